"""What a deal is worth: the rows of `data/scoring.json` and rows of rule texts, each a test under its id."""

import json
import random
from pathlib import Path
from typing import Any

import pytest

from random_play import play_round
from rebelote import (
    Deal,
    InvalidArgument,
    NtValues,
    Pack,
    PlayRules,
    Position,
    Round,
    Rules,
    Seat,
    Side,
    Trump,
)
from rebelote.contract import Contract
from rebelote.rules import Rounding
from rebelote.rules.variant import FIELDS
from rebelote.scoring import RoundFacts, RoundScore, rounded, score
from settling import deal

Row = dict[str, Any]
DATA = Path(__file__).parent / "data" / "scoring.json"
ROWS: list[Row] = json.loads(DATA.read_text(encoding="utf-8"))

NOT_EXPRESSED = {
    "P-SC-41": "a générale is no contract here",
    "P-SC-42": "a générale is no contract here",
    "P-SC-48": "another table of all-trumps values",
    "P-SC-70": "penalties below nought of one Moldovan program",
}

BULGARIAN = {"bulgarian": {}, "bulgarian-2001": {"rounding": "rest"}}
COINCHE: dict[str, Any] = {
    "rounding": "none",
    "failed_points": 162,
    "failed_bid_capot_points": None,
    "doubled_points": None,
    "doubled_capot_points": None,
    "double_scope": "all",
    "lost_belote": "kept",
    "made_test": "bid",
}
OPTIONS: dict[tuple[str, Any], dict[str, Any]] = {
    ("litige", "fail"): {"tie": "failed"},
    ("belote_counts", False): {"belote_counts": False},
    ("score_mode", "contract_only"): {"record_points": False},
    ("score_mode", "contract+all"): {"doubled_points": 160},
    ("score_mode", "contract+points"): {},
    ("fail_base", 160): {"failed_points": 160},
    ("fail_base", 162): {"failed_points": 162},
    ("multiply", "all"): {"double_scope": "all"},
    ("multiply", "contract"): {"double_scope": "contract"},
    ("defence_scores_if_coinched", False): {"doubled_loser_scores": False},
    ("round_to", 1): {"rounding": "none"},
    ("round_to", 10): {"rounding": "five_up"},
    ("min_for_80", 82): {"least_points": 82},
    ("must_beat_defence", True): {"made_test": "bid_and_more"},
    ("score_type", "points+bid"): {},
    ("score_type", "bid only"): {"record_points": False},
    ("capot_value", 250): {"capot_value": 250},
    ("coinche_base", 160): {"doubled_points": 160},
    ("opening_bid_label", 82): {},
}


def rules_of(row: Row) -> Rules:
    variant = row["variant"]
    changes: dict[str, Any] = {}
    for option in row["input"].get("options", {}).items():
        changes |= OPTIONS[option]
    if variant in BULGARIAN:
        return Rules.preset("bulgarian", **BULGARIAN[variant])
    if variant == "belote-fr":
        return Rules.preset("ffb_classic", **changes)
    if variant == "bga-coinche":
        return Rules.preset("bga_coinche", **changes)
    return Rules.preset("ffb_contree", **COINCHE | changes)


def contract_of(given: Row) -> Contract:
    told = given["contract"]
    # A row's 80 may be what a bid shown as 82 scores; a contract is named by its bid.
    value = given.get("options", {}).get("opening_bid_label", told.get("value"))
    return Contract(
        trump=Trump(told.get("trump", told["type"])),
        declarer=Seat.N if told["team"] == "NS" else Seat.E,
        multiplier=told.get("level", 1),
        value=None if value == "capot" else value,
        capot=value == "capot",
    )


def pair(told: dict[str, int]) -> tuple[int, int]:
    return told["NS"], told["EW"]


def facts_of(row: Row) -> RoundFacts:
    told = row["input"]
    return RoundFacts(
        card_points=pair(told["card_points"]),
        tricks=pair(told["tricks"]),
        last_trick=Side[told["last_trick"]],
        declarations=pair(told["declarations"]),
        belotes=pair(told["belotes"]),
    )


def check_account(result: RoundScore, rules: Rules) -> None:
    """The lines of a side add up, and each names a rule."""
    for side in Side:
        total = sum(line.points for line in result.lines if line.side is side)
        assert total == result.game_points[side] * rules.settlement.score_unit
    assert {line.rule for line in result.lines} <= {*FIELDS, "play"}


def rows(query: str) -> list[Any]:
    return [
        pytest.param(row, id=row["id"])
        for row in ROWS
        if row["input"]["query"] == query and row["id"] not in NOT_EXPRESSED
    ]


@pytest.mark.parametrize("row", rows("deal_score"))
def test_deal(row: Row) -> None:
    rules = rules_of(row)
    told = row["input"]
    result = score(facts_of(row), contract_of(told), rules, carried=told["hanging_in"])
    check_account(result, rules)
    expected = row["expected"]
    assert result.game_points == pair(expected["score"])
    words = {"inside": "failed", "hanging": "tied", "litige": "tied"}
    assert result.result == words.get(expected["result"], expected["result"])
    if "hanging_out" in expected:
        assert result.carried == expected["hanging_out"]


@pytest.mark.parametrize("row", rows("settle"))
def test_settle(row: Row) -> None:
    """Finished totals, as card points without any bonus."""
    told = row["input"]
    rules = Rules.preset("bulgarian", last_trick=0, capot=0, nt_factor=1)
    facts = RoundFacts(card_points=pair(told["totals"]), tricks=(4, 4), last_trick=Side.NS)
    result = score(facts, contract_of(told), rules, carried=told["hanging_in"])
    check_account(result, rules)
    assert result.game_points == pair(row["expected"]["score"])
    assert result.carried == row["expected"]["hanging_out"]


@pytest.mark.parametrize("row", rows("round"))
def test_round(row: Row) -> None:
    told = row["input"]
    trump = Trump(told["contract"].get("trump", told["contract"]["type"]))
    richer = told["side"] == "higher"
    assert rounded(told["points"], trump, Rounding.PAIRS, richer=richer) == 10 * row["expected"]


@pytest.mark.parametrize("row", rows("card_sum"))
def test_card_sum(row: Row) -> None:
    """The cards of all tricks together, without the last trick."""
    told = row["input"]["contract"]
    values = NtValues.ACE_19 if row["input"]["scale"].startswith("A19") else NtValues.STANDARD
    rules = PlayRules(nt_values=values, last_trick=0, capot=None)
    position = Position(Deal.random(2), told.get("trump", told["type"]), "N", rules)
    while not position.is_over:
        position = position.play(min(position.legal_cards))
    assert sum(position.points) == row["expected"]


@pytest.mark.parametrize("row", rows("property"))
def test_property(row: Row) -> None:
    if row["id"] == "P-SC-50":
        deals = [Round("ffb_classic", Pack.random(seed)) for seed in range(50)]
        for number, each in enumerate(deals):
            each.call("take")
            play_round(each, random.Random(number))
            assert sum(each.facts.card_points) == row["expected"]["card_points_sum"]
            bonus = 90 if 8 in each.facts.tricks else 0
            assert sum(each.position.points) - bonus == row["expected"]["with_last_ten"]
    else:
        assert row["id"] == "P-SC-71"
        told = deal("ffb_classic", "H", (152, 0), tricks=pair(row["input"]["tricks"]))
        assert [line.points for line in told.lines if line.label == "capot"] == [90]
        assert told.game_points == (252, 0)


def test_every_row_has_its_place() -> None:
    queries = {"deal_score", "settle", "round", "card_sum", "property"}
    assert {row["input"]["query"] for row in ROWS} == queries
    assert set(NOT_EXPRESSED) <= {row["id"] for row in ROWS}


def test_bad_values_are_refused() -> None:
    with pytest.raises(InvalidArgument, match="needs a value or capot"):
        deal("ffb_contree", "H", (70, 82))
    with pytest.raises(InvalidArgument, match="neither value nor capot"):
        deal("bulgarian", "H", (70, 82), value=80)
    with pytest.raises(InvalidArgument, match="80 is no bid of these rules: 82 to 160 by 10"):
        deal("bga_coinche", "H", (70, 82), value=80)
    with pytest.raises(InvalidArgument, match="no multiplier 3"):
        deal("bulgarian", "H", (70, 82), times=3)
    with pytest.raises(InvalidArgument, match="carried must be between 0 and"):
        deal("bulgarian", "H", (70, 82), carried=-1)
    with pytest.raises(InvalidArgument, match="eight tricks, not 9"):
        deal("bulgarian", "H", (70, 82), tricks=(4, 5))
    with pytest.raises(TypeError):
        deal("bulgarian", "H", (70.5, 82))  # type: ignore[arg-type]
