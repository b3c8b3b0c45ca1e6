//! Long computations: the interpreter is released while they run, and Ctrl-C stops them.

use pyo3::prelude::*;

use super::errors::Result;
use crate::{Interrupt, Interrupted};

/// Runs `compute` with the interpreter released. If a signal handler raises meanwhile, that is the error.
pub fn detached<T: Send>(
    py: Python<'_>,
    compute: impl FnOnce(Interrupt<'_>) -> std::result::Result<T, Interrupted> + Send,
) -> Result<T> {
    let (outcome, raised) = py.detach(|| {
        let mut raised = None;
        let outcome = compute(&mut || {
            raised = Python::attach(|py| py.check_signals().err());
            raised.is_some()
        });
        (outcome, raised)
    });
    match raised {
        Some(raised) => Err(raised.into()),
        None => Ok(outcome?),
    }
}
