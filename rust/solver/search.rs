//! The zero-window search: can north–south still take so many points?
//!
//! Owners are fixed for a deal, so what is to come depends on nothing but the cards left and the leader.
//! The search therefore stores results where a trick begins ([`Search::lead`]) and walks the three cards
//! that follow ([`Search::follow`]) without a table. It answers one question, *is the value at least
//! `target`?*, fail-soft: the number returned is a lower bound of the value if it is at least `target`, an
//! upper bound otherwise. All numbers are prices still to come for north–south, the open trick included.
#![forbid(unsafe_code)]

use super::bounds::quick_tricks;
use super::game::Game;
use super::moves::{Move, Moves};
use super::table::Table;
use crate::cards::{Card, Cards};
use crate::interrupt::{Interrupt, Interrupted};
use crate::play::legal::{OpenTrick, legal};
use crate::seat::{Seat, Side};

/// Where a search starts or stands: a trick that begins, or one with cards on the table.
#[derive(Clone, Copy, Debug)]
pub(super) struct State {
    /// The cards left when the trick began, those on the table included.
    pub left: Cards,
    /// The seat that leads or led.
    pub leader: Seat,
    /// What all tricks to come are worth together, the open one included.
    pub worth: i32,
    /// The cards on the table.
    pub table: Cards,
    /// The trick on the table, if it has begun.
    pub open: Option<OpenTrick>,
}

impl State {
    /// A state with nothing on the table.
    pub fn new(game: &Game, left: Cards, leader: Seat) -> Self {
        Self { left, leader, worth: game.worth(left), table: Cards::EMPTY, open: None }
    }

    fn to_play(self) -> Seat {
        self.leader.after(self.open.map_or(0, |open| open.len.into()))
    }

    /// The state after a card, and what north–south have gained by it.
    #[inline]
    pub fn play(&self, game: &Game, card: Card) -> (Self, i32) {
        let open = self.open.map_or_else(|| OpenTrick::lead(card), |open| open.add(&game.order, card));
        let table = self.table | Cards::only(card);
        if open.len < 4 {
            return (Self { table, open: Some(open), ..*self }, 0);
        }
        let left = self.left - table;
        let winner = self.leader.after(open.holder.into());
        let price = game.trick_price(table, left.is_empty());
        let next = Self { left, leader: winner, worth: self.worth - price, table: Cards::EMPTY, open: None };
        (next, if winner.side() == Side::NS { price } else { 0 })
    }
}

/// A search of one game; it borrows the table, which outlives it.
pub(super) struct Search<'a> {
    pub game: &'a Game,
    pub table: &'a mut Table,
    pub interrupt: Interrupt<'a>,
    /// Calls of the card-level search so far.
    pub nodes: u64,
    pub stopped: bool,
}

impl Search<'_> {
    /// How many nodes pass between two questions to the caller.
    const PATIENCE: u64 = 1 << 14;

    /// Whether north–south can take at least `target` from here on.
    pub fn reaches(&mut self, state: &State, target: i32) -> Result<bool, Interrupted> {
        let bound = self.value_bound(state, target);
        if self.stopped { Err(Interrupted) } else { Ok(bound >= target) }
    }

    /// The exact value, found by zero windows that step away from `guess` and then halve.
    pub fn value(&mut self, state: &State, guess: i32) -> Result<i32, Interrupted> {
        let (mut low, mut high) = (0, state.worth);
        let mut target = guess;
        let mut step = 8;
        let mut stepped = (false, false);
        while low < high {
            target = target.clamp(low + 1, high);
            let bound = self.value_bound(state, target);
            if self.stopped {
                return Err(Interrupted);
            }
            if bound >= target {
                low = bound.min(high);
                stepped.0 = true;
            } else {
                high = bound.max(low);
                stepped.1 = true;
            }
            target = match stepped {
                (true, false) => low + step,
                (false, _) => high - step + 1,
                (true, true) => low + (high - low + 1) / 2,
            };
            step *= 2;
        }
        Ok(low)
    }

    fn value_bound(&mut self, state: &State, target: i32) -> i32 {
        if target <= 0 || state.worth == 0 {
            0
        } else if target > state.worth {
            state.worth
        } else if state.open.is_some() {
            self.follow(state, target)
        } else {
            self.lead(state, target)
        }
    }

    /// A new trick.
    fn lead(&mut self, state: &State, target: i32) -> i32 {
        self.count();
        let game = self.game;
        let quick = quick_tricks(game, state.left, state.leader, state.worth);
        let (mut low, mut high) = (0, state.worth);
        match state.leader.side() {
            Side::NS => low = quick,
            Side::EW => high -= quick,
        }
        if low >= target {
            return low;
        }
        if high < target {
            return high;
        }
        let key = self.table.key(state.left, state.leader);
        (low, high) = self.table.probe(&key, low, high);
        if low >= target {
            return low;
        }
        if high < target {
            return high;
        }
        let hand = game.hand(state.leader, state.left);
        let moves = Moves::leads(game, state.left, state.leader, hand);
        let value = self.best(state, &moves, target);
        if !self.stopped {
            if value >= target {
                self.table.store(&key, value, high);
            } else {
                self.table.store(&key, low, value);
            }
        }
        value
    }

    /// The second, third or fourth card of a trick.
    fn follow(&mut self, state: &State, target: i32) -> i32 {
        self.count();
        let Some(open) = state.open else { return 0 };
        let hand = self.game.hand(state.to_play(), state.left);
        let legal = legal(&self.game.rules, &self.game.order, hand, open).cards;
        let moves = Moves::follows(self.game, state, open, hand, legal);
        self.best(state, &moves, target)
    }

    /// The best of the moves for the seat to play, as a bound.
    ///
    /// A card that is neighbour to one already searched (none of another hand's cards between them) leads to
    /// the same tree with two cards exchanged, so the values differ by at most the difference of their
    /// prices: when that can't reach the other side of the window the card needs no search.
    #[inline]
    fn best(&mut self, state: &State, moves: &Moves, target: i32) -> i32 {
        let maximise = state.to_play().side() == Side::NS;
        let mut best = if maximise { -1 } else { i32::MAX };
        let mut searched: [(Move, i32); 8] = [(Move::default(), 0); 8];
        for (number, &card) in moves.iter().enumerate() {
            let known = &searched[..number];
            let neighbours = known.iter().filter(|(other, _)| other.run == card.run);
            let bound = neighbours
                .map(|(other, value)| {
                    let difference = (other.price - card.price).abs();
                    if maximise { value + difference } else { value - difference }
                })
                .reduce(|a, b| if maximise { a.min(b) } else { a.max(b) });
            let value = match bound {
                Some(bound) if maximise && bound < target => bound,
                Some(bound) if !maximise && bound >= target => bound,
                _ => {
                    let (next, gained) = state.play(self.game, card.card);
                    gained + self.value_bound(&next, target - gained)
                }
            };
            if self.stopped {
                return 0;
            }
            searched[number] = (card, value);
            if maximise {
                best = best.max(value);
                if best >= target {
                    break;
                }
            } else {
                best = best.min(value);
                if best < target {
                    break;
                }
            }
        }
        best
    }

    fn count(&mut self) {
        self.nodes += 1;
        if self.nodes.is_multiple_of(Self::PATIENCE) && !self.stopped {
            self.stopped = (self.interrupt)();
        }
    }
}
