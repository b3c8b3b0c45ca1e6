"""The session in the README runs and prints what it says."""

import doctest
from pathlib import Path

README = Path(__file__).parent.parent / "README.md"


def test_session() -> None:
    result = doctest.testfile(str(README), module_relative=False, encoding="utf-8")
    assert result.attempted >= 5
    assert result.failed == 0
