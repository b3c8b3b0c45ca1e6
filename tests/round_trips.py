"""There and back: what a value's pickle and its repr make of it."""

import pickle
from typing import Any

import numpy as np

import rebelote

NAMES: dict[str, Any] = {name: getattr(rebelote, name) for name in dir(rebelote) if not name.startswith("_")}


def pickled(value: object, protocol: int = pickle.HIGHEST_PROTOCOL) -> object:
    """The value from its pickle."""
    made: object = pickle.loads(pickle.dumps(value, protocol))
    return made


def evaluated(value: object) -> object:
    """The value from its repr, the package's names and numpy known."""
    made: object = eval(repr(value), {**NAMES, "np": np, "array": np.array})  # noqa: S307 - our own text
    return made
