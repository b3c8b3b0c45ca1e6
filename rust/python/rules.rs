//! Rules of play: read from whatever a `rules` argument may be, and handed back as Python's `PlayRules`.
//!
//! Which names there are and what they play is known to `rebelote.rules` alone.

use pyo3::prelude::*;
use pyo3::sync::PyOnceLock;
use pyo3::types::{PyDict, PyType};

use super::errors::{Error, Result};
use super::words::{Word, from_member};
use crate::PlayRules;

/// The rules of a `rules` argument; without one, those of the preset that is the default.
pub struct RulesArg(pub Option<PlayRules>);

impl<'py> FromPyObject<'_, 'py> for RulesArg {
    type Error = Error;

    fn extract(value: Borrowed<'_, 'py, PyAny>) -> Result<Self> {
        let rules = module(value.py())?.call_method1("play_rules", (value,))?;
        from_python(&rules).map(|rules| Self(Some(rules)))
    }
}

impl RulesArg {
    /// The rules meant.
    pub fn resolve(self, py: Python<'_>) -> Result<PlayRules> {
        match self.0 {
            Some(rules) => Ok(rules),
            None => from_python(&module(py)?.call_method0("play_rules")?),
        }
    }
}

impl<'py> IntoPyObject<'py> for PlayRules {
    type Target = PyAny;
    type Output = Bound<'py, PyAny>;
    type Error = PyErr;

    fn into_pyobject(self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        static CLASS: PyOnceLock<Py<PyType>> = PyOnceLock::new();
        let fields = PyDict::new(py);
        fields.set_item("nt_values", self.nt_values)?;
        fields.set_item("at_values", self.at_values)?;
        fields.set_item("overtake", self.overtake)?;
        fields.set_item("partner_winning", self.partner_winning)?;
        fields.set_item("cannot_overtrump", self.cannot_overtrump)?;
        fields.set_item("last_trick", self.last_trick)?;
        fields.set_item("capot", self.capot)?;
        CLASS.import(py, "rebelote.rules", "PlayRules")?.call((), Some(&fields))
    }
}

fn module(py: Python<'_>) -> PyResult<Bound<'_, PyModule>> {
    py.import("rebelote.rules")
}

/// The fields of a `PlayRules`, which has checked them.
fn from_python(rules: &Bound<'_, PyAny>) -> Result<PlayRules> {
    Ok(PlayRules {
        nt_values: word(rules, "nt_values")?,
        at_values: word(rules, "at_values")?,
        overtake: word(rules, "overtake")?,
        partner_winning: word(rules, "partner_winning")?,
        cannot_overtrump: word(rules, "cannot_overtrump")?,
        last_trick: rules.getattr("last_trick")?.extract()?,
        capot: rules.getattr("capot")?.extract()?,
    })
}

fn word<W: Word>(rules: &Bound<'_, PyAny>, field: &str) -> Result<W> {
    let value = rules.getattr(field)?;
    from_member(&value)?.ok_or_else(|| Error::wrong_type(&format!("a member of an enum as {field}"), &value))
}
