//! `Table`: what a deal is worth for each trump and leader.

use numpy::ndarray::arr3;
use numpy::{IntoPyArray, PyArray3, PyArrayMethods, PyUntypedArray};
use pyo3::prelude::*;
use pyo3::types::PyType;

use super::arrays::numbers;
use super::convert::{IntPair, pair};
use super::errors::{Error, Result};
use crate::{Seat, Trump};

/// By trump, leader and side.
type Values = [[[i16; 2]; 4]; 6];

/// The value of a deal for each trump and each leader, as `solve_table` finds it.
///
/// `table[trump, leader]` is (NS, EW). A table is also made of its values, an int16 array of shape (6, 4, 2)
/// or nested sequences: `InvalidArgument` for another dtype or shape.
///
/// >>> table = solve_table("N:A... K... Q... J...")
/// >>> table["NT", "N"], table["S", "E"]
/// ((38, 0), (0, 48))
#[pyclass(name = "Table", module = "rebelote", frozen, mapping, eq, hash)]
#[derive(PartialEq, Eq, Hash)]
pub struct PyTable(pub Values);

#[pymethods]
impl PyTable {
    #[new]
    fn new(values: &Bound<'_, PyAny>) -> Result<Self> {
        let values = if values.cast::<PyUntypedArray>().is_ok() {
            numbers::<i16>(values, "the values of a table", &[6, 4, 2])?
        } else {
            values.clone()
        };
        let refuse = || Error::argument("the values of a table are pairs for 6 trumps of 4 leaders each");
        let trumps: Vec<Vec<IntPair>> = values.extract()?;
        let trumps = trumps.into_iter().map(|leaders| {
            let leaders = leaders.into_iter().map(|pair| pair.within("a value", 0, i16::MAX));
            leaders.collect::<Result<Vec<_>>>()?.try_into().map_err(|_| refuse())
        });
        let values: [_; 6] = trumps.collect::<Result<Vec<_>>>()?.try_into().map_err(|_| refuse())?;
        Ok(Self(values))
    }

    /// The values as a new int16 array of shape (6, 4, 2) that can't be written to: trump, leader, side.
    ///
    /// >>> table = solve_table("N:A... K... Q... J...")
    /// >>> table.values[Trump.SPADES, Seat.N]
    /// array([ 0, 48], dtype=int16)
    #[getter]
    fn values<'py>(&self, py: Python<'py>) -> Bound<'py, PyArray3<i16>> {
        let array = arr3(&self.0).into_pyarray(py);
        array.readwrite().make_nonwriteable();
        array
    }

    fn __getitem__(&self, key: &Bound<'_, PyAny>) -> Result<(i16, i16)> {
        let [trump, leader] = pair(key, "a pair (trump, leader)")?;
        let (trump, leader): (Trump, Seat) = (trump.extract()?, leader.extract()?);
        Ok(self.0[usize::from(trump.code())][leader.index()].into())
    }

    fn __repr__(&self) -> String {
        format!("Table({:?})", self.0)
    }

    fn __reduce__<'py>(slf: &Bound<'py, Self>) -> (Bound<'py, PyType>, (Values,)) {
        (slf.get_type(), (slf.get().0,))
    }
}
