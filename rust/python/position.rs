//! `Position`: a deal in play, all hands seen.

use pyo3::prelude::*;
use pyo3::types::{PyDict, PyTuple};

use super::convert::{CardList, Int, IntPair, reduced};
use super::errors::{Error, Result};
use super::interrupt::detached;
use super::rules::RulesArg;
use super::trick::PyTrick;
use crate::perft::perft;
use crate::{Card, Cards, Deal, PlayRules, Position, Seat, Trump};

/// A deal in play, all hands seen. It never changes: a card played gives a new position.
///
/// `played` are the cards played since `deal`, in order; `leader` led the first of them. A deal of fewer than
/// eight cards has a capot bonus only if `tricks_before`, the tricks won before it as (NS, EW), is given and
/// leaves one possible. `rules` are `PlayRules`, `Rules` or a preset's name. `IllegalPlay` if a card played
/// may not be, `InvalidArgument` if `tricks_before` doesn't add up to eight less the deal's size.
///
/// >>> position = Position("N:A7... KT... Q8... J9...", "S", "N")
/// >>> position.to_play, position.legal_cards
/// (Seat.N, Cards('A7...'))
/// >>> position.play("7S").play("TS").legal_cards
/// Cards('Q8...')
#[pyclass(name = "Position", module = "rebelote", frozen, eq, hash)]
#[derive(PartialEq, Eq, Hash)]
pub struct PyPosition(pub Position);

#[pymethods]
impl PyPosition {
    #[new]
    #[pyo3(
        signature = (deal, trump, leader, rules = RulesArg(None), *, played = CardList(Vec::new()),
                     tricks_before = None),
        text_signature = "(deal, trump, leader, rules='ffb_classic', *, played=(), tricks_before=None)"
    )]
    fn new(
        py: Python<'_>,
        deal: Deal,
        trump: Trump,
        leader: Seat,
        rules: RulesArg,
        played: CardList,
        tricks_before: Option<IntPair>,
    ) -> Result<Self> {
        let before = tricks_before.map(|pair| pair.within("tricks before", 0, 8)).transpose()?;
        let start = Position::new(deal, trump, leader, rules.resolve(py)?, before)?;
        Ok(Self(played.0.into_iter().try_fold(start, |position, card| position.play(card))?))
    }

    /// The hands before the first card.
    #[getter]
    fn deal(&self) -> Deal {
        self.0.deal()
    }

    /// What is trump.
    #[getter]
    fn trump(&self) -> Trump {
        self.0.trump()
    }

    /// The seat that leads to the first trick of the deal.
    #[getter]
    fn leader(&self) -> Seat {
        self.0.leader()
    }

    /// How the cards are played and what they are worth.
    #[getter]
    fn rules(&self) -> PlayRules {
        self.0.rules()
    }

    /// The cards played since the deal, in order.
    #[getter]
    fn played<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyTuple>> {
        PyTuple::new(py, self.0.played().iter().copied())
    }

    /// Tricks won before the deal, (NS, EW); None if there were none or nothing was said of them.
    #[getter]
    fn tricks_before(&self) -> Option<(u8, u8)> {
        self.0.tricks_before().map(Into::into)
    }

    /// The seat to play; `IllegalPlay` when the play is over.
    #[getter]
    fn to_play(&self) -> Result<Seat> {
        self.0.to_play().ok_or_else(|| Error::Over("nobody is to play: the play is over".into()))
    }

    /// The cards that may be played; none when the play is over.
    #[getter]
    fn legal_cards(&self) -> Cards {
        self.0.legal_cards()
    }

    /// What is left in the hands, by seat.
    #[getter]
    fn hands(&self) -> (Cards, Cards, Cards, Cards) {
        Seat::ALL.map(|seat| self.0.hand(seat)).into()
    }

    /// The cards on the table with the seats that played them, in order.
    #[getter]
    fn trick<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyTuple>> {
        PyTuple::new(py, seated(self.0.trick_leader(), self.0.trick()))
    }

    /// The finished tricks since the deal, in order.
    #[getter]
    fn tricks<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyTuple>> {
        PyTuple::new(py, self.0.tricks().into_iter().map(PyTrick))
    }

    /// Card points taken since the deal, (NS, EW), last trick and capot included once earned; never doubled
    /// or scaled.
    #[getter]
    fn points(&self) -> (u16, u16) {
        self.0.points().into()
    }

    /// Tricks won, (NS, EW), `tricks_before` included.
    #[getter]
    fn tricks_won(&self) -> (u8, u8) {
        self.0.tricks_won().into()
    }

    /// Whether all cards have been played.
    #[getter]
    fn is_over(&self) -> bool {
        self.0.is_over()
    }

    /// The position after the seat to play has played a card; `IllegalPlay`, naming the duty broken, if it
    /// may not.
    ///
    /// >>> Position("N:A... K... Q... J...", "H", "N").play("AS").to_play
    /// Seat.E
    fn play(&self, card: Card) -> Result<Self> {
        Ok(Self(self.0.play(card)?))
    }

    /// The number of legal sequences of exactly `cards` cards (0 to 32) from here: a check of legality.
    ///
    /// Other threads run meanwhile, and Ctrl-C stops it.
    ///
    /// >>> Position("N:A7... KT... Q8... J9...", "H", "N").perft(2)
    /// 4
    fn perft(&self, py: Python<'_>, cards: Int) -> Result<u64> {
        let cards = cards.within("a number of cards", 0, 32)?;
        detached(py, |interrupt| perft(&self.0, cards, interrupt))
    }

    fn __repr__(&self, py: Python<'_>) -> Result<String> {
        let trump = self.0.trump().into_pyobject(py)?.repr()?;
        let leader = self.0.leader().into_pyobject(py)?.repr()?;
        let mut arguments = vec![format!("Deal('{}'), {trump}, {leader}", self.0.deal())];
        if self.0.rules() != RulesArg(None).resolve(py)? {
            arguments.push(self.0.rules().into_pyobject(py)?.repr()?.to_string());
        }
        if !self.0.played().is_empty() {
            arguments.push(format!("played='{}'", self.played_text()));
        }
        if let Some([ns, ew]) = self.0.tricks_before() {
            arguments.push(format!("tricks_before=({ns}, {ew})"));
        }
        Ok(format!("Position({})", arguments.join(", ")))
    }

    fn __reduce__<'py>(slf: &Bound<'py, Self>) -> PyResult<(Bound<'py, PyAny>, Bound<'py, PyTuple>)> {
        let (py, position) = (slf.py(), slf.get());
        let keywords = PyDict::new(py);
        keywords.set_item("played", position.played_text())?;
        keywords.set_item("tricks_before", position.tricks_before())?;
        let arguments = (position.deal(), position.trump(), position.leader(), position.rules());
        reduced(&slf.get_type(), arguments.into_pyobject(py)?, &keywords)
    }
}

impl PyPosition {
    fn played_text(&self) -> String {
        self.0.played().iter().map(Card::to_string).collect::<Vec<_>>().join(" ")
    }
}

/// Cards with the seats that play them in turn.
pub fn seated(leader: Seat, cards: &[Card]) -> impl ExactSizeIterator<Item = (Seat, Card)> {
    cards.iter().enumerate().map(move |(turns, &card)| (leader.after(turns), card))
}
