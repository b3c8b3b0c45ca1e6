"""The corpus that every bench measures: 200 random deals with a suit as trump, and their pinned answers.

corpus.tsv holds the value of every lead under the preset `ffb_contree`, in card points; nodes.py wrote it.
"""

from dataclasses import dataclass
from pathlib import Path

import rebelote as rb

SIZE = 200
RULES = "ffb_contree"
ANSWERS = Path(__file__).with_name("corpus.tsv")

Values = dict[rb.Card, tuple[int, int]]


@dataclass(frozen=True)
class Case:
    """A deal of the corpus; everything follows from the seed."""

    seed: int

    @property
    def trump(self) -> rb.Trump:
        """The suits in turn."""
        return list(rb.Trump)[self.seed % 4]

    @property
    def leader(self) -> rb.Seat:
        """The seats in turn, each for four deals."""
        return list(rb.Seat)[self.seed // 4 % 4]

    @property
    def deal(self) -> rb.Deal:
        """The deal of the seed."""
        return rb.Deal.random(self.seed)

    @property
    def position(self) -> rb.Position:
        """The start of play."""
        return rb.Position(self.deal, self.trump, self.leader, RULES)

    @property
    def question(self) -> str:
        """The first columns of the file."""
        return f"{self.seed}\t{self.deal}\t{self.trump}\t{self.leader}"


CASES = [Case(seed) for seed in range(SIZE)]


def row(case: Case, values: Values) -> str:
    """Write a case and the value of each lead as a line of the file."""
    leads = " ".join("{}:{}-{}".format(card, *values[card]) for card in sorted(values))
    return f"{case.question}\t{leads}"


def answers() -> list[Values]:
    """Read the pinned value of each lead of each case, and see that the deals are still the same."""
    found = []
    for case, line in zip(CASES, ANSWERS.read_text(encoding="utf-8").splitlines(), strict=True):
        question, _, leads = line.rpartition("\t")
        assert question == case.question, f"the deal of seed {case.seed} has changed"
        found.append(dict(_lead(text) for text in leads.split()))
    return found


def _lead(text: str) -> tuple[rb.Card, tuple[int, int]]:
    card, value = text.split(":")
    ns, ew = value.split("-")
    return rb.Card(card), (int(ns), int(ew))
