"""Matches: when they end and who wins, by `data/match.json` and by rule texts; dealing on; copies."""

import copy
import json
import pickle
import random
from pathlib import Path
from typing import Any

import pytest

from random_play import play_round
from rebelote import InvalidArgument, Match, Pack, Round, Rules, Seat, Side, WrongPhase
from rebelote.match import gathered
from rebelote.standing import DealOutcome, Standing, ahead

Row = dict[str, Any]
ROWS: list[Row] = json.loads((Path(__file__).parent / "data" / "match.json").read_text(encoding="utf-8"))
FIELDS: dict[str, dict[str, Any]] = {
    "P-MA-05": {"trickless_finish": False},
    "P-MA-07": {"both_over": "declarer"},
    "P-MA-12": {"capot_finish": "one_more_deal"},
}
OTHER_READING: dict[str, tuple[dict[str, Any], bool, Side | None]] = {
    "P-MA-02": ({"reach": "exceed"}, False, None),
    "P-MA-05": ({}, True, Side.NS),
    "P-MA-06": ({"level_scores": "declarer"}, True, Side.NS),
    "P-MA-07": ({}, True, Side.EW),
    "P-MA-11": ({"capot_finish": "allowed"}, True, Side.NS),
    "P-MA-12": ({"capot_finish": "barrier"}, False, None),
}


def pair(told: dict[str, int]) -> tuple[int, int]:
    return told["NS"], told["EW"]


def outcome(told: Row, *, capot: Side | None = None) -> DealOutcome:
    tricks = (
        pair(told["tricks"]) if "tricks" in told else {None: (4, 4), Side.NS: (8, 0), Side.EW: (0, 8)}[capot]
    )
    return DealOutcome(
        game_points=pair(told["deal"]),
        declarer=Side[told.get("taker", "NS")],
        tricks=tricks,
        carried=told.get("hanging_out", 0),
    )


def standing_of(row: Row, changes: dict[str, Any]) -> Standing:
    """The standing that a row asks for, under the rules of its variant with fields changed."""
    told = row["input"]
    preset = "bulgarian" if row["variant"] == "bulgarian" else "ffb_contree"
    rules = Rules.preset(preset, target=told["target"], **changes).match
    if "history" in told:
        standing = Standing()
        for number, deal in enumerate(told["history"]):
            first_capot = Side.NS if number == 0 and told["first_was_capot"] else None
            standing = standing.after(outcome(deal, capot=first_capot), rules)
        return standing
    capot = Side[told["capot"]] if "capot" in told else None
    return Standing(score=pair(told["before"])).after(outcome(told, capot=capot), rules)


def rows(query: str) -> list[Any]:
    return [pytest.param(row, id=row["id"]) for row in ROWS if row["input"]["query"] == query]


@pytest.mark.parametrize("row", rows("match_end"))
def test_match_end(row: Row) -> None:
    standing = standing_of(row, FIELDS.get(row["id"], {}))
    assert (standing.winner is not None) == row["expected"]["over"]
    if row["expected"].get("winner"):
        assert standing.winner is Side[row["expected"]["winner"]]


@pytest.mark.parametrize("row", [row for row in rows("match_end") if row.id in OTHER_READING])
def test_the_other_reading(row: Row) -> None:
    """What other sources say is reached by fields too."""
    changes, over, winner = OTHER_READING[row["id"]]
    standing = standing_of(row, changes)
    assert (standing.winner is not None, standing.winner) == (over, winner)


def test_every_disagreement_has_both_readings() -> None:
    assert {row["id"] for row in ROWS if "sources_disagree" in row} == set(OTHER_READING)


@pytest.mark.parametrize("row", rows("leader"))
def test_leader(row: Row) -> None:
    assert ahead(pair(row["input"]["totals"])) is Side[row["expected"]]


NS_CAPOT, EW_CAPOT = (8, 0), (0, 8)
Deals = list[tuple[int, int] | tuple[int, int, tuple[int, int]]]
# Preset, fields, score before, deals (with tricks where it matters) → score and winner.
TEXTS: dict[str, tuple[str, dict[str, Any], tuple[int, int], Deals, tuple[int, int], str | None]] = {
    "BG80": ("bulgarian", {}, (100, 60), [(51, 10)], (151, 70), "NS"),
    "BG81": ("bulgarian", {}, (140, 60), [(10, 6)], (150, 66), None),
    "BG82": ("bulgarian", {}, (140, 145), [(16, 10)], (156, 155), "NS"),
    "BG83": ("bulgarian", {}, (140, 144), [(16, 12)], (156, 156), None),
    "BG84": ("bulgarian", {}, (140, 144), [(16, 12), (10, 16)], (166, 172), "EW"),
    "BG85": ("bulgarian", {}, (130, 60), [(25, 0, NS_CAPOT)], (155, 60), None),
    "BG86": ("bulgarian", {}, (130, 60), [(25, 0, NS_CAPOT), (10, 6)], (165, 66), "NS"),
    "BG87": ("bulgarian", {}, (130, 60), [(25, 0, NS_CAPOT), (0, 25, EW_CAPOT)], (155, 85), None),
    "BG87 same side": ("bulgarian", {}, (130, 60), [(25, 0, NS_CAPOT), (25, 0, NS_CAPOT)], (180, 60), None),
    "BG88": ("bulgarian", {}, (135, 100), [(25, 0, NS_CAPOT), (0, 26)], (160, 126), None),
    "BG88 one more deal": (
        "bulgarian",
        {"capot_finish": "one_more_deal"},
        (135, 100),
        [(25, 0, NS_CAPOT), (0, 26)],
        (160, 126),
        "NS",
    ),
    "one more deal, a capot is none": (
        "bulgarian",
        {"capot_finish": "one_more_deal"},
        (135, 100),
        [(25, 0, NS_CAPOT), (0, 25, EW_CAPOT), (16, 0)],
        (176, 125),
        "NS",
    ),
    "capot of the side behind": ("bulgarian", {}, (160, 100), [(0, 25, EW_CAPOT)], (160, 125), "NS"),
    "FR02": ("ffb_classic", {"rounding": "five_up"}, (910, 0), [(90, 70)], (1000, 70), "NS"),
    "FR21": ("ffb_classic", {}, (985, 990), [(80, 82)], (1065, 1072), "EW"),
    "FR21 hungarian": ("hungarian", {}, (985, 990), [(80, 82)], (1065, 1072), "EW"),
    "FR22": ("bga", {}, (900, 0), [(100, 62)], (1000, 62), None),
    "FR22 FFB": ("ffb_classic", {}, (900, 0), [(100, 62)], (1000, 62), "NS"),
    "CO16": ("ffb_contree", {}, (1770, 0), [(230, 50)], (2000, 50), "NS"),
    "CO17": ("ffb_contree", {}, (1880, 0), [(120, 0)], (2000, 0), "NS"),
    "SE14": ("bulgarian", {}, (130, 100), [(25, 0, NS_CAPOT), (0, 26)], (155, 126), None),
    "SE14 end": ("bulgarian", {}, (130, 100), [(25, 0, NS_CAPOT), (0, 26), (0, 30)], (155, 156), "EW"),
    "SE20": ("bga", {}, (839, 900), [(162, 0)], (1001, 900), "NS"),
    "SE20 level": ("bga", {}, (838, 900), [(162, 0)], (1000, 900), None),
    "SE24": ("hungarian", {"target": 500}, (430, 440), [(80, 80)], (510, 520), "EW"),
    "SE36": ("stargames_contree", {}, (650, 690), [(51, 0)], (701, 690), "NS"),
}


@pytest.mark.parametrize("name", TEXTS)
def test_text(name: str) -> None:
    preset, fields, before, deals, score, winner = TEXTS[name]
    standing = Standing(score=before)
    for ns, ew, *tricks in deals:
        assert standing.winner is None
        told = DealOutcome(game_points=(ns, ew), declarer=Side.NS, tricks=tricks[0] if tricks else (4, 4))
        standing = standing.after(told, Rules.preset(preset, **fields).match)
    assert standing.score == score
    assert standing.winner is (winner and Side[winner])


def test_bg89_points_that_wait_end_no_match() -> None:
    rules = Rules.preset("bulgarian").match
    waiting = Standing(score=(140, 100)).after(
        DealOutcome(game_points=(0, 0), declarer=Side.NS, carried=32), rules
    )
    assert (waiting.score, waiting.carried, waiting.winner) == ((140, 100), 32, None)


@pytest.mark.parametrize(("finish", "winner"), [(True, Side.EW), (False, None)])
def test_whether_a_match_may_end_while_points_wait(finish: bool, winner: Side | None) -> None:
    rules = Rules.preset("bulgarian", waiting_finish=finish).match
    deal = DealOutcome(game_points=(0, 8), declarer=Side.NS, carried=8)
    assert Standing(score=(100, 145)).after(deal, rules).winner is winner


@pytest.mark.parametrize(("preset", "winner"), [("ffb_coinche", None), ("ffb_contree", Side.NS)])
def test_whether_a_belote_alone_may_win(preset: str, winner: Side | None) -> None:
    rules = Rules.preset(preset).match
    deal = DealOutcome(game_points=(20, 260), declarer=Side.NS, belote_alone=(True, False))
    assert Standing(score=(1990, 0)).after(deal, rules).winner is winner


TIED = """
rebelote 1
rules bulgarian
dealer W
deal 1
pack 9H 8C AD JD QH TS 9C 9S AH QS JH 7D KD 8S AC QD TD AS KH JS TC 8D KC TH 7S 7H KS QC JC 9D 8H 7C
calls N:C E:pass S:H W:pass N:pass E:pass
trick N:AD E:JD S:TD W:9D
trick N:TC E:AC S:QC W:7C
trick E:7S S:AS W:QS N:8S
trick S:9S W:JS N:9H E:TS
trick N:KD E:QD S:AH W:7D
trick S:9C W:JH N:8C E:QH
trick W:8H N:8D E:TH S:KS
trick E:7H S:JC W:KH N:KC
result tied 0-8 carried 8
"""


def passed_out(deal: Round) -> Round:
    while not deal.is_over:
        deal.call("pass")
    return deal


def test_bg90_points_that_wait_outlive_a_passed_out_deal() -> None:
    match = Match.parse(TIED)
    assert (match.score, match.carried) == ((0, 8), 8)
    deal = passed_out(match.next_round(Pack.random(5)))
    assert (deal.score.result, deal.score.game_points, deal.score.carried) == ("passed", (0, 0), 8)
    assert (match.score, match.carried) == ((0, 8), 8)
    assert match.next_round(Pack.random(6)).carried == 8


def test_au01_se28_the_next_seat_deals_after_a_passed_out_deal() -> None:
    match = Match("stargames_classic", seed=1, dealer="N")
    first = match.next_round()
    assert (first.dealer, first.to_act, match.dealer) == (Seat.N, Seat.E, Seat.N)
    passed_out(first)
    assert match.dealer is Seat.E
    deal = match.next_round()
    assert (deal.dealer, deal.to_act) == (Seat.E, Seat.S)


def test_a_match_deals_by_its_seed_alone() -> None:
    first, second = Match("bulgarian", seed=9), Match("bulgarian", seed=9)
    play_round(first.next_round(), random.Random(1))
    passed_out(second.next_round())
    assert first.next_round().pack == second.next_round().pack != Match("bulgarian", seed=8).next_round().pack
    assert first.rounds[0].pack == Pack.random(9, 0)


def test_a_parsed_match_deals_on_only_from_a_seed_or_a_pack() -> None:
    match = Match("bga", seed=4)
    play_round(match.next_round(), random.Random(2))
    bare, seeded = Match.parse(str(match)), Match.parse(str(match), seed=4)
    with pytest.raises(InvalidArgument, match="without a seed"):
        bare.next_round()
    assert seeded.next_round().pack == match.next_round().pack
    assert bare.next_round(Pack.random(3)).pack == Pack.random(3)


def test_cut_packs_are_gathered_from_the_last_tricks() -> None:
    match = Match(Rules.preset("bulgarian", dealing="cut"), seed=2)
    first = match.next_round()
    assert first.pack == Pack.random(2, 0)
    play_round(first, random.Random(3))
    piles = [card for side in Side for t in first.tricks if t.winner.side is side for _, card in t.cards]
    assert gathered(first).cards == tuple(piles) if first.tricks else first.pack.cards
    second = match.next_round().pack.cards
    at = piles.index(second[0])
    assert second == (*piles[at:], *piles[:at])
    assert 3 <= at <= 29
    passed_out(match.rounds[-1])
    third = match.next_round().pack.cards
    at = second.index(third[0])
    assert third == second[at:] + second[:at]


@pytest.mark.parametrize("preset", Rules.presets())
def test_whole_matches_end_and_read_back(preset: str) -> None:
    choose = random.Random(preset)
    target = Rules.preset(preset).match.target // 2
    match = Match(Rules.preset(preset, target=target), seed=7, dealer="S")
    while not match.is_over:
        deal = match.next_round()
        assert (deal.match_score, deal.carried) == (match.score, match.carried)
        with pytest.raises(WrongPhase):
            match.next_round()
        play_round(deal, choose)
    assert match.winner is ahead(match.score)
    with pytest.raises(WrongPhase, match="is over"):
        match.next_round()
    for other in (
        Match.parse(str(match)),
        Match.from_json(match.to_json()),
        pickle.loads(pickle.dumps(match)),
        copy.copy(match),
        copy.deepcopy(match),
        eval(repr(match), {"Match": Match}),  # noqa: S307 (our own repr)
    ):
        assert other == match
        assert (other.score, other.winner, str(other)) == (match.score, match.winner, str(match))


@pytest.mark.parametrize("preset", Rules.presets())
def test_every_moment_reads_back(preset: str) -> None:
    """After every action: texts, JSON, pickles and copies are equal, and go their own way."""
    choose = random.Random(preset)
    match = Match(preset, seed=3)
    deal = match.next_round()
    while not deal.is_over:
        before = copy.copy(match)
        for other in (
            Match.parse(str(match)),
            Match.from_json(match.to_json()),
            pickle.loads(pickle.dumps(match)),
        ):
            assert other == match
        assert Round.parse(str(deal)) == deal == eval(repr(deal), {"Round": Round})  # noqa: S307
        play_round(deal, choose, actions=1)
        assert before != match
        assert before.rounds[0] != deal


def test_a_name_may_hold_any_characters() -> None:
    match = Match(Rules.preset("bga").replace(name='club #1 "é"\n\u2028'), seed=1)
    match.next_round()
    assert Match.parse(str(match)) == match
    assert Match.from_json(match.to_json()) == match
