//! `Trick`: a finished trick.

use pyo3::prelude::*;
use pyo3::types::{PyDict, PyTuple};

use super::convert::{Int, Seated, reduced};
use super::errors::{Error, Result};
use super::position::seated;
use crate::{Cards, Seat, Trick};

/// A finished trick: who played what, who won it, and what it is worth.
///
/// A `Position` hands out its tricks. One built by hand is checked for form alone, since trump and rules
/// decide who wins: `InvalidArgument` unless four different cards are played in turn.
///
/// >>> position = Position("N:A... K... Q... J...", "H", "N", played="AS KS QS JS")
/// >>> position.tricks[0].winner, position.tricks[0].points
/// (Seat.N, 30)
#[pyclass(name = "Trick", module = "rebelote", frozen, eq, hash)]
#[derive(PartialEq, Eq, Hash)]
pub struct PyTrick(pub Trick);

#[pymethods]
impl PyTrick {
    #[new]
    #[pyo3(signature = (*, cards, winner, points))]
    fn new(cards: Vec<Seated>, winner: Seat, points: Int) -> Result<Self> {
        let points = points.within("the points of a trick", 0, u16::MAX)?;
        let refuse = || Error::argument("a trick is four different cards, played in turn");
        let cards: [Seated; 4] = cards.try_into().map_err(|_| refuse())?;
        let in_turn = cards.windows(2).all(|pair| pair[0].0.next() == pair[1].0);
        let (leader, cards) = (cards[0].0, cards.map(|played| played.1));
        if !in_turn || Cards::from_iter(cards).len() < 4 {
            return Err(refuse());
        }
        Ok(Self(Trick { leader, cards, winner, points }))
    }

    /// The seats and their cards, in the order played.
    #[getter]
    fn cards<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyTuple>> {
        PyTuple::new(py, seated(self.0.leader, &self.0.cards))
    }

    /// The seat that won.
    #[getter]
    fn winner(&self) -> Seat {
        self.0.winner
    }

    /// What the trick is worth in card points, the last trick's bonus included.
    #[getter]
    fn points(&self) -> u16 {
        self.0.points
    }

    fn __repr__(&self, py: Python<'_>) -> PyResult<String> {
        let cards = self.cards(py)?.repr()?;
        let winner = self.0.winner.into_pyobject(py)?.repr()?;
        Ok(format!("Trick(cards={cards}, winner={winner}, points={})", self.0.points))
    }

    fn __reduce__<'py>(slf: &Bound<'py, Self>) -> PyResult<(Bound<'py, PyAny>, Bound<'py, PyTuple>)> {
        let (py, trick) = (slf.py(), slf.get());
        let keywords = PyDict::new(py);
        keywords.set_item("cards", trick.cards(py)?)?;
        keywords.set_item("winner", trick.winner())?;
        keywords.set_item("points", trick.points())?;
        reduced(&slf.get_type(), PyTuple::empty(py), &keywords)
    }
}
