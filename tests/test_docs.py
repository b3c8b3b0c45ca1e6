"""The page on records: its examples are read, and its grammar covers every line that is written."""

import random
import re
from pathlib import Path

import pytest

import rebelote as rb
from random_play import play_round

PAGE = (Path(__file__).parent.parent / "docs" / "records.md").read_text("utf-8")


def block(language: str) -> str:
    """The page's code block of that language."""
    found = re.search(rf"^```{language}\n(.*?)^```", PAGE, re.MULTILINE | re.DOTALL)
    assert found
    return found[1]


# The grammar of the page once more, as regular expressions.
SEAT, NUMBER, CARD = "[NESW]", r"\d+", "[789TJQKA][CDHS]"
TRUMP, KIND = "(?:[CDHS]|NT|AT)", "(?:tierce|quarte|quinte|sixte|septième|octave|square)"
CALL = rf"(?:pass|take|double|redouble|(?:{NUMBER}|capot-)?{TRUMP})"
SAID = rf"(?:{KIND}={CARD}(?:-{CARD})*|belote|rebelote)"
PLAY = rf"{SEAT}:{CARD}(?:\({SAID}(?:,{SAID})*\))?"
SCORE = f"{NUMBER}-{NUMBER} carried {NUMBER}"
LINES = {
    "rebelote": "1",
    "rules": r"\w+(?: \w+=\S+)*",
    "dealer": SEAT,
    "before": SCORE,
    "deal": NUMBER,
    "pack": f"{CARD}(?: {CARD}){{31}}",
    "calls": f"{SEAT}:{CALL}(?: {SEAT}:{CALL})*",
    "trick": f"{PLAY}(?: {PLAY}){{0,3}}",
    "result": f"(?:made|failed|tied|passed) {SCORE}",
}


def test_the_text_shown_is_what_is_written() -> None:
    shown = block("")
    match = rb.Match.parse(shown)
    assert [line.partition("#")[0].rstrip() for line in shown.splitlines()] == str(match).splitlines()


def test_the_json_shown_is_read() -> None:
    match = rb.Match.from_json(block("json"))
    assert len(match.rounds[0].auction.calls) == 2


@pytest.mark.parametrize("preset", rb.Rules.presets())
def test_the_grammar_covers_what_is_written(preset: str) -> None:
    choose = random.Random(preset)
    for seed in range(20):
        match = rb.Match(preset, seed=seed)
        play_round(match.next_round(), choose)
        if not match.is_over:
            play_round(match.next_round(), choose, actions=choose.randrange(40))
        for line in [*str(match).splitlines(), *str(match.rounds[-1]).splitlines()]:
            word, _, rest = line.partition(" ")
            assert not line or re.fullmatch(LINES[word], rest), line


def test_the_grammar_names_every_word() -> None:
    grammar = block("abnf")
    words = {*LINES, "made", "failed", "tied", "passed", "pass", "take", "double", "redouble", "capot-"}
    words |= {"tierce", "quarte", "quinte", "sixte", "septième", "octave", "square"}
    assert all(f'"{word}' in grammar for word in words)
