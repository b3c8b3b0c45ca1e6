"""Runs, squares and belotes: the rows of `data/declarations.json`, each a test under its id."""

import json
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import pytest

from rebelote import Cards, Rules, Seat
from rebelote.declarations import Declaration, can_say_belote, find_declarations, resolve_declarations

Row = dict[str, Any]
DATA = Path(__file__).parent / "data" / "declarations.json"
ROWS: list[Row] = json.loads(DATA.read_text(encoding="utf-8"))
KINDS = {3: "tierce", 4: "quarte", 5: "quinte", 6: "sixte", 7: "septième", 8: "octave"}
FRENCH = Rules.preset("ffb_coinche", equal_declarations="trump_then_seat", nt_declarations="none")
OLD = Rules.preset("bulgarian", declaration_pools="by_value", long_runs="one_class")
VARIANTS = {
    "bulgarian": Rules.preset("bulgarian"),
    "bulgarian-2001": OLD,
    "bga-coinche": Rules.preset("bga_coinche"),
    "croatian": Rules.preset("bulgarian", declaration_pools="by_value", shared_cards=True),
}
NOT_EXPRESSED = {
    "G-RE-03": "five cards up to the nine: no suit has such a run",
    "G-RE-12": "five cards up to the ten: no suit has such a run",
    "G-RE-14": "four cards up to the nine: no suit has such a run",
}


def rules_of(row: Row) -> Rules:
    return VARIANTS.get(row["variant"], FRENCH)


def declaration(told: Row) -> Declaration:
    if told["type"] == "carre":
        cards = Cards([told["rank"] + suit for suit in "CDHS"])
        return Declaration(kind="square", cards=cards, points=told["points"])
    top = "789TJQKA".index(told["top"])
    ranks = "789TJQKA"[top + 1 - told["len"] : top + 1]
    # A row that tells no suit speaks of a plain one.
    cards = Cards([rank + told.get("suit", "D") for rank in ranks])
    return Declaration(kind=KINDS[told["len"]], cards=cards, points=told["points"])


def rows(*queries: str) -> list[Any]:
    found = [row for row in ROWS if row["input"]["query"] in queries and row["id"] not in NOT_EXPRESSED]
    return [pytest.param(row, id=row["id"]) for row in found]


def resolved(made: Mapping[str, Sequence[Declaration]], row: Row) -> tuple[int, int]:
    told = row["input"]
    contract = told.get("contract", {"type": "suit", "trump": "C"})
    trump = contract.get("trump", contract["type"])
    return resolve_declarations(made, trump, told.get("leader", "N"), rules_of(row))


@pytest.mark.parametrize("row", rows("find"))
def test_find(row: Row) -> None:
    found = find_declarations(" ".join(row["input"]["hand"]), rules_of(row))
    assert set(found) == {declaration(told) for told in row["expected"]}
    assert len(found) == len(row["expected"])


@pytest.mark.parametrize("row", rows("resolve"))
def test_resolve(row: Row) -> None:
    made = {seat: [declaration(told) for told in all_] for seat, all_ in row["input"]["declarations"].items()}
    assert resolved(made, row) == (row["expected"]["NS"], row["expected"]["EW"])


@pytest.mark.parametrize("row", rows("resolve_teams"))
def test_resolve_teams(row: Row) -> None:
    told = row["input"]["declarations"]
    made = {seat: [declaration(each) for each in told[side]] for seat, side in (("N", "NS"), ("E", "EW"))}
    assert resolved(made, row) == (row["expected"]["NS"], row["expected"]["EW"])


@pytest.mark.parametrize("row", rows("compare"))
def test_compare(row: Row) -> None:
    """The better one is the one that scores; equal ones score nothing."""
    a, b = declaration(row["input"]["a"]), declaration(row["input"]["b"])
    points = resolved({"N": [a], "E": [b]}, row)
    assert points == {1: (a.points, 0), -1: (0, b.points), 0: (0, 0)}[row["expected"]]


@pytest.mark.parametrize("row", rows("belote"))
def test_belote(row: Row) -> None:
    told = row["input"]
    trump = told["contract"].get("trump", told["contract"]["type"])
    trick = [card for _, card in told["trick"]]
    said = can_say_belote(" ".join(told["hand"]), told["card"], trick, trump, rules_of(row))
    assert said is row["expected"]


def run(cards: str, points: int = 20) -> Declaration:
    return Declaration(kind=KINDS[len(cards.split())], cards=Cards(cards), points=points)


@pytest.mark.parametrize(
    ("preset", "trump", "expected"),
    [
        ("bulgarian", "C", (0, 0)),
        ("ffb_coinche", "C", (0, 0)),
        ("stargames_classic", "C", (20, 0)),
        ("bulgarian", "S", (0, 0)),
        ("ffb_coinche", "S", (0, 20)),
        ("stargames_classic", "S", (0, 20)),
    ],
)
def test_de09_de10(preset: str, trump: str, expected: tuple[int, int]) -> None:
    """Equal runs: cancelled, to the trump run, to the seat that plays first."""
    made = {Seat.N: [run("JH TH 9H")], Seat.E: [run("JS TS 9S")]}
    assert resolve_declarations(made, trump, "N", preset) == expected


@pytest.mark.parametrize(("preset", "expected"), [("bulgarian", 0), ("ffb_coinche", 200)])
def test_de17(preset: str, expected: int) -> None:
    """Four aces in no trump."""
    aces = Declaration(kind="square", cards=Cards("AC AD AH AS"), points=100)
    assert resolve_declarations({"N": [aces]}, "NT", "N", preset) == (expected, 0)


def square(rank: str, points: int = 100) -> Declaration:
    return Declaration(kind="square", cards=Cards([rank + suit for suit in "CDHS"]), points=points)


# Who holds what, the rules, the trump → what each side scores.
COMPARED: list[tuple[str, dict[str, list[Declaration]], Rules, str, tuple[int, int]]] = [
    ("DE01", {"N": [run("JH TH 9H 8H", 50)], "E": [run("AS KS QS")]}, VARIANTS["bulgarian"], "C", (50, 0)),
    (
        "DE02",
        {"N": [run("KH QH JH TH", 50)], "E": [run("KS QS JS TS", 50), run("9D 8D 7D")]},
        VARIANTS["bulgarian"],
        "S",
        (0, 0),
    ),
    ("DE03", {"N": [square("J", 200)], "E": [square("9", 150)]}, VARIANTS["bulgarian"], "C", (200, 0)),
    ("DE04", {"N": [square("J", 200), square("9", 150)]}, VARIANTS["bulgarian"], "C", (350, 0)),
    ("DE05", {"N": [run("AH KH QH")], "E": [run("QS JS TS")]}, Rules.preset("ffb_coinche"), "C", (20, 0)),
    (
        "DE06",
        {"N": [square("Q")], "E": [run("AH KH QH JH TH", 100)]},
        Rules.preset("ffb_coinche"),
        "C",
        (100, 0),
    ),
    (
        "DE07",
        {"N": [run("JH TH 9H")], "E": [run("AS KS QS")]},
        Rules.preset("stargames_classic"),
        "H",
        (0, 20),
    ),
    (
        "DE07 level",
        {"N": [run("JS TS 9S")], "E": [run("JH TH 9H")]},
        Rules.preset("stargames_classic"),
        "H",
        (0, 20),
    ),
    (
        "DE08",
        {"N": [run("AS KS QS JS", 50)], "E": [square("T")]},
        VARIANTS["croatian"],
        "C",
        (0, 100),
    ),
    (
        "DE11 bulgarian",
        {"N": [run("AH KH QH JH TH", 100)], "E": [square("T")]},
        VARIANTS["bulgarian"],
        "C",
        (100, 100),
    ),
    (
        "DE11 FFB",
        {"N": [run("AH KH QH JH TH", 100)], "E": [square("T")]},
        Rules.preset("ffb_coinche"),
        "C",
        (0, 100),
    ),
    ("DE11 belot.exe", {"N": [run("AH KH QH JH TH", 100)], "E": [square("T")]}, OLD, "C", (0, 100)),
    (
        "SE09",
        {"N": [run("QH JH TH 9H 8H 7H", 100)], "E": [run("AS KS QS JS TS", 100)]},
        VARIANTS["bulgarian"],
        "C",
        (100, 0),
    ),
    ("SE10 A over T", {"N": [square("A")], "E": [square("T")]}, VARIANTS["bulgarian"], "C", (100, 0)),
    ("SE10 T over K", {"N": [square("T")], "E": [square("K")]}, VARIANTS["bulgarian"], "C", (100, 0)),
    ("SE10 K over Q", {"N": [square("K")], "E": [square("Q")]}, VARIANTS["bulgarian"], "C", (100, 0)),
]


@pytest.mark.parametrize("row", [pytest.param(row, id=row[0]) for row in COMPARED])
def test_compared(row: tuple[str, dict[str, list[Declaration]], Rules, str, tuple[int, int]]) -> None:
    _, made, rules, trump, points = row
    assert resolve_declarations(made, trump, "N", rules) == points


def test_de20_sevens_and_eights_make_no_square() -> None:
    assert find_declarations("87.87.87.87", "bulgarian") == ()


def test_the_default_choice_goes_by_the_trump() -> None:
    """Four aces and four tens, or the runs they are in, are worth what the trump makes them."""
    coinche = Rules.preset("ffb_coinche")
    assert [each.points for each in find_declarations("A.A.A.A987", coinche)] == [100, 20]
    assert [each.points for each in find_declarations("A.A.A.A987", coinche, "NT")] == [200, 20]
    assert find_declarations("A.A.A.A987", "bulgarian", "NT") == ()


def test_de12_de13_de19() -> None:
    hand = "KQJ.K.K.K97"
    assert {each.kind for each in find_declarations(hand, "bulgarian")} == {"square"}
    shared = Rules.preset("bulgarian", shared_cards=True)
    assert {each.kind for each in find_declarations(hand, shared)} == {"square", "tierce"}
    for rules, points in ((Rules.preset("bulgarian"), 100), (Rules.preset("bulgarian", eight_run=120), 120)):
        assert [each.points for each in find_declarations("AKQJT987...", rules)] == [points]
    made = {"N": [run("JH TH 9H")]}
    needing = Rules.preset("stargames_classic", declarations_need_trick=True)
    assert resolve_declarations(made, "C", "N", needing, tricks=(0, 8)) == (0, 0)
    assert resolve_declarations(made, "C", "N", "bulgarian", tricks=(0, 8)) == (20, 0)


def test_a_run_is_cut_only_where_the_rules_say_so() -> None:
    """Four queens with K-Q-J-T-9: 100, or 100 for the run by itself; cut, J-T-9 besides."""
    hand = "Q.KQJT9.Q.Q"
    assert sum(each.points for each in find_declarations(hand, "bulgarian")) == 100
    cut = Rules.preset("bulgarian", cut_runs=True)
    assert sum(each.points for each in find_declarations(hand, cut)) == 120
