//! `Card`: one of the 32 cards.

use pyo3::prelude::*;
use pyo3::types::PyType;

use super::convert::Int;
use super::errors::{Error, Result};
use crate::{Card, Rank, Suit};

/// One of the 32 cards, from its text: rank then suit, in any case.
///
/// A ten is `T` or `10`; a suit's symbol serves as well as its letter. `NotationError` if the text is no
/// card. Cards compare by code, which is their natural order suit by suit; which card beats which depends on
/// the trump.
///
/// >>> Card("JH"), Card("10h"), Card("A♠")
/// (Card('JH'), Card('TH'), Card('AS'))
/// >>> sorted([Card("7H"), Card("AC")])
/// [Card('AC'), Card('7H')]
#[pyclass(name = "Card", module = "rebelote", frozen, eq, ord, hash)]
#[derive(PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct PyCard(pub Card);

#[pymethods]
impl PyCard {
    #[new]
    fn new(text: Card) -> Self {
        Self(text)
    }

    /// The card with this code, `8 * suit + rank`; `InvalidArgument` unless it is 0 to 31.
    ///
    /// >>> Card.from_code(20)
    /// Card('JH')
    #[classmethod]
    fn from_code(_cls: &Bound<'_, PyType>, code: Int) -> Result<Self> {
        let code = code.within("a card's code", 0, 31)?;
        Card::from_code(code).map(Self).ok_or_else(|| Error::argument(format!("{code} is no card's code")))
    }

    /// The suit.
    #[getter]
    fn suit(&self) -> Suit {
        self.0.suit()
    }

    /// The rank.
    #[getter]
    fn rank(&self) -> Rank {
        self.0.rank()
    }

    /// The number of the card, `8 * suit + rank`: 0 (seven of clubs) to 31 (ace of spades).
    #[getter]
    fn code(&self) -> u8 {
        self.0.code()
    }

    /// The text with the suit's symbol, such as J♥.
    #[getter]
    fn pretty(&self) -> String {
        self.0.pretty()
    }

    fn __str__(&self) -> String {
        self.0.to_string()
    }

    fn __repr__(&self) -> String {
        format!("Card('{}')", self.0)
    }

    fn __reduce__<'py>(slf: &Bound<'py, Self>) -> (Bound<'py, PyType>, (String,)) {
        (slf.get_type(), (slf.get().0.to_string(),))
    }
}
