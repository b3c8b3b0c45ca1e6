"""What each preset does where its text is open, and that the other reading is a field: one test an answer."""

from typing import Any

import pytest

from rebelote import (
    Card,
    Cards,
    Match,
    Pack,
    Position,
    RoundScore,
    Rules,
    Seat,
    Side,
    find_declarations,
    open_auction,
    resolve_declarations,
)
from rebelote.standing import DealOutcome, Standing
from settling import deal
from test_auction import called
from test_declarations import run, square

UNDER = "N:7..A. .9.K. .8.Q. .A.J."
"""Spades led and ruffed with the nine: S has the eight of trumps and a diamond."""

FREE, FORCED = {"8H", "QD"}, {"8H"}


def under(rules: Rules) -> set[str]:
    """What a void seat may play when an opponent has ruffed higher than it can."""
    position = Position(UNDER, "H", "N", rules).play("7S").play("9H")
    return {str(card) for card in position.legal_cards}


@pytest.mark.parametrize(
    ("rules", "cards"),
    [
        pytest.param(Rules.preset("bga"), FORCED, id="bga"),
        pytest.param(Rules.preset("bga", cannot_overtrump="any_card"), FREE, id="bga, the option"),
        pytest.param(Rules.preset("hungarian"), FREE, id="hungarian"),
        pytest.param(
            Rules.preset("hungarian", cannot_overtrump="undertrump"), FORCED, id="hungarian, the option"
        ),
        *(
            pytest.param(Rules.preset(f"stargames_{game}"), FORCED, id=f"stargames_{game}")
            for game in ("classic", "contree")
        ),
        *(
            pytest.param(
                Rules.preset(f"stargames_{game}", cannot_overtrump="any_card"),
                FREE,
                id=f"stargames_{game}, the option",
            )
            for game in ("classic", "contree")
        ),
    ],
)
def test_undertrump(rules: Rules, cards: set[str]) -> None:
    assert under(rules) == cards


@pytest.mark.parametrize("preset", Rules.presets())
def test_the_next_seat_deals_also_after_a_passed_out_deal(preset: str) -> None:
    match = Match(preset, seed=1, dealer="E")
    deal = match.next_round()
    while not deal.is_over:
        deal.call("pass")
    assert match.next_round().dealer is Seat.S


def test_bulgarian_a_bid_after_a_double_stands_undoubled() -> None:
    contract = called("bulgarian", "C,X,XX,D,P,P,P").contract
    assert contract is not None
    assert (str(contract.trump), contract.multiplier) == ("D", 1)


def settled(
    preset: str, fields: dict[str, Any], trump: str, cards: tuple[int, int], **told: Any
) -> RoundScore:
    return deal(Rules.preset(preset, **fields), trump, cards, **told)


CAPOT: dict[str, Any] = {"tricks": (8, 0)}
THEIR_CAPOT: dict[str, Any] = {"tricks": (0, 8), "last": "EW"}
# Preset, fields, trump, cards, and the rest of the facts → game points and what waits.
ANSWERS: dict[str, tuple[str, dict[str, Any], str, tuple[int, int], dict[str, Any], tuple[int, int], int]] = {
    "bulgarian: a doubled tie leaves all": ("bulgarian", {}, "H", (71, 81), {"times": 2}, (0, 0), 32),
    "bulgarian: round, then multiply": ("bulgarian", {}, "H", (90, 62), {"times": 4}, (64, 0), 0),
    "bulgarian: multiply, then round": (
        "bulgarian",
        {"round_before_doubling": False},
        "H",
        (90, 62),
        {"times": 4},
        (65, 0),
        0,
    ),
    "bulgarian: what waits is added last": (
        "bulgarian",
        {},
        "H",
        (90, 62),
        {"times": 4, "carried": 10},
        (74, 0),
        0,
    ),
    "bulgarian: what waits goes to the made": ("bulgarian", {}, "H", (90, 62), {"carried": 8}, (18, 6), 0),
    "bulgarian: to those who beat it": ("bulgarian", {}, "H", (60, 92), {"carried": 8}, (0, 24), 0),
    "bulgarian: to the richer of a doubled deal": (
        "bulgarian",
        {},
        "H",
        (60, 92),
        {"carried": 8, "times": 2},
        (0, 40),
        0,
    ),
    "bulgarian: no trump leaves a capot as it is": ("bulgarian", {}, "NT", (120, 0), CAPOT, (35, 0), 0),
    "bulgarian: a double doesn't": ("bulgarian", {}, "NT", (120, 0), CAPOT | {"times": 2}, (70, 0), 0),
    "bulgarian: no trump doubles a capot": (
        "bulgarian",
        {"nt_capot_doubled": True},
        "NT",
        (120, 0),
        CAPOT,
        (44, 0),
        0,
    ),
    "bulgarian: 160 to 2": ("bulgarian", {}, "H", (150, 2), {}, (16, 0), 0),
    "bulgarian: 160 to 2, the 2001 program": (
        "bulgarian",
        {"rounding": "rest"},
        "H",
        (150, 2),
        {},
        (15, 1),
        0,
    ),
    "bulgarian: a lost belote passes": ("bulgarian", {}, "H", (60, 92), {"belotes": (1, 0)}, (0, 18), 0),
    "bulgarian: a lost belote is kept": (
        "bulgarian",
        {"lost_belote": "kept"},
        "H",
        (60, 92),
        {"belotes": (1, 0)},
        (2, 16),
        0,
    ),
    "bga: capot by the defence": ("bga", {}, "H", (0, 152), THEIR_CAPOT, (0, 252), 0),
    "bga: capot by the defence, literally": (
        "bga",
        {"failed_capot_points": 162},
        "H",
        (0, 152),
        THEIR_CAPOT,
        (0, 162),
        0,
    ),
    "bga: a belote in a litige is staked": ("bga", {}, "H", (61, 91), {"belotes": (1, 0)}, (0, 91), 91),
    "bga: a belote in a litige is kept": (
        "bga",
        {"tie_belote": "kept"},
        "H",
        (61, 91),
        {"belotes": (1, 0)},
        (20, 91),
        71,
    ),
    "hungarian: 81–81": ("hungarian", {}, "H", (71, 81), {}, (0, 0), 162),
    "hungarian: 91–91": ("hungarian", {}, "H", (61, 91), {"belotes": (1, 0)}, (20, 0), 162),
    "hungarian: 81–81 as a litige": ("hungarian", {"tie": "half_waits"}, "H", (71, 81), {}, (0, 81), 81),
    "hungarian: 81–81 fails": ("hungarian", {"tie": "failed"}, "H", (71, 81), {}, (0, 162), 0),
    "hungarian: a belote counts": ("hungarian", {}, "H", (65, 87), {"belotes": (1, 0)}, (95, 87), 0),
    "hungarian: a belote doesn't": (
        "hungarian",
        {"belote_counts": False},
        "H",
        (65, 87),
        {"belotes": (1, 0)},
        (20, 162),
        0,
    ),
    "hungarian: capot by the defence": ("hungarian", {}, "H", (0, 152), THEIR_CAPOT, (0, 252), 0),
    "stargames_classic: all tricks": ("stargames_classic", {}, "H", (152, 0), CAPOT, (252, 0), 0),
    "stargames_classic: all tricks, literally": (
        "stargames_classic",
        {"capot": 100},
        "H",
        (152, 0),
        CAPOT,
        (262, 0),
        0,
    ),
    "stargames_classic: a tie": ("stargames_classic", {}, "H", (71, 81), {}, (0, 81), 81),
    "stargames_classic: a tie fails": (
        "stargames_classic",
        {"tie": "failed"},
        "H",
        (71, 81),
        {},
        (0, 162),
        0,
    ),
    "stargames_classic: a tie is made": (
        "stargames_classic",
        {"tie": "made"},
        "H",
        (71, 81),
        {},
        (81, 81),
        0,
    ),
    "stargames_classic: a lost belote": (
        "stargames_classic",
        {},
        "H",
        (60, 92),
        {"belotes": (1, 0)},
        (0, 182),
        0,
    ),
    "stargames_classic: a lost belote is kept": (
        "stargames_classic",
        {"lost_belote": "kept"},
        "H",
        (50, 102),
        {"belotes": (1, 0)},
        (20, 162),
        0,
    ),
    "stargames_contree: the bid is enough": (
        "stargames_contree",
        {},
        "H",
        (70, 82),
        {"value": 80},
        (160, 82),
        0,
    ),
    "stargames_contree: more than the others": (
        "stargames_contree",
        {"made_test": "bid_and_more"},
        "H",
        (70, 82),
        {"value": 80},
        (0, 242),
        0,
    ),
    "stargames_contree: failed": (
        "stargames_contree",
        {},
        "H",
        (50, 102),
        {"value": 100, "times": 2, "belotes": (1, 0)},
        (0, 382),
        0,
    ),
    "stargames_contree: failed, all points only": (
        "stargames_contree",
        {"failed_bid_scores": False},
        "H",
        (50, 102),
        {"value": 100, "times": 2, "belotes": (1, 0)},
        (0, 182),
        0,
    ),
    "stargames_contree: the kontra": (
        "stargames_contree",
        {},
        "H",
        (100, 52),
        {"value": 100, "times": 2},
        (310, 52),
        0,
    ),
    "stargames_contree: the kontra on everything": (
        "stargames_contree",
        {"double_scope": "all"},
        "H",
        (100, 52),
        {"value": 100, "times": 2},
        (420, 52),
        0,
    ),
    "ffb_classic: all trumps": ("ffb_classic", {}, "AT", (188, 60), {"belotes": (1, 0)}, (144, 38), 0),
    "ffb_contree: failed, 2016": (
        "ffb_contree",
        {},
        "H",
        (60, 92),
        {"value": 100, "belotes": (1, 0)},
        (0, 280),
        0,
    ),
    "ffb_coinche: failed, 2015": (
        "ffb_coinche",
        {},
        "H",
        (60, 92),
        {"value": 120, "belotes": (1, 0)},
        (20, 280),
        0,
    ),
}


@pytest.mark.parametrize("name", ANSWERS)
def test_settled(name: str) -> None:
    preset, fields, trump, cards, told, game_points, carried = ANSWERS[name]
    result = settled(preset, fields, trump, cards, **told)
    assert (result.game_points, result.carried) == (game_points, carried), result.lines


@pytest.mark.parametrize(
    ("preset", "fields", "winner"),
    [
        ("bulgarian", {}, None),
        ("bulgarian", {"capot_finish": "allowed"}, Side.NS),
        ("bulgarian", {"waiting_finish": False, "capot_finish": "allowed"}, Side.NS),
    ],
)
def test_bulgarian_capot_finish(preset: str, fields: dict[str, Any], winner: Side | None) -> None:
    rules = Rules.preset(preset, **fields).match
    capot = DealOutcome(game_points=(25, 0), declarer=Side.NS, tricks=(8, 0))
    assert Standing(score=(135, 100)).after(capot, rules).winner is winner


def test_bulgarian_one_more_deal() -> None:
    capot = DealOutcome(game_points=(25, 0), declarer=Side.NS, tricks=(8, 0))
    then = DealOutcome(game_points=(0, 26), declarer=Side.NS)
    for finish, winner in (("barrier", None), ("one_more_deal", Side.NS)):
        rules = Rules.preset("bulgarian", capot_finish=finish).match
        assert Standing(score=(135, 100)).after(capot, rules).after(then, rules).winner is winner


@pytest.mark.parametrize(("finish", "winner"), [(True, Side.EW), (False, None)])
def test_bulgarian_waiting_finish(finish: bool, winner: Side | None) -> None:
    rules = Rules.preset("bulgarian", waiting_finish=finish).match
    tied = DealOutcome(game_points=(0, 8), declarer=Side.NS, carried=8)
    assert Standing(score=(100, 150)).after(tied, rules).winner is winner


def test_bulgarian_declarations() -> None:
    eight = find_declarations("AKQJT987...", "bulgarian")
    assert [each.points for each in eight] == [100]
    squares = {"N": [square("T")], "E": [square("K")]}
    assert resolve_declarations(squares, "C", "N", "bulgarian") == (100, 0)
    mixed = {"N": [square("T")], "E": [run("AH KH QH JH TH", 100)]}
    assert resolve_declarations(mixed, "C", "N", "bulgarian") == (100, 100)
    one = Rules.preset("bulgarian", declaration_pools="by_value")
    assert resolve_declarations(mixed, "C", "N", one) == (100, 0)


@pytest.mark.parametrize(
    ("preset", "own", "option"),
    [
        ("bga", True, "other"),
        ("stargames_classic", True, "other"),
        ("ffb_classic", True, "other"),
        ("hungarian", False, "any"),
    ],
)
def test_the_suit_of_the_second_round(preset: str, own: bool, option: str) -> None:
    for rules, may in ((Rules.preset(preset), own), (Rules.preset(preset, round2_suits=option), not own)):
        auction = open_auction(rules, "N", turned=Card("9H"))
        for _ in range(4):
            auction = auction.call("pass")
        assert ("H" in map(str, auction.legal_calls)) is may


def test_bga_third_round() -> None:
    assert called("bga", ",".join(8 * "P"), turned="9H").is_over
    third = called(Rules.preset("bga", third_round=True), ",".join(8 * "P"), turned="9H")
    assert [str(call) for call in third.legal_calls] == ["pass", "NT", "AT"]


@pytest.mark.parametrize(("reach", "winner"), [("exceed", None), ("reach", Side.NS)])
def test_bga_target(reach: str, winner: Side | None) -> None:
    assert Rules.preset("bga").match.reach.value == "exceed"
    rules = Rules.preset("bga", reach=reach).match
    last = DealOutcome(game_points=(100, 62), declarer=Side.NS)
    assert Standing(score=(900, 0)).after(last, rules).winner is winner


@pytest.mark.parametrize("preset", ["bga", "stargames_classic", "stargames_contree", "ffb_classic"])
def test_both_over_the_target(preset: str) -> None:
    rules = Rules.preset(preset).match
    near = rules.target - 10
    for last, winner in (((20, 30), Side.EW), ((30, 20), Side.NS), ((30, 30), None)):
        told = DealOutcome(game_points=last, declarer=Side.NS)
        assert Standing(score=(near, near)).after(told, rules).winner is winner


def test_hungarian_all_pass_twice_is_a_redeal() -> None:
    match = Match("hungarian")
    first = match.next_round(Pack.random(1))
    for _ in range(8):
        first.call("pass")
    assert (first.score.result, match.next_round(Pack.random(2)).dealer) == ("passed", Seat.N)


def test_stargames_values_of_declarations() -> None:
    points = {
        "AKQ...": 20, "AKQJ...": 50, "AKQJT...": 100, "AKQJT9...": 100,
        "J.J.J.J": 200, "9.9.9.9": 150, "A.A.A.A": 100, "T.T.T.T": 100, "8.8.8.8": 0, "7.7.7.7": 0,
    }  # fmt: skip
    for hand, worth in points.items():
        assert sum(each.points for each in find_declarations(hand, "stargames_classic")) == worth


def test_stargames_contree_declarations_are_an_option() -> None:
    assert find_declarations("AKQ...", "stargames_contree") == ()
    option = Rules.preset("stargames_contree", with_declarations=True)
    assert [each.cards for each in find_declarations("AKQ...", option)] == [Cards("AS KS QS")]


def test_ffb_editions() -> None:
    assert not Rules.preset("ffb_contree").declarations.with_declarations
    assert Rules.preset("ffb_coinche").declarations.with_declarations
    assert "NT" not in {str(call.trump) for call in open_auction("ffb_contree", "N").legal_calls}


def test_ffb_classic_no_trump_is_an_option() -> None:
    passes = ",".join(8 * "P")
    assert called("ffb_classic", passes, turned="9H").is_over
    third = called(Rules.preset("ffb_classic", third_round=True), passes, turned="9H")
    assert third.call("NT").contract is not None
