"""Notations and records: the rows of `data/format.json`, each a test under its id."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from rebelote import (
    Call,
    Card,
    Contract,
    Deal,
    Match,
    NotationError,
    Pack,
    RoundFacts,
    Seat,
    Side,
    Trump,
    score,
)

Row = dict[str, Any]
ROWS: list[Row] = json.loads((Path(__file__).parent / "data" / "format.json").read_text(encoding="utf-8"))
NOT_EXPRESSED = {
    "P-FO-05": "French letters of ranks: the notation has one alphabet",
    "P-FO-15": "a fact about somebody's collection of recorded bids, not about the game",
}
COMPLETE = """
rebelote 1
rules bulgarian
dealer W
deal 1
calls N:C E:pass S:H W:pass N:pass E:pass
trick N:AD E:JD S:TD W:9D
trick N:TC E:AC S:QC W:7C
trick E:7S S:AS W:QS N:8S
trick S:9S W:JS N:9H E:TS
trick N:KD E:QD S:AH W:7D
trick S:9C W:JH N:8C E:QH
trick W:8H N:8D E:TH S:KS
trick E:7H S:JC W:KH N:KC
result tied 0-8 carried 8
"""


def parse_bid(row: Row) -> None:
    call = Call(row["input"]["text"])
    expected = row["expected"]
    assert str(call.trump) == expected["trump"]
    assert (call.value, call.capot) == (
        (None, True) if expected["value"] == "capot" else (expected["value"], False)
    )
    assert Call(str(call)) == call


def parse_trump_alias(row: Row) -> None:
    assert [str(Trump(text)) for text in row["input"]["texts"]] == row["expected"]


def roundtrip_deal(row: Row) -> None:
    first, hands = row["input"]["first"], row["input"]["hands"]
    deal = Deal.from_hands(hands)
    order = [Seat((Seat(first).code + turn) % 4) for turn in range(4)]
    text = f"{first}:{' '.join(str(deal[seat]) for seat in order)}"
    assert row["expected"] == {"equal": True, "first_seat_in_text": first}
    assert Deal(text) == deal == Deal(str(deal))
    assert deal[first] == Deal.from_hands(hands)[first]


def parse_record(row: Row) -> None:
    """Hands are rebuilt from the plays; what is missing from an incomplete record is named."""
    assert row["expected"]["ok"]
    match = Match.parse(COMPLETE)
    assert {str(card) for card in match.rounds[0].position.deal["N"]} == {
        *["AD", "TC", "8S", "9H", "KD", "8C", "8D", "KC"]
    }
    *without_last, _trick, _result = COMPLETE.strip().splitlines()
    with pytest.raises(NotationError, match="line 4: the pack is missing, and 28 of 32 cards"):
        Match.parse("\n".join(without_last))
    turned = COMPLETE.replace("bulgarian", "bga").replace("N:C E:pass S:H W:pass N:pass E:pass", "N:take")
    with pytest.raises(NotationError, match="which card was turned up"):
        Match.parse(turned)


def score_lines(row: Row) -> None:
    """What both sides record and what waits is 162 in every deal without a capot."""
    for ns, ew in row["input"]["lines"]:
        assert ns + ew == row["expected"]["each_sum"]
        facts = RoundFacts(
            card_points=(max(ns - 10, 0), 152 - max(ns - 10, 0)), tricks=(4, 4), last_trick=Side.NS
        )
        result = score(facts, Contract(trump=Trump.HEARTS, declarer=Seat.N), "ffb_classic")
        assert sum(result.game_points) + result.carried == row["expected"]["each_sum"]


def decode(row: Row) -> None:
    """Another order of suits is translated by their names, not by their codes."""
    suit, rank = row["input"]["card"]
    assert str(Card("789TJQKA"[rank - 7] + "CDSH"[suit])) == row["expected"]
    assert Card.from_code(8 * suit + rank - 7) != Card(row["expected"])


QUERIES: dict[str, Callable[[Row], None]] = {
    "parse_bid": parse_bid,
    "parse_trump_alias": parse_trump_alias,
    "roundtrip_deal": roundtrip_deal,
    "parse_record": parse_record,
    "property": score_lines,
    "decode": decode,
}


@pytest.mark.parametrize(
    "row", [pytest.param(row, id=row["id"]) for row in ROWS if row["id"] not in NOT_EXPRESSED]
)
def test_format(row: Row) -> None:
    QUERIES[row["input"]["query"]](row)


def test_what_is_not_expressed_is_there() -> None:
    assert set(NOT_EXPRESSED) <= {row["id"] for row in ROWS}


def test_a_pack_for_four_hands() -> None:
    deal = Deal.random(seed=5)
    for rules in ("bulgarian", "ffb_contree"):
        assert Pack.for_deal(deal, rules, dealer="S").deal(rules, dealer="S").complete() == deal
    turned = next(iter(deal["E"]))
    pack = Pack.for_deal(deal, "bga", dealer="N", turned=turned)
    dealt = pack.deal("bga", dealer="N")
    assert (dealt.turned, dealt.complete("E")) == (turned, deal)
