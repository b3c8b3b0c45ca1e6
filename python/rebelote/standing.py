"""`Standing`: where a match stands after some deals, and whether it is over.

A standing is a value: one more deal gives a new one.
"""

from dataclasses import dataclass, replace

from rebelote.contract import Contract
from rebelote.rules import BothOver, CapotFinish, LevelScores, MatchRules, Reach
from rebelote.scoring import Pair, RoundFacts, RoundScore
from rebelote.vocabulary import Side


def ahead(score: Pair) -> Side | None:
    """The side with more game points; None when they are level.

    >>> ahead((20, 30)), ahead((5, 5))
    (Side.EW, None)
    """
    ns, ew = score
    return None if ns == ew else Side.NS if ns > ew else Side.EW


@dataclass(frozen=True, kw_only=True)
class DealOutcome:
    """What the end of a match asks of a played deal."""

    game_points: Pair
    declarer: Side
    tricks: Pair = (1, 1)
    carried: int = 0
    belote_alone: tuple[bool, bool] = (False, False)
    """Whether a side recorded its belote and nothing else."""

    @property
    def capot(self) -> Side | None:
        """The side that took all eight tricks."""
        return next((side for side in Side if self.tricks[side] == 8), None)


def outcome_of(score: RoundScore, facts: RoundFacts, contract: Contract) -> DealOutcome:
    """The outcome of a deal that was played."""
    alone = [False, False]
    for side in Side:
        lines = [line for line in score.lines if line.side is side and line.label != "rounding"]
        belote = sum(line.points for line in lines if line.label == "belote")
        alone[side] = belote > 0 and sum(line.points for line in lines) == belote
    return DealOutcome(
        game_points=score.game_points,
        declarer=contract.declarer.side,
        tricks=facts.tricks,
        carried=score.carried,
        belote_alone=(alone[0], alone[1]),
    )


@dataclass(frozen=True, kw_only=True)
class Standing:
    """Game points of both sides, what is carried, and the winner once there is one.

    `barrier` is the score that a capot has made the match wait for; `waits` is whether a capot makes it wait
    for one more deal.

    >>> deal = DealOutcome(game_points=(16, 0), declarer=Side.NS)
    >>> Standing(score=(140, 100)).after(deal, MatchRules(target=151)).winner
    Side.NS
    """

    score: Pair = (0, 0)
    carried: int = 0
    barrier: int | None = None
    waits: bool = False
    winner: Side | None = None

    def after(self, deal: DealOutcome, rules: MatchRules) -> "Standing":
        """The standing after one more deal that was played; one passed out changes nothing."""
        score = (self.score[0] + deal.game_points[0], self.score[1] + deal.game_points[1])
        needed = self.barrier or rules.target + (rules.reach is Reach.EXCEED)
        there = [side for side in Side if score[side] >= needed]
        now = replace(self, score=score, carried=deal.carried)
        if not there:
            return now
        if deal.capot is not None and (self.waits or ahead(score) is deal.capot):
            if rules.capot_finish is CapotFinish.BARRIER:
                return replace(now, barrier=max(score) + 1)
            if rules.capot_finish is CapotFinish.ONE_MORE_DEAL:
                return replace(now, waits=True)
        winner = _winner(score, there, deal.declarer, rules)
        if winner is not None and _may_win(winner, deal, rules):
            return replace(now, winner=winner)
        return now


def _winner(score: Pair, there: list[Side], declarer: Side, rules: MatchRules) -> Side | None:
    """Who has won, the sides that are `there` having what the match needs."""
    leader = ahead(score)
    if len(there) == 1:
        return there[0]
    if leader is None:
        return declarer if rules.level_scores is LevelScores.DECLARER else None
    return declarer if rules.both_over is BothOver.DECLARER else leader


def _may_win(side: Side, deal: DealOutcome, rules: MatchRules) -> bool:
    """Whether the deal is one that a side may win the match by."""
    waiting = deal.carried > 0 and not rules.waiting_finish
    belote = deal.belote_alone[side] and not rules.belote_finish
    trickless = deal.tricks[side] == 0 and not rules.trickless_finish
    return not (waiting or belote or trickless)
