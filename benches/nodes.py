"""Solve the corpus, compare every answer with the pinned one, and print the total of nodes.

The total is the same on every machine, so it tells more about a change of the search than any clock.
`--write` pins the answers anew: right only when the deals or the rules were meant to change.
"""

import sys

import rebelote as rb
from corpus import ANSWERS, CASES, answers, row


def main(*, write: bool) -> int:
    """Solve all; return the exit code."""
    solutions = [rb.solve(case.position) for case in CASES]
    print(f"{sum(solution.nodes for solution in solutions):,} nodes for all leads of {len(CASES)} deals")
    found = [dict(solution.cards) for solution in solutions]
    if write:
        rows = "".join(row(case, values) + "\n" for case, values in zip(CASES, found, strict=True))
        ANSWERS.write_text(rows, encoding="utf-8", newline="\n")
    wrong = [case for case, ours, pinned in zip(CASES, found, answers(), strict=True) if ours != pinned]
    for case in wrong:
        print(f"seed {case.seed} differs from its pinned answer: {case.deal} {case.trump} {case.leader}")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main(write="--write" in sys.argv[1:]))
