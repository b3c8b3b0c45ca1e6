"""The commands about rules and records: `rules`, `score`, `replay`; and a deal's account as text."""

import sys
from collections.abc import Iterable, Iterator
from typing import IO

import click
from rich.console import Console
from rich.table import Table as Grid

import rebelote as rb
from rebelote.cli.pictures import score as points
from rebelote.cli.telling import heading, said


def account(deal: rb.Round) -> Grid:
    """List the lines of a finished deal in card points, and the game points they come to."""
    told = deal.score
    grid = Grid(box=None, padding=(0, 2), show_edge=False)
    for name in ("", "NS", "EW"):
        grid.add_column(name, justify="right" if name else "left")
    for line in told.lines:
        points = ["", ""]
        points[line.side.code] = str(line.points)
        grid.add_row(line.label, *points)
    grid.add_row("game points", *map(str, told.game_points), style="bold")
    return grid


def read_record(file: IO[str]) -> tuple[rb.Round, ...]:
    """Read the deals of a match's record, text or JSON, or the one of a round's."""
    text = file.read()
    if text.lstrip().startswith("{"):
        return rb.Match.from_json(text).rounds
    if any(line.split()[:1] == ["before"] for line in text.splitlines()):
        return (rb.Round.parse(text),)
    return rb.Match.parse(text).rounds


def actions(deal: rb.Round) -> Iterator[str]:
    """Tell a deal line by line: its hands, its calls, its tricks."""
    for seat, hand in zip(rb.Seat, rb.Round(deal.rules, deal.pack, dealer=deal.dealer).hands, strict=True):
        yield f"{seat} is dealt {hand}"
    if deal.dealt.turned is not None:
        yield f"{deal.dealt.turned} is turned up"
    for seat, call in deal.auction.calls:
        yield f"{seat} calls {call}"
    for number, trick in enumerate(deal.tricks, 1):
        yield f"trick {number}: {_played(deal, trick.cards)}  won by {trick.winner}"
    if deal.trick:
        yield f"on the table: {_played(deal, deal.trick)}"


def _played(deal: rb.Round, cards: Iterable[tuple[rb.Seat, rb.Card]]) -> str:
    """Cards, with what was said with each."""
    return "  ".join(f"{seat} {card}{said(deal.view(seat), seat, card)}" for seat, card in cards)


RECORD = click.File("r", encoding="utf-8-sig", errors="replace")


@click.command()
@click.argument("preset", required=False)
def rules(*, preset: str | None) -> None:
    """Say what PRESET plays, in words; without one, list the presets.

    Fields may follow the name: "bulgarian target=101".
    """
    click.echo("\n".join(rb.Rules.presets()) if preset is None else rb.Rules.parse(preset).describe())


@click.command()
@click.argument("file", type=RECORD, default="-")
def score(*, file: IO[str]) -> None:
    """Print the account of each deal in a record ("-" or nothing: standard input)."""
    console = Console(highlight=False)
    for number, deal in enumerate(read_record(file), 1):
        console.print(f"deal {number}, {deal.dealer} deals: ", end="", markup=False)
        if not deal.is_over:
            console.print("not over")
            continue
        console.print(heading(deal), markup=False)
        console.print(account(deal))
        before, won = deal.match_score, deal.score.game_points
        console.print(f"NS {before[0] + won[0]}, EW {before[1] + won[1]}\n")


@click.command()
@click.option("--all", "everything", is_flag=True, help="Don't wait for Enter at each step.")
@click.argument("file", type=RECORD, default="-")
def replay(*, file: IO[str], everything: bool) -> None:
    """Step through a record: hands, calls, tricks; Enter goes on."""
    waits = not everything and file.name != "<stdin>" and sys.stdin.isatty()
    for number, deal in enumerate(read_record(file), 1):
        click.echo(f"deal {number}, {deal.dealer} deals")
        for line in actions(deal):
            click.echo(f"  {line}", nl=not waits)
            if waits:
                input()
        if deal.is_over:
            click.echo(f"  {heading(deal)}, NS–EW {points(deal.score.game_points)}")
