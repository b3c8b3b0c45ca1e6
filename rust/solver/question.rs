//! One position, one solver: the questions of the public API in terms of zero windows.
//!
//! North–south's result is put on one scale: what they end with, or, if east–west make a capot that counts,
//! minus the bonus. On that scale more is always better for north–south, whoever makes a capot, and every
//! question is *can north–south reach x?*
#![forbid(unsafe_code)]

use super::search::{Search, State};
use super::{Memory, Objective, Solution, Solver};
use crate::cards::{Card, Cards};
use crate::interrupt::{Interrupt, Interrupted};
use crate::play::Position;
use crate::seat::Side;

/// The two memories of a solver.
const OBJECTIVE: usize = 0;
const CAPOT: usize = 1;

pub(super) struct Question<'a> {
    pub solver: &'a mut Solver,
    pub position: &'a Position,
    pub interrupt: Interrupt<'a>,
}

impl Question<'_> {
    pub fn value(&mut self) -> Result<[u16; 2], Interrupted> {
        let value = self.exact(self.position, None)?;
        Ok(self.pair(value))
    }

    pub fn can_take(&mut self, side: Side, at_least: i32) -> Result<bool, Interrupted> {
        let position = *self.position;
        let total = self.total();
        if at_least <= 0 {
            return Ok(true);
        }
        let reach = match side {
            Side::NS => at_least,
            // Above the total there is but the capot: then north–south must be kept below nothing.
            Side::EW if at_least > total => 0,
            Side::EW => total - at_least + 1,
        };
        if at_least > total + self.capot(&position, side) {
            return Ok(false);
        }
        Ok(self.reaches(&position, reach)? == (side == Side::NS))
    }

    pub fn solve(&mut self) -> Result<Solution, Interrupted> {
        let position = *self.position;
        let mut found: Vec<(Card, i32)> = Vec::new();
        for card in position.legal_cards() {
            let guess = found.last().map(|&(_, value)| value);
            let value = self.exact(&position.play_unchecked(card), guess)?;
            found.push((card, value));
        }
        let maximise = position.to_play().is_some_and(|seat| seat.side() == Side::NS);
        let values = found.iter().map(|&(_, value)| value);
        let value = if maximise { values.max() } else { values.min() };
        let value = match value {
            Some(value) => value,
            None => self.exact(&position, None)?,
        };
        let best: Cards = found.iter().filter(|found| found.1 == value).map(|&(card, _)| card).collect();
        let line = self.line(best, value)?;
        let cards = found.into_iter().map(|(card, value)| (card, self.pair(value))).collect();
        Ok(Solution { value: self.pair(value), cards, best, line, nodes: 0 })
    }

    /// A line from the position to the end along which the value stays.
    fn line(&mut self, best: Cards, value: i32) -> Result<Vec<Card>, Interrupted> {
        let mut line = Vec::new();
        let mut position = *self.position;
        let mut next = best.first();
        while let Some(card) = next {
            line.push(card);
            position = position.play_unchecked(card);
            next = self.keeping(&position, value)?;
        }
        Ok(line)
    }

    /// The first legal card that keeps the value; none when the play is over.
    fn keeping(&mut self, position: &Position, value: i32) -> Result<Option<Card>, Interrupted> {
        let Some(seat) = position.to_play() else { return Ok(None) };
        let legal = position.legal_cards();
        for card in legal {
            if legal.len() == 1 {
                return Ok(Some(card));
            }
            let after = position.play_unchecked(card);
            let keeps = match seat.side() {
                Side::NS => self.reaches(&after, value)?,
                Side::EW => !self.reaches(&after, value + 1)?,
            };
            if keeps {
                return Ok(Some(card));
            }
        }
        unreachable!("some card keeps the value")
    }

    /// The exact result of a position, on the scale.
    fn exact(&mut self, position: &Position, guess: Option<i32>) -> Result<i32, Interrupted> {
        let taken = self.taken(position);
        if position.is_over() {
            return Ok(taken);
        }
        let state = self.state(position);
        let to_come = state.worth;
        let guess = guess.map_or(to_come / 2, |guess| guess - taken);
        let value = self.search(|search| search.value(&state, guess))?;
        for side in Side::ALL {
            let everything = if side == Side::NS { to_come } else { 0 };
            let capot = self.capot(position, side);
            if value == everything && capot > 0 && self.takes_all(position, side)? {
                return Ok(if side == Side::NS { taken + value + capot } else { -capot });
            }
        }
        Ok(taken + value)
    }

    /// Whether north–south's result, on the scale, can be at least `reach`.
    fn reaches(&mut self, position: &Position, reach: i32) -> Result<bool, Interrupted> {
        let taken = self.taken(position);
        if position.is_over() {
            return Ok(taken >= reach);
        }
        let state = self.state(position);
        let target = reach - taken;
        if target > state.worth {
            let capot = self.capot(position, Side::NS);
            return Ok(target <= state.worth + capot && self.takes_all(position, Side::NS)?);
        }
        if target <= 0 && reach <= 0 {
            let capot = self.capot(position, Side::EW);
            return Ok(reach <= -capot || !self.takes_all(position, Side::EW)?);
        }
        self.search(|search| search.reaches(&state, target))
    }

    /// Whether a side can take every trick to come.
    fn takes_all(&mut self, position: &Position, side: Side) -> Result<bool, Interrupted> {
        let tricks = memory(self.solver, self.position, CAPOT).game.state(position);
        let reach = match side {
            Side::NS => tricks.worth,
            Side::EW => 1,
        };
        Ok(self.search_in(CAPOT, |search| search.reaches(&tricks, reach))? == (side == Side::NS))
    }

    /// The result so far, on the scale.
    fn taken(&self, position: &Position) -> i32 {
        if self.solver.objective == Objective::Tricks {
            return position.tricks_won()[0].into();
        }
        let [ns, _] = position.points();
        let capot = if position.is_over() { self.capot(position, Side::EW) } else { 0 };
        i32::from(ns) - capot
    }

    /// The bonus a side may still earn for all tricks, or has earned.
    fn capot(&self, position: &Position, side: Side) -> i32 {
        match (self.solver.objective, position.rules().capot) {
            (Objective::Points, Some(capot)) if position.capot_possible(side) => capot.into(),
            _ => 0,
        }
    }

    /// What both sides end with together, a capot aside.
    fn total(&mut self) -> i32 {
        let before: u8 = match self.solver.objective {
            Objective::Points => 0,
            Objective::Tricks => self.position.tricks_before().unwrap_or_default().into_iter().sum(),
        };
        memory(self.solver, self.position, OBJECTIVE).game.total() + i32::from(before)
    }

    /// North–south's and east–west's result from the scale.
    fn pair(&mut self, value: i32) -> [u16; 2] {
        let total = self.total();
        let bonus = i32::from(self.position.rules().capot.unwrap_or(0));
        let (ns, ew) = match value {
            ..0 => (0, total + bonus),
            _ if value > total => (total + bonus, 0),
            _ => (value, total - value),
        };
        [ns, ew].map(|result| u16::try_from(result).unwrap_or(u16::MAX))
    }

    fn state(&mut self, position: &Position) -> State {
        memory(self.solver, self.position, OBJECTIVE).game.state(position)
    }

    fn search<T>(&mut self, ask: impl FnOnce(&mut Search<'_>) -> T) -> T {
        self.search_in(OBJECTIVE, ask)
    }

    fn search_in<T>(&mut self, which: usize, ask: impl FnOnce(&mut Search<'_>) -> T) -> T {
        let Memory { game, table } = memory(self.solver, self.position, which);
        let mut search = Search { game, table, interrupt: self.interrupt, nodes: 0, stopped: false };
        let answer = ask(&mut search);
        let nodes = search.nodes;
        self.solver.nodes += nodes;
        answer
    }
}

/// The solver's memory for its objective, or for the tricks a capot is made of.
fn memory<'a>(solver: &'a mut Solver, position: &Position, which: usize) -> &'a mut Memory {
    let objective = if which == OBJECTIVE { solver.objective } else { Objective::Tricks };
    solver.memory[which].get_or_insert_with(|| Memory::new(position, objective))
}
