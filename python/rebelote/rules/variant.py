"""`Rules`: the groups of fields that make a variant, checked together, with their text and their dict."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from dataclasses import dataclass, fields, replace
from typing import Any, Literal, Self

from rebelote.errors import InvalidArgument, InvalidRules, NotationError
from rebelote.rules import presets
from rebelote.rules.auction import AuctionForm, AuctionRules
from rebelote.rules.dealing import DealingRules, DealPattern
from rebelote.rules.declarations import BeloteRules, DeclarationRules
from rebelote.rules.describe import in_words
from rebelote.rules.fields import from_plain, plain
from rebelote.rules.match import MatchRules
from rebelote.rules.play import PlayRules
from rebelote.rules.settlement import MadeTest, SettlementRules

GROUPS: dict[str, type[Any]] = {
    "dealing": DealingRules,
    "auction": AuctionRules,
    "play": PlayRules,
    "declarations": DeclarationRules,
    "belote": BeloteRules,
    "settlement": SettlementRules,
    "match": MatchRules,
}
"""The groups of `Rules`, in the order of a deal."""

FIELDS: dict[str, str] = {field.name: group for group, kind in GROUPS.items() for field in fields(kind)}
"""The group of each field: their names are unique across groups."""

DIRECTIONS = ("clockwise", "counterclockwise")


@dataclass(frozen=True, kw_only=True, repr=False)
class Rules:
    """The rules of one variant, under a name, in groups of fields: see `help` of each group.

    The defaults of all groups together are a contrée, bid from 80 to 160 with no trump and all trumps.
    Field names are unique across groups, so that `preset` and `replace` take them by name. An option is given
    as a member of its enum or as its text. Rules are compared and hashed by all their fields; `str` is one
    line that `parse` reads, `repr` an expression.

    >>> rules = Rules.preset("bulgarian", target=101)
    >>> rules.match.target, rules.play.cannot_overtrump
    (101, CannotOvertrump.ANY_CARD)
    >>> rules
    Rules.preset('bulgarian', target=101)
    >>> Rules.parse(str(rules)) == rules
    True
    >>> rules.replace(auction_form="turned")
    Traceback (most recent call last):
        ...
    rebelote.InvalidRules: auction_form turned knows no doubles: doubles must be none
    """

    name: str
    direction: Literal["clockwise", "counterclockwise"] = "counterclockwise"
    dealing: DealingRules = DealingRules()
    auction: AuctionRules = AuctionRules()
    play: PlayRules = PlayRules()
    declarations: DeclarationRules = DeclarationRules()
    belote: BeloteRules = BeloteRules()
    settlement: SettlementRules = SettlementRules()
    match: MatchRules = MatchRules()

    def __post_init__(self) -> None:
        for name in ("name", "direction"):
            if not isinstance(getattr(self, name), str):
                raise TypeError(f"{name} must be str, not {type(getattr(self, name)).__name__}")
        for name, kind in GROUPS.items():
            if not isinstance(getattr(self, name), kind):
                raise TypeError(f"{name} must be {kind.__name__}, not {type(getattr(self, name)).__name__}")
        if self.direction not in DIRECTIONS:
            raise InvalidRules(f"direction must be {' or '.join(DIRECTIONS)}, not {self.direction!r}")
        self._check_together()

    def _check_together(self) -> None:
        form, test = self.auction.auction_form, self.settlement.made_test
        turned = self.dealing.deal_pattern is DealPattern.TURNED_CARD
        if turned != (form is AuctionForm.TURNED):
            raise InvalidRules("deal_pattern turned_card and auction_form turned need each other")
        if (form is AuctionForm.NUMERIC) != (test is not MadeTest.MORE):
            raise InvalidRules(
                f"made_test {test.value} makes no sense in auction_form {form.value}:"
                " numbers are bid, and must be made, in numeric auctions alone"
            )
        if self.settlement.score_unit == 10:
            self._check_tens()

    def _check_tens(self) -> None:
        """Refuse what would leave a part of a game point, entered after the rounding to tens."""
        auction, settlement = self.auction, self.settlement
        tens = {"belote_points": self.belote.belote_points}
        if auction.auction_form is AuctionForm.NUMERIC:
            tens |= {"bid_step": auction.bid_step, "capot_value": settlement.capot_value}
            if settlement.lowest_bid_scores is None:
                tens["bid_min"] = auction.bid_min
            else:
                tens["lowest_bid_scores"] = settlement.lowest_bid_scores
        for name, value in tens.items():
            if value % 10:
                raise InvalidRules(f"score_unit 10 counts in tens: {name} must be one of them, not {value}")

    @classmethod
    def presets(cls) -> tuple[str, ...]:
        """The names of the presets.

        >>> "ffb_classic" in Rules.presets()
        True
        """
        return tuple(presets.PRESETS)

    @classmethod
    def preset(cls, name: str, **fields: object) -> Self:
        """The rules of that name, with some fields changed; `InvalidArgument` if there is no such preset.

        >>> Rules.preset("bga", third_round=True).auction.third_round
        True
        """
        if not isinstance(name, str):
            raise TypeError(f"a preset's name must be str, not {type(name).__name__}")
        if name not in presets.PRESETS:
            raise InvalidArgument(f"no preset is named {name!r}; there are {', '.join(presets.PRESETS)}")
        rules = cls(**_preset_arguments(name))
        return rules.replace(**fields) if fields else rules

    def replace(self, **fields: object) -> Self:
        """The same rules with some fields changed, given by their names; `name` and `direction` count.

        `InvalidArgument` names a field that doesn't exist, `InvalidRules` a combination that makes no sense.
        """
        return replace(self, **_grouped(self, fields))

    def __reduce__(self) -> tuple[Callable[[str], Rules], tuple[str]]:
        return (type(self).parse, (str(self),))

    def to_dict(self) -> dict[str, object]:
        """All fields by group, as JSON has them: options as their text.

        >>> Rules.preset("bulgarian").to_dict()["match"]["capot_finish"]
        'barrier'
        """
        told: dict[str, object] = {"name": self.name, "direction": self.direction}
        for group in GROUPS:
            values = getattr(self, group)
            told[group] = {field.name: plain(getattr(values, field.name)) for field in fields(values)}
        return told

    @classmethod
    def from_dict(cls, told: Mapping[str, object]) -> Self:
        """What `to_dict` made. A field or group left out has its default, as in `Rules(name=…)`: a contrée.

        The name must be there.

        >>> Rules.from_dict(Rules.preset("bga").to_dict()) == Rules.preset("bga")
        True
        """
        if not isinstance(told, Mapping):
            raise TypeError(f"expected a mapping of groups, not {type(told).__name__}")
        flat: dict[str, object] = {}
        for key, value in told.items():
            if key in ("name", "direction"):
                flat[key] = value
            elif key not in GROUPS:
                raise InvalidRules(f"rules have no group {key!r}; there are {', '.join(GROUPS)}")
            elif not isinstance(value, Mapping):
                raise TypeError(f"{key} must be a mapping of fields, not {type(value).__name__}")
            else:
                flat |= _fields_of(key, value)
        if "name" not in flat:
            raise InvalidRules("rules need a name")
        return cls(**_grouped(None, flat))

    def describe(self) -> str:
        """The rules in words, from the fields: a line for each, under the name of its group.

        >>> print(Rules.preset("bga").describe())
        bga, played counterclockwise
        ...
        """
        return in_words(self, tuple(GROUPS))

    def __str__(self) -> str:
        base, changed = self._from_preset()
        # In a record a # begins a comment.
        told = [
            f"{name}={json.dumps(plain(value))}".replace("#", "\\u0023") for name, value in changed.items()
        ]
        return " ".join([base, *told])

    def __repr__(self) -> str:
        base, changed = self._from_preset()
        told = [f"{name}={plain(value)!r}" for name, value in changed.items()]
        if "name" in changed:
            return f"Rules.preset({base!r}).replace({', '.join(told)})"
        return f"Rules.preset({', '.join([repr(base), *told])})"

    def _from_preset(self) -> tuple[str, dict[str, object]]:
        """The preset of this name, else the default one, and the fields that differ from it."""
        base = self.name if self.name in presets.PRESETS else presets.DEFAULT_PRESET
        return base, _differences(Rules.preset(base), self)

    @classmethod
    def parse(cls, text: str) -> Self:
        """The rules that `str` wrote: a preset's name, then fields as name=value, the values being JSON.

        >>> Rules.parse("bga third_round=true").auction.third_round
        True
        """
        if not isinstance(text, str):
            raise TypeError(f"rules are read from str, not {type(text).__name__}")
        base, _, rest = text.strip().partition(" ")
        try:
            return cls.preset(base).replace(**_read_fields(rest))
        except TypeError as error:
            raise NotationError(str(error)) from None


def _preset_arguments(name: str) -> dict[str, Any]:
    """The arguments of `Rules` for a preset, those of its siblings first."""
    found = presets.PRESETS[name]
    start = Rules.preset(found.sibling) if found.sibling else None
    return _grouped(start, {"name": name, **found.fields})


def _grouped(start: Rules | None, changes: Mapping[str, object]) -> dict[str, Any]:
    """Changes by field as arguments of `Rules`: changed groups of `start`, or of the defaults."""
    arguments: dict[str, Any] = {}
    by_group: dict[str, dict[str, object]] = {}
    if start is not None:
        arguments = {field.name: getattr(start, field.name) for field in fields(start)}
    for name, value in changes.items():
        if name in ("name", "direction"):
            arguments[name] = value
        elif name not in FIELDS:
            raise InvalidArgument(f"rules have no field {name!r}")
        else:
            group = FIELDS[name]
            by_group.setdefault(group, {})[name] = from_plain(GROUPS[group], name, value)
    for group, changed in by_group.items():
        arguments[group] = replace(arguments.get(group, GROUPS[group]()), **changed)
    return arguments


def _fields_of(group: str, told: Mapping[str, object]) -> dict[str, object]:
    for name in told:
        if FIELDS.get(name) != group:
            raise InvalidRules(f"{group} has no field {name!r}")
    return dict(told)


def _differences(base: Rules, rules: Rules) -> dict[str, object]:
    """The fields in which rules differ from a preset's."""
    changed: dict[str, object] = {
        name: getattr(rules, name)
        for name in ("name", "direction")
        if getattr(rules, name) != getattr(base, name)
    }
    for name, group in FIELDS.items():
        value = getattr(getattr(rules, group), name)
        if value != getattr(getattr(base, group), name):
            changed[name] = value
    return changed


def _read_fields(text: str) -> dict[str, object]:
    """Fields as name=value, the values being JSON, which tells where each ends."""
    found: dict[str, object] = {}
    decoder = json.JSONDecoder()
    text = text.strip()
    while text:
        name, equals, rest = text.partition("=")
        try:
            value, end = decoder.raw_decode(rest)
        except ValueError:
            raise NotationError(f"{text!r} is not a field as name=value with a value in JSON") from None
        if not name or not equals or name in found or rest[end : end + 1].strip():
            raise NotationError(f"{text!r} is not a field as name=value, each once")
        found[name] = value
        text = rest[end:].strip()
    return found


_NAMED: dict[str, Rules] = {name: Rules.preset(name) for name in presets.PRESETS}


def whole_rules(rules: object) -> Rules:
    """What a `rules` argument means where whole rules are needed: `Rules`, or a preset's name.

    >>> whole_rules("bga").name
    'bga'
    """
    if isinstance(rules, Rules):
        return rules
    if isinstance(rules, str):
        return _NAMED[rules] if rules in _NAMED else Rules.preset(rules)
    raise TypeError(f"expected Rules or a preset's name, not {type(rules).__name__}")


def play_rules(rules: object = presets.DEFAULT_PRESET) -> PlayRules:
    """What a `rules` argument of any function plays: `PlayRules` themselves, `Rules`, or a preset's name.

    >>> play_rules("stargames_contree").capot is None
    True
    """
    if isinstance(rules, PlayRules):
        return rules
    if isinstance(rules, Rules | str):
        return whole_rules(rules).play
    raise TypeError(f"expected PlayRules, Rules or a preset's name, not {type(rules).__name__}")
