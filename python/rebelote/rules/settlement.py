"""What a deal is worth: `SettlementRules`."""

from dataclasses import dataclass

from rebelote.errors import InvalidRules
from rebelote.rules.fields import Group, Option, documented, rule


@documented
class MadeTest(Option):
    """What the declaring side needs."""

    MORE = "more", "More points than the defence (the classic game; belot.sf.net)"
    BID = "bid", "At least the points bid (FFB contrée; BGA coinche; StarGames)"
    BID_AND_MORE = "bid_and_more", "At least the points bid, and more than the defence (FFB coinche)"


@documented
class Tie(Option):
    """What becomes of a deal in which both sides have the same (only where the test is `more`)."""

    HALF_WAITS = (
        "half_waits",
        (
            "The defence records its points, the declarer's wait for a later deal's winner: litige, hanging"
            " (FFB; BGA; belot.sf.net)"
        ),
    )
    ALL_WAITS = "all_waits", "The points of both sides wait (the Hungarian page)"
    FAILED = "failed", "The contract has failed (Alsace; Croatia)"
    MADE = "made", "The contract is made (pagat.com)"


@documented
class TieBelote(Option):
    """What becomes of a belote in a deal that is tied and waits."""

    STAKED = "staked", "It waits with the other points of its side (FFB)"
    KEPT = "kept", "Its owner records it (the Hungarian page)"


@documented
class DoubledTie(Option):
    """What waits when a doubled deal is tied."""

    POT_WAITS = "pot_waits", "Everything, multiplied (the Bulgarian text of belot.sf.net)"
    AS_UNDOUBLED = "as_undoubled", "What would wait undoubled, multiplied; the rest is recorded"


@documented
class FailedDeclarations(Option):
    """Who scores the declarations of a side that failed."""

    DEFENCE = "defence", "The defence (most texts)"
    HOLDER = "holder", "Whoever made them"


@documented
class LostBelote(Option):
    """Who scores the belote of a side that records nothing else."""

    KEPT = "kept", "Its owner, never multiplied (FFB classic and coinche; BGA)"
    PASSES = "passes", "The other side, with everything else (belot.sf.net; FFB contrée)"


@documented
class DoubleScope(Option):
    """What a double or redouble multiplies."""

    POT = "pot", "Everything, and it goes to the side with more points (belot.sf.net)"
    ALL = "all", "All that the winning side records (FFB coinche; BGA coinche)"
    ALL_BUT_BELOTE = "all_but_belote", "All that the winning side records except a belote (FFB contrée)"
    CONTRACT = "contract", "The value of the contract alone (StarGames; Cannes)"


@documented
class Rounding(Option):
    """How points become the tens that are recorded."""

    NONE = "none", "Not at all (BGA; the Hungarian page; StarGames)"
    FIVE_UP = "five_up", "Each side to the nearest ten, 5 up (FFB)"
    SIX_UP = "six_up", "Each side to the nearest ten, 5 down (Cannes; Belgium)"
    PAIRS = (
        "pairs",
        (
            "Each side to the nearest ten, but the awkward digit (6 in a suit game, 4 in all trumps) goes"
            " down for"
            " the richer side and up for the other, so that both add up (belot.sf.net)"
        ),
    )
    REST = (
        "rest",
        (
            "The richer side as in `pairs`; the other gets what is left of the rounded total, and one ten at"
            " least"
            " if it has a point (the 2001 program)"
        ),
    )


@documented
class Scale(Option):
    """How no trump and all trumps are brought to the points of a suit game."""

    NONE = "none", "They aren't"
    CARDS = "cards", "The cards of each side x 152 / their sum, rounded, before anything else (BGA coinche)"
    RECORD = (
        "record",
        (
            "Judged as played; then declarer's tricks x 162 / the sum of both, rounded, the rest to the"
            " defence (FFB classic)"
        ),
    )


@documented
@dataclass(frozen=True, kw_only=True)
class SettlementRules(Group):
    """When a contract is made, what each side records, and in which unit. Points are card points."""

    made_test: MadeTest = rule(MadeTest.BID, "What the declaring side needs")
    least_points: int = rule(
        0, "What the declaring side needs whatever the bid (82 where 80 means more than half)", high=1000
    )
    belote_counts: bool = rule(True, "Whether a belote counts in that test (FFB: yes)")
    tie: Tie = rule(Tie.HALF_WAITS, "What becomes of a deal in which both sides have the same")
    tie_belote: TieBelote = rule(TieBelote.STAKED, "What becomes of a belote in a tied deal")
    doubled_tie: DoubledTie = rule(DoubledTie.POT_WAITS, "What waits when a doubled deal is tied")
    record_points: bool = rule(
        True, "Whether points count in a numeric game; if not, only the contract and belotes (BGA's bid only)"
    )
    failed_points: int | None = rule(
        None,
        "What the tricks of a failed contract bring the defence (FFB contrée and coinche: 160); none:"
        " their points",
    )
    failed_capot_points: int | None = rule(
        None, "The same when the defence took all tricks; none: as above (BGA coinche: 162)"
    )
    failed_bid_capot_points: int | None = rule(
        None, "The same when capot was bid; none: as above (FFB contrée: 250)"
    )
    failed_bid_scores: bool = rule(
        True,
        "Whether the defence gets the number bid when a contract has failed (StarGames read literally: no)",
    )
    failed_declarations: FailedDeclarations = rule(
        FailedDeclarations.DEFENCE, "Who scores the declarations of a side that failed"
    )
    lost_belote: LostBelote = rule(
        LostBelote.KEPT, "Who scores the belote of a side that records nothing else"
    )
    capot_takes_declarations: bool = rule(
        False,
        "Whether a capot that was bid and made brings the defence's declarations too (FFB coinche: yes)",
    )
    capot_value: int = rule(250, "What a contract of capot is worth (250; Cannes 270)")
    lowest_bid_scores: int | None = rule(
        None, "What the lowest bid counts in the score; none: its number (BGA coinche: 82 counts 80)"
    )
    double_scope: DoubleScope = rule(DoubleScope.ALL, "What a double or redouble multiplies")
    doubled_points: int | None = rule(
        None,
        "What the tricks of a doubled contract that is made are worth (FFB: 160); none: declarer's own"
        " points",
    )
    doubled_capot_points: int | None = rule(
        None, "The same when declarer took all tricks (FFB: 250); none: as above"
    )
    doubled_loser_scores: bool = rule(
        False, "Whether the defence records its points when a doubled contract is made (StarGames: yes)"
    )
    rounding: Rounding = rule(Rounding.NONE, "How points are rounded to tens")
    round_before_doubling: bool = rule(
        True, "Whether points are rounded before they are multiplied (the 2001 program: before)"
    )
    score_unit: int = rule(1, "How many card points a game point is: 1, or 10 (belot.sf.net)", low=1, high=10)
    nt_factor: int = rule(
        1, "What no trump multiplies all points by, a capot's bonus aside (belot.sf.net: 2)", low=1, high=2
    )
    nt_capot_doubled: bool = rule(False, "Whether no trump multiplies a capot's bonus too (pika.bg: yes)")
    scale: Scale = rule(Scale.NONE, "How no trump and all trumps are brought to the points of a suit game")

    def _check_together(self) -> None:
        if self.score_unit not in (1, 10):
            raise InvalidRules(f"score_unit must be 1 or 10, not {self.score_unit}")
        if self.score_unit == 10 and self.rounding is Rounding.NONE:
            raise InvalidRules("score_unit 10 needs points rounded to tens: rounding must not be none")
        if self.made_test is not MadeTest.MORE and self.double_scope is DoubleScope.POT:
            raise InvalidRules("double_scope pot goes by who has more points: made_test must be more")
        if self.nt_factor > 1 and self.scale is not Scale.NONE:
            raise InvalidRules(
                "nt_factor and scale both change the points of no trump: one of them is enough"
            )
