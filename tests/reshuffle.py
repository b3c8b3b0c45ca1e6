"""Rounds as one seat may believe them to be: the cards it hasn't seen are dealt to the others in another way.

Such a round is consistent when all that was public happens in it too: each card played was legal and its
owner's, the same was declared, each "belote" was true, and the cards shown to the second trick are those that
win by `oracle_declarations`, which has no part in the view.
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import combinations
from random import Random

from oracle_declarations import is_square, winning_side
from rebelote import (
    Card,
    Cards,
    Declaration,
    DeclarationsShown,
    IllegalPlay,
    Pack,
    Phase,
    Position,
    Round,
    Seat,
    possible_declarations,
    stand_together,
)
from rulesets import fields_of

Declared = dict[Seat, tuple[Declaration, ...]]

ENOUGH = 3
"""So many exchanges of two cards are a reshuffle, where all cards at once can't be."""


def reshuffled(deal: Round, seat: Seat, choose: Random) -> Round:
    """Another round that looks the same to a seat; the same round if none was found."""
    owners = owners_of(deal)
    known = {card for card, owner in owners.items() if owner is seat} | played_cards(deal)
    if deal.dealt.turned is not None:
        known.add(deal.dealt.turned)
    cards = list(deal.pack.cards)
    free = [place for place, card in enumerate(cards) if card not in known]
    found, changes = deal, 0
    for places in _exchanges(free, choose):
        tried = list(cards)
        taken = [cards[place] for place in places]
        for place, card in zip(places, taken[1:] + taken[:1], strict=True):
            tried[place] = card
        other = _replayed(deal, seat, Pack(tried))
        if other is not None and other.pack != found.pack:
            found, cards, changes = other, tried, changes + 1
            if len(places) > 3 or changes == ENOUGH:
                break
    return found


def _exchanges(free: Sequence[int], choose: Random) -> Iterator[Sequence[int]]:
    """Places whose cards move round: all of them in some order, then two or three."""
    if len(free) > 3:
        yield choose.sample(free, len(free))
    few = list(combinations(free, 2))
    yield from choose.sample(few, min(len(few), 40))
    for _ in range(40 if len(free) > 2 else 0):
        yield choose.sample(free, 3)


def owners_of(deal: Round) -> dict[Card, Seat]:
    """Whose each card was when it left the pack; nobody's those of the talon."""
    owners = {card: seat for seat in Seat for card in deal.hands[seat]}
    for trick in (*(trick.cards for trick in deal.tricks), deal.trick):
        owners |= {card: seat for seat, card in trick}
    return owners


def played_cards(deal: Round) -> set[Card]:
    """The cards that all have seen played."""
    return {card for _, card in plays_of(deal)}


def plays_of(deal: Round) -> list[tuple[Seat, Card]]:
    """Who has played what, in order."""
    return [play for trick in (*(trick.cards for trick in deal.tricks), deal.trick) for play in trick]


def _replayed(deal: Round, seat: Seat, pack: Pack) -> Round | None:
    """What happened, with another pack; None where it can't have."""
    other = Round(deal.rules, pack, dealer=deal.dealer, carried=deal.carried, match_score=deal.match_score)
    for caller, call in deal.auction.calls:
        other.call(call, seat=caller)
    if deal.contract is None or other.phase is not Phase.PLAY:
        return other if owners_of(other) != owners_of(deal) else None
    declared = _redeclared(deal, other, seat)
    if owners_of(other) == owners_of(deal) or declared is None or not _is_legal(deal, other.position):
        return None
    if _shown(deal, dict(deal.declarations)) != _shown(deal, declared):
        return None
    for player, card in plays_of(deal):
        said = declared[player] if player not in other.declarations else False
        other.play(card, declare=said, belote=card in deal.words)
    return other


def _is_legal(deal: Round, position: Position) -> bool:
    """Whether each may have played what it did, and held the other card of each belote said."""
    hands = position.hands
    for player, card in plays_of(deal):
        pair = Cards([f"{rank}{card.suit}" for rank in "KQ"])
        if deal.words.get(card) == "belote" and not pair <= hands[player]:
            return False
    try:
        for player, card in plays_of(deal):
            if position.to_play is not player:
                return False
            position = position.play(card)
    except IllegalPlay:
        return False
    return True


def _redeclared(deal: Round, other: Round, seat: Seat) -> Declared | None:
    """What the seats may have declared: the same kinds; its own for the seat that looks."""
    found: Declared = {}
    for player, made in deal.declarations.items():
        if player is seat or not made:
            found[player] = made
            continue
        hand, trump = other.hands[player], other.position.trump
        kinds = Counter(each.kind for each in made)
        choices = combinations(possible_declarations(hand, deal.rules, trump), len(made))
        fitting = (chosen for chosen in choices if Counter(each.kind for each in chosen) == kinds)
        chosen = next((each for each in fitting if stand_together(each, hand, deal.rules, trump)), None)
        if chosen is None:
            return None
        found[player] = chosen
    return found


def _shown(deal: Round, declared: Declared) -> set[tuple[Seat, Cards]]:
    """The declarations that lie open: those of a winning side whose owner has played to the second trick."""
    rules = fields_of(deal.rules)
    if deal.rules.declarations.declarations_shown is DeclarationsShown.AFTER_DEAL:
        return set()
    again = {player for player, _ in plays_of(deal)[4:8]}
    made = [(player.code, each) for player, all_ in declared.items() for each in all_]
    by_cards = [(code, tuple(map(str, each.cards))) for code, each in made]
    pools = [by_cards]
    if rules["declaration_pools"] == "two":
        pools = [[one for one in by_cards if is_square(one[1]) is kind] for kind in (True, False)]
    trump = str(deal.position.trump)
    found = set()
    for pool in pools:
        side = winning_side(rules, trump, deal.leader.code, pool)
        found |= {(Seat("NESW"[code]), Cards(cards)) for code, cards in pool if code % 2 == side}
    return {(player, cards) for player, cards in found if player in again}
