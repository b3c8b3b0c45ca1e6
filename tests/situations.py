"""Whole deals around the part of a trick that a case or a table row gives.

A case tells one hand and the cards on the table. A position needs four hands of one size, each of which
was allowed to play what it played; the cards that nobody told are spread over the other hands, at random but
the same every time.
"""

import random
from collections.abc import Sequence

import oracle
from rebelote import PlayRules, Position
from rulesets import duties_of

TRIES = 5000


def seat_of(name: str) -> int:
    """The number of a seat's letter."""
    return "NESW".index(name)


def position_before(
    hand: Sequence[str], trick: Sequence[str], trump: str, rules: PlayRules, leader: int
) -> Position:
    """The position in which the seat holding `hand` is to play to `trick`."""
    hands = complete(hand, trick, trump, duties_of(rules), leader)
    return Position(oracle.deal_text(hands), trump, "NESW"[leader], rules, played=list(trick))


def complete(
    hand: Sequence[str], trick: Sequence[str], trump: str, duties: oracle.Duties, leader: int
) -> list[list[str]]:
    """Four hands of one size in which the cards of the trick, played from `leader` on, were all legal."""
    seat = (leader + len(trick)) % 4
    rng = random.Random(" ".join([*hand, "|", *trick, trump, str(duties)]))
    for _ in range(TRIES):
        hands = _spread(hand, trick, seat, leader, rng)
        if hands is not None and _was_legal(hands, trick, trump, duties, leader):
            return hands
    raise AssertionError(f"no deal found around {list(hand)} after {list(trick)}")


def _spread(
    hand: Sequence[str], trick: Sequence[str], seat: int, leader: int, rng: random.Random
) -> list[list[str]] | None:
    """Deal the free cards; a seat that didn't follow gets no card of the suit led, and usually no trump."""
    free = [card for card in oracle.PACK if card not in hand and card not in trick]
    rng.shuffle(free)
    hands: list[list[str]] = [[], [], [], []]
    hands[seat] = list(hand)
    order = [(leader + place) % 4 for place in range(1, 4)]
    order = sorted((s for s in [leader, *order] if s != seat), key=lambda s: -_strictness(s, trick, leader))
    for other in order:
        place = (other - leader) % 4
        hands[other] = [trick[place]] if place < len(trick) else []
        avoided = trick[0][1] if 0 < place < len(trick) and trick[place][1] != trick[0][1] else ""
        wanted = len(hand) - len(hands[other])
        given = [card for card in free if card[1] != avoided][:wanted]
        if len(given) < wanted:
            return None
        hands[other] += given
        free = [card for card in free if card not in given]
    return hands


def _strictness(seat: int, trick: Sequence[str], leader: int) -> int:
    """Who is dealt first: those who couldn't follow, then those who have played, then the rest."""
    place = (seat - leader) % 4
    if place >= len(trick):
        return 0
    return 2 if trick[place][1] != trick[0][1] else 1


def _was_legal(
    hands: Sequence[Sequence[str]], trick: Sequence[str], trump: str, duties: oracle.Duties, leader: int
) -> bool:
    return all(
        card in oracle.legal(hands[(leader + place) % 4], trick[:place], trump, duties)
        for place, card in enumerate(trick)
    )
