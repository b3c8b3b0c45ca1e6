"""The words of the game as plain Python enums.

Suits, ranks, seats, sides, trumps, and what a solver counts.

Two kinds never compare equal (`Suit.CLUBS != Seat.N`), yet each member of a `Coded` kind has an integer
`code` and may index an array. The compiled core uses the same codes; they are fixed for ever.
"""

from __future__ import annotations

import enum
from typing import Self

from rebelote import _rebelote
from rebelote.errors import InvalidArgument, brief


class Named(enum.Enum):
    """An enum whose members print as they are written in a program: `Seat.N`."""

    def __repr__(self) -> str:
        return f"{type(self).__name__}.{self.name}"

    @classmethod
    def _missing_(cls, value: object) -> Self | None:
        """Refuses what is no member's value."""
        if not isinstance(value, int | str):
            raise TypeError(f"expected the value of a {cls.__name__}, not {type(value).__name__}")
        known = ", ".join(repr(member.value) for member in cls)
        raise InvalidArgument(f"{brief(value)} is no {cls.__name__}; there are {known}")


class Coded(Named):
    """An enum whose members have an integer `code`, in which order they iterate and compare.

    Members of one kind are ordered among themselves only, and index sequences and arrays as their code
    does. A member is also found by its text: `Suit("H")`, `Seat("n")`, `Trump("NT")`.

    >>> sorted([Suit.SPADES, Suit.CLUBS])
    [Suit.CLUBS, Suit.SPADES]
    >>> ["spring", "summer", "autumn", "winter"][Seat.S]
    'autumn'
    """

    _value_: int  # read here without the detour of `value`, which costs several times as much

    @property
    def code(self) -> int:
        """The member's number: 0 for the first one."""
        return self._value_

    def __index__(self) -> int:
        return self._value_

    def __lt__(self, other: Self) -> bool:
        return self.code < other.code if type(other) is type(self) else NotImplemented

    def __le__(self, other: Self) -> bool:
        return self.code <= other.code if type(other) is type(self) else NotImplemented

    def __gt__(self, other: Self) -> bool:
        return self.code > other.code if type(other) is type(self) else NotImplemented

    def __ge__(self, other: Self) -> bool:
        return self.code >= other.code if type(other) is type(self) else NotImplemented

    @classmethod
    def _missing_(cls, value: object) -> Self | None:
        """Reads the text of a member, with the one reader that every function of the package uses."""
        if not isinstance(value, str):
            return super()._missing_(value)
        member: Self = _rebelote._read_word(cls.__name__, value)
        return member


class Suit(Coded):
    """One of the four suits, in the order of the bidding ladder. Its text is its initial.

    >>> str(Suit.HEARTS), Suit.HEARTS.code, Suit.HEARTS.symbol
    ('H', 2, '♥')
    """

    CLUBS = 0
    DIAMONDS = 1
    HEARTS = 2
    SPADES = 3

    def __str__(self) -> str:
        return self.name[0]

    @property
    def symbol(self) -> str:
        """The suit's sign: ♣ ♦ ♥ ♠."""
        return "♣♦♥♠"[self.code]


class Rank(Coded):
    """One of the eight ranks in natural order, the order of sequences.

    Which card beats which depends on the trump; a `Position` knows.

    >>> str(Rank.TEN), Rank.TEN < Rank.JACK
    ('T', True)
    """

    SEVEN = 0
    EIGHT = 1
    NINE = 2
    TEN = 3
    JACK = 4
    QUEEN = 5
    KING = 6
    ACE = 7

    def __str__(self) -> str:
        return "789TJQKA"[self.code]


class Seat(Coded):
    """One of the four seats in order of play: the seat after N is E, whatever the table looks like.

    >>> Seat.W.next, Seat.W.partner, Seat.W.side
    (Seat.N, Seat.E, Side.EW)
    """

    N = 0
    E = 1
    S = 2
    W = 3

    def __str__(self) -> str:
        return self.name

    @property
    def next(self) -> Seat:
        """The seat that plays after this one."""
        return Seat((self.code + 1) % 4)

    @property
    def partner(self) -> Seat:
        """The seat opposite."""
        return Seat((self.code + 2) % 4)

    @property
    def side(self) -> Side:
        """The side this seat plays for."""
        return Side(self.code % 2)


class Side(Coded):
    """One of the two sides; pairs of numbers are always (NS, EW).

    >>> Side.NS.other, Side.NS.seats
    (Side.EW, (Seat.N, Seat.S))
    """

    NS = 0
    EW = 1

    def __str__(self) -> str:
        return self.name

    @property
    def other(self) -> Side:
        """The opponents."""
        return Side(1 - self.code)

    @property
    def seats(self) -> tuple[Seat, Seat]:
        """The two seats of the side."""
        return (Seat(self.code), Seat(self.code + 2))


class Trump(Coded):
    """What is trump: a suit, nothing (NT) or every suit (AT). Its text is the suit's initial, NT or AT.

    >>> str(Trump.HEARTS), str(Trump.ALL_TRUMP), Trump.HEARTS.suit, Trump.NO_TRUMP.suit
    ('H', 'AT', Suit.HEARTS, None)
    """

    CLUBS = 0
    DIAMONDS = 1
    HEARTS = 2
    SPADES = 3
    NO_TRUMP = 4
    ALL_TRUMP = 5

    def __str__(self) -> str:
        return ("C", "D", "H", "S", "NT", "AT")[self.code]

    @property
    def suit(self) -> Suit | None:
        """The trump suit; None in no trump and all trumps."""
        return Suit(self.code) if self.code < len(Suit) else None


class Objective(Named):
    """What a solver counts for each side.

    >>> Objective("tricks")
    Objective.TRICKS
    """

    POINTS = "points"
    """Card points, with the last trick and a capot."""

    TRICKS = "tricks"
    """Tricks."""

    def __str__(self) -> str:
        return str(self.value)
