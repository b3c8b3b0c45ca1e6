//! What is wrong with a text that names no card, hand, seat, trump or deal.
#![forbid(unsafe_code)]

use std::fmt;

use crate::cards::Card;

/// Why a text could not be read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NotationError {
    /// The text is not `what` it was taken for.
    Unreadable {
        /// What was expected, with its article and perhaps why this isn't one: "a card".
        what: String,
        /// The text given.
        text: String,
    },
    /// A set of cards names a card twice.
    Twice {
        /// The card.
        card: Card,
        /// The text given.
        text: String,
    },
}

impl NotationError {
    pub(crate) fn unreadable(what: impl Into<String>, text: &str) -> Self {
        Self::Unreadable { what: what.into(), text: text.to_owned() }
    }
}

impl fmt::Display for NotationError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Unreadable { what, text } => write!(f, "{text:?} is not {what}"),
            Self::Twice { card, text } => write!(f, "{text:?} names {card} twice"),
        }
    }
}

impl std::error::Error for NotationError {}
