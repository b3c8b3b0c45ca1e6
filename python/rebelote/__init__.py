"""The engine for the Belote family of card games: cards, legal play, exact double-dummy solving.

>>> deal = Deal.random(seed=7)
>>> solution = solve(deal, trump="H", leader="N")
>>> position = Position(deal, "H", "N").play(solution.line[0])
>>> position.to_play
Seat.E
"""

from collections.abc import Set as AbstractSet
from importlib.metadata import version

from rebelote._rebelote import (
    Card,
    Cards,
    Deal,
    Position,
    Solver,
    Table,
    Trick,
    can_take,
    solve,
    solve_table,
)
from rebelote.arguments import CardLike, CardsLike, DealLike, RulesLike, SeatLike, TrumpLike
from rebelote.auction import Auction, open_auction
from rebelote.calls import Call
from rebelote.contract import Contract
from rebelote.dealing import Dealt, Pack
from rebelote.declarations import (
    Announcement,
    Declaration,
    can_say_belote,
    counting_declarations,
    find_declarations,
    possible_declarations,
    resolve_declarations,
    stand_together,
)
from rebelote.errors import (
    IllegalCall,
    IllegalPlay,
    InvalidArgument,
    InvalidDeal,
    InvalidRules,
    NotationError,
    RebeloteError,
    WrongPhase,
)
from rebelote.match import Match
from rebelote.round import Round
from rebelote.rules import (
    AtValues,
    AuctionForm,
    AuctionRules,
    BeloteCondition,
    BeloteRules,
    BeloteSaid,
    BothOver,
    CannotOvertrump,
    CapotFinish,
    Dealing,
    DealingRules,
    DealPattern,
    DeclarationRules,
    DeclarationsShown,
    DoubledTie,
    Doubles,
    DoubleScope,
    EqualDeclarations,
    FailedDeclarations,
    FirstLead,
    HundredsOrder,
    LevelScores,
    LongRuns,
    LostBelote,
    MadeTest,
    MatchRules,
    NtDeclarations,
    NtValues,
    OverbidSelf,
    Overtake,
    PartnerWinning,
    PlayRules,
    Pools,
    Reach,
    Rounding,
    RoundTwoSuits,
    Rules,
    Scale,
    SettlementRules,
    Tie,
    TieBelote,
)
from rebelote.scoring import RoundFacts, RoundScore, ScoreLine, score
from rebelote.solution import Solution
from rebelote.view import Phase, View
from rebelote.vocabulary import Coded, Objective, Rank, Seat, Side, Suit, Trump

__all__ = [
    "Announcement",
    "AtValues",
    "Auction",
    "AuctionForm",
    "AuctionRules",
    "BeloteCondition",
    "BeloteRules",
    "BeloteSaid",
    "BothOver",
    "Call",
    "CannotOvertrump",
    "CapotFinish",
    "Card",
    "CardLike",
    "Cards",
    "CardsLike",
    "Coded",
    "Contract",
    "Deal",
    "DealLike",
    "DealPattern",
    "Dealing",
    "DealingRules",
    "Dealt",
    "Declaration",
    "DeclarationRules",
    "DeclarationsShown",
    "DoubleScope",
    "DoubledTie",
    "Doubles",
    "EqualDeclarations",
    "FailedDeclarations",
    "FirstLead",
    "HundredsOrder",
    "IllegalCall",
    "IllegalPlay",
    "InvalidArgument",
    "InvalidDeal",
    "InvalidRules",
    "LevelScores",
    "LongRuns",
    "LostBelote",
    "MadeTest",
    "Match",
    "MatchRules",
    "NotationError",
    "NtDeclarations",
    "NtValues",
    "Objective",
    "OverbidSelf",
    "Overtake",
    "Pack",
    "PartnerWinning",
    "Phase",
    "PlayRules",
    "Pools",
    "Position",
    "Rank",
    "Reach",
    "RebeloteError",
    "Round",
    "RoundFacts",
    "RoundScore",
    "RoundTwoSuits",
    "Rounding",
    "Rules",
    "RulesLike",
    "Scale",
    "ScoreLine",
    "Seat",
    "SeatLike",
    "SettlementRules",
    "Side",
    "Solution",
    "Solver",
    "Suit",
    "Table",
    "Tie",
    "TieBelote",
    "Trick",
    "Trump",
    "TrumpLike",
    "View",
    "WrongPhase",
    "__version__",
    "can_say_belote",
    "can_take",
    "counting_declarations",
    "find_declarations",
    "open_auction",
    "possible_declarations",
    "resolve_declarations",
    "score",
    "solve",
    "solve_table",
    "stand_together",
]

__version__ = version(__name__)

AbstractSet.register(Cards)

# The compiled classes say where they belong; functions can't, and are told here.
for _function in (can_take, solve, solve_table):
    _function.__module__ = __name__
