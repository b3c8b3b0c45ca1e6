"""The rules of a variant: `Rules`, a value made of named groups of fields, and its presets.

`play` says how cards are played; `dealing`, `auction`, `declarations`, `settlement` and `match` hold the
other groups; `variant` puts them together; `presets` has the names and what each sets; `fields` is what
groups are made of; `describe` puts rules into words. A variant is its fields: nothing in the package asks
which preset it has.
"""

from rebelote.rules.auction import AuctionForm, AuctionRules, Doubles, FirstLead, OverbidSelf, RoundTwoSuits
from rebelote.rules.dealing import Dealing, DealingRules, DealPattern
from rebelote.rules.declarations import (
    BeloteCondition,
    BeloteRules,
    BeloteSaid,
    DeclarationRules,
    DeclarationsShown,
    EqualDeclarations,
    HundredsOrder,
    LongRuns,
    NtDeclarations,
    Pools,
)
from rebelote.rules.match import BothOver, CapotFinish, LevelScores, MatchRules, Reach
from rebelote.rules.play import AtValues, CannotOvertrump, NtValues, Overtake, PartnerWinning, PlayRules
from rebelote.rules.presets import DEFAULT_PRESET
from rebelote.rules.settlement import (
    DoubledTie,
    DoubleScope,
    FailedDeclarations,
    LostBelote,
    MadeTest,
    Rounding,
    Scale,
    SettlementRules,
    Tie,
    TieBelote,
)
from rebelote.rules.variant import Rules, play_rules, whole_rules

__all__ = [
    "DEFAULT_PRESET",
    "AtValues",
    "AuctionForm",
    "AuctionRules",
    "BeloteCondition",
    "BeloteRules",
    "BeloteSaid",
    "BothOver",
    "CannotOvertrump",
    "CapotFinish",
    "DealPattern",
    "Dealing",
    "DealingRules",
    "DeclarationRules",
    "DeclarationsShown",
    "DoubleScope",
    "DoubledTie",
    "Doubles",
    "EqualDeclarations",
    "FailedDeclarations",
    "FirstLead",
    "HundredsOrder",
    "LevelScores",
    "LongRuns",
    "LostBelote",
    "MadeTest",
    "MatchRules",
    "NtDeclarations",
    "NtValues",
    "OverbidSelf",
    "Overtake",
    "PartnerWinning",
    "PlayRules",
    "Pools",
    "Reach",
    "RoundTwoSuits",
    "Rounding",
    "Rules",
    "Scale",
    "SettlementRules",
    "Tie",
    "TieBelote",
    "play_rules",
    "whole_rules",
]
