"""Long calls release the interpreter: another Python thread runs meanwhile.

No clock is read. The switch interval is set so high that the interpreter never takes its lock away from a
running thread; the other thread can count only while the thread at work gives the lock up of its own accord.
"""

import sys
import threading
import time
from collections.abc import Callable, Iterator

import pytest

import rebelote
from rebelote import Deal, Position, Solver

PATIENCE = 200  # calls after which a call that shares nothing has failed


class Counter(threading.Thread):
    """Counts as long as it lives, and gives the lock back after every count."""

    def __init__(self) -> None:
        super().__init__(daemon=True)
        self.count = 0
        self.stopped = False

    def run(self) -> None:
        """Count."""
        while not self.stopped:
            self.count += 1
            time.sleep(0.0001)


@pytest.fixture
def counter() -> Iterator[Counter]:
    """A running counter under a switch interval that never ends."""
    interval = sys.getswitchinterval()
    thread = Counter()
    thread.start()
    sys.setswitchinterval(10_000)
    yield thread
    thread.stopped = True
    sys.setswitchinterval(interval)
    thread.join()


def counted_during(counter: Counter, work: Callable[[], object]) -> int:
    """How far the counter came while the work was done, repeated until it moves or patience ends."""
    before = counter.count
    for _ in range(PATIENCE):
        work()
        if counter.count != before:
            break
    return counter.count - before


def in_python() -> int:
    """Work that keeps the lock."""
    return sum(n * n for n in range(20_000))


def test_the_counter_stands_still_during_python(counter: Counter) -> None:
    """The measure is a fair one: work in Python shares nothing."""
    assert counted_during(counter, in_python) == 0


def test_perft_shares(counter: Counter) -> None:
    """Counting lines lets others run."""
    position = Position(Deal.random(1), "H", "N")
    assert counted_during(counter, lambda: position.perft(11)) > 0


def test_solving_shares(counter: Counter) -> None:
    """So does solving, by function and by solver."""
    position = Position(Deal.random(2), "NT", "N")
    assert counted_during(counter, lambda: rebelote.solve(position)) > 0
    assert counted_during(counter, lambda: Solver().solve(position)) > 0


def test_a_table_shares(counter: Counter) -> None:
    """And so does the table of all trumps and leaders."""
    deal = Deal.random(3)
    assert counted_during(counter, lambda: rebelote.solve_table(deal)) > 0


def test_asking_for_a_total_shares(counter: Counter) -> None:
    """And so does the yes-or-no question."""
    position = Position(Deal.random(4), "NT", "E")
    assert counted_during(counter, lambda: rebelote.can_take(position, "NS", 81)) > 0
