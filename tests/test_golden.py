"""Full deals with known values: every lead of `data/solver_golden.tsv`, from an independent search."""

from pathlib import Path
from typing import NamedTuple

import pytest

import rebelote
from rulesets import with_standard_values

TABLE = Path(__file__).parent / "data" / "solver_golden.tsv"
PRESETS = {"required": "ffb_classic", "free": "bulgarian"}

Pair = tuple[int, int]


class Golden(NamedTuple):
    """One row: the position, its value and the value of each lead."""

    deal: str
    trump: str
    leader: str
    undertrump: str
    value: Pair
    leads: dict[str, Pair]


def read(line: str) -> Golden:
    """A row from its text."""
    deal, trump, leader, undertrump, ns, ew, leads = line.split("\t")
    values = {}
    for lead in leads.split():
        card, _, pair = lead.partition(":")
        ns_lead, _, ew_lead = pair.partition("-")
        values[card] = (int(ns_lead), int(ew_lead))
    return Golden(deal, trump, leader, undertrump, (int(ns), int(ew)), values)


ROWS = [read(line) for line in TABLE.read_text(encoding="utf-8").splitlines() if not line.startswith("#")]


def test_the_table_is_whole() -> None:
    """401 deals with eight leads each, every trump and both rules."""
    assert len(ROWS) == 401
    assert all(len(row.leads) == 8 for row in ROWS)
    assert {row.trump for row in ROWS} == {"C", "D", "H", "S", "NT", "AT"}
    assert {row.undertrump for row in ROWS} == set(PRESETS)


@pytest.mark.parametrize("row", ROWS, ids=[str(number) for number in range(1, len(ROWS) + 1)])
def test_every_lead(row: Golden) -> None:
    """The value of the deal and of each of the eight leads."""
    rules = with_standard_values(rebelote.Rules.preset(PRESETS[row.undertrump]).play)
    solution = rebelote.solve(row.deal, row.trump, row.leader, rules=rules)
    assert {str(card): value for card, value in solution.cards.items()} == row.leads
    assert solution.value == row.value
    assert {str(card) for card in solution.best} == {
        c for c, value in row.leads.items() if value == row.value
    }
