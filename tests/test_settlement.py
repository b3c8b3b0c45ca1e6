"""Any facts, contract and rules, ties among them: settled as the oracle settles them."""

from collections import Counter
from dataclasses import asdict, astuple
from random import Random
from typing import Any

import pytest

import oracle_settlement as oracle
from any_rules import any_rules
from rebelote import Contract, RoundFacts, Rules, Seat, Side, Trump, score
from rebelote.rules import AuctionForm
from rulesets import fields_of
from test_scoring import check_account


def any_contract(rules: Rules, choose: Random) -> Contract:
    auction = rules.auction
    value, capot = None, False
    if auction.auction_form is AuctionForm.NUMERIC:
        capot = choose.random() < 1 / 4
        bids = [bid for bid in range(auction.bid_min, auction.bid_max + 1) if auction.may_bid(bid)]
        value = None if capot else choose.choice(bids)
    return Contract(
        trump=choose.choice(list(Trump)),
        declarer=choose.choice(list(Seat)),
        multiplier=choose.choice((1, 1, 2, auction.redouble)),
        value=value,
        capot=capot,
    )


def any_facts(choose: Random) -> RoundFacts:
    """What could come of a deal; declarations and belotes don't have to fit together."""
    tricks = choose.choice((0, 8, choose.randint(1, 7)))
    total = choose.choice((120, 152, 248))
    cards = {0: 0, 8: total}.get(tricks, choose.randint(0, total))
    return RoundFacts(
        card_points=(cards, total - cards),
        tricks=(tricks, 8 - tricks),
        last_trick=choose.choice([side for side in Side if (tricks, 8 - tricks)[side]]),
        declarations=(choose.choice((0, 0, 20, 50, 150)), choose.choice((0, 0, 20, 100))),
        belotes=(choose.choice((0, 0, 1, 2)), choose.choice((0, 0, 1))),
    )


def levelled(rules: dict[str, Any], bid: oracle.Bid, facts: oracle.Facts) -> RoundFacts:
    """The facts with the poorer side's declarations raised to what makes both sides equal."""
    points = oracle.trick_points(rules, bid, facts)
    belotes = [count * rules["belote_points"] * rules["belote_counts"] for count in facts.belotes]
    judged = [points[side] + facts.declarations[side] + belotes[side] for side in Side]
    missing = max(judged)
    declared = tuple(each + missing - total for each, total in zip(facts.declarations, judged, strict=True))
    return RoundFacts(**asdict(facts) | {"last_trick": Side(facts.last_trick), "declarations": declared})


def oracle_facts(facts: RoundFacts) -> oracle.Facts:
    return oracle.Facts(**asdict(facts) | {"last_trick": facts.last_trick.code})


@pytest.mark.parametrize("part", range(4))
def test_settled_alike(part: int, full: bool) -> None:
    seen: Counter[str] = Counter()
    for number in range(part, 40_000 if full else 4_000, 4):
        choose = Random(number)
        if number % 40 == part:
            rules = any_rules(choose)
            fields = fields_of(rules)
        contract = any_contract(rules, choose)
        bid = oracle.Bid(str(contract.trump), contract.declarer.code, *astuple(contract)[2:])
        facts = any_facts(choose)
        if choose.random() < 1 / 2:
            facts = levelled(fields, bid, oracle_facts(facts))
        carried = choose.choice((0, 0, 8, 81))
        got = score(facts, contract, rules, carried=carried)
        found = oracle.settle(fields, bid, oracle_facts(facts), carried)
        assert (got.result, got.game_points, got.carried) == found, (rules, contract, facts, carried)
        check_account(got, rules)
        seen[got.result] += 1
    assert set(seen) == {"made", "failed", "tied"}
    assert min(seen.values()) >= 50
