"""The commands: `solve` one deal, `table` of every trump and leader, `solve-file` of many deals.

Those about whole games stand in files of their own and are entered here.

Exit codes: 0 all well; 1 a line of the file was bad, or the output could not be written; 2 the command makes
no sense; 130 stopped by Ctrl-C.
"""

import json
from collections.abc import Callable
from pathlib import Path
from typing import IO, Any, TypeVar

import click
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

import rebelote as rb
from rebelote._rebelote import _read_deal
from rebelote.cli import pictures, rows
from rebelote.cli.accounts import replay, score
from rebelote.cli.accounts import rules as describe_rules
from rebelote.cli.dealfile import Defaults, Line, Refused, Solved, solve_lines, start
from rebelote.cli.game import play

Command = TypeVar("Command", bound=Callable[..., None])


class Refusal(click.ClickException):
    """What the user gave makes no sense; the message is one line."""

    exit_code = 2


class Group(click.Group):
    """Turns what can go wrong in any command into one line and an exit code."""

    def invoke(self, ctx: click.Context) -> Any:
        """Run the command."""
        try:
            return super().invoke(ctx)
        except rb.RebeloteError as error:
            raise Refusal(str(error)) from error
        except KeyboardInterrupt:
            click.echo("\nstopped", err=True)  # below the ^C of the terminal
            raise click.exceptions.Exit(130) from None
        except BrokenPipeError:
            raise  # `rebelote … | head`: click leaves quietly
        except OSError as error:
            raise click.ClickException(str(error)) from error


def options(*wanted: str) -> Callable[[Command], Command]:
    """Decorate a command with options that several of them have."""
    known = {
        "trump": click.option("--trump", help="C, D, H, S, NT (no trump) or AT (all trumps)."),
        "leader": click.option("--leader", help="Who leads: N, E, S or W."),
        "rules": click.option(
            "--rules", type=click.Choice(rb.Rules.presets()), metavar="PRESET", default="ffb_classic",
            show_default=True, help=f"The rules of play: {', '.join(rb.Rules.presets())}.",
        ),
        "objective": click.option(
            "--objective", type=click.Choice([objective.value for objective in rb.Objective]),
            default="points", show_default=True, help="What both sides play for.",
        ),
        "json": click.option("--json", "as_json", is_flag=True, help="Print JSON instead of a picture."),
    }  # fmt: skip

    def decorate(command: Command) -> Command:
        for name in reversed(wanted):
            command = known[name](command)
        return command

    return decorate


@click.group(cls=Group, context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(package_name="rebelote")
def rebelote() -> None:
    """Solve deals of Belote exactly, all hands seen; read rules, play, and settle games.

    A DEAL is "N:hand hand hand hand": the hands of N, E, S and W, each spades.hearts.diamonds.clubs, as in
    "AT.J97..KQ8" (T is the ten). colver's notation is read as well.
    """


for _command in (describe_rules, play, score, replay):
    rebelote.add_command(_command)


@rebelote.command()
@click.argument("deal")
@options("trump", "leader", "rules", "objective", "json")
def solve(
    *, deal: str, trump: str | None, leader: str | None, rules: str, objective: str, as_json: bool
) -> None:
    """Draw DEAL, its value, and what each card costs."""
    position = start(Line(deal, trump, leader), Defaults(rules=rules))
    solution = rb.solve(position, objective=objective)
    if as_json:
        click.echo(json.dumps(rows.solution_facts(position, solution, rules)))
        return
    console = Console(highlight=False)
    console.print(pictures.round_the_table(position), "")
    leads = f"{position.to_play} leads"
    console.print(f"{pictures.trump_name(position.trump)}, {leads}, {rules}, {objective}")
    console.print(f"NS–EW with best play: {pictures.score(solution.value)}\n", style="bold")
    console.print(pictures.costs(position, solution))


@rebelote.command()
@click.argument("deal")
@options("rules", "objective", "json")
def table(*, deal: str, rules: str, objective: str, as_json: bool) -> None:
    """Print the value of DEAL for every trump and every leader."""
    read, _, _ = _read_deal(deal)
    values = rb.solve_table(read, rules=rules, objective=objective)
    if as_json:
        click.echo(json.dumps(rows.table_facts(read, values, rules, objective)))
        return
    console = Console(highlight=False)
    console.print(f"{read}", f"NS–EW, {rules}, {objective}", "", sep="\n", soft_wrap=True)
    console.print(pictures.trumps_by_leaders(values))


@rebelote.command()
@click.argument("file", type=click.File("r", encoding="utf-8-sig", errors="replace"))
@options("trump", "leader", "rules", "objective")
@click.option(
    "--format", "form", type=click.Choice(list(rows.FORMATS)), default="table", show_default=True,
    help="What is printed for each deal.",
)  # fmt: skip
@click.option(
    "--output",
    type=click.File("w", encoding="utf-8", lazy=True),
    default="-",
    help="A file to write instead.",
)
def solve_file(
    *,
    file: IO[str],
    trump: str | None,
    leader: str | None,
    rules: str,
    objective: str,
    form: str,
    output: IO[str],
) -> None:
    """Solve each line of FILE ("-" for standard input).

    A line is a deal, then, if wanted, its trump and its leader, set off by tabs or spaces; --trump and
    --leader hold for the lines that name none. Empty lines and what follows a # are skipped. A bad line is
    reported with its number, and the rest goes on.
    """
    defaults = Defaults(
        rules=rules,
        trump=None if trump is None else str(rb.Trump(trump)),
        leader=None if leader is None else str(rb.Seat(leader)),
    )
    if _is_same(file, output):
        raise Refusal(f"{output.name} can't be read and written at once")
    write = rows.FORMATS[form](output)
    bad = 0
    with _progress(output) as progress:
        task = progress.add_task("solving", total=None if progress.disable else _count_lines(file))
        for outcome in solve_lines(file, defaults, objective):
            if isinstance(outcome, Solved):
                write(outcome)
                output.flush()  # what is solved is kept, whatever comes
            else:
                bad += 1
                _report(outcome, progress.console)
            progress.update(task, completed=outcome.number)
    if bad:
        raise click.exceptions.Exit(1)


def _is_same(source: IO[str], target: IO[str]) -> bool:
    """Whether both are one file. The target is opened on first use, so nothing is lost yet."""
    paths = [Path(str(getattr(stream, "name", "-"))) for stream in (source, target)]
    return all(path.is_file() for path in paths) and paths[0].samefile(paths[1])


def _report(refused: Refused, console: Console) -> None:
    console.print(f"line {refused.number}: {refused.reason}", markup=False, soft_wrap=True)


def _progress(output: IO[str]) -> Progress:
    """Make a bar on stderr, shown only where somebody looks at it and no row would cross it."""
    console = Console(stderr=True, highlight=False)
    columns = TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn()
    hidden = not console.is_terminal or output.isatty()
    return Progress(*columns, console=console, transient=True, redirect_stdout=False, disable=hidden)


def _count_lines(file: IO[str]) -> int | None:
    """Count the lines of a file that can be read twice, for the bar; None for a pipe."""
    if not file.seekable():
        return None
    begin = file.tell()
    lines = sum(1 for _ in file)
    file.seek(begin)
    return lines
