"""What deals are worth by the examples of rule texts and of other programs, each a test under its id.

The last two columns of a row are the game points of both sides and what is carried.
"""

from pathlib import Path
from typing import Any

import pytest

from rebelote import RoundScore, Rules, Trump
from rebelote.rules import Rounding
from rebelote.scoring import rounded
from settling import deal


def _capot_of_the_others(times: int) -> RoundScore:
    return deal("bulgarian", "H", (0, 152), tricks=(0, 8), last="EW", times=times, declarer="E")


def totals() -> list[Any]:
    lines = (Path(__file__).parent / "data" / "bulgarian_totals.tsv").read_text(encoding="utf-8").splitlines()
    return [pytest.param(row, id=row[0]) for row in (line.split("\t") for line in lines[2:])]


@pytest.mark.parametrize("row", totals())
def test_bulgarian_totals(row: list[str]) -> None:
    """Finished totals are told as card points without any bonus."""
    _, trump, ns, ew, declarer, times, carried, ns_recorded, ew_recorded, carried_out = row
    result = deal(
        Rules.preset("bulgarian", last_trick=0, capot=0, nt_factor=1),
        trump,
        (int(ns), int(ew)),
        declarer=declarer[0],
        times=int(times),
        carried=int(carried),
    )
    assert result.game_points == (int(ns_recorded), int(ew_recorded)), result.lines
    assert result.carried == int(carried_out)


ROUNDED = [
    ("BG27", "AT", Rounding.PAIRS, 154, 15, 16),
    *(
        ("BG28", "AT", Rounding.PAIRS, raw, tens, tens)
        for raw, tens in [(155, 16), (153, 15), (3, 0), (0, 0), (258, 26)]
    ),
    ("BG29", "S", Rounding.PAIRS, 86, 8, 9),
    ("BG30", "S", Rounding.PAIRS, 76, 7, 8),
    *(("BG31", "S", Rounding.PAIRS, raw, tens, tens) for raw, tens in [(85, 8), (87, 9), (162, 16)]),
    *(
        ("BG32", "NT", Rounding.PAIRS, raw, tens, tens)
        for raw, tens in [(130, 13), (134, 13), (136, 14), (260, 26)]
    ),
    ("FR01", "S", Rounding.FIVE_UP, 84, 8, 8),
    ("FR01", "S", Rounding.FIVE_UP, 85, 9, 9),
    ("CO15", "S", Rounding.SIX_UP, 156, 16, 16),
    ("CO34", "S", Rounding.FIVE_UP, 86, 9, 9),
    ("CO34", "S", Rounding.FIVE_UP, 76, 8, 8),
]


@pytest.mark.parametrize("row", [pytest.param(row, id=f"{row[0]} {row[3]}") for row in ROUNDED])
def test_rounded(row: tuple[str, str, Rounding, int, int, int]) -> None:
    _, trump, rounding, raw, richer, poorer = row
    assert rounded(raw, Trump(trump), rounding, richer=True) == 10 * richer
    assert rounded(raw, Trump(trump), rounding, richer=False) == 10 * poorer


@pytest.mark.parametrize(
    ("rounding", "misses"),
    [pytest.param(Rounding.FIVE_UP, 48, id="CO35"), pytest.param(Rounding.SIX_UP, 16, id="CO36")],
)
def test_roundings_that_miss_160(rounding: Rounding, misses: int) -> None:
    both = [
        sum(rounded(raw, Trump.SPADES, rounding, richer=False) for raw in (own, 162 - own))
        for own in range(163)
    ]
    assert sum(total != 160 for total in both) == misses


NOT_EXPRESSED = {
    "FR15": "counting with tokens of five points, the sum forced to 160",
    "FR16": "as FR15",
    "FR17": "one side is rounded and the other gets the rest of 160, in fr.wikipedia's own way",
    "FR18": "as FR17",
    "FR19": "as FR17",
    "CO38": "the two sides are rounded by different digits, whatever they have",
    "CO40": "a générale is no contract here",
}

EXACT = Rules.preset("ffb_contree", rounding="none", failed_points=162)
CARG = Rules.preset(
    "ffb_contree",
    rounding="none",
    failed_points=None,
    doubled_points=None,
    doubled_loser_scores=True,
    double_scope="all",
)
CANNES = Rules.preset(
    "ffb_contree", rounding="none", failed_points=162, capot_value=270, double_scope="contract"
)


def contree(
    cards: tuple[int, int], *, value: int = 100, fields: dict[str, Any] | None = None, **told: Any
) -> RoundScore:
    """A deal of the federation's contrée with fields changed."""
    return deal(Rules.preset("ffb_contree", **(fields or {})), "H", cards, value=value, **told)


TEXTS: dict[str, tuple[RoundScore, tuple[int, int], int]] = {
    "BG04": (deal("bulgarian", "AT", (214, 34)), (22, 4), 0),
    "BG05": (deal("bulgarian", "AT", (84, 164), declared=(100, 0)), (19, 17), 0),
    "BG06": (deal("bulgarian", "H", (96, 56)), (10, 6), 0),
    "BG07": (deal("bulgarian", "H", (146, 6)), (15, 1), 0),
    "BG08": (deal("bulgarian", "AT", (94, 154), declared=(50, 0)), (0, 15), 16),
    "BG09": (deal("bulgarian", "H", (46, 106), declared=(50, 0)), (0, 10), 11),
    "BG11": (deal("bulgarian", "AT", (119, 129)), (0, 13), 13),
    "BG12": (deal("bulgarian", "NT", (55, 65), carried=10), (0, 13), 23),
    "BG18": (deal("bulgarian", "AT", (124, 124)), (13, 13), 0),
    "BG19": (deal("bulgarian", "H", (60, 92), carried=11), (0, 27), 0),
    "BG21": (deal("bulgarian", "AT", (138, 110), declared=(70, 0), times=4), (132, 0), 0),
    "BG22": (deal("bulgarian", "NT", (120, 0), tricks=(8, 0), times=2), (70, 0), 0),
    "BG23": (deal("bulgarian", "H", (46, 106), declared=(50, 0), carried=11, times=2), (0, 0), 53),
    "BG55": (deal("bulgarian", "AT", (124, 124), times=4), (104, 0), 0),
    "BG64": (deal("bulgarian", "NT", (55, 65), times=4), (0, 0), 104),
    "BG75": (_capot_of_the_others(times=4), (0, 100), 0),
    "BG77": (deal("bulgarian", "H", (150, 2)), (16, 0), 0),
    "FR03": (deal("ffb_classic", "AT", (188, 60), belotes=(1, 0)), (144, 38), 0),
    "FR04": (deal("ffb_classic", "H", (71, 81)), (0, 81), 81),
    "FR05": (deal("ffb_classic", "H", (61, 91), belotes=(1, 0)), (0, 91), 91),
    "FR06": (deal("ffb_classic", "H", (152, 0), tricks=(8, 0)), (252, 0), 0),
    "FR07": (deal("bga", "H", (60, 92)), (0, 162), 0),
    "FR08": (deal("bga", "H", (40, 112), belotes=(1, 0)), (20, 162), 0),
    "FR09": (deal("bga", "H", (68, 84), belotes=(1, 0)), (98, 84), 0),
    "FR10": (deal("bga", "H", (75, 77), belotes=(0, 1)), (0, 182), 0),
    "FR12": (deal("bga", "H", (90, 62), carried=162), (262, 62), 0),
    "FR13": (deal("bga", "H", (0, 152), last="EW", tricks=(0, 8), belotes=(1, 0)), (20, 252), 0),
    "FR20": (deal("bga", "H", (0, 152), last="EW", tricks=(1, 7)), (0, 162), 0),
    "FR14": (deal("stargames_classic", "H", (152, 0), tricks=(8, 0)), (252, 0), 0),
    "CO01": (deal("bga_coinche", "C", (112, 40), value=100), (222, 40), 0),
    "CO02": (
        deal(Rules.preset("bga_coinche", failed_points=160), "C", (86, 66), value=100),
        (0, 260),
        0,
    ),
    "CO03": (
        contree((60, 92), times=2, fields={"double_scope": "contract"}),
        (0, 360),
        0,
    ),
    "CO04": (contree((60, 92), times=2), (0, 520), 0),
    "CO05": (contree((152, 0), tricks=(8, 0)), (350, 0), 0),
    "CO06": (contree((60, 92), value=90, belotes=(0, 1)), (0, 270), 0),
    "CO07": (contree((78, 74), value=80), (170, 70), 0),
    "CO08": (
        deal(
            Rules.preset("ffb_contree", failed_bid_capot_points=None),
            "H",
            (142, 10),
            tricks=(7, 1),
            capot=True,
        ),
        (0, 410),
        0,
    ),
    "CO09": (deal(EXACT, "H", (142, 10), value=80, belotes=(1, 0)), (252, 10), 0),
    "CO10": (deal(EXACT, "H", (142, 10), value=130, belotes=(1, 0)), (302, 10), 0),
    "CO11": (deal(EXACT, "H", (60, 92), value=100), (0, 262), 0),
    "CO12": (deal(EXACT, "H", (60, 92), value=80), (0, 242), 0),
    "CO13": (
        contree((120, 32), value=120, times=2, fields={"double_scope": "contract", "doubled_points": 160}),
        (400, 0),
        0,
    ),
    "CO14": (deal(CANNES, "H", (94, 58), value=100), (204, 58), 0),
    "CO25": (contree((60, 92), value=80, belotes=(1, 0), fields={"belote_counts": False}), (0, 260), 0),
    "CO26": (contree((71, 81), value=80, fields={"least_points": 82}), (0, 240), 0),
    "CO27": (deal(CARG, "H", (110, 50), value=90), (210, 50), 0),
    "CO28": (deal(CARG, "H", (110, 50), value=100), (220, 50), 0),
    "CO29": (deal(CARG, "H", (110, 50), last="EW", value=120, belotes=(1, 0)), (250, 60), 0),
    "CO30": (deal(CARG, "H", (110, 50), value=100, belotes=(0, 1)), (220, 70), 0),
    "CO31": (deal(CARG, "H", (110, 50), value=100, times=2), (440, 50), 0),
    "CO31x4": (deal(CARG, "H", (110, 50), value=100, times=4), (880, 50), 0),
    "CO32": (deal(CARG, "H", (80, 80), value=100), (0, 270), 0),
    "CO33": (contree((60, 92), value=80), (0, 240), 0),
    "CO33x2": (contree((60, 92), value=80, times=2), (0, 480), 0),
    "CO33x4": (contree((60, 92), value=80, times=4), (0, 960), 0),
    "CO39": (deal("ffb_contree", "H", (152, 0), tricks=(8, 0), capot=True), (500, 0), 0),
    "CO39 failed": (
        deal(
            Rules.preset("ffb_contree", failed_bid_capot_points=None),
            "H",
            (142, 10),
            tricks=(7, 1),
            capot=True,
        ),
        (0, 410),
        0,
    ),
    "CO41": (contree((110, 42), times=2), (520, 0), 0),
    "CO41 failed": (contree((60, 92), times=2), (0, 520), 0),
    "CO41x4": (contree((110, 42), times=4), (1040, 0), 0),
    "FR11": (deal(Rules.preset("ffb_classic", tie="made"), "H", (71, 81)), (81, 81), 0),
    "FR14 literal": (
        deal(Rules.preset("stargames_classic", capot=100), "H", (152, 0), tricks=(8, 0)),
        (262, 0),
        0,
    ),
    "CO22 99": (deal("ffb_contree", "H", (89, 63), value=100), (0, 260), 0),
    "CO16": (deal("ffb_contree", "H", (107, 45), value=110), (230, 50), 0),
    "CO18": (deal("ffb_contree", "H", (107, 45), value=100, times=2, belotes=(1, 0)), (540, 0), 0),
    "CO19": (deal("ffb_contree", "H", (60, 92), value=100, times=4), (0, 1040), 0),
    "CO20": (deal("ffb_contree", "H", (152, 0), tricks=(8, 0), capot=True), (500, 0), 0),
    "CO20x2": (deal("ffb_contree", "H", (152, 0), tricks=(8, 0), capot=True, times=2), (1000, 0), 0),
    "CO20x4": (deal("ffb_contree", "H", (152, 0), tricks=(8, 0), capot=True, times=4), (2000, 0), 0),
    "CO20 failed": (deal("ffb_contree", "H", (142, 10), tricks=(7, 1), capot=True), (0, 500), 0),
    "CO21": (deal("ffb_contree", "H", (79, 73), value=90), (0, 250), 0),
    "CO22": (deal("ffb_contree", "H", (94, 58), value=100), (200, 60), 0),
    "CO23": (deal("ffb_coinche", "H", (73, 79), value=100, declared=(20, 0)), (200, 80), 0),
    "CO24": (deal("ffb_coinche", "H", (66, 86), value=100, declared=(20, 0)), (0, 280), 0),
    "SE04": (deal("bulgarian", "NT", (120, 0), tricks=(8, 0), times=4), (140, 0), 0),
    "SE05": (deal("bulgarian", "H", (152, 0), tricks=(8, 0), times=2), (50, 0), 0),
    "SE06": (deal("bulgarian", "H", (70, 82), declared=(50, 0)), (13, 8), 0),
    "SE07": (deal("bulgarian", "AT", (44, 204), declared=(150, 0)), (0, 20), 21),
    "SE08": (deal("bulgarian", "H", (146, 6), declared=(0, 150)), (0, 15), 16),
    "SE17": (deal("bga", "AT", (80, 72), belotes=(0, 2)), (0, 202), 0),
    "SE18": (deal("bga", "H", (152, 0), tricks=(8, 0), belotes=(0, 1)), (252, 20), 0),
    "SE19": (deal("bga", "H", (60, 92), carried=81), (0, 243), 0),
    "SE23": (deal("hungarian", "H", (70, 82), last="EW", belotes=(0, 1)), (0, 182), 0),
    "SE25 tie": (deal("hungarian", "H", (71, 81)), (0, 0), 162),
    "SE25": (deal("hungarian", "H", (90, 62), carried=162), (262, 62), 0),
    "SE30": (deal("stargames_classic", "H", (50, 102), belotes=(1, 0)), (0, 182), 0),
    "SE33": (deal("stargames_contree", "S", (100, 52), value=100), (210, 52), 0),
    "SE33x2": (deal("stargames_contree", "S", (100, 52), value=100, times=2), (310, 52), 0),
    "SE33x4": (deal("stargames_contree", "S", (100, 52), value=100, times=4), (510, 52), 0),
    "SE34": (deal("stargames_contree", "S", (88, 64), value=100, belotes=(1, 0)), (218, 64), 0),
    "SE35": (deal("stargames_contree", "S", (152, 0), tricks=(8, 0), capot=True), (412, 0), 0),
    "SE35 80": (deal("stargames_contree", "S", (70, 82), value=80), (160, 82), 0),
    "hungarian 91": (deal("hungarian", "H", (61, 91), belotes=(1, 0)), (20, 0), 162),
}


def test_what_is_not_expressed_has_no_row() -> None:
    assert not {name.split()[0] for name in TEXTS} & set(NOT_EXPRESSED)


@pytest.mark.parametrize("name", TEXTS)
def test_text(name: str) -> None:
    result, game_points, carried = TEXTS[name]
    assert (result.game_points, result.carried) == (game_points, carried), result.lines
