"""What the commands print for a program to read: facts for JSON, and the rows of `solve-file`."""

import csv
import json
from collections.abc import Callable
from typing import IO

import rebelote as rb
from rebelote.cli.dealfile import Solved

Facts = dict[str, object]


def solution_facts(position: rb.Position, solution: rb.Solution, rules: str) -> Facts:
    """Give all that `solve` found, values as [NS, EW]."""
    return {
        **_question(position),
        "rules": rules,
        "objective": solution.objective.value,
        "value": solution.value,
        "cards": {str(card): value for card, value in solution.cards.items()},
        "best": [str(card) for card in solution.best],
        "line": [str(card) for card in solution.line],
        "nodes": solution.nodes,
    }


def table_facts(deal: rb.Deal, table: rb.Table, rules: str, objective: str) -> Facts:
    """Give the values of a table as values[trump][leader] = [NS, EW]."""
    values = {str(trump): {str(seat): table[trump, seat] for seat in rb.Seat} for trump in rb.Trump}
    return {"deal": str(deal), "rules": rules, "objective": objective, "values": values}


def _question(position: rb.Position) -> Facts:
    return {"deal": str(position.deal), "trump": str(position.trump), "leader": str(position.to_play)}


def write_table(output: IO[str]) -> Callable[[Solved], None]:
    """Write columns for a person; the line's number comes first."""
    output.write(f"{'line':>6}  {'deal':<49}  trump  leader   NS   EW\n")

    def write(solved: Solved) -> None:
        deal, trump, leader = _question(solved.position).values()
        ns, ew = solved.value
        output.write(f"{solved.number:>6}  {deal:<49}  {trump:<5}  {leader:<6}  {ns:>3}  {ew:>3}\n")

    return write


def write_csv(output: IO[str]) -> Callable[[Solved], None]:
    """Write comma-separated values under a line of names."""
    writer = csv.writer(output, lineterminator="\n")
    writer.writerow(["line", "deal", "trump", "leader", "ns", "ew"])

    def write(solved: Solved) -> None:
        writer.writerow([solved.number, *_question(solved.position).values(), *solved.value])

    return write


def write_jsonl(output: IO[str]) -> Callable[[Solved], None]:
    """Write a JSON object a line."""

    def write(solved: Solved) -> None:
        facts = {"line": solved.number, **_question(solved.position), "value": solved.value}
        output.write(json.dumps(facts) + "\n")

    return write


FORMATS = {"table": write_table, "csv": write_csv, "jsonl": write_jsonl}
