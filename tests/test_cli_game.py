"""The commands about rules, records and play, run from within on whole matches."""

import random
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

import rebelote as rb
from random_play import play_round
from rebelote.cli.commands import rebelote

PRESETS = ("bulgarian", "bga_coinche", "ffb_coinche", "stargames_classic", "hungarian")


def run(*arguments: str, stdin: str | None = None) -> Result:
    """Run the command; what it raises but doesn't report is a defect."""
    result = CliRunner().invoke(rebelote, arguments, input=stdin, prog_name="rebelote")
    if result.exception is not None and not isinstance(result.exception, SystemExit):
        raise result.exception
    return result


@pytest.fixture(params=PRESETS)
def match(request: pytest.FixtureRequest) -> rb.Match:
    """A whole random match."""
    played = rb.Match(request.param, seed=1)
    choose = random.Random(1)
    while not played.is_over:
        play_round(played.next_round(), choose)
    return played


def test_rules_lists_and_describes() -> None:
    assert run("rules").output.split() == list(rb.Rules.presets())
    told = run("rules", "bulgarian target=101").output
    assert told.rstrip("\n") == rb.Rules.preset("bulgarian", target=101).describe()


def test_unknown_rules_are_one_line() -> None:
    result = run("rules", "bridge")
    assert result.exit_code == 2
    assert "bridge" in result.output
    assert result.output.count("\n") == 1


@pytest.mark.parametrize("form", ["text", "json"])
def test_score_gives_every_account(match: rb.Match, form: str) -> None:
    output = run("score", stdin=str(match) if form == "text" else match.to_json()).output
    totals = [line for line in output.splitlines() if line.startswith("NS ")]
    assert len(totals) == len(match.rounds)
    assert totals[-1] == "NS {}, EW {}".format(*match.score)
    assert max(map(len, output.splitlines())) <= 80


def test_score_reads_a_round_alone() -> None:
    deal = rb.Round("bulgarian", rb.Pack.random(3), match_score=(7, 5))
    play_round(deal, random.Random(3))
    ns, ew = map(sum, zip((7, 5), deal.score.game_points, strict=True))
    assert f"NS {ns}, EW {ew}" in run("score", stdin=str(deal)).output


def test_replay_tells_every_card(match: rb.Match) -> None:
    output = run("replay", "--all", stdin=str(match)).output
    played = [deal for deal in match.rounds if deal.tricks]
    assert output.count("won by") == 8 * len(played)
    assert all(f"{seat} {card}" in output for seat, card in played[0].tricks[0].cards)


def test_a_bad_record_is_one_line() -> None:
    result = run("score", stdin="rebelote 1\nrules bridge\n")
    assert result.exit_code == 2
    assert result.output.count("\n") == 1


# ── play ──


def answers(seed: int, count: int = 6000) -> str:
    """What a person might type: now and then nonsense, else anything that may be legal."""
    choose = random.Random(seed)
    calls = ["pass"] * 3 + ["H", "NT", "take", "90H", "capot S", "?", "zz", ""]
    cards = [str(rb.Card.from_code(code)) for code in range(32)]
    return "\n".join(choose.choice(calls if choose.random() < 0.3 else cards) for _ in range(count)) + "\n"


@pytest.mark.parametrize("preset", PRESETS)
def test_a_whole_match_is_played(preset: str, tmp_path: Path) -> None:
    record = tmp_path / "match.txt"
    result = run("play", "--rules", preset, "--seed", "5", "--record", str(record), stdin=answers(5, 60000))
    assert result.exit_code == 0
    match = rb.Match.parse(record.read_text("utf-8"))
    assert match.is_over
    assert "NS {}, EW {}".format(*match.score) + f": {match.winner} win the match" in result.output


def test_one_may_leave_at_any_time(tmp_path: Path) -> None:
    record = tmp_path / "match.txt"
    result = run("play", "--record", str(record), stdin="?\nq\n")
    assert result.exit_code == 0
    assert "A card is its rank and suit" in result.output
    assert result.output.endswith("you leave the table\n")
    assert not rb.Match.parse(record.read_text("utf-8")).is_over


def test_an_illegal_answer_says_why_and_asks_again() -> None:
    output = run("play", "--rules", "ffb_coinche", stdin="zz\nAS\npass\n").output
    assert output.count("you may call") >= 2
    assert "zz" in output


@pytest.mark.parametrize("words", ["", " silent", " 2", " 1 2"])
def test_one_chooses_what_to_declare(words: str, tmp_path: Path) -> None:
    record = tmp_path / "match.txt"
    arguments = ("play", "--rules", "bulgarian", "--record", str(record), "--seed")
    # The first deal in which S may choose between two declarations.
    for seed in map(str, range(1000)):
        output = run(*arguments, seed, stdin="AT\nq\n").output
        if "2: " in output:
            break
    card = output.rpartition("you may play ")[2].split()[0]
    output = run(*arguments, seed, stdin=f"AT\n{card} 9\n{card}{words}\nq\n").output
    assert "not '9'" in output
    deal = rb.Match.parse(record.read_text("utf-8")).rounds[0]
    hand = deal.position.deal[rb.Seat.S]
    held = rb.possible_declarations(hand, deal.rules, deal.position.trump)
    expected = {
        "": rb.find_declarations(hand, deal.rules, deal.position.trump),
        " silent": (),
        " 2": held[1:2],
        " 1 2": held[:2],
    }
    assert len(held) > 1
    assert deal.declarations[rb.Seat.S] == expected[words]
    assert (f"S plays {card} (" in output) == (words != " silent")


@pytest.mark.parametrize("arguments", [("--seat", "X"), ("--rules", "bridge"), ("--rules", "bga target=x")])
def test_bad_options_are_refused(arguments: tuple[str, str]) -> None:
    result = run("play", *arguments)
    assert result.exit_code == 2
    assert result.output.count("\n") == 1


def test_a_record_that_cannot_be_written_is_refused_at_once(tmp_path: Path) -> None:
    result = run("play", "--record", str(tmp_path / "missing" / "match.txt"))
    assert result.exit_code == 1
    assert "you may call" not in result.output
