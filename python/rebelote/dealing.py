"""The pack, 32 cards in dealing order, and how it is dealt: hands for the auction, turned card, talon.

A deal of four hands can't tell which card was turned up, or what each hand held during the auction; a pack
can.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import total_ordering
from typing import Self

from rebelote import _rebelote
from rebelote._rebelote import Card, Cards, Deal
from rebelote.arguments import CardLike, DealLike, RulesLike, SeatLike, number_of, seat_of
from rebelote.errors import InvalidArgument, InvalidDeal
from rebelote.rules import DealPattern, whole_rules
from rebelote.vocabulary import Seat

HAND = 8
"""Cards in a hand, once all are dealt."""

BEFORE_AUCTION = {
    DealPattern.EIGHT: (3, 2, 3),
    DealPattern.FIVE_THEN_THREE: (3, 2),
    DealPattern.TURNED_CARD: (3, 2),
}
"""How many cards each seat gets at a time before the auction; what is missing comes after it, at once."""


@dataclass(frozen=True, kw_only=True)
class Dealt:
    """What lies on the table when the auction begins: the hands, the card turned up if any, and the talon."""

    dealer: Seat
    """Who dealt; the seat after is served first."""

    hands: tuple[Cards, Cards, Cards, Cards]
    """By seat: five cards or eight."""

    turned: Card | None
    """The card turned up, where the rules have one."""

    talon: tuple[Card, ...]
    """The cards still to be dealt, the first one first; the turned card is not among them."""

    def complete(self, taker: SeatLike | None = None) -> Deal:
        """The four hands of eight, dealt after the auction; `taker` gets the turned card and fewer others.

        `InvalidArgument` unless there are both a taker and a turned card, or neither.
        """
        if (taker is None) != (self.turned is None):
            raise InvalidArgument(f"the taker {taker} and the turned card {self.turned} don't go together")
        hands, rest = list(self.hands), list(self.talon)
        if taker is not None and self.turned is not None:
            hands[seat_of(taker)] |= [self.turned]
        for seat in _from(self.dealer.next):
            missing = HAND - len(hands[seat])
            hands[seat] |= rest[:missing]
            del rest[:missing]
        return Deal.from_hands(hands)


def _from(first: Seat) -> tuple[Seat, Seat, Seat, Seat]:
    """The seats in order of play."""
    return first, first.next, first.partner, first.partner.next


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
    def random(cls, seed: int, number: int = 0) -> Self:
        """A pack shuffled from a seed, the same on every platform and version.

        A seed gives as many packs as one may want, each by its number alone; both are 0 to 2**64 - 1.

        >>> Pack.random(1) == Pack.random(1), Pack.random(1) == Pack.random(2)
        (True, False)
        """
        return cls(_rebelote._shuffled(seed, number))

    @classmethod
    def for_deal(
        cls, deal: DealLike, rules: RulesLike, *, dealer: SeatLike = "W", turned: CardLike | None = None
    ) -> Self:
        """A pack that is dealt to these four hands of eight.

        Where a card is turned up, `turned` is that card, and whoever holds it has to take it. Each hand is
        dealt from its lowest card on. `InvalidArgument` if `turned` is wanted and not given, or the reverse.

        >>> deal = Deal.random(seed=7)
        >>> Pack.for_deal(deal, "bulgarian").deal("bulgarian").complete() == deal
        True
        """
        told, whole = whole_rules(rules), Deal(deal)
        pattern = told.dealing.deal_pattern
        if whole.size != HAND:
            raise InvalidArgument(f"a pack deals hands of {HAND} cards, not {whole.size}")
        if (turned is None) == (pattern is DealPattern.TURNED_CARD):
            raise InvalidArgument(
                f"deal_pattern {pattern.value} and the turned card {turned} don't go together"
            )
        up = [] if turned is None else [Card(turned)]
        hands = [[card for card in whole[seat] if card not in up] for seat in Seat]
        order = _from(seat_of(dealer).next)
        cards: list[Card] = []
        for packet in (*BEFORE_AUCTION[pattern], HAND):
            if packet == HAND:
                cards += up
            for seat in order:
                cards += hands[seat][:packet]
                del hands[seat][:packet]
        return cls(cards)

    def deal(self, rules: RulesLike, *, dealer: SeatLike = "W") -> Dealt:
        """Deal the cards as the rules have it, to the seat after the dealer first.

        >>> dealt = Pack.random(seed=7).deal("bga", dealer="N")
        >>> [len(hand) for hand in dealt.hands], len(dealt.talon)
        ([5, 5, 5, 5], 11)
        """
        pattern = whole_rules(rules).dealing.deal_pattern
        served = seat_of(dealer)
        hands, rest = [Cards.EMPTY] * 4, self.cards
        for packet in BEFORE_AUCTION[pattern]:
            for seat in _from(served.next):
                hands[seat] |= rest[:packet]
                rest = rest[packet:]
        turned = rest[0] if pattern is DealPattern.TURNED_CARD else None
        talon = rest[1:] if turned else rest
        n, e, s, w = hands
        return Dealt(dealer=served, hands=(n, e, s, w), turned=turned, talon=talon)

    def cut(self, at: int, *, least: int = 3) -> Self:
        """The pack with its first `at` cards put below the others; `InvalidArgument` if a side has too few.

        At least so many cards stay on each side: three (FFB), if nothing is said.

        >>> pack = Pack.random(seed=7)
        >>> pack.cut(3).cards[-3:] == pack.cards[:3]
        True
        """
        number_of("least", least, low=1, high=len(self.cards) // 2)
        number_of("at", at, low=least, high=len(self.cards) - least)
        return type(self)(self.cards[at:] + self.cards[:at])

    def cut_by(self, seed: int, number: int = 0, *, least: int = 3) -> Self:
        """The pack cut where a seed and a number say, each allowed place as likely as the others."""
        number_of("least", least, low=1, high=len(self.cards) // 2)
        places = (card.code for card in Pack.random(seed, number).cards)
        allowed = range(least, len(self.cards) - least + 1)
        return self.cut(next(place for place in places if place in allowed), least=least)

    def __lt__(self, other: Self) -> bool:
        return self.cards < other.cards if isinstance(other, Pack) else NotImplemented

    def __str__(self) -> str:
        return " ".join(map(str, self.cards))

    def __repr__(self) -> str:
        return f"Pack({str(self)!r})"
