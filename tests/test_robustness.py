"""The rows of `data/cases.json` about robustness: what once crashed or went wrong in other programs."""

import re
from collections.abc import Callable

import pytest

import oracle
from cases import Row, position_of, rows, trump_of
from rebelote import Card, Cards, Deal, IllegalPlay, InvalidDeal, NotationError, Pack, Position, Seat, Solver


@pytest.mark.parametrize("row", rows("robustness", "dd_value"))
def test_bad_hands(row: Row) -> None:
    """Bad hands are refused with a clear error; the seat to play is found, not asked for."""
    if row["id"] == "P-RO-03":
        with pytest.raises(InvalidDeal, match="1"):
            position_of(row)
    elif row["id"] == "P-RO-04":
        with pytest.raises(NotationError, match="1C"):
            position_of(row)
    else:
        assert row["id"] == "P-RO-06"
        assert position_of(row).to_play is Seat.S


def every_hand_has_eight_cards(row: Row) -> None:
    """A new deal replaces the old hands."""
    for seed in range(200):
        deal = Deal.random(seed)
        assert {str(seat): len(deal[seat]) for seat in Seat} == row["expected"]
        assert deal.size == 8


def a_second_solver_starts_clean(row: Row) -> None:
    """What was solved before in the process changes nothing, not even the work done."""
    assert row["expected"] == {"second_match": "starts clean"}
    first, second = (Position(Deal.random(seed), "H", "N") for seed in (1, 2))
    alone = Solver().solve(second)
    Solver().solve(first)
    assert Solver().solve(second) == alone


def eight_trumps_are_played(row: Row) -> None:
    """A hand of seven or eight trumps is played like any other."""
    assert row["expected"] == {"deal": "is played normally"}
    suits = {seat: [rank + suit for rank in oracle.RANKS] for seat, suit in zip("NESW", "HCSD", strict=True)}
    eight = Position(Deal.from_hands(suits), "H", "N")
    suits["N"][0], suits["E"][0] = suits["E"][0], suits["N"][0]
    for start in (eight, Position(Deal.from_hands(suits), "H", "N")):
        position = start
        while not position.is_over:
            position = position.play(min(position.legal_cards))
        assert sum(position.tricks_won) == 8
        assert sum(position.points) >= 162


def thirty_two_distinct_cards(row: Row) -> None:
    """Hands, table and tricks hold the 32 cards once, at every moment."""
    assert row["expected"] == {"distinct": 32}
    position = Position(Deal.random(5), "S", "W", "bulgarian")
    while not position.is_over:
        position = position.play(max(position.legal_cards))
        cards: list[Card] = [card for hand in position.hands for card in hand]
        cards += [card for _, card in position.trick]
        cards += [card for trick in position.tricks for _, card in trick.cards]
        assert len(cards) == 32
        assert Cards(cards) == Cards.ALL


PROPERTIES: dict[str, Callable[[Row], None]] = {
    "P-RO-08": every_hand_has_eight_cards,
    "P-RO-11": a_second_solver_starts_clean,
    "P-RO-16": eight_trumps_are_played,
    "P-RO-18": thirty_two_distinct_cards,
}


@pytest.mark.parametrize("row", rows("robustness", "property"))
def test_property(row: Row) -> None:
    """The rows that name a property."""
    PROPERTIES[row["id"]](row)


@pytest.mark.parametrize("row", rows("robustness", "play_twice"))
def test_a_card_is_played_once(row: Row) -> None:
    """The second request is refused at once and when the turn comes round, and changes nothing."""
    card = row["input"]["play"]
    hands = {"N": row["input"]["hand"], "E": ["9C", "TC"], "S": ["JC", "QC"], "W": ["KC", "AC"]}
    once = Position(Deal.from_hands(hands), "H", "N").play(card)
    later = once.play("9C").play("JC").play("AC").play("KC")
    assert later.to_play is Seat.N
    for position in (once, later):
        before = repr(position)
        with pytest.raises(IllegalPlay, match=card):
            position.play(card)
        assert repr(position) == before
    assert later.hands[Seat.N.code] == Cards("8C")


@pytest.mark.parametrize("row", rows("robustness", "cut"))
def test_cut(row: Row) -> None:
    """A cut leaves three cards on each side, or is refused."""
    pack = Pack.random(3)
    for at in row["expected"]["valid"]:
        assert pack.cut(at).cards == pack.cards[at:] + pack.cards[:at]
    for at in row["expected"]["invalid"]:
        with pytest.raises(ValueError, match=rf"\b{at}\b"):
            pack.cut(at)


@pytest.mark.parametrize("row", rows("robustness", "validate_deal"))
def test_unequal_hands(row: Row) -> None:
    """The counts are named."""
    with pytest.raises(InvalidDeal) as refused:
        Deal.from_hands(row["input"]["hands"])
    for count in re.findall(r"\d", row["expected"]["error"]):
        assert count in str(refused.value)


@pytest.mark.parametrize("row", rows("robustness", "turn_up"))
def test_any_card_may_be_turned_up(row: Row) -> None:
    """A pack is a pack whichever card comes twenty-first, the one turned up after five for each."""
    assert row["expected"] == {"ok": True}
    for turned in (Card(row["input"]["card"]), *Cards.ALL):
        others = [card for card in Cards.ALL if card != turned]
        pack = Pack([*others[:20], turned, *others[20:]])
        assert pack.cards[20] == turned
        assert Pack(str(pack)) == pack


@pytest.mark.parametrize("row", rows("robustness", "play"))
def test_a_card_not_held_is_refused(row: Row) -> None:
    """The plays before it stand, the bad one is named."""
    told = row["input"]
    position = Position(Deal.from_hands(told["hands"]), trump_of(row), told["leader"], "bulgarian")
    *before, (_, bad) = told["plays"][: row["expected"]["error_at"] + 1]
    for seat, card in before:
        assert str(position.to_play) == seat
        position = position.play(card)
    with pytest.raises(IllegalPlay, match=bad):
        position.play(bad)
