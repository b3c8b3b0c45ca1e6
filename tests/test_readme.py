"""What the README shows is what happens, and its list of presets is whole."""

import doctest
import re
import shlex
from pathlib import Path

from click.testing import CliRunner

import rebelote as rb
from rebelote.cli.commands import rebelote

README = Path(__file__).parent.parent / "README.md"


def test_session() -> None:
    result = doctest.testfile(str(README), module_relative=False, encoding="utf-8")
    assert result.attempted >= 5
    assert result.failed == 0


def test_command_line() -> None:
    text = README.read_text(encoding="utf-8")
    shown = re.search(r"^\$ rebelote (solve .*)\n((?:[^$].*\n|\n)+)", text, re.MULTILINE)
    assert shown
    command, picture = shown.groups()
    result = CliRunner().invoke(rebelote, shlex.split(command))
    assert [line.rstrip() for line in result.output.splitlines()] == picture.splitlines()


def test_presets() -> None:
    text = README.read_text(encoding="utf-8")
    assert [preset for preset in rb.Rules.presets() if f"`{preset}`" not in text] == []
