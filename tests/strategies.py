"""Hypothesis strategies for cards, hands, deals, rules and positions; every property test draws from here."""

from hypothesis import strategies as st

import oracle
from rebelote import Card, Cards, Deal, PlayRules, Position, Seat, Trump
from rulesets import play_rules

cards: st.SearchStrategy[Card] = st.integers(0, 31).map(Card.from_code)

card_sets: st.SearchStrategy[Cards] = st.integers(0, 2**32 - 1).map(Cards.from_mask)

seats: st.SearchStrategy[Seat] = st.sampled_from(list(Seat))

trumps: st.SearchStrategy[Trump] = st.sampled_from(list(Trump))

rules: st.SearchStrategy[PlayRules] = st.builds(
    play_rules,
    st.sampled_from(oracle.ALL_DUTIES),
    nt_values=st.sampled_from(list(oracle.NT_POINTS)),
    at_values=st.sampled_from(list(oracle.AT_POINTS)),
    last_trick=st.integers(0, 20),
    capot=st.one_of(st.none(), st.integers(0, 200)),
)


@st.composite
def deals(draw: st.DrawFn, min_size: int = 1, max_size: int = 8) -> Deal:
    """Deals of some size, full ones and endings."""
    size = draw(st.integers(min_size, max_size))
    order = draw(st.permutations(oracle.PACK))
    return Deal.from_hands([order[seat * size : (seat + 1) * size] for seat in range(4)])


@st.composite
def tricks_before(draw: st.DrawFn, size: int) -> tuple[int, int] | None:
    """The tricks before a deal of that size, or none told."""
    ns = draw(st.one_of(st.none(), st.integers(0, 8 - size)))
    return None if ns is None else (ns, 8 - size - ns)


@st.composite
def positions(draw: st.DrawFn, min_size: int = 1, max_size: int = 8) -> Position:
    """Positions after any number of legal cards, finished ones included."""
    deal = draw(deals(min_size, max_size))
    before = draw(tricks_before(deal.size))
    position = Position(deal, draw(trumps), draw(seats), draw(rules), tricks_before=before)
    for _ in range(draw(st.integers(0, 4 * deal.size))):
        position = position.play(draw(st.sampled_from(list(position.legal_cards))))
    return position
