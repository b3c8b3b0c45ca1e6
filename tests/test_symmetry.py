"""What must hold for the value of any deal: turned round the table, recoloured, replayed, asked for."""

import random
from typing import NamedTuple

import pytest

import oracle
import rebelote
from rebelote import Objective, PlayRules, Position, Side, Solution, Solver
from rulesets import play_rules

BLOCKS = 20
BLOCK = 50  # deals in the full run, a thousand in all
SHARE = 5  # deals of each block in the default run

Hands = list[list[str]]


class Setting(NamedTuple):
    """A deal with all that its value depends on."""

    hands: Hands
    trump: str
    leader: int
    rules: PlayRules
    objective: Objective

    def position(self) -> Position:
        """The position before the first card."""
        return Position(oracle.deal_text(self.hands), self.trump, "NESW"[self.leader], self.rules)

    def solve(self) -> Solution:
        """Its solution."""
        return rebelote.solve(self.position(), objective=self.objective)

    def turned(self, seats: int) -> "Setting":
        """The same with everything moved so many seats on."""
        hands = [self.hands[(seat - seats) % 4] for seat in range(4)]
        return self._replace(hands=hands, leader=(self.leader + seats) % 4)

    def recoloured(self, names: dict[str, str]) -> "Setting":
        """The same with each suit given another name."""
        hands = [[card[0] + names[card[1]] for card in hand] for hand in self.hands]
        return self._replace(hands=hands, trump=names.get(self.trump, self.trump))


def random_rules(rng: random.Random) -> PlayRules:
    """Any duties and values."""
    return play_rules(
        rng.choice(oracle.ALL_DUTIES),
        nt_values=rng.choice(list(oracle.NT_POINTS)),
        at_values=rng.choice(list(oracle.AT_POINTS)),
        capot=rng.choice([90, 90, None]),
    )


def random_setting(rng: random.Random, objective: Objective) -> Setting:
    """A random full deal."""
    pack = rng.sample(oracle.PACK, 32)
    hands = [pack[8 * seat : 8 * seat + 8] for seat in range(4)]
    return Setting(hands, rng.choice(oracle.TRUMPS), rng.randrange(4), random_rules(rng), objective)


def random_names(rng: random.Random, trump: str) -> tuple[dict[str, str], dict[str, str]]:
    """New names for the suits: two plain ones swapped, and all of them mixed."""
    one, two = rng.sample([suit for suit in oracle.SUITS if suit != trump], 2)
    swapped = {suit: {one: two, two: one}.get(suit, suit) for suit in oracle.SUITS}
    return swapped, dict(zip(oracle.SUITS, rng.sample(oracle.SUITS, 4), strict=True))


def by_card(solution: Solution) -> dict[str, tuple[int, int]]:
    """The values with the cards as text."""
    return {str(card): value for card, value in solution.cards.items()}


def check_turns(setting: Setting, solved: Solution) -> None:
    """Turned by one seat the sides swap; turned by two nothing changes."""
    for seats, step in ((1, -1), (2, 1)):
        solution = setting.turned(seats).solve()
        assert solution.value == solved.value[::step]
        assert by_card(solution) == {card: value[::step] for card, value in by_card(solved).items()}


def check_suits(setting: Setting, names: dict[str, str], solved: Solution) -> None:
    """Suits may change names, the trump's along."""
    solution = setting.recoloured(names).solve()
    assert solution.value == solved.value
    assert by_card(solution) == {card[0] + names[card[1]]: value for card, value in by_card(solved).items()}


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
    """All of it for each deal of a block; every fifth is about tricks."""
    rng = random.Random(f"symmetry {number}")
    for count in range(BLOCK if full else SHARE):
        setting = random_setting(rng, Objective.POINTS if count % 5 else Objective.TRICKS)
        solved = setting.solve()
        mover, other = setting.leader % 2, 1 - setting.leader % 2
        assert solved.value == max(solved.cards.values(), key=lambda pair: pair[mover] - pair[other])
        check_turns(setting, solved)
        for names in random_names(rng, setting.trump):
            check_suits(setting, names, solved)
        check_line(setting.position(), solved)
        check_totals(setting.position(), solved)
