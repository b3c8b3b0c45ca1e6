"""What may be called: `AuctionRules`."""

from dataclasses import dataclass

from rebelote.errors import InvalidRules
from rebelote.rules.fields import Group, Option, documented, rule


@documented
class AuctionForm(Option):
    """What the calls of an auction are."""

    LADDER = "ladder", "A trump higher than the last on the ladder C < D < H < S < NT < AT (belot.sf.net)"
    TURNED = (
        "turned",
        "Whether to take the turned card's suit, then any trump, in two or three rounds (FFB classic; BGA)",
    )
    NUMERIC = (
        "numeric",
        "A number of points and a trump, or capot (FFB contrée and coinche; BGA coinche; StarGames)",
    )


@documented
class RoundTwoSuits(Option):
    """Which suits the second round of a turned auction may name."""

    ANY = "any", "Any suit, the turned one included (FFB; BGA)"
    OTHER = "other", "Any suit but the turned one (pagat.com; the Hungarian page)"


@documented
class OverbidSelf(Option):
    """Whether whoever holds the highest bid may bid again, in a numeric auction."""

    NEVER = "never", "Nobody outbids himself (FFB)"
    OTHER_SUIT = "other_suit", "Only in another suit (BGA coinche)"
    RAISE_ONCE = (
        "raise_once",
        "Once all have passed the bidder may raise his number, once, in the same suit (StarGames)",
    )


@documented
class Doubles(Option):
    """When opponents may double a bid, and its side redouble."""

    NONE = "none", "Never (the classic game)"
    UNTIL_OUTBID = "until_outbid", "In turn; a higher bid cancels the double (Bulgarian practice)"
    FREEZE = "freeze", "In turn; a double ends the bidding, a redouble the auction (FFB)"
    ANY_TIME = "any_time", "Also out of turn; a double ends the bidding, a redouble the auction (BGA coinche)"
    AFTER_AUCTION = "after_auction", "In turn, once the bidding is over (StarGames)"


@documented
class FirstLead(Option):
    """Who leads to the first trick."""

    AFTER_DEALER = "after_dealer", "The seat after the dealer (all texts)"
    CAPOT_BIDDER = "capot_bidder", "Whoever plays a capot that was bid, else that seat (some houses)"


@documented
@dataclass(frozen=True, kw_only=True)
class AuctionRules(Group):
    """What may be called, by whom, when the auction is over, and who leads. Bids are card points."""

    auction_form: AuctionForm = rule(AuctionForm.NUMERIC, "What the calls are")
    third_round: bool = rule(
        False,
        "Whether a turned auction has a third round, in which no trump and all trumps are named (BGA's"
        " option)",
    )
    round2_suits: RoundTwoSuits = rule(
        RoundTwoSuits.ANY, "Which suits a turned auction's second round may name"
    )
    nt_bids: bool = rule(True, "Whether no trump may be named, where the form has a place for it")
    at_bids: bool = rule(True, "Whether all trumps may be named, where the form has a place for it")
    bid_min: int = rule(80, "The lowest number that may be bid (80: FFB; 82: BGA)", high=1000)
    bid_step: int = rule(10, "The numbers above the lowest are the multiples of this one", low=1, high=1000)
    bid_max: int = rule(
        160, "The highest number that may be bid; only capot is above it (StarGames)", high=1000
    )
    overbid_self: OverbidSelf = rule(OverbidSelf.NEVER, "Whether the highest bidder may bid again")
    doubles: Doubles = rule(Doubles.FREEZE, "When a bid may be doubled and redoubled")
    redouble: int = rule(
        4, "What a redoubled deal is multiplied by (4; in Cannes 3); a double is 2", low=3, high=4
    )
    closing_passes: int = rule(
        3, "How many passes in a row close the bidding after a bid (3; BGA coinche 4)", low=3, high=4
    )
    first_lead: FirstLead = rule(FirstLead.AFTER_DEALER, "Who leads to the first trick")

    def may_bid(self, number: int) -> bool:
        """Whether this number is one of those that are bid in a numeric auction.

        >>> from rebelote import Rules
        >>> [Rules.preset("bga_coinche").auction.may_bid(number) for number in (80, 82, 85, 90)]
        [False, True, False, True]
        """
        within = self.bid_min < number <= self.bid_max and number % self.bid_step == 0
        return within or number == self.bid_min

    def _check_together(self) -> None:
        numeric = self.auction_form is AuctionForm.NUMERIC
        if self.auction_form is AuctionForm.TURNED and self.doubles is not Doubles.NONE:
            raise InvalidRules("auction_form turned knows no doubles: doubles must be none")
        if self.doubles is Doubles.AFTER_AUCTION and not numeric:
            raise InvalidRules("doubles after_auction belong to auction_form numeric")
        if self.doubles is Doubles.UNTIL_OUTBID and numeric:
            raise InvalidRules("doubles until_outbid belong to auction_form ladder")
        if self.first_lead is FirstLead.CAPOT_BIDDER and not numeric:
            raise InvalidRules("first_lead capot_bidder belongs to auction_form numeric")
        if self.overbid_self is not OverbidSelf.NEVER and not numeric:
            raise InvalidRules(f"overbid_self {self.overbid_self.value} belongs to auction_form numeric")
        if self.overbid_self is OverbidSelf.RAISE_ONCE and self.doubles is not Doubles.AFTER_AUCTION:
            raise InvalidRules(
                "overbid_self raise_once needs doubles after_auction: the raise comes before them"
            )
        if self.bid_min > self.bid_max:
            raise InvalidRules(f"bid_min {self.bid_min} is above bid_max {self.bid_max}")
        if self.third_round and not (self.nt_bids or self.at_bids):
            raise InvalidRules("third_round needs nt_bids or at_bids: it names nothing else")
