"""How cards are dealt: `DealingRules`."""

from dataclasses import dataclass

from rebelote.rules.fields import Group, Option, documented, rule


@documented
class Dealing(Option):
    """Where the pack of the next deal comes from."""

    SHUFFLED = "shuffled", "Every pack is shuffled (all texts)"
    CUT = "cut", "The tricks of the last deal are gathered side by side and the pack is only cut, as clubs do"


@documented
class DealPattern(Option):
    """How many cards are dealt at a time, and how many before the auction."""

    EIGHT = "eight", "3-2-3 before the auction (FFB contrée and coinche; StarGames contrée)"
    FIVE_THEN_THREE = "five_then_three", "3-2 before the auction and 3 after it (belot.sf.net)"
    TURNED_CARD = (
        "turned_card",
        (
            "3-2 and a card turned up; after the auction the taker gets it and 2 more, the others 3 (FFB"
            " classic; BGA;"
            " the Hungarian page; StarGames classic)"
        ),
    )


@documented
@dataclass(frozen=True, kw_only=True)
class DealingRules(Group):
    """How cards are dealt. The first to be served is always the seat after the dealer."""

    dealing: Dealing = rule(Dealing.SHUFFLED, "Where the pack of the next deal comes from")
    smallest_cut: int = rule(
        3, "How many cards a cut leaves on each side at least (FFB: 3; others 1 to 3)", low=1, high=16
    )
    deal_pattern: DealPattern = rule(DealPattern.EIGHT, "How many cards are dealt, and when")
