//! The one conversion from Python, and back, of each kind of value.
//!
//! A card, suit, seat, side, trump, set of cards or deal may always be given as its text. Numbers are read as
//! [`Int`], of any size, and brought into range by the function that knows the range.

use std::fmt::Display;
use std::str::FromStr;

use pyo3::exceptions::PyOverflowError;
use pyo3::prelude::*;
use pyo3::types::{PyBool, PyDict, PySequence, PyString, PyTuple, PyType};

use super::card::PyCard;
use super::cards::PyCards;
use super::deal::PyDeal;
use super::errors::{Error, Result};
use super::position::PyPosition;
use super::words::{Word, from_member};
use crate::{Card, Cards, Deal, Objective, Position, Seat, Side, Suit, Trump};

/// The text of a string. What UTF-8 can't hold becomes a sign that no notation knows.
pub fn text_of(value: &Bound<'_, PyAny>) -> Option<String> {
    value.cast::<PyString>().ok().map(|text| text.to_string_lossy().into_owned())
}

/// Any text, for a reader of its own.
pub struct Text(String);

impl Text {
    /// What the text says.
    pub fn read<T>(self) -> Result<T>
    where
        T: FromStr,
        Error: From<T::Err>,
    {
        Ok(self.0.parse()?)
    }
}

/// `itself` if there is one, else what the text `value` says.
fn or_text<T>(itself: Option<T>, value: &Bound<'_, PyAny>, expected: &str) -> Result<T>
where
    T: FromStr,
    Error: From<T::Err>,
{
    match (itself, text_of(value)) {
        (Some(itself), _) => Ok(itself),
        (None, Some(text)) => Ok(text.parse()?),
        (None, None) => Err(Error::wrong_type(expected, value)),
    }
}

/// Implements the conversion of a core value as a function of the Python object.
macro_rules! read {
    ($kind:ty, $value:ident => $body:expr) => {
        impl<'py> FromPyObject<'_, 'py> for $kind {
            type Error = Error;

            fn extract($value: Borrowed<'_, 'py, PyAny>) -> Result<Self> {
                let $value = &*$value;
                $body
            }
        }
    };
}

read!(Text, value => text_of(value).map(Self).ok_or_else(|| Error::wrong_type("a text", value)));
read!(Card, value => {
    let itself = value.cast::<PyCard>().ok().map(|card| card.get().0);
    or_text(itself, value, "a card or its text")
});
read!(Deal, value => {
    let itself = value.cast::<PyDeal>().ok().map(|deal| deal.get().0);
    or_text(itself, value, "a deal or its text")
});
read!(Position, value => match value.cast::<PyPosition>() {
    Ok(position) => Ok(position.get().0),
    Err(_) => Err(Error::wrong_type("a position", value)),
});
read!(Objective, value => match (from_member(value)?, text_of(value)) {
    (Some(objective), _) => Ok(objective),
    // The enum knows its values, and what to say of others.
    (None, Some(_)) => Objective::class(value.py())?.call1((value,))?.extract(),
    (None, None) => Err(Error::wrong_type("an objective or its name", value)),
});
read!(Suit, value => or_text(from_member(value)?, value, "a suit or its text"));
read!(Seat, value => or_text(from_member(value)?, value, "a seat or its text"));
read!(Side, value => or_text(from_member(value)?, value, "a side or its text"));
read!(Trump, value => {
    let itself = match from_member::<Suit>(value)? {
        Some(suit) => Some(suit.into()),
        None => from_member(value)?,
    };
    or_text(itself, value, "a trump, a suit or its text")
});
read!(Cards, value => match value.cast::<PyCards>() {
    Ok(cards) => Ok(cards.get().0),
    Err(_) => match text_of(value) {
        Some(text) => Ok(text.parse()?),
        None => Ok(each_card(value)?.into_iter().collect()),
    },
});

/// The cards of an iterable, as given.
pub fn each_card(value: &Bound<'_, PyAny>) -> Result<Vec<Card>> {
    let Ok(items) = value.try_iter() else {
        return Err(Error::wrong_type("cards, their text or an iterable of cards", value));
    };
    items.map(|item| item?.extract()).collect()
}

/// Cards in order: a text with spaces or commas between them, or a sequence.
pub struct CardList(pub Vec<Card>);

read!(CardList, value => {
    if let Some(text) = text_of(value) {
        let words = text.split([' ', ',', '\t', '\n']).filter(|word| !word.is_empty());
        return Ok(Self(words.map(str::parse).collect::<std::result::Result<_, _>>()?));
    }
    if value.cast::<PySequence>().is_err() {
        return Err(Error::wrong_type("text or a sequence of cards", value));
    }
    each_card(value).map(Self)
});

/// An integer of any size. A bool is none.
pub struct Int(std::result::Result<i128, String>);

read!(Int, value => {
    if value.is_instance_of::<PyBool>() {
        return Err(Error::wrong_type("an int", value));
    }
    match value.extract::<i128>() {
        Ok(small) => Ok(Self(Ok(small))),
        Err(error) if error.is_instance_of::<PyOverflowError>(value.py()) => Ok(Self(Err(huge(value)?))),
        Err(_) => Err(Error::wrong_type("an int", value)),
    }
});

/// A number too large for anything, as it is named in an error. Python refuses to print the largest.
fn huge(value: &Bound<'_, PyAny>) -> PyResult<String> {
    let number = value.call_method0("__index__")?;
    match number.str() {
        Ok(digits) => Ok(digits.to_string()),
        Err(_) => Ok(format!("a number of {} bits", number.call_method0("bit_length")?)),
    }
}

impl Int {
    /// The number if it lies between `low` and `high`.
    pub fn within<T>(self, what: &str, low: T, high: T) -> Result<T>
    where
        T: TryFrom<i128> + PartialOrd + Display + Copy,
    {
        let refuse = |number: &dyn Display| {
            Error::argument(format!("{what} must be between {low} and {high}, not {number}"))
        };
        match self.0 {
            Err(digits) => Err(refuse(&digits)),
            Ok(number) => match T::try_from(number) {
                Ok(value) if low <= value && value <= high => Ok(value),
                _ => Err(refuse(&number)),
            },
        }
    }
}

/// The two items of a pair, given as any sequence but text.
pub fn pair<'py>(value: &Bound<'py, PyAny>, expected: &str) -> Result<[Bound<'py, PyAny>; 2]> {
    if value.cast::<PySequence>().is_err() || text_of(value).is_some() {
        return Err(Error::wrong_type(expected, value));
    }
    let items = value.try_iter()?.collect::<PyResult<Vec<_>>>()?;
    items.try_into().map_err(|items: Vec<_>| {
        Error::argument(format!("expected {expected}, not a sequence of {}", items.len()))
    })
}

/// Two numbers, by side.
pub struct IntPair([Int; 2]);

read!(IntPair, value => {
    let [ns, ew] = pair(value, "a pair (NS, EW)")?;
    Ok(Self([ns.extract()?, ew.extract()?]))
});

impl IntPair {
    /// The numbers if both lie between `low` and `high`.
    pub fn within<T>(self, what: &str, low: T, high: T) -> Result<[T; 2]>
    where
        T: TryFrom<i128> + PartialOrd + Display + Copy,
    {
        let [ns, ew] = self.0;
        Ok([ns.within(what, low, high)?, ew.within(what, low, high)?])
    }
}

/// A card with the seat that played it.
pub struct Seated(pub Seat, pub Card);

read!(Seated, value => {
    let [seat, card] = pair(value, "a pair (seat, card)")?;
    Ok(Self(seat.extract()?, card.extract()?))
});

impl<'py> IntoPyObject<'py> for Card {
    type Target = PyCard;
    type Output = Bound<'py, PyCard>;
    type Error = PyErr;

    fn into_pyobject(self, py: Python<'py>) -> PyResult<Bound<'py, PyCard>> {
        Bound::new(py, PyCard(self))
    }
}

impl<'py> IntoPyObject<'py> for Cards {
    type Target = PyCards;
    type Output = Bound<'py, PyCards>;
    type Error = PyErr;

    fn into_pyobject(self, py: Python<'py>) -> PyResult<Bound<'py, PyCards>> {
        Bound::new(py, PyCards(self))
    }
}

impl<'py> IntoPyObject<'py> for Deal {
    type Target = PyDeal;
    type Output = Bound<'py, PyDeal>;
    type Error = PyErr;

    fn into_pyobject(self, py: Python<'py>) -> PyResult<Bound<'py, PyDeal>> {
        Bound::new(py, PyDeal(self))
    }
}

/// What `__reduce__` returns for a class whose constructor takes keywords.
pub fn reduced<'py>(
    class: &Bound<'py, PyType>,
    arguments: Bound<'py, PyTuple>,
    keywords: &Bound<'py, PyDict>,
) -> PyResult<(Bound<'py, PyAny>, Bound<'py, PyTuple>)> {
    let partial = class.py().import("functools")?.getattr("partial")?;
    Ok((partial.call((class,), Some(keywords))?, arguments))
}
