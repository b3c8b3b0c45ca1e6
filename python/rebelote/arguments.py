"""The types of the arguments that may be given as text.

Each has one conversion, which every function of the package uses: that of cards and deals is the class
itself, that of seats and trumps is here.
"""

from collections.abc import Iterable
from typing import TypeAlias

from rebelote._rebelote import Card, Cards, Deal
from rebelote.errors import InvalidArgument, brief
from rebelote.rules import Rules
from rebelote.vocabulary import Seat, Suit, Trump

CardLike: TypeAlias = Card | str
"""A card or its text in any case: "JH", "TH", "10H", "J♥"."""

CardsLike: TypeAlias = Cards | str | Iterable[CardLike]
"""A set of cards, its text ("AT.J97..KQ8" for S.H.D.C, or "AS TS JH"), or any iterable of cards."""

SeatLike: TypeAlias = Seat | str
"""A seat or its letter."""

TrumpLike: TypeAlias = Trump | Suit | str
"""A trump, a suit, or their text: "H", "NT" or "SA", "AT" or "TA"."""

DealLike: TypeAlias = Deal | str
"""A deal or its text: "N:hand hand hand hand"."""

RulesLike: TypeAlias = Rules | str
"""Rules or a preset's name."""


def seat_of(seat: SeatLike) -> Seat:
    """The seat meant; `NotationError` if its text is none, TypeError if it is of another type."""
    if isinstance(seat, Seat):
        return seat
    if isinstance(seat, str):
        return Seat(seat)
    raise TypeError(f"expected a seat or its letter, not {type(seat).__name__}")


def trump_of(trump: TrumpLike) -> Trump:
    """The trump meant; `NotationError` if its text is none, TypeError if it is of another type."""
    if isinstance(trump, Trump):
        return trump
    if isinstance(trump, Suit):
        return Trump(trump.code)
    if isinstance(trump, str):
        return Trump(trump)
    raise TypeError(f"expected a trump, a suit or their text, not {type(trump).__name__}")


MOST_POINTS = 999_999_999
"""No number of points, in a deal or a match, is larger."""


def number_of(name: str, number: int, *, low: int = 0, high: int = MOST_POINTS) -> int:
    """A number within bounds, both included; `InvalidArgument` beyond, TypeError if it is no int."""
    if not isinstance(number, int) or isinstance(number, bool):
        raise TypeError(f"{name} must be int, not {type(number).__name__}")
    if not low <= number <= high:
        raise InvalidArgument(f"{name} must be between {low} and {high}, not {brief(number)}")
    return number


def pair_of(name: str, pair: tuple[int, int]) -> tuple[int, int]:
    """Two numbers of points, (NS, EW), checked as `number_of` does."""
    if not isinstance(pair, tuple):
        raise TypeError(f"{name} must be a tuple of two ints, not {type(pair).__name__}")
    if len(pair) != 2:
        raise InvalidArgument(f"{name} must be two numbers, not {len(pair)}")
    ns, ew = (number_of(name, number) for number in pair)
    return ns, ew
