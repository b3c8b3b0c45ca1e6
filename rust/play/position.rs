//! A deal in play with all hands seen: immutable, each card gives a new [`Position`].
#![forbid(unsafe_code)]

use std::fmt;

use super::legal::{Legal, OpenTrick, legal};
use super::{Duty, PlayRules};
use crate::cards::{Card, Cards};
use crate::deal::Deal;
use crate::seat::{Seat, Side};
use crate::trump::Trump;

/// Why a card can't be played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum IllegalPlay {
    /// All cards have been played.
    Over {
        /// The card offered.
        card: Card,
    },
    /// The seat to play doesn't hold the card.
    NotHeld {
        /// The card offered.
        card: Card,
        /// The seat to play.
        seat: Seat,
    },
    /// The card breaks a duty.
    Duty {
        /// The card offered.
        card: Card,
        /// The seat to play.
        seat: Seat,
        /// What it must do instead.
        duty: Duty,
    },
}

impl fmt::Display for IllegalPlay {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Over { card } => write!(f, "{card} can't be played: the play is over"),
            Self::NotHeld { card, seat } => write!(f, "{card} can't be played: {seat} doesn't hold it"),
            Self::Duty { card, seat, duty } => write!(f, "{card} can't be played: {seat} {duty}"),
        }
    }
}

impl std::error::Error for IllegalPlay {}

/// Why a position can't be set up.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum InvalidPosition {
    /// The tricks before the deal and those in it are not eight.
    TricksBefore {
        /// Tricks won before, by side.
        before: [u8; 2],
        /// Cards a hand.
        size: u32,
    },
    /// A bonus is above [`PlayRules::MAX_BONUS`].
    Bonus {
        /// The bonus, card points.
        points: u16,
    },
}

impl fmt::Display for InvalidPosition {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::TricksBefore { before: [ns, ew], size } => write!(
                f,
                "tricks before ({ns}, {ew}) must add up to {}, for {size} of eight cards a hand are left",
                8 - size
            ),
            Self::Bonus { points } => {
                write!(f, "a bonus of {points} card points is above {}", PlayRules::MAX_BONUS)
            }
        }
    }
}

impl std::error::Error for InvalidPosition {}

/// A finished trick.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Trick {
    /// The seat that led.
    pub leader: Seat,
    /// The cards in the order played.
    pub cards: [Card; 4],
    /// The seat that won.
    pub winner: Seat,
    /// Card points, the last-trick bonus included.
    pub points: u16,
}

/// A deal in play.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Position {
    deal: Deal,
    trump: Trump,
    rules: PlayRules,
    leader: Seat,
    tricks_before: [u8; 2],
    played: [Card; 32],
    len: u8,
    hands: [Cards; 4],
    trick_leader: Seat,
    points: [u16; 2],
    tricks_won: [u8; 2],
}

impl Position {
    /// The position before the first card of `deal`.
    ///
    /// A deal of fewer than eight cards a hand has a capot bonus only if `tricks_before` (NS, EW) leaves one
    /// possible; without it none is.
    ///
    /// # Errors
    /// If `tricks_before` and the tricks in the deal are not eight, or a bonus is out of range.
    pub fn new(
        deal: Deal,
        trump: Trump,
        leader: Seat,
        rules: PlayRules,
        tricks_before: Option<[u8; 2]>,
    ) -> Result<Self, InvalidPosition> {
        for points in [rules.last_trick, rules.capot.unwrap_or(0)] {
            if points > PlayRules::MAX_BONUS {
                return Err(InvalidPosition::Bonus { points });
            }
        }
        if let Some(before) = tricks_before
            && u32::from(before[0]) + u32::from(before[1]) + deal.size() != 8
        {
            return Err(InvalidPosition::TricksBefore { before, size: deal.size() });
        }
        let before = tricks_before.unwrap_or_default();
        Ok(Self {
            deal,
            trump,
            rules,
            leader,
            tricks_before: before,
            played: Card::ALL,
            len: 0,
            hands: deal.hands(),
            trick_leader: leader,
            points: [0; 2],
            tricks_won: before,
        })
    }

    /// The hands before the first card.
    #[must_use]
    pub const fn deal(&self) -> Deal {
        self.deal
    }

    /// The trump.
    #[must_use]
    pub const fn trump(&self) -> Trump {
        self.trump
    }

    /// The rules played.
    #[must_use]
    pub const fn rules(&self) -> PlayRules {
        self.rules
    }

    /// The seat that led to the first trick.
    #[must_use]
    pub const fn leader(&self) -> Seat {
        self.leader
    }

    /// Tricks won before the deal, by side; `None` when nothing was said of them or there were none.
    #[must_use]
    pub fn tricks_before(&self) -> Option<[u8; 2]> {
        (self.tricks_before != [0; 2]).then_some(self.tricks_before)
    }

    /// The cards played since the deal, in order.
    #[must_use]
    pub fn played(&self) -> &[Card] {
        &self.played[..self.len.into()]
    }

    /// What is left in a hand.
    #[must_use]
    pub const fn hand(&self, seat: Seat) -> Cards {
        self.hands[seat.index()]
    }

    /// The seat to play, unless the play is over.
    #[must_use]
    pub fn to_play(&self) -> Option<Seat> {
        (!self.is_over()).then(|| self.turn())
    }

    /// Whether all cards have been played.
    #[must_use]
    pub fn is_over(&self) -> bool {
        self.left() == 0
    }

    /// How many cards are still to be played.
    #[must_use]
    pub fn left(&self) -> u32 {
        4 * self.deal.size() - u32::from(self.len)
    }

    /// Card points taken by each side since the deal, last trick and capot in once earned.
    #[must_use]
    pub const fn points(&self) -> [u16; 2] {
        self.points
    }

    /// Tricks won by each side, those before the deal included.
    #[must_use]
    pub const fn tricks_won(&self) -> [u8; 2] {
        self.tricks_won
    }

    /// The cards on the table, the leader's first.
    #[must_use]
    pub fn trick(&self) -> &[Card] {
        &self.played()[usize::from(self.len - self.len % 4)..]
    }

    /// The seat that leads or led to the trick on the table.
    #[must_use]
    pub const fn trick_leader(&self) -> Seat {
        self.trick_leader
    }

    /// The finished tricks, in order.
    #[must_use]
    pub fn tricks(&self) -> Vec<Trick> {
        let mut leader = self.leader;
        let size = self.deal.size() as usize;
        let finished = self.played().chunks_exact(4).enumerate();
        finished
            .map(|(number, cards)| {
                let cards = [cards[0], cards[1], cards[2], cards[3]];
                let trick = self.finished(leader, cards, number + 1 == size);
                leader = trick.winner;
                trick
            })
            .collect()
    }

    /// The cards the seat to play may play; none when the play is over.
    #[must_use]
    pub fn legal_cards(&self) -> Cards {
        let hand = self.hand(self.turn());
        self.open_trick().map_or(hand, |trick| self.legal(trick).cards)
    }

    /// The position after the seat to play has played `card`.
    ///
    /// # Errors
    /// If the card isn't held or breaks a duty, which the error names.
    pub fn play(&self, card: Card) -> Result<Self, IllegalPlay> {
        let seat = self.turn();
        if self.is_over() {
            return Err(IllegalPlay::Over { card });
        }
        if !self.hand(seat).has(card) {
            return Err(IllegalPlay::NotHeld { card, seat });
        }
        if let Some(trick) = self.open_trick() {
            let legal = self.legal(trick);
            if !legal.cards.has(card) {
                return Err(IllegalPlay::Duty { card, seat, duty: legal.broken_by(card, trick) });
            }
        }
        Ok(self.play_unchecked(card))
    }

    /// The position after `card`, which must be legal.
    pub(crate) fn play_unchecked(&self, card: Card) -> Self {
        let mut next = *self;
        next.hands[self.turn().index()] = self.hand(self.turn()) - Cards::only(card);
        next.played[usize::from(self.len)] = card;
        next.len += 1;
        if let [first, second, third] = *self.trick() {
            let is_last = next.is_over();
            next.take(self.finished(self.trick_leader, [first, second, third, card], is_last));
        }
        next
    }

    fn take(&mut self, trick: Trick) {
        let side = trick.winner.side().index();
        self.points[side] += trick.points;
        self.tricks_won[side] += 1;
        if self.is_over() && self.tricks_won[side] == 8 {
            self.points[side] += self.rules.capot.unwrap_or(0);
        }
        self.trick_leader = trick.winner;
    }

    /// The seat to play; who would lead if the play weren't over.
    fn turn(&self) -> Seat {
        self.trick_leader.after(usize::from(self.len % 4))
    }

    fn legal(&self, trick: OpenTrick) -> Legal {
        let order = self.rules.values(self.trump).order();
        legal(&self.rules, order, self.hand(self.turn()), trick)
    }

    fn open_trick(&self) -> Option<OpenTrick> {
        let (&led, rest) = self.trick().split_first()?;
        let order = self.rules.values(self.trump).order();
        Some(rest.iter().fold(OpenTrick::lead(led), |trick, &card| trick.add(order, card)))
    }

    fn finished(&self, leader: Seat, cards: [Card; 4], is_last: bool) -> Trick {
        let values = self.rules.values(self.trump);
        let [led, rest @ ..] = cards;
        let open = rest.into_iter().fold(OpenTrick::lead(led), |trick, card| trick.add(values.order(), card));
        let bonus = if is_last { self.rules.last_trick } else { 0 };
        let points = cards.into_iter().map(|card| values.points(card)).sum::<u16>() + bonus;
        Trick { leader, cards, winner: leader.after(open.holder.into()), points }
    }

    /// Whether a side can still take all eight tricks.
    #[must_use]
    pub fn capot_possible(&self, side: Side) -> bool {
        let to_come = self.left().div_ceil(4);
        self.rules.capot.is_some() && u32::from(self.tricks_won[side.index()]) + to_come == 8
    }
}
