"""Declarations: runs and squares found in a hand, whose count, and when a belote may be announced.

A run is three or more cards of a suit in natural order, a square four of a rank but 7 and 8. One card serves
one declaration unless the rules let it be shared.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations

from rebelote._rebelote import Card, Cards
from rebelote.arguments import CardLike, CardsLike, RulesLike, SeatLike, TrumpLike
from rebelote.errors import InvalidArgument
from rebelote.rules import (
    BeloteCondition,
    DeclarationRules,
    EqualDeclarations,
    HundredsOrder,
    LongRuns,
    NtDeclarations,
    Pools,
    whole_rules,
)
from rebelote.vocabulary import Rank, Seat, Side, Suit, Trump

RUNS = {3: "tierce", 4: "quarte", 5: "quinte", 6: "sixte", 7: "septième", 8: "octave"}
SQUARE = "square"
SQUARES = {Rank.JACK: 200, Rank.NINE: 150, Rank.ACE: 100, Rank.TEN: 100, Rank.KING: 100, Rank.QUEEN: 100}
ACES_HIGH = SQUARES | {Rank.ACE: 200, Rank.TEN: 150, Rank.JACK: 100, Rank.NINE: 100}
ORDERS = {
    HundredsOrder.TRUMP: (Rank.JACK, Rank.NINE, Rank.ACE, Rank.TEN, Rank.KING, Rank.QUEEN),
    HundredsOrder.NATURAL: (Rank.JACK, Rank.NINE, Rank.ACE, Rank.KING, Rank.QUEEN, Rank.TEN),
}


@dataclass(frozen=True, kw_only=True)
class Declaration:
    """A run ("tierce", "quarte", "quinte" …) or a "square", its cards, and its card points in a suit game."""

    kind: str
    cards: Cards
    points: int

    @property
    def top(self) -> Card:
        """The highest card in natural order."""
        return max(self.cards, key=lambda card: card.rank)


def _runs(cards: Cards, rules: DeclarationRules) -> Iterator[Declaration]:
    """The maximal runs of some cards."""
    for suit in Suit:
        run: list[Card] = []
        for card in [*sorted(cards.of(suit)), None]:
            if card is not None and run and card.code == run[-1].code + 1:
                run.append(card)
                continue
            if len(run) >= 3:
                points = {3: 20, 4: 50, 8: rules.eight_run}.get(len(run), 100)
                yield Declaration(kind=RUNS[len(run)], cards=Cards(run), points=points)
            run = [] if card is None else [card]


def _squares(hand: Cards) -> Iterator[Declaration]:
    for rank, points in SQUARES.items():
        four = Cards([card for card in hand if card.rank is rank])
        if len(four) == 4:
            yield Declaration(kind=SQUARE, cards=four, points=points)


def find_declarations(hand: CardsLike, rules: RulesLike) -> tuple[Declaration, ...]:
    """The default choice: the set worth most, squares first when equal; nothing where none are played.

    >>> [found.kind for found in find_declarations("AKQ...7", "bulgarian")]
    ['tierce']
    """
    told, held = whole_rules(rules).declarations, Cards(hand)
    if not told.with_declarations:
        return ()
    squares = tuple(_squares(held))
    best: tuple[int, int, tuple[Declaration, ...]] = (-1, 0, ())
    for count in range(len(squares), -1, -1):
        for chosen in combinations(squares, count):
            whole = (*chosen, *_runs_beside(held, chosen, told))
            points = sum(each.points for each in whole)
            if points > best[0]:
                best = (points, count, whole)
    return best[2]


def _runs_beside(
    hand: Cards, squares: Sequence[Declaration], rules: DeclarationRules
) -> tuple[Declaration, ...]:
    """The runs that may stand beside these squares."""
    used = Cards([card for square in squares for card in square.cards])
    if rules.shared_cards:
        return tuple(_runs(hand, rules))
    if rules.cut_runs:
        return tuple(_runs(hand - used, rules))
    return tuple(run for run in _runs(hand, rules) if run.cards.isdisjoint(used))


def resolve_declarations(
    made: Mapping[Seat, Sequence[Declaration]] | Mapping[str, Sequence[Declaration]],
    trump: TrumpLike,
    leader: SeatLike,
    rules: RulesLike,
    *,
    tricks: tuple[int, int] | None = None,
) -> tuple[int, int]:
    """What the declarations made are worth, by side (NS, EW): in each pool the side with the best scores all.

    `tricks` are those each side took, which some rules ask for.

    >>> tierce = find_declarations("AKQ...7", "bulgarian")
    >>> resolve_declarations({"N": tierce}, "H", "N", "bulgarian")
    (20, 0)
    """
    told = whole_rules(rules).declarations
    named = (
        Trump(trump.code) if isinstance(trump, Suit) else Trump(trump) if isinstance(trump, str) else trump
    )
    first = Seat(leader) if isinstance(leader, str) else leader
    nothing = named is Trump.NO_TRUMP and told.nt_declarations is NtDeclarations.NONE
    if nothing or not told.with_declarations:
        return (0, 0)
    owned = [
        (Seat(seat) if isinstance(seat, str) else seat, each) for seat, all_ in made.items() for each in all_
    ]
    if told.declarations_need_trick and tricks is not None:
        owned = [(seat, each) for seat, each in owned if tricks[seat.side]]
    pools = [owned]
    if told.declaration_pools is Pools.TWO:
        pools = [[own for own in owned if (own[1].kind == SQUARE) is square] for square in (True, False)]
    totals = [0, 0]
    for pool in pools:
        side = _best_side(pool, named, first, told)
        if side is not None:
            totals[side] += sum(_worth(each, named, told) for seat, each in pool if seat.side is side)
    return (totals[0], totals[1])


def _worth(each: Declaration, trump: Trump, rules: DeclarationRules) -> int:
    high = trump is Trump.NO_TRUMP and rules.nt_declarations is NtDeclarations.ACES_HIGH
    return ACES_HIGH[each.top.rank] if high and each.kind == SQUARE else each.points


def _strength(each: Declaration, trump: Trump, rules: DeclarationRules) -> tuple[int, ...]:
    """What is compared in a pool, the greater the better."""
    points = _worth(each, trump, rules)
    square = each.kind == SQUARE
    by_value = rules.declaration_pools is Pools.BY_VALUE
    if square:
        inner = (points, -ORDERS[rules.hundreds_order].index(each.top.rank))
    else:
        length = len(each.cards)
        inner = (min(length, 5) if rules.long_runs is LongRuns.ONE_CLASS else length, each.top.rank.code)
    return (points if by_value else 0, int(square), *inner)


def _best_side(
    pool: Sequence[tuple[Seat, Declaration]], trump: Trump, leader: Seat, rules: DeclarationRules
) -> Side | None:
    """Whose best declaration wins a pool; None where nobody's does."""
    if not pool:
        return None
    best = max(_strength(each, trump, rules) for _, each in pool)
    equal = [(seat, each) for seat, each in pool if _strength(each, trump, rules) == best]
    if len({seat.side for seat, _ in equal}) == 1:
        return equal[0][0].side
    if rules.equal_declarations is EqualDeclarations.CANCEL:
        return None
    trumps = [seat for seat, each in equal if trump.suit is not None and each.top.suit is trump.suit]
    if trumps and equal[0][1].kind != SQUARE:
        return trumps[0].side
    if rules.equal_declarations is EqualDeclarations.TRUMP:
        return None
    return min((seat for seat, _ in equal), key=lambda seat: (seat.code - leader.code) % 4).side


def can_say_belote(
    hand: CardsLike, card: CardLike, trick: Sequence[CardLike], trump: TrumpLike, rules: RulesLike
) -> bool:
    """Whether a card just about to be played from a hand may be announced as belote.

    >>> can_say_belote("..KQ.", "KD", ["AH"], "AT", "bulgarian")
    False
    """
    told, held, played = whole_rules(rules).belote, Cards(hand), Card(card)
    if played not in held:
        raise InvalidArgument(f"{played} is not in the hand")
    named = (
        Trump(trump.code) if isinstance(trump, Suit) else Trump(trump) if isinstance(trump, str) else trump
    )
    pair = [other for other in held.of(played.suit) if other.rank in (Rank.KING, Rank.QUEEN)]
    if played.rank not in (Rank.KING, Rank.QUEEN) or len(pair) < 2:
        return False
    if named.suit is not None:
        return played.suit is named.suit
    if named is Trump.NO_TRUMP or not told.belote_in_all_trumps:
        return False
    thrown = bool(trick) and Card(trick[0]).suit is not played.suit
    return not (thrown and told.belote_condition is BeloteCondition.IN_SUIT)
