"""The exceptions of rebelote, which the compiled module raises too.

All derive from `RebeloteError`, itself a `ValueError`, so that a caller may catch broadly or narrowly. An
argument of the wrong Python type is a plain `TypeError` instead.
"""
# ruff: noqa: N818 - an invalid deal is an error by its very name

from reprlib import Repr

LONGEST = 300
"""No message has more characters than that: what it quotes may be a whole file."""


class RebeloteError(ValueError):
    """Something asked of rebelote that can't be done; every exception below is one.

    A long message keeps its beginning and its end.
    """

    __module__ = "rebelote"

    def __init__(self, message: str = "") -> None:
        half = LONGEST // 2 - 1
        super().__init__(message if len(message) <= LONGEST else f"{message[:half]}…{message[-half:]}")


class NotationError(RebeloteError):
    """A text that isn't the notation of a card, suit, seat, trump, set of cards, deal or pack.

    >>> Trump("XY")
    Traceback (most recent call last):
        ...
    rebelote.NotationError: "XY" is not a trump (C, D, H, S, NT or AT)
    """

    __module__ = "rebelote"


class InvalidArgument(RebeloteError):
    """A value of the right type that can't be used.

    A number out of range, an array of another dtype or shape, an unknown name, arguments that exclude one
    another.

    >>> Card.from_code(32)
    Traceback (most recent call last):
        ...
    rebelote.InvalidArgument: a card's code must be between 0 and 31, not 32
    """

    __module__ = "rebelote"


class InvalidDeal(RebeloteError):
    """Cards that make no deal or pack: a card twice, a card missing, hands of unequal size.

    >>> Deal.from_hands(["AS", "KS", "AS", "JS"])
    Traceback (most recent call last):
        ...
    rebelote.InvalidDeal: N and S both hold AS
    """

    __module__ = "rebelote"


class InvalidRules(RebeloteError):
    """Rules that no table could play: a bonus out of range.

    >>> PlayRules(capot=-1)
    Traceback (most recent call last):
        ...
    rebelote.InvalidRules: capot must be between 0 and 1000, not -1
    """

    __module__ = "rebelote"


class IllegalCall(RebeloteError):
    """A call that the auction doesn't allow; the message says why."""

    __module__ = "rebelote"


class IllegalPlay(RebeloteError):
    """A card that may not be played; the message names the duty broken.

    >>> Position("N:A7... K.K.. Q8... J9...", "H", "N").play("AS").play("KH")
    Traceback (most recent call last):
        ...
    rebelote.IllegalPlay: KH can't be played: E must follow spades
    """

    __module__ = "rebelote"


class WrongPhase(RebeloteError):
    """Something asked of a round or a match too early or too late: the score of a deal that is not over.

    >>> Round("bulgarian", Pack.random(7)).score
    Traceback (most recent call last):
        ...
    rebelote.WrongPhase: the round is not over: N is to act
    """

    __module__ = "rebelote"


class _Brief(Repr):
    """Quotes a value in a message."""

    def __init__(self) -> None:
        super().__init__()
        self.maxstring = self.maxother = self.maxlong = 80

    def repr_int(self, x: int, level: int) -> str:
        """Python refuses to write the longest numbers."""
        return f"a number of {x.bit_length()} bits" if x.bit_length() > 256 else super().repr_int(x, level)


brief = _Brief().repr
"""The `repr` of any value, cut short in the middle."""
