"""The slow referee of settlement: from what happened and the contract to what both sides record.

Like `oracle_deal`, which uses it, it shares nothing with the package.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

Rules = dict[str, Any]
Pair = tuple[int, int]


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
