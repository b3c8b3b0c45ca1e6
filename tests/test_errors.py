"""Bad input, row by row: the class of the exception and the offending value in its message."""

import re
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

import rebelote

# Wrong types are the point here, so the type checker looks away.
rb: Any = rebelote

FULL = "N:AKQJ.AKQJ.. T987.T987.. ..AKQJ.AKQJ ..T987.T987"
ENDING = "N:A7... KQ... .A7.. .KQ.."
PACK = "7C 8C 9C TC JC QC KC AC 7D 8D 9D TD JD QD KD AD 7H 8H 9H TH JH QH KH AH 7S 8S 9S TS JS QS KS AS"

Call = Callable[[], object]
Bad = tuple[str, Call, type[Exception], str]


def position(**told: Any) -> Any:
    """A position of the full deal with something else than usual."""
    return rb.Position(**{"deal": FULL, "trump": "H", "leader": "N", **told})


def ending(**told: Any) -> Any:
    """The same of an ending."""
    return position(**{"deal": ENDING, **told})


def over() -> Any:
    """An ending played to its end."""
    return ending(trump="D", played="AS KS 7H KH 7S QS AH QH")


def masks(*hands: int) -> Any:
    """Hands as an array."""
    return np.array(hands, dtype=np.uint32)


NOTATION: list[Bad] = [
    ("seat-code", lambda: rb.Seat(9), rb.InvalidArgument, "9"),
    ("overtake-unknown", lambda: rb.Overtake("every"), rb.InvalidArgument, "every"),
    ("objective-type", lambda: rb.Objective(None), TypeError, "NoneType"),
    ("card-rank", lambda: rb.Card("1C"), rb.NotationError, "1C"),
    ("card-suit", lambda: rb.Card("JX"), rb.NotationError, "JX"),
    ("card-swapped", lambda: rb.Card("HJ"), rb.NotationError, "HJ"),
    ("card-short", lambda: rb.Card("J"), rb.NotationError, "J"),
    ("card-long", lambda: rb.Card("JHH"), rb.NotationError, "JHH"),
    ("card-eleven", lambda: rb.Card("11H"), rb.NotationError, "11H"),
    ("card-empty", lambda: rb.Card(""), rb.NotationError, "card"),
    ("card-two", lambda: rb.Card("JH 9H"), rb.NotationError, "JH 9H"),
    ("card-foreign", lambda: rb.Card("J★"), rb.NotationError, "J★"),
    ("cards-word", lambda: rb.Cards("AS TX"), rb.NotationError, "TX"),
    ("cards-three-suits", lambda: rb.Cards("AT.J97.KQ8"), rb.NotationError, "AT.J97.KQ8"),
    ("cards-five-suits", lambda: rb.Cards("A.K.Q.J.T"), rb.NotationError, "A.K.Q.J.T"),
    ("cards-rank", lambda: rb.Cards("A6.J97..KQ8"), rb.NotationError, "A6.J97..KQ8"),
    ("cards-twice", lambda: rb.Cards("AA.J97..KQ8"), rb.NotationError, "AS"),
    ("cards-list-twice", lambda: rb.Cards("AS TS AS"), rb.NotationError, "AS"),
    ("cards-in-list", lambda: rb.Cards(["AS", "1S"]), rb.NotationError, "1S"),
    ("suit", lambda: rb.Cards.ALL.of("X"), rb.NotationError, "X"),
    ("suit-no-trump", lambda: rb.Cards.ALL.of("NT"), rb.NotationError, "NT"),
    ("operator", lambda: rb.Cards.ALL - "9X", rb.NotationError, "9X"),
    ("seat-leader", lambda: position(leader="X"), rb.NotationError, "X"),
    ("seat-side", lambda: position(leader="NS"), rb.NotationError, "NS"),
    ("seat-of-deal", lambda: rb.Deal(FULL)["North"], rb.NotationError, "North"),
    (
        "seat-of-hands",
        lambda: rb.Deal.from_hands({"N": "AS", "E": "KS", "S": "QS", "Z": "JS"}),
        rb.NotationError,
        "Z",
    ),
    ("owner", lambda: rb.Deal(FULL).owner("0H"), rb.NotationError, "0H"),
    ("trump", lambda: position(trump="X"), rb.NotationError, "X"),
    ("trump-word", lambda: position(trump="trumps"), rb.NotationError, "trumps"),
    ("trump-of-table", lambda: rb.solve_table(ENDING)["Y", "N"], rb.NotationError, "Y"),
    ("side", lambda: rb.can_take(ending(), "SN", 10), rb.NotationError, "SN"),
    ("deal-colon", lambda: rb.Deal(FULL.replace(":", " ")), rb.NotationError, "AKQJ"),
    ("deal-seat", lambda: rb.Deal(FULL.replace("N:", "X:")), rb.NotationError, "X"),
    ("deal-three-hands", lambda: rb.Deal("N:A... K... Q..."), rb.NotationError, "N:A... K... Q..."),
    ("deal-five-hands", lambda: rb.Deal("N:A... K... Q... J... T..."), rb.NotationError, "T..."),
    ("deal-hand", lambda: rb.Deal("N:A... K... Q.. J..."), rb.NotationError, "Q.."),
    ("deal-rank", lambda: rb.Deal("N:A... K... 2... J..."), rb.NotationError, "2"),
    ("deal-empty-text", lambda: rb.Deal(""), rb.NotationError, "deal"),
    ("deal-card", lambda: rb.Deal.from_hands([["1C"], ["KC"], ["QC"], ["JC"]]), rb.NotationError, "1C"),
    ("played", lambda: position(played="AS 1S"), rb.NotationError, "1S"),
    ("play", lambda: position().play("ZH"), rb.NotationError, "ZH"),
    ("pack-card", lambda: rb.Pack(PACK.replace("7C", "6C")), rb.NotationError, "6C"),
]

DEALS: list[Bad] = [
    ("twice", lambda: rb.Deal("N:A... K... A... J..."), rb.InvalidDeal, "AS"),
    ("twice-hands", lambda: rb.Deal.from_hands(["JH", "KS", "QS", "JH"]), rb.InvalidDeal, "JH"),
    ("twice-masks", lambda: rb.Deal.from_masks(masks(1, 2, 4, 1)), rb.InvalidDeal, "7C"),
    ("unequal", lambda: rb.Deal("N:AT... K... Q... J..."), rb.InvalidDeal, "2"),
    ("unequal-masks", lambda: rb.Deal.from_masks(masks(7, 8, 16, 32)), rb.InvalidDeal, "3"),
    ("no-cards", lambda: rb.Deal("N:... ... ... ..."), rb.InvalidDeal, "one card"),
    ("pack-twice", lambda: rb.Pack(PACK.replace("7C", "8C")), rb.InvalidDeal, "8C"),
    ("pack-short", lambda: rb.Pack(PACK.removesuffix(" AS")), rb.InvalidDeal, "AS"),
    ("pack-long", lambda: rb.Pack(PACK + " AS"), rb.InvalidDeal, "AS"),
]

ARGUMENTS: list[Bad] = [
    ("code-high", lambda: rb.Card.from_code(32), rb.InvalidArgument, "32"),
    ("code-low", lambda: rb.Card.from_code(-1), rb.InvalidArgument, "-1"),
    ("code-huge", lambda: rb.Card.from_code(2**70), rb.InvalidArgument, str(2**70)),
    ("mask-high", lambda: rb.Cards.from_mask(2**32), rb.InvalidArgument, str(2**32)),
    ("mask-low", lambda: rb.Cards.from_mask(-5), rb.InvalidArgument, "-5"),
    ("seed-low", lambda: rb.Deal.random(-3), rb.InvalidArgument, "-3"),
    ("seed-high", lambda: rb.Deal.random(2**64), rb.InvalidArgument, str(2**64)),
    ("pack-seed", lambda: rb.Pack.random(-3), rb.InvalidArgument, "-3"),
    (
        "masks-dtype",
        lambda: rb.Deal.from_masks(np.array([1, 2, 4, 8], dtype=np.int64)),
        rb.InvalidArgument,
        "int64",
    ),
    ("masks-float", lambda: rb.Deal.from_masks(np.ones(4)), rb.InvalidArgument, "float64"),
    ("masks-shape", lambda: rb.Deal.from_masks(masks(1, 2, 4)), rb.InvalidArgument, "3"),
    ("masks-flat", lambda: rb.Deal.from_masks(masks(1, 2, 4, 8).reshape(2, 2)), rb.InvalidArgument, "2"),
    ("three-hands", lambda: rb.Deal.from_hands(["AS", "KS", "QS"]), rb.InvalidArgument, "3"),
    ("missing-seat", lambda: rb.Deal.from_hands({"N": "AS", "E": "KS", "S": "QS"}), rb.InvalidArgument, "W"),
    ("cut-low", lambda: rb.Pack(PACK).cut(2), rb.InvalidArgument, "2"),
    ("cut-high", lambda: rb.Pack(PACK).cut(30), rb.InvalidArgument, "30"),
    ("cut-negative", lambda: rb.Pack(PACK).cut(-4), rb.InvalidArgument, "-4"),
    ("preset", lambda: rb.Rules.preset("whist"), rb.InvalidArgument, "whist"),
    ("preset-of-position", lambda: position(rules="whist"), rb.InvalidArgument, "whist"),
    ("preset-of-solve", lambda: rb.solve(ENDING, "H", "N", rules="tarot"), rb.InvalidArgument, "tarot"),
    ("preset-of-table", lambda: rb.solve_table(ENDING, rules=""), rb.InvalidArgument, "''"),
    ("objective", lambda: rb.solve(ending(), objective="tens"), rb.InvalidArgument, "tens"),
    ("objective-solver", lambda: rb.Solver(objective="POINTS!"), rb.InvalidArgument, "POINTS!"),
    ("objective-table", lambda: rb.solve_table(ENDING, objective="x"), rb.InvalidArgument, "x"),
    ("objective-take", lambda: rb.can_take(ending(), "NS", 1, objective="y"), rb.InvalidArgument, "y"),
    ("trump-twice", lambda: rb.solve(position(), "H"), rb.InvalidArgument, "trump"),
    ("leader-twice", lambda: rb.solve(position(), leader="N"), rb.InvalidArgument, "leader"),
    ("rules-twice", lambda: rb.solve(position(), rules="bga"), rb.InvalidArgument, "rules"),
    ("no-trump-told", lambda: rb.solve(ENDING, leader="N"), rb.InvalidArgument, "trump"),
    ("no-leader-told", lambda: rb.solve(ENDING, "H"), rb.InvalidArgument, "leader"),
    ("before-too-many", lambda: ending(tricks_before=(6, 1)), rb.InvalidArgument, "(6, 1)"),
    ("before-too-few", lambda: ending(tricks_before=(0, 0)), rb.InvalidArgument, "(0, 0)"),
    ("before-full", lambda: position(tricks_before=(1, 1)), rb.InvalidArgument, "(1, 1)"),
    ("before-negative", lambda: ending(tricks_before=(7, -1)), rb.InvalidArgument, "-1"),
    ("before-wraps", lambda: ending(tricks_before=(255, 7)), rb.InvalidArgument, "255"),
    ("perft-negative", lambda: ending().perft(-1), rb.InvalidArgument, "-1"),
    ("to-play-over", lambda: over().to_play, rb.RebeloteError, "over"),
]

RULES: list[Bad] = [
    ("last-trick-negative", lambda: rb.PlayRules(last_trick=-10), rb.InvalidRules, "-10"),
    ("last-trick-huge", lambda: rb.PlayRules(last_trick=1001), rb.InvalidRules, "1001"),
    ("capot-negative", lambda: rb.PlayRules(capot=-1), rb.InvalidRules, "-1"),
    ("capot-huge", lambda: rb.PlayRules(capot=70_000), rb.InvalidRules, "70000"),
]

PLAYS: list[Bad] = [
    ("not-held", lambda: position().play("7S"), rb.IllegalPlay, "7S"),
    ("not-followed", lambda: position().play("AS").play("7H"), rb.IllegalPlay, "7H"),
    ("again", lambda: position().play("AS").play("AS"), rb.IllegalPlay, "AS"),
    ("over", lambda: over().play("AS"), rb.IllegalPlay, "AS"),
    ("played-illegal", lambda: position(played=["AS", "TH"]), rb.IllegalPlay, "TH"),
    ("played-not-held", lambda: position(played="AS KS"), rb.IllegalPlay, "KS"),
    ("played-too-much", lambda: ending(trump="D", played="AS KS 7H KH 7S QS AH QH AC"), rb.IllegalPlay, "AC"),
]

TYPES: list[Bad] = [
    ("card-int", lambda: rb.Card(5), TypeError, "int"),
    ("card-none", lambda: rb.Card(None), TypeError, "None"),
    ("code-text", lambda: rb.Card.from_code("5"), TypeError, "str"),
    ("code-float", lambda: rb.Card.from_code(1.5), TypeError, "float"),
    ("cards-int", lambda: rb.Cards(7), TypeError, "int"),
    ("cards-of-ints", lambda: rb.Cards([1, 2]), TypeError, "int"),
    ("mask-text", lambda: rb.Cards.from_mask("7"), TypeError, "str"),
    ("suit-int", lambda: rb.Cards.ALL.of(2), TypeError, "int"),
    ("suit-is-seat", lambda: rb.Cards.ALL.of(rb.Seat.S), TypeError, "Seat"),
    ("deal-none", lambda: rb.Deal(None), TypeError, "None"),
    ("deal-list", lambda: rb.Deal(["A...", "K...", "Q...", "J..."]), TypeError, "list"),
    ("hands-int", lambda: rb.Deal.from_hands(4), TypeError, "int"),
    ("hand-int", lambda: rb.Deal.from_hands([1, 2, 4, 8]), TypeError, "int"),
    ("masks-list", lambda: rb.Deal.from_masks([1, 2, 4, 8]), TypeError, "list"),
    ("seed-text", lambda: rb.Deal.random("7"), TypeError, "str"),
    ("seat-int", lambda: rb.Deal(FULL)[0], TypeError, "int"),
    ("seat-is-suit", lambda: position(leader=rb.Suit.SPADES), TypeError, "Suit"),
    ("trump-int", lambda: position(trump=2), TypeError, "int"),
    ("trump-is-seat", lambda: position(trump=rb.Seat.N), TypeError, "Seat"),
    ("rules-int", lambda: position(rules=3), TypeError, "int"),
    ("played-int", lambda: position(played=3), TypeError, "int"),
    ("played-ints", lambda: position(played=[3]), TypeError, "int"),
    ("before-text", lambda: ending(tricks_before="60"), TypeError, "str"),
    ("before-float", lambda: ending(tricks_before=(3.0, 3.0)), TypeError, "float"),
    ("play-int", lambda: position().play(31), TypeError, "int"),
    ("perft-text", lambda: position().perft("1"), TypeError, "str"),
    ("pack-int", lambda: rb.Pack(32), TypeError, "int"),
    ("cut-text", lambda: rb.Pack(PACK).cut("16"), TypeError, "str"),
    ("preset-int", lambda: rb.Rules.preset(1), TypeError, "int"),
    ("duty-text", lambda: rb.PlayRules(overtake="TRUMP"), TypeError, "overtake"),
    (
        "duty-of-other-kind",
        lambda: rb.PlayRules(partner_winning=rb.Overtake.TRUMP),
        TypeError,
        "partner_winning",
    ),
    ("bonus-text", lambda: rb.PlayRules(last_trick="10"), TypeError, "last_trick"),
    ("bonus-float", lambda: rb.PlayRules(capot=90.0), TypeError, "capot"),
    ("solve-int", lambda: rb.solve(1, "H", "N"), TypeError, "int"),
    ("solver-takes-positions", lambda: rb.Solver().solve(FULL), TypeError, "str"),
    ("objective-int", lambda: rb.solve(ending(), objective=1), TypeError, "int"),
    ("side-int", lambda: rb.can_take(ending(), 0, 10), TypeError, "int"),
    ("side-is-seat", lambda: rb.can_take(ending(), rb.Seat.N, 10), TypeError, "Seat"),
    ("total-float", lambda: rb.can_take(ending(), "NS", 80.5), TypeError, "float"),
    ("total-text", lambda: rb.can_take(ending(), "NS", "80"), TypeError, "str"),
    ("table-key", lambda: rb.solve_table(ENDING)["H"], TypeError, "str"),
]

GROUPS = {
    "notation": NOTATION,
    "deal": DEALS,
    "argument": ARGUMENTS,
    "rules": RULES,
    "play": PLAYS,
    "type": TYPES,
}
ROWS = [pytest.param(*row[1:], id=f"{group}-{row[0]}") for group, rows in GROUPS.items() for row in rows]


@pytest.mark.parametrize(("call", "kind", "offending"), ROWS)
def test_bad_input(call: Call, kind: type[Exception], offending: str) -> None:
    """The class is the one promised and the message names the culprit."""
    with pytest.raises(kind) as caught:
        call()
    assert type(caught.value) is kind or kind is rb.RebeloteError
    assert offending in str(caught.value)


def test_there_are_enough_rows() -> None:
    """And each has its own name."""
    assert len(ROWS) >= 60
    assert len({row.id for row in ROWS}) == len(ROWS)


def test_every_error_is_a_value_error() -> None:
    """All below one class, which is a ValueError; none is a TypeError."""
    names = ("NotationError", "InvalidArgument", "InvalidDeal", "InvalidRules", "IllegalPlay")
    for error in (getattr(rb, name) for name in names):
        assert issubclass(error, rb.RebeloteError)
        assert not issubclass(error, TypeError)
    assert issubclass(rb.RebeloteError, ValueError)


# Hearts are trumps, N leads: the deal, the play so far, a card that is refused, the rules, and the duty told.
DUTIES = [
    ("N:A7... KQ... .A7.. .KQ..", "AS", "7H", "ffb_classic", "not hold|not held|doesn't hold"),
    ("N:A7... K.Q.. .A7.. .K8..", "AS", "QH", "ffb_classic", "must follow spades"),
    ("N:.A7.. .9..7 ..A7. .Q8..", "AH", "7C", "ffb_classic", "must follow hearts"),
    ("N:.Q7.. .98.. ..A7. .AK..", "QH", "8H", "ffb_classic", "must beat the queen of hearts"),
    ("N:A7... .9..7 K8... QJ...", "AS", "7C", "ffb_classic", "must (trump|ruff).*hearts"),
    ("N:A7... K9... .9..7 .J..8", "7S 9S 9H", "8C", "ffb_classic", "must overtrump the 9 of hearts"),
    ("N:A7... K9... .9..7 .8..8", "7S 9S 9H", "8C", "ffb_classic", "must .*trump.* below the 9 of hearts"),
    ("N:A7... .9..7 8..T. .8.K.", "AS 9H 8S", "8H", "ffb_coinche", "must not .*9 of hearts"),
]


@pytest.mark.parametrize(("deal", "played", "card", "rules", "duty"), DUTIES, ids=[row[-1] for row in DUTIES])
def test_the_duty_broken_is_named(deal: str, played: str, card: str, rules: str, duty: str) -> None:
    """In words, with the card or suit it is about."""
    before = rb.Position(deal, "H", "N", rules, played=played)
    with pytest.raises(rb.IllegalPlay) as refused:
        before.play(card)
    assert card in str(refused.value)
    assert re.search(duty, str(refused.value), re.IGNORECASE)
