"""The exceptions of rebelote. All derive from `RebeloteError`, itself a `ValueError`, so that a caller may
catch broadly or narrowly. An argument of the wrong Python type is a plain `TypeError` instead.

The compiled module raises these very classes; it looks them up here.
"""


class RebeloteError(ValueError):
    """Something asked of rebelote that can't be done; every exception below is one."""

    __module__ = "rebelote"


class NotationError(RebeloteError):
    """A text that isn't the notation of a card, suit, seat, trump, set of cards, deal or pack.

    >>> Card("1H")
    Traceback (most recent call last):
        ...
    rebelote.NotationError: ...
    """

    __module__ = "rebelote"


class InvalidArgument(RebeloteError):
    """A value of the right type that can't be used: a number out of range, an array of another dtype or
    shape, an unknown name, arguments that exclude one another."""

    __module__ = "rebelote"


class InvalidDeal(RebeloteError):
    """Cards that make no deal or pack: a card twice, a card missing, hands of unequal size."""

    __module__ = "rebelote"


class InvalidRules(RebeloteError):
    """Rules that no table could play: a bonus out of range."""

    __module__ = "rebelote"


class IllegalCall(RebeloteError):
    """A call that the auction doesn't allow; the message says why."""

    __module__ = "rebelote"


class IllegalPlay(RebeloteError):
    """A card that may not be played; the message names the duty broken."""

    __module__ = "rebelote"
