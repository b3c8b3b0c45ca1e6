//! How a caller stops a long computation: a question asked now and then, and the error that says it was yes.
#![forbid(unsafe_code)]

use std::fmt;

/// Asked every few thousand nodes; `true` means stop.
pub type Interrupt<'a> = &'a mut dyn FnMut() -> bool;

/// The caller asked to stop.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Interrupted;

impl fmt::Display for Interrupted {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("interrupted")
    }
}

impl std::error::Error for Interrupted {}
