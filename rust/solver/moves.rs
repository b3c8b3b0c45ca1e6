//! The cards worth searching, best first.
//!
//! Cards of one hand between which no other hand holds a card form a *run*; of those at the same price one
//! is enough. The order is static: what a card seems to gain or cost at a glance, by its place in the trick.
#![forbid(unsafe_code)]

use super::game::Game;
use super::search::State;
use crate::cards::{Card, Cards};
use crate::play::legal::OpenTrick;
use crate::seat::Seat;

/// A card to search.
#[derive(Clone, Copy, Debug)]
pub(super) struct Move {
    pub card: Card,
    /// What the card is worth.
    pub price: i32,
    /// The lowest card of its run.
    pub run: Card,
    score: i32,
}

impl Default for Move {
    fn default() -> Self {
        Self { card: Card::ALL[0], price: 0, run: Card::ALL[0], score: 0 }
    }
}

/// At most eight moves, best first.
#[derive(Clone, Copy, Debug)]
pub(super) struct Moves {
    list: [Move; 8],
    len: usize,
}

impl Moves {
    /// The cards a hand may lead.
    pub fn leads(game: &Game, left: Cards, leader: Seat, hand: Cards) -> Self {
        let table = Lead::new(game, left, leader);
        Self::collect(game, hand, left - hand, |card, price| table.score(card, price))
    }

    /// The cards a hand may add to a trick.
    pub fn follows(game: &Game, state: &State, open: OpenTrick, hand: Cards, legal: Cards) -> Self {
        let table = Follow::new(game, state, open);
        Self::collect(game, legal, state.left - hand, |card, price| table.score(card, price))
    }

    pub fn iter(&self) -> std::slice::Iter<'_, Move> {
        self.list[..self.len].iter()
    }

    #[inline]
    fn collect(game: &Game, legal: Cards, others: Cards, score: impl Fn(Card, i32) -> i32) -> Self {
        let mut moves = Self { list: [Move::default(); 8], len: 0 };
        let mut last: Option<Move> = None;
        for card in legal {
            let price = game.price(card);
            let run = match last {
                Some(last) if is_neighbour(last.card, card, others) => {
                    if last.price == price {
                        continue;
                    }
                    last.run
                }
                _ => card,
            };
            let found = Move { card, price, run, score: score(card, price) };
            moves.insert(found);
            last = Some(found);
        }
        moves
    }

    fn insert(&mut self, new: Move) {
        let mut place = self.len;
        while place > 0 && self.list[place - 1].score < new.score {
            self.list[place] = self.list[place - 1];
            place -= 1;
        }
        self.list[place] = new;
        self.len += 1;
    }
}

/// Whether no other hand holds a card between two of a suit.
pub(super) fn is_neighbour(lower: Card, higher: Card, others: Cards) -> bool {
    let between = (1_u32 << higher.code()) - (1_u32 << lower.code());
    lower.suit() == higher.suit() && (others & Cards::from_mask(between)).is_empty()
}

/// What a leader sees at a glance.
struct Lead<'a> {
    game: &'a Game,
    left: Cards,
    partner: Cards,
    opponents: [Cards; 2],
}

impl<'a> Lead<'a> {
    fn new(game: &'a Game, left: Cards, leader: Seat) -> Self {
        let hand = |turns| game.hand(leader.after(turns), left);
        Self { game, left, partner: hand(2), opponents: [hand(1), hand(3)] }
    }

    fn score(&self, card: Card, price: i32) -> i32 {
        let order = &self.game.order;
        let suit = self.left & Cards::of_suit(card.suit());
        let above = order.above[card.index()] & self.left;
        let [next, previous] = self.opponents;
        let opposing = next | previous;
        let is_trump = order.trumps.has(card);
        let ruffs = |hand: Cards| !is_trump && (hand & suit).is_empty() && !(hand & order.trumps).is_empty();
        let ruffed = ruffs(next) || ruffs(previous);
        let top = suit.mask().checked_ilog2().map_or(Cards::EMPTY, |bit| Cards::from_mask(1 << bit));
        let rank = i32::from(card.code() % 8);
        if is_trump && (opposing & suit).is_empty() {
            return -10 - rank;
        }
        if (above & opposing).is_empty() && !ruffed {
            // Wins as far as the opponents go.
            return 100 + price + if is_trump { 20 } else { 0 };
        }
        if !(top & self.partner).is_empty() && !ruffed {
            return 60 + price - rank;
        }
        if ruffs(self.partner) && !ruffed {
            return 50 + price;
        }
        -2 * price - rank - if ruffed { 10 } else { 0 }
    }
}

/// What a hand that follows sees at a glance.
struct Follow<'a> {
    game: &'a Game,
    open: OpenTrick,
    partner_holds: bool,
    /// The opponent still to play to the trick.
    threat: Cards,
    on_table: i32,
}

impl<'a> Follow<'a> {
    fn new(game: &'a Game, state: &State, open: OpenTrick) -> Self {
        let threat = match open.len {
            3 => Cards::EMPTY,
            len => game.hand(state.leader.after(usize::from(len) + 1), state.left),
        };
        let on_table = state.table.into_iter().map(|card| game.price(card)).sum();
        Self { game, open, partner_holds: open.holder + 2 == open.len, threat, on_table }
    }

    fn score(&self, card: Card, price: i32) -> i32 {
        let order = &self.game.order;
        let rank = i32::from(card.code() % 8);
        let trump = if order.trumps.has(card) { 12 } else { 0 };
        if order.beats(card, self.open.best) {
            if self.is_safe(card) {
                return 100 + self.on_table + price - trump - rank;
            }
            return if self.partner_holds { -price } else { 20 - price - trump };
        }
        if self.partner_holds && self.is_safe(self.open.best) {
            return 90 + 2 * price - trump;
        }
        -2 * price - rank - trump
    }

    /// Whether the opponent still to play can't beat `card`.
    fn is_safe(&self, card: Card) -> bool {
        let order = &self.game.order;
        let following = self.threat & self.open.led();
        let beating = order.above[card.index()];
        if !following.is_empty() {
            return (following & beating & self.open.led()).is_empty()
                || (order.trumps.has(card) && !self.open.led().has(card));
        }
        let trumps = self.threat & order.trumps;
        if order.trumps.has(card) { (trumps & beating).is_empty() } else { trumps.is_empty() }
    }
}
