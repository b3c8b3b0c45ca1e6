"""Rules of every make: a preset with many of its fields changed at random, kept if they go together."""

from dataclasses import fields
from random import Random

from rebelote import InvalidRules, Rules
from rebelote.rules.fields import Option
from rebelote.rules.variant import FIELDS, GROUPS

KEPT = ("name", "bid_min", "bid_step", "bid_max", "target")
"""What stays as it is: an auction of a thousand bids tells no more than one of a dozen."""


def values_of(name: str) -> list[object]:
    """The values a field may be given: every option, or what the presets have and one value more."""
    default = next(field.default for field in fields(GROUPS[FIELDS[name]]) if field.name == name)
    if isinstance(default, Option):
        return list(type(default))
    if isinstance(default, bool):
        return [False, True]
    played = [getattr(getattr(Rules.preset(preset), FIELDS[name]), name) for preset in Rules.presets()]
    return sorted({*played, default, 37}, key=str)


VALUES = {name: values_of(name) for name in FIELDS if name not in KEPT}


def any_rules(choose: Random) -> Rules:
    """Rules in which each field was changed with one chance in three, where it still made sense then."""
    rules = Rules.preset(choose.choice(Rules.presets()))
    names = list(VALUES)
    choose.shuffle(names)
    for name in names:
        if choose.random() < 1 / 3:
            try:
                rules = rules.replace(**{name: choose.choice(VALUES[name])})
            except InvalidRules:
                continue
    return rules
