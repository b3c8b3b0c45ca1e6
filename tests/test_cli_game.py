"""The commands about rules, records and play, run from within on whole matches."""

import random

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
