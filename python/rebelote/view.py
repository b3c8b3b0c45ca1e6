"""`View`: all that one seat may know of a round, and nothing else.

Players get no more than this. It is a function of what a seat has seen and heard: its own hand, every call
and card, what was announced, and declared cards once the rules show them.
"""

from dataclasses import dataclass
from typing import TYPE_CHECKING

from rebelote._rebelote import Card, Cards, Trick
from rebelote.calls import Call
from rebelote.contract import Contract
from rebelote.declarations import SQUARE, Announcement, Declaration, counting_declarations
from rebelote.errors import WrongPhase
from rebelote.rules import DeclarationsShown, Rules
from rebelote.vocabulary import Named, Seat

if TYPE_CHECKING:
    from collections.abc import Iterator

    from rebelote.round import Round


class Phase(Named):
    """How far a round is."""

    AUCTION = "auction"
    """Calls are due."""

    PLAY = "play"
    """Cards are due."""

    OVER = "over"
    """The deal is settled, or passed out."""


@dataclass(frozen=True, kw_only=True)
class View:
    """What a seat may know at one moment of a round. Game points are by side, (NS, EW)."""

    seat: Seat
    """Who looks."""

    rules: Rules
    dealer: Seat
    phase: Phase

    hand: Cards
    """What the seat holds now."""

    turned: Card | None
    """The card turned up, where there is one."""

    calls: tuple[tuple[Seat, Call], ...]
    contract: Contract | None

    tricks: tuple[Trick, ...]
    """The finished tricks."""

    trick: tuple[tuple[Seat, Card], ...]
    """The cards on the table."""

    turn: Seat | None
    """Whose turn it is; None when the round is over. `to_act` is the same, but raises."""

    legal_calls: tuple[Call, ...]
    """What this seat may call now, out of turn included."""

    legal_cards: Cards
    """What this seat may play now; nothing when it isn't its turn."""

    legal_declarations: tuple[Declaration, ...]
    """What this seat may choose from for its first card, until it has played it."""

    declarations: tuple[Announcement, ...]
    """What was announced, in order: the seat's own with the cards, the others' as far as they are shown."""

    match_score: tuple[int, int]
    """Game points before this deal."""

    carried: int
    """Game points that wait from tied deals before."""

    @property
    def to_act(self) -> Seat:
        """Whose turn it is; `WrongPhase` when the round is over."""
        if self.turn is None:
            raise WrongPhase("the round is over: nobody is to act")
        return self.turn


def view_of(deal: "Round", seat: Seat) -> View:
    """What a seat may know of a round now."""
    turn = None if deal.phase is Phase.OVER else deal.to_act
    playing = deal.phase is Phase.PLAY
    return View(
        seat=seat,
        rules=deal.rules,
        dealer=deal.dealer,
        phase=deal.phase,
        hand=deal.hands[seat],
        turned=deal.dealt.turned,
        calls=deal.auction.calls,
        contract=deal.contract,
        tricks=deal.tricks,
        trick=deal.trick,
        turn=turn,
        legal_calls=deal.auction.legal_calls_of(seat),
        legal_cards=deal.legal_cards if playing and turn is seat else Cards.EMPTY,
        legal_declarations=deal.declarable(seat),
        declarations=tuple(_announced(deal, seat)),
        match_score=deal.match_score,
        carried=deal.carried,
    )


def _announced(deal: "Round", seat: Seat) -> "Iterator[Announcement]":
    """What the others have heard, in order, with the cards that this seat knows of."""
    shown = _shown(deal)
    tricks = [*(trick.cards for trick in deal.tricks), deal.trick]
    for number, trick in enumerate(tricks):
        for player, card in trick:
            # By kind, the strongest first: the order in which they were found would tell of their suits.
            for each in sorted(deal.declarations[player], key=_by_kind) if number == 0 else ():
                known = player is seat or (player, each) in shown
                yield Announcement(seat=player, kind=each.kind, cards=each.cards if known else None)
            if card in deal.words:
                yield Announcement(seat=player, kind=deal.words[card], cards=Cards([card]))


def _by_kind(declaration: Declaration) -> int:
    """Squares first, then the longest runs."""
    return -len(Cards.ALL) if declaration.kind == SQUARE else -len(declaration.cards)


def _shown(deal: "Round") -> set[tuple[Seat, Declaration]]:
    """The declarations whose cards lie open."""
    contract, made = deal.contract, deal.declarations
    if contract is None or not deal.tricks or not any(made.values()):
        return set()
    shown: set[tuple[Seat, Declaration]] = set()
    if deal.rules.declarations.declarations_shown is DeclarationsShown.SECOND_TRICK:
        again = set(Seat) if len(deal.tricks) > 1 else {player for player, _ in deal.trick}
        best = counting_declarations(made, contract.trump, deal.leader, deal.rules)
        shown |= {(player, each) for player, each in best if player in again}
    if deal.phase is Phase.OVER:
        tricks = deal.position.tricks_won
        shown |= {*counting_declarations(made, contract.trump, deal.leader, deal.rules, tricks=tricks)}
    return shown
