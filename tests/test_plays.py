"""The plays of `data/plays.tsv`: what each named rule set allows, by the engine and by the oracle."""

import csv
from pathlib import Path

import pytest

import oracle
from rulesets import COLUMNS, duties_of
from situations import position_before

TABLE = Path(__file__).parent / "data" / "plays.tsv"

with TABLE.open(encoding="utf-8") as lines:
    ROWS = list(csv.DictReader(lines, delimiter="\t"))

STATED = [(row, column) for row in ROWS for column in COLUMNS if row[column] != "-"]


def cards_of(trick: str) -> list[str]:
    """The cards of a trick written as "L:7S P:AS R:8S"."""
    return [play.partition(":")[2] for play in trick.split()]


def test_the_table_is_whole() -> None:
    """Every row is there, in order, and speaks of some rule set."""
    assert [row["id"] for row in ROWS] == [f"PL{n:02}" for n in range(1, 19)]
    assert {row["id"] for row, _ in STATED} == {row["id"] for row in ROWS}
    assert {column for _, column in STATED} == set(COLUMNS)


def test_tricks_are_told_in_order_of_play() -> None:
    """The last card is the right opponent's or, when one card is down, the left one's."""
    for row in ROWS:
        players = "".join(play[0] for play in row["trick"].split())
        assert players in ("L", "PR", "LPR")


@pytest.mark.parametrize(("row", "column"), STATED, ids=[f"{row['id']}-{column}" for row, column in STATED])
def test_legal_cards(row: dict[str, str], column: str) -> None:
    """The hand may play the cards the table says."""
    trick = cards_of(row["trick"])
    position = position_before(row["hand"].split(), trick, row["trump"], COLUMNS[column], leader=0)
    assert len(position.trick) == len(trick)
    assert {str(card) for card in position.legal_cards} == set(row[column].split())


@pytest.mark.parametrize(("row", "column"), STATED, ids=[f"{row['id']}-{column}" for row, column in STATED])
def test_the_oracle_agrees(row: dict[str, str], column: str) -> None:
    """So does the referee the engine is compared with."""
    allowed = oracle.legal(
        row["hand"].split(), cards_of(row["trick"]), row["trump"], duties_of(COLUMNS[column])
    )
    assert allowed == set(row[column].split())
