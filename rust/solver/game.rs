//! A deal as the search sees it: cards numbered by strength, prices fixed, owners known.
//!
//! In a [`Game`] the eight bits of a suit run from its weakest card to its strongest, so that "higher" is a
//! comparison of bits whatever the trump. What a trick is worth is data too (card points, a price per trick,
//! a bonus for the last), and with it the objective: points, or tricks at one each.
#![forbid(unsafe_code)]

use super::Objective;
use super::search::State;
use crate::cards::{Card, Cards, Suit};
use crate::deal::Deal;
use crate::play::{PlayRules, Position};
use crate::seat::Seat;
use crate::trump::{Order, Trump};

/// What stays the same while a deal is searched.
#[derive(Clone, Debug)]
pub(super) struct Game {
    pub rules: PlayRules,
    pub order: Order,
    /// The hands before the first card, by seat.
    pub hands: [Cards; 4],
    /// The price of each card.
    pub points: [u8; 32],
    /// The price of each trick.
    pub per_trick: i32,
    /// The price of the last trick.
    pub last_trick: i32,
    /// The code here of each card.
    codes: [Card; 32],
}

impl Game {
    pub fn new(deal: &Deal, trump: Trump, rules: PlayRules, objective: Objective) -> Self {
        let values = rules.values(trump);
        let mut codes = Card::ALL;
        let mut points = [0; 32];
        for (suit, weakest) in Suit::ALL.into_iter().zip([0, 8, 16, 24]) {
            for (strength, card) in values.by_strength(suit).into_iter().enumerate() {
                codes[card.index()] = Card::ALL[weakest + strength];
                points[weakest + strength] = match objective {
                    Objective::Points => values.price(card),
                    Objective::Tricks => 0,
                };
            }
        }
        let (per_trick, last_trick) = match objective {
            Objective::Points => (0, rules.last_trick.into()),
            Objective::Tricks => (1, 0),
        };
        let above = std::array::from_fn(|code| {
            let stronger = 0xff << (code % 8 + 1) & 0xff;
            Cards::from_mask(stronger << (code / 8 * 8))
        });
        // A suit is the same eight bits in both numberings.
        let order = Order { above, ..*values.order() };
        let mut game = Self { rules, order, hands: deal.hands(), points, per_trick, last_trick, codes };
        game.hands = deal.hands().map(|hand| game.recode(hand));
        game
    }

    /// The cards that remain in a seat's hand.
    pub fn hand(&self, seat: Seat, left: Cards) -> Cards {
        self.hands[seat.index()] & left
    }

    /// The price of a card.
    pub fn price(&self, card: Card) -> i32 {
        self.points[card.index()].into()
    }

    /// What all tricks to come are worth together when these cards are left.
    pub fn worth(&self, left: Cards) -> i32 {
        let tricks = left.len() / 4;
        let cards: i32 = left.into_iter().map(|card| self.price(card)).sum();
        cards + self.per_trick * tricks.cast_signed() + if tricks > 0 { self.last_trick } else { 0 }
    }

    /// What a trick of these four cards is worth.
    pub fn trick_price(&self, table: Cards, is_last: bool) -> i32 {
        let cards: i32 = table.into_iter().map(|card| self.price(card)).sum();
        cards + self.per_trick + if is_last { self.last_trick } else { 0 }
    }

    /// What all tricks of the deal are worth together.
    pub fn total(&self) -> i32 {
        let [n, e, s, w] = self.hands;
        self.worth(n | e | s | w)
    }

    /// Where a position of this game stands.
    pub fn state(&self, position: &Position) -> State {
        let table: Cards = position.trick().iter().map(|&card| self.code(card)).collect();
        let hands = Seat::ALL.map(|seat| self.recode(position.hand(seat)));
        let left = hands.into_iter().fold(table, |left, hand| left | hand);
        let start = State::new(self, left, position.trick_leader());
        position.trick().iter().fold(start, |state, &card| state.play(self, self.code(card)).0)
    }

    /// The code here of a card.
    fn code(&self, card: Card) -> Card {
        self.codes[card.index()]
    }

    fn recode(&self, cards: Cards) -> Cards {
        cards.into_iter().map(|card| self.codes[card.index()]).collect()
    }
}
