"""Malformed and illegal inputs: each gets its own error, in a short message, and changes nothing."""

import json
import random
from collections.abc import Callable

import pytest

import rebelote as rb
from random_play import play_round


def auction(calls: str = "", rules: str = "bulgarian") -> rb.Round:
    """A round in its auction, W dealing, after some calls."""
    deal = rb.Round(rules, rb.Pack.random(7))
    for call in calls.split(","):
        if call:
            deal.call(call)
    return deal


def second_round() -> rb.Round:
    """A classic auction in its second round."""
    return auction("pass,pass,pass,pass", "ffb_classic")


def playing() -> rb.Round:
    """A round in which N is to lead, holding the known cards of this pack."""
    return auction("S,pass,pass,pass")


def over() -> rb.Round:
    """A settled round."""
    deal = playing()
    play_round(deal, random.Random(7))
    return deal


def unheld(deal: rb.Round) -> rb.Card:
    """A card that the seat to act doesn't hold."""
    return next(
        card for card in map(rb.Card.from_code, range(32)) if card not in deal.hands[deal.to_act.code]
    )


def barred() -> rb.Round:
    """A round in which the seat to act holds a card that it may not play."""
    deal, choose = playing(), random.Random(1)
    while deal.hands[deal.to_act.code] == deal.legal_cards:
        play_round(deal, choose, actions=1)
    return deal


def illegal(deal: rb.Round) -> rb.Card:
    """A card that the seat to act holds and may not play."""
    return next(card for card in deal.hands[deal.to_act.code] if card not in deal.legal_cards)


def match() -> rb.Match:
    """A match with one deal played and one begun."""
    played = rb.Match("bulgarian", seed=3)
    choose = random.Random(3)
    play_round(played.next_round(), choose)
    play_round(played.next_round(), choose, actions=9)
    return played


N, A, D, R = rb.NotationError, rb.InvalidArgument, rb.InvalidDeal, rb.InvalidRules
C, P, W = rb.IllegalCall, rb.IllegalPlay, rb.WrongPhase
Action = Callable[[rb.Round], object]
SQUARE = rb.Declaration(kind="square", cards=rb.Cards(["KC", "KD", "KH", "KS"]), points=100)

CALLS: list[tuple[str, Callable[[], rb.Round], Action, type[Exception], str]] = [
    ("lower bid", lambda: auction("S"), lambda r: r.call("C"), C, "C"),
    ("same bid", lambda: auction("S"), lambda r: r.call("S"), C, "S"),
    ("number on a ladder", auction, lambda r: r.call("90H"), C, "90H"),
    ("take without a turned card", auction, lambda r: r.call("take"), C, "take"),
    ("double of nothing", auction, lambda r: r.call("double"), C, "double"),
    ("redouble of nothing", auction, lambda r: r.call("redouble"), C, "redouble"),
    ("redouble undoubled", lambda: auction("S"), lambda r: r.call("redouble"), C, "redouble"),
    ("double partner", lambda: auction("S,pass"), lambda r: r.call("double"), C, "double"),
    ("double twice", lambda: auction("S,double"), lambda r: r.call("double"), C, "double"),
    ("call of another seat", auction, lambda r: r.call("pass", seat="E"), C, "E"),
    ("call after the auction", playing, lambda r: r.call("pass"), C, "auction"),
    ("call after the deal", over, lambda r: r.call("pass"), C, ""),
    ("no call", auction, lambda r: r.call("zz"), N, "zz"),
    ("empty call", auction, lambda r: r.call(""), N, ""),
    ("call of an unknown seat", auction, lambda r: r.call("pass", seat="Q"), N, "Q"),
    ("capot on a ladder", auction, lambda r: r.call("capot S"), C, "capot"),
    ("number off the step", lambda: auction(rules="ffb_coinche"), lambda r: r.call("85H"), C, "85H"),
    ("number too low", lambda: auction(rules="ffb_coinche"), lambda r: r.call("70H"), C, "70H"),
    ("number too high", lambda: auction(rules="ffb_coinche"), lambda r: r.call("170H"), C, "170H"),
    ("number not higher", lambda: auction("90H", "ffb_coinche"), lambda r: r.call("90S"), C, "90S"),
    ("bid over capot", lambda: auction("capot S", "ffb_coinche"), lambda r: r.call("160H"), C, "160H"),
    ("suit without a number", lambda: auction(rules="ffb_coinche"), lambda r: r.call("H"), C, "H"),
    ("suit in the first round", lambda: auction(rules="ffb_classic"), lambda r: r.call("H"), C, "H"),
    ("take in the second round", second_round, lambda r: r.call("take"), C, "take"),
    ("double a turned card", lambda: auction(rules="ffb_classic"), lambda r: r.call("double"), C, "double"),
    ("no trump in classic", second_round, lambda r: r.call("NT"), C, "NT"),
]  # fmt: skip

PLAYS: list[tuple[str, Callable[[], rb.Round], Action, type[Exception], str]] = [
    ("card in the auction", auction, lambda r: r.play("7S"), P, "auction"),
    ("card after the deal", over, lambda r: r.play("7S"), P, "over"),
    ("card of another", playing, lambda r: r.play(unheld(r)), P, "hold"),
    ("card against a duty", barred, lambda r: r.play(illegal(r)), P, "can't be played"),
    ("no card", playing, lambda r: r.play("1S"), N, "1S"),
    ("empty card", playing, lambda r: r.play(""), N, ""),
    ("score too early", playing, lambda r: r.score, W, "not over"),
    ("facts too early", playing, lambda r: r.facts, W, "not over"),
    ("score in the auction", auction, lambda r: r.score, W, "not over"),
    ("to act after the deal", over, lambda r: r.to_act, W, "over"),
    ("position before play", auction, lambda r: r.position, W, ""),
    ("view of no seat", auction, lambda r: r.view("Q"), N, "Q"),
    ("belote not a bool", playing, lambda r: r.play(next(iter(r.legal_cards)), belote=1), TypeError, ""),  # type: ignore[arg-type]
    ("declare a text", playing, lambda r: r.play(next(iter(r.legal_cards)), declare="tierce"), TypeError, ""),  # type: ignore[arg-type]
    (
        "declare what isn't held", playing,
        lambda r: r.play(next(iter(r.legal_cards)), declare=[SQUARE]),
        P, "square",
    ),
]  # fmt: skip


@pytest.mark.parametrize(
    ("begin", "act", "error", "told"),
    [row[1:] for row in CALLS + PLAYS],
    ids=[row[0] for row in CALLS + PLAYS],
)
def test_an_illegal_action_changes_nothing(
    begin: Callable[[], rb.Round], act: Action, error: type[Exception], told: str
) -> None:
    deal = begin()
    before = str(deal)
    with pytest.raises(error) as caught:
        act(deal)
    assert type(caught.value) is error
    assert told in str(caught.value)
    assert len(str(caught.value)) <= 400
    assert str(deal) == before


VALUES: list[tuple[str, Callable[[], object], type[Exception]]] = [
    ("unknown preset", lambda: rb.Rules.preset("bridge"), A),
    ("unknown field", lambda: rb.Rules.preset("bulgarian", colour=1), A),
    ("target 0", lambda: rb.Rules.preset("bulgarian", target=0), R),
    ("target below 0", lambda: rb.Rules.preset("bulgarian", target=-5), R),
    ("target a text", lambda: rb.Rules.preset("bulgarian", target="x"), TypeError),
    ("unknown tie", lambda: rb.Rules.preset("bulgarian", tie="coin"), R),
    ("unknown form", lambda: rb.Rules.preset("bulgarian", auction_form="bridge"), R),
    ("bids upside down", lambda: rb.Rules.preset("ffb_coinche", bid_min=200), R),
    ("step 0", lambda: rb.Rules.preset("ffb_coinche", bid_step=0), R),
    ("capot below 0", lambda: rb.Rules.preset("bulgarian", capot=-1), R),
    ("empty rules", lambda: rb.Rules.parse(""), A),
    ("field without value", lambda: rb.Rules.parse("bulgarian target"), N),
    ("pack of 31", lambda: rb.Pack([rb.Card.from_code(code) for code in range(31)]), D),
    ("card twice", lambda: rb.Pack([rb.Card.from_code(code) for code in [*range(31), 0]]), D),
    ("cut below three", lambda: rb.Pack.random(1).cut(2), A),
    ("cut above 29", lambda: rb.Pack.random(1).cut(30), A),
    ("seed below 0", lambda: rb.Pack.random(-1), A),
    ("carried below 0", lambda: rb.Round("bulgarian", rb.Pack.random(7), carried=-1), A),
    ("match of no rules", lambda: rb.Match("bridge", seed=1), A),
    ("match of no dealer", lambda: rb.Match("bulgarian", seed=1, dealer="Q"), N),
    ("match seed below 0", lambda: rb.Match("bulgarian", seed=-1), A),
    ("tierce of two suits", lambda: rb.Declaration(kind="tierce", cards=rb.Cards("AK.Q.."), points=20), A),
    ("tierce of four", lambda: rb.Declaration(kind="tierce", cards=rb.Cards("AKQJ..."), points=20), A),
    ("tierce with a gap", lambda: rb.Declaration(kind="tierce", cards=rb.Cards("AKJ..."), points=20), A),
    ("square of sevens", lambda: rb.Declaration(kind="square", cards=rb.Cards("7.7.7.7"), points=20), A),
    ("seat", lambda: rb.Seat("Q"), N),
    ("trump", lambda: rb.Trump("XX"), N),
]  # fmt: skip


@pytest.mark.parametrize(("make", "error"), [row[1:] for row in VALUES], ids=[row[0] for row in VALUES])
def test_a_bad_value_is_refused(make: Callable[[], object], error: type[Exception]) -> None:
    with pytest.raises(error) as caught:
        make()
    assert type(caught.value) is error
    assert 0 < len(str(caught.value)) <= 400


RECORDS: list[tuple[str, str, str, type[Exception], str]] = [
    ("no version", "rebelote 1\n", "", N, "line 1"),
    ("another version", "rebelote 1", "rebelote 9", N, "rebelote 9"),
    ("no rules", "rules ", "ruled ", N, "line 2"),
    ("unknown rules", "rules bulgarian", "rules bridge", A, "bridge"),
    ("unknown field", "rules bulgarian", "rules bulgarian colour=1", A, "colour"),
    ("unknown option", "rules bulgarian", 'rules bulgarian tie="coin"', R, "coin"),
    ("field of another type", "rules bulgarian", 'rules bulgarian target="x"', N, "target"),
    ("field out of range", "rules bulgarian", f"rules bulgarian target={'9' * 4000}", R, "target"),
    ("bad dealer", "dealer W", "dealer Q", N, "Q"),
    ("no dealer", "dealer W\n", "", N, "dealer"),
    ("wrong number of a deal", "deal 1", "deal 7", N, "deal 7"),
    ("no pack", "pack ", "park ", N, "line 6"),
    ("short pack", "pack JH ", "pack ", D, "JH"),
    ("card twice", "pack JH JS", "pack JH JH", D, "JH"),
    ("no card", "pack JH", "pack 1H", N, "1H"),
    ("bad call", "calls N:pass", "calls N:zz", N, "zz"),
    ("call of nobody", "calls N:pass", "calls pass", N, "pass"),
    ("call out of turn", "calls N:", "calls S:", C, "S can't call"),
    ("bid too low", "S:NT", "S:D", C, "D"),
    ("card out of turn", "trick N:7C", "trick E:7C", P, "N is to act"),
    ("card not held", "trick E:8S", "trick E:8H", P, "8H"),
    ("card of nobody", "trick E:8S", "trick 8S", N, "8S"),
    ("trick left out", "trick E:8S S:9S W:7S N:JS\n", "", P, "line 9"),
    ("declaration not held", "TH-JH-QH-KH", "9H-TH-JH-QH", P, "9H-TH-JH-QH"),
    ("declaration twice", "(quarte=TH-JH-QH-KH)", "(quarte=TH-JH-QH-KH,quarte=TH-JH-QH-KH)", P, "quarte"),
    ("belote not held", "N:JS", "N:JS(belote)", P, "belote"),
    ("belote twice", "E:KS(belote)", "E:KS(belote,belote)", P, "twice"),
    ("bracket left open", "E:KS(belote)", "E:KS(belote", N, "E:KS(belote"),
    ("result altered", "result failed", "result made", N, "made"),
    ("result of nothing", "result failed 0-140 carried 0", "result", N, "the result is"),
    ("result too early", "W:NT N:pass E:AT", "W:NT N:pass E:AT\nresult made 0-0 carried 0", N, "not over"),
    ("something below", "W:NT N:pass E:AT", "W:NT N:pass E:AT\nwhatever", N, "whatever"),
]


@pytest.mark.parametrize(
    ("old", "new", "error", "told"), [row[1:] for row in RECORDS], ids=[row[0] for row in RECORDS]
)
def test_a_bad_record_is_refused(old: str, new: str, error: type[Exception], told: str) -> None:
    text = str(match())
    assert old in text
    with pytest.raises(error) as caught:
        rb.Match.parse(text.replace(old, new, 1))
    assert type(caught.value) is error
    assert told in str(caught.value)
    assert len(str(caught.value)) <= 400


Path = tuple[str | int, ...]
DEAL: Path = ("deals", 0)
OBJECTS: list[tuple[str, Path, object, type[Exception], str]] = [
    ("version", ("rebelote",), 2, N, "2"),
    ("version a text", ("rebelote",), "1", N, "rebelote"),
    ("more", ("more",), 1, N, "more"),
    ("rules a number", ("rules",), 5, N, "rules"),
    ("rules of no name", ("rules",), {}, R, "name"),
    ("name a number", ("rules", "name"), 5, N, "name"),
    ("unknown group", ("rules", "colour"), {}, R, "colour"),
    ("group a list", ("rules", "match"), [], N, "match"),
    ("field a text", ("rules", "match", "target"), "x", N, "target"),
    ("unknown option", ("rules", "settlement", "tie"), "coin", R, "coin"),
    ("dealer", ("dealer",), "Q", N, "Q"),
    ("another dealer", ("dealer",), "E", C, "turn"),
    ("deals a number", ("deals",), 1, N, "deals"),
    ("deal of nothing", ("deals",), [{}], N, "pack"),
    ("pack a number", (*DEAL, "pack"), 7, N, "pack"),
    ("pack of one", (*DEAL, "pack"), "AS", D, "lacks"),
    ("call of nobody", (*DEAL, "calls", 0, "seat"), "Q", N, "call 1"),
    ("no call", (*DEAL, "calls", 0, "call"), "zz", N, "zz"),
    ("call a number", (*DEAL, "calls", 0, "call"), 5, N, "call 1"),
    ("no card", (*DEAL, "plays", 1, "card"), "ZZ", N, "card 2"),
    ("said a text", (*DEAL, "plays", 1, "said"), "belote", N, "said"),
    ("said a number", (*DEAL, "plays", 1, "said"), [5], N, "said"),
    ("said a kind alone", (*DEAL, "plays", 0, "said"), ["quarte"], P, "quarte"),
    ("result altered", (*DEAL, "result"), "made 0-0 carried 0", N, "made"),
    ("deal not over", (*DEAL, "plays"), [], N, "not over"),
]


@pytest.mark.parametrize(
    ("path", "value", "error", "told"), [row[1:] for row in OBJECTS], ids=[row[0] for row in OBJECTS]
)
def test_a_bad_json_record_is_refused(path: Path, value: object, error: type[Exception], told: str) -> None:
    whole = json.loads(match().to_json())
    inner = whole
    for step in path[:-1]:
        inner = inner[step]
    inner[path[-1]] = value
    with pytest.raises(error) as caught:
        rb.Match.from_json(json.dumps(whole))
    assert type(caught.value) is error
    assert told in str(caught.value)
    assert len(str(caught.value)) <= 400


@pytest.mark.parametrize("text", ["", "x", '"x"', "[" * 100_000, '{"rebelote":' + "9" * 5000 + "}", "NaN"])
def test_what_is_no_json_record_is_refused(text: str) -> None:
    with pytest.raises(rb.NotationError) as caught:
        rb.Match.from_json(text)
    assert len(str(caught.value)) <= 400


HUGE = 10**5000


@pytest.mark.parametrize(
    "make",
    [
        lambda: rb.Card("x" * 10_000),
        lambda: rb.Call("x" * 10_000),
        lambda: rb.Rules.preset("x" * 10_000),
        lambda: rb.Rules.preset("bga", target=HUGE),
        lambda: rb.Round("bga", rb.Pack.random(1), carried=HUGE),
        lambda: rb.Round("bga", rb.Pack.random(1), match_score=(0, HUGE)),
        lambda: rb.Match("bga", seed=HUGE),
        lambda: rb.Pack.random(HUGE),
        lambda: rb.Pack.random(1).cut(HUGE),
        lambda: rb.Contract(trump=rb.Trump.HEARTS, declarer=rb.Seat.N, value=HUGE),
        lambda: rb.RoundFacts(card_points=(HUGE, 0), tricks=(8, 0), last_trick=rb.Side.NS),
        lambda: rb.Declaration(kind="x" * 10_000, cards=rb.Cards("AKQ..."), points=20),
        lambda: rb.Declaration(kind="tierce", cards=rb.Cards("AKQ..."), points=HUGE),
        lambda: rb.Match.parse("x" * 10_000),
    ],
)
def test_a_huge_value_is_refused_in_few_words(make: Callable[[], object]) -> None:
    with pytest.raises(rb.RebeloteError) as caught:
        make()
    assert 0 < len(str(caught.value)) <= 400
