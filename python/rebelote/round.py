"""`Round`: the referee of one deal, from the pack to the score. It changes only by a legal call or card.

It keeps what happened: the auction, the play, what was declared and which words were said. Everything else
follows from that, each thing where its rules live: what may be called, played or declared, and what it is
worth.
"""

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Self

from rebelote import record
from rebelote._rebelote import Card, Cards, Position, Trick
from rebelote.arguments import CardLike, RulesLike, SeatLike, number_of, pair_of, seat_of
from rebelote.auction import Auction, open_auction
from rebelote.calls import Call
from rebelote.contract import Contract
from rebelote.dealing import Dealt, Pack
from rebelote.declarations import (
    Declaration,
    can_say_belote,
    checked_declarations,
    find_declarations,
    possible_declarations,
    resolve_declarations,
    stand_together,
)
from rebelote.errors import IllegalPlay, WrongPhase
from rebelote.rules import BeloteSaid, FirstLead, Rules, whole_rules
from rebelote.scoring import Pair, RoundFacts, RoundScore, score
from rebelote.view import Phase, View, view_of
from rebelote.vocabulary import Rank, Seat, Side

BELOTE, REBELOTE = "belote", "rebelote"
_PARTNERS = {Rank.KING: Rank.QUEEN, Rank.QUEEN: Rank.KING}


class Round:
    """One deal at the table: dealt from a pack, called, played and settled.

    `call` and `play` are the only things that change it; an illegal one raises and changes nothing. `carried`
    and `match_score` are the game points that wait from tied deals before, and those of both sides so far.
    Rounds compare by what happened in them; `str` is a text that `parse` reads.

    >>> deal = Round("bulgarian", Pack.random(7), dealer="W")
    >>> for call in ("pass", "H", "pass", "pass", "pass"):
    ...     deal.call(call)
    >>> deal.contract.declarer, deal.to_act, deal.legal_cards
    (Seat.E, Seat.N, Cards('KJ97.T9.97.'))
    >>> while deal.phase is not Phase.OVER:
    ...     deal.play(min(deal.legal_cards))
    >>> deal.score.result, deal.score.game_points
    ('made', (5, 15))
    """

    def __init__(
        self,
        rules: RulesLike,
        pack: Pack,
        *,
        dealer: SeatLike = "W",
        carried: int = 0,
        match_score: Pair = (0, 0),
    ) -> None:
        if not isinstance(pack, Pack):
            raise TypeError(f"pack must be Pack, not {type(pack).__name__}")
        self._rules = whole_rules(rules)
        self._pack = pack
        self._dealt = pack.deal(self._rules, dealer=dealer)
        self._carried, self._match_score = number_of("carried", carried), pair_of("match_score", match_score)
        self._auction = open_auction(self._rules, self._dealt.dealer, turned=self._dealt.turned)
        self._position: Position | None = None
        self._declarations: Mapping[Seat, tuple[Declaration, ...]] = {}
        self._words: Mapping[Card, str] = {}
        self._pairs: Mapping[Card, Seat] = {}
        self._facts: RoundFacts | None = None
        self._score: RoundScore | None = None

    @property
    def rules(self) -> Rules:
        """What is played."""
        return self._rules

    @property
    def pack(self) -> Pack:
        """The cards in the order they were dealt."""
        return self._pack

    @property
    def dealer(self) -> Seat:
        """Who dealt; the next seat speaks first."""
        return self._dealt.dealer

    @property
    def leader(self) -> Seat:
        """Who leads, or led, to the first trick; `WrongPhase` before there is a contract."""
        return self.position.leader

    @property
    def dealt(self) -> Dealt:
        """What lay on the table when the auction began."""
        return self._dealt

    @property
    def carried(self) -> int:
        """Game points that wait from tied deals before."""
        return self._carried

    @property
    def match_score(self) -> Pair:
        """Game points of both sides before this deal."""
        return self._match_score

    @property
    def phase(self) -> Phase:
        """Whether calls or cards are due, or nothing more."""
        if self._score is not None:
            return Phase.OVER
        return Phase.AUCTION if self._position is None else Phase.PLAY

    @property
    def is_over(self) -> bool:
        """Whether the deal is settled, or passed out."""
        return self._score is not None

    @property
    def to_act(self) -> Seat:
        """Whose turn it is; `WrongPhase` when the round is over."""
        if self._score is not None:
            raise WrongPhase("the round is over: nobody is to act")
        return self._auction.to_call if self._position is None else self._position.to_play

    @property
    def auction(self) -> Auction:
        """The auction as it stands, or stood when it ended."""
        return self._auction

    @property
    def contract(self) -> Contract | None:
        """What is played; None during the auction, and when all have passed."""
        return self._auction.contract

    @property
    def legal_calls(self) -> tuple[Call, ...]:
        """What the seat to act may call; nothing once the auction is over."""
        return self._auction.legal_calls

    @property
    def hands(self) -> tuple[Cards, Cards, Cards, Cards]:
        """What every seat holds now."""
        return self._dealt.hands if self._position is None else self._position.hands

    @property
    def position(self) -> Position:
        """The play, all hands seen, for analysis; `WrongPhase` if there is none (yet)."""
        if self._position is None:
            raise WrongPhase("there is no play: " + ("all have passed" if self._score else "calls are due"))
        return self._position

    @property
    def legal_cards(self) -> Cards:
        """What the seat to act may play; nothing outside the play."""
        return Cards.EMPTY if self._position is None else self._position.legal_cards

    @property
    def legal_declarations(self) -> tuple[Declaration, ...]:
        """What the seat to act may declare with its first card; see `possible_declarations`."""
        return self.declarable(self.to_act) if self.phase is Phase.PLAY else ()

    def declarable(self, seat: SeatLike) -> tuple[Declaration, ...]:
        """What a seat may choose from for its first card; nothing once it has played, or outside the play."""
        whose, contract = seat_of(seat), self.contract
        if self._position is None or contract is None or whose in self._declarations:
            return ()
        return possible_declarations(self._position.hands[whose], self._rules, contract.trump)

    @property
    def declarations(self) -> Mapping[Seat, tuple[Declaration, ...]]:
        """What each seat that has played a card declared with its first; () if nothing."""
        return MappingProxyType(dict(self._declarations))

    @property
    def words(self) -> Mapping[Card, str]:
        """Kings and queens of trumps played with a word: "belote" for the first of two, "rebelote"."""
        return MappingProxyType(dict(self._words))

    @property
    def tricks(self) -> tuple[Trick, ...]:
        """The finished tricks."""
        return () if self._position is None else self._position.tricks

    @property
    def trick(self) -> tuple[tuple[Seat, Card], ...]:
        """The cards on the table."""
        return () if self._position is None else self._position.trick

    @property
    def facts(self) -> RoundFacts:
        """What happened in the play; `WrongPhase` before the end, and when all have passed."""
        if self._facts is None:
            raise WrongPhase("all have passed: nothing happened" if self._score else self._not_over())
        return self._facts

    @property
    def score(self) -> RoundScore:
        """What the deal is worth; `WrongPhase` before the end."""
        if self._score is None:
            raise WrongPhase(self._not_over())
        return self._score

    def _not_over(self) -> str:
        return f"the round is not over: {self.to_act} is to act"

    def view(self, seat: SeatLike) -> View:
        """All that a seat may know, and nothing else."""
        return view_of(self, seat_of(seat))

    def call(self, call: Call | str, *, seat: SeatLike | None = None) -> None:
        """Make a call for the seat to act; for another seat where doubles may come out of turn.

        `IllegalCall` says why a call may not be made.
        """
        auction = self._auction.call(call, seat=seat)
        contract = auction.contract
        if contract is not None:
            taker = None if self._dealt.turned is None else contract.declarer
            deal = self._dealt.complete(taker)
            self._position = Position(deal, contract.trump, self._leader(contract), self._rules)
        elif auction.is_over:
            self._score = RoundScore(lines=(), result="passed", game_points=(0, 0), carried=self._carried)
        self._auction = auction

    def play(
        self, card: CardLike, *, declare: bool | Sequence[Declaration] = True, belote: bool = True
    ) -> None:
        """Play a card for the seat to act; `IllegalPlay` names the duty broken.

        With its first card a seat declares: `declare` is the default choice, nothing (False), or some of
        `legal_declarations`. `belote` is whether "belote" or "rebelote" is said, where it may be.
        """
        contract, before = self.contract, self._position
        if contract is None or before is None:
            raise IllegalPlay(
                "no card may be played: " + ("all have passed" if self._score else "the auction is on")
            )
        after = before.play(card)
        seat, played = before.to_play, Card(card)
        declarations = self._declared(seat, declare)
        pair = self._opens_pair(seat, played)
        word = self._word(played, pair=pair, belote=belote)
        self._position = after
        if declarations is not None:
            self._declarations = {**self._declarations, seat: declarations}
        if pair:
            self._pairs = {**self._pairs, played: seat}
        if word is not None:
            self._words = {**self._words, played: word}
        if after.is_over:
            self._facts = self._gather(after, contract)
            self._score = score(self._facts, contract, self._rules, carried=self._carried)

    def _declared(self, seat: Seat, declare: bool | Sequence[Declaration]) -> tuple[Declaration, ...] | None:
        """What a seat declares with the card it plays; None if it is not its first."""
        told = not isinstance(declare, bool)
        if told:
            checked_declarations(declare)
        if seat in self._declarations:
            if told and declare:
                raise IllegalPlay(f"{seat} can't declare: declarations are made with one's first card")
            return None
        hand, trump = self.position.hands[seat], self.position.trump
        if isinstance(declare, bool):
            return find_declarations(hand, self._rules, trump) if declare else ()
        if not stand_together(declare, hand, self._rules, trump):
            chosen = ", ".join(f"{each.kind} {' '.join(map(str, each.cards))}" for each in declare)
            raise IllegalPlay(f"{seat} can't declare {chosen}: that is not among what the hand may declare")
        return tuple(declare)

    def _opens_pair(self, seat: Seat, card: Card) -> bool:
        """Whether the card is the first of a king and queen that may be announced."""
        if card.rank not in _PARTNERS:
            return False
        trick = [played for _, played in self.position.trick]
        return can_say_belote(self.position.hands[seat], card, trick, self.position.trump, self._rules)

    def _word(self, card: Card, *, pair: bool, belote: bool) -> str | None:
        """What is said with a card: "belote" if it opens a pair, "rebelote" if that was said before."""
        if not isinstance(belote, bool):
            raise TypeError(f"belote must be bool, not {type(belote).__name__}")
        if not belote or card.rank not in _PARTNERS:
            return None
        if pair:
            return BELOTE
        return REBELOTE if self._words.get(_other(card)) == BELOTE else None

    def _leader(self, contract: Contract) -> Seat:
        """Who leads to the first trick."""
        by_capot = self._rules.auction.first_lead is FirstLead.CAPOT_BIDDER and contract.capot
        return contract.declarer if by_capot else self.dealer.next

    def _gather(self, position: Position, contract: Contract) -> RoundFacts:
        """What happened in the play."""
        play, tricks = self._rules.play, position.tricks_won
        points, last = list(position.points), position.tricks[-1].winner.side
        points[last] -= play.last_trick
        belotes = [0, 0]
        for card, seat in self._pairs.items():
            belotes[seat.side] += self._counts(card)
        for side in Side:
            points[side] -= (play.capot or 0) if tricks[side] == 8 else 0
        declared = resolve_declarations(
            self._declarations, contract.trump, self.leader, self._rules, tricks=tricks
        )
        return RoundFacts(
            card_points=(points[0], points[1]),
            tricks=tricks,
            last_trick=last,
            declarations=declared,
            belotes=(belotes[0], belotes[1]),
        )

    def _counts(self, first: Card) -> bool:
        """Whether enough was said for the belote that a card opened."""
        said = self._rules.belote.belote_said
        if said is BeloteSaid.NOTHING:
            return True
        both = said is BeloteSaid.FIRST_WORD or self._words.get(_other(first)) == REBELOTE
        return first in self._words and both

    @classmethod
    def parse(cls, text: str) -> Self:
        """The round that `str` wrote, at the same point; see the grammar of records.

        >>> deal = Round("bga", Pack.random(7))
        >>> deal.call("pass")
        >>> Round.parse(str(deal)) == deal
        True
        """
        return record.read_round(cls, text)

    def __str__(self) -> str:
        return record.write_round(self)

    def __repr__(self) -> str:
        return f"Round.parse({str(self)!r})"

    def __eq__(self, other: object) -> bool:
        return self._happened() == other._happened() if isinstance(other, Round) else NotImplemented

    __hash__ = None  # type: ignore[assignment] # it changes, so it has no hash; object says it has

    def _happened(self) -> tuple[object, ...]:
        return (
            self._rules,
            self._pack,
            self._auction,
            self._position,
            self._declarations,
            self._words,
            self._carried,
            self._match_score,
        )


def _other(card: Card) -> Card:
    """The queen of a king, the king of a queen."""
    return Card(f"{_PARTNERS[card.rank]}{card.suit}")
