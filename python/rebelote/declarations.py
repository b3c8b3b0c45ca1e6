"""Declarations: runs and squares found in a hand, whose count, and when a belote may be announced.

A run is three or more cards of a suit in natural order, a square four of a rank but 7 and 8. One card serves
one declaration unless the rules let it be shared.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations

from rebelote._rebelote import Card, Cards
from rebelote.arguments import (
    CardLike,
    CardsLike,
    RulesLike,
    SeatLike,
    TrumpLike,
    number_of,
    pair_of,
    seat_of,
    trump_of,
)
from rebelote.errors import InvalidArgument, brief
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
FOURS = {rank: Cards([f"{rank}{suit}" for suit in Suit]) for rank in SQUARES}
ACES_HIGH = SQUARES | {Rank.ACE: 200, Rank.TEN: 150, Rank.JACK: 100, Rank.NINE: 100}
ORDERS = {
    HundredsOrder.TRUMP: (Rank.JACK, Rank.NINE, Rank.ACE, Rank.TEN, Rank.KING, Rank.QUEEN),
    HundredsOrder.NATURAL: (Rank.JACK, Rank.NINE, Rank.ACE, Rank.KING, Rank.QUEEN, Rank.TEN),
}


@dataclass(frozen=True, kw_only=True)
class Declaration:
    """A run ("tierce", "quarte", "quinte" …) or a "square", its cards, and its card points in a suit game.

    `InvalidArgument` if the cards are no such thing.
    """

    kind: str
    cards: Cards
    points: int

    def __post_init__(self) -> None:
        for name, kind in (("kind", str), ("cards", Cards)):
            if not isinstance(getattr(self, name), kind):
                raise TypeError(f"{name} must be {kind.__name__}, not {type(getattr(self, name)).__name__}")
        number_of("points", self.points)
        is_run = _is_run(self.cards) and RUNS[len(self.cards)] == self.kind
        if not is_run and not (self.kind == SQUARE and self.cards in FOURS.values()):
            raise InvalidArgument(f"{' '.join(map(str, self.cards)) or 'nothing'} is no {brief(self.kind)}")

    @property
    def top(self) -> Card:
        """The highest card in natural order."""
        return max(self.cards, key=lambda card: card.rank)


@dataclass(frozen=True, kw_only=True)
class Announcement:
    """What a seat has said at the table: a declaration's kind, "belote" or "rebelote".

    `cards` are those of the declaration, or the king or queen just played; None while they are hidden.
    """

    seat: Seat
    kind: str
    cards: Cards | None


def _is_run(cards: Cards) -> bool:
    """Whether these are at least three cards of one suit, one after the other."""
    codes = [card.code for card in sorted(cards)]
    return len(codes) >= 3 and len({card.suit for card in cards}) == 1 and codes[-1] - codes[0] < len(codes)


def checked_declarations(declared: object) -> Sequence[Declaration]:
    """What is declared; TypeError unless it is a sequence of declarations."""
    if not isinstance(declared, Sequence) or not all(isinstance(each, Declaration) for each in declared):
        raise TypeError(f"expected a sequence of declarations, not {brief(declared)}")
    return declared


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


def _squares(hand: Cards, rules: DeclarationRules, trump: Trump | None) -> Iterator[Declaration]:
    for rank, four in FOURS.items():
        if four <= hand:
            yield Declaration(kind=SQUARE, cards=four, points=_square_points(rank, rules, trump))


def _square_points(rank: Rank, rules: DeclarationRules, trump: Trump | None) -> int:
    high = trump is Trump.NO_TRUMP and rules.nt_declarations is NtDeclarations.ACES_HIGH
    return (ACES_HIGH if high else SQUARES)[rank]


def _none_count(rules: DeclarationRules, trump: Trump | None) -> bool:
    """Whether nothing may be declared at all."""
    in_nt = trump is Trump.NO_TRUMP and rules.nt_declarations is NtDeclarations.NONE
    return in_nt or not rules.with_declarations


def find_declarations(
    hand: CardsLike, rules: RulesLike, trump: TrumpLike | None = None
) -> tuple[Declaration, ...]:
    """The default choice: the set worth most, squares first when equal; nothing where none are played.

    Without a trump they are worth what they are in a suit game.

    >>> [found.kind for found in find_declarations("AKQ...7", "bulgarian")]
    ['tierce']
    """
    best: tuple[int, int, tuple[Declaration, ...]] = (0, 0, ())
    for count, whole in _choices(hand, rules, trump):
        points = sum(each.points for each in whole)
        if (points, count) > best[:2]:
            best = (points, count, whole)
    return best[2]


def possible_declarations(
    hand: CardsLike, rules: RulesLike, trump: TrumpLike | None = None
) -> tuple[Declaration, ...]:
    """Everything the player may choose from; not all of it stands together where cards aren't shared.

    >>> [found.kind for found in possible_declarations("KQJ.K.K.K97", "bulgarian")]
    ['square', 'tierce']
    """
    return tuple(dict.fromkeys(each for _, whole in _choices(hand, rules, trump) for each in whole))


def stand_together(
    chosen: Sequence[Declaration], hand: CardsLike, rules: RulesLike, trump: TrumpLike | None = None
) -> bool:
    """Whether a player who holds this hand may make just these declarations.

    >>> square, tierce = possible_declarations("KQJ.K.K.K97", "bulgarian")
    >>> stand_together([square, tierce], "KQJ.K.K.K97", "bulgarian")
    False
    """
    if len(set(checked_declarations(chosen))) < len(chosen):
        return False
    return not chosen or any(set(chosen) <= set(whole) for _, whole in _choices(hand, rules, trump))


def _choices(
    hand: CardsLike, rules: RulesLike, trump: TrumpLike | None
) -> Iterator[tuple[int, tuple[Declaration, ...]]]:
    """For each choice of squares, the most first: their number, and they with the runs that stand beside."""
    told, held = whole_rules(rules).declarations, Cards(hand)
    named = None if trump is None else trump_of(trump)
    if _none_count(told, named):
        return
    squares = tuple(_squares(held, told, named))
    for count in range(len(squares), -1, -1):
        for chosen in combinations(squares, count):
            yield count, (*chosen, *_runs_beside(held, chosen, told))


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
    told, named = whole_rules(rules).declarations, trump_of(trump)
    totals = [0, 0]
    for seat, each in counting_declarations(made, named, leader, rules, tricks=tricks):
        totals[seat.side] += _worth(each, named, told)
    return (totals[0], totals[1])


def counting_declarations(
    made: Mapping[Seat, Sequence[Declaration]] | Mapping[str, Sequence[Declaration]],
    trump: TrumpLike,
    leader: SeatLike,
    rules: RulesLike,
    *,
    tricks: tuple[int, int] | None = None,
) -> tuple[tuple[Seat, Declaration], ...]:
    """Which of the declarations made count, and whose they are; the arguments are `resolve_declarations`'.

    >>> tierce = find_declarations("AKQ...7", "bulgarian")
    >>> [(seat, each.kind) for seat, each in counting_declarations({"N": tierce}, "H", "N", "bulgarian")]
    [(Seat.N, 'tierce')]
    """
    told, named, first = whole_rules(rules).declarations, trump_of(trump), seat_of(leader)
    if not isinstance(made, Mapping):
        raise TypeError(f"made must be a mapping of seats, not {type(made).__name__}")
    if tricks is not None:
        pair_of("tricks", tricks)
    if _none_count(told, named):
        return ()
    owned = [(seat_of(seat), each) for seat, all_ in made.items() for each in checked_declarations(all_)]
    if told.declarations_need_trick and tricks is not None:
        owned = [(seat, each) for seat, each in owned if tricks[seat.side]]
    pools = [owned]
    if told.declaration_pools is Pools.TWO:
        pools = [[own for own in owned if (own[1].kind == SQUARE) is square] for square in (True, False)]
    counting: list[tuple[Seat, Declaration]] = []
    for pool in pools:
        side = _best_side(pool, named, first, told)
        counting += [(seat, each) for seat, each in pool if seat.side is side]
    return tuple(counting)


def _worth(each: Declaration, trump: Trump, rules: DeclarationRules) -> int:
    return _square_points(each.top.rank, rules, trump) if each.kind == SQUARE else each.points


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
    if not isinstance(trick, Sequence):
        raise TypeError(f"trick must be a sequence of cards, not {type(trick).__name__}")
    led = Card(trick[0]).suit if trick else None
    if played not in held:
        raise InvalidArgument(f"{played} is not in the hand")
    named = trump_of(trump)
    pair = [other for other in held.of(played.suit) if other.rank in (Rank.KING, Rank.QUEEN)]
    if played.rank not in (Rank.KING, Rank.QUEEN) or len(pair) < 2:
        return False
    if named.suit is not None:
        return played.suit is named.suit
    if named is Trump.NO_TRUMP or not told.belote_in_all_trumps:
        return False
    thrown = led not in (None, played.suit)
    return not (thrown and told.belote_condition is BeloteCondition.IN_SUIT)
