"""What a deal is worth: the rows of `data/scoring.json` and rows of rule texts, each a test under its id."""

import json
from pathlib import Path
from typing import Any

import pytest

from rebelote import InvalidArgument, Rules, Seat, Side, Trump
from rebelote.contract import Contract
from rebelote.rules import Rounding
from rebelote.rules.variant import FIELDS
from rebelote.scoring import RoundFacts, RoundScore, rounded, score

Row = dict[str, Any]
DATA = Path(__file__).parent / "data" / "scoring.json"
ROWS: list[Row] = json.loads(DATA.read_text(encoding="utf-8"))

NOT_EXPRESSED = {
    "P-SC-41": "a générale is no contract here",
    "P-SC-42": "a générale is no contract here",
    "P-SC-48": "another table of all-trumps values",
    "P-SC-70": "penalties below nought of one Moldovan program",
}
CHECKED_ELSEWHERE = ("card_sum", "property")

BULGARIAN = {"bulgarian": {}, "bulgarian-2001": {"rounding": "rest"}}
COINCHE: dict[str, Any] = {
    "rounding": "none",
    "failed_points": 162,
    "failed_bid_capot_points": None,
    "doubled_points": None,
    "doubled_capot_points": None,
    "double_scope": "all",
    "lost_belote": "kept",
    "made_test": "bid",
}
OPTIONS: dict[tuple[str, Any], dict[str, Any]] = {
    ("litige", "fail"): {"tie": "failed"},
    ("belote_counts", False): {"belote_counts": False},
    ("score_mode", "contract_only"): {"record_points": False},
    ("score_mode", "contract+all"): {"doubled_points": 160},
    ("score_mode", "contract+points"): {},
    ("fail_base", 160): {"failed_points": 160},
    ("fail_base", 162): {"failed_points": 162},
    ("multiply", "all"): {"double_scope": "all"},
    ("multiply", "contract"): {"double_scope": "contract"},
    ("defence_scores_if_coinched", False): {"doubled_loser_scores": False},
    ("round_to", 1): {"rounding": "none"},
    ("round_to", 10): {"rounding": "five_up"},
    ("min_for_80", 82): {"least_points": 82},
    ("must_beat_defence", True): {"made_test": "bid_and_more"},
    ("score_type", "points+bid"): {},
    ("score_type", "bid only"): {"record_points": False},
    ("capot_value", 250): {"capot_value": 250},
    ("coinche_base", 160): {"doubled_points": 160},
    ("opening_bid_label", 82): {},
}


def rules_of(row: Row) -> Rules:
    variant = row["variant"]
    changes: dict[str, Any] = {}
    for option in row["input"].get("options", {}).items():
        changes |= OPTIONS[option]
    if variant in BULGARIAN:
        return Rules.preset("bulgarian", **BULGARIAN[variant])
    if variant == "belote-fr":
        return Rules.preset("ffb_classic", **changes)
    if variant == "bga-coinche":
        return Rules.preset("bga_coinche", **changes)
    return Rules.preset("ffb_contree", **COINCHE | changes)


def contract_of(told: Row) -> Contract:
    value = told.get("value")
    return Contract(
        trump=Trump(told.get("trump", told["type"])),
        declarer=Seat.N if told["team"] == "NS" else Seat.E,
        multiplier=told.get("level", 1),
        value=None if value == "capot" else value,
        capot=value == "capot",
    )


def pair(told: dict[str, int]) -> tuple[int, int]:
    return told["NS"], told["EW"]


def facts_of(row: Row) -> RoundFacts:
    told = row["input"]
    return RoundFacts(
        card_points=pair(told["card_points"]),
        tricks=pair(told["tricks"]),
        last_trick=Side[told["last_trick"]],
        declarations=pair(told["declarations"]),
        belotes=pair(told["belotes"]),
    )


def check_account(result: RoundScore, rules: Rules) -> None:
    """The lines of a side add up, and each names a rule."""
    for side in Side:
        total = sum(line.points for line in result.lines if line.side is side)
        assert total == result.game_points[side] * rules.settlement.score_unit
    assert {line.rule for line in result.lines} <= {*FIELDS, "play"}


def rows(query: str) -> list[Any]:
    return [
        pytest.param(row, id=row["id"])
        for row in ROWS
        if row["input"]["query"] == query and row["id"] not in NOT_EXPRESSED
    ]


@pytest.mark.parametrize("row", rows("deal_score"))
def test_deal(row: Row) -> None:
    rules = rules_of(row)
    result = score(
        facts_of(row), contract_of(row["input"]["contract"]), rules, carried=row["input"]["hanging_in"]
    )
    check_account(result, rules)
    expected = row["expected"]
    assert result.game_points == pair(expected["score"])
    words = {"inside": "failed", "hanging": "tied", "litige": "tied"}
    assert result.result == words.get(expected["result"], expected["result"])
    if "hanging_out" in expected:
        assert result.carried == expected["hanging_out"]


@pytest.mark.parametrize("row", rows("settle"))
def test_settle(row: Row) -> None:
    """Finished totals, as card points without any bonus."""
    told = row["input"]
    rules = Rules.preset("bulgarian", last_trick=0, capot=0, nt_factor=1)
    facts = RoundFacts(card_points=pair(told["totals"]), tricks=(4, 4), last_trick=Side.NS)
    result = score(facts, contract_of(told["contract"]), rules, carried=told["hanging_in"])
    check_account(result, rules)
    assert result.game_points == pair(row["expected"]["score"])
    assert result.carried == row["expected"]["hanging_out"]


@pytest.mark.parametrize("row", rows("round"))
def test_round(row: Row) -> None:
    told = row["input"]
    trump = Trump(told["contract"].get("trump", told["contract"]["type"]))
    richer = told["side"] == "higher"
    assert rounded(told["points"], trump, Rounding.PAIRS, richer=richer) == 10 * row["expected"]


def test_every_row_has_its_place() -> None:
    left = {row["id"] for row in ROWS if row["input"]["query"] not in ("deal_score", "settle", "round")}
    assert left - set(NOT_EXPRESSED) <= {r["id"] for r in ROWS if r["input"]["query"] in CHECKED_ELSEWHERE}
    assert set(NOT_EXPRESSED) <= {row["id"] for row in ROWS}


def deal(
    rules: Rules | str,
    trump: str,
    cards: tuple[int, int],
    *,
    last: str = "NS",
    tricks: tuple[int, int] = (4, 4),
    declared: tuple[int, int] = (0, 0),
    belotes: tuple[int, int] = (0, 0),
    carried: int = 0,
    declarer: str = "N",
    times: int = 1,
    value: int | None = None,
    capot: bool = False,
) -> RoundScore:
    """A deal in one line."""
    facts = RoundFacts(
        card_points=cards, tricks=tricks, last_trick=Side[last], declarations=declared, belotes=belotes
    )
    contract = Contract(
        trump=Trump(trump), declarer=Seat(declarer), multiplier=times, value=value, capot=capot
    )
    return score(facts, contract, rules, carried=carried)


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
    ("rounding", "misses"), [pytest.param("five_up", 48, id="CO35"), pytest.param("six_up", 16, id="CO36")]
)
def test_roundings_that_miss_160(rounding: str, misses: int) -> None:
    both = [
        sum(rounded(raw, Trump.SPADES, Rounding(rounding), richer=False) for raw in (own, 162 - own))
        for own in range(163)
    ]
    assert sum(total != 160 for total in both) == misses


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


@pytest.mark.parametrize("name", TEXTS)
def test_text(name: str) -> None:
    result, game_points, carried = TEXTS[name]
    assert (result.game_points, result.carried) == (game_points, carried), result.lines


def test_bad_values_are_refused() -> None:
    with pytest.raises(InvalidArgument, match="needs a value or capot"):
        deal("ffb_contree", "H", (70, 82))
    with pytest.raises(InvalidArgument, match="neither value nor capot"):
        deal("bulgarian", "H", (70, 82), value=80)
    with pytest.raises(InvalidArgument, match="no multiplier 3"):
        deal("bulgarian", "H", (70, 82), times=3)
    with pytest.raises(InvalidArgument, match="carried must be at least 0"):
        deal("bulgarian", "H", (70, 82), carried=-1)
    with pytest.raises(InvalidArgument, match="eight tricks, not 9"):
        deal("bulgarian", "H", (70, 82), tricks=(4, 5))
    with pytest.raises(TypeError):
        deal("bulgarian", "H", (70.5, 82))  # type: ignore[arg-type]
