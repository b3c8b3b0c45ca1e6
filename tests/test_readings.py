"""Where sources disagree: what others say against a row of `data` is reached by fields too."""

from typing import Any

import pytest

import test_auction
import test_declarations
import test_scoring
from rebelote import (
    Call,
    IllegalCall,
    RoundFacts,
    Rules,
    Side,
    can_say_belote,
    find_declarations,
    open_auction,
    resolve_declarations,
    score,
)
from test_declarations import declaration
from test_scoring import contract_of, facts_of, pair

Row = dict[str, Any]
ELSEWHERE = {
    "P-SC-48": "neither table of all-trumps values is played by a preset; not expressed",
    "P-BI-11": "tests/test_round.py",
    "P-DE-33": "tests/test_round.py",
}
# The fields changed, what both sides record then, and what waits.
SCORES: list[tuple[str, dict[str, Any], tuple[int, int], int]] = [
    ("P-SC-01", {"failed_declarations": "holder"}, (20, 162), 0),
    ("P-SC-05", {"tie": "failed"}, (0, 162), 0),
    ("P-SC-05", {"tie": "made"}, (81, 81), 0),
    ("P-SC-06", {"tie": "half_waits"}, (0, 81), 81),
    ("P-SC-09", {"belote_counts": True}, (96, 86), 0),
    ("P-SC-18", {"least_points": 81}, (161, 81), 0),
    ("P-SC-18", {"least_points": 0}, (161, 81), 0),
    ("P-SC-24", {"rounding": "six_up"}, (180, 70), 0),
    ("P-SC-25", {"double_scope": "contract"}, (340, 0), 0),
    ("P-SC-25", {"doubled_points": None}, (398, 0), 0),
    ("P-SC-36", {"failed_capot_points": 252}, (342, 0), 0),
    ("P-SC-40", {"record_points": True}, (2008, 0), 0),
    ("P-SC-44", {"double_scope": "contract", "doubled_loser_scores": True}, (310, 52), 0),
    ("P-SC-45", {"made_test": "bid"}, (170, 92), 0),
    ("P-SC-46", {"made_test": "bid_and_more"}, (0, 262), 0),
    ("P-SC-58", {"doubled_tie": "as_undoubled"}, (0, 16), 16),
    ("G-SC-01", {"rounding": "pairs"}, (0, 26), 0),
    ("G-SC-02", {"rounding": "pairs"}, (0, 26), 0),
    ("G-FX-01", {"rounding": "pairs"}, (16, 0), 0),
    ("G-FX-02", {"rounding": "rest"}, (15, 1), 0),
    ("G-FX-03", {"rounding": "pairs"}, (26, 0), 0),
    ("N-CA-05", {"round_before_doubling": False}, (0, 29), 0),
    ("N-CA-06", {"round_before_doubling": False}, (0, 27), 0),
    ("N-CA-07", {"round_before_doubling": False}, (0, 25), 0),
    ("N-CA-09", {"round_before_doubling": False}, (0, 58), 0),
    ("N-EQ-05", {"doubled_tie": "as_undoubled"}, (0, 4), 4),
    ("N-EQ-06", {"doubled_tie": "as_undoubled"}, (0, 8), 8),
    ("N-EQ-07", {"doubled_tie": "as_undoubled"}, (0, 4), 4),
    ("N-EQ-08", {"doubled_tie": "as_undoubled"}, (0, 4), 4),
    ("N-EQ-13", {"doubled_tie": "as_undoubled"}, (0, 8), 18),
    ("N-EQ-14", {"doubled_tie": "as_undoubled"}, (0, 16), 26),
    ("N-EQ-15", {"doubled_tie": "as_undoubled"}, (0, 8), 18),
]
# The fields changed, and what both sides score.
RESOLVED: list[tuple[str, dict[str, Any], tuple[int, int]]] = [
    ("P-DE-12a", {"equal_declarations": "cancel"}, (0, 0)),
    ("P-DE-12c", {"equal_declarations": "trump_then_seat"}, (20, 0)),
    ("P-DE-17a", {"declaration_pools": "two"}, (100, 100)),
    ("P-DE-17b", {"declaration_pools": "squares_first"}, (100, 0)),
    ("P-DE-18", {"hundreds_order": "natural"}, (0, 100)),
    ("N-CM-06", {"long_runs": "one_class"}, (0, 0)),
    ("N-CM-07", {"long_runs": "one_class"}, (0, 0)),
    ("G-RE-01", {"declaration_pools": "two"}, (150, 20)),
    ("G-RE-02", {"declaration_pools": "two"}, (200, 50)),
    ("G-RE-05", {"declaration_pools": "two"}, (150, 20)),
    ("G-RE-06", {"declaration_pools": "two"}, (100, 50)),
    ("G-FX-11", {"declaration_pools": "two"}, (100, 100)),
    ("G-FX-12", {"long_runs": "by_length"}, (100, 0)),
]
FOUND: list[tuple[str, dict[str, Any], list[int]]] = [
    ("P-DE-02", {"shared_cards": True}, [100, 50]),
    ("P-DE-04", {"shared_cards": False}, [200]),
    ("P-DE-05", {"shared_cards": True}, [200, 50]),
]
BELOTES: list[tuple[str, dict[str, Any], bool]] = [
    ("P-DE-29", {"belote_in_all_trumps": True}, True),
    ("P-DE-30", {"belote_in_all_trumps": False}, False),
    ("P-DE-32", {"belote_condition": "any_play"}, True),
]


def row_of(rows: list[Row], name: str) -> Row:
    return next(row for row in rows if row["id"] == name)


def named(readings: list[Any]) -> list[Any]:
    return [
        pytest.param(*each[1:], row_name, id=f"{row_name} {each[1]}")
        for each in readings
        for row_name in each[:1]
    ]


@pytest.mark.parametrize(("fields", "recorded", "waits", "name"), named(SCORES))
def test_score(fields: dict[str, Any], recorded: tuple[int, int], waits: int, name: str) -> None:
    row = row_of(test_scoring.ROWS, name)
    told = row["input"]
    contract = contract_of(told)
    if told["query"] == "settle":
        rules = Rules.preset("bulgarian", last_trick=0, capot=0, nt_factor=1, **fields)
        facts = RoundFacts(card_points=pair(told["totals"]), tricks=(4, 4), last_trick=Side.NS)
    else:
        rules, facts = test_scoring.rules_of(row).replace(**fields), facts_of(row)
    result = score(facts, contract, rules, carried=told["hanging_in"])
    test_scoring.check_account(result, rules)
    assert (result.game_points, result.carried) == (recorded, waits), result.lines


@pytest.mark.parametrize(("fields", "points", "name"), named(RESOLVED))
def test_resolve(fields: dict[str, Any], points: tuple[int, int], name: str) -> None:
    row = row_of(test_declarations.ROWS, name)
    told = row["input"]
    rules = test_declarations.rules_of(row).replace(**fields)
    if told["query"] == "compare":
        made = {"N": [declaration(told["a"])], "E": [declaration(told["b"])]}
    elif told["query"] == "resolve_teams":
        sides = told["declarations"]
        made = {
            seat: [declaration(each) for each in sides[side]] for seat, side in (("N", "NS"), ("E", "EW"))
        }
    else:
        made = {seat: [declaration(each) for each in all_] for seat, all_ in told["declarations"].items()}
    contract = told.get("contract", {"type": "C"})
    trump = contract.get("trump", contract["type"])
    assert resolve_declarations(made, trump, told.get("leader", "N"), rules) == points


@pytest.mark.parametrize(("fields", "points", "name"), named(FOUND))
def test_find(fields: dict[str, Any], points: list[int], name: str) -> None:
    row = row_of(test_declarations.ROWS, name)
    rules = test_declarations.rules_of(row).replace(**fields)
    found = find_declarations(" ".join(row["input"]["hand"]), rules)
    assert sorted((each.points for each in found), reverse=True) == points


@pytest.mark.parametrize(("fields", "may", "name"), named(BELOTES))
def test_belote(fields: dict[str, Any], may: bool, name: str) -> None:
    row = row_of(test_declarations.ROWS, name)
    told = row["input"]
    trick = [card for _, card in told["trick"]]
    rules = test_declarations.rules_of(row).replace(**fields)
    assert can_say_belote(" ".join(told["hand"]), told["card"], trick, told["contract"]["type"], rules) is may


def test_p_bi_07_numbers_above_160() -> None:
    auction = open_auction(Rules.preset("ffb_contree", bid_max=500), "W").call("160H")
    assert Call("170S") in auction.legal_calls
    assert auction.call("500S").call("capot C").bid is not None
    with pytest.raises(IllegalCall, match="80 to 500"):
        auction.call("510S")


def test_p_bi_13_p_bi_15_how_many_passes_close() -> None:
    for passes, over in ((3, True), (4, False)):
        auction = open_auction(Rules.preset("ffb_contree", closing_passes=passes), "W").call("80H")
        for _ in range(3):
            auction = auction.call("pass")
        assert auction.is_over is over


def test_p_bi_24_no_bid_after_a_double() -> None:
    auction = open_auction(Rules.preset("bulgarian", doubles="freeze"), "W").call("C").call("double")
    with pytest.raises(IllegalCall, match="a double has ended the bidding"):
        auction.call("NT")


def test_no_disagreement_is_left_out() -> None:
    told = {each[0] for readings in (SCORES, RESOLVED, FOUND, BELOTES) for each in readings}
    told |= {"P-BI-07", "P-BI-13", "P-BI-15", "P-BI-24", *ELSEWHERE, *test_declarations.NOT_EXPRESSED}
    rows = [*test_scoring.ROWS, *test_declarations.ROWS, *test_auction.ROWS]
    assert {row["id"] for row in rows if "sources_disagree" in row} <= told
