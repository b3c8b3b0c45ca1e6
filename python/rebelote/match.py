"""`Match`: deals to a target. It passes the deal on, carries points that wait, and says who has won."""

import copy
from typing import TYPE_CHECKING, Self

from rebelote import record, record_json
from rebelote.arguments import RulesLike, SeatLike, number_of, seat_of
from rebelote.dealing import Pack
from rebelote.errors import InvalidArgument, WrongPhase
from rebelote.round import Round
from rebelote.rules import Dealing, Rules, whole_rules
from rebelote.scoring import Pair
from rebelote.standing import Standing, outcome_of
from rebelote.vocabulary import Seat, Side

if TYPE_CHECKING:
    from rebelote._rebelote import Card

MAX_SEED = 2**64 - 1


class Match:
    """Deals under one set of rules until a side has won. It changes only by `next_round` and by its rounds.

    Packs come from `seed` (0 to 2**64 - 1), each by its number alone, or are given; a match without a seed
    needs them given. `dealer` deals first; every next deal is the next seat's. Matches compare by what
    happened in them, not by their seeds; `str` is the record, which `parse` reads.

    >>> match = Match("bulgarian", seed=1)
    >>> deal = match.next_round()
    >>> deal.to_act, match.score, match.is_over
    (Seat.N, (0, 0), False)
    >>> Match.parse(str(match)) == match
    True
    """

    def __init__(self, rules: RulesLike, *, seed: int | None = None, dealer: SeatLike = "W") -> None:
        self._rules = whole_rules(rules)
        self._first = seat_of(dealer)
        self._seed = _checked(seed)
        self._rounds: tuple[Round, ...] = ()

    @property
    def rules(self) -> Rules:
        """What is played."""
        return self._rules

    @property
    def first_dealer(self) -> Seat:
        """Who dealt, or deals, the first deal."""
        return self._first

    @property
    def dealer(self) -> Seat:
        """Who dealt the deal that is on, or will deal the next one."""
        seats = list(Seat)
        on = bool(self._rounds) and not self._rounds[-1].is_over
        return seats[(self._first.code + len(self._rounds) - on) % 4]

    @property
    def rounds(self) -> tuple[Round, ...]:
        """The deals so far; the last one may be on."""
        return self._rounds

    @property
    def score(self) -> Pair:
        """Game points of both sides, (NS, EW), the deals that are over counted."""
        return self._standing().score

    @property
    def carried(self) -> int:
        """Game points that wait for the winner of a later deal."""
        return self._standing().carried

    @property
    def winner(self) -> Side | None:
        """Who has won; None while the match is on."""
        return self._standing().winner

    @property
    def is_over(self) -> bool:
        """Whether a side has won."""
        return self.winner is not None

    def _standing(self) -> Standing:
        standing = Standing()
        for deal in self._rounds:
            if deal.is_over and deal.contract is not None:
                standing = standing.after(
                    outcome_of(deal.score, deal.facts, deal.contract), self._rules.match
                )
        return standing

    def next_round(self, pack: Pack | None = None) -> Round:
        """The next deal, of a given pack or of the match's own.

        `WrongPhase` while the last deal is on, and when the match is over; `InvalidArgument` if there is
        neither a pack nor a seed.
        """
        if self._rounds and not self._rounds[-1].is_over:
            raise WrongPhase(f"the last round is not over: {self._rounds[-1].to_act} is to act")
        standing = self._standing()
        if standing.winner is not None:
            raise WrongPhase(f"the match is over: {standing.winner} has won")
        deal = Round(
            self._rules,
            self._next_pack() if pack is None else pack,
            dealer=self.dealer,
            carried=standing.carried,
            match_score=standing.score,
        )
        self._rounds = (*self._rounds, deal)
        return deal

    def _next_pack(self) -> Pack:
        """The pack of the next deal: shuffled, or gathered from the last deal and cut."""
        if self._seed is None:
            raise InvalidArgument("a match without a seed needs the pack of every deal")
        number = len(self._rounds)
        if self._rules.dealing.dealing is Dealing.SHUFFLED or not self._rounds:
            return Pack.random(self._seed, number)
        least = self._rules.dealing.smallest_cut
        return gathered(self._rounds[-1]).cut_by(self._seed, number, least=least)

    @classmethod
    def parse(cls, record_text: str, *, seed: int | None = None) -> Self:
        """The match of a record, at the same point. A record holds no seed: give one to deal on from it.

        With the seed of the match that was written, it goes on as that one would. An error names the line.
        """
        return cls._replayed(record.read_match(record_text), seed)

    def to_json(self) -> str:
        """The record as JSON.

        >>> match = Match("bga", seed=1)
        >>> Match.from_json(match.to_json()) == match
        True
        """
        return record_json.match_to_json(self)

    @classmethod
    def from_json(cls, text: str, *, seed: int | None = None) -> Self:
        """The match that `to_json` wrote; as `parse`."""
        return cls._replayed(record_json.match_from_json(text), seed)

    @classmethod
    def _replayed(cls, told: record.MatchRecord, seed: int | None) -> Self:
        match = cls(told.rules, seed=seed, dealer=told.dealer)
        record.replay_match(match, told)
        return match

    def __str__(self) -> str:
        return record.write_match(self)

    def __repr__(self) -> str:
        return f"Match.parse({str(self)!r})"

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Match):
            return NotImplemented
        return (self._rules, self._first, self._rounds) == (other._rules, other._first, other._rounds)

    __hash__ = None  # type: ignore[assignment] # it changes, so it has no hash; object says it has

    def __copy__(self) -> Self:
        """A match that goes its own way: its rounds are copies too."""
        other = type(self)(self._rules, seed=self._seed, dealer=self._first)
        other._rounds = tuple(copy.copy(deal) for deal in self._rounds)
        return other


def gathered(deal: Round) -> Pack:
    """The pack of a deal that is over, its tricks laid side upon side; if passed out, as it was dealt.

    >>> gathered(Round.parse(str(Round("bulgarian", Pack.random(7))))) == Pack.random(7)
    True
    """
    if not deal.tricks:
        return deal.pack
    cards: list[Card] = []
    for side in Side:
        for trick in deal.tricks:
            if trick.winner.side is side:
                cards += [card for _, card in trick.cards]
    return Pack(cards)


def _checked(seed: int | None) -> int | None:
    return None if seed is None else number_of("seed", seed, high=MAX_SEED)
