"""Whole random rounds, checked after every action and against the oracle; what occurs in them.

Round `number` of rules depends on that and their name alone. Calls and cards are chosen at random among
the legal ones, half of the calls being passes. So that rare outcomes occur too, in some doubles are wanted,
and in some each hand is one suit, whose holder bids it and takes every trick.

As a program it plays many rounds of every preset on all cores and prints the table of what occurred:
`python tests/whole_rounds.py 100000`.
"""

import sys
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from dataclasses import astuple
from random import Random

import oracle
from oracle_deal import Played, recompute
from random_play import PASS, random_card_of
from rebelote import (
    Call,
    Cards,
    Deal,
    DealPattern,
    Doubles,
    MadeTest,
    Pack,
    Phase,
    Round,
    Rules,
    Seat,
    Side,
    Tie,
    Trump,
)
from rebelote.rules import AuctionForm
from rulesets import fields_of

EAGER, ONE_SUIT = 7, 13
"""Every so many rounds doubles are wanted, or each hand is one suit."""

LEAST = 100
"""How often each outcome that a preset allows must occur in the long run."""


def rounds_of(rules: Rules, numbers: range) -> Counter[str]:
    """Play and check the rounds of these numbers; how often what occurred."""
    seen: Counter[str] = Counter()
    for number in numbers:
        seen.update(_Checked(rules, fields_of(rules), number).outcomes())
    return seen


class _Checked:
    """One round, played and checked."""

    def __init__(self, rules: Rules, fields: dict[str, object], number: int) -> None:
        self.choose = Random(f"{rules.name} {number}")
        self.rules = rules
        self.eager = number % EAGER == 0
        carried = self.choose.choice((0, 0, 0, 0, 8, 81))
        dealer = self.choose.choice(list(Seat))
        self.bidder: Seat | None = None
        pack = Pack.random(number)
        if number % ONE_SUIT == 0:
            self.bidder = self.choose.choice(list(Seat))
            pack = self._one_suit_each(dealer)
        self.deal = Round(rules, pack, dealer=dealer, carried=carried)
        self.plays: list[Played] = []
        self._check_cards()
        while not self.deal.is_over:
            self._act()
            self._check_cards()
        self._check_score()
        self._check_oracle(fields)
        assert Round.parse(str(self.deal)) == self.deal

    def _one_suit_each(self, dealer: Seat) -> Pack:
        suits = self.choose.sample("CDHS", 4)
        hands = [Cards([f"{rank}{suit}" for rank in oracle.RANKS]) for suit in suits]
        turned = None
        if self.rules.dealing.deal_pattern is DealPattern.TURNED_CARD and self.bidder:
            turned = self.choose.choice(list(hands[self.bidder]))
        return Pack.for_deal(Deal.from_hands(hands), self.rules, dealer=dealer, turned=turned)

    def _act(self) -> None:
        if self.deal.phase is Phase.AUCTION:
            self.deal.call(self._call())
        else:
            card, declare, belote = random_card_of(self.deal, self.choose)
            seat = self.deal.to_act
            self.deal.play(card, declare=declare, belote=belote)
            first = sum(len(trick.cards) for trick in self.deal.tricks) + len(self.deal.trick) <= 4
            declared = self.deal.declarations[seat] if first else ()
            cards = tuple(tuple(map(str, each.cards)) for each in declared)
            self.plays.append(Played(str(card), cards, belote, all_declared=declare is True))

    def _call(self) -> Call:
        legal = self.deal.legal_calls
        doubles = [call for call in legal if call.text in ("double", "redouble")]
        if doubles and self.eager and self.choose.random() < 0.5:
            return doubles[0]
        if self.bidder is not None:
            return self._bid_of_one_suit(legal) or PASS
        return PASS if self.choose.random() < 0.5 else self.choose.choice(legal)

    def _bid_of_one_suit(self, legal: tuple[Call, ...]) -> Call | None:
        """The bid of the seat that holds eight trumps."""
        if self.deal.to_act is not self.bidder or self.deal.auction.bid is not None:
            return None
        suit = next(iter(self.deal.hands[self.bidder])).suit
        mine = [call for call in legal if call.text == "take" or str(call.trump) == str(suit)]
        return self.choose.choice([mine[0], mine[-1]])

    def _check_cards(self) -> None:
        """Every card is in one place."""
        deal = self.deal
        places = [hand.mask for hand in deal.hands]
        if deal.phase is Phase.AUCTION or deal.contract is None:
            turned = () if deal.dealt.turned is None else (deal.dealt.turned,)
            places += [1 << card.code for card in (*deal.dealt.talon, *turned)]
        places += [1 << card.code for trick in deal.tricks for _, card in trick.cards]
        places += [1 << card.code for _, card in deal.trick]
        assert sum(places) == Cards.ALL.mask, str(deal)

    def _check_score(self) -> None:
        deal, unit = self.deal, self.rules.settlement.score_unit
        score = deal.score
        for side in Side:
            lines = sum(line.points for line in score.lines if line.side is side)
            assert lines == score.game_points[side] * unit, str(deal)
        came = sum(line.points for line in score.lines if line.label == "carried in")
        went = -sum(line.points for line in score.lines if line.label == "carried out")
        if score.result in ("passed", "tied"):
            assert (came, score.carried * unit) == (0, deal.carried * unit + went), str(deal)
        else:
            assert (came, score.carried, went) == (deal.carried * unit, 0, 0), str(deal)
        if deal.contract is not None:
            play, trump = self.rules.play, str(deal.contract.trump)
            values = (play.nt_values.name, play.at_values.name)
            total = sum(oracle.card_points(card, trump, *values) for card in oracle.PACK)
            assert sum(deal.facts.card_points) == total, str(deal)
            assert sum(deal.facts.tricks) == 8

    def _check_oracle(self, fields: dict[str, object]) -> None:
        """The slow referee finds the same from the same pack and actions."""
        deal, score = self.deal, self.deal.score
        calls = [(seat.code, str(call)) for seat, call in deal.auction.calls]
        pack = [str(card) for card in deal.pack.cards]
        found = recompute(
            fields, dealer=deal.dealer.code, pack=pack, calls=calls, plays=self.plays, carried=deal.carried
        )
        assert (found.result, found.game_points, found.carried) == (
            score.result,
            score.game_points,
            score.carried,
        ), f"{deal}\n{found}\n{score.lines}"
        contract = deal.contract
        if contract is None or found.bid is None or found.facts is None:
            assert contract is None, str(deal)
            assert found.bid is None, str(deal)
            assert found.facts is None, str(deal)
            return
        bid = (
            str(contract.trump),
            contract.declarer.code,
            contract.multiplier,
            contract.value,
            contract.capot,
        )
        assert astuple(found.bid) == bid, str(deal)
        facts = astuple(deal.facts)
        assert astuple(found.facts) == (*facts[:2], deal.facts.last_trick.code, *facts[3:]), str(deal)

    def outcomes(self) -> list[str]:
        """What occurred, in words."""
        deal = self.deal
        if deal.contract is None:
            return ["passed"]
        contract, facts = deal.contract, deal.facts
        told = [f"trump {contract.trump}", f"times {contract.multiplier}", deal.score.result]
        if 8 in facts.tricks:
            told.append("capot")
        if contract.capot:
            told.append(f"capot bid, {deal.score.result}")
        if sum(facts.belotes):
            told.append("belote")
        if sum(facts.belotes) > 1:
            told.append("belotes")
        if sum(facts.declarations):
            told.append("declarations")
        return told


def allowed(rules: Rules) -> list[str]:
    """Every outcome that rules allow, in words."""
    auction, settlement = rules.auction, rules.settlement
    named = auction.auction_form is not AuctionForm.TURNED or auction.third_round
    trumps = [*map(str, Trump)][:4]
    trumps += ["NT"] * (named and auction.nt_bids) + ["AT"] * (named and auction.at_bids)
    told = [f"trump {trump}" for trump in trumps]
    told += ["times 1"]
    if auction.doubles is not Doubles.NONE:
        told += ["times 2", f"times {auction.redouble}"]
    told += ["made", "failed", "passed", "capot", "belote"]
    if settlement.made_test is MadeTest.MORE and settlement.tie in (Tie.HALF_WAITS, Tie.ALL_WAITS):
        told.append("tied")
    if auction.auction_form is AuctionForm.NUMERIC:
        told += ["capot bid, made", "capot bid, failed"]
    if "AT" in trumps and rules.belote.belote_in_all_trumps:
        told.append("belotes")
    if rules.declarations.with_declarations:
        told.append("declarations")
    return told


def main(count: int) -> None:
    """Play `count` rounds of every preset, print the table, and fail where an outcome was too rare."""
    step = 2000
    rare = []
    with ProcessPoolExecutor() as pool:
        jobs = {
            preset: [
                pool.submit(rounds_of, Rules.preset(preset), range(first, min(first + step, count)))
                for first in range(0, count, step)
            ]
            for preset in Rules.presets()
        }
        for preset, parts in jobs.items():
            seen: Counter[str] = Counter()
            for part in parts:
                seen.update(part.result())
            wanted = allowed(Rules.preset(preset))
            assert set(seen) <= set(wanted), set(seen) - set(wanted)
            rare += [f"{preset}: {name} {seen[name]}" for name in wanted if seen[name] < LEAST]
            table = [f"{preset}: {count} rounds", *(f"  {name:20} {seen[name]:>7}" for name in wanted)]
            sys.stdout.write("\n".join([*table, ""]))
            sys.stdout.flush()
    if rare:
        sys.exit("too rare: " + ", ".join(rare))


if __name__ == "__main__":
    main(int(sys.argv[1]))
