"""Random games played by the engine and by the oracle side by side.

Before each card the legal cards must be the same, after it the points, the tricks and who took them, and the
cards dealt must each be in one place. Games are spread evenly over every trump with every combination of
duties, and go round the value tables; half of them are endings, with or without a capot still possible.
"""

import random
from collections import Counter
from collections.abc import Sequence
from typing import NamedTuple

import pytest

import oracle
from rebelote import IllegalPlay, PlayRules, Position
from rulesets import play_rules

COMBINATIONS = [(trump, duties) for trump in oracle.TRUMPS for duties in oracle.ALL_DUTIES]
TABLES = [(nt, at) for nt in oracle.NT_POINTS for at in oracle.AT_POINTS]
TOTALS = {
    ("NT", "STANDARD"): 120,
    ("NT", "ACE_19"): 152,
    ("AT", "STANDARD"): 248,
    ("AT", "JACK_13"): 152,
}

Combination = tuple[str, oracle.Duties]


class Table(NamedTuple):
    """One game on both sides, with the deal it started from."""

    deal: list[list[str]]
    leader: int
    game: oracle.Game
    rules: PlayRules

    def position(self, played: Sequence[str] = ()) -> Position:
        """The engine's position after some cards."""
        return Position(
            oracle.deal_text(self.deal),
            self.game.trump,
            "NESW"[self.leader],
            self.rules,
            played=played,
            tricks_before=self.game.tricks_before,
        )


def deal_cards(rng: random.Random, size: int, trump: str) -> list[list[str]]:
    """Four random hands; every other short ending is in trumps and one more suit, so that ruff meets ruff."""
    pack = list(oracle.PACK)
    if size <= 4 and trump != "NT" and rng.random() < 0.5:
        suit = rng.choice([suit for suit in oracle.SUITS if suit != trump])
        pack = [card for card in pack if card[1] == suit or oracle.is_trump(card, trump)]
    cards = rng.sample(pack, 4 * size)
    return [cards[seat * size : (seat + 1) * size] for seat in range(4)]


def tricks_before(rng: random.Random, size: int) -> tuple[int, int] | None:
    """The tricks that may have gone before an ending: none told, all to one side, or any."""
    before = 8 - size
    return rng.choice([None, (before, 0), (0, before), (before // 2, before - before // 2)])


def new_table(rng: random.Random, combination: Combination, turn: int) -> Table:
    """Deal the next game of a combination."""
    trump, duties = combination
    size = 8 if turn % 2 else rng.randint(1, 7)
    nt_values, at_values = TABLES[turn // 2 % len(TABLES)]
    last_trick, capot = rng.choice([(10, 90), (10, 90), (10, None), (0, 90), (20, 100)])
    deal, leader = deal_cards(rng, size, trump), rng.randrange(4)
    game = oracle.Game(
        deal,
        trump,
        leader,
        duties,
        nt_values,
        at_values,
        last_trick,
        capot,
        None if size == 8 else tricks_before(rng, size),
    )
    rules = play_rules(duties, nt_values=nt_values, at_values=at_values, last_trick=last_trick, capot=capot)
    return Table(deal, leader, game, rules)


def same(position: Position, game: oracle.Game) -> bool:
    """Whether both tell the same about points, tricks and the cards on the table, and in the hands."""
    leader = game.leader
    trick = [(str(seat), str(card)) for seat, card in position.trick]
    return (
        position.points == tuple(game.points)
        and position.tricks_won == tuple(game.tricks_won)
        and position.is_over == game.over
        and trick == [("NESW"[(leader + n) % 4], card) for n, card in enumerate(game.trick)]
        and [{str(card) for card in hand} for hand in position.hands] == [set(hand) for hand in game.hands]
    )


def same_tricks(position: Position, game: oracle.Game) -> bool:
    """Whether the finished tricks have the same cards, takers and points."""
    told = [
        (str(t.cards[0][0]), tuple(str(c) for _, c in t.cards), str(t.winner), t.points)
        for t in position.tricks
    ]
    return told == [("NESW"[led], cards, "NESW"[taker], points) for led, cards, taker, points in game.tricks]


def conserved(position: Position, dealt: list[str]) -> bool:
    """Whether every card dealt is in one place: a hand, the table or a finished trick."""
    cards = [str(card) for hand in position.hands for card in hand]
    cards += [str(card) for _, card in position.trick]
    cards += [str(card) for trick in position.tricks for _, card in trick.cards]
    return sorted(cards) == dealt


def refuses(position: Position, card: str) -> bool:
    """Whether the engine refuses the card."""
    try:
        position.play(card)
    except IllegalPlay:
        return True
    return False


def play_out(rng: random.Random, table: Table) -> int:
    """Play one game to its end on both sides and compare at every card; tell how many were played."""
    game = table.game
    dealt = sorted(card for hand in table.deal for card in hand)
    position = table.position()
    played: list[str] = []
    while not game.over:
        context = (table, played)
        allowed = game.legal()
        assert position.to_play.code == game.to_play, context
        assert {str(card) for card in position.legal_cards} == allowed, context
        for card in [c for c in game.hands[game.to_play] if c not in allowed][:1]:
            assert refuses(position, card), (*context, card)
        card = rng.choice(sorted(allowed))
        played.append(card)
        game.play(card)
        position = position.play(card)
        assert same(position, game), context
        assert conserved(position, dealt), context
    assert same_tricks(position, game), (table, played)
    assert table.position(played) == position
    return len(played)


def compare(plays: int, seed: int) -> Counter[Combination]:
    """Play games, the combinations in turn, until `plays` cards are played; count them by combination."""
    rng = random.Random(seed)
    counts: Counter[Combination] = Counter()
    turn = 0
    while counts.total() < plays or turn == 0:
        for combination in COMBINATIONS:
            counts[combination] += play_out(rng, new_table(rng, combination, turn))
        turn += 1
    return counts


def test_random_games(full: bool) -> None:
    """Every combination of trump and duties; two million plays in the full run."""
    counts = compare(2_000_000 if full else 100_000, seed=2026)
    assert len(counts) == 6 * 45
    assert min(counts.values()) >= (2_000 if full else 200)


@pytest.mark.parametrize("trump", oracle.TRUMPS)
@pytest.mark.parametrize(("nt_values", "at_values"), TABLES)
@pytest.mark.parametrize("capot", [90, None])
def test_totals(trump: str, nt_values: str, at_values: str, capot: int | None) -> None:
    """A full deal is worth its cards, the last trick and, where one side has all tricks, the capot."""
    rng = random.Random(f"{trump} {nt_values} {at_values} {capot}")
    cards = TOTALS.get((trump, {"NT": nt_values, "AT": at_values}.get(trump, "")), 152)
    rules = play_rules(oracle.Duties(), nt_values=nt_values, at_values=at_values, capot=capot)
    for _ in range(20):
        deal = deal_cards(rng, 8, trump)
        position = Position(oracle.deal_text(deal), trump, "N", rules)
        while not position.is_over:
            position = position.play(rng.choice(list(position.legal_cards)))
        bonus = (capot or 0) if 8 in position.tricks_won else 0
        assert sum(position.points) == cards + 10 + bonus
        assert sum(position.tricks_won) == 8


@pytest.mark.parametrize("trump", oracle.TRUMPS)
def test_capot_goes_to_the_side_with_every_trick(trump: str) -> None:
    """One side holding all masters takes eight tricks and the bonus with them."""
    hands = [[rank + suit for rank in oracle.RANKS] for suit in ("H", "C", "S", "D")]
    led = trump if trump in oracle.SUITS else "H"
    hands.sort(key=lambda hand: hand[0][1] != led)
    game = oracle.Game(hands, trump, 0)
    position = Position(oracle.deal_text(hands), trump, "N")
    while not game.over:
        card = min(game.legal())
        game.play(card)
        position = position.play(card)
    assert position.tricks_won == (8, 0)
    if trump not in ("NT", "AT"):
        assert position.points == tuple(game.points) == (252, 0)
