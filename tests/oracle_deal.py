"""The slow referee of a whole deal: from a pack and what was called, played and said to what is recorded.

Like `oracle`, which knows the play, it shares nothing with the package. Rules are a flat dict of fields as
JSON has them, seats are 0 to 3, sides 0 and 1, cards text. Each question is answered from the rules in words,
by the plainest way there is.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from oracle import RANKS, SUITS, Duties, Game

Rules = dict[str, Any]
Pair = tuple[int, int]


@dataclass(frozen=True)
class Played:
    """One card as it was played: with the cards of each declaration made, and whether a belote was said."""

    card: str
    declared: tuple[tuple[str, ...], ...] = ()
    belote: bool = True


@dataclass(frozen=True)
class Facts:
    """What happened, by side."""

    card_points: Pair
    tricks: Pair
    last_trick: int
    declarations: Pair = (0, 0)
    belotes: Pair = (0, 0)


@dataclass(frozen=True)
class Bid:
    """The contract."""

    trump: str
    declarer: int
    multiplier: int = 1
    value: int | None = None
    capot: bool = False


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
    made: list[tuple[int, tuple[str, ...]]] = []
    first_of_pair: dict[str, tuple[int, bool, bool]] = {}  # suit: who, said, said again
    for played in plays:
        seat, suit, rank = game.to_play, played.card[1], played.card[0]
        assert played.card in game.legal()
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


def may_say(rules: Rules, trump: str, suit: str, trick: Sequence[str]) -> bool:
    """Whether a belote of this suit may be announced with a card played to this trick."""
    if trump == "NT":
        return False
    if trump != "AT":
        return suit == trump
    thrown = bool(trick) and trick[0][1] != suit
    return bool(rules["belote_in_all_trumps"]) and not (thrown and rules["belote_condition"] == "in_suit")


# Declarations.


def is_square(cards: Sequence[str]) -> bool:
    """Whether the cards are four of a rank."""
    return len(cards) == 4 and len({card[0] for card in cards}) == 1


def worth(rules: Rules, trump: str, cards: Sequence[str]) -> int:
    """What a declaration scores."""
    if is_square(cards):
        rank = cards[0][0]
        if trump == "NT" and rules["nt_declarations"] == "aces_high":
            return {"A": 200, "T": 150}.get(rank, 100)
        return {"J": 200, "9": 150}.get(rank, 100)
    return {3: 20, 4: 50, 8: int(rules["eight_run"])}.get(len(cards), 100)


def better(rules: Rules, trump: str, one: Sequence[str], two: Sequence[str]) -> int:
    """1 if the first is better, -1 if the second is, 0 if neither."""
    steps = []
    if rules["declaration_pools"] == "by_value":
        steps.append((worth(rules, trump, one), worth(rules, trump, two)))
    steps.append((int(is_square(one)), int(is_square(two))))
    if is_square(one) and is_square(two):
        steps.append((worth(rules, trump, one), worth(rules, trump, two)))
        order = "QKTA9J" if rules["hundreds_order"] == "trump" else "TQKA9J"
        steps.append((order.index(one[0][0]), order.index(two[0][0])))
    else:
        lengths = [min(len(cards), 5 if rules["long_runs"] == "one_class" else 8) for cards in (one, two)]
        steps.append((lengths[0], lengths[1]))
        tops = [max(RANKS.index(card[0]) for card in cards) for cards in (one, two)]
        steps.append((tops[0], tops[1]))
    for a, b in steps:
        if a != b:
            return 1 if a > b else -1
    return 0


def declared_points(
    rules: Rules, trump: str, leader: int, made: Sequence[tuple[int, tuple[str, ...]]], tricks: Pair
) -> Pair:
    """What the declarations made bring each side."""
    if not rules["with_declarations"] or (trump == "NT" and rules["nt_declarations"] == "none"):
        return (0, 0)
    counting = [each for each in made if tricks[each[0] % 2] or not rules["declarations_need_trick"]]
    pools = [counting]
    if rules["declaration_pools"] == "two":
        pools = [[each for each in counting if is_square(each[1]) is kind] for kind in (True, False)]
    points = [0, 0]
    for pool in pools:
        side = winning_side(rules, trump, leader, pool)
        for seat, cards in pool:
            points[seat % 2] += worth(rules, trump, cards) if seat % 2 == side else 0
    return (points[0], points[1])


def winning_side(
    rules: Rules, trump: str, leader: int, pool: Sequence[tuple[int, tuple[str, ...]]]
) -> int | None:
    """The side that has the best of a pool."""
    best = [one for one in pool if all(better(rules, trump, one[1], two[1]) >= 0 for two in pool)]
    sides = {seat % 2 for seat, _ in best}
    if len(sides) < 2:
        return sides.pop() if sides else None
    if rules["equal_declarations"] == "cancel":
        return None
    for seat, cards in best:
        if cards[0][1] == trump and trump in SUITS:
            return seat % 2
    if rules["equal_declarations"] == "trump":
        return None
    return min((seat - leader) % 4 for seat, _ in best) % 2 ^ leader % 2


# Settlement.


def nearest(number: int, total: int, whole: int) -> int:
    """Number x total / whole to the nearest, half up."""
    return (2 * number * total + whole) // (2 * whole)


def tens(points: int, trump: str, rounding: str, *, richer: bool) -> int:
    """Points of one side as they are recorded."""
    down, digit = points - points % 10, points % 10
    if rounding == "none":
        return points
    if rounding in ("five_up", "six_up"):
        return down + 10 if digit >= {"five_up": 5, "six_up": 6}[rounding] else down
    turning = {"AT": 4, "NT": 5}.get(trump, 6)
    if digit == turning:
        return down if richer else down + 10
    return down + 10 if digit > turning else down


def settle(rules: Rules, bid: Bid, facts: Facts, carried: int) -> tuple[str, Pair, int]:
    """The result, what both sides record in game points, and what waits."""
    mine = bid.declarer % 2
    tricks, declared = trick_points(rules, bid, facts), list(facts.declarations)
    belotes = [count * rules["belote_points"] for count in facts.belotes]
    judged = [tricks[s] + declared[s] + (belotes[s] if rules["belote_counts"] else 0) for s in (0, 1)]
    result = judge(rules, bid, facts, judged)
    if rules["scale"] == "record":
        tricks = scaled(rules, facts, tricks, mine)
    if result == "tied":
        totals = [tricks[s] + declared[s] + belotes[s] for s in (0, 1)]
        return "tied", *tied(rules, bid, totals, belotes, carried)
    winner = mine if result == "made" else 1 - mine
    recorded, safe = shares(rules, bid, facts, winner, tricks=tricks, declared=declared, belotes=belotes)
    swept = is_swept(rules, bid, winner)
    if rules["round_before_doubling"]:
        recorded = rounded(rules, bid, recorded, swept=swept)
    value = bid_value(rules, bid) if result == "made" or rules["failed_bid_scores"] else 0
    recorded[winner] += value
    again = bid.multiplier - 1
    if rules["double_scope"] == "contract":
        recorded[winner] += again * value
    elif rules["double_scope"] == "all_but_belote":
        recorded[winner] += again * (recorded[winner] - safe)
    else:
        recorded[winner] *= bid.multiplier
    if not rules["round_before_doubling"]:
        recorded = rounded(rules, bid, recorded, swept=swept)
    unit = rules["score_unit"]
    recorded[winner] += carried * unit
    return result, (recorded[0] // unit, recorded[1] // unit), 0


def trick_points(rules: Rules, bid: Bid, facts: Facts) -> list[int]:
    """What the tricks of each side are worth: cards, last trick, no trump's factor, capot."""
    found = []
    for side in (0, 1):
        cards = facts.card_points[side]
        if rules["scale"] == "cards" and sum(facts.card_points):
            cards = nearest(cards, 152, sum(facts.card_points))
        times = rules["nt_factor"] if bid.trump == "NT" else 1
        points = times * (cards + (rules["last_trick"] if facts.last_trick == side else 0))
        if facts.tricks[side] == 8 and rules["capot"]:
            points += rules["capot"] * (times if rules["nt_capot_doubled"] else 1)
        found.append(points)
    return found


def judge(rules: Rules, bid: Bid, facts: Facts, judged: Sequence[int]) -> str:
    """Whether the contract is made."""
    own, others = judged[bid.declarer % 2], judged[1 - bid.declarer % 2]
    if rules["made_test"] == "more":
        if own == others:
            return {"made": "made", "failed": "failed"}.get(rules["tie"], "tied")
        return "made" if own > others and own >= rules["least_points"] else "failed"
    if bid.capot:
        return "made" if facts.tricks[bid.declarer % 2] == 8 else "failed"
    enough = own >= (bid.value or 0) and own >= rules["least_points"]
    if rules["made_test"] == "bid_and_more":
        enough = enough and own > others
    return "made" if enough else "failed"


def scaled(rules: Rules, facts: Facts, tricks: Sequence[int], mine: int) -> list[int]:
    """The tricks brought to the total of a suit game, the capot left as it is."""
    last = rules["last_trick"]
    raw = [facts.card_points[s] + (last if facts.last_trick == s else 0) for s in (0, 1)]
    if not sum(raw):
        return list(tricks)
    whole = 152 + last
    own = nearest(raw[mine], whole, sum(raw))
    part = [own, whole - own] if mine == 0 else [whole - own, own]
    return [tricks[s] - raw[s] + part[s] for s in (0, 1)]


def is_swept(rules: Rules, bid: Bid, winner: int) -> bool:
    """Whether the winner of the deal gets the tricks and the loser none."""
    failed = winner != bid.declarer % 2
    return failed or (bid.multiplier > 1 and not rules["doubled_loser_scores"])


def shares(
    rules: Rules,
    bid: Bid,
    facts: Facts,
    winner: int,
    *,
    tricks: Sequence[int],
    declared: Sequence[int],
    belotes: Sequence[int],
) -> tuple[list[int], int]:
    """What each side records before rounding, contract and doubling; how much of the winner's is belote."""
    loser, failed = 1 - winner, winner != bid.declarer % 2
    swept = is_swept(rules, bid, winner)
    passes = swept and rules["lost_belote"] == "passes"
    own_belote = belotes[winner] + (belotes[loser] if passes else 0)
    recorded = [0, 0]
    recorded[winner] = own_belote
    recorded[loser] = 0 if passes else belotes[loser]
    if not rules["record_points"]:
        return recorded, own_belote
    if not swept:
        takes = bid.capot and rules["capot_takes_declarations"]
        recorded[winner] += tricks[winner] + declared[winner] + (declared[loser] if takes else 0)
        recorded[loser] += tricks[loser] + (0 if takes else declared[loser])
        return recorded, own_belote
    recorded[winner] += award(rules, bid, facts, winner, tricks) + declared[winner]
    keeps = failed and rules["failed_declarations"] == "holder"
    recorded[loser if keeps else winner] += declared[loser]
    return recorded, own_belote


def award(rules: Rules, bid: Bid, facts: Facts, winner: int, tricks: Sequence[int]) -> int:
    """What the tricks are worth to the side that gets them all."""
    every = facts.tricks[winner] == 8
    if winner == bid.declarer % 2:
        fixed = [rules["doubled_capot_points"] if every else None, rules["doubled_points"]]
        free = sum(tricks) if rules["double_scope"] == "pot" else tricks[winner]
    else:
        fixed = [
            rules["failed_bid_capot_points"] if bid.capot else None,
            rules["failed_capot_points"] if every else None,
            rules["failed_points"],
        ]
        free = sum(tricks)
    return int(next((points for points in fixed if points is not None), free))


def rounded(rules: Rules, bid: Bid, points: Sequence[int], *, swept: bool) -> list[int]:
    """Both sides in tens; a deal that one side takes goes to the nearest ten, 5 up."""
    mine = bid.declarer % 2
    rich = mine if points[mine] > points[1 - mine] else 1 - mine
    rounding = rules["rounding"]
    if swept and rounding in ("pairs", "rest"):
        rounding = "five_up"
    both = [tens(points[s], bid.trump, rounding, richer=s == rich) for s in (0, 1)]
    if rounding == "rest":
        poor = 1 - rich
        both[poor] = tens(sum(points), bid.trump, "five_up", richer=True) - both[rich]
        if points[poor] > 0 and both[poor] == 0:
            both[poor], both[rich] = 10, both[rich] - 10
    return both


def bid_value(rules: Rules, bid: Bid) -> int:
    """What the contract itself counts."""
    if bid.capot:
        return int(rules["capot_value"])
    if bid.value is not None and bid.value == rules["bid_min"] and rules["lowest_bid_scores"] is not None:
        return int(rules["lowest_bid_scores"])
    return bid.value or 0


def tied(
    rules: Rules, bid: Bid, totals: Sequence[int], belotes: Sequence[int], carried: int
) -> tuple[Pair, int]:
    """What both sides record of a tied deal, and what waits from now on."""
    unit, mine = rules["score_unit"], bid.declarer % 2
    if bid.multiplier > 1 and rules["doubled_tie"] == "pot_waits":
        pot = [0, 0]
        pot[mine] = sum(totals)
        waits = sum(rounded(rules, bid, pot, swept=True)) * bid.multiplier
        return (0, 0), carried + waits // unit
    recorded = [points * bid.multiplier for points in rounded(rules, bid, totals, swept=False)]
    waits = 0
    for side in (0, 1):
        if side == mine or rules["tie"] == "all_waits":
            kept = belotes[side] if rules["tie_belote"] == "kept" else 0
            waits += recorded[side] - kept
            recorded[side] = kept
    return (recorded[0] // unit, recorded[1] // unit), carried + waits // unit
