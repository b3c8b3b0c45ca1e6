"""What a solver answers: the value of a position and of each legal card, and one best line.

The compiled module fills it in.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from rebelote._rebelote import Card, Cards
from rebelote.arguments import CardLike
from rebelote.vocabulary import Objective


class CardValues(Mapping[Card, tuple[int, int]]):
    """A read-only mapping from cards, or their texts, to (NS, EW), which hashes and equals a dict."""

    __slots__ = ("_values",)

    def __init__(self, values: Mapping[Card, tuple[int, int]]) -> None:
        self._values = dict(values)

    def __getitem__(self, card: CardLike) -> tuple[int, int]:
        return self._values[Card(card)]

    def __iter__(self) -> Iterator[Card]:
        return iter(self._values)

    def __len__(self) -> int:
        return len(self._values)

    def __hash__(self) -> int:
        return hash(frozenset(self._values.items()))

    def __repr__(self) -> str:
        return repr(self._values)


@dataclass(frozen=True, kw_only=True)
class Solution:
    """A solved position.

    Pairs are (NS, EW): what the position ends in, in the objective's unit. Card points include the last trick
    and a capot and are never doubled or scaled.

    >>> from rebelote import solve
    >>> solution = solve("N:A7... KT... Q8... J9...", "H", "N")
    >>> solution.cards["7S"], solution.cards["AS"]
    ((28, 12), (18, 22))
    """

    objective: Objective
    """What was counted."""

    value: tuple[int, int]
    """What the position ends in with best play."""

    cards: Mapping[Card, tuple[int, int]]
    """The same for each legal card of the seat to play."""

    best: Cards
    """The cards with the best value for the side to play."""

    line: tuple[Card, ...]
    """One best line to the end."""

    nodes: int
    """How many positions the search visited: what it cost, whatever the machine."""

    def __post_init__(self) -> None:
        object.__setattr__(self, "cards", CardValues(self.cards))
