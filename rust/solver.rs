//! The value of a position with best play of all four hands, all hands seen.
//!
//! A [`Solver`] answers for one objective and keeps what it learnt of a deal for the next question about it.
//! Sides fight over the *difference* of what they take. Card points and tricks have a fixed total, so the
//! search ([`search`]) needs to speak of north–south's share alone; the capot bonus breaks the fixed total
//! and is dealt with here. It goes to a side that takes all tricks, hence all points: a value strictly
//! between nothing and everything can't change by it, since a side sure of some points is sure not to lose
//! every trick, and a value of everything only asks whether every trick can be taken as well. That is a
//! question about tricks, asked of a second, cheap search.
#![forbid(unsafe_code)]

mod bounds;
mod game;
mod moves;
mod question;
mod search;
mod table;

use crate::cards::{Card, Cards};
use crate::deal::Deal;
use crate::interrupt::{Interrupt, Interrupted};
use crate::play::{PlayRules, Position};
use crate::seat::{Seat, Side};
use crate::trump::Trump;
use game::Game;
use question::Question;
use table::Table;

/// What the sides fight over.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub enum Objective {
    /// Card points, last trick and capot included
    #[default]
    Points,
    /// Tricks
    Tricks,
}

/// All about a position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Solution {
    /// What each side ends with, best play from here.
    pub value: [u16; 2],
    /// The same after each legal card, by code.
    pub cards: Vec<(Card, [u16; 2])>,
    /// The cards that keep the value.
    pub best: Cards,
    /// One best line to the end.
    pub line: Vec<Card>,
    /// Nodes searched.
    pub nodes: u64,
}

/// A game and what a search has learnt of it.
#[derive(Clone, Debug)]
struct Memory {
    game: Game,
    table: Table,
}

impl Memory {
    fn new(position: &Position, objective: Objective) -> Self {
        let game = Game::new(&position.deal(), position.trump(), position.rules(), objective);
        let table = Table::new(&game);
        Self { game, table }
    }
}

/// What makes a memory useful for a position: the values to come depend on nothing else but the cards left.
type Subject = (Deal, Trump, PlayRules);

/// An exact solver that remembers the last deal it was asked about.
#[derive(Clone, Debug)]
pub struct Solver {
    objective: Objective,
    subject: Option<Subject>,
    /// For the objective, and for tricks where a capot needs them: filled when first asked.
    memory: [Option<Memory>; 2],
    nodes: u64,
}

impl Solver {
    /// A solver for an objective.
    #[must_use]
    pub const fn new(objective: Objective) -> Self {
        Self { objective, subject: None, memory: [None, None], nodes: 0 }
    }

    /// The objective.
    #[must_use]
    pub const fn objective(&self) -> Objective {
        self.objective
    }

    /// Nodes searched since the solver was made: calls of the card-level search.
    #[must_use]
    pub const fn nodes(&self) -> u64 {
        self.nodes
    }

    /// What each side ends with, best play from here.
    ///
    /// # Errors
    /// If `interrupt` asks to stop.
    pub fn value(&mut self, position: &Position, interrupt: Interrupt<'_>) -> Result<[u16; 2], Interrupted> {
        self.ask(position, interrupt).value()
    }

    /// Whether `side` can end with `at_least` so much.
    ///
    /// # Errors
    /// If `interrupt` asks to stop.
    pub fn can_take(
        &mut self,
        position: &Position,
        side: Side,
        at_least: i32,
        interrupt: Interrupt<'_>,
    ) -> Result<bool, Interrupted> {
        self.ask(position, interrupt).can_take(side, at_least)
    }

    /// The value of every legal card, and one best line.
    ///
    /// # Errors
    /// If `interrupt` asks to stop.
    pub fn solve(&mut self, position: &Position, interrupt: Interrupt<'_>) -> Result<Solution, Interrupted> {
        let before = self.nodes;
        let mut solution = self.ask(position, interrupt).solve()?;
        solution.nodes = self.nodes - before;
        Ok(solution)
    }

    /// The value of a deal for every trump and leader, by their codes.
    ///
    /// # Errors
    /// If `interrupt` asks to stop.
    pub fn table(
        &mut self,
        deal: &Deal,
        rules: PlayRules,
        interrupt: Interrupt<'_>,
    ) -> Result<[[[u16; 2]; 4]; 6], Interrupted> {
        let mut values = [[[0; 2]; 4]; 6];
        for (trump, row) in Trump::ALL.into_iter().zip(&mut values) {
            for (leader, value) in Seat::ALL.into_iter().zip(row) {
                // A deal without tricks before it is always a position.
                if let Ok(position) = Position::new(*deal, trump, leader, rules, None) {
                    *value = self.value(&position, interrupt)?;
                }
            }
        }
        Ok(values)
    }

    fn ask<'a>(&'a mut self, position: &'a Position, interrupt: Interrupt<'a>) -> Question<'a> {
        let subject = (position.deal(), position.trump(), position.rules());
        if self.subject != Some(subject) {
            self.subject = Some(subject);
            self.memory = [None, None];
        }
        Question { solver: self, position, interrupt }
    }
}
