"""The types of the arguments that may be given as text.

Each has one conversion, in the compiled module, which every function of the package uses.
"""

from collections.abc import Iterable
from typing import TypeAlias

from rebelote._rebelote import Card, Cards, Deal
from rebelote.rules import Rules
from rebelote.vocabulary import Seat, Suit, Trump

CardLike: TypeAlias = Card | str
"""A card or its text in any case: "JH", "TH", "10H", "J♥"."""

CardsLike: TypeAlias = Cards | str | Iterable[CardLike]
"""A set of cards, its text ("AT.J97..KQ8" for S.H.D.C, or "AS TS JH"), or any iterable of cards."""

SeatLike: TypeAlias = Seat | str
"""A seat or its letter."""

TrumpLike: TypeAlias = Trump | Suit | str
"""A trump, a suit, or their text: "H", "NT" or "SA", "AT" or "TA"."""

DealLike: TypeAlias = Deal | str
"""A deal or its text: "N:hand hand hand hand"."""

RulesLike: TypeAlias = Rules | str
"""Rules or a preset's name."""
