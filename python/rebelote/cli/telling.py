"""What happens at a table, in words: contracts, calls that may be made, what was said with a card."""

from collections.abc import Iterable, Sequence
from itertools import groupby

import rebelote as rb
from rebelote.cli.pictures import trump_name

WORDS = ("belote", "rebelote")


def in_words(contract: rb.Contract) -> str:
    """Name a contract: what was bid, by whom, and whether it is doubled.

    >>> in_words(rb.Contract(trump=rb.Trump.HEARTS, declarer=rb.Seat.E, value=90, multiplier=2))
    '90 hearts ♥ by E, doubled'
    """
    bid = "capot " if contract.capot else f"{contract.value} " if contract.value is not None else ""
    doubled = {1: "", 2: ", doubled"}.get(contract.multiplier, ", redoubled")
    return f"{bid}{trump_name(contract.trump)} by {contract.declarer}{doubled}"


def heading(deal: rb.Round) -> str:
    """Name the contract of a finished deal and what became of it."""
    contract = "passed out" if deal.contract is None else f"{in_words(deal.contract)}: {deal.score.result}"
    carried = deal.score.carried
    return f"{contract}, {carried} carried on" if carried else contract


def hand(cards: rb.Cards) -> str:
    """Cards by suit, the highest first.

    >>> hand(rb.Cards("AT.J.."))
    'A♠ T♠ J♥'
    """
    return " ".join(card.pretty for card in sorted(cards, reverse=True))


def offers(calls: Sequence[rb.Call]) -> str:
    """List calls, the numbers that may be bid with the same trumps together.

    >>> offers(rb.Round("ffb_coinche", rb.Pack.random(7)).legal_calls)
    'pass, 80–160 by 10 with C D H S NT AT, capot with C D H S NT AT'
    """
    told = []
    for kind, group in groupby(calls, key=lambda call: "capot" if call.capot else call.value is not None):
        alike = list(group)
        if kind == "capot":
            told.append(f"capot with {_trumps(alike)}")
        elif kind:
            told += _numbers(alike)
        else:
            told += map(str, alike)
    return ", ".join(told)


def _numbers(calls: Iterable[rb.Call]) -> list[str]:
    """List numbers with trumps, those that take the same trumps as one range or list."""
    trumps: dict[int, list[rb.Call]] = {}
    for call in calls:
        trumps.setdefault(call.value or 0, []).append(call)
    return [
        f"{_range([value for value, _ in alike])} with {with_these}"
        for with_these, group in groupby(trumps.items(), key=lambda item: _trumps(item[1]))
        if (alike := list(group))
    ]


def _range(values: Sequence[int]) -> str:
    """Write numbers as "80–160 by 10" from where their steps are equal to the end.

    >>> _range([82, 90, 100, 110]), _range([150, 160])
    ('82, 90–110 by 10', '150, 160')
    """
    start = len(values) - 1
    step = values[-1] - values[-2] if len(values) > 1 else 0
    while start and values[start] - values[start - 1] == step:
        start -= 1
    if len(values) - start < 3:
        return ", ".join(map(str, values))
    return ", ".join([*map(str, values[:start]), f"{values[start]}–{values[-1]} by {step}"])


def _trumps(calls: Iterable[rb.Call]) -> str:
    return " ".join(str(call.trump) for call in calls)


def said(view: rb.View, seat: rb.Seat, card: rb.Card) -> str:
    """Tell what a seat said with a card, as far as the view's seat knows; in brackets, or nothing."""
    first = view.tricks[0].cards if view.tricks else view.trick
    heard = []
    for each in view.declarations:
        if each.seat is not seat:
            continue
        if each.kind in WORDS and each.cards == rb.Cards([card]):
            heard.append(each.kind)
        elif each.kind not in WORDS and (seat, card) in first:
            heard.append(f"{each.kind} {hand(each.cards)}" if each.cards else each.kind)
    return f" ({', '.join(heard)})" if heard else ""
