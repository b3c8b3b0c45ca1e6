"""The rows of `data/cases.json` about what may be played, who wins and what a position is worth.

Each row is a test under its id; the rows about robustness are in `test_robustness.py`. A row that can't be
told to the engine stands in `cases.NOT_EXPRESSED` with the reason, and every row must be in one place or the
other.
"""

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor

import pytest

import oracle
from cases import NOT_EXPRESSED, ROWS, Row, position_of, rows, trump_of
from rebelote import Deal, Position, Solver, solve
from rulesets import PROFILES, duties_of, profiles_of
from situations import position_before, seat_of

ROBUSTNESS = ("dd_value", "property", "play_twice", "cut", "validate_deal", "turn_up", "play")


def test_every_row_has_its_place() -> None:
    """No row is left out silently."""
    handled = {
        ("legal_moves", "legal"),
        ("legal_moves", "trick_winner"),
        *(("solver", query) for query in ("dd_value", "dd_moves", "perft", "property")),
        *(("robustness", query) for query in ROBUSTNESS),
    }
    left = {row["id"] for row in ROWS if (row["kind"], row["input"]["query"]) not in handled}
    assert left <= set(NOT_EXPRESSED)
    assert set(NOT_EXPRESSED) <= {row["id"] for row in ROWS}
    assert len(ROWS) == 129


@pytest.mark.parametrize("row", rows("legal_moves", "legal"))
def test_legal(row: Row) -> None:
    """The legal cards under every profile the row speaks of, by the engine and by the oracle."""
    told = row["input"]
    trick = [card for _, card in told["trick"]]
    leader = (seat_of(told["seat"]) - len(trick)) % 4
    for profile in profiles_of(told["profile"]):
        rules = PROFILES[profile]
        assert oracle.legal(told["hand"], trick, trump_of(row), duties_of(rules)) == set(row["expected"])
        position = position_before(told["hand"], trick, trump_of(row), rules, leader)
        assert str(position.to_play) == told["seat"]
        assert [(str(seat), str(card)) for seat, card in position.trick] == [tuple(p) for p in told["trick"]]
        assert sorted(str(card) for card in position.legal_cards) == row["expected"]


@pytest.mark.parametrize("row", rows("legal_moves", "trick_winner"))
def test_trick_winner(row: Row) -> None:
    """Who takes the trick when each seat holds just the card it plays."""
    trick = row["input"]["trick"]
    deal = Deal.from_hands({seat: [card] for seat, card in trick})
    position = Position(deal, trump_of(row), trick[0][0], played=[card for _, card in trick])
    assert str(position.tricks[0].winner) == row["expected"]
    assert trick[oracle.winner([card for _, card in trick], trump_of(row))][0] == row["expected"]


@pytest.mark.parametrize("row", rows("solver", "dd_value"))
def test_value(row: Row) -> None:
    """What N–S still make, which is what they end in less what they have."""
    position = position_of(row)
    assert str(position.to_play) == row["input"]["to_play"]
    assert solve(position).value[0] - position.points[0] == row["expected"]


@pytest.mark.parametrize("row", rows("solver", "dd_moves"))
def test_moves(row: Row) -> None:
    """What N–S still make after each legal card."""
    position = position_of(row)
    cards = solve(position).cards
    assert {str(card): value[0] - position.points[0] for card, value in cards.items()} == row["expected"]


@pytest.mark.parametrize("row", rows("solver", "perft"))
def test_perft(row: Row) -> None:
    """How many legal lines of each length there are."""
    position = position_of(row)
    assert {depth: position.perft(int(depth)) for depth in row["expected"]} == row["expected"]


def again_and_again(row: Row) -> None:
    """One solver, asked often, stays right."""
    solver = Solver()
    assert {solver.solve(position_of(row)).value[0] for _ in range(300)} == {row["expected"]}


def by_several_threads(row: Row) -> None:
    """Solvers used at once, in turn and by threads, don't disturb each other."""
    first, second = Solver(), Solver()
    position = position_of(row)
    for card in position.legal_cards:
        other = position.play(card)
        assert first.solve(other).value == second.solve(other).value
        assert first.solve(position).value[0] == second.solve(position).value[0] == row["expected"]
    with ThreadPoolExecutor(4) as pool:
        values = list(pool.map(lambda _: Solver().solve(position).value[0], range(64)))
    assert set(values) == {row["expected"]}


PROPERTIES: dict[str, Callable[[Row], None]] = {"P-SO-17": by_several_threads, "P-SO-18": again_and_again}


@pytest.mark.parametrize("row", rows("solver", "property"))
def test_property(row: Row) -> None:
    """The rows that ask that a value come out under all circumstances."""
    PROPERTIES[row["id"]](row)
