//! The play of the cards: what may be played, who wins a trick, what it is worth.
//!
//! Tables of the family differ in a handful of duties, which [`PlayRules`] names. [`legal`] turns them into
//! the set of cards that may be played and the duty that excludes the rest; [`position`] follows a deal from
//! the first lead to the last trick.
#![forbid(unsafe_code)]

pub(crate) mod legal;
mod position;

pub use legal::Duty;
pub use position::{IllegalPlay, InvalidPosition, Position, Trick};

use crate::trump::{AtValues, NtValues, Trump, ValueTable};

/// Which led plain suits must be beaten if able, under a trump suit.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
#[repr(u8)]
pub enum Overtake {
    /// None; a led trump alone (French, Bulgarian)
    #[default]
    Trump,
    /// Every suit, as long as the trick isn't ruffed (Croatia)
    EverySuitUntilRuffed,
    /// Every suit, measured against the best card of the led suit (Bitola)
    EverySuit,
}

/// What a hand void in the led suit may do while its partner holds the trick.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
#[repr(u8)]
pub enum PartnerWinning {
    /// Play any card (French, Bulgarian, BGA Belote)
    #[default]
    AnyCard,
    /// Discard, or trump: over the partner's ruff if the hand can (BGA coinche)
    OverIfAble,
    /// Play no trump below the partner's ruff, unless the hand is all trumps (FFB coinche)
    NotUnder,
    /// Play no trump below the partner's ruff while any other card is held (Pagat)
    NeverUnder,
    /// Ruff all the same (Croatia, Bitola, Rotterdam)
    NoExcuse,
}

/// What a hand that must ruff may do when it can't go over the ruff in the trick.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
#[repr(u8)]
pub enum CannotOvertrump {
    /// Play a lower trump (FFB classic, BGA)
    #[default]
    Undertrump,
    /// Play any card (Bulgarian, contrée)
    AnyCard,
    /// Play no lower trump while another card is held, under the partner's ruff neither (Amsterdam)
    NoUndertrump,
}

/// How the cards are played and what tricks are worth at one table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct PlayRules {
    /// Card points in no trump.
    pub nt_values: NtValues,
    /// Card points in all trumps.
    pub at_values: AtValues,
    /// Which led plain suits must be beaten.
    pub overtake: Overtake,
    /// Duties while the partner holds the trick.
    pub partner_winning: PartnerWinning,
    /// Duties when the trick's ruff can't be beaten.
    pub cannot_overtrump: CannotOvertrump,
    /// Card points for the last trick.
    pub last_trick: u16,
    /// Card points for all eight tricks, on top of the rest.
    pub capot: Option<u16>,
}

impl PlayRules {
    /// The most that `last_trick` and `capot` may be: far above any rule text, and results fit 16 bits.
    pub const MAX_BONUS: u16 = 1000;

    /// Order and points of the cards when these rules are played with `trump`.
    #[must_use]
    pub const fn values(&self, trump: Trump) -> &'static ValueTable {
        ValueTable::of(trump, self.nt_values, self.at_values)
    }
}

impl Default for PlayRules {
    fn default() -> Self {
        Self {
            nt_values: NtValues::default(),
            at_values: AtValues::default(),
            overtake: Overtake::default(),
            partner_winning: PartnerWinning::default(),
            cannot_overtrump: CannotOvertrump::default(),
            last_trick: 10,
            capot: Some(90),
        }
    }
}
