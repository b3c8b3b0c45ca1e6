//! The core of rebelote: cards, legal play and exact double-dummy solving for the Belote family.
//!
//! Modules in the order they build on one another: [`cards`] and [`seat`] are the vocabulary, [`trump`]
//! says which card beats which and what it is worth, [`deal`] holds four hands, [`play`] knows what may be
//! played, [`perft`] counts it, and [`solver`] finds what a position is worth.
//! The feature `python` adds the extension module of the Python package, which translates and no more.
#![forbid(unsafe_code)]

pub mod cards;
pub mod deal;
pub mod interrupt;
pub mod notation;
pub mod perft;
pub mod play;
#[cfg(feature = "python")]
mod python;
pub mod seat;
pub mod solver;
pub mod trump;

pub use cards::{Card, Cards, Rank, Suit};
pub use deal::{Deal, DealError, DealText};
pub use interrupt::{Interrupt, Interrupted};
pub use notation::NotationError;
pub use play::{
    CannotOvertrump, Duty, IllegalPlay, InvalidPosition, Overtake, PartnerWinning, PlayRules, Position, Trick,
};
pub use seat::{Seat, Side};
pub use solver::{Objective, Solution, Solver};
pub use trump::{AtValues, NtValues, Trump, ValueTable};
