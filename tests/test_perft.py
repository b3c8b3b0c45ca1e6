"""Perft: the counts of `data/perft.txt`, which the Rust tests read too."""

from pathlib import Path
from typing import NamedTuple

import pytest

import oracle
from rebelote import Position
from rulesets import play_rules


class Counted(NamedTuple):
    """A position and its number of lines by depth."""

    name: str
    position: Position
    counts: dict[int, int]


def read(case: str) -> Counted:
    """A case of the file."""
    fields: dict[str, str] = {}
    counts: dict[int, int] = {}
    for line in case.splitlines():
        key, _, value = line.partition(" ")
        if key == "perft":
            depth, count = map(int, value.split())
            counts[depth] = count
        elif key != "#":
            fields[key] = value
    duties = oracle.Duties(**dict(rule.split("=") for rule in fields["rules"].split()))
    position = Position(fields["deal"], fields["trump"], fields["leader"], play_rules(duties))
    return Counted(fields["id"], position, counts)


TEXT = (Path(__file__).parent / "data" / "perft.txt").read_text(encoding="utf-8")
CASES = [read(case) for case in TEXT.split("\n\n") if "\nperft" in case]


def test_the_file_holds_cases() -> None:
    """Each with some counts."""
    assert len(CASES) >= 6
    assert all(case.counts for case in CASES)


@pytest.mark.parametrize("case", CASES, ids=[case.name for case in CASES])
def test_counts(case: Counted) -> None:
    """The number of legal lines of each length."""
    assert {depth: case.position.perft(depth) for depth in case.counts} == case.counts


def test_no_line_is_longer_than_the_deal() -> None:
    """No card is one line; past the end there is none."""
    position = Position("N:A... K... Q... J...", "H", "N")
    assert [position.perft(cards) for cards in range(7)] == [1, 1, 1, 1, 1, 0, 0]
