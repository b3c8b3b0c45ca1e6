"""The rule sets the data files name, as the engine's `PlayRules` and as the oracle's duties.

`PROFILES` are those of `data/cases.json`, `COLUMNS` those of `data/plays.tsv`. Whole `Rules` the oracle reads
as one dict of all their fields.
"""

import dataclasses
from typing import Any

import oracle
from rebelote import AtValues, CannotOvertrump, NtValues, Overtake, PartnerWinning, PlayRules, Rules

PROFILES: dict[str, PlayRules] = {
    "fr": PlayRules(),
    "bga": PlayRules(partner_winning=PartnerWinning.OVER_IF_ABLE),
    "free": PlayRules(cannot_overtrump=CannotOvertrump.ANY_CARD),
    "bulgarian": PlayRules(cannot_overtrump=CannotOvertrump.ANY_CARD),
    "bitola": PlayRules(overtake=Overtake.EVERY_SUIT, partner_winning=PartnerWinning.NO_EXCUSE),
    "klav_rot": PlayRules(partner_winning=PartnerWinning.NO_EXCUSE),
    "klav_ams": PlayRules(cannot_overtrump=CannotOvertrump.NO_UNDERTRUMP),
}

# A row for "any" profile is one on which these agree.
ANY = ("fr", "bga", "free", "bulgarian")

COLUMNS: dict[str, PlayRules] = {
    **{
        name: Rules.preset(name).play
        for name in ("ffb_classic", "bga", "bulgarian", "ffb_coinche", "bga_coinche")
    },
    "pagat": PlayRules(partner_winning=PartnerWinning.NEVER_UNDER),
    "croatia": PlayRules(overtake=Overtake.EVERY_SUIT_UNTIL_RUFFED, partner_winning=PartnerWinning.NO_EXCUSE),
    "armenia": PlayRules(),
}


def fields_of(rules: Rules) -> dict[str, Any]:
    """The value of every field by its name, as the oracle reads rules."""
    groups = [group for group in rules.to_dict().values() if isinstance(group, dict)]
    return {name: value for group in groups for name, value in group.items()}


def profiles_of(profile: str) -> tuple[str, ...]:
    """The profiles a case speaks of."""
    return ANY if profile == "any" else (profile,)


def duties_of(rules: PlayRules) -> oracle.Duties:
    """The same duties, by name, for the oracle."""
    return oracle.Duties(rules.overtake.name, rules.partner_winning.name, rules.cannot_overtrump.name)


def play_rules(
    duties: oracle.Duties,
    *,
    nt_values: str = "STANDARD",
    at_values: str = "STANDARD",
    last_trick: int = 10,
    capot: int | None = 90,
) -> PlayRules:
    """The engine's rules from names."""
    return PlayRules(
        nt_values=NtValues[nt_values],
        at_values=AtValues[at_values],
        overtake=Overtake[duties.overtake],
        partner_winning=PartnerWinning[duties.partner_winning],
        cannot_overtrump=CannotOvertrump[duties.cannot_overtrump],
        last_trick=last_trick,
        capot=capot,
    )


def with_standard_values(rules: PlayRules) -> PlayRules:
    """The same duties with the standard values in no trump and all trumps."""
    return dataclasses.replace(rules, nt_values=NtValues.STANDARD, at_values=AtValues.STANDARD)
