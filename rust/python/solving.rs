//! `solve`, `can_take` and `solve_table`: a solver made for one question.

use pyo3::prelude::*;

use super::convert::Int;
use super::errors::{Error, Result};
use super::position::PyPosition;
use super::rules::RulesArg;
use super::solver::PySolver;
use super::table::PyTable;
use crate::{Deal, Objective, Position, Seat, Side, Trump};

/// What `solve` takes: a position, or a deal yet to be told how it is played.
pub enum Subject {
    Position(Box<Position>),
    Deal(Deal),
}

impl<'py> FromPyObject<'_, 'py> for Subject {
    type Error = Error;

    fn extract(value: Borrowed<'_, 'py, PyAny>) -> Result<Self> {
        if value.is_instance_of::<PyPosition>() {
            return Ok(Self::Position(Box::new(value.extract()?)));
        }
        value.extract().map(Self::Deal).map_err(|error| match error {
            Error::Type(_) => Error::wrong_type("a position, a deal or its text", &value),
            error => error,
        })
    }
}

/// Solves a position, or a deal of which `leader` leads, with all hands seen: the value of every card and one
/// best line.
///
/// A deal needs a trump and a leader, and its rules are those of the preset "ffb_classic" unless given; a
/// position knows all three (`InvalidArgument` if they are given as well). `objective` is "points" or
/// "tricks". A finished position gives what it ended in, no cards and an empty line. Other threads run
/// meanwhile, and Ctrl-C stops it.
///
/// >>> solution = solve("N:A7... KT... Q8... J9...", "H", "N")
/// >>> solution.value, solution.cards["AS"], solution.best
/// ((28, 12), (18, 22), Cards('7...'))
#[pyfunction]
#[pyo3(
    signature = (position, trump = None, leader = None, *, rules = None, objective = Objective::Points),
    text_signature = "(position, trump=None, leader=None, *, rules=None, objective='points')"
)]
pub fn solve(
    py: Python<'_>,
    position: Subject,
    trump: Option<Trump>,
    leader: Option<Seat>,
    rules: Option<RulesArg>,
    objective: Objective,
) -> Result<Bound<'_, PyAny>> {
    let position = match position {
        Subject::Position(position) => {
            let given =
                [("trump", trump.is_some()), ("leader", leader.is_some()), ("rules", rules.is_some())];
            if let Some((name, _)) = given.into_iter().find(|(_, is_given)| *is_given) {
                return Err(Error::argument(format!("a position has its own {name}: give none besides")));
            }
            *position
        }
        Subject::Deal(deal) => {
            let missing = |name| move || Error::argument(format!("a deal is solved for a {name}: give one"));
            let (trump, leader) =
                (trump.ok_or_else(missing("trump"))?, leader.ok_or_else(missing("leader"))?);
            Position::new(deal, trump, leader, rules.unwrap_or(RulesArg(None)).resolve(py)?, None)?
        }
    };
    PySolver::new(objective).solve(py, position)
}

/// Whether a side can end with at least so much, whatever the other does.
///
/// `at_least` counts the final total, as `Solution.value` does: card points or tricks, by the objective.
///
/// >>> can_take(Position("N:A7... KT... Q8... J9...", "H", "N"), "EW", 12)
/// True
#[pyfunction]
#[pyo3(
    signature = (position, side, at_least, *, objective = Objective::Points),
    text_signature = "(position, side, at_least, *, objective='points')"
)]
pub fn can_take(
    py: Python<'_>,
    position: Position,
    side: Side,
    at_least: Int,
    objective: Objective,
) -> Result<bool> {
    PySolver::new(objective).can_take(py, position, side, at_least)
}

/// Solves a deal for each of the six trumps and four leaders.
///
/// Other threads run meanwhile, and Ctrl-C stops it.
///
/// >>> solve_table("N:A... K... Q... J...", objective="tricks")["NT", "W"]
/// (1, 0)
#[pyfunction]
#[pyo3(
    signature = (deal, *, rules = RulesArg(None), objective = Objective::Points),
    text_signature = "(deal, *, rules='ffb_classic', objective='points')"
)]
pub fn solve_table(py: Python<'_>, deal: Deal, rules: RulesArg, objective: Objective) -> Result<PyTable> {
    let rules = rules.resolve(py)?;
    let values =
        PySolver::new(objective).work(py, |solver, interrupt| solver.table(&deal, rules, interrupt))?;
    Ok(PyTable(values.map(|row| row.map(|value| value.map(u16::cast_signed)))))
}
