//! `Solver`: an exact solver that keeps what it learnt.

use std::sync::{Mutex, MutexGuard, TryLockError};
use std::thread::sleep;
use std::time::Duration;

use pyo3::exceptions::PyTypeError;
use pyo3::prelude::*;
use pyo3::sync::PyOnceLock;
use pyo3::types::{PyDict, PyTuple, PyType};

use super::convert::Int;
use super::errors::Result;
use super::interrupt::detached;
use crate::{Interrupt, Interrupted, Objective, Position, Side, Solution, Solver};

/// How long a thread waits before it looks again whether the solver is free.
const PATIENCE: Duration = Duration::from_millis(1);

/// An exact solver with a table of its own, for related positions: each answer helps the next.
///
/// `objective` is "points" (card points, last trick and capot included) or "tricks". Other threads run while
/// it works, and Ctrl-C stops it; a second thread that uses the same solver waits. It neither pickles nor
/// copies.
///
/// >>> solver = Solver(objective="tricks")
/// >>> position = Position("N:A7... KT... Q8... J9...", "H", "N")
/// >>> solver.solve(position).value
/// (1, 1)
#[pyclass(name = "Solver", module = "rebelote", frozen)]
pub struct PySolver {
    objective: Objective,
    solver: Mutex<Solver>,
}

#[pymethods]
impl PySolver {
    #[new]
    #[pyo3(signature = (*, objective = Objective::Points), text_signature = "(*, objective='points')")]
    pub fn new(objective: Objective) -> Self {
        Self { objective, solver: Mutex::new(Solver::new(objective)) }
    }

    /// What the solver counts.
    #[getter]
    fn objective(&self) -> Objective {
        self.objective
    }

    /// The value of a position and of each legal card, and one best line.
    ///
    /// A finished position gives what it ended in, no cards and an empty line.
    ///
    /// >>> Solver().solve(Position("N:A7... KT... Q8... J9...", "H", "N")).best
    /// Cards('7...')
    pub fn solve<'py>(&self, py: Python<'py>, position: Position) -> Result<Bound<'py, PyAny>> {
        let solution = self.work(py, |solver, interrupt| solver.solve(&position, interrupt))?;
        Ok(self.to_python(py, solution)?)
    }

    /// What a position ends in with best play, (NS, EW): `solve(position).value`, at a fraction of the cost.
    ///
    /// >>> Solver().value(Position("N:A7... KT... Q8... J9...", "H", "N"))
    /// (28, 12)
    fn value(&self, py: Python<'_>, position: Position) -> Result<(u16, u16)> {
        Ok(self.work(py, |solver, interrupt| solver.value(&position, interrupt))?.into())
    }

    /// Whether a side can end with at least so much, whatever the other does; `at_least` counts the final
    /// total, as `Solution.value` does.
    ///
    /// >>> Solver().can_take(Position("N:A7... KT... Q8... J9...", "H", "N"), "NS", 29)
    /// False
    pub fn can_take(&self, py: Python<'_>, position: Position, side: Side, at_least: Int) -> Result<bool> {
        let at_least = at_least.within("at_least", i32::MIN, i32::MAX)?;
        self.work(py, |solver, interrupt| solver.can_take(&position, side, at_least, interrupt))
    }

    fn __repr__(&self, py: Python<'_>) -> PyResult<String> {
        Ok(format!("Solver(objective={})", self.objective.into_pyobject(py)?.repr()?))
    }

    #[expect(clippy::unused_self, reason = "Python asks the instance")]
    fn __reduce__(&self) -> PyResult<()> {
        Err(PyTypeError::new_err("a Solver can't be pickled or copied: make a new one"))
    }
}

impl PySolver {
    /// Has the solver work with the interpreter released.
    pub fn work<T: Send>(
        &self,
        py: Python<'_>,
        task: impl FnOnce(&mut Solver, Interrupt<'_>) -> std::result::Result<T, Interrupted> + Send,
    ) -> Result<T> {
        detached(py, |interrupt| task(&mut *self.lock(interrupt)?, interrupt))
    }

    /// Waits for the thread that uses the solver, if one does. Ctrl-C is heard meanwhile.
    fn lock(&self, interrupt: Interrupt<'_>) -> std::result::Result<MutexGuard<'_, Solver>, Interrupted> {
        loop {
            match self.solver.try_lock() {
                Ok(solver) => return Ok(solver),
                // What the solver learnt before another thread failed is still true.
                Err(TryLockError::Poisoned(solver)) => return Ok(solver.into_inner()),
                Err(TryLockError::WouldBlock) if interrupt() => return Err(Interrupted),
                Err(TryLockError::WouldBlock) => sleep(PATIENCE),
            }
        }
    }

    /// The `Solution` of the package.
    fn to_python<'py>(&self, py: Python<'py>, solution: Solution) -> PyResult<Bound<'py, PyAny>> {
        static CLASS: PyOnceLock<Py<PyType>> = PyOnceLock::new();
        let cards = PyDict::new(py);
        for (card, [ns, ew]) in solution.cards {
            cards.set_item(card, (ns, ew))?;
        }
        let [ns, ew] = solution.value;
        let fields = PyDict::new(py);
        fields.set_item("objective", self.objective)?;
        fields.set_item("value", (ns, ew))?;
        fields.set_item("cards", cards)?;
        fields.set_item("best", solution.best)?;
        fields.set_item("line", PyTuple::new(py, solution.line)?)?;
        fields.set_item("nodes", solution.nodes)?;
        CLASS.import(py, "rebelote.solution", "Solution")?.call((), Some(&fields))
    }
}
