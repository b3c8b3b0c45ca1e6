"""Auctions: the rows of `data/bidding.json` and those of rule texts, each a test under its id."""

import json
import pickle
import random
from pathlib import Path
from typing import Any

import pytest

from rebelote import Card, IllegalCall, InvalidArgument, NotationError, RebeloteError, Rules, Seat, Trump
from rebelote.auction import Auction, open_auction
from rebelote.calls import Call

Row = dict[str, Any]
DATA = Path(__file__).parent / "data" / "bidding.json"
ROWS: list[Row] = json.loads(DATA.read_text(encoding="utf-8"))
PRESETS = {"belote-fr": "ffb_classic", "coinche": "ffb_contree", "contree": "ffb_contree",
           "bga-coinche": "bga_coinche", "bulgarian": "bulgarian"}  # fmt: skip


def text_of(told: str) -> str:
    """A row's call in our words."""
    words = {"P": "pass", "X": "double", "XX": "redouble", "TAKE": "take"}
    return words.get(told, told.removeprefix("TAKE:"))


def opened(row: Row) -> Auction:
    told = row["input"]
    turned = Card(told["turned_up"]) if "turned_up" in told else None
    return open_auction(PRESETS[row["variant"]], told["dealer"], turned=turned)


def rows(*queries: str) -> list[Any]:
    return [pytest.param(row, id=row["id"]) for row in ROWS if row["input"]["query"] in queries]


@pytest.mark.parametrize("row", rows("auction"))
def test_auction(row: Row) -> None:
    auction, expected = opened(row), row["expected"]
    for index, (seat, call) in enumerate(row["input"]["calls"]):
        if expected.get("error_at") == index:
            with pytest.raises(RebeloteError):
                auction.call(text_of(call), seat=seat)
            return
        assert str(auction.to_call) == seat
        auction = auction.call(text_of(call))
    assert auction.is_over == (expected["status"] != "open")
    if expected["status"] == "passed_out":
        assert auction.contract is None
    elif expected["status"] == "done":
        contract = auction.contract
        assert contract is not None
        told = expected["contract"] if isinstance(expected["contract"], dict) else expected
        assert str(contract.declarer) == told["by"]
        assert contract.multiplier == told["level"]
        assert str(contract.trump) == told.get("trump", expected["contract"])
    else:
        assert str(auction.to_call) == expected["to_call"]


@pytest.mark.parametrize("row", rows("legal_calls"))
def test_legal_calls(row: Row) -> None:
    auction, expected = opened(row), row["expected"]
    for seat, call in row["input"]["calls"]:
        auction = auction.call(text_of(call), seat=seat)
    legal = auction.legal_calls_of(row["input"]["seat"])
    for call in expected["allowed"]:
        assert Call(text_of(call)) in legal
    for call in expected["forbidden"]:
        assert Call(text_of(call)) not in legal


def called(rules: Rules | str, calls: str, dealer: str = "N", turned: str | None = None) -> Auction:
    """The auction after calls set off by commas; P, X and XX are short words."""
    auction = open_auction(rules, dealer, turned=None if turned is None else Card(turned))
    for call in filter(None, calls.split(",")):
        auction = auction.call(text_of(call))
    return auction


THIRD = Rules.preset("bga", third_round=True)
DONE: dict[str, tuple[Auction, str, str, int]] = {
    "AU02": (called("bulgarian", "C,P,P,P"), "C", "E", 1),
    "AU04": (called("bulgarian", "C,P,NT,P,P,P"), "NT", "W", 1),
    "AU06": (called("bulgarian", "C,X,P,P,P"), "C", "E", 2),
    "AU07": (called("bulgarian", "C,X,XX,P,P,P"), "C", "E", 4),
    "AU08": (called("bulgarian", "C,X,D,P,P,P"), "D", "W", 1),
    "AU10": (called("ffb_classic", "P,P,P,take", turned="9H"), "H", "N", 1),
    "AU14": (called("ffb_contree", "80S,X,P,P,P"), "S", "E", 2),
    "SE15": (called(THIRD, "P,P,P,P,P,P,P,P,AT", turned="9H"), "AT", "E", 1),
    "SE16": (called("bga", "P,P,P,P,H", turned="9H"), "H", "E", 1),
    "SE32": (called("stargames_contree", "100S,P,P,P,P,X,XX"), "S", "E", 4),
    "AU16": (called("stargames_contree", "100S,P,P,P,120S,P,P"), "S", "E", 1),
}


@pytest.mark.parametrize("name", DONE)
def test_done(name: str) -> None:
    auction, trump, declarer, multiplier = DONE[name]
    contract = auction.contract
    assert auction.is_over
    assert contract is not None
    assert (str(contract.trump), str(contract.declarer), contract.multiplier) == (trump, declarer, multiplier)


ILLEGAL: dict[str, tuple[Auction, str]] = {
    "AU03": (called("bulgarian", "S"), "H"),
    "AU05": (called("bulgarian", "C,P"), "X"),
    "AU12": (called("hungarian", "P,P,P,P", turned="9H"), "H"),
    "AU13": (called("ffb_contree", "80S"), "80H"),
    "AU17": (called("stargames_contree", "100S,P,P,P,P,X"), "110H"),
    "SE03": (called("bulgarian", "H"), "H"),
    "SE03 AT": (called("bulgarian", "AT"), "NT"),
    "SE15": (called(THIRD, "P,P,P,P,P,P,P,P", turned="9H"), "S"),
    "SE22 double": (called("hungarian", "P,P,P,P", turned="9H"), "X"),
    "SE22 NT": (called("hungarian", "P,P,P,P", turned="9H"), "NT"),
    "SE31 170": (called("stargames_contree", "100S"), "170S"),
    "SE31 85": (called("stargames_contree", "100S"), "85S"),
    "SE31 level": (called("stargames_contree", "100S"), "100H"),
    "SE31 90": (called("stargames_contree", "capot S"), "90H"),
    "SE32": (called("stargames_contree", "100S,P,P,P,P,P"), "XX"),
    "kontra before the end": (called("stargames_contree", "100S"), "X"),
    "NT off": (called("ffb_contree", ""), "80NT"),
    "turned suit by name": (called("ffb_classic", "", turned="9H"), "H"),
    "take late": (called("ffb_classic", "P,P,P,P", turned="9H"), "take"),
    "over": (called("bulgarian", "P,P,P,P"), "C"),
    "number on the ladder": (called("bulgarian", ""), "80C"),
}


@pytest.mark.parametrize("name", ILLEGAL)
def test_illegal(name: str) -> None:
    auction, call = ILLEGAL[name]
    before = auction.calls
    with pytest.raises(IllegalCall):
        auction.call(text_of(call))
    assert auction.calls == before


def test_au01_four_passes_end_it() -> None:
    auction = called("bulgarian", "P,P,P,P")
    assert auction.is_over
    assert auction.contract is None


def test_au09_who_passed_may_bid_later() -> None:
    assert called("bulgarian", "P,C,P,P,H").bid == (Seat.E, Call("H"))


@pytest.mark.parametrize("preset", ["ffb_classic", "hungarian", "stargames_classic"])
def test_au11_eight_passes(preset: str) -> None:
    assert called(preset, "P,P,P,P,P,P,P,P", turned="9H").is_over


def test_au11_se15_the_third_round() -> None:
    assert not called(THIRD, "P,P,P,P,P,P,P,P", turned="9H").is_over
    passed = called(THIRD, ",".join(12 * "P"), turned="9H")
    assert passed.is_over
    assert passed.contract is None


def test_au15_a_double_out_of_turn() -> None:
    doubled = called("bga_coinche", "82S").call("double", seat="N")
    assert doubled.multiplier == 2


def test_se31_capot_is_above_160() -> None:
    assert called("stargames_contree", "160S").call("capot H").bid == (Seat.S, Call("capot H"))


def test_se32_a_redoubled_contract() -> None:
    contract = called("stargames_contree", "100S,P,P,P,P,X,XX").contract
    assert contract is not None
    assert (contract.value, contract.multiplier) == (100, 4)


@pytest.mark.parametrize("preset", Rules.presets())
def test_random_auctions_end(preset: str) -> None:
    """Every auction has a call for whoever's turn it is, ends, and pickles on the way."""
    for seed in range(30):
        choose = random.Random(seed)
        turned = Card("9H") if preset in ("ffb_classic", "bga", "hungarian", "stargames_classic") else None
        auction = open_auction(preset, "W", turned=turned)
        while not auction.is_over:
            legal = auction.legal_calls
            assert legal[0] == Call("pass")
            auction = auction.call("pass" if choose.random() < 0.5 else choose.choice(legal))
        assert pickle.loads(pickle.dumps(auction)) == auction
        assert auction.legal_calls == ()
        assert (auction.contract is None) == (auction.bid is None)


@pytest.mark.parametrize("text", ["", "80", "H80", "0H", "capot", "8 0H", "1000H", "80Ht", "٨٠H", "XX"])
def test_texts_that_are_no_calls(text: str) -> None:
    with pytest.raises(NotationError):
        Call(text)


def test_wrong_openings() -> None:
    with pytest.raises(InvalidArgument):
        open_auction("ffb_classic", "W")
    with pytest.raises(InvalidArgument):
        open_auction("bulgarian", "W", turned=Card("9H"))
    assert called("bulgarian", "C,P,P,P").contract is not None
    assert Trump("C") is Trump.CLUBS
