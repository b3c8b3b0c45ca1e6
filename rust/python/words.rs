//! The core's enums as members of Python's: which class and which name each variant has.
//!
//! The enums themselves live in Python, where they can be iterated, pickled and documented; they are looked
//! up when first needed. Members are matched by name, so that the order of definition doesn't matter.

use pyo3::prelude::*;
use pyo3::sync::PyOnceLock;
use pyo3::types::{PyString, PyType};

use crate::{
    AtValues, CannotOvertrump, NtValues, Objective, Overtake, PartnerWinning, Rank, Seat, Side, Suit, Trump,
};

/// A value of the core that is a member of a Python enum.
pub trait Word: Sized {
    /// The Python enum.
    fn class(py: Python<'_>) -> PyResult<&Bound<'_, PyType>>;

    /// The name of the member.
    fn member_name(self) -> &'static str;

    /// The value of the member with this name.
    fn from_member_name(name: &str) -> Option<Self>;
}

/// The value of a member; `None` if `value` is something else.
pub fn from_member<W: Word>(value: &Bound<'_, PyAny>) -> PyResult<Option<W>> {
    if !value.is_instance(W::class(value.py())?)? {
        return Ok(None);
    }
    let name = value.getattr("name")?;
    Ok(W::from_member_name(&name.cast::<PyString>()?.to_string_lossy()))
}

macro_rules! word {
    ($kind:ident in $module:literal: $($name:literal = $variant:ident),+ $(,)?) => {
        impl Word for $kind {
            fn class(py: Python<'_>) -> PyResult<&Bound<'_, PyType>> {
                static CLASS: PyOnceLock<Py<PyType>> = PyOnceLock::new();
                CLASS.import(py, $module, stringify!($kind))
            }

            fn member_name(self) -> &'static str {
                match self {
                    $(Self::$variant => $name),+
                }
            }

            fn from_member_name(name: &str) -> Option<Self> {
                match name {
                    $($name => Some(Self::$variant),)+
                    _ => None,
                }
            }
        }

        impl<'py> IntoPyObject<'py> for $kind {
            type Target = PyAny;
            type Output = Bound<'py, PyAny>;
            type Error = PyErr;

            fn into_pyobject(self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
                Self::class(py)?.getattr(self.member_name())
            }
        }
    };
}

word!(Suit in "rebelote.vocabulary":
    "CLUBS" = Clubs, "DIAMONDS" = Diamonds, "HEARTS" = Hearts, "SPADES" = Spades);
word!(Rank in "rebelote.vocabulary":
    "SEVEN" = Seven, "EIGHT" = Eight, "NINE" = Nine, "TEN" = Ten,
    "JACK" = Jack, "QUEEN" = Queen, "KING" = King, "ACE" = Ace);
word!(Seat in "rebelote.vocabulary": "N" = N, "E" = E, "S" = S, "W" = W);
word!(Side in "rebelote.vocabulary": "NS" = NS, "EW" = EW);
word!(Trump in "rebelote.vocabulary":
    "CLUBS" = Clubs, "DIAMONDS" = Diamonds, "HEARTS" = Hearts, "SPADES" = Spades,
    "NO_TRUMP" = NoTrump, "ALL_TRUMP" = AllTrump);
word!(Objective in "rebelote.vocabulary": "POINTS" = Points, "TRICKS" = Tricks);
word!(NtValues in "rebelote.rules": "STANDARD" = Standard, "ACE_19" = Ace19);
word!(AtValues in "rebelote.rules": "STANDARD" = Standard, "JACK_13" = Jack13);
word!(Overtake in "rebelote.rules":
    "TRUMP" = Trump, "EVERY_SUIT_UNTIL_RUFFED" = EverySuitUntilRuffed, "EVERY_SUIT" = EverySuit);
word!(PartnerWinning in "rebelote.rules":
    "ANY_CARD" = AnyCard, "OVER_IF_ABLE" = OverIfAble, "NOT_UNDER" = NotUnder,
    "NEVER_UNDER" = NeverUnder, "NO_EXCUSE" = NoExcuse);
word!(CannotOvertrump in "rebelote.rules":
    "UNDERTRUMP" = Undertrump, "ANY_CARD" = AnyCard, "NO_UNDERTRUMP" = NoUndertrump);
