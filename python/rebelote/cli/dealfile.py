"""Deals as a person writes them: on the command line, or one a line in a file.

A line holds a deal in our notation or colver's, then, if wanted, a trump and a leader, set off by tabs or by
spaces. What follows a `#` is a comment; a line with nothing else is skipped.
"""

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import NamedTuple

import rebelote as rb
from rebelote._rebelote import _read_deal


class Line(NamedTuple):
    """The columns of one line; an empty one is None."""

    deal: str
    trump: str | None = None
    leader: str | None = None


@dataclass(frozen=True, kw_only=True)
class Defaults:
    """What holds for every line that doesn't say otherwise."""

    rules: str
    trump: str | None = None
    leader: str | None = None


@dataclass(frozen=True)
class Solved:
    """A line's number, its position and the value (NS, EW)."""

    number: int
    position: rb.Position
    value: tuple[int, int]


@dataclass(frozen=True)
class Refused:
    """A line's number, and what is wrong with it."""

    number: int
    reason: str


def solve_lines(lines: Iterable[str], defaults: Defaults, objective: str) -> Iterator[Solved | Refused]:
    """Solve line after line; a bad one gives its reason and the rest goes on."""
    solver = rb.Solver(objective=objective)
    for number, text in enumerate(lines, 1):
        try:
            line = parse_line(text)
            if line is None:
                continue
            position = start(line, defaults)
            yield Solved(number, position, solver.value(position))
        except rb.RebeloteError as error:
            yield Refused(number, str(error))


def parse_line(text: str) -> Line | None:
    r"""Split a line into its columns; None when there is nothing on it.

    >>> parse_line("N:A... K... Q... J... H N  # an ending of one card")
    Line(deal='N:A... K... Q... J...', trump='H', leader='N')
    >>> parse_line("N:A.../K.../Q.../J...\tNT")
    Line(deal='N:A.../K.../Q.../J...', trump='NT', leader=None)
    """
    text = re.sub(r"(^|\s)#.*", "", text, flags=re.DOTALL).strip("\ufeff \t\r\n")
    if not text:
        return None
    if "\t" in text:
        deal, *columns = (column.strip() for column in text.split("\t"))
    else:
        deal, *columns = _split_at_spaces(text)
    if len(columns) > 2:
        raise rb.NotationError(f"a deal, a trump and a leader were expected, then came {columns[2]!r}")
    return Line(deal, *(column or None for column in columns))


def _split_at_spaces(text: str) -> list[str]:
    """Give the deal, which has spaces of its own, and the words after it."""
    words = text.split()
    if "/" not in words[0]:
        return [" ".join(words[:4]), *words[4:]]
    if words[1:2] == ["-"]:  # colver's contract; only a tab ends it
        return [text]
    return words


def start(line: Line, defaults: Defaults) -> rb.Position:
    """Set up the position; a column goes before the deal's own contract, and that before a default."""
    deal, its_trump, its_leader = _read_deal(line.deal)
    trump = line.trump or its_trump or defaults.trump
    leader = line.leader or its_leader or defaults.leader
    if trump is None:
        raise rb.InvalidArgument("no trump is given: C, D, H, S, NT or AT")
    if leader is None:
        raise rb.InvalidArgument("no leader is given: N, E, S or W")
    return rb.Position(deal, trump, leader, defaults.rules)
