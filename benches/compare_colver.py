"""Solve the first deals of the corpus with rebelote and with colver, in one run on one thread, in turns.

colver (0.11.1 on PyPI, no dependency of ours) solves suit trumps under the duties of our `ffb_contree`. For
each deal both find the value of all eight leads from a cold start; who goes first alternates. Printed are the
ratios of the medians and of the means of processor time, and every value that differs.
"""

import statistics
import sys
import time
from collections.abc import Callable
from typing import Any

import rebelote as rb
from corpus import CASES, Case, Values

try:
    import colver
except ModuleNotFoundError:
    sys.exit("This comparison needs colver beside rebelote: pip install --no-deps colver==0.11.1")

DEALS = 100
# colver numbers suits from spades down to clubs.
CARDS = [rb.Card(colver.Env.card_name(index)) for index in range(32)]
TRUMPS = [rb.Trump.SPADES, rb.Trump.HEARTS, rb.Trump.DIAMONDS, rb.Trump.CLUBS]


def ours(case: Case) -> Callable[[], Values]:
    """Prepare the deal for rebelote."""
    position = case.position
    return lambda: dict(rb.solve(position).cards)


def theirs(case: Case) -> Callable[[], Values]:
    """Prepare the deal for colver, which counts seats as we do and lets the one after the dealer lead."""
    hands = [[CARDS.index(card) for card in hand] for hand in case.position.hands]
    env: Any = colver.Env.deal_with_hands((case.leader.code + 3) % 4, hands)
    env.set_contract(TRUMPS.index(case.trump), 80, 0, 0)
    env.set_phase_playing()

    def solve() -> Values:
        scores = env.solve_scores()["scores"]
        return {CARDS[card]: (ns, (252 if ns in (0, 252) else 162) - ns) for card, ns in scores}

    return solve


def timed(solve: Callable[[], Values]) -> tuple[float, Values]:
    """Return the milliseconds of processor time it took, and the values."""
    start = time.process_time()
    values = solve()
    return 1000 * (time.process_time() - start), values


def compare(case: Case) -> tuple[float, float, list[str]]:
    """Solve the deal with both; return our time, theirs, and what differs."""
    first, second = (ours, theirs) if case.seed % 2 else (theirs, ours)
    results = {solver: timed(solver(case)) for solver in (first, second)}
    (our_time, our_values), (their_time, their_values) = results[ours], results[theirs]
    different = [
        f"seed {case.seed}, {case.trump} led by {case.leader}, {card}: rebelote {our_values.get(card)}, "
        f"colver {their_values.get(card)}"
        for card in sorted(our_values.keys() | their_values.keys())
        if our_values.get(card) != their_values.get(card)
    ]
    return our_time, their_time, different


def main() -> None:
    """Compare and print."""
    compared = [compare(case) for case in CASES[:DEALS]]
    our_times, their_times, differences = zip(*compared, strict=True)
    print(f"all eight leads of {DEALS} deals, ms    median     mean      max")
    for name, times in (("rebelote", our_times), ("colver", their_times)):
        figures = statistics.median(times), statistics.mean(times), max(times)
        print(f"{name:<35}" + "".join(f"{figure:9.2f}" for figure in figures))
    ratios = (middle(their_times) / middle(our_times) for middle in (statistics.median, statistics.mean))
    print("rebelote is faster by a factor of {:.1f} by median, {:.1f} by mean".format(*ratios))
    different = [line for lines in differences for line in lines]
    print(f"{len(different)} of {8 * DEALS} values differ", *different, sep="\n")


if __name__ == "__main__":
    main()
