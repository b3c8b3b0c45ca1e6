"""The slow referee of declarations: what a hand has, which is better, whose count, and what may be said.

Like `oracle_deal`, which uses it, it shares nothing with the package.
"""

from collections.abc import Iterator, Sequence
from itertools import combinations
from typing import Any

from oracle import RANKS, SUITS

Rules = dict[str, Any]
Pair = tuple[int, int]
Declared = tuple[str, ...]


def is_square(cards: Sequence[str]) -> bool:
    """Whether the cards are four of a rank."""
    return len(cards) == 4 and len({card[0] for card in cards}) == 1


def declarable(hand: Sequence[str]) -> list[Declared]:
    """All squares and all runs of a hand, those within longer runs too."""
    found = [tuple(rank + suit for suit in SUITS) for rank in "9TJQKA"]
    for suit in SUITS:
        for first, last in combinations(range(9), 2):
            if last - first >= 3:
                found.append(tuple(rank + suit for rank in RANKS[first:last]))
    return [cards for cards in found if set(cards) <= set(hand)]


def sets_of(rules: Rules, declared: Sequence[Declared]) -> Iterator[tuple[Declared, ...]]:
    """Every choice of declarations that may be made together, whether its runs are whole or not."""
    yield ()
    for number, first in enumerate(declared):
        beside = [other for other in declared[number + 1 :] if stand_beside(rules, first, other)]
        for others in sets_of(rules, beside):
            yield (first, *others)


def stand_beside(rules: Rules, one: Declared, two: Declared) -> bool:
    """Whether two declarations share no card, or share one as the rules allow."""
    allowed = rules["shared_cards"] and is_square(one) != is_square(two)
    return not set(one) & set(two) or bool(allowed)


def runs_are_whole(rules: Rules, hand: Sequence[str], chosen: Sequence[Declared]) -> bool:
    """Whether no run could be longer, but for the cards of a square where the rules cut runs."""
    squares = {card for cards in chosen if is_square(cards) for card in cards}
    usable = set(hand) - squares if rules["cut_runs"] and not rules["shared_cards"] else set(hand)
    for cards in chosen:
        if not is_square(cards):
            suit, low, high = cards[0][1], RANKS.index(cards[0][0]), RANKS.index(cards[-1][0])
            below = RANKS[low - 1] + suit if low else ""
            above = RANKS[high + 1] + suit if high < 7 else ""
            if usable & {below, above}:
                return False
    return True


def may_declare(
    rules: Rules, trump: str, hand: Sequence[str], declared: Sequence[Declared], *, best: bool
) -> bool:
    """Whether these may be made from a hand; `best` if they must be worth most, squares first."""
    if silent(rules, trump):
        return not declared
    choices = [one for one in sets_of(rules, declarable(hand)) if runs_are_whole(rules, hand, one)]
    made = {frozenset(cards) for cards in declared}
    if not best:
        return any(made <= {frozenset(cards) for cards in one} for one in choices)
    merits = [
        (sum(worth(rules, trump, cards) for cards in one), sum(is_square(cards) for cards in one))
        for one in choices
    ]
    most = max(merits)
    return any(
        made == {frozenset(cards) for cards in one}
        for one, merit in zip(choices, merits, strict=True)
        if merit == most
    )


def silent(rules: Rules, trump: str) -> bool:
    """Whether nothing is declared at all."""
    return not rules["with_declarations"] or (trump == "NT" and rules["nt_declarations"] == "none")


def worth(rules: Rules, trump: str, cards: Sequence[str]) -> int:
    """What a declaration scores."""
    if is_square(cards):
        rank = cards[0][0]
        if trump == "NT" and rules["nt_declarations"] == "aces_high":
            return {"A": 200, "T": 150}.get(rank, 100)
        return {"J": 200, "9": 150}.get(rank, 100)
    return {3: 20, 4: 50, 8: int(rules["eight_run"])}.get(len(cards), 100)


def better(rules: Rules, trump: str, one: Sequence[str], two: Sequence[str]) -> int:
    """1 if the first is better, -1 if the second is, 0 if neither."""
    steps = []
    if rules["declaration_pools"] == "by_value":
        steps.append((worth(rules, trump, one), worth(rules, trump, two)))
    steps.append((int(is_square(one)), int(is_square(two))))
    if is_square(one) and is_square(two):
        steps.append((worth(rules, trump, one), worth(rules, trump, two)))
        order = "QKTA9J" if rules["hundreds_order"] == "trump" else "TQKA9J"
        steps.append((order.index(one[0][0]), order.index(two[0][0])))
    else:
        lengths = [min(len(cards), 5 if rules["long_runs"] == "one_class" else 8) for cards in (one, two)]
        steps.append((lengths[0], lengths[1]))
        tops = [max(RANKS.index(card[0]) for card in cards) for cards in (one, two)]
        steps.append((tops[0], tops[1]))
    for a, b in steps:
        if a != b:
            return 1 if a > b else -1
    return 0


def declared_points(
    rules: Rules, trump: str, leader: int, made: Sequence[tuple[int, Declared]], tricks: Pair
) -> Pair:
    """What the declarations made bring each side."""
    if silent(rules, trump):
        return (0, 0)
    counting = [each for each in made if tricks[each[0] % 2] or not rules["declarations_need_trick"]]
    pools = [counting]
    if rules["declaration_pools"] == "two":
        pools = [[each for each in counting if is_square(each[1]) is kind] for kind in (True, False)]
    points = [0, 0]
    for pool in pools:
        side = winning_side(rules, trump, leader, pool)
        for seat, cards in pool:
            points[seat % 2] += worth(rules, trump, cards) if seat % 2 == side else 0
    return (points[0], points[1])


def winning_side(rules: Rules, trump: str, leader: int, pool: Sequence[tuple[int, Declared]]) -> int | None:
    """The side that has the best of a pool."""
    best = [one for one in pool if all(better(rules, trump, one[1], two[1]) >= 0 for two in pool)]
    sides = {seat % 2 for seat, _ in best}
    if len(sides) < 2:
        return sides.pop() if sides else None
    if rules["equal_declarations"] == "cancel":
        return None
    for seat, cards in best:
        if cards[0][1] == trump and trump in SUITS:
            return seat % 2
    if rules["equal_declarations"] == "trump":
        return None
    return min((seat - leader) % 4 for seat, _ in best) % 2 ^ leader % 2


def may_say(rules: Rules, trump: str, suit: str, trick: Sequence[str]) -> bool:
    """Whether a belote of this suit may be announced with a card played to this trick."""
    if trump == "NT":
        return False
    if trump != "AT":
        return suit == trump
    thrown = bool(trick) and trick[0][1] != suit
    return bool(rules["belote_in_all_trumps"]) and not (thrown and rules["belote_condition"] == "in_suit")
