"""What a deal is worth: facts, a contract and rules make a `RoundScore`, an account with a line an item.

All of it is pure. An account begins with what each side took, then moves it to whom the rules
give it: the lines of a side add up to its game points (times the rules' `score_unit`).
"""

from dataclasses import dataclass, field
from typing import Literal, TypeAlias

from rebelote.arguments import RulesLike, number_of, pair_of
from rebelote.contract import Contract
from rebelote.errors import InvalidArgument
from rebelote.rules import (
    AuctionForm,
    DoubledTie,
    DoubleScope,
    FailedDeclarations,
    LostBelote,
    MadeTest,
    Rounding,
    Rules,
    Scale,
    Tie,
    TieBelote,
    whole_rules,
)
from rebelote.vocabulary import Side, Trump

Pair: TypeAlias = tuple[int, int]
Result: TypeAlias = Literal["made", "failed", "tied", "passed"]


@dataclass(frozen=True, kw_only=True)
class RoundFacts:
    """What happened in the play of a deal, by side (NS, EW). May be built by hand with any totals."""

    card_points: Pair
    """Of the cards in tricks alone: no last trick, no capot, no doubling; card points."""

    tricks: Pair
    """How many each side took."""

    last_trick: Side
    """Who took the last one."""

    declarations: Pair = (0, 0)
    """What the declarations that count are worth, card points."""

    belotes: Pair = (0, 0)
    """How many were announced."""

    def __post_init__(self) -> None:
        for name in ("card_points", "tricks", "declarations", "belotes"):
            pair_of(name, getattr(self, name))
        if not isinstance(self.last_trick, Side):
            raise TypeError(f"last_trick must be Side, not {type(self.last_trick).__name__}")
        if sum(self.tricks) > 8:
            raise InvalidArgument(f"a deal has eight tricks, not {sum(self.tricks)}")


@dataclass(frozen=True, kw_only=True)
class ScoreLine:
    """One item of an account: what it is, whose, its card points, and the field of `Rules` that says so."""

    label: str
    side: Side
    points: int
    rule: str


@dataclass(frozen=True, kw_only=True)
class RoundScore:
    """What a deal is worth, and why.

    The lines of a side add up to its `game_points` times the rules' `score_unit`; `carried` is what waits for
    the winner of a later deal, in game points.
    """

    lines: tuple[ScoreLine, ...]
    result: Result
    game_points: Pair
    carried: int


@dataclass
class _Account:
    """The lines so far and what they add up to."""

    lines: list[ScoreLine] = field(default_factory=list)
    totals: list[int] = field(default_factory=lambda: [0, 0])

    def add(self, label: str, side: Side, points: int, rule: str) -> None:
        """Enter a line; nothing is no line."""
        if points:
            self.lines.append(ScoreLine(label=label, side=side, points=points, rule=rule))
            self.totals[side.code] += points

    def move(self, label: str, side: Side, points: int, rule: str) -> None:
        """Take points from one side and give them to the other."""
        self.add(label, side, -points, rule)
        self.add(label, side.other, points, rule)


def rounded(points: int, trump: Trump, rounding: Rounding, *, richer: bool) -> int:
    """One side's card points to the nearest ten as `rounding` has it, for the richer side or the other.

    >>> rounded(86, Trump.HEARTS, Rounding.PAIRS, richer=True)
    80
    >>> rounded(86, Trump.HEARTS, Rounding.PAIRS, richer=False)
    90
    """
    if rounding is Rounding.NONE:
        return points
    tens, digit = divmod(points, 10)
    if rounding is Rounding.FIVE_UP:
        up = digit >= 5
    elif rounding is Rounding.SIX_UP:
        up = digit >= 6
    else:
        awkward = {Trump.NO_TRUMP: 5, Trump.ALL_TRUMP: 4}.get(trump, 6)
        up = digit > awkward or (digit == awkward and not richer)
    return 10 * (tens + up)


def score(facts: RoundFacts, contract: Contract, rules: RulesLike, *, carried: int = 0) -> RoundScore:
    """What a played deal is worth under `rules`, with the game points `carried` from tied deals before.

    `InvalidArgument` if the contract is none of these rules'.

    >>> from rebelote.vocabulary import Seat
    >>> facts = RoundFacts(card_points=(90, 62), tricks=(5, 3), last_trick=Side.NS)
    >>> contract = Contract(trump=Trump.HEARTS, declarer=Seat.N)
    >>> score(facts, contract, "bulgarian").game_points
    (10, 6)
    """
    told = whole_rules(rules)
    if not isinstance(facts, RoundFacts) or not isinstance(contract, Contract):
        raise TypeError("score takes RoundFacts and a Contract")
    number_of("carried", carried)
    _check(contract, told)
    return _Settlement(facts, contract, told).settle(carried)


def _check(contract: Contract, rules: Rules) -> None:
    numeric = rules.auction.auction_form is AuctionForm.NUMERIC
    if numeric != (contract.capot or contract.value is not None):
        needs = "needs a value or capot" if numeric else "has neither value nor capot"
        raise InvalidArgument(f"a contract of auction_form {rules.auction.auction_form.value} {needs}")
    if contract.value is not None and not rules.auction.may_bid(contract.value):
        told = rules.auction
        raise InvalidArgument(
            f"{contract.value} is no bid of these rules: {told.bid_min} to {told.bid_max} by {told.bid_step}"
        )
    if contract.multiplier not in (1, 2, rules.auction.redouble):
        raise InvalidArgument(f"these rules have no multiplier {contract.multiplier}")


class _Settlement:
    """One deal being settled: the account, and what of it are tricks, declarations and belotes."""

    def __init__(self, facts: RoundFacts, contract: Contract, rules: Rules) -> None:
        self.facts, self.contract, self.rules = facts, contract, rules
        self.settlement = rules.settlement
        self.declarer = contract.declarer.side
        self.defence = self.declarer.other
        self.account = _Account()
        self.tricks = [0, 0]
        self.declarations = list(facts.declarations)
        self.belotes = [count * rules.belote.belote_points for count in facts.belotes]
        self.multiplier = contract.multiplier

    def settle(self, carried: int) -> RoundScore:
        """Enter what was taken, judge, and give everything to whom it belongs."""
        self._take()
        result = self._judge()
        self._scale_record()
        if result == "tied":
            carried += self._tie()
        else:
            winner = self.declarer if result == "made" else self.defence
            self._decide(winner, made=result == "made")
            self.account.add("carried in", winner, carried * self.settlement.score_unit, "tie")
            carried = 0
        ns, ew = (total // self.settlement.score_unit for total in self.account.totals)
        return RoundScore(
            lines=tuple(self.account.lines), result=result, game_points=(ns, ew), carried=carried
        )

    def _take(self) -> None:
        """Enter what each side took."""
        add, told, play = self.account.add, self.settlement, self.rules.play
        in_nt = self.contract.trump is Trump.NO_TRUMP
        values = {Trump.NO_TRUMP: "nt_values", Trump.ALL_TRUMP: "at_values"}
        cards = self.facts.card_points
        if told.scale is Scale.CARDS:
            cards = (_share(cards[0], cards, 152), _share(cards[1], cards, 152))
        for side in Side:
            last = play.last_trick if self.facts.last_trick is side else 0
            capot = (play.capot or 0) if self.facts.tricks[side] == 8 else 0
            add("tricks", side, cards[side], values.get(self.contract.trump, "play"))
            add("last trick", side, last, "last_trick")
            add("capot", side, capot, "capot")
            points = cards[side] + last
            if in_nt:
                doubled = points + (capot if told.nt_capot_doubled else 0)
                add("no trump", side, (told.nt_factor - 1) * doubled, "nt_factor")
                points += (told.nt_factor - 1) * doubled
            self.tricks[side] = points + capot
            add("declarations", side, self.declarations[side], "with_declarations")
            add("belote", side, self.belotes[side], "belote_points")

    def _judge(self) -> Result:
        """Whether the contract is made."""
        told = self.settlement
        counted = [self.tricks[s] + self.declarations[s] + told.belote_counts * self.belotes[s] for s in Side]
        own, other = counted[self.declarer], counted[self.defence]
        if told.made_test is MadeTest.MORE:
            if own == other:
                return {Tie.MADE: "made", Tie.FAILED: "failed"}.get(told.tie, "tied")  # type: ignore[return-value] # str to mypy
            return "made" if own > other and own >= told.least_points else "failed"
        if self.contract.capot:
            made = self.facts.tricks[self.declarer] == 8
        else:
            made = own >= max(self.contract.value or 0, told.least_points)
            made = made and (told.made_test is MadeTest.BID or own > other)
        return "made" if made else "failed"

    def _scale_record(self) -> None:
        """Bring the points of the tricks to those of a suit game, once the deal is judged."""
        if self.settlement.scale is not Scale.RECORD:
            return
        play, facts = self.rules.play, self.facts
        raw = [facts.card_points[s] + (play.last_trick if facts.last_trick is s else 0) for s in Side]
        share = _share(raw[self.declarer], (raw[0], raw[1]), 152 + play.last_trick)
        for side, points in ((self.declarer, share), (self.defence, 152 + play.last_trick - share)):
            if sum(raw):
                self.account.add("scale", side, points - raw[side], "scale")
                self.tricks[side] += points - raw[side]

    def _decide(self, winner: Side, *, made: bool) -> None:
        """Settle a contract made or failed."""
        told, add = self.settlement, self.account.add
        swept = not made or (self.multiplier > 1 and not told.doubled_loser_scores)
        if not told.record_points:
            self._forget(winner, swept=swept)
        elif swept:
            self._sweep(winner, made=made)
        elif made and self.contract.capot and told.capot_takes_declarations:
            self.account.move(
                "declarations", winner.other, self.declarations[winner.other], "capot_takes_declarations"
            )
        if told.round_before_doubling:
            self._round(swept=swept)
        value = self._value() if made or told.failed_bid_scores else 0
        add("contract", winner, value, "capot_value" if self.contract.capot else "auction_form")
        times = self.multiplier - 1
        multiplied = {
            DoubleScope.CONTRACT: value,
            DoubleScope.ALL_BUT_BELOTE: self.account.totals[winner] - self.belotes[winner],
        }.get(told.double_scope, self.account.totals[winner])
        add("redoubled" if times > 1 else "doubled", winner, times * multiplied, "double_scope")
        if not told.round_before_doubling:
            self._round(swept=swept)

    def _value(self) -> int:
        """What the contract itself is worth; nothing where no number was bid."""
        if self.contract.capot:
            return self.settlement.capot_value
        lowest = self.settlement.lowest_bid_scores
        if lowest is not None and self.contract.value == self.rules.auction.bid_min:
            return lowest
        return self.contract.value or 0

    def _pass_belote(self, loser: Side) -> None:
        if self.settlement.lost_belote is LostBelote.PASSES:
            self.account.move("belote", loser, self.belotes[loser], "lost_belote")
            self.belotes[loser.other] += self.belotes[loser]
            self.belotes[loser] = 0

    def _forget(self, winner: Side, *, swept: bool) -> None:
        """Strike out points where only the contract and belotes are recorded."""
        for side in Side:
            self.account.add(
                "not recorded", side, -self.tricks[side] - self.declarations[side], "record_points"
            )
        if swept:
            self._pass_belote(winner.other)

    def _sweep(self, winner: Side, *, made: bool) -> None:
        """Give one side the deal: a failed contract, or a doubled one whose loser records nothing."""
        told, loser = self.settlement, winner.other
        label = "made" if made else "failed"
        if not made or told.double_scope is DoubleScope.POT:
            self.account.move(label, loser, self.tricks[loser], "made_test")
            self.tricks[winner] += self.tricks[loser]
        else:
            self.account.add("not recorded", loser, -self.tricks[loser], "doubled_loser_scores")
        points, rule = self._award(winner, made=made)
        if points is not None:
            self.account.add("award", winner, points - self.tricks[winner], rule)
        if made or told.failed_declarations is FailedDeclarations.DEFENCE:
            self.account.move("declarations", loser, self.declarations[loser], "failed_declarations")
        self._pass_belote(loser)

    def _award(self, winner: Side, *, made: bool) -> tuple[int | None, str]:
        """What the tricks are worth to the winner, if that is fixed, and which field says so."""
        told, all_tricks = self.settlement, self.facts.tricks[winner] == 8
        if made:
            if all_tricks and told.doubled_capot_points is not None:
                return told.doubled_capot_points, "doubled_capot_points"
            return told.doubled_points, "doubled_points"
        if self.contract.capot and told.failed_bid_capot_points is not None:
            return told.failed_bid_capot_points, "failed_bid_capot_points"
        if all_tricks and told.failed_capot_points is not None:
            return told.failed_capot_points, "failed_capot_points"
        return told.failed_points, "failed_points"

    def _round(self, *, swept: bool) -> None:
        """Round both sides: as a pair when both record points, a whole pot to the nearest ten."""
        rounding, totals = self.settlement.rounding, list(self.account.totals)
        richer = self.declarer if totals[self.declarer] > totals[self.defence] else self.defence
        if swept and rounding in (Rounding.PAIRS, Rounding.REST):
            rounding = Rounding.FIVE_UP
        trump = self.contract.trump
        new = [rounded(totals[side], trump, rounding, richer=side is richer) for side in Side]
        if rounding is Rounding.REST:
            pot = rounded(sum(totals), trump, Rounding.FIVE_UP, richer=True)
            new[richer.other] = pot - new[richer]
            if totals[richer.other] and not new[richer.other]:
                new[richer.other], new[richer] = 10, new[richer] - 10
        for side in Side:
            self.account.add("rounding", side, new[side] - totals[side], "rounding")

    def _tie(self) -> int:
        """Settle a deal that is tied: what waits, in game points."""
        told, add = self.settlement, self.account.add
        pot = self.multiplier > 1 and told.doubled_tie is DoubledTie.POT_WAITS
        if pot:
            self.account.move("pot", self.defence, self.account.totals[self.defence], "doubled_tie")
        self._round(swept=pot)
        for side in Side:
            label = "redoubled" if self.multiplier > 2 else "doubled"
            add(label, side, (self.multiplier - 1) * self.account.totals[side], "doubled_tie")
        waiting = 0
        for side in Side if told.tie is Tie.ALL_WAITS else (self.declarer,):
            kept = self.belotes[side] if told.tie_belote is TieBelote.KEPT and not pot else 0
            waits = self.account.totals[side] - kept
            add("carried out", side, -waits, "tie")
            waiting += waits
        return waiting // told.score_unit


def _share(points: int, pair: Pair, total: int) -> int:
    """One side's part of `total`, as its points are of the pair's, to the nearest."""
    whole = sum(pair)
    return (2 * points * total + whole) // (2 * whole) if whole else points
