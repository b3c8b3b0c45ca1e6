//! Private functions for the Python part of the package, so that each notation is read, and each pack
//! shuffled, in one place.

use pyo3::prelude::*;
use pyo3::types::PyTuple;

use super::convert::{CardList, Int, Text};
use super::errors::{Error, Result};
use crate::deal::shuffled;
use crate::{Deal, DealText, Rank, Seat, Side, Suit, Trump};

/// The member of the enum `kind` that `text` names.
#[pyfunction]
#[pyo3(name = "_read_word")]
pub fn read_word<'py>(py: Python<'py>, kind: &str, text: Text) -> Result<Bound<'py, PyAny>> {
    Ok(match kind {
        "Suit" => text.read::<Suit>()?.into_pyobject(py),
        "Rank" => text.read::<Rank>()?.into_pyobject(py),
        "Seat" => text.read::<Seat>()?.into_pyobject(py),
        "Side" => text.read::<Side>()?.into_pyobject(py),
        "Trump" => text.read::<Trump>()?.into_pyobject(py),
        _ => return Err(Error::argument(format!("{kind} has no texts"))),
    }?)
}

/// The cards of a text or sequence, in order.
#[pyfunction]
#[pyo3(name = "_read_cards")]
pub fn read_cards(py: Python<'_>, cards: CardList) -> PyResult<Bound<'_, PyTuple>> {
    PyTuple::new(py, cards.0)
}

/// A deal's text with the trump and the leader it names, if it names them.
#[pyfunction]
#[pyo3(name = "_read_deal")]
pub fn read_deal(text: Text) -> Result<(Deal, Option<Trump>, Option<Seat>)> {
    let read: DealText = text.read()?;
    Ok((read.deal, read.trump, read.leader))
}

/// The 32 cards in the order that a seed gives; each stream of it is another order.
#[pyfunction]
#[pyo3(name = "_shuffled")]
pub fn shuffled_pack(py: Python<'_>, seed: Int, stream: Int) -> Result<Bound<'_, PyTuple>> {
    let stream = stream.within("a pack's number", 0, u64::MAX)?;
    Ok(PyTuple::new(py, shuffled(seed.within("a seed", 0, u64::MAX)?, stream))?)
}
