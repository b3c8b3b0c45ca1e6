"""What `make demo` shows: a deal solved and drawn, its table of trumps and leaders, a file of checked deals.

The values in deals.tsv come from an independent exhaustive search. Each is compared as it is printed; the
exit code is 1 if one differs.
"""

import sys
from pathlib import Path

from rich.console import Console

import rebelote as rb
from rebelote.cli import pictures
from rebelote.cli.dealfile import Defaults, Solved, solve_lines

DEALS = Path(__file__).with_name("deals.tsv")
RULES = "bulgarian"


def main() -> int:
    """Run the three parts."""
    console = Console(highlight=False)
    show_deal(console, rb.Position(rb.Deal.random(seed=7), "H", "N", RULES))
    return check_file(console, DEALS.read_text(encoding="utf-8").splitlines())


def show_deal(console: Console, position: rb.Position) -> None:
    """Draw the position, what each lead costs, and the values of every trump and leader."""
    solution = rb.solve(position)
    console.print(pictures.round_the_table(position), "")
    console.print(f"{pictures.trump_name(position.trump)}, {position.to_play} leads, {RULES}")
    console.print(f"NS–EW with best play: {pictures.score(solution.value)}\n", style="bold")
    console.print(pictures.costs(position, solution), "")
    console.print(pictures.trumps_by_leaders(rb.solve_table(position.deal, rules=RULES)), "")


def check_file(console: Console, lines: list[str]) -> int:
    """Solve the file line by line beside the values it expects; return the exit code."""
    expected = {number: line.partition("# ")[2] for number, line in enumerate(lines, 1)}
    wrong = checked = 0
    for outcome in solve_lines(lines, Defaults(rules=RULES), "points"):
        if not isinstance(outcome, Solved):
            console.print(f"line {outcome.number}: {outcome.reason}", style="red", soft_wrap=True)
            wrong += 1
            continue
        position, found = outcome.position, "{}-{}".format(*outcome.value)
        right = found == expected[outcome.number]
        verdict = "✓" if right else f"✗ expected {expected[outcome.number]}"
        row = f"{position.deal}  {position.trump!s:<2} {position.to_play}  {found:>7}  {verdict}"
        console.print(row, style="" if right else "red", soft_wrap=True)
        checked += 1
        wrong += not right
    console.print(f"{checked} deals solved, {wrong} wrong", style="bold")
    return 1 if wrong or not checked else 0


if __name__ == "__main__":
    sys.exit(main())
