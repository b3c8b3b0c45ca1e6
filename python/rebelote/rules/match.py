"""When a match is over and who has won: `MatchRules`."""

from dataclasses import dataclass

from rebelote.rules.fields import Group, Option, documented, rule


@documented
class Reach(Option):
    """What a side must do with the target."""

    REACH = "reach", "Reach it (FFB; belot.sf.net; StarGames)"
    EXCEED = "exceed", "Exceed it (BGA)"


@documented
class CapotFinish(Option):
    """Whether a match may end with a deal in which one side took all tricks."""

    ALLOWED = "allowed", "Yes (most texts)"
    BARRIER = (
        "barrier",
        (
            "If that side leads with the target, the target becomes its score + 1 and the match goes on"
            " (belot.sf.net in English)"
        ),
    )
    ONE_MORE_DEAL = (
        "one_more_deal",
        (
            "If that side leads with the target, one more deal is played, passed-out deals and capots not"
            " counted (belot.sf.net in Bulgarian)"
        ),
    )


@documented
class BothOver(Option):
    """Who wins when both sides have the target."""

    HIGHER = "higher", "The higher score (most texts)"
    DECLARER = "declarer", "The declaring side of the last deal (Croatia; Bitola)"


@documented
class LevelScores(Option):
    """What happens when both sides have the target and the same score."""

    PLAY_ON = "play_on", "Another deal is played (FFB; belot.sf.net)"
    DECLARER = "declarer", "The declaring side of the last deal wins"


@documented
@dataclass(frozen=True, kw_only=True)
class MatchRules(Group):
    """When a match is over and who has won. Scores are game points, compared after each deal."""

    target: int = rule(1000, "The score that ends a match, in game points", low=1)
    reach: Reach = rule(Reach.REACH, "Whether the target must be reached or exceeded")
    both_over: BothOver = rule(BothOver.HIGHER, "Who wins when both sides have it")
    level_scores: LevelScores = rule(LevelScores.PLAY_ON, "What happens when both have it and are level")
    capot_finish: CapotFinish = rule(CapotFinish.ALLOWED, "Whether a capot may end the match")
    waiting_finish: bool = rule(
        True, "Whether a match may end while points of a tied deal wait (newer Bulgarian rules: no)"
    )
    belote_finish: bool = rule(
        True, "Whether a side may win by a deal of which it records its belote alone (FFB coinche: no)"
    )
    trickless_finish: bool = rule(
        True, "Whether a side may win by a deal in which it took no trick (one program: no)"
    )
