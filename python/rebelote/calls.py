"""What is said in an auction: `Call`, a pass, a bid, a taking, a double or a redouble."""

import re
from dataclasses import dataclass
from functools import total_ordering

from rebelote.errors import NotationError
from rebelote.vocabulary import Trump

WORDS = ("pass", "take", "double", "redouble")
_BID = re.compile(
    r"(?:(?P<value>[1-9][0-9]{1,2}) ?|(?P<capot>capot)[ -]?)?(?P<trump>[cdhs]|nt|sa|at|ta)", re.ASCII
)


@total_ordering
@dataclass(frozen=True, slots=True, init=False, repr=False)
class Call:
    """One call. `NotationError` if the text is none.

    "pass", "double", "redouble"; "take" for the turned card; a trump; a number or "capot" with a trump.

    >>> Call("100h").value, Call("capot S").capot, Call("NT").trump
    (100, True, Trump.NO_TRUMP)
    >>> str(Call("capot-s")), Call("PASS") == Call("pass")
    ('capot S', True)
    """

    text: str
    trump: Trump | None
    value: int | None
    capot: bool

    def __init__(self, text: str) -> None:
        if not isinstance(text, str):
            raise TypeError(f"a call is read from str, not {type(text).__name__}")
        word = text.strip().lower()
        bid = _BID.fullmatch(word)
        if word not in WORDS and bid is None:
            raise NotationError(f"{text!r} is not a call: pass, take, double, redouble, H, 80H or capot H")
        trump = Trump(bid["trump"]) if bid else None
        capot = bool(bid and bid["capot"])
        value = int(bid["value"]) if bid and bid["value"] else None
        told = word if bid is None else f"capot {trump}" if capot else f"{value or ''}{trump}"
        for name, found in (("text", told), ("trump", trump), ("value", value), ("capot", capot)):
            object.__setattr__(self, name, found)

    @property
    def is_bid(self) -> bool:
        """Whether it names a trump, or takes the turned card."""
        return self.trump is not None or self.text == "take"

    def __reduce__(self) -> tuple[type["Call"], tuple[str]]:
        return (Call, (self.text,))

    def __lt__(self, other: "Call") -> bool:
        return self.text < other.text if isinstance(other, Call) else NotImplemented

    def __str__(self) -> str:
        return self.text

    def __repr__(self) -> str:
        return f"Call({self.text!r})"
