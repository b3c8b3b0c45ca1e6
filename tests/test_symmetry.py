"""What must hold for the value of any deal: turned round the table, recoloured, replayed, asked for card by card."""

import random
from collections.abc import Iterator

import oracle
import pytest

import rebelote
from rebelote import Objective, PlayRules, Position, Side, Solution, Solver
from rulesets import play_rules

BLOCKS = 20
BLOCK = 50  # deals in the full run, a thousand in all
SHARE = 5  # deals of each block in the default run

Hands = list[list[str]]


def random_rules(rng: random.Random) -> PlayRules:
    """Any duties and values."""
    return play_rules(
        rng.choice(oracle.ALL_DUTIES),
        nt_values=rng.choice(list(oracle.NT_POINTS)),
        at_values=rng.choice(list(oracle.AT_POINTS)),
        capot=rng.choice([90, 90, None]),
    )


def block(number: int, size: int) -> Iterator[tuple[random.Random, Hands, str, int, PlayRules, Objective]]:
    """The deals of one block, each with a trump, a leader, rules and an objective; a fifth are about tricks."""
    rng = random.Random(f"symmetry {number}")
    for count in range(size):
        pack = rng.sample(oracle.PACK, 32)
        hands = [pack[8 * seat : 8 * seat + 8] for seat in range(4)]
        objective = Objective.TRICKS if count % 5 == 0 else Objective.POINTS
        yield rng, hands, rng.choice(oracle.TRUMPS), rng.randrange(4), random_rules(rng), objective


def recolour(hands: Hands, mapping: dict[str, str]) -> Hands:
    """The hands with each suit given another name."""
    return [[card[0] + mapping[card[1]] for card in hand] for hand in hands]


def position_of(hands: Hands, trump: str, leader: int, rules: PlayRules) -> Position:
    """The position before the first card."""
    return Position(oracle.deal_text(hands), trump, "NESW"[leader % 4], rules)


def by_card(solution: Solution) -> dict[str, tuple[int, int]]:
    """The values with the cards as text."""
    return {str(card): value for card, value in solution.cards.items()}


def check_turns(hands: Hands, trump: str, leader: int, rules: PlayRules, solved: Solution) -> None:
    """Turned by one seat the sides swap; turned by two nothing changes."""
    for turn in (1, 2):
        turned = [hands[(seat - turn) % 4] for seat in range(4)]
        solution = rebelote.solve(position_of(turned, trump, leader + turn, rules), objective=solved.objective)
        step = -1 if turn == 1 else 1
        assert solution.value == solved.value[::step]
        assert by_card(solution) == {card: value[::step] for card, value in by_card(solved).items()}


def check_suits(
    rng: random.Random, hands: Hands, trump: str, leader: int, rules: PlayRules, solved: Solution
) -> None:
    """Suits may change names: two plain ones, or all with the trump's name along."""
    plain = [suit for suit in oracle.SUITS if suit != trump]
    one, two = rng.sample(plain, 2)
    swap = {suit: {one: two, two: one}.get(suit, suit) for suit in oracle.SUITS}
    anew = dict(zip(oracle.SUITS, rng.sample(oracle.SUITS, 4), strict=True))
    for mapping in (swap, anew):
        named = mapping.get(trump, trump)
        position = position_of(recolour(hands, mapping), named, leader, rules)
        solution = rebelote.solve(position, objective=solved.objective)
        assert solution.value == solved.value
        assert by_card(solution) == {c[0] + mapping[c[1]]: value for c, value in by_card(solved).items()}


def check_line(position: Position, solved: Solution) -> None:
    """The best line is legal, each card of it keeps the value, and it ends in it."""
    solver = Solver(objective=solved.objective)
    assert solved.line[0] in solved.best
    for card in solved.line:
        position = position.play(card)
        assert solver.value(position) == solved.value
    assert position.is_over
    total = position.points if solved.objective is Objective.POINTS else position.tricks_won
    assert total == solved.value


def check_totals(position: Position, solved: Solution) -> None:
    """A side can take its value and less, and no more."""
    solver = Solver(objective=solved.objective)
    for side in Side:
        value = solved.value[side.code]
        for at_least in (value - 1, value, value + 1):
            expected = at_least <= value
            assert solver.can_take(position, side, at_least) is expected
            assert rebelote.can_take(position, str(side), at_least, objective=solved.objective) is expected


@pytest.mark.parametrize("number", range(BLOCKS))
def test_symmetry(number: int, full: bool) -> None:
    """All of it for each deal of a block."""
    for rng, hands, trump, leader, rules, objective in block(number, BLOCK if full else SHARE):
        position = position_of(hands, trump, leader, rules)
        solved = rebelote.solve(position, objective=objective)
        assert solved.value == max(solved.cards.values(), key=lambda pair: pair[leader % 2] - pair[1 - leader % 2])
        check_turns(hands, trump, leader, rules, solved)
        check_suits(rng, hands, trump, leader, rules, solved)
        check_line(position, solved)
        check_totals(position, solved)
