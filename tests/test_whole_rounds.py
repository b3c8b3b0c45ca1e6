"""Whole random rounds of every preset against the oracle: a sample of what `make test-long` plays."""

import pytest

from rebelote import Rules
from whole_rounds import allowed, rounds_of


@pytest.mark.parametrize("preset", Rules.presets())
def test_whole_rounds(preset: str, full: bool) -> None:
    seen = rounds_of(preset, range(2000 if full else 250))
    assert set(seen) <= set(allowed(Rules.preset(preset)))
