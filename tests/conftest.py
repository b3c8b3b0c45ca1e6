"""Test settings: `--full` (or REBELOTE_FULL=1) runs the long random samples in full, not a share of them."""

import os

import hypothesis
import pytest

hypothesis.settings.register_profile("default", deadline=None, max_examples=100, derandomize=True)
hypothesis.settings.register_profile("full", deadline=None, max_examples=2000)


def pytest_addoption(parser: pytest.Parser) -> None:
    """Add `--full`."""
    parser.addoption("--full", action="store_true", help="run the long random comparisons in full")


def pytest_configure(config: pytest.Config) -> None:
    """Choose the Hypothesis profile."""
    hypothesis.settings.load_profile("full" if _wants_full(config) else "default")


def _wants_full(config: pytest.Config) -> bool:
    return bool(config.getoption("--full")) or os.environ.get("REBELOTE_FULL", "") not in ("", "0")


@pytest.fixture(scope="session")
def full(pytestconfig: pytest.Config) -> bool:
    """Whether the long samples are wanted in full."""
    return _wants_full(pytestconfig)
