"""Properties for any value: what prints parses back, sets behave as sets, counts are counts."""

from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import oracle
import strategies
from rebelote import Card, Cards, Deal, IllegalPlay, InvalidDeal, NotationError, Pack, Position, Seat
from round_trips import evaluated, pickled


@given(strategies.cards)
def test_a_card_prints_and_parses(card: Card) -> None:
    """As text, pretty, in lower case, with 10 for T, from its code and its repr."""
    text = str(card)
    assert text == oracle.PACK[card.code]
    spellings = {text, text.lower(), card.pretty, text.replace("T", "10"), f"{text[0]}{card.suit.symbol}"}
    assert {Card(spelling) for spelling in spellings} == {card}
    assert Card.from_code(card.code) == evaluated(card) == card


@given(strategies.card_sets)
def test_a_set_of_cards_prints_and_parses(cards: Cards) -> None:
    """As a hand, as a list, from its mask and its repr."""
    assert str(cards) == oracle.hand_text([str(card) for card in cards])
    assert Cards(str(cards)) == Cards(" ".join(map(str, cards))) == Cards(list(cards)) == cards
    assert Cards.from_mask(cards.mask) == evaluated(cards) == cards
    assert cards.mask == sum(1 << card.code for card in cards)


@given(strategies.deals(), strategies.seats)
def test_a_deal_prints_and_parses(deal: Deal, first: Seat) -> None:
    """From any first seat, from masks, from hands by seat or in order, and from its repr."""
    seats = [Seat((first.code + n) % 4) for n in range(4)]
    text = f"{first}:" + " ".join(str(deal[seat]) for seat in seats)
    assert Deal(text) == Deal(str(deal)) == evaluated(deal) == deal
    assert Deal.from_masks(deal.masks()) == deal
    assert Deal.from_hands({seat: deal[seat] for seat in seats}) == deal
    assert Deal.from_hands({str(seat): list(deal[seat]) for seat in seats}) == deal
    assert Deal.from_hands([deal[seat] for seat in Seat]) == deal


@given(st.permutations(oracle.PACK))
def test_a_pack_prints_and_parses(order: list[str]) -> None:
    """The order of the cards is kept."""
    pack = Pack(order)
    assert [str(card) for card in pack.cards] == list(order)
    assert Pack(str(pack)) == evaluated(pack) == pack


@given(strategies.positions())
def test_a_position_survives_repr_and_pickle(position: Position) -> None:
    """Mid-trick, in endings and at the end."""
    for other in (evaluated(position), pickled(position)):
        assert isinstance(other, Position)
        assert other == position
        assert hash(other) == hash(position)
        assert (other.points, other.tricks_won, other.hands) == (
            position.points,
            position.tricks_won,
            position.hands,
        )


@given(strategies.positions(), st.data())
def test_a_position_is_immutable(position: Position, data: st.DataObject) -> None:
    """A card played gives a new position and leaves the old one."""
    if position.is_over:
        return
    before = repr(position)
    after = position.play(data.draw(st.sampled_from(list(position.legal_cards))))
    assert repr(position) == before
    assert after != position


@given(strategies.card_sets, strategies.card_sets)
def test_set_algebra(left: Cards, right: Cards) -> None:
    """The operators give what a frozenset gives, and Cards again."""
    one, two = frozenset(left), frozenset(right)
    pairs: list[tuple[Any, frozenset[Card]]] = [
        (left | right, one | two),
        (left & right, one & two),
        (left - right, one - two),
        (left ^ right, one ^ two),
    ]
    for mine, theirs in pairs:
        assert mine == theirs
        assert theirs == mine
        assert isinstance(mine, Cards)
        assert frozenset(mine) == theirs
        assert hash(mine) == hash(theirs)
        assert len(mine) == len(theirs)
    assert (left <= right, left < right, left >= right, left > right, left == right) == (
        one <= two,
        one < two,
        one >= two,
        one > two,
        one == two,
    )
    assert left.isdisjoint(right) == one.isdisjoint(two)
    assert Cards.ALL - left == Cards.ALL ^ left
    assert all((card in left) == (card in one) for card in Cards.ALL)


texts = st.one_of(st.text(), st.text("789TJQKA10CDHSNEW♣♦♥♠.: ", max_size=60))


@given(texts, st.sampled_from([Card, Cards, Deal, Pack]))
def test_any_text_is_read_or_refused(text: str, kind: Callable[[str], object]) -> None:
    """Text makes a value that prints and parses back, or one of two errors with the text in hand."""
    try:
        value = kind(text)
    except (NotationError, InvalidDeal):
        return
    assert kind(str(value)) == value


@given(strategies.positions(), strategies.cards)
def test_a_card_is_legal_or_refused(position: Position, card: Card) -> None:
    """`play` takes the legal cards and no other."""
    if not position.is_over and card in position.legal_cards:
        after = position.play(card)
        assert sum(map(len, after.hands)) == sum(map(len, position.hands)) - 1
    else:
        with pytest.raises(IllegalPlay, match=str(card)):
            position.play(card)


def count_lines(position: Position, cards: int) -> int:
    """The lines of that many cards, one by one."""
    if cards == 0:
        return 1
    if position.is_over:
        return 0
    return sum(count_lines(position.play(card), cards - 1) for card in position.legal_cards)


@settings(max_examples=50)
@given(strategies.positions(max_size=3), st.integers(0, 12))
def test_perft_counts_lines(position: Position, cards: int) -> None:
    """Perft is the number of lines that can be played."""
    assert position.perft(cards) == count_lines(position, cards)
