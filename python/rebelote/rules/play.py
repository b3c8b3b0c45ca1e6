"""How cards are played and what they are worth: `PlayRules`, the part of `Rules` that a `Position` needs.

The names and meanings are the compiled core's, which alone knows what they do. Sources, here and in the other
groups: belot.sf.net (Bulgarian rules), the Belote page and the card constants of Board Game Arena (BGA), the
French federation's texts (FFB: classic and contrée of 2016, coinche of 2015), a classic team Belote web game
(the Hungarian page), the StarGames rule pages, pagat.com.
"""

from dataclasses import dataclass

from rebelote._rebelote import _MAX_BONUS
from rebelote.rules.fields import Group, Option, documented, rule


@documented
class Overtake(Option):
    """Which led plain suits must be beaten by whoever follows and can.

    A led trump must always be beaten, the partner's too; so must every led suit in all trumps; in no trump
    nothing has to be.
    """

    TRUMP = "trump", "No plain suit (France, FFB; Bulgaria, belot.sf.net)"
    EVERY_SUIT_UNTIL_RUFFED = (
        "every_suit_until_ruffed",
        "Every suit, as long as nobody has ruffed the trick (Croatian Bela, pagat.com)",
    )
    EVERY_SUIT = (
        "every_suit",
        "Every suit, ruffed or not, measured against the best card of the led suit (Bitola)",
    )


@documented
class PartnerWinning(Option):
    """What a hand that is void in the led plain suit may do while its partner holds the trick."""

    ANY_CARD = "any_card", "Play anything (FFB classic and contrée; belot.sf.net; BGA Belote)"
    OVER_IF_ABLE = (
        "over_if_able",
        "Play anything, but a trump played must beat the partner's ruff if the hand can (BGA coinche)",
    )
    NOT_UNDER = (
        "not_under",
        "Play anything but a trump below the partner's ruff, unless the hand is all trumps (FFB coinche)",
    )
    NEVER_UNDER = (
        "never_under",
        "Play no trump below the partner's ruff while any other card is held (pagat.com)",
    )
    NO_EXCUSE = (
        "no_excuse",
        "The partner's trick must be ruffed like any other (Croatia, Bitola, Rotterdam; pagat.com)",
    )


@documented
class CannotOvertrump(Option):
    """What is due from a hand that must ruff over an earlier ruff and can't go higher."""

    UNDERTRUMP = "undertrump", "A lower trump (FFB classic; BGA)"
    ANY_CARD = "any_card", "Anything (belot.sf.net; FFB contrée and coinche)"
    NO_UNDERTRUMP = (
        "no_undertrump",
        "No lower trump while another card is held, not even under the partner's ruff (Amsterdam)",
    )


@documented
class NtValues(Option):
    """What the cards are worth in no trump, in card points."""

    STANDARD = "standard", "A 11, T 10, K 4, Q 3, J 2: 30 a suit (belot.sf.net)"
    ACE_19 = "ace_19", "A 19, T 10, K 4, Q 3, J 2: 38 a suit, so that the pack makes 152 (FFB; BGA)"


@documented
class AtValues(Option):
    """What the cards are worth in all trumps, in card points."""

    STANDARD = "standard", "J 20, 9 14, A 11, T 10, K 4, Q 3: 62 a suit (belot.sf.net; FFB classic)"
    JACK_13 = (
        "jack_13",
        "J 13, 9 9, A 6, T 5, K 3, Q 2: 38 a suit, so that the pack makes 152 (FFB coinche; BGA)",
    )


@documented
@dataclass(frozen=True, kw_only=True)
class PlayRules(Group):
    """How cards are played and what they are worth: everything a `Position` has to know.

    The defaults are the play common to most variants. Bonuses are card points.

    >>> PlayRules(capot=None) == PlayRules(capot=90)
    False
    >>> PlayRules(last_trick=-1)
    Traceback (most recent call last):
        ...
    rebelote.InvalidRules: last_trick must be between 0 and 1000, not -1
    """

    nt_values: NtValues = rule(
        NtValues.STANDARD, "What the cards are worth in no trump (the texts differ in the ace)"
    )
    at_values: AtValues = rule(
        AtValues.STANDARD, "What the cards are worth in all trumps (the texts differ in every card)"
    )
    overtake: Overtake = rule(
        Overtake.TRUMP, "Which led plain suits must be beaten (none in the French and Bulgarian texts)"
    )
    partner_winning: PartnerWinning = rule(
        PartnerWinning.ANY_CARD, "What a void hand may do on its partner's trick (anything in most texts)"
    )
    cannot_overtrump: CannotOvertrump = rule(
        CannotOvertrump.UNDERTRUMP,
        "What is due when a ruff can't be beaten (FFB classic asks for a lower trump)",
    )
    last_trick: int = rule(
        10,
        "What the side that takes the last trick gets besides, in card points: ten in every text",
        high=_MAX_BONUS,
    )
    capot: int | None = rule(
        90,
        "What the side that takes all eight tricks gets besides, in card points; none where there is no"
        " such bonus"
        " (90 makes the 252 of FFB and belot.sf.net)",
        high=_MAX_BONUS,
    )
