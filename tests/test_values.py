"""Every value prints as a call that makes it, pickles, copies, compares and hashes; enums and sets behave."""

import collections.abc
import copy
import enum
import functools
import operator
import pickle
from collections.abc import Callable, Iterable
from typing import Any

import numpy as np
import pytest

import oracle
import rebelote
from rebelote import (
    AtValues,
    CannotOvertrump,
    Card,
    Cards,
    Deal,
    NtValues,
    Objective,
    Overtake,
    Pack,
    PartnerWinning,
    PlayRules,
    Position,
    Rank,
    Rules,
    Seat,
    Side,
    Solver,
    Suit,
    Trump,
)
from round_trips import evaluated, pickled

CODED = (Suit, Rank, Seat, Side, Trump)
ENUMS = (*CODED, Objective, Overtake, PartnerWinning, CannotOvertrump, NtValues, AtValues)

DEAL = Deal.random(11)
ENDING = Deal("N:A7... KQ... .A7.. .KQ..")
MIDDLE = Position(DEAL, "H", "E", "bulgarian", played=[next(iter(Position(DEAL, "H", "E").legal_cards))])
SOLVED = rebelote.solve(ENDING, "H", "N")
OVER = Position(ENDING, "H", "N", tricks_before=(6, 0), played=SOLVED.line)


def trick_of(position: Position) -> rebelote.Trick:
    """A finished trick."""
    return position.tricks[0]


def first_two(kind: type[enum.Enum]) -> tuple[object, object]:
    """The first members of an enum."""
    first, second, *_ = kind
    return first, second


# By name, each value and a different one of the same class.
VALUES: dict[str, tuple[object, object]] = {
    **{kind.__name__: first_two(kind) for kind in ENUMS},
    "Card": (Card("JH"), Card("TH")),
    "Cards": (Cards("AT.J97..KQ8"), Cards("AT.J97..KQ")),
    "Cards, none": (Cards.EMPTY, Cards("7C")),
    "Cards, all": (Cards.ALL, Cards.EMPTY),
    "Deal": (DEAL, Deal.random(12)),
    "Deal, an ending": (ENDING, Deal("N:KQ... A7... .A7.. .KQ..")),
    "Pack": (Pack.random(1), Pack.random(2)),
    "PlayRules": (PlayRules(), PlayRules(capot=None)),
    "PlayRules, others": (
        PlayRules(nt_values=NtValues.ACE_19, overtake=Overtake.EVERY_SUIT),
        PlayRules(nt_values=NtValues.ACE_19, at_values=AtValues.JACK_13),
    ),
    "Rules": (Rules.preset("bga"), Rules.preset("bulgarian")),
    "Position": (Position(DEAL, "H", "N"), Position(DEAL, "H", "E")),
    "Position, other rules": (
        Position(DEAL, "H", "N", "bga"),
        Position(DEAL, "H", "N", PlayRules(capot=None)),
    ),
    "Position, in a trick": (MIDDLE, Position(DEAL, "H", "E", "bulgarian")),
    "Position, over": (OVER, Position(ENDING, "H", "N", tricks_before=(6, 0))),
    "Position, an ending": (Position(ENDING, "NT", "S"), Position(ENDING, "NT", "S", tricks_before=(3, 3))),
    "Trick": (trick_of(OVER), OVER.tricks[1]),
    "Solution": (SOLVED, rebelote.solve(ENDING, "H", "E")),
    "Table": (rebelote.solve_table(ENDING), rebelote.solve_table(ENDING, objective="tricks")),
}

COMPARISONS = (operator.lt, operator.le, operator.gt, operator.ge)

each_value = pytest.mark.parametrize(("value", "other"), VALUES.values(), ids=VALUES.keys())


TRIPS: dict[str, Callable[[object], object]] = {
    "pickle 2": functools.partial(pickled, protocol=2),
    "pickle": pickled,
    "copy": copy.copy,
    "deepcopy": copy.deepcopy,
    "repr": evaluated,
}


@each_value
@pytest.mark.parametrize("trip", TRIPS.values(), ids=TRIPS.keys())
def test_round_trip(value: object, other: object, trip: Callable[[object], object]) -> None:
    """The same value comes back, with the same hash, and not another."""
    back = trip(value)
    assert type(back) is type(value)
    assert back == value
    assert hash(back) == hash(value)
    assert back != other


@each_value
def test_equality_is_of_one_kind(value: object, other: object) -> None:
    """Nothing equals its text, its code or nothing."""
    assert value != other
    for stranger in (None, object(), str(value), 0):
        assert value != stranger
    assert len({value, other, copy.copy(value)}) == 2


@each_value
def test_attributes_are_read_only(value: object, other: object) -> None:
    """Public attributes can be neither set nor deleted, nor new ones added."""
    if isinstance(value, ENUMS):
        return
    names = [name for name in dir(value) if not name.startswith("_")]
    assert names
    for name in [*names, "something_new"]:
        with pytest.raises((AttributeError, TypeError)):
            setattr(value, name, getattr(other, name, None))


@pytest.mark.parametrize("kind", CODED)
def test_codes(kind: type[Suit]) -> None:
    """Codes count from 0 in the order of the members, and are what an index takes."""
    members = list(kind)
    assert [member.code for member in members] == list(range(len(members)))
    assert [operator.index(member) for member in members] == list(range(len(members)))
    assert [list(range(10, 20))[member] for member in members] == list(range(10, 10 + len(members)))
    assert sorted(members, reverse=True) == members[::-1]


@pytest.mark.parametrize("kind", CODED)
def test_order_is_within_one_kind(kind: type[Suit]) -> None:
    """Members compare with their own kind, and with nothing else."""
    first, second = list(kind)[:2]
    assert [compare(first, second) for compare in COMPARISONS] == [True, True, False, False]
    assert [compare(first, first) for compare in COMPARISONS] == [False, True, False, True]
    for stranger in (next(iter(other)) for other in CODED if other is not kind):
        assert first != stranger
        for compare in COMPARISONS:
            with pytest.raises(TypeError):
                compare(first, stranger)
    with pytest.raises(TypeError):
        first < 1  # type: ignore[operator]  # noqa: B015


def test_names_of_the_vocabulary() -> None:
    """Members print as the notation writes them."""
    assert [str(suit) for suit in Suit] == ["C", "D", "H", "S"]
    assert [suit.symbol for suit in Suit] == ["♣", "♦", "♥", "♠"]
    assert [str(rank) for rank in Rank] == list("789TJQKA")
    assert [str(seat) for seat in Seat] == list("NESW")
    assert [str(side) for side in Side] == ["NS", "EW"]
    assert [str(trump) for trump in Trump] == ["C", "D", "H", "S", "NT", "AT"]
    assert [trump.suit for trump in Trump] == [*Suit, None, None]


def test_round_the_table() -> None:
    """Next, partner, side and the other side."""
    assert [seat.next for seat in Seat] == [Seat.E, Seat.S, Seat.W, Seat.N]
    assert [seat.partner for seat in Seat] == [Seat.S, Seat.W, Seat.N, Seat.E]
    assert [seat.side for seat in Seat] == [Side.NS, Side.EW, Side.NS, Side.EW]
    assert [side.other for side in Side] == [Side.EW, Side.NS]
    assert [side.seats for side in Side] == [(Seat.N, Seat.S), (Seat.E, Seat.W)]


def test_cards_have_codes() -> None:
    """Eight times the suit plus the rank, ordered so."""
    cards = [Card(text) for text in oracle.PACK]
    assert [card.code for card in cards] == list(range(32))
    assert [8 * card.suit.code + card.rank.code for card in cards] == list(range(32))
    assert sorted(cards, reverse=True) == cards[::-1]
    assert list(Cards.ALL) == cards
    assert max(Card("AC"), Card("7D")) == Card("7D")
    assert [compare(Card("7D"), Card("AC")) for compare in COMPARISONS] == [False, False, True, True]


def test_cards_iterate_by_code() -> None:
    """Whatever order they were told in."""
    told = ["AS", "7C", "TH", "9D", "8C"]
    assert [str(card) for card in Cards(told)] == ["7C", "8C", "9D", "TH", "AS"]
    assert [str(card) for card in Cards("AS TH 9D 8C 7C")] == ["7C", "8C", "9D", "TH", "AS"]


def test_cards_are_a_set() -> None:
    """An immutable one in the sense of collections.abc."""
    hand: collections.abc.Set[Card] = Cards("AT.J97..KQ8")
    assert isinstance(hand, collections.abc.Set)
    assert isinstance(hand, collections.abc.Hashable)
    assert not isinstance(hand, collections.abc.MutableSet)
    assert hand == set(hand) == frozenset(hand)
    assert frozenset(hand) == hand
    assert {hand, frozenset(hand)} == {hand}
    assert len(hand) == 8
    assert not Cards()
    assert Cards("AT.J97..KQ8").of("H") == Cards("AT.J97..KQ8").of(Suit.HEARTS) == Cards("JH 9H 7H")


def test_membership() -> None:
    """A card or its text is in a set; what is no card is in none."""
    hand: Any = Cards("AT.J97..KQ8")
    assert [card in hand for card in (Card("AS"), "AS", "10S", "t♠")] == [True] * 4
    assert [card in hand for card in (Card("7S"), "7S", None, 31, Seat.N)] == [False] * 5


def test_operators_take_text() -> None:
    """As every function that takes cards does."""
    hand = Cards("AS TS JH")
    operators: Iterable[tuple[Any, str]] = [
        (hand | "7C", "AS TS JH 7C"),
        (hand & "AS JH 7C", "AS JH"),
        (hand - "AS JH", "TS"),
        (hand ^ "AS 7C", "TS JH 7C"),
        (hand | [Card("7C")], "AS TS JH 7C"),
        (hand - {Card("JH")}, "AS TS"),
    ]
    for result, expected in operators:
        assert isinstance(result, Cards)
        assert result == Cards(expected)


def test_comparisons_are_those_of_sets() -> None:
    """Subsets and supersets, among Cards and with any other set."""
    hand: collections.abc.Set[Card] = Cards("AS TS JH")
    larger, smaller, other = (Cards(text) for text in ("AS TS JH 7C", "AS TS", "AS TS 7C"))
    kinds: list[Callable[[Cards], collections.abc.Set[Card]]] = [Cards, set, frozenset]
    for kind in kinds:
        assert [compare(hand, kind(larger)) for compare in COMPARISONS] == [True, True, False, False]
        assert [compare(hand, kind(smaller)) for compare in COMPARISONS] == [False, False, True, True]
        assert [compare(hand, kind(other)) for compare in COMPARISONS] == [False] * 4
        assert [compare(kind(larger), hand) for compare in COMPARISONS] == [False, False, True, True]
    assert [Cards("AS TS JH").isdisjoint(cards) for cards in ("7C 8C", "7C JH")] == [True, False]


@pytest.mark.parametrize(
    "compute",
    [operator.or_, operator.and_, operator.sub, operator.xor, *COMPARISONS],
    ids=operator.attrgetter("__name__"),
)
def test_operators_refuse_what_is_no_set(compute: Callable[[Any, Any], Any]) -> None:
    """A number is a TypeError, on either side."""
    for left, right in ((Cards("AS"), 5), (5, Cards("AS"))):
        with pytest.raises(TypeError):
            compute(left, right)


def test_a_table_keeps_its_values() -> None:
    """Its array can't be written to, and is indexed by trump and leader, as enums or text."""
    table = rebelote.solve_table(DEAL)
    assert table.values.shape == (6, 4, 2)
    assert table.values.dtype == np.int16
    with pytest.raises(ValueError, match="read-only"):
        table.values[0, 0, 0] = 1
    for trump in Trump:
        for seat in Seat:
            assert table[trump, seat] == table[str(trump), str(seat)] == tuple(table.values[trump, seat])
            assert table[trump, seat] == rebelote.solve(DEAL, trump, seat).value


def test_text_is_taken_for_trumps_and_seats() -> None:
    """A suit stands for itself as trump; French initials are known; case is not minded."""
    spellings = {
        "h": Trump.HEARTS,
        "♥": Trump.HEARTS,
        "NT": Trump.NO_TRUMP,
        "sa": Trump.NO_TRUMP,
        "TA": Trump.ALL_TRUMP,
    }
    for text, trump in spellings.items():
        assert Position(DEAL, text, "n").trump is trump
    assert Position(DEAL, Suit.SPADES, Seat.W) == Position(str(DEAL), "S", "w")
    assert DEAL["n"] == DEAL[Seat.N]
    assert DEAL.owner("10H") is DEAL.owner(Card("TH"))
    assert ENDING.owner("7C") is None


def test_a_solver_is_not_a_value() -> None:
    """It owns a table, so it neither pickles nor copies, and equals only itself."""
    solver = Solver()
    for refused in (pickle.dumps, copy.copy, copy.deepcopy):
        with pytest.raises(TypeError):
            refused(solver)
    assert len({solver, solver}) == 1
    assert solver != Solver()
