"""What may be declared and what counts: `DeclarationRules` and `BeloteRules`."""

from dataclasses import dataclass

from rebelote.rules.fields import Group, Option, documented, rule


@documented
class Pools(Option):
    """What is compared with what, to say whose declarations count."""

    TWO = "two", "Runs with runs and squares with squares (belot.sf.net)"
    SQUARES_FIRST = (
        "squares_first",
        "All together; a square beats any run (FFB coinche; StarGames; pagat.com)",
    )
    BY_VALUE = (
        "by_value",
        "All together by points, a square before a run of the same (the 2001 program; Croatia)",
    )


@documented
class EqualDeclarations(Option):
    """Who scores when the best declarations of both sides are equal."""

    CANCEL = "cancel", "Nobody (belot.sf.net)"
    TRUMP = "trump", "The run in trumps, else nobody (FFB coinche)"
    TRUMP_THEN_SEAT = (
        "trump_then_seat",
        "The run in trumps, else the seat that plays first (StarGames; pagat.com)",
    )


@documented
class LongRuns(Option):
    """How runs of five cards and more compare."""

    BY_LENGTH = "by_length", "The longer first, then the higher (belot.sf.net)"
    ONE_CLASS = "one_class", "By their top card alone (the 2001 program)"


@documented
class HundredsOrder(Option):
    """How the squares of 100 points compare."""

    TRUMP = "trump", "A > T > K > Q, the order of trumps (belot.sf.net)"
    NATURAL = "natural", "A > K > Q > T (pika.bg)"


@documented
class NtDeclarations(Option):
    """What declarations are worth in no trump."""

    NONE = "none", "Nothing (belot.sf.net)"
    SAME = "same", "As in a suit game"
    ACES_HIGH = "aces_high", "Runs as in a suit game; squares: A 200, T 150, K Q J 9 100 (FFB coinche)"


@documented
class DeclarationsShown(Option):
    """When the cards of the declarations that count are shown."""

    SECOND_TRICK = "second_trick", "When their owner plays to the second trick (FFB coinche)"
    AFTER_DEAL = "after_deal", "When the deal is over (belot.sf.net)"


@documented
@dataclass(frozen=True, kw_only=True)
class DeclarationRules(Group):
    """Runs of a suit (3 cards 20, 4 cards 50, 5 or more 100) and squares (J 200, 9 150, A T K Q 100).

    They are found on the eight dealt cards and declared with a seat's first card. Points are card points.
    """

    with_declarations: bool = rule(False, "Whether runs and squares count (FFB classic and contrée: no)")
    declaration_pools: Pools = rule(Pools.SQUARES_FIRST, "What is compared with what")
    equal_declarations: EqualDeclarations = rule(
        EqualDeclarations.TRUMP_THEN_SEAT, "Who scores when the best of both sides are equal"
    )
    long_runs: LongRuns = rule(LongRuns.BY_LENGTH, "How runs of five cards and more compare")
    hundreds_order: HundredsOrder = rule(HundredsOrder.TRUMP, "How squares of 100 points compare")
    nt_declarations: NtDeclarations = rule(NtDeclarations.NONE, "What declarations are worth in no trump")
    eight_run: int = rule(100, "What a run of all eight cards is worth (100; 120 in one program)", high=1000)
    shared_cards: bool = rule(False, "Whether one card may serve a square and a run (Croatia: yes; most: no)")
    cut_runs: bool = rule(
        False, "Whether a run that shares a card with a declared square may be cut down to its other cards"
    )
    declarations_need_trick: bool = rule(
        False,
        "Whether a side must take a trick for its declarations to count (pagat.com: yes; belot.sf.net: no)",
    )
    declarations_shown: DeclarationsShown = rule(
        DeclarationsShown.SECOND_TRICK, "When the cards of the declarations that count are shown"
    )


@documented
class BeloteCondition(Option):
    """When the king or queen of trumps may be announced."""

    ANY_PLAY = "any_play", "Whenever it is played (FFB; BGA)"
    IN_SUIT = (
        "in_suit",
        (
            "When it is led, follows suit or ruffs: in all trumps not when it is thrown on another suit"
            " (belot.sf.net)"
        ),
    )


@documented
class BeloteSaid(Option):
    """What must be said for a belote to count."""

    NOTHING = "nothing", "It counts by itself (many programs)"
    FIRST_WORD = "first_word", '"Belote", with the first of the two cards (belot.sf.net; BGA)'
    BOTH_WORDS = "both_words", '"Belote", and "rebelote" with the second one (FFB)'


@documented
@dataclass(frozen=True, kw_only=True)
class BeloteRules(Group):
    """King and queen of trumps in one hand. There is none in no trump."""

    belote_points: int = rule(20, "What a belote is worth, in card points (20 in every text)", high=1000)
    belote_condition: BeloteCondition = rule(BeloteCondition.ANY_PLAY, "When it may be announced")
    belote_in_all_trumps: bool = rule(
        True, "Whether each suit has a belote in all trumps (FFB, BGA, belot.sf.net: yes; BGA coinche: no)"
    )
    belote_said: BeloteSaid = rule(BeloteSaid.FIRST_WORD, "What must be said for it to count")
