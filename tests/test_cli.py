"""The command line, from within (click's runner) and from without (a process of its own)."""

import csv
import importlib.metadata
import io
import json
import re
import signal
import subprocess
import sys
import threading
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

import rebelote as rb
from rebelote.cli.commands import rebelote
from rebelote.cli.dealfile import Line, parse_line

DEAL = "N:.AKQT.7.JT8 AQ..JT8.AKQ KJT7..KQ.97 98.J987.A9."
CFN = "W:.AKQT.7.JT8/AQ..JT8.AKQ/KJT7..KQ.97/98.J987.A9. - 80sNS"  # W deals, so N leads
ENDING = "N:A... K... Q... J..."
Run = Callable[..., Result]

# What `rebelote` runs, without relying on where the script was installed.
PROGRAM = (sys.executable, "-c", "from rebelote.cli import main; main()")


@pytest.fixture
def run() -> Run:
    """Run the command with arguments and, if given, standard input."""

    def call(*arguments: str, stdin: str | None = None) -> Result:
        result = CliRunner().invoke(rebelote, arguments, input=stdin, prog_name="rebelote")
        if result.exception is not None and not isinstance(result.exception, SystemExit):
            raise result.exception
        return result

    return call


def ending(seed: int, cards: int = 3) -> str:
    """A deal of few cards, quickly solved."""
    deal = rb.Deal.random(seed)
    return str(rb.Deal.from_hands([list(deal[seat])[:cards] for seat in rb.Seat]))


# ── solve ──


def test_solve_draws_hands_value_and_costs(run: Run) -> None:
    result = run("solve", DEAL, "--trump", "S", "--leader", "N", "--rules", "bulgarian")
    assert result.exit_code == 0
    assert "♥ A K Q T" in result.output
    assert "spades ♠, N leads, bulgarian, points" in result.output
    assert "83–79" in result.output
    costs = re.findall(r"^\s*(\S+)\s+\d+–\d+\s+(–|\d+)\s*$", result.output, re.MULTILINE)
    assert " ".join(map("".join, costs)) == "7♦– T♥– A♥– K♥4 Q♥5 8♣11 T♣11 J♣11"


def test_hands_stand_where_the_seats_sit(run: Run) -> None:
    output = run("solve", "N:7... 8... 9... T...", "--trump", "NT", "--leader", "N").output
    north, middle, south = (line for line in output.splitlines() if "♠ " in line and "–" not in line)
    assert "♠ 7" in north
    assert middle.index("♠ T") < middle.index("♠ 8")
    assert "♠ 9" in south


def test_solve_prints_json(run: Run) -> None:
    result = run("solve", DEAL, "--trump", "s", "--leader", "n", "--rules", "bulgarian", "--json")
    facts = json.loads(result.output)
    assert facts["deal"] == DEAL
    assert (facts["trump"], facts["leader"], facts["rules"]) == ("S", "N", "bulgarian")
    assert facts["value"] == [83, 79]
    assert facts["cards"]["JC"] == [72, 90]
    assert facts["best"] == ["7D", "TH", "AH"]
    assert len(facts["line"]) == 32
    assert facts["nodes"] > 0


def test_tricks_can_be_played_for(run: Run) -> None:
    result = run("solve", ENDING, "--trump", "NT", "--leader", "N", "--objective", "tricks", "--json")
    assert json.loads(result.output)["value"] == [1, 0]


def test_colvers_text_brings_trump_and_leader(run: Run) -> None:
    ours = run("solve", DEAL, "--trump", "S", "--leader", "N", "--json")
    assert run("solve", CFN, "--json").output == ours.output


def test_options_go_before_colvers_contract(run: Run) -> None:
    facts = json.loads(run("solve", CFN, "--trump", "AT", "--leader", "E", "--json").output)
    assert (facts["trump"], facts["leader"]) == ("AT", "E")


# ── table ──


def test_table_has_a_line_for_each_trump(run: Run) -> None:
    result = run("table", ENDING)
    assert result.exit_code == 0
    values = rb.solve_table(ENDING)
    for name, trump in [("clubs ♣", "C"), ("no trump", "NT"), ("all trumps", "AT")]:
        (line,) = (line for line in result.output.splitlines() if line.strip().startswith(name))
        assert line.split()[-4:] == ["{}–{}".format(*values[trump, seat]) for seat in rb.Seat]


def test_table_prints_json(run: Run) -> None:
    facts = json.loads(run("table", ENDING, "--json").output)
    assert list(facts["values"]) == ["C", "D", "H", "S", "NT", "AT"]
    assert facts["values"]["NT"]["N"] == list(rb.solve_table(ENDING)["NT", "N"])


# ── solve-file ──


@pytest.mark.parametrize(
    ("text", "line"),
    [
        (DEAL, Line(DEAL)),
        (f"{DEAL} H N", Line(DEAL, "H", "N")),
        (f"  {DEAL}   H\n", Line(DEAL, "H")),
        (f"{DEAL}\tH\tN\n", Line(DEAL, "H", "N")),
        (f"{DEAL}\t\tN", Line(DEAL, None, "N")),
        (f"{DEAL} NT W  # a note", Line(DEAL, "NT", "W")),
        (CFN, Line(CFN)),
        (f"{CFN}\tC\tE", Line(CFN, "C", "E")),
        (CFN.split(" ", maxsplit=1)[0], Line(CFN.split(" ", maxsplit=1)[0])),
        (CFN.split(" ", maxsplit=1)[0] + " C E", Line(CFN.split(" ", maxsplit=1)[0], "C", "E")),
        ("", None),
        (" \t\r\n", None),
        ("# nothing but a note", None),
    ],
)
def test_a_line_falls_into_columns(text: str, line: Line | None) -> None:
    assert parse_line(text) == line


def test_a_column_too_many_is_refused() -> None:
    with pytest.raises(rb.NotationError, match="'X'"):
        parse_line(f"{DEAL} H N X")


LINES = f"""# a comment, then an empty line

{ENDING}
{ENDING}\tAT\tE
N:A... K... Q... A...
{ENDING} X N
nonsense
{ENDING.replace(" ", "/")} - 80hNS
"""


def test_a_bad_line_is_reported_and_the_rest_goes_on(run: Run) -> None:
    result = run("solve-file", "-", "--trump", "C", "--leader", "S", "--format", "csv", stdin=LINES)
    assert result.exit_code == 1
    assert re.findall(r"^line (\d+): .+", result.stderr, re.MULTILINE) == ["5", "6", "7"]
    assert "nonsense" in result.stderr
    rows = list(csv.DictReader(io.StringIO(result.stdout)))
    assert [(row["line"], row["trump"], row["leader"]) for row in rows] == [
        ("3", "C", "S"),
        ("4", "AT", "E"),
        ("8", "H", "E"),
    ]
    assert {row["deal"] for row in rows} == {ENDING}
    assert (rows[0]["ns"], rows[0]["ew"]) == tuple(map(str, rb.solve(ENDING, "C", "S").value))


def test_formats_say_the_same(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "deals"
    file.write_text("".join(f"{ending(seed)} H N\n" for seed in range(5)), encoding="utf-8")
    forms = ("table", "csv", "jsonl")
    table, rows, objects = (run("solve-file", str(file), "--format", form).stdout for form in forms)
    found = [tuple(json.loads(line)["value"]) for line in objects.splitlines()]
    assert found == [rb.solve(ending(seed), "H", "N").value for seed in range(5)]
    assert [(int(row["ns"]), int(row["ew"])) for row in csv.DictReader(io.StringIO(rows))] == found
    assert [tuple(map(int, line.split()[-2:])) for line in table.splitlines()[1:]] == found


def test_output_goes_to_a_file(run: Run, tmp_path: Path) -> None:
    out = tmp_path / "values.csv"
    result = run("solve-file", "-", "--format", "csv", "--output", str(out), stdin=f"{ENDING} H N\n")
    assert (result.exit_code, result.stdout) == (0, "")
    assert out.read_text(encoding="utf-8").splitlines()[1].startswith(f"1,{ENDING},H,N,")


def test_a_byte_order_mark_and_strange_bytes_do_no_harm(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "deals"
    good = f"{ENDING} H N\r\n".encode()
    file.write_bytes(b"\xef\xbb\xbf" + good + b"\xff\xfe\n" + good)
    result = run("solve-file", str(file), "--format", "jsonl")
    assert result.exit_code == 1
    assert [json.loads(line)["line"] for line in result.stdout.splitlines()] == [1, 3]
    assert result.stderr.startswith("line 2: ")


# ── what goes wrong ──


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["solve", ENDING, "--leader", "N"], "trump"),
        (["solve", ENDING, "--trump", "H"], "leader"),
        (["solve", ENDING, "--trump", "X", "--leader", "N"], "X"),
        (["solve", ENDING, "--trump", "H", "--leader", "Q"], "Q"),
        (["solve", "N:A... K... Q... A...", "--trump", "H", "--leader", "N"], "A♠|AS"),
        (["solve", "", "--trump", "H", "--leader", "N"], "."),
        (["solve", ENDING, "--rules", "poker"], "poker"),
        (["solve", ENDING, "--objective", "fun"], "fun"),
        (["table", "nonsense"], "nonsense"),
        (["table"], "DEAL"),
        (["solve-file", "no such file"], "no such file"),
        (["solve-file", "-", "--format", "xml"], "xml"),
        (["solve-everything"], "solve-everything"),
    ],
)
def test_an_error_is_one_line_and_exit_code_2(run: Run, arguments: list[str], said: str) -> None:
    result = run(*arguments)
    assert result.exit_code == 2
    assert result.stdout == ""
    (line,) = (line for line in result.stderr.splitlines() if line.startswith("Error: "))
    assert re.search(said, line)
    assert result.stderr.endswith(line + "\n")


def test_an_output_that_cannot_be_written_is_one_line(run: Run, tmp_path: Path) -> None:
    result = run("solve-file", "-", "--output", str(tmp_path / "no" / "such" / "folder"), stdin="")
    assert result.exit_code != 0
    assert "folder" in result.stderr
    assert "Traceback" not in result.stderr


def test_version(run: Run) -> None:
    assert importlib.metadata.version("rebelote") in run("--version").output


@pytest.mark.parametrize("missing", ["click", "rich"])
def test_without_the_extra_the_command_says_what_to_install(missing: str) -> None:
    program = f"import sys; sys.modules[{missing!r}] = None; from rebelote.cli import main; main()"
    command = [sys.executable, "-c", program, "--help"]
    result = subprocess.run(command, capture_output=True, text=True, check=False)
    assert result.returncode == 1
    assert result.stderr == "rebelote: the command line needs click and rich: pip install 'rebelote[cli]'\n"


# ── a process of its own ──


@pytest.fixture
def stream() -> Iterator[subprocess.Popen[str]]:
    """`solve-file` in the midst of endless full deals: they come as fast as it reads them."""
    if sys.platform == "win32":
        pytest.skip("a process can't be sent Ctrl-C alone there")
    # A child inherits whether Ctrl-C is ignored, as it is in a shell's background jobs; here it must not be.
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    process = subprocess.Popen(
        [*PROGRAM, "solve-file", "-", "--format", "jsonl"],
        stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, encoding="utf-8",
    )  # fmt: skip
    signal.signal(signal.SIGINT, before)
    feeder = threading.Thread(target=feed, args=(process,))
    feeder.start()
    guard = threading.Timer(120, process.kill)  # against hanging for ever, no more
    guard.start()
    yield process
    guard.cancel()
    process.kill()
    feeder.join()
    process.communicate()


def feed(process: subprocess.Popen[str]) -> None:
    """Write deals until the reader has gone."""
    assert process.stdin is not None
    seed = 0
    try:
        while True:
            process.stdin.write(f"{rb.Deal.random(seed)}\tNT\tN\n")
            seed += 1
    except (BrokenPipeError, ValueError):
        pass


def test_ctrl_c_keeps_what_was_solved(stream: subprocess.Popen[str]) -> None:
    assert stream.stdout is not None
    assert stream.stderr is not None
    rows = [stream.stdout.readline() for _ in range(3)]
    stream.send_signal(signal.SIGINT)
    rows += stream.stdout.readlines()
    errors = stream.stderr.read()
    assert stream.wait() == 130
    assert errors == "\nstopped\n"
    found = [json.loads(row) for row in rows]
    assert [row["line"] for row in found] == list(range(1, len(rows) + 1))
    assert [row["deal"] for row in found] == [str(rb.Deal.random(seed)) for seed in range(len(rows))]


def test_a_reader_that_leaves_ends_it_quietly(stream: subprocess.Popen[str]) -> None:
    assert stream.stdout is not None
    assert stream.stderr is not None
    stream.stdout.readline()
    stream.stdout.close()
    assert stream.stderr.read() == ""
    assert stream.wait() == 1


def test_a_file_is_not_read_and_written_at_once(run: Run, tmp_path: Path) -> None:
    deals = tmp_path / "deals.txt"
    deals.write_text("N:A... K... Q... J...\n", encoding="utf-8")
    result = run("solve-file", str(deals), "--trump", "H", "--leader", "N", "--output", str(deals))
    assert result.exit_code == 2
    assert deals.read_text(encoding="utf-8") == "N:A... K... Q... J...\n"


def test_a_senseless_trump_stops_before_the_first_line(run: Run, tmp_path: Path) -> None:
    deals = tmp_path / "deals.txt"
    deals.write_text("N:A... K... Q... J...\n" * 2, encoding="utf-8")
    result = run("solve-file", str(deals), "--trump", "Q", "--leader", "N")
    assert result.exit_code == 2
    assert result.stderr.count("is not a trump") == 1
