"""Rounds: dealing, leads, declarations and belotes at the table, by rows of `data` and of rule texts."""

import copy
import json
from pathlib import Path
from typing import Any

import pytest

from rebelote import (
    Call,
    Card,
    Cards,
    Deal,
    IllegalCall,
    IllegalPlay,
    Pack,
    Phase,
    Round,
    Rules,
    Seat,
    find_declarations,
)

Row = dict[str, Any]
DATA = Path(__file__).parent / "data"
BIDDING: list[Row] = json.loads((DATA / "bidding.json").read_text(encoding="utf-8"))
DECLARATIONS: list[Row] = json.loads((DATA / "declarations.json").read_text(encoding="utf-8"))
WORDS = {"P": "pass", "X": "double"}


def row_of(rows: list[Row], name: str) -> Row:
    return next(row for row in rows if row["id"] == name)


def dealt(hands: dict[str, str], calls: str, rules: Rules | str = "bulgarian", *, dealer: str = "W") -> Round:
    """A round with hands chosen, after calls set off by spaces."""
    deal = Round(rules, Pack.for_deal(Deal.from_hands(hands), rules, dealer=dealer), dealer=dealer)
    for call in calls.split():
        deal.call(call)
    return deal


def play(deal: Round, cards: str, **told: Any) -> None:
    for card in cards.split():
        deal.play(card, **told)


def finish(deal: Round) -> Round:
    """Play the first legal card to the end."""
    while deal.phase is Phase.PLAY:
        deal.play(min(deal.legal_cards), declare=False)
    return deal


@pytest.mark.parametrize("name", ["P-BI-10", "P-BI-11"])
def test_first_leader(name: str) -> None:
    row = row_of(BIDDING, name)
    deal = Round("ffb_contree", Pack.random(1), dealer=row["input"]["dealer"])
    for seat, call in row["input"]["calls"]:
        deal.call(WORDS.get(call, call), seat=seat)
    assert deal.leader is deal.to_act is Seat(row["expected"])


def test_p_bi_11_the_other_reading() -> None:
    """In some houses who bid capot leads."""
    for call, leader in (("capot H", Seat.S), ("90H", Seat.E)):
        deal = Round(Rules.preset("ffb_contree", first_lead="capot_bidder"), Pack.random(1), dealer="N")
        deal.call("pass")
        deal.call(call)
        for _ in range(3):
            deal.call("pass")
        assert deal.to_act is leader


def test_p_bi_22_a_double_rewrites_nothing() -> None:
    row = row_of(BIDDING, "P-BI-22")
    deal = Round("ffb_contree", Pack.random(1), dealer="W")
    for seat, call in row["input"]["calls"]:
        deal.call(WORDS.get(call, call), seat=seat)
    told = [(Seat(seat), Call(WORDS.get(call, call))) for seat, call in row["expected"]["history"]]
    assert list(deal.auction.calls) == told
    assert deal.auction.calls[0][1].text == "80H"


def test_p_bi_34_a_new_deal_begins_a_new_auction() -> None:
    row = row_of(BIDDING, "P-BI-34")
    first = Round("ffb_contree", Pack.random(1), dealer="W")
    for seat, call in row["input"]["previous"]:
        first.call(WORDS.get(call, call), seat=seat)
    second = Round("ffb_contree", Pack.random(2), dealer="N")
    assert list(second.auction.calls) == row["expected"]["calls"]
    assert Call(row["expected"]["legal_first_call"]) in second.legal_calls


def test_p_bi_31_the_taker_gets_the_turned_card_and_two() -> None:
    row = row_of(BIDDING, "P-BI-31")
    told = row["input"]
    cards = [card for card in Cards.ALL if str(card) != told["turned_up"]]
    pack = Pack([*cards[:20], Card(told["turned_up"]), *cards[20:]])
    deal = Round("ffb_classic", pack, dealer=told["dealer"])
    before = deal.hands
    for call in ("pass", "pass", "take"):
        deal.call(call)
    added = {str(seat): deal.hands[seat] - before[seat] for seat in Seat}
    turned = Cards([told["turned_up"]])
    assert {seat: len(new - turned) for seat, new in added.items()} == row["expected"]["cards_added"]
    assert turned <= added["S"]
    in_order = [added[seat] - turned for seat in row["expected"]["order"]]
    assert [card for new in in_order for card in sorted(new)] == cards[20:]


@pytest.mark.parametrize("third", [False, True])
def test_se27_au10_the_taker_of_a_later_round_gets_it_too(third: bool) -> None:
    deal = Round(Rules.preset("bga", third_round=True) if third else "stargames_classic", Pack.random(4))
    turned = deal.dealt.turned
    assert turned is not None
    other = next(suit for suit in "CDHS" if suit != str(turned.suit))
    for call in [*["pass"] * (8 if third else 4), "NT" if third else other]:
        deal.call(call)
    assert turned in deal.hands[Seat.N]
    assert [len(hand) for hand in deal.hands] == [8, 8, 8, 8]
    assert deal.to_act is Seat.N


def test_se01_se02() -> None:
    deal = Round("bulgarian", Pack.random(3), dealer="N")
    assert deal.to_act is Seat.E
    assert deal.dealt.turned is None
    assert [len(hand) for hand in deal.hands] == [5, 5, 5, 5]
    for call in ("pass", "pass", "C", "pass", "pass", "pass"):
        deal.call(call)
    assert [len(hand) for hand in deal.hands] == [8, 8, 8, 8]
    assert deal.to_act is Seat.E


def test_se21_se22() -> None:
    rules = Rules.preset("hungarian")
    deal = Round(rules, Pack.random(3), dealer="N")
    assert (rules.direction, deal.to_act) == ("clockwise", Seat.E)
    for _ in range(4):
        deal.call("pass")
    turned = deal.dealt.turned
    assert turned is not None
    for call in (str(turned.suit), "double", "NT", "AT"):
        with pytest.raises(IllegalCall):
            deal.call(call)
    deal.call(next(suit for suit in "CDHS" if suit != str(turned.suit)))
    assert deal.legal_declarations == ()


HANDS = {"N": "QJT.A97.8.7", "E": "987.KQJ.9.8", "S": "AK.T8.AKQ.9", "W": "..JT7.AKQJT"}


def test_se11_declarations_go_with_the_first_card() -> None:
    deal = dealt(HANDS, "H pass pass pass")
    tierce = find_declarations(HANDS["N"], "bulgarian")
    assert deal.legal_declarations == tierce
    outside = copy.copy(deal)
    outside.play("7C", declare=tierce)
    assert finish(outside).facts.declarations == (20, 0)
    silent = copy.copy(deal)
    play(silent, "7C 8C 9C AC KC", declare=False)
    before = str(silent)
    with pytest.raises(IllegalPlay, match="first card"):
        silent.play("7H", declare=tierce)
    assert str(silent) == before
    assert finish(silent).facts.declarations == (0, 0)


def test_se12_a_runs_cards_are_hidden_until_the_deal_is_over() -> None:
    deal = dealt(HANDS, "H pass pass pass")
    while not deal.is_over:
        deal.play(min(deal.legal_cards))
        heard = [each for each in deal.view("S").declarations if each.kind in ("tierce", "quinte")]
        hidden = [each for each in heard if each.seat is not Seat.S]
        assert deal.is_over or all(each.cards is None for each in hidden)
    shown = {each.kind: each.cards for each in deal.view("S").declarations if each.seat is Seat.W}
    assert shown["quinte"] == Cards("AC KC QC JC TC")


def test_ffb_declarations_are_shown_at_the_second_trick() -> None:
    deal = dealt(HANDS, "80H pass pass pass", "ffb_coinche")
    play(deal, "7C 8C 9C AC")
    heard = {each.seat: each for each in deal.view("N").declarations}
    assert heard[Seat.W].kind == "quinte"
    assert heard[Seat.W].cards is None
    play(deal, "KC")
    heard = {each.seat: each for each in deal.view("N").declarations}
    assert heard[Seat.W].cards == Cards("AC KC QC JC TC")
    assert heard[Seat.E].cards is None


def test_se29_with_and_without_declarations() -> None:
    turned = "7H"
    for rules, points in (
        (Rules.preset("stargames_classic"), 20),
        (Rules.preset("stargames_classic", with_declarations=False), 0),
    ):
        deal = Round(rules, Pack.for_deal(Deal.from_hands(HANDS), rules, turned=turned))
        deal.call("take")
        assert sum(each.points for each in deal.legal_declarations) == points
        play(deal, "7C 8C 9C AC")
        tierce = find_declarations(HANDS["S"], "stargames_classic")
        with pytest.raises(IllegalPlay):
            deal.play("KC", declare=tierce)
        assert finish(deal).facts.belotes == (0, 1)


def test_p_de_26_a_belote_stays_with_its_owner() -> None:
    """East takes both trump tricks; the belote is North's."""
    row = row_of(DECLARATIONS, "P-DE-26")
    assert row["expected"] == "NS"
    hands = {"N": "7.KQ.A98.98", "E": "AT9.J9.QJ.J", "S": "8.A8.KT.QT7", "W": "KQJ.T7.7.AK"}
    deal = dealt(hands, "80H pass pass pass", "ffb_contree")
    play(deal, "KH JH 8H 7H 9H AH TH QH")
    assert [trick.winner for trick in deal.tricks] == [Seat.E, Seat.E]
    assert finish(deal).facts.belotes == (1, 0)


@pytest.mark.parametrize(
    ("said", "first", "second", "points"),
    [
        ("first_word", False, True, 0),
        ("first_word", True, False, 1),
        ("both_words", True, False, 0),
        ("both_words", True, True, 1),
        ("nothing", False, False, 1),
    ],
)
def test_p_de_33_what_must_be_said(said: str, first: bool, second: bool, points: int) -> None:
    """A belote declined with the first card can't be claimed with the second, saved and loaded or not."""
    hands = {"N": "7.KQ.A98.98", "E": "AT9.J9.QJ.J", "S": "8.A8.KT.QT7", "W": "KQJ.T7.7.AK"}
    deal = dealt(hands, "82H pass pass pass pass", Rules.preset("bga_coinche", belote_said=said))
    deal.play("QH", belote=first)
    deal = Round.parse(str(deal))
    while not deal.is_over:
        king = Card("KH") in deal.legal_cards
        deal.play("KH" if king else min(deal.legal_cards), belote=second)
    assert deal.facts.belotes == (points, 0)


def test_de14_cards_of_a_run_serve_the_belote() -> None:
    hands = {"N": "7.KQJ.A9.98", "E": "AT9.9.QJ.JT", "S": "8.A8.KT8.Q7", "W": "KQJ.T7.7.AK"}
    deal = dealt(hands, "H pass pass pass")
    assert [each.kind for each in deal.legal_declarations] == ["tierce"]
    play(deal, "KH")
    assert finish(deal).facts.belotes == (1, 0)
    assert deal.facts.declarations[0] == 20


@pytest.mark.parametrize("belotes", [pytest.param(1, id="DE16"), pytest.param(0, id="DE15")])
def test_belote_in_all_trumps(belotes: int) -> None:
    """K♠ led, or Q♠ thrown on hearts."""
    hands = {"N": "J98.A7.A98.", "E": "KQ..QJ.AKQJ", "S": "T7.JT8.K7.T", "W": "A.KQ9.T.987"}
    if belotes:
        deal = dealt(hands, "AT pass pass pass", dealer="N")
    else:
        deal = dealt(hands, "AT pass pass pass")
        play(deal, "7H")
    deal.play("KS")
    assert len(deal.words) == belotes
    while not deal.is_over:
        spades = deal.legal_cards.of("S") & "KS QS"
        deal.play(min(spades or deal.legal_cards), belote=bool(spades))
    assert deal.facts.belotes == (0, belotes)


def test_de18_belote_goes_with_the_queen_if_she_comes_first() -> None:
    hands = {"N": "7.KQ.A98.98", "E": "AT9.J9.QJ.J", "S": "8.A8.KT.QT7", "W": "KQJ.T7.7.AK"}
    deal = dealt(hands, "H pass pass pass")
    play(deal, "QH")
    assert deal.words == {Card("QH"): "belote"}
    while Card("KH") not in deal.words and not deal.is_over:
        deal.play("KH" if Card("KH") in deal.legal_cards else min(deal.legal_cards))
    assert deal.words[Card("KH")] == "rebelote"
