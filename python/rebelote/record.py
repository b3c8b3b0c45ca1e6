"""Records: a round or a match as lines of text, or as JSON, and back by playing it again.

A record holds packs, never a seed, and what was called, played, declared and said. Reading one replays it:
what was illegal at the table is refused, with the place where it stands. The grammar of the text is in
`docs/records.md`.
"""

from __future__ import annotations

import re
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, TypeVar

from rebelote._rebelote import Card, Cards, Deal
from rebelote.dealing import Pack
from rebelote.errors import IllegalPlay, NotationError, RebeloteError
from rebelote.rules import DealPattern, Rules
from rebelote.vocabulary import Seat

if TYPE_CHECKING:
    from collections.abc import Iterator

    from rebelote.declarations import Declaration
    from rebelote.match import Match
    from rebelote.round import Round

AnyRound = TypeVar("AnyRound", bound="Round")

HEADER = "rebelote 1"
"""The first line of a text: what it is, and the version of the grammar."""

_PLAY = re.compile(r"(\w):(\w+)(?:\(([^()]*)\))?")
_SCORE = re.compile(r"(\d{1,9})-(\d{1,9}) carried (\d{1,9})", re.ASCII)


@dataclass
class Entry:
    """One call or card: where it stands, whose it is, what, and what was said with it."""

    place: str
    seat: str
    what: str
    said: tuple[str, ...] = ()


@dataclass
class DealRecord:
    """What a record tells of one deal; `result` is as it is written, and only checked."""

    place: str
    pack: str | None = None
    calls: list[Entry] = field(default_factory=list)
    plays: list[Entry] = field(default_factory=list)
    result: Entry | None = None


@dataclass
class MatchRecord:
    """What a record tells of a match, or of a round: then `before` has the score and what is carried."""

    rules: Rules
    dealer: str
    before: tuple[int, int, int] = (0, 0, 0)
    deals: list[DealRecord] = field(default_factory=list)


@contextmanager
def at(place: str) -> Iterator[None]:
    """Put the place in front of what is said to be wrong there."""
    try:
        yield
    except RebeloteError as error:
        raise type(error)(f"{place}: {error}") from error


# From a round to a record.


def of_round(deal: Round) -> DealRecord:
    """What there is to tell of a round."""
    told = DealRecord(place="", pack=str(deal.pack))
    told.calls = [Entry("", str(seat), str(call).replace(" ", "-")) for seat, call in deal.auction.calls]
    tricks = [*(trick.cards for trick in deal.tricks), deal.trick]
    for number, trick in enumerate(tricks):
        for seat, card in trick:
            said = [_declared(each) for each in deal.declarations[seat]] if number == 0 else []
            said += [deal.words[card]] if card in deal.words else []
            told.plays.append(Entry("", str(seat), str(card), tuple(said)))
    told.result = _result(deal)
    return told


def _declared(declaration: Declaration) -> str:
    return f"{declaration.kind}={'-'.join(map(str, declaration.cards))}"


def _result(deal: Round) -> Entry | None:
    if deal.is_over:
        ns, ew = deal.score.game_points
        return Entry("", "", f"{deal.score.result} {ns}-{ew} carried {deal.score.carried}")
    return None


# From a record to a round.


def replay(deal: Round, told: DealRecord) -> None:
    """Call and play what a record tells, each by whom it says."""
    for entry in told.calls:
        with at(entry.place):
            deal.call(entry.what, seat=entry.seat)
    for entry in told.plays:
        with at(entry.place):
            _replay_card(deal, entry)
    if told.result is not None:
        with at(told.result.place):
            found = _result(deal)
            if found is None:
                raise NotationError(f"there is a result, but the deal is not over: {deal.to_act} is to act")
            if found.what != told.result.what:
                raise NotationError(f"the result is {found.what}, not {told.result.what}")


def _replay_card(deal: Round, entry: Entry) -> None:
    seat = Seat(entry.seat)
    if not deal.is_over and seat is not deal.to_act:
        raise IllegalPlay(f"{entry.what} can't be played by {seat}: {deal.to_act} is to act")
    words = {"belote", "rebelote"}
    known = {_declared(each): each for each in deal.declarable(seat)}
    chosen = []
    for said in entry.said:
        if said not in words and said not in known:
            raise IllegalPlay(f"{seat} can't declare {said} with {entry.what}")
        if said in known:
            chosen.append(known[said])
    if len(set(entry.said)) < len(entry.said):
        raise IllegalPlay(f"{seat} says a thing twice with {entry.what}: {', '.join(entry.said)}")
    said_words = words & {*entry.said}
    deal.play(entry.what, declare=chosen, belote=bool(said_words))
    heard = deal.words.get(Card(entry.what))
    if said_words != ({heard} if heard else set()):
        raise IllegalPlay(f"{seat} can't say {' and '.join(sorted(said_words))} with {entry.what}")


def pack_of(told: DealRecord, rules: Rules, dealer: Seat) -> Pack:
    """The pack of a deal; where it isn't told and all cards were played, one that deals the same hands."""
    if told.pack is not None:
        return Pack(told.pack)
    pattern = rules.dealing.deal_pattern
    if pattern is DealPattern.TURNED_CARD:
        raise NotationError("the pack is missing, and without it nobody knows which card was turned up")
    if len(told.plays) < len(Cards.ALL):
        raise NotationError(
            f"the pack is missing, and {len(told.plays)} of 32 cards played don't tell the hands"
        )
    hands: dict[Seat, list[str]] = {seat: [] for seat in Seat}
    for entry in told.plays:
        hands[Seat(entry.seat)].append(entry.what)
    return Pack.for_deal(Deal.from_hands(hands), rules, dealer=dealer)


# Text.


def write_deal(told: DealRecord) -> Iterator[str]:
    """The lines of one deal."""
    yield f"pack {told.pack}"
    if told.calls:
        yield " ".join(["calls", *(f"{entry.seat}:{entry.what}" for entry in told.calls)])
    for first in range(0, len(told.plays), 4):
        yield " ".join(["trick", *map(_write_play, told.plays[first : first + 4])])
    if told.result is not None:
        yield f"result {told.result.what}"


def _write_play(entry: Entry) -> str:
    said = f"({','.join(entry.said)})" if entry.said else ""
    return f"{entry.seat}:{entry.what}{said}"


def write_round(deal: Round) -> str:
    """The text of a round."""
    ns, ew = deal.match_score
    head = [
        HEADER,
        f"rules {deal.rules}",
        f"dealer {deal.dealer}",
        f"before {ns}-{ew} carried {deal.carried}",
    ]
    return "\n".join([*head, *write_deal(of_round(deal))])


def write_match(match: Match) -> str:
    """The text of a match."""
    lines = [HEADER, f"rules {match.rules}", f"dealer {match.first_dealer}"]
    for number, deal in enumerate(match.rounds, 1):
        lines += ["", f"deal {number}", *write_deal(of_round(deal))]
    return "\n".join(lines)


class _Reader:
    """Reads a text line by line."""

    def __init__(self, text: str) -> None:
        if not isinstance(text, str):
            raise TypeError(f"a record is read from str, not {type(text).__name__}")
        self.lines = [
            (f"line {number}", line.strip())
            for number, line in enumerate((raw.partition("#")[0] for raw in text.splitlines()), 1)
            if line.strip()
        ]

    def take(self, word: str) -> tuple[str, str]:
        """The rest of the next line, which must begin with a word, and its place."""
        if not self.lines:
            raise NotationError(f"the record ends where a line {word!r} should be")
        place, line = self.lines.pop(0)
        first, _, rest = line.partition(" ")
        if first != word:
            raise NotationError(f"{place}: {line!r} stands where a line {word!r} should be")
        return place, rest.strip()

    def has(self, word: str) -> bool:
        """Whether the next line begins with a word."""
        return bool(self.lines) and self.lines[0][1].partition(" ")[0] == word

    def head(self) -> MatchRecord:
        """The lines before the first deal."""
        place, version = self.take("rebelote")
        if f"rebelote {version}" != HEADER:
            raise NotationError(f"{place}: this version reads {HEADER!r}, not 'rebelote {version}'")
        place, rules = self.take("rules")
        with at(place):
            told = MatchRecord(Rules.parse(rules), "")
        place, told.dealer = self.take("dealer")
        with at(place):
            Seat(told.dealer)
        return told

    def deal(self, place: str) -> DealRecord:
        """The lines of one deal."""
        told = DealRecord(place=place)
        if self.has("pack"):
            told.place, told.pack = self.take("pack")
        while self.has("calls"):
            place, rest = self.take("calls")
            for item in rest.split():
                seat, colon, call = item.partition(":")
                if not colon:
                    raise NotationError(f"{place}: {item!r} is not a seat and a call, as in N:pass")
                told.calls.append(Entry(place, seat, call))
        while self.has("trick"):
            place, rest = self.take("trick")
            told.plays += [_read_play(item, place) for item in rest.split()]
        if self.has("result"):
            place, rest = self.take("result")
            told.result = Entry(place, "", " ".join(rest.split()))
        return told

    def end(self) -> None:
        """Nothing may follow."""
        if self.lines:
            raise NotationError(f"{self.lines[0][0]}: {self.lines[0][1]!r} is out of place")


def _read_play(item: str, place: str) -> Entry:
    found = _PLAY.fullmatch(item)
    if found is None:
        raise NotationError(f"{place}: {item!r} is not a seat and a card, as in N:JH or N:KH(belote)")
    said = tuple(found[3].split(",")) if found[3] is not None else ()
    return Entry(place, found[1], found[2], said)


def read_round(cls: type[AnyRound], text: str) -> AnyRound:
    """The round of a text."""
    reader = _Reader(text)
    head = reader.head()
    place, rest = reader.take("before")
    found = _SCORE.fullmatch(" ".join(rest.split()))
    if found is None:
        raise NotationError(f"{place}: {rest!r} is not a score, as in 20-0 carried 8")
    told = reader.deal(reader.lines[0][0] if reader.lines else "at the end")
    reader.end()
    with at(told.place):
        pack = pack_of(told, head.rules, Seat(head.dealer))
    ns, ew, carried = (int(number) for number in found.groups())
    deal = cls(head.rules, pack, dealer=head.dealer, match_score=(ns, ew), carried=carried)
    replay(deal, told)
    return deal


def read_match(text: str) -> MatchRecord:
    """What the text of a match tells."""
    reader = _Reader(text)
    told = reader.head()
    while reader.has("deal"):
        place, number = reader.take("deal")
        if number != str(len(told.deals) + 1):
            raise NotationError(f"{place}: deal {number} stands where deal {len(told.deals) + 1} should be")
        told.deals.append(reader.deal(place))
    reader.end()
    return told


def replay_match(match: Match, told: MatchRecord) -> None:
    """Play every deal of a record."""
    for deal in told.deals:
        with at(deal.place):
            played = match.next_round(pack_of(deal, match.rules, match.dealer))
        replay(played, deal)
