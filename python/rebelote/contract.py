"""What an auction ends in: the `Contract`."""

from dataclasses import dataclass

from rebelote.errors import InvalidArgument
from rebelote.vocabulary import Seat, Trump


@dataclass(frozen=True, kw_only=True)
class Contract:
    """What the declarer plays: the trump, and how it was doubled.

    `value` is the number of points bid, or `capot` is true, in a numeric auction; neither in any other.

    >>> Contract(trump=Trump.HEARTS, declarer=Seat.N, value=80).multiplier
    1
    """

    trump: Trump
    declarer: Seat
    multiplier: int = 1
    value: int | None = None
    capot: bool = False

    def __post_init__(self) -> None:
        for name, kind in (("trump", Trump), ("declarer", Seat), ("multiplier", int), ("capot", bool)):
            if not isinstance(getattr(self, name), kind):
                raise TypeError(f"{name} must be {kind.__name__}, not {type(getattr(self, name)).__name__}")
        if self.value is not None and (not isinstance(self.value, int) or isinstance(self.value, bool)):
            raise TypeError(f"value must be int or None, not {type(self.value).__name__}")
        if self.multiplier not in (1, 2, 3, 4):
            raise InvalidArgument(f"a contract's multiplier is 1, 2, 3 or 4, not {self.multiplier}")
        if self.capot and self.value is not None:
            raise InvalidArgument("a contract of capot has no value besides")
