"""How many of the collected situations are tests, and why the others aren't."""

import json
from collections import Counter
from pathlib import Path
from typing import Any

import cases
import test_declarations
import test_format
import test_scoring

Row = dict[str, Any]
NOT_EXPRESSED = {
    **cases.NOT_EXPRESSED,
    **test_scoring.NOT_EXPRESSED,
    **test_declarations.NOT_EXPRESSED,
    **test_format.NOT_EXPRESSED,
}
ROWS: list[Row] = [
    row
    for path in sorted((Path(__file__).parent / "data").glob("*.json"))
    for row in json.loads(path.read_text(encoding="utf-8"))
]


def share(variants: set[str]) -> float:
    """The share of the rows of some variants that are tests."""
    expressed = Counter(row["id"] not in NOT_EXPRESSED for row in ROWS if row["variant"] in variants)
    return expressed[True] / expressed.total()


def test_every_reason_is_for_a_row() -> None:
    assert set(NOT_EXPRESSED) <= {row["id"] for row in ROWS}
    assert len({row["id"] for row in ROWS}) == len(ROWS) == 425


def test_nearly_every_row_is_a_test() -> None:
    assert share({"bulgarian", "belote-fr", "bga-coinche", "coinche", "contree"}) >= 0.95
    assert share({"bulgarian-2001"}) >= 0.8
