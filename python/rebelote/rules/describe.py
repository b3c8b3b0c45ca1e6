"""Rules in words: a line for each field, from the sentences that fields and options carry."""

from __future__ import annotations

from dataclasses import fields
from typing import TYPE_CHECKING

from rebelote.rules.fields import Option

if TYPE_CHECKING:
    from collections.abc import Iterable

    from rebelote.rules.variant import Rules


def in_words(rules: Rules, groups: Iterable[str]) -> str:
    """Every field with its value and what that means, under the name of its group."""
    lines = [f"{rules.name}, played {rules.direction}"]
    for group in groups:
        lines += ["", group.capitalize()]
        values = getattr(rules, group)
        for each in fields(values):
            lines.append(f"  {each.name} = {_value(getattr(values, each.name))}")
            lines.append(f"      {_meaning(each.metadata['doc'], getattr(values, each.name))}")
    return "\n".join(lines)


def _value(value: object) -> str:
    if isinstance(value, Option):
        return str(value.value)
    if isinstance(value, bool):
        return "yes" if value else "no"
    return "none" if value is None else str(value)


def _meaning(doc: str, value: object) -> str:
    return f"{doc}: {value.doc[0].lower()}{value.doc[1:]}." if isinstance(value, Option) else f"{doc}."
