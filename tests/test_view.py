"""`View` is a function of what its seat may know: rounds that look the same to a seat give it equal views."""

import os
from collections import Counter
from collections.abc import Callable, Iterator
from random import Random

import pytest

from random_play import play_round
from rebelote import (
    Card,
    Cards,
    Deal,
    Match,
    Pack,
    Phase,
    Round,
    Rules,
    Seat,
    counting_declarations,
    possible_declarations,
)
from reshuffle import owners_of, reshuffled

FULL = bool(os.environ.get("REBELOTE_FULL"))
RULES = [
    *Rules.presets(),
    'bulgarian dealing="cut"',
    'bulgarian declarations_shown="after_deal"',
    "bulgarian declarations_need_trick=true",
    'bulgarian shared_cards=true equal_declarations="trump_then_seat"',
    "hungarian with_declarations=true",
]


def moments(rules: str, deals: int) -> Iterator[tuple[Round, Random]]:
    """Each moment of some deals of a match, from before the first call until each is over."""
    choose = Random(f"views of {rules}")
    told = Rules.parse(rules)
    match = Match(told, seed=5)
    for _ in range(deals):
        deal = match.next_round()
        yield deal, choose
        while not deal.is_over:
            play_round(deal, choose, actions=1)
            yield deal, choose
        if match.is_over:
            match = Match(told, seed=choose.randrange(100))


def seats_of(choose: Random) -> list[Seat]:
    """Who looks at a moment: one of the four by chance, or all."""
    return list(Seat) if FULL else [choose.choice(list(Seat))]


@pytest.mark.parametrize("rules", RULES)
def test_hidden_cards_change_nothing(rules: str) -> None:
    seen: Counter[bool] = Counter()
    for deal, choose in moments(rules, 40 if FULL else 10):
        for seat in seats_of(choose):
            other = reshuffled(deal, seat, choose)
            assert other.view(seat) == deal.view(seat), f"{seat} of\n{deal}\n{other}"
            if len(deal.tricks) < 6:
                seen[owners_of(other) != owners_of(deal) or other.pack != deal.pack] += 1
    assert seen[True] >= 0.95 * seen.total(), seen


LEAKS: dict[str, Callable[[Round, Seat], object]] = {
    "the partner's hand": lambda deal, seat: deal.hands[seat.partner],
    "the longest suit of the next": lambda deal, seat: max(
        len(deal.hands[seat.next].of(suit)) for suit in "CDHS"
    ),
    "the pack": lambda deal, _: deal.pack,
    "the talon": lambda deal, _: deal.dealt.talon,
    "what may be played by whoever is to play": lambda deal, _: deal.legal_cards,
    "what was declared": lambda deal, _: dict(deal.declarations),
    "the order in which it was found": lambda deal, seat: [
        each.kind
        for each in sorted(deal.declarations.get(seat.next, ()), key=lambda each: min(each.cards).code)
    ],
    "what may be declared by the next": lambda deal, seat: (
        deal.phase is Phase.PLAY and [each.kind for each in deal.declarable(seat.next)]
    ),
    "what counts, before it is shown": lambda deal, _: (
        len(deal.declarations) == 4
        and deal.contract is not None
        and {
            (player, each.kind)
            for player, each in counting_declarations(
                deal.declarations, deal.contract.trump, deal.leader, deal.rules
            )
        }
    ),
    "declarations that were kept silent": lambda deal, seat: (
        len(deal.tricks) == 1
        and deal.contract is not None
        and len(possible_declarations(_first_hand(deal, seat.partner), deal.rules, deal.contract.trump))
    ),
    "belotes not yet said": lambda deal, seat: (
        deal.contract is not None
        and deal.contract.trump.suit is not None
        and deal.hands[seat.next] >= Cards([f"{rank}{deal.contract.trump}" for rank in "KQ"])
    ),
}


def _first_hand(deal: Round, seat: Seat) -> list[Card]:
    return [card for card, owner in owners_of(deal).items() if owner is seat]


@pytest.fixture(scope="module")
def pairs() -> list[tuple[Round, Round, Seat]]:
    """Rounds, and rounds that look the same to a seat."""
    found = []
    for deal, choose in moments("bulgarian shared_cards=true", 60):
        seat = choose.choice(list(Seat))
        found.append((Round.parse(str(deal)), reshuffled(deal, seat, choose), seat))
    return [*found, (*clubs_and_diamonds(), Seat.N)]


def clubs_and_diamonds() -> tuple[Round, Round]:
    """Two rounds that differ in which of two suits is clubs and which diamonds: N has neither."""
    clubs_first, diamonds_first = (_seen_by_north(one, two) for one, two in ("CD", "DC"))
    return clubs_first, diamonds_first


def _seen_by_north(one: str, two: str) -> Round:
    east = [*(f"{rank}{one}" for rank in "AKQ"), *(f"{rank}{two}" for rank in "JT98"), "7S"]
    south = [*(f"{rank}{one}" for rank in "JT98"), *(f"{rank}{two}" for rank in "AKQ"), "8S"]
    west = [f"7{one}", f"7{two}", *(f"{rank}S" for rank in "AKQJT9")]
    north = [f"{rank}H" for rank in "AKQJT987"]
    deal = Deal.from_hands({"N": north, "E": east, "S": south, "W": west})
    played = Round("bulgarian", Pack.for_deal(deal, "bulgarian"))
    for call in ("H", "pass", "pass", "pass"):
        played.call(call)
    played.play("JH")
    played.play("7S")
    return played


def test_hidden_declarations_come_by_kind() -> None:
    one, two = clubs_and_diamonds()
    assert one.view("N") == two.view("N")
    assert [each.kind for each in one.view("N").declarations][-2:] == ["quarte", "tierce"]


@pytest.mark.parametrize("leak", LEAKS)
def test_a_leak_would_show(leak: str, pairs: list[tuple[Round, Round, Seat]]) -> None:
    told = LEAKS[leak]
    assert any(told(one, seat) != told(other, seat) for one, other, seat in pairs)


@pytest.mark.parametrize("seat", Seat)
def test_a_view_holds_no_round(seat: Seat) -> None:
    deal = Match("bga_coinche", seed=1).next_round()
    view = deal.view(seat)
    values = [getattr(view, name) for name in view.__dataclass_fields__]
    assert not [value for value in values if isinstance(value, Round | Match) or value == deal.pack]
