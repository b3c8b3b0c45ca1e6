"""Records as JSON: the same as the text, in objects and lists."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

from rebelote.errors import NotationError, brief
from rebelote.record import DealRecord, Entry, MatchRecord, at, of_round
from rebelote.rules import Rules
from rebelote.vocabulary import Seat

if TYPE_CHECKING:
    from rebelote.match import Match

VERSION = 1


def match_to_json(match: Match) -> str:
    """The JSON text of a match."""
    deals = [_deal_facts(of_round(deal)) for deal in match.rounds]
    facts = {
        "rebelote": VERSION,
        "rules": match.rules.to_dict(),
        "dealer": str(match.first_dealer),
        "deals": deals,
    }
    return json.dumps(facts, ensure_ascii=False)


def _deal_facts(told: DealRecord) -> dict[str, object]:
    return {
        "pack": told.pack,
        "calls": [{"seat": entry.seat, "call": entry.what} for entry in told.calls],
        "plays": [{"seat": e.seat, "card": e.what, "said": list(e.said)} for e in told.plays],
        "result": None if told.result is None else told.result.what,
    }


def match_from_json(text: str) -> MatchRecord:
    """What the JSON of a match tells."""
    if not isinstance(text, str):
        raise TypeError(f"JSON is read from str, not {type(text).__name__}")
    try:
        facts = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise NotationError(f"this is not JSON: {error}") from None
    whole = _Object(facts, "the record", {"rebelote", "rules", "dealer", "deals"})
    version = whole.get("rebelote", int)
    if version != VERSION:
        raise NotationError(f"this version reads records of version {VERSION}, not {brief(version)}")
    with at("rules"):
        try:
            rules = Rules.from_dict(whole.get("rules", dict))
        except TypeError as error:
            raise NotationError(str(error)) from None
    dealer = whole.get("dealer", str)
    with at("dealer"):
        Seat(dealer)
    deals = [_read_deal(deal, number) for number, deal in enumerate(whole.get("deals", list), 1)]
    return MatchRecord(rules=rules, dealer=dealer, deals=deals)


def _read_deal(facts: object, number: int) -> DealRecord:
    place = f"deal {number}"
    deal = _Object(facts, place, {"pack", "calls", "plays", "result"})
    told = DealRecord(place=place, pack=deal.get("pack", str, none=True))
    for count, each in enumerate(deal.get("calls", list), 1):
        call = _Object(each, f"{place}, call {count}", {"seat", "call"})
        told.calls.append(Entry(call.place, call.get("seat", str), call.get("call", str)))
    for count, each in enumerate(deal.get("plays", list), 1):
        play = _Object(each, f"{place}, card {count}", {"seat", "card", "said"})
        said = play.get("said", list)
        if not all(isinstance(word, str) for word in said):
            raise NotationError(f"{play.place}: said must be a list of texts, not {brief(said)}")
        told.plays.append(Entry(play.place, play.get("seat", str), play.get("card", str), tuple(said)))
    result = deal.get("result", str, none=True)
    told.result = None if result is None else Entry(f"{place}, result", "", result)
    return told


class _Object:
    """An object of the JSON: asks for its members by name and type."""

    def __init__(self, facts: object, place: str, names: set[str]) -> None:
        if not isinstance(facts, dict):
            raise NotationError(f"{place}: an object is expected, not {brief(facts)}")
        unknown = sorted(set(facts) - names)
        if unknown:
            raise NotationError(
                f"{place}: {brief(unknown[0])} is not known here; there are {', '.join(sorted(names))}"
            )
        self.facts, self.place = facts, place

    def get(self, name: str, kind: type, *, none: bool = False) -> Any:
        """The member of that name; a list may be left out when empty, a member that may be None as well."""
        value = self.facts.get(name)
        if value is None and (none or (kind is list and name not in self.facts)):
            return None if none else []
        if type(value) is not kind:
            raise NotationError(f"{self.place}: {name} must be {kind.__name__}, not {brief(value)}")
        return value
