"""What the groups of `Rules` are made of: options that explain themselves, fields with a sentence and bounds.

A group is a small frozen dataclass whose fields are made by `rule`. Every field is checked by its annotation
(a choice among options, a yes or no, a number within bounds, or None where the annotation has it), and both
fields and options carry a sentence that `help`, `Rules.describe` and an app can show.
"""

from dataclasses import Field, field, fields
from enum import Enum
from typing import Any, Self, TypeVar, cast, get_args, get_type_hints

from rebelote.errors import InvalidRules, brief
from rebelote.vocabulary import Named

T = TypeVar("T")

MOST = 100_000
"""No number in a set of rules is larger: targets of matches end far below."""


class Option(Named):
    """One of the ways a rule may be; `doc` says which, and who plays so."""

    _value_: str
    doc: str

    def __new__(cls, value: str, doc: str) -> Self:
        """Make a member from its text and its sentence."""
        option = object.__new__(cls)
        option._value_ = value
        option.doc = doc
        return option


def rule(default: T, doc: str, *, low: int = 0, high: int = MOST) -> T:
    """A field with its default and a sentence; numbers lie between `low` and `high`, both included."""
    return field(default=default, metadata={"doc": doc, "low": low, "high": high})


def documented(cls: type[T]) -> type[T]:
    """Add to a class's docstring what its fields or options say of themselves."""
    if issubclass(cls, Enum):
        told = {name: cast("Option", option).doc for name, option in cls.__members__.items()}
        told = {name: f"{doc[0].upper()}{doc[1:]}." for name, doc in told.items()}
    else:
        told = {each.name: each.metadata["doc"] for each in fields(cast("Any", cls)) if each.metadata}
    lines = "\n".join(f"    {name}: {doc}" for name, doc in told.items())
    cls.__doc__ = f"{cls.__doc__ or ''}\n\n{lines}\n"
    return cls


_KINDS: dict[type, dict[str, tuple[type, bool]]] = {}


def _kinds(cls: type) -> dict[str, tuple[type, bool]]:
    """The class of each field, and whether None is a value too; read from the annotations once."""
    if cls not in _KINDS:
        hints = {name: (hint, get_args(hint)) for name, hint in get_type_hints(cls).items()}
        _KINDS[cls] = {
            name: (either[0] if either else hint, type(None) in either)
            for name, (hint, either) in hints.items()
        }
    return _KINDS[cls]


class Group:
    """The base of the groups: checks every field, then what the fields say together."""

    def __post_init__(self) -> None:
        for each in fields(cast("Any", self)):
            _check(each, getattr(self, each.name), *_kinds(type(self))[each.name])
        self._check_together()

    def _check_together(self) -> None:
        """Refuse a combination that makes no sense."""


def _check(field: Field[Any], value: object, kind: type, or_none: bool) -> None:
    if value is None and or_none:
        return
    # A bool is an int to Python, but nobody means True points.
    if not isinstance(value, kind) or (isinstance(value, bool) and kind is not bool):
        raise TypeError(f"{field.name} must be {kind.__name__}, not {type(value).__name__}")
    if kind is int:
        low, high = field.metadata["low"], field.metadata["high"]
        if not low <= cast("int", value) <= high:
            raise InvalidRules(f"{field.name} must be between {low} and {high}, not {brief(value)}")


def plain(value: object) -> object:
    """The value of a field as JSON has it."""
    return value.value if isinstance(value, Option) else value


def from_plain(cls: type, name: str, value: object) -> object:
    """The value of a group's field from what `plain` made of it, or unchanged if it is no such thing."""
    kind, _ = _kinds(cls)[name]
    if issubclass(kind, Option) and isinstance(value, str):
        known = {option.value: option for option in kind}
        if value not in known:
            raise InvalidRules(f"{name} must be one of {', '.join(known)}, not {brief(value)}")
        return known[value]
    return value
