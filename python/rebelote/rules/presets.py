"""The presets: which fields each variant sets. The only home of their names.

A preset is the defaults of the groups, or the preset it names as its sibling, with the fields listed here.
Each cites the text it follows; where that is silent, it has the reading most tables would expect.
"""

from dataclasses import dataclass, field
from typing import Any

from rebelote.rules.auction import AuctionForm, Doubles, OverbidSelf, RoundTwoSuits
from rebelote.rules.dealing import DealPattern
from rebelote.rules.declarations import (
    BeloteCondition,
    BeloteSaid,
    DeclarationsShown,
    EqualDeclarations,
    NtDeclarations,
    Pools,
)
from rebelote.rules.match import CapotFinish, Reach
from rebelote.rules.play import AtValues, CannotOvertrump, NtValues, PartnerWinning
from rebelote.rules.settlement import (
    DoubledTie,
    DoubleScope,
    LostBelote,
    MadeTest,
    Rounding,
    Scale,
    Tie,
    TieBelote,
)

DEFAULT_PRESET = "ffb_classic"
"""The preset played where nothing is said of rules."""


@dataclass(frozen=True)
class Preset:
    """The text a preset follows, the sibling it starts from, and the fields it sets."""

    source: str
    sibling: str | None = None
    fields: dict[str, Any] = field(default_factory=dict)


PRESETS: dict[str, Preset] = {
    "ffb_classic": Preset(
        "the French federation's classic game, 2016",
        None,
        {
            "deal_pattern": DealPattern.TURNED_CARD,
            "auction_form": AuctionForm.TURNED,
            "doubles": Doubles.NONE,
            "nt_values": NtValues.ACE_19,
            "belote_said": BeloteSaid.BOTH_WORDS,
            "made_test": MadeTest.MORE,
            "scale": Scale.RECORD,
        },
    ),
    "bga": Preset(
        "the Belote page of Board Game Arena",
        "ffb_classic",
        {
            "at_values": AtValues.JACK_13,
            "belote_said": BeloteSaid.FIRST_WORD,
            "scale": Scale.NONE,
            "reach": Reach.EXCEED,
        },
    ),
    "hungarian": Preset(
        "a classic team Belote web game",
        None,
        {
            "direction": "clockwise",
            "deal_pattern": DealPattern.TURNED_CARD,
            "auction_form": AuctionForm.TURNED,
            "round2_suits": RoundTwoSuits.OTHER,
            "doubles": Doubles.NONE,
            "cannot_overtrump": CannotOvertrump.ANY_CARD,
            "made_test": MadeTest.MORE,
            "tie": Tie.ALL_WAITS,
            "tie_belote": TieBelote.KEPT,
        },
    ),
    "stargames_classic": Preset(
        "the Belote-Classic page of StarGames",
        None,
        {
            "deal_pattern": DealPattern.TURNED_CARD,
            "auction_form": AuctionForm.TURNED,
            "doubles": Doubles.NONE,
            "with_declarations": True,
            "made_test": MadeTest.MORE,
            "lost_belote": LostBelote.PASSES,
            "target": 501,
        },
    ),
    "stargames_contree": Preset(
        "the Contrée page of StarGames",
        None,
        {
            "nt_bids": False,
            "at_bids": False,
            "overbid_self": OverbidSelf.RAISE_ONCE,
            "doubles": Doubles.AFTER_AUCTION,
            "capot": None,
            "lost_belote": LostBelote.PASSES,
            "double_scope": DoubleScope.CONTRACT,
            "doubled_loser_scores": True,
            "target": 701,
        },
    ),
    "ffb_contree": Preset(
        "the French federation's contrée, 2016",
        None,
        {
            "nt_bids": False,
            "at_bids": False,
            "cannot_overtrump": CannotOvertrump.ANY_CARD,
            "belote_said": BeloteSaid.BOTH_WORDS,
            "failed_points": 160,
            "failed_bid_capot_points": 250,
            "lost_belote": LostBelote.PASSES,
            "double_scope": DoubleScope.ALL_BUT_BELOTE,
            "doubled_points": 160,
            "doubled_capot_points": 250,
            "rounding": Rounding.FIVE_UP,
            "target": 2000,
        },
    ),
    "ffb_coinche": Preset(
        "the French federation's coinche, 2015",
        "ffb_contree",
        {
            "nt_bids": True,
            "at_bids": True,
            "nt_values": NtValues.ACE_19,
            "at_values": AtValues.JACK_13,
            "partner_winning": PartnerWinning.NOT_UNDER,
            "with_declarations": True,
            "equal_declarations": EqualDeclarations.TRUMP,
            "nt_declarations": NtDeclarations.ACES_HIGH,
            "made_test": MadeTest.BID_AND_MORE,
            "failed_bid_capot_points": None,
            "lost_belote": LostBelote.KEPT,
            "capot_takes_declarations": True,
            "double_scope": DoubleScope.ALL,
            "belote_finish": False,
        },
    ),
    "bga_coinche": Preset(
        "the Coinche game of Board Game Arena",
        None,
        {
            "bid_min": 82,
            "overbid_self": OverbidSelf.OTHER_SUIT,
            "doubles": Doubles.ANY_TIME,
            "closing_passes": 4,
            "partner_winning": PartnerWinning.OVER_IF_ABLE,
            "belote_in_all_trumps": False,
            "failed_points": 162,
            "failed_capot_points": 162,
            "lowest_bid_scores": 80,
            "scale": Scale.CARDS,
            "target": 2000,
            "reach": Reach.EXCEED,
        },
    ),
    "bulgarian": Preset(
        "Bulgarian Belot, belot.sf.net",
        None,
        {
            "deal_pattern": DealPattern.FIVE_THEN_THREE,
            "auction_form": AuctionForm.LADDER,
            "doubles": Doubles.UNTIL_OUTBID,
            "cannot_overtrump": CannotOvertrump.ANY_CARD,
            "with_declarations": True,
            "declaration_pools": Pools.TWO,
            "equal_declarations": EqualDeclarations.CANCEL,
            "declarations_shown": DeclarationsShown.AFTER_DEAL,
            "belote_condition": BeloteCondition.IN_SUIT,
            "made_test": MadeTest.MORE,
            "doubled_tie": DoubledTie.POT_WAITS,
            "lost_belote": LostBelote.PASSES,
            "double_scope": DoubleScope.POT,
            "rounding": Rounding.PAIRS,
            "score_unit": 10,
            "nt_factor": 2,
            "target": 151,
            "capot_finish": CapotFinish.BARRIER,
        },
    ),
}
"""Every preset by its name."""
