"""A slow, independent referee of the play, written from the rules in words; the tests hold the engine to it.

`oracle_deal` is the rest of it: dealing and contracts, with `oracle_declarations` and `oracle_settlement`.

It shares nothing with the package, not even an import: cards are text such as "JH", seats are 0 to 3 in
order of play (0 and 2 are partners), a trump is "C", "D", "H", "S", "NT" or "AT", and the duties are the
names of the engine's enum members. Every rule is spelled out in the plainest way that can be checked by
reading.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field

SUITS = "CDHS"
RANKS = "789TJQKA"
PACK = tuple(rank + suit for suit in SUITS for rank in RANKS)
TRUMPS = ("C", "D", "H", "S", "NT", "AT")

PLAIN_ORDER = "789JQKTA"
TRUMP_ORDER = "78QKTA9J"
PLAIN_POINTS = {"A": 11, "T": 10, "K": 4, "Q": 3, "J": 2}
TRUMP_POINTS = {"J": 20, "9": 14, "A": 11, "T": 10, "K": 4, "Q": 3}
NT_POINTS = {"STANDARD": PLAIN_POINTS, "ACE_19": {**PLAIN_POINTS, "A": 19}}
AT_POINTS = {"STANDARD": TRUMP_POINTS, "JACK_13": {"J": 13, "9": 9, "A": 6, "T": 5, "K": 3, "Q": 2}}


@dataclass(frozen=True)
class Duties:
    """What a set of rules says about the play, by the names of its choices."""

    overtake: str = "TRUMP"
    partner_winning: str = "ANY_CARD"
    cannot_overtrump: str = "UNDERTRUMP"


OVERTAKE = ("TRUMP", "EVERY_SUIT_UNTIL_RUFFED", "EVERY_SUIT")
PARTNER_WINNING = ("ANY_CARD", "OVER_IF_ABLE", "NOT_UNDER", "NEVER_UNDER", "NO_EXCUSE")
CANNOT_OVERTRUMP = ("UNDERTRUMP", "ANY_CARD", "NO_UNDERTRUMP")
ALL_DUTIES = tuple(Duties(o, p, c) for o in OVERTAKE for p in PARTNER_WINNING for c in CANNOT_OVERTRUMP)


def is_trump(card: str, trump: str) -> bool:
    """Whether the card has the order and the points of a trump."""
    return trump == "AT" or card[1] == trump


def strength(card: str, trump: str) -> int:
    """The place of a card among those of its suit."""
    return (TRUMP_ORDER if is_trump(card, trump) else PLAIN_ORDER).index(card[0])


def card_points(card: str, trump: str, nt_values: str = "STANDARD", at_values: str = "STANDARD") -> int:
    """What one card counts in a trick."""
    if trump == "NT":
        table = NT_POINTS[nt_values]
    elif trump == "AT":
        table = AT_POINTS[at_values]
    else:
        table = TRUMP_POINTS if card[1] == trump else PLAIN_POINTS
    return table.get(card[0], 0)


def winner(trick: Sequence[str], trump: str) -> int:
    """The place in the trick of the card that wins it so far."""
    ruffs = [card for card in trick if card[1] == trump]
    suit = trump if ruffs else trick[0][1]
    candidates = [card for card in trick if card[1] == suit]
    return trick.index(max(candidates, key=lambda card: strength(card, trump)))


def legal(hand: Sequence[str], trick: Sequence[str], trump: str, duties: Duties) -> set[str]:
    """The cards of the hand that may be played to the trick."""
    if not trick:
        return set(hand)
    following = [card for card in hand if card[1] == trick[0][1]]
    if following:
        return _following(following, trick, trump, duties)
    trumps = [card for card in hand if card[1] == trump]
    if not trumps:
        return set(hand)
    partner_holds = winner(trick, trump) == len(trick) - 2
    if partner_holds and duties.partner_winning != "NO_EXCUSE":
        return _excused(hand, trick, trump, duties)
    return _ruffing(hand, trick, trump, duties)


def _following(following: Sequence[str], trick: Sequence[str], trump: str, duties: Duties) -> set[str]:
    led = trick[0][1]
    ruffed = led != trump and any(card[1] == trump for card in trick)
    always = is_trump(trick[0], trump)
    until_ruffed = duties.overtake == "EVERY_SUIT_UNTIL_RUFFED" and not ruffed
    if trump == "NT" or not (always or until_ruffed or duties.overtake == "EVERY_SUIT"):
        return set(following)
    best = max(strength(card, trump) for card in trick if card[1] == led)
    return {card for card in following if strength(card, trump) > best} or set(following)


def _excused(hand: Sequence[str], trick: Sequence[str], trump: str, duties: Duties) -> set[str]:
    """Void, with trumps, and the partner holds the trick."""
    winning = trick[winner(trick, trump)]
    if winning[1] != trump:
        return set(hand)
    lower = {c for c in hand if c[1] == trump and strength(c, trump) < strength(winning, trump)}
    higher = {c for c in hand if c[1] == trump and strength(c, trump) > strength(winning, trump)}
    others = {c for c in hand if c[1] != trump}
    if duties.partner_winning == "OVER_IF_ABLE" and higher:
        return others | higher
    if duties.partner_winning == "NOT_UNDER" and others:
        return others | higher
    if duties.partner_winning == "NEVER_UNDER" and (others or higher):
        return others | higher
    if duties.cannot_overtrump == "NO_UNDERTRUMP" and (others or higher):
        return others | higher
    return others | higher | lower


def _ruffing(hand: Sequence[str], trick: Sequence[str], trump: str, duties: Duties) -> set[str]:
    """Void, with trumps, and nothing excuses from trumping."""
    trumps = {card for card in hand if card[1] == trump}
    ruffs = [strength(card, trump) for card in trick if card[1] == trump]
    if not ruffs:
        return trumps
    higher = {card for card in trumps if strength(card, trump) > max(ruffs)}
    if higher:
        return higher
    if duties.cannot_overtrump == "UNDERTRUMP":
        return trumps
    if duties.cannot_overtrump == "ANY_CARD":
        return set(hand)
    return set(hand) - trumps or set(hand)


def hand_text(cards: Sequence[str]) -> str:
    """A hand as S.H.D.C, high to low in natural order."""
    ranks = [[c[0] for c in cards if c[1] == suit] for suit in reversed(SUITS)]
    return ".".join("".join(sorted(held, key=RANKS.index, reverse=True)) for held in ranks)


def deal_text(hands: Sequence[Sequence[str]]) -> str:
    """Four hands, N first, in the notation of a deal."""
    return "N:" + " ".join(hand_text(hand) for hand in hands)


@dataclass
class Game:
    """One deal being played: who holds what, whose turn it is, what each side has.

    An ending whose tricks before aren't told counts from none, and so never has a capot.
    """

    hands: list[list[str]]
    trump: str
    leader: int
    duties: Duties = field(default_factory=Duties)
    nt_values: str = "STANDARD"
    at_values: str = "STANDARD"
    last_trick: int = 10
    capot: int | None = 90
    tricks_before: tuple[int, int] | None = None

    def __post_init__(self) -> None:
        self.hands = [list(hand) for hand in self.hands]
        self.points = [0, 0]
        self.tricks_won = list(self.tricks_before or (0, 0))
        self.trick: list[str] = []
        self.tricks: list[tuple[int, tuple[str, ...], int, int]] = []  # leader, cards, winner, points

    @property
    def to_play(self) -> int:
        """The seat whose turn it is."""
        return (self.leader + len(self.trick)) % 4

    @property
    def over(self) -> bool:
        """Whether every card is played."""
        return not self.trick and not any(self.hands)

    def legal(self) -> set[str]:
        """The cards the seat to play may play."""
        return legal(self.hands[self.to_play], self.trick, self.trump, self.duties)

    def play(self, card: str) -> None:
        """Play a legal card; the fourth one ends the trick."""
        self.hands[self.to_play].remove(card)
        self.trick.append(card)
        if len(self.trick) == 4:
            self._end_trick()

    def _end_trick(self) -> None:
        taker = (self.leader + winner(self.trick, self.trump)) % 4
        side = taker % 2
        points = sum(card_points(c, self.trump, self.nt_values, self.at_values) for c in self.trick)
        if not any(self.hands):
            points += self.last_trick
        self.tricks.append((self.leader, tuple(self.trick), taker, points))
        self.points[side] += points
        self.tricks_won[side] += 1
        self.leader, self.trick = taker, []
        if self.tricks_won[side] == 8:
            self.points[side] += self.capot or 0
