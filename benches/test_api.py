"""How long the calls of the Python API take, each answer checked while it is measured (`make bench`)."""

import random
from collections.abc import Callable
from itertools import pairwise
from typing import TypeVar

import pytest
from pytest_benchmark.fixture import BenchmarkFixture

import rebelote as rb
from corpus import CASES, RULES, Values, answers

T = TypeVar("T")
PASS = rb.Call("pass")
DEALS = 20  # a run of each call over the first deals of the corpus


@pytest.fixture(scope="module")
def pinned() -> list[Values]:
    """The answers to the deals measured."""
    return answers()[:DEALS]


def measured(benchmark: BenchmarkFixture, call: Callable[[], T]) -> T:
    """Measure a call and return what it gave; the fixture itself has no types."""
    result: T = benchmark(call)
    return result


def best(position: rb.Position, values: Values) -> tuple[int, int]:
    """The value of a position, from the values of its cards."""
    return max(values.values(), key=lambda value: value[position.to_play.side.code])


def test_solve_every_lead(benchmark: BenchmarkFixture, pinned: list[Values]) -> None:
    positions = [case.position for case in CASES[:DEALS]]
    found = measured(benchmark, lambda: [dict(rb.solve(position).cards) for position in positions])
    assert found == pinned


def test_solver_value(benchmark: BenchmarkFixture, pinned: list[Values]) -> None:
    positions = [case.position for case in CASES[:DEALS]]
    solver = rb.Solver()
    found = measured(benchmark, lambda: [solver.value(position) for position in positions])
    assert found == [best(*pair) for pair in zip(positions, pinned, strict=True)]


def test_can_take_half(benchmark: BenchmarkFixture, pinned: list[Values]) -> None:
    positions = [case.position for case in CASES[:DEALS]]
    found = measured(benchmark, lambda: [rb.can_take(position, "NS", 82) for position in positions])
    assert found == [best(*pair)[0] >= 82 for pair in zip(positions, pinned, strict=True)]


def test_solve_along_a_line(benchmark: BenchmarkFixture) -> None:
    positions = [CASES[0].position]
    for card in rb.solve(positions[0]).line:
        positions.append(positions[-1].play(card))

    def solve_backwards() -> list[tuple[int, int]]:
        solver = rb.Solver()
        return [solver.value(position) for position in reversed(positions)]

    found = measured(benchmark, solve_backwards)
    assert all(later == earlier for later, earlier in pairwise(found))


def test_solve_table(benchmark: BenchmarkFixture, pinned: list[Values]) -> None:
    case = CASES[0]
    table = measured(benchmark, lambda: rb.solve_table(case.deal, rules=RULES))
    assert table[case.trump, case.leader] == best(case.position, pinned[0])


def test_play_lowest_legal_cards(benchmark: BenchmarkFixture) -> None:
    start = CASES[0].position

    def play_out() -> rb.Position:
        position = start
        while not position.is_over:
            position = position.play(next(iter(position.legal_cards)))
        return position

    end = measured(benchmark, play_out)
    assert sum(end.tricks_won) == 8
    assert sum(end.points) in (162, 252)


def test_perft(benchmark: BenchmarkFixture) -> None:
    start = CASES[0].position
    lines = measured(benchmark, lambda: start.perft(5))
    assert lines == sum(start.play(card).perft(4) for card in start.legal_cards)


def test_random_deal_through_text(benchmark: BenchmarkFixture) -> None:
    deal = CASES[0].deal
    assert measured(benchmark, lambda: rb.Deal(str(rb.Deal.random(0)))) == deal


def test_score_a_deal(benchmark: BenchmarkFixture) -> None:
    facts = rb.RoundFacts(
        card_points=(94, 154), tricks=(3, 5), last_trick=rb.Side.NS, declarations=(50, 20), belotes=(1, 0)
    )
    contract = rb.Contract(trump=rb.Trump.ALL_TRUMP, declarer=rb.Seat.N, multiplier=2)
    told = measured(benchmark, lambda: rb.score(facts, contract, "bulgarian", carried=8))
    assert (told.result, told.game_points, told.carried) == ("tied", (0, 0), 78)


@pytest.mark.parametrize("preset", rb.Rules.presets())
def test_random_round(benchmark: BenchmarkFixture, preset: str) -> None:
    """A round through the referee, from the pack to the score, calls and cards at random."""
    packs = [rb.Pack.random(seed) for seed in range(20)]

    def play_rounds() -> list[rb.Round]:
        choose = random.Random(1)
        deals = [rb.Round(preset, pack) for pack in packs]
        for deal in deals:
            while deal.phase is rb.Phase.AUCTION:
                deal.call(PASS if choose.random() < 0.5 else choose.choice(deal.legal_calls))
            while deal.phase is rb.Phase.PLAY:
                deal.play(choose.choice(list(deal.legal_cards)))
        return deals

    deals = measured(benchmark, play_rounds)
    assert all(deal.is_over for deal in deals)
