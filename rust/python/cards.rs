//! `Cards`: an immutable set of cards, which compares with any set and combines with anything that holds
//! cards.

use pyo3::basic::CompareOp;
use pyo3::prelude::*;
use pyo3::sync::PyOnceLock;
use pyo3::types::{PyBool, PyFrozenSet, PyIterator, PyNotImplemented, PyString, PyTuple, PyType};

use super::convert::Int;
use super::errors::Result;
use crate::{Cards, Suit};

/// An immutable set of cards, from cards, their texts, or the text of a hand.
///
/// A hand's text is `S.H.D.C`, its ranks in any order; a list of cards such as `AS TS JH` is read too. Text
/// that names a card twice is a `NotationError`; an iterable may repeat itself, as for `set`. Iteration goes
/// by code. `|`, `&`, `-` and `^` take whatever the constructor takes; `<=`, `<`, `>=` and `>` any set or
/// text, `==` any set.
///
/// >>> hand = Cards("AT.J97..KQ8")
/// >>> len(hand), "JH" in hand, hand & "JH QH"
/// (8, True, Cards('.J..'))
/// >>> hand == set(hand), hand <= Cards.ALL
/// (True, True)
#[pyclass(name = "Cards", module = "rebelote", frozen)]
pub struct PyCards(pub Cards);

#[pymethods]
impl PyCards {
    #[new]
    #[pyo3(signature = (cards = Cards::EMPTY), text_signature = "(cards=())")]
    fn new(cards: Cards) -> Self {
        Self(cards)
    }

    /// The set with bit `card.code` of `mask` for each card; `InvalidArgument` unless it fits 32 bits.
    ///
    /// >>> Cards.from_mask(1 << Card("JH").code)
    /// Cards('.J..')
    #[classmethod]
    fn from_mask(_cls: &Bound<'_, PyType>, mask: Int) -> Result<Self> {
        Ok(Self(Cards::from_mask(mask.within("a mask of cards", 0, u32::MAX)?)))
    }

    /// The whole pack.
    #[classattr]
    #[pyo3(name = "ALL")]
    fn all() -> Self {
        Self(Cards::ALL)
    }

    /// No card.
    #[classattr]
    #[pyo3(name = "EMPTY")]
    fn empty() -> Self {
        Self(Cards::EMPTY)
    }

    /// Bit `card.code` for each card.
    #[getter]
    fn mask(&self) -> u32 {
        self.0.mask()
    }

    /// The text with suit symbols, such as ♠AT ♥J97 ♣KQ8.
    #[getter]
    fn pretty(&self) -> String {
        self.0.pretty()
    }

    /// The cards of one suit.
    ///
    /// >>> Cards("AT.J97..KQ8").of("H")
    /// Cards('.J97..')
    fn of(&self, suit: Suit) -> Cards {
        self.0 & Cards::of_suit(suit)
    }

    /// Whether no card is in `other` too, which may be whatever the constructor takes.
    ///
    /// >>> Cards("JH").isdisjoint("9H AH")
    /// True
    fn isdisjoint(&self, other: Cards) -> bool {
        (self.0 & other).is_empty()
    }

    /// A card, or the text of one, may be in the set; nothing else is.
    fn __contains__(&self, card: &Bound<'_, PyAny>) -> Result<bool> {
        if !(card.is_instance_of::<super::card::PyCard>() || card.is_instance_of::<PyString>()) {
            return Ok(false);
        }
        Ok(self.0.has(card.extract()?))
    }

    fn __len__(&self) -> usize {
        self.0.len() as usize
    }

    fn __iter__<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyIterator>> {
        PyTuple::new(py, self.0)?.try_iter()
    }

    fn __or__<'py>(&self, other: &Bound<'py, PyAny>) -> Result<Bound<'py, PyAny>> {
        self.combine(other, |cards, others| cards | others)
    }

    fn __ror__<'py>(&self, other: &Bound<'py, PyAny>) -> Result<Bound<'py, PyAny>> {
        self.combine(other, |cards, others| cards | others)
    }

    fn __and__<'py>(&self, other: &Bound<'py, PyAny>) -> Result<Bound<'py, PyAny>> {
        self.combine(other, |cards, others| cards & others)
    }

    fn __rand__<'py>(&self, other: &Bound<'py, PyAny>) -> Result<Bound<'py, PyAny>> {
        self.combine(other, |cards, others| cards & others)
    }

    fn __sub__<'py>(&self, other: &Bound<'py, PyAny>) -> Result<Bound<'py, PyAny>> {
        self.combine(other, |cards, others| cards - others)
    }

    fn __rsub__<'py>(&self, other: &Bound<'py, PyAny>) -> Result<Bound<'py, PyAny>> {
        self.combine(other, |cards, others| others - cards)
    }

    fn __xor__<'py>(&self, other: &Bound<'py, PyAny>) -> Result<Bound<'py, PyAny>> {
        self.combine(other, |cards, others| cards ^ others)
    }

    fn __rxor__<'py>(&self, other: &Bound<'py, PyAny>) -> Result<Bound<'py, PyAny>> {
        self.combine(other, |cards, others| cards ^ others)
    }

    fn __richcmp__<'py>(&self, other: &Bound<'py, PyAny>, op: CompareOp) -> Result<Bound<'py, PyAny>> {
        static SET: PyOnceLock<Py<PyType>> = PyOnceLock::new();
        let py = other.py();
        let orders = !matches!(op, CompareOp::Eq | CompareOp::Ne);
        if other.is_instance_of::<Self>() || (orders && other.is_instance_of::<PyString>()) {
            let holds = compare(self.0, other.extract()?, op);
            return Ok(PyBool::new(py, holds).to_owned().into_any());
        }
        if !other.is_instance(SET.import(py, "collections.abc", "Set")?)? {
            return Ok(not_implemented(py));
        }
        Ok(self.frozenset(py)?.rich_compare(other, op)?)
    }

    /// As for any set: the hash of the `frozenset` of the cards.
    fn __hash__(&self, py: Python<'_>) -> PyResult<isize> {
        self.frozenset(py)?.hash()
    }

    fn __str__(&self) -> String {
        self.0.to_string()
    }

    fn __repr__(&self) -> String {
        format!("Cards('{}')", self.0)
    }

    fn __reduce__<'py>(slf: &Bound<'py, Self>) -> (Bound<'py, PyType>, (String,)) {
        (slf.get_type(), (slf.get().0.to_string(),))
    }
}

impl PyCards {
    fn frozenset<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyFrozenSet>> {
        PyFrozenSet::new(py, self.0)
    }

    /// The result of an operator; Python tries the other operand if `other` isn't iterable at all.
    fn combine<'py>(
        &self,
        other: &Bound<'py, PyAny>,
        operation: impl FnOnce(Cards, Cards) -> Cards,
    ) -> Result<Bound<'py, PyAny>> {
        if other.try_iter().is_err() {
            return Ok(not_implemented(other.py()));
        }
        Ok(operation(self.0, other.extract()?).into_pyobject(other.py())?.into_any())
    }
}

/// Sets compare by inclusion.
fn compare(cards: Cards, others: Cards, op: CompareOp) -> bool {
    match op {
        CompareOp::Lt => cards != others && cards.is_subset(others),
        CompareOp::Le => cards.is_subset(others),
        CompareOp::Eq => cards == others,
        CompareOp::Ne => cards != others,
        CompareOp::Gt => cards != others && others.is_subset(cards),
        CompareOp::Ge => others.is_subset(cards),
    }
}

fn not_implemented(py: Python<'_>) -> Bound<'_, PyAny> {
    PyNotImplemented::get(py).to_owned().into_any()
}
