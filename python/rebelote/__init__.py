"""The engine for the Belote family of card games: cards, legal play, exact double-dummy solving.

>>> deal = Deal.random(seed=7)
>>> solution = solve(deal, trump="H", leader="N")
>>> position = Position(deal, "H", "N").play(solution.line[0])
>>> position.to_play
Seat.E
"""

from collections.abc import Set as AbstractSet

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
from rebelote.dealing import Pack
from rebelote.errors import (
    IllegalCall,
    IllegalPlay,
    InvalidArgument,
    InvalidDeal,
    InvalidRules,
    NotationError,
    RebeloteError,
)
from rebelote.rules import (
    AtValues,
    CannotOvertrump,
    NtValues,
    Overtake,
    PartnerWinning,
    PlayRules,
    Rules,
)
from rebelote.solution import Solution
from rebelote.vocabulary import Coded, Objective, Rank, Seat, Side, Suit, Trump

__all__ = [
    "AtValues",
    "CannotOvertrump",
    "Card",
    "CardLike",
    "Cards",
    "CardsLike",
    "Coded",
    "Deal",
    "DealLike",
    "IllegalCall",
    "IllegalPlay",
    "InvalidArgument",
    "InvalidDeal",
    "InvalidRules",
    "NotationError",
    "NtValues",
    "Objective",
    "Overtake",
    "Pack",
    "PartnerWinning",
    "PlayRules",
    "Position",
    "Rank",
    "RebeloteError",
    "Rules",
    "RulesLike",
    "Seat",
    "SeatLike",
    "Side",
    "Solution",
    "Solver",
    "Suit",
    "Table",
    "Trick",
    "Trump",
    "TrumpLike",
    "can_take",
    "solve",
    "solve_table",
]

AbstractSet.register(Cards)

# The compiled classes say where they belong; functions can't, and are told here.
for _function in (can_take, solve, solve_table):
    _function.__module__ = __name__
