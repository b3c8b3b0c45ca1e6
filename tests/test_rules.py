"""`Rules`: the presets and their siblings, fields by name, texts and dicts that read back, refusals."""

import copy
import json
import pickle
from dataclasses import fields
from typing import Any

import pytest

import rebelote
from rebelote import InvalidArgument, InvalidRules, NotationError, PlayRules, Rules
from rebelote.rules import AuctionForm, Rounding, Tie
from rebelote.rules.fields import Option
from rebelote.rules.presets import PRESETS
from rebelote.rules.variant import FIELDS, GROUPS

VARIED = [
    Rules.preset("bulgarian", target=101),
    Rules.preset("bga", third_round=True, round2_suits="other"),
    Rules.preset("bulgarian").replace(name="our table", rounding=Rounding.REST, tie="failed"),
    Rules.preset("stargames_contree", capot=90, direction="clockwise"),
]
ALL = [*map(Rules.preset, Rules.presets()), *VARIED]


@pytest.mark.parametrize("rules", ALL, ids=str)
def test_everything_that_prints_reads_back(rules: Rules) -> None:
    assert Rules.parse(str(rules)) == rules
    assert eval(repr(rules), {"Rules": Rules}) == rules  # noqa: S307 (our own repr)
    assert Rules.from_dict(json.loads(json.dumps(rules.to_dict()))) == rules
    for other in (pickle.loads(pickle.dumps(rules)), copy.copy(rules), copy.deepcopy(rules)):
        assert other == rules
        assert hash(other) == hash(rules)


def test_rules_compare_by_all_fields() -> None:
    assert len(set(ALL)) == len(ALL)
    assert Rules.preset("bga", target=1000) == Rules.preset("bga") != Rules.preset("bga", target=999)


def test_field_names_are_unique_across_groups() -> None:
    names = [field.name for group in GROUPS.values() for field in fields(group)]
    assert len(names) == len(set(names)) == len(FIELDS)


@pytest.mark.parametrize("name", PRESETS)
def test_a_preset_differs_from_its_sibling_by_the_fields_it_names(name: str) -> None:
    preset = PRESETS[name]
    sibling = Rules.preset(preset.sibling) if preset.sibling else None
    rules = Rules.preset(name)
    for field, group in FIELDS.items():
        start = getattr(sibling, group) if sibling else GROUPS[group]()
        changed = getattr(getattr(rules, group), field) != getattr(start, field)
        if changed:
            assert field in preset.fields
    assert preset.source


@pytest.mark.parametrize("rules", ALL, ids=str)
def test_describe_tells_every_field(rules: Rules) -> None:
    """With its value, and the sentence of an option."""
    words = rules.describe()
    for name, group in FIELDS.items():
        value = getattr(getattr(rules, group), name)
        assert f"  {name} = " in words
        if isinstance(value, Option):
            assert value.doc[1:] in words


def test_help_tells_every_field_and_option() -> None:
    for group in GROUPS.values():
        for field in fields(group):
            assert f"{field.name}: {field.metadata['doc']}" in (group.__doc__ or "")
    for kind in (Tie, Rounding, AuctionForm, rebelote.Overtake):
        for member in kind:
            assert f"{member.name}: {member.doc}" in (kind.__doc__ or "")


def test_the_default_play_is_seen() -> None:
    assert "last_trick=10" in repr(PlayRules())


NONSENSE: list[tuple[str, dict[str, Any]]] = [
    ("bulgarian", {"auction_form": "turned"}),
    ("bulgarian", {"deal_pattern": "turned_card"}),
    ("bulgarian", {"made_test": "bid"}),
    ("bulgarian", {"rounding": "none"}),
    ("bulgarian", {"doubles": "after_auction"}),
    ("bulgarian", {"overbid_self": "raise_once"}),
    ("bulgarian", {"scale": "cards"}),
    ("bulgarian", {"score_unit": 5}),
    ("bulgarian", {"belote_points": 25}),
    ("ffb_contree", {"score_unit": 10, "rounding": "five_up", "capot_value": 255}),
    ("ffb_contree", {"score_unit": 10, "rounding": "five_up", "bid_min": 82}),
    ("bulgarian", {"nt_factor": 3}),
    ("bulgarian", {"target": 0}),
    ("bulgarian", {"tie": "sometimes"}),
    ("bulgarian", {"direction": "up"}),
    ("bga", {"doubles": "freeze"}),
    ("bga", {"third_round": True, "nt_bids": False, "at_bids": False}),
    ("ffb_contree", {"made_test": "more"}),
    ("ffb_contree", {"doubles": "until_outbid"}),
    ("ffb_contree", {"overbid_self": "raise_once"}),
    ("ffb_contree", {"double_scope": "pot"}),
    ("ffb_contree", {"bid_min": 200}),
    ("ffb_contree", {"closing_passes": 2}),
    ("ffb_contree", {"bid_step": 0}),
    ("ffb_contree", {"capot": 2000}),
]


@pytest.mark.parametrize(("name", "changes"), NONSENSE, ids=str)
def test_nonsense_is_refused_by_name(name: str, changes: dict[str, Any]) -> None:
    with pytest.raises(InvalidRules) as told:
        Rules.preset(name, **changes)
    assert any(field in str(told.value) for field in changes)


@pytest.mark.parametrize(
    ("changes", "error"),
    [
        ({"targets": 1}, InvalidArgument),
        ({"play": 1}, InvalidArgument),
        ({"target": "101"}, TypeError),
        ({"target": True}, TypeError),
        ({"with_declarations": 1}, TypeError),
        ({"tie": 3}, TypeError),
        ({"capot": 1.5}, TypeError),
        ({"tie": Rounding.NONE}, TypeError),
    ],
)
def test_wrong_fields_are_refused(changes: dict[str, Any], error: type[Exception]) -> None:
    with pytest.raises(error):
        Rules.preset("bulgarian", **changes)


@pytest.mark.parametrize(
    "text", ["bga target", "bga target=", "bga target=1 target=2", "bga target=1x", "bga =1", "bga target=[1"]
)
def test_texts_that_are_no_rules(text: str) -> None:
    with pytest.raises(NotationError):
        Rules.parse(text)


@pytest.mark.parametrize(
    ("told", "error"),
    [
        ({}, InvalidRules),
        ({"name": "x", "plays": {}}, InvalidRules),
        ({"name": "x", "play": {"target": 1}}, InvalidRules),
        ({"name": "x", "play": 3}, TypeError),
        ({"name": 3}, TypeError),
        ([], TypeError),
    ],
)
def test_dicts_that_are_no_rules(told: Any, error: type[Exception]) -> None:
    with pytest.raises(error):
        Rules.from_dict(told)


def test_a_group_of_another_kind_is_refused() -> None:
    with pytest.raises(TypeError, match="settlement must be SettlementRules"):
        Rules(name="x", settlement=PlayRules())  # type: ignore[arg-type]


def test_the_defaults_go_together() -> None:
    rules = Rules(name="club")
    assert (rules.auction.bid_min, rules.auction.bid_max, rules.dealing.dealing.value) == (
        80,
        160,
        "shuffled",
    )
    assert Rules.from_dict({"name": "club"}) == rules
    assert Rules.parse(str(rules)) == rules
