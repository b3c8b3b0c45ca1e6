"""The rules of the variants: how cards are played (`PlayRules`), and the presets that bundle them by name.

A variant is a value made of named fields; nothing in the package asks which variant it is. This module is
the only home of preset names. Sources, as cited below: belot.sf.net (Bulgarian rules), the Belote page and
the card constants of Board Game Arena (BGA), the French federation's texts (FFB: classic and contrée of
2016, coinche of 2015), the StarGames rule pages, pagat.com.
"""

from dataclasses import dataclass, fields, replace
from typing import Self

from rebelote._rebelote import _MAX_BONUS
from rebelote.errors import InvalidArgument, InvalidRules
from rebelote.vocabulary import Named

DEFAULT_PRESET = "ffb_classic"
"""The preset played where nothing is said of rules."""


class Overtake(Named):
    """Which led plain suits must be beaten by whoever follows and can.

    A led trump must always be beaten, the partner's too; so must every led suit in all trumps; in no trump
    nothing has to be.
    """

    TRUMP = "trump"
    """No plain suit (France, FFB; Bulgaria, belot.sf.net)."""

    EVERY_SUIT_UNTIL_RUFFED = "every_suit_until_ruffed"
    """Every suit, as long as nobody has ruffed the trick (Croatian Bela, pagat.com)."""

    EVERY_SUIT = "every_suit"
    """Every suit, ruffed or not, measured against the best card of the led suit (Bitola)."""


class PartnerWinning(Named):
    """What a hand that is void in the led plain suit may do while its partner holds the trick."""

    ANY_CARD = "any_card"
    """Play anything (FFB classic and contrée; belot.sf.net; BGA Belote)."""

    OVER_IF_ABLE = "over_if_able"
    """Play anything, but a trump played must beat the partner's ruff if the hand can (BGA coinche)."""

    NOT_UNDER = "not_under"
    """Play anything but a trump below the partner's ruff, unless the hand is all trumps (FFB coinche)."""

    NEVER_UNDER = "never_under"
    """Play no trump below the partner's ruff while any other card is held (pagat.com)."""

    NO_EXCUSE = "no_excuse"
    """The partner's trick must be ruffed like any other (Croatia, Bitola, Rotterdam; pagat.com)."""


class CannotOvertrump(Named):
    """What is due from a hand that must ruff over an earlier ruff and can't go higher."""

    UNDERTRUMP = "undertrump"
    """A lower trump (FFB classic; BGA)."""

    ANY_CARD = "any_card"
    """Anything (belot.sf.net; FFB contrée and coinche)."""

    NO_UNDERTRUMP = "no_undertrump"
    """No lower trump while another card is held, not even under the partner's ruff (Amsterdam)."""


class NtValues(Named):
    """What the cards are worth in no trump, in card points."""

    STANDARD = "standard"
    """A 11, T 10, K 4, Q 3, J 2: 30 a suit (belot.sf.net)."""

    ACE_19 = "ace_19"
    """A 19, T 10, K 4, Q 3, J 2: 38 a suit, so that the pack makes 152 (FFB; BGA)."""


class AtValues(Named):
    """What the cards are worth in all trumps, in card points."""

    STANDARD = "standard"
    """J 20, 9 14, A 11, T 10, K 4, Q 3: 62 a suit (belot.sf.net; FFB classic)."""

    JACK_13 = "jack_13"
    """J 13, 9 9, A 6, T 5, K 3, Q 2: 38 a suit, so that the pack makes 152 (FFB coinche; BGA)."""


@dataclass(frozen=True, kw_only=True, repr=False)
class PlayRules:
    """How cards are played and what they are worth: everything a `Position` has to know.

    The defaults are the play common to most variants. Bonuses are card points.

    >>> PlayRules(capot=None) == PlayRules(capot=90)
    False
    >>> PlayRules(last_trick=-1)
    Traceback (most recent call last):
        ...
    rebelote.InvalidRules: last_trick must be between 0 and 1000, not -1
    """

    nt_values: NtValues = NtValues.STANDARD
    """What the cards are worth in no trump (the texts differ in the ace)."""

    at_values: AtValues = AtValues.STANDARD
    """What the cards are worth in all trumps (the texts differ in every card)."""

    overtake: Overtake = Overtake.TRUMP
    """Which led plain suits must be beaten (none in the French and Bulgarian texts)."""

    partner_winning: PartnerWinning = PartnerWinning.ANY_CARD
    """What a void hand may do on its partner's trick (anything in most texts)."""

    cannot_overtrump: CannotOvertrump = CannotOvertrump.UNDERTRUMP
    """What is due when a ruff can't be beaten (FFB classic asks for a lower trump)."""

    last_trick: int = 10
    """What the side that takes the last trick gets besides: ten in every text."""

    capot: int | None = 90
    """What the side that takes all eight tricks gets besides; None where there is no such bonus (90 makes
    the 252 of FFB and belot.sf.net)."""

    def __repr__(self) -> str:
        told = {field.name: getattr(self, field.name) for field in fields(self)}
        others = (f"{name}={value!r}" for name, value in told.items() if value != getattr(PlayRules, name))
        return f"PlayRules({', '.join(others)})"

    def __post_init__(self) -> None:
        self._require("nt_values", NtValues)
        self._require("at_values", AtValues)
        self._require("overtake", Overtake)
        self._require("partner_winning", PartnerWinning)
        self._require("cannot_overtrump", CannotOvertrump)
        self._require_bonus("last_trick")
        if self.capot is not None:
            self._require_bonus("capot")

    def _require(self, field: str, kind: type) -> None:
        value = getattr(self, field)
        # A bool is an int to Python, but nobody means True points.
        if not isinstance(value, kind) or isinstance(value, bool):
            raise TypeError(f"{field} must be {kind.__name__}, not {type(value).__name__}")

    def _require_bonus(self, field: str) -> None:
        self._require(field, int)
        if not 0 <= getattr(self, field) <= _MAX_BONUS:
            value = getattr(self, field)
            raise InvalidRules(f"{field} must be between 0 and {_MAX_BONUS}, not {value}")


@dataclass(frozen=True, kw_only=True)
class Rules:
    """The rules of one variant, under a name.

    >>> Rules.preset("bulgarian").play.cannot_overtrump
    CannotOvertrump.ANY_CARD
    """

    name: str
    """What the variant is called."""

    play: PlayRules
    """How its cards are played."""

    def __post_init__(self) -> None:
        if not isinstance(self.name, str):
            raise TypeError(f"name must be str, not {type(self.name).__name__}")
        if not isinstance(self.play, PlayRules):
            raise TypeError(f"play must be PlayRules, not {type(self.play).__name__}")

    @classmethod
    def presets(cls) -> tuple[str, ...]:
        """The names of the presets.

        >>> "ffb_classic" in Rules.presets()
        True
        """
        return tuple(_PRESETS)

    @classmethod
    def preset(cls, name: str) -> Self:
        """The rules of that name; `InvalidArgument` if there is no such preset.

        >>> Rules.preset("bga").play.at_values
        AtValues.JACK_13
        """
        if not isinstance(name, str):
            raise TypeError(f"a preset's name must be str, not {type(name).__name__}")
        if name not in _PRESETS:
            raise InvalidArgument(f"no preset is named {name!r}; there are {', '.join(_PRESETS)}")
        return cls(name=name, play=_PRESETS[name])


_FFB_CLASSIC = PlayRules(nt_values=NtValues.ACE_19)
_FFB_CONTREE = PlayRules(cannot_overtrump=CannotOvertrump.ANY_CARD)
_STARGAMES_CLASSIC = PlayRules()
_PRESETS = {
    "bulgarian": PlayRules(cannot_overtrump=CannotOvertrump.ANY_CARD),
    "bga": replace(_FFB_CLASSIC, at_values=AtValues.JACK_13),
    "hungarian": PlayRules(cannot_overtrump=CannotOvertrump.ANY_CARD),
    "stargames_classic": _STARGAMES_CLASSIC,
    "stargames_contree": replace(_STARGAMES_CLASSIC, capot=None),
    "ffb_classic": _FFB_CLASSIC,
    "ffb_contree": _FFB_CONTREE,
    "ffb_coinche": replace(
        _FFB_CONTREE,
        nt_values=NtValues.ACE_19,
        at_values=AtValues.JACK_13,
        partner_winning=PartnerWinning.NOT_UNDER,
    ),
    "bga_coinche": PlayRules(partner_winning=PartnerWinning.OVER_IF_ABLE),
}
"""What each preset plays. The Hungarian web game's text lets a hand that can't overtrump choose."""


def play_rules(rules: object = DEFAULT_PRESET) -> PlayRules:
    """What a `rules` argument of any function plays: `PlayRules` themselves, `Rules`, or a preset's name.

    >>> play_rules("stargames_contree").capot is None
    True
    """
    if isinstance(rules, PlayRules):
        return rules
    if isinstance(rules, Rules):
        return rules.play
    if isinstance(rules, str):
        return Rules.preset(rules).play
    raise TypeError(f"expected PlayRules, Rules or a preset's name, not {type(rules).__name__}")
