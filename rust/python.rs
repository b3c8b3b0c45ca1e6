//! The Python module `rebelote._rebelote`: the core, translated.
//!
//! One file per noun holds its wrapper, a frozen class around the core's value. [`convert`] reads arguments
//! (each kind has one conversion, used everywhere), [`words`] ties the core's enums to Python's, [`errors`]
//! turns the core's errors into Python's. Nothing here knows a rule.
#![forbid(unsafe_code)]
// The doc comments of exported items are Python docstrings, with examples in Python.
#![allow(clippy::doc_link_with_quotes, clippy::doc_markdown)]

mod arrays;
mod card;
mod cards;
mod convert;
mod deal;
mod errors;
mod interrupt;
mod position;
mod readers;
mod rules;
mod solver;
mod solving;
mod table;
mod trick;
mod words;

use pyo3::prelude::*;

/// The compiled part of rebelote. Use the package `rebelote`, which exports all of it.
#[pymodule]
mod _rebelote {
    #[pymodule_export]
    const _MAX_BONUS: u16 = crate::PlayRules::MAX_BONUS;
    #[pymodule_export]
    use super::card::PyCard;
    #[pymodule_export]
    use super::cards::PyCards;
    #[pymodule_export]
    use super::deal::PyDeal;
    #[pymodule_export]
    use super::position::PyPosition;
    #[pymodule_export]
    use super::readers::{read_cards, read_deal, read_word, shuffled_pack};
    #[pymodule_export]
    use super::solver::PySolver;
    #[pymodule_export]
    use super::solving::{can_take, solve, solve_table};
    #[pymodule_export]
    use super::table::PyTable;
    #[pymodule_export]
    use super::trick::PyTrick;
}
