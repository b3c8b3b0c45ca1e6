//! numpy arrays: taken only with the dtype and shape promised, never cast.

use numpy::{Element, PyArrayDyn, PyUntypedArray, PyUntypedArrayMethods};
use pyo3::prelude::*;
use pyo3::types::PyTuple;

use super::errors::{Error, Result};

/// The numbers of an array of `T` with this shape, as nested lists.
pub fn numbers<'py, T: Element>(
    value: &Bound<'py, PyAny>,
    what: &str,
    shape: &[usize],
) -> Result<Bound<'py, PyAny>> {
    let py = value.py();
    let Ok(array) = value.cast::<PyUntypedArray>() else {
        return Err(Error::wrong_type("a numpy array", value));
    };
    if value.cast::<PyArrayDyn<T>>().is_err() || array.shape() != shape {
        let [wanted, found] = [shape, array.shape()].map(|shape| PyTuple::new(py, shape.iter().copied()));
        let (wanted, found) = (wanted?, found?);
        let (dtype, other) = (T::get_dtype(py), array.dtype());
        return Err(Error::argument(format!(
            "{what} must be {dtype} of shape {wanted}, not {other} of shape {found}"
        )));
    }
    Ok(value.call_method0("tolist")?)
}
