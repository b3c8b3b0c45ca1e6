"""The rows of `data/cases.json`, situations from public software with the right answer, as positions."""

import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from rebelote import Deal, Position
from rulesets import PROFILES

Row = dict[str, Any]

ROWS: list[Row] = json.loads((Path(__file__).parent / "data" / "cases.json").read_text(encoding="utf-8"))

NOT_EXPRESSED = {
    "P-SO-46": "how a player breaks ties within a tolerance; no position is told, and this is the solver",
    "P-RO-06": "the row asks for a seat's turn against the play; a Position finds the seat itself, tested so",
    "P-SO-18": "batches are not part of solving one position; its deal is solved again and again instead",
}


def rows(kind: str, *queries: str) -> list[Any]:
    """The rows of a kind and some queries as test parameters."""
    return [
        pytest.param(row, id=row["id"])
        for row in ROWS
        if row["kind"] == kind and row["input"]["query"] in queries
    ]


def trump_of(row: Row) -> str:
    """The trump of a row's contract."""
    contract: dict[str, str] = row["input"]["contract"]
    return contract.get("trump", contract["type"])


def position_of(row: Row) -> Position:
    """The position of a solver row: the hands with the cards on the table given back, then played."""
    told = row["input"]
    trick = told.get("trick", [])
    hands = {seat: list(cards) for seat, cards in told["hands"].items()}
    for seat, card in trick:
        hands[seat].append(card)
    won = told.get("tricks_won")
    rules = replace(
        PROFILES[told["profile"]], last_trick=told.get("last_trick_bonus", 10), capot=told.get("capot_bonus")
    )
    return Position(
        Deal.from_hands(hands),
        trump_of(row),
        trick[0][0] if trick else told["to_play"],
        rules,
        played=[card for _, card in trick],
        tricks_before=won and (won["NS"], won["EW"]),
    )
