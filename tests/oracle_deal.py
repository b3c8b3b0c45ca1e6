"""The slow referee of a whole deal: from a pack and what was called, played and said to what is recorded.

Like `oracle`, which knows the play, it shares nothing with the package. Rules are a flat dict of fields as
JSON has them, seats are 0 to 3, sides 0 and 1, cards text. Each question is answered from the rules in words,
by the plainest way there is.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from oracle import Duties, Game
from oracle_declarations import Declared, declared_points, may_declare, may_say
from oracle_settlement import Bid, Facts, settle

Rules = dict[str, Any]
Pair = tuple[int, int]


@dataclass(frozen=True)
class Played:
    """One card as it was played: with the cards of each declaration made, and whether a belote was said."""

    card: str
    declared: tuple[Declared, ...] = ()
    belote: bool = True
    all_declared: bool = True
    """Whether the declarations are the default choice, or the player's own."""


@dataclass(frozen=True)
class Recomputed:
    """All there is to say of a deal."""

    result: str
    game_points: Pair
    carried: int
    bid: Bid | None = None
    facts: Facts | None = None
    hands: list[list[str]] = field(default_factory=list)


def recompute(
    rules: Rules,
    *,
    dealer: int,
    pack: Sequence[str],
    calls: Sequence[tuple[int, str]],
    plays: Sequence[Played],
    carried: int,
) -> Recomputed:
    """Deal, play and settle it all again."""
    bid = contract_of(rules, calls, pack[20])
    if bid is None:
        return Recomputed("passed", (0, 0), carried)
    hands = hands_of(rules, dealer, pack, bid.declarer)
    leader = (dealer + 1) % 4
    if rules["first_lead"] == "capot_bidder" and bid.capot:
        leader = bid.declarer
    facts = facts_of(rules, bid, hands, leader, plays)
    result, game_points, waits = settle(rules, bid, facts, carried)
    return Recomputed(result, game_points, waits, bid, facts, hands)


def hands_of(rules: Rules, dealer: int, pack: Sequence[str], taker: int) -> list[list[str]]:
    """Who is dealt which eight cards."""
    order = [(dealer + turn) % 4 for turn in (1, 2, 3, 4)]
    rest, hands = list(pack), [[], [], [], []]  # type: list[str], list[list[str]]
    packets = [3, 2, 3] if rules["deal_pattern"] == "eight" else [3, 2]
    for packet in packets:
        for seat in order:
            hands[seat] += [rest.pop(0) for _ in range(packet)]
    if rules["deal_pattern"] == "turned_card":
        hands[taker].append(rest.pop(0))
        for seat in order:
            hands[seat] += [rest.pop(0) for _ in range(2 if seat == taker else 3)]
    elif rules["deal_pattern"] == "five_then_three":
        for seat in order:
            hands[seat] += [rest.pop(0) for _ in range(3)]
    return hands


def contract_of(rules: Rules, calls: Sequence[tuple[int, str]], turned: str) -> Bid | None:
    """The last bid, and what was called of it."""
    bid = None
    for seat, call in calls:
        if call == "double" and bid:
            bid = Bid(bid.trump, bid.declarer, 2, bid.value, bid.capot)
        elif call == "redouble" and bid:
            bid = Bid(bid.trump, bid.declarer, rules["redouble"], bid.value, bid.capot)
        elif call == "take":
            bid = Bid(turned[1], seat)
        elif call.startswith("capot "):
            bid = Bid(call[6:], seat, capot=True)
        elif call[0].isdigit():
            number = "".join(sign for sign in call if sign.isdigit())
            bid = Bid(call[len(number) :], seat, value=int(number))
        elif call != "pass":
            bid = Bid(call, seat)
    return bid


def facts_of(rules: Rules, bid: Bid, hands: list[list[str]], leader: int, plays: Sequence[Played]) -> Facts:
    """Play the cards; who took, declared and said what."""
    duties = Duties(
        *(str(rules[name]).upper() for name in ("overtake", "partner_winning", "cannot_overtrump"))
    )
    tables = (rules["nt_values"].upper(), rules["at_values"].upper())
    game = Game(hands, bid.trump, leader, duties, *tables, last_trick=0, capot=None)
    made: list[tuple[int, Declared]] = []
    first_of_pair: dict[str, tuple[int, bool, bool]] = {}  # suit: who, said, said again
    for played in plays:
        seat, suit, rank = game.to_play, played.card[1], played.card[0]
        assert played.card in game.legal()
        if len(game.hands[seat]) == 8:
            assert may_declare(rules, bid.trump, game.hands[seat], played.declared, best=played.all_declared)
        made += [(seat, cards) for cards in played.declared]
        if rank in "KQ":
            other = ("Q" if rank == "K" else "K") + suit
            if suit in first_of_pair:
                who, said, _ = first_of_pair[suit]
                first_of_pair[suit] = (who, said, said and played.belote)
            elif other in game.hands[seat] and may_say(rules, bid.trump, suit, game.trick):
                first_of_pair[suit] = (seat, played.belote, False)
        game.play(played.card)
    belotes = [0, 0]
    for who, said, again in first_of_pair.values():
        enough = {"nothing": True, "first_word": said, "both_words": said and again}[rules["belote_said"]]
        belotes[who % 2] += enough
    tricks = (game.tricks_won[0], game.tricks_won[1])
    return Facts(
        card_points=(game.points[0], game.points[1]),
        tricks=tricks,
        last_trick=game.tricks[-1][2] % 2,
        declarations=declared_points(rules, bid.trump, leader, made, tricks),
        belotes=(belotes[0], belotes[1]),
    )
