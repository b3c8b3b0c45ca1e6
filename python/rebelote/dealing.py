"""The pack: 32 cards in dealing order.

A deal of four hands can't tell which card was turned up; a pack can.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import total_ordering
from typing import Self

from rebelote import _rebelote
from rebelote._rebelote import Card, Cards
from rebelote.arguments import CardLike
from rebelote.errors import InvalidArgument, InvalidDeal

SMALLEST_CUT = 3
"""A cut leaves at least so many cards on each side (FFB)."""


@total_ordering
@dataclass(frozen=True, slots=True, init=False, repr=False)
class Pack:
    """The 32 cards in order, the first to be dealt first. Its text is the cards with spaces between.

    `InvalidDeal` unless each card is there once.

    >>> pack = Pack.random(seed=7)
    >>> len(pack.cards), Pack(str(pack)) == pack
    (32, True)
    """

    cards: tuple[Card, ...]
    """The cards, the first to be dealt first."""

    def __init__(self, cards: str | Sequence[CardLike]) -> None:
        object.__setattr__(self, "cards", _rebelote._read_cards(cards))
        self._check()

    def _check(self) -> None:
        for index, card in enumerate(self.cards):
            if card in self.cards[:index]:
                raise InvalidDeal(f"a pack holds each card once, but this one has {card} twice")
        missing = Cards.ALL - self.cards
        if missing:
            raise InvalidDeal(f"a pack holds all 32 cards, but this one lacks {' '.join(map(str, missing))}")

    @classmethod
    def random(cls, seed: int) -> Self:
        """A pack shuffled from a seed (0 to 2**64 - 1), the same on every platform and version.

        >>> Pack.random(1) == Pack.random(1), Pack.random(1) == Pack.random(2)
        (True, False)
        """
        return cls(_rebelote._shuffled(seed))

    def cut(self, at: int) -> Self:
        """The pack with its first `at` cards (3 to 29) put below the others; `InvalidArgument` otherwise.

        >>> pack = Pack.random(seed=7)
        >>> pack.cut(3).cards[-3:] == pack.cards[:3]
        True
        """
        if not isinstance(at, int) or isinstance(at, bool):
            raise TypeError(f"a pack is cut at an int, not {type(at).__name__}")
        last = len(self.cards) - SMALLEST_CUT
        if not SMALLEST_CUT <= at <= last:
            raise InvalidArgument(f"a pack is cut at {SMALLEST_CUT} to {last} cards, not {at}")
        return type(self)(self.cards[at:] + self.cards[:at])

    def __lt__(self, other: Self) -> bool:
        return self.cards < other.cards if isinstance(other, Pack) else NotImplemented

    def __str__(self) -> str:
        return " ".join(map(str, self.cards))

    def __repr__(self) -> str:
        return f"Pack({str(self)!r})"
