"""What an auction ends in: the `Contract`."""

from dataclasses import dataclass

from rebelote.arguments import number_of
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
        for name, kind in (("trump", Trump), ("declarer", Seat), ("capot", bool)):
            if not isinstance(getattr(self, name), kind):
                raise TypeError(f"{name} must be {kind.__name__}, not {type(getattr(self, name)).__name__}")
        number_of("multiplier", self.multiplier, low=1, high=4)
        if self.value is not None:
            number_of("value", self.value)
        if self.capot and self.value is not None:
            raise InvalidArgument("a contract of capot has no value besides")
