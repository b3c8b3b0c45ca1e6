"""What each preset plays, against the table `data/presets.tsv`."""

import csv
from pathlib import Path

import pytest

from rebelote import PlayRules, Position, Rules

with (Path(__file__).parent / "data" / "presets.tsv").open(encoding="utf-8") as lines:
    ROWS = list(csv.DictReader(lines, delimiter="\t"))


def told(rules: PlayRules) -> dict[str, str]:
    """The fields as the table writes them."""
    return {
        "nt_values": rules.nt_values.name,
        "at_values": rules.at_values.name,
        "overtake": rules.overtake.name,
        "partner_winning": rules.partner_winning.name,
        "cannot_overtrump": rules.cannot_overtrump.name,
        "last_trick": str(rules.last_trick),
        "capot": "none" if rules.capot is None else str(rules.capot),
    }


def test_every_preset_is_in_the_table() -> None:
    """And nothing else."""
    assert set(Rules.presets()) == {row["preset"] for row in ROWS}
    assert len(ROWS) == 9


@pytest.mark.parametrize("row", ROWS, ids=[row["preset"] for row in ROWS])
def test_a_preset_plays_as_its_text_says(row: dict[str, str]) -> None:
    """By its fields, and a position takes its name, its rules and its play alike."""
    rules = Rules.preset(row["preset"])
    assert rules.name == row["preset"]
    assert {"preset": rules.name, **told(rules.play)} == row
    deal = "N:A... K... Q... J..."
    positions = [Position(deal, "H", "N", given) for given in (row["preset"], rules, rules.play)]
    assert [position.rules for position in positions] == [rules.play] * 3
    assert positions[0] == positions[1] == positions[2]


def test_the_default_rules() -> None:
    """A position is played by the federation's classic rules unless told otherwise."""
    assert Position("N:A... K... Q... J...", "H", "N").rules == Rules.preset("ffb_classic").play
    assert PlayRules() == Rules.preset("stargames_classic").play
