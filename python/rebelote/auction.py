"""Auctions: a class a form behind one set of questions. `open_auction` chooses it from the rules.

An auction is a value: the rules, the dealer, the card turned up if any, and the calls made so far. A call
gives a new auction; what is legal, whose turn it is and what it all ends in follow from the calls.
"""

from dataclasses import dataclass, replace
from functools import cache, cached_property
from typing import Self

from rebelote._rebelote import Card
from rebelote.arguments import CardLike, RulesLike, SeatLike, seat_of
from rebelote.calls import Call
from rebelote.contract import Contract
from rebelote.errors import IllegalCall, InvalidArgument
from rebelote.rules import AuctionForm, Doubles, OverbidSelf, RoundTwoSuits, Rules, whole_rules
from rebelote.vocabulary import Seat, Trump

PASS, TAKE, DOUBLE, REDOUBLE = Call("pass"), Call("take"), Call("double"), Call("redouble")
TRUMP_BIDS = tuple(Call(str(trump)) for trump in Trump)


@dataclass(frozen=True, kw_only=True)
class Auction:
    """What every form has in common; the forms below say which bids there are."""

    rules: Rules
    dealer: Seat
    turned: Card | None = None
    calls: tuple[tuple[Seat, Call], ...] = ()

    @cached_property
    def bid(self) -> tuple[Seat, Call] | None:
        """The highest bid so far and who made it."""
        return next(((seat, call) for seat, call in reversed(self.calls) if call.is_bid), None)

    @cached_property
    def multiplier(self) -> int:
        """1, 2 once the last bid is doubled, the rules' `redouble` once it is redoubled."""
        last = next((call for _, call in reversed(self.calls) if call != PASS), PASS)
        return {DOUBLE: 2, REDOUBLE: self.rules.auction.redouble}.get(last, 1)

    @cached_property
    def passes(self) -> int:
        """How many passes end the calls."""
        count = 0
        for _, call in reversed(self.calls):
            if call != PASS:
                break
            count += 1
        return count

    @cached_property
    def is_over(self) -> bool:
        """Whether nothing more may be called."""
        if self.bid is None:
            return self.passes >= 4 * self._rounds
        if self.multiplier > 2 and self.rules.auction.doubles is not Doubles.UNTIL_OUTBID:
            return True
        return self.passes >= (3 if self.multiplier > 1 else self.rules.auction.closing_passes)

    @property
    def contract(self) -> Contract | None:
        """What the auction ended in; None while it goes on, and when all have passed."""
        if not self.is_over or self.bid is None:
            return None
        seat, call = self.bid
        trump = call.trump if call.trump is not None else self._turned_trump()
        return Contract(
            trump=trump, declarer=seat, multiplier=self.multiplier, value=call.value, capot=call.capot
        )

    @cached_property
    def to_call(self) -> Seat:
        """Whose turn it is; `IllegalCall` when the auction is over."""
        if self.is_over:
            raise IllegalCall("the auction is over")
        return self.calls[-1][0].next if self.calls else self.dealer.next

    @property
    def legal_calls(self) -> tuple[Call, ...]:
        """What the seat to call may say; nothing when the auction is over."""
        return () if self.is_over else self.legal_calls_of(self.to_call)

    def legal_calls_of(self, seat: SeatLike) -> tuple[Call, ...]:
        """What a seat may say now, out of turn included."""
        seat = seat_of(seat)
        if self.is_over:
            return ()
        return tuple(
            call for call in (PASS, *self._bids(), DOUBLE, REDOUBLE) if not self._refusal(seat, call)
        )

    def call(self, call: Call | str, *, seat: SeatLike | None = None) -> Self:
        """The auction after a call; `IllegalCall` says why it may not be made."""
        call = Call(call) if isinstance(call, str) else call
        if not isinstance(call, Call):
            raise TypeError(f"expected a Call or its text, not {type(call).__name__}")
        seat = self.to_call if seat is None else seat_of(seat)
        refusal = self._refusal(seat, call)
        if refusal:
            raise IllegalCall(f"{seat} can't call {call}: {refusal}")
        return replace(self, calls=(*self.calls, (seat, call)))

    def _refusal(self, seat: Seat, call: Call) -> str | None:
        """Why a seat may not say this; None if it may."""
        if self.is_over:
            return "the auction is over"
        any_time = self.rules.auction.doubles is Doubles.ANY_TIME and call in (DOUBLE, REDOUBLE)
        if seat is not self.to_call and not any_time:
            return f"it is {self.to_call}'s turn"
        if call == PASS:
            return None
        if call in (DOUBLE, REDOUBLE):
            return self._refuse_double(seat, call)
        if self.multiplier > 1 and self.rules.auction.doubles is not Doubles.UNTIL_OUTBID:
            return "a double has ended the bidding"
        return self._refuse_bid(seat, call)

    def _refuse_double(self, seat: Seat, call: Call) -> str | None:
        if self.rules.auction.doubles is Doubles.NONE:
            return "these rules know no doubles"
        if self.bid is None:
            return "there is no bid"
        declares = seat.side is self.bid[0].side
        if call == DOUBLE:
            if declares:
                return "only the opponents of the bid may double it"
            return "the bid is doubled already" if self.multiplier > 1 else None
        if not declares:
            return "only the side of the bid may redouble it"
        return None if self.multiplier == 2 else "there is no double to redouble"

    @property
    def _rounds(self) -> int:
        """How often all may pass before the deal is passed out."""
        return 1

    def _turned_trump(self) -> Trump:
        raise AssertionError

    def _bids(self) -> tuple[Call, ...]:
        """Every bid of the form, in order."""
        raise NotImplementedError

    def _refuse_bid(self, seat: Seat, call: Call) -> str | None:
        raise NotImplementedError

    def _allows(self, trump: Trump) -> bool:
        """Whether the rules let this trump be named at all."""
        told = self.rules.auction
        return {Trump.NO_TRUMP: told.nt_bids, Trump.ALL_TRUMP: told.at_bids}.get(trump, True)


class LadderAuction(Auction):
    """Trumps, each higher than the last on the ladder C < D < H < S < NT < AT (belot.sf.net)."""

    def _bids(self) -> tuple[Call, ...]:
        return TRUMP_BIDS

    def _refuse_bid(self, seat: Seat, call: Call) -> str | None:  # noqa: ARG002 (whoever it is)
        if call.trump is None or call.value is not None or call.capot:
            return "a trump is bid here"
        if not self._allows(call.trump):
            return "these rules don't play it"
        if self.bid and self.bid[1].trump is not None and call.trump <= self.bid[1].trump:
            return f"it isn't higher than {self.bid[1]}"
        return None


class TurnedAuction(Auction):
    """The turned card is taken; or a suit named in a second round, no trump or all trumps in a third."""

    @cached_property
    def is_over(self) -> bool:
        """Whether the card is taken, or all have passed in every round."""
        return self.bid is not None or self.passes >= 4 * self._rounds

    @property
    def _rounds(self) -> int:
        return 3 if self.rules.auction.third_round else 2

    def _turned_trump(self) -> Trump:
        if self.turned is None:
            raise AssertionError
        return Trump(self.turned.suit.code)

    def _bids(self) -> tuple[Call, ...]:
        return (TAKE, *TRUMP_BIDS)

    def _refuse_bid(self, seat: Seat, call: Call) -> str | None:  # noqa: ARG002 (whoever it is)
        round_number = 1 + len(self.calls) // 4
        if call == TAKE or round_number == 1:
            if call == TAKE and round_number == 1:
                return None
            return "only the turned card is taken in the first round, and there alone by 'take'"
        if call.trump is None or call.value is not None or call.capot:
            return "a trump is named here"
        if (call.trump.suit is not None) != (round_number == 2):
            return "suits are named in the second round, no trump and all trumps in the third"
        others = self.rules.auction.round2_suits is RoundTwoSuits.OTHER
        if others and call.trump is self._turned_trump():
            return "the turned suit may not be named in the second round"
        return None if self._allows(call.trump) else "these rules don't play it"


@cache
def _number_bids(lowest: int, highest: int, step: int) -> tuple[Call, ...]:
    """Every number from the lowest on, then capot, each in every trump."""
    above = lowest - lowest % step + step  # the next multiple
    names = [lowest, *range(above, highest + 1, step), "capot "]
    return tuple(Call(f"{name}{trump}") for name in names for trump in Trump)


class NumericAuction(Auction):
    """A number of points and a trump, each higher than the last; capot above all."""

    @cached_property
    def is_over(self) -> bool:
        """Whether the bidding, the bidder's raise and the doubles are over."""
        if self.bid is None or self.rules.auction.doubles is not Doubles.AFTER_AUCTION:
            return super().is_over
        return self.multiplier > 2 or not self._waiting()

    @cached_property
    def to_call(self) -> Seat:
        """Whose turn it is; after the bidding of a game with doubles at its end, the sides in their turn."""
        if self.bid is not None and self.rules.auction.doubles is Doubles.AFTER_AUCTION and not self.is_over:
            return self._waiting()[0]
        return super().to_call

    def _waiting(self) -> tuple[Seat, ...]:
        """Who still has a say where doubles come after the bidding, the next first."""
        bidder = self.bid[0] if self.bid else self.dealer
        order = [bidder]
        while len(order) < 4:
            order.append(order[-1].next)
        if self.multiplier == 2:
            doubler = self.calls[-1 - self.passes][0]
            return (doubler.next, doubler.next.partner)[self.passes :]
        turns = [*order[1:]]
        if self._may_raise():
            turns.append(bidder)
        if not self._is_raise(self.bid):
            return tuple([*turns, order[1], order[3]][self.passes :])
        return (order[1], order[3])[self.passes :]

    def _is_raise(self, bid: tuple[Seat, Call] | None) -> bool:
        """Whether the last bid raised one's own."""
        bids = [each for each in self.calls if each[1].is_bid]
        return len(bids) > 1 and bid is not None and bids[-2][0] is bid[0] and self._raises()

    def _raises(self) -> bool:
        return self.rules.auction.overbid_self is OverbidSelf.RAISE_ONCE

    def _may_raise(self) -> bool:
        return self._raises() and self.bid is not None and not self.bid[1].capot

    def _bids(self) -> tuple[Call, ...]:
        told = self.rules.auction
        return _number_bids(told.bid_min, told.bid_max, told.bid_step)

    def _refuse_bid(self, seat: Seat, call: Call) -> str | None:
        told = self.rules.auction
        if call.trump is None or (call.value is None and not call.capot):
            return "a number and a trump are bid here"
        if not self._allows(call.trump):
            return "these rules don't play it"
        value = call.value or told.bid_max + 1
        if not (call.capot or told.may_bid(value)):
            return f"bids are {told.bid_min} to {told.bid_max} by {told.bid_step}, and capot"
        if self.bid is None:
            return None
        holder, last = self.bid
        if last.capot or value <= (last.value or 0):
            return f"it isn't higher than {last}"
        return self._refuse_own(seat, holder, call, last)

    def _refuse_own(self, seat: Seat, holder: Seat, call: Call, last: Call) -> str | None:
        """Whether the highest bidder may bid again, and others once it is the doublers' turn."""
        way = self.rules.auction.overbid_self
        if seat is not holder:
            late = self.rules.auction.doubles is Doubles.AFTER_AUCTION and (
                self.passes >= 3 or self._is_raise(self.bid)
            )
            return "the bidding is over" if late else None
        if way is OverbidSelf.NEVER:
            return "nobody outbids himself"
        if (way is OverbidSelf.OTHER_SUIT) == (call.trump is last.trump):
            return (
                "one's own bid is raised in another suit" if call.trump is last.trump else "only in its suit"
            )
        return None

    def _refuse_double(self, seat: Seat, call: Call) -> str | None:
        early = self.rules.auction.doubles is Doubles.AFTER_AUCTION and call == DOUBLE
        if early and self.bid and self.multiplier == 1:
            asked = 4 if self._may_raise() else 3
            if self.passes < asked and not self._is_raise(self.bid):
                return "doubles come after the bidding"
        return super()._refuse_double(seat, call)


FORMS: dict[AuctionForm, type[Auction]] = {
    AuctionForm.LADDER: LadderAuction,
    AuctionForm.TURNED: TurnedAuction,
    AuctionForm.NUMERIC: NumericAuction,
}


def open_auction(rules: RulesLike, dealer: SeatLike, *, turned: CardLike | None = None) -> Auction:
    """An auction before its first call; a turned form needs the card turned up.

    >>> auction = open_auction("bulgarian", "W").call("H").call("pass").call("pass").call("pass")
    >>> auction.contract.trump, auction.contract.declarer
    (Trump.HEARTS, Seat.N)
    """
    told = whole_rules(rules)
    form = told.auction.auction_form
    up = None if turned is None else Card(turned)
    if (form is AuctionForm.TURNED) != (up is not None):
        raise InvalidArgument(f"auction_form {form.value} and the turned card {up} don't go together")
    return FORMS[form](rules=told, dealer=seat_of(dealer), turned=up)
