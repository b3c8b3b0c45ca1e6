//! The one road from an error of the core, or of an argument, to the Python exception it becomes.

use std::fmt::Display;

use pyo3::exceptions::{PyKeyboardInterrupt, PyTypeError};
use pyo3::prelude::*;

use crate::{DealError, IllegalPlay, Interrupted, InvalidPosition, NotationError};

/// The exception classes, which live in Python; looked up when first raised.
mod classes {
    pyo3::import_exception!(rebelote.errors, NotationError);
    pyo3::import_exception!(rebelote.errors, InvalidArgument);
    pyo3::import_exception!(rebelote.errors, InvalidDeal);
    pyo3::import_exception!(rebelote.errors, InvalidRules);
    pyo3::import_exception!(rebelote.errors, IllegalPlay);
}

/// Whatever can go wrong between Python and the core.
#[derive(Debug)]
pub enum Error {
    /// A text can't be read.
    Notation(NotationError),
    /// Hands are no deal.
    Deal(DealError),
    /// A position can't be set up.
    Position(InvalidPosition),
    /// A card may not be played.
    Play(IllegalPlay),
    /// There is no card to play: the position is over.
    Over(String),
    /// A value of the right type can't be used.
    Argument(String),
    /// A value has the wrong type.
    Type(String),
    /// The caller stopped the computation.
    Interrupted(Interrupted),
    /// Python raised.
    Python(PyErr),
}

/// What the functions of the binding return.
pub type Result<T> = std::result::Result<T, Error>;

impl Error {
    /// `value` is not of the type that is `expected`.
    pub fn wrong_type(expected: &str, value: &Bound<'_, PyAny>) -> Self {
        let found = value.get_type().name().map_or_else(|_| "something else".into(), |name| name.to_string());
        Self::Type(format!("expected {expected}, not {found}"))
    }

    /// `value` can't be used for the reason given.
    pub fn argument(reason: impl Display) -> Self {
        Self::Argument(reason.to_string())
    }
}

impl From<Error> for PyErr {
    fn from(error: Error) -> Self {
        match error {
            Error::Notation(error) | Error::Deal(DealError::Notation(error)) => {
                classes::NotationError::new_err(error.to_string())
            }
            Error::Deal(error) => classes::InvalidDeal::new_err(error.to_string()),
            Error::Position(error @ InvalidPosition::Bonus { .. }) => {
                classes::InvalidRules::new_err(error.to_string())
            }
            Error::Position(error) => classes::InvalidArgument::new_err(error.to_string()),
            Error::Play(error) => classes::IllegalPlay::new_err(error.to_string()),
            Error::Over(message) => classes::IllegalPlay::new_err(message),
            Error::Argument(message) => classes::InvalidArgument::new_err(message),
            Error::Type(message) => PyTypeError::new_err(message),
            Error::Interrupted(error) => PyKeyboardInterrupt::new_err(error.to_string()),
            Error::Python(error) => error,
        }
    }
}

/// So that `?` turns each error into the sum of them all.
macro_rules! from {
    ($($source:ty => $variant:ident),+ $(,)?) => {
        $(impl From<$source> for Error {
            fn from(error: $source) -> Self {
                Self::$variant(error)
            }
        })+
    };
}

from! {
    NotationError => Notation,
    DealError => Deal,
    InvalidPosition => Position,
    IllegalPlay => Play,
    Interrupted => Interrupted,
    PyErr => Python,
}
