"""Whole random rounds against the oracle, of presets (`make test-long` plays more) and of any rules."""

from random import Random

import pytest

from any_rules import any_rules
from rebelote import Rules
from whole_rounds import allowed, rounds_of


@pytest.mark.parametrize("preset", Rules.presets())
def test_whole_rounds(preset: str, full: bool) -> None:
    rules = Rules.preset(preset)
    seen = rounds_of(rules, range(2000 if full else 250))
    assert set(seen) <= set(allowed(rules))


@pytest.mark.parametrize("part", range(10))
def test_whole_rounds_of_any_rules(part: int, full: bool) -> None:
    """Whatever fields are put together, rounds go through and are settled as the oracle settles them."""
    for number in range(part, 2000 if full else 200, 10):
        rules = any_rules(Random(number))
        assert Rules.parse(str(rules)) == rules
        rounds_of(rules, range(number * 4, number * 4 + 4))
