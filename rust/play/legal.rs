//! Which cards may be added to a trick, and the duty that rules the others out.
//!
//! Everything here speaks of cards through an [`Order`], never through ranks, so that positions (cards in
//! natural numbering) and the solver (cards numbered by strength) share these few lines.
#![forbid(unsafe_code)]

use std::fmt;

use super::{CannotOvertrump, Overtake, PartnerWinning, PlayRules};
use crate::cards::{Card, Cards, Suit};
use crate::trump::Order;

/// The cards on the table, as far as they bear on what may follow.
#[derive(Clone, Copy, Debug)]
pub(crate) struct OpenTrick {
    /// The suit led, as its cards.
    led: Cards,
    /// The card that wins as things stand.
    pub best: Card,
    /// The best card of the suit led, ruffed or not.
    best_of_led: Card,
    /// How many turns after the leader `best` was played.
    pub holder: u8,
    /// How many cards lie on the table.
    pub len: u8,
}

impl OpenTrick {
    pub fn lead(card: Card) -> Self {
        Self { led: Cards::of_suit(card.suit()), best: card, best_of_led: card, holder: 0, len: 1 }
    }

    pub fn add(mut self, order: &Order, card: Card) -> Self {
        if order.beats(card, self.best) {
            self.best = card;
            self.holder = self.len;
        }
        if order.above[self.best_of_led.index()].has(card) {
            self.best_of_led = card;
        }
        self.len += 1;
        self
    }

    /// The suit led, as its cards.
    pub fn led(self) -> Cards {
        self.led
    }

    /// Whether the partner of the seat to play holds the trick.
    fn partner_holds(self) -> bool {
        self.holder + 2 == self.len
    }

    fn is_ruffed(self) -> bool {
        !self.led.has(self.best)
    }
}

/// A duty of the player: what every card that breaks it should have done.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Duty {
    /// None: any card may be played.
    Free,
    /// Follow the suit led.
    Follow(Suit),
    /// Beat this card of the suit led.
    Beat(Card),
    /// Ruff a trick that holds no trump yet.
    Ruff(Suit),
    /// Go over this ruff.
    Overtrump(Card),
    /// Play a trump although none goes over this ruff.
    Undertrump(Card),
    /// Don't play a trump below this ruff.
    NotUnder(Card),
}

impl fmt::Display for Duty {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Free => f.write_str("may play any card"),
            Self::Follow(suit) => write!(f, "must follow {}", suit.name()),
            Self::Beat(card) => write!(f, "must beat the {}", card.name()),
            Self::Ruff(suit) => write!(f, "must trump with {}", suit.name()),
            Self::Overtrump(card) => write!(f, "must overtrump the {}", card.name()),
            Self::Undertrump(card) => {
                write!(f, "must play a trump even below the {}", card.name())
            }
            Self::NotUnder(card) => write!(f, "must not undertrump the {}", card.name()),
        }
    }
}

/// The cards that may be played and the duty that leaves only these.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Legal {
    pub cards: Cards,
    pub duty: Duty,
}

impl Legal {
    fn new(cards: Cards, duty: Duty) -> Self {
        Self { cards, duty }
    }

    /// `cards` unless there are none, then `otherwise`.
    fn some_or(cards: Cards, duty: Duty, otherwise: Self) -> Self {
        if cards.is_empty() { otherwise } else { Self::new(cards, duty) }
    }
}

/// What `hand`, not empty, may add to the trick.
#[inline]
pub(crate) fn legal(rules: &PlayRules, order: &Order, hand: Cards, trick: OpenTrick) -> Legal {
    let following = hand & trick.led;
    if !following.is_empty() {
        return follow(rules, order, following, trick);
    }
    let trumps = hand & order.trumps;
    if trumps.is_empty() {
        return Legal::new(hand, Duty::Free);
    }
    if trick.partner_holds() && rules.partner_winning != PartnerWinning::NoExcuse {
        void_partner_holds(rules, order, hand, trick)
    } else {
        void_must_ruff(rules, order, hand, trick)
    }
}

fn follow(rules: &PlayRules, order: &Order, following: Cards, trick: OpenTrick) -> Legal {
    let suit = trick.best_of_led.suit();
    let rises = order.rising.has(trick.best_of_led)
        || match rules.overtake {
            // Without a trump suit the setting has no say.
            _ if order.trumps.is_empty() => false,
            Overtake::Trump => false,
            Overtake::EverySuitUntilRuffed => !trick.is_ruffed(),
            Overtake::EverySuit => true,
        };
    let free = Legal::new(following, Duty::Follow(suit));
    if !rises {
        return free;
    }
    let above = following & order.above[trick.best_of_led.index()];
    Legal::some_or(above, Duty::Beat(trick.best_of_led), free)
}

fn void_partner_holds(rules: &PlayRules, order: &Order, hand: Cards, trick: OpenTrick) -> Legal {
    let free = Legal::new(hand, Duty::Free);
    if !trick.is_ruffed() {
        return free;
    }
    let trumps = hand & order.trumps;
    let over = trumps & order.above[trick.best.index()];
    let others = hand - trumps;
    let not_under = match rules.partner_winning {
        _ if rules.cannot_overtrump == CannotOvertrump::NoUndertrump => true,
        PartnerWinning::AnyCard | PartnerWinning::NoExcuse => false,
        PartnerWinning::OverIfAble => !over.is_empty(),
        PartnerWinning::NotUnder => !others.is_empty(),
        PartnerWinning::NeverUnder => true,
    };
    if not_under { Legal::some_or(others | over, Duty::NotUnder(trick.best), free) } else { free }
}

fn void_must_ruff(rules: &PlayRules, order: &Order, hand: Cards, trick: OpenTrick) -> Legal {
    let trumps = hand & order.trumps;
    if !trick.is_ruffed() {
        let suit = trumps.first().map_or(trick.best.suit(), Card::suit);
        return Legal::new(trumps, Duty::Ruff(suit));
    }
    let free = Legal::new(hand, Duty::Free);
    let beaten = match rules.cannot_overtrump {
        CannotOvertrump::Undertrump => Legal::new(trumps, Duty::Undertrump(trick.best)),
        CannotOvertrump::AnyCard => free,
        CannotOvertrump::NoUndertrump => Legal::some_or(hand - trumps, Duty::NotUnder(trick.best), free),
    };
    Legal::some_or(trumps & order.above[trick.best.index()], Duty::Overtrump(trick.best), beaten)
}

impl Legal {
    /// The duty that `card`, held but not legal, breaks.
    pub fn broken_by(self, card: Card, trick: OpenTrick) -> Duty {
        match self.duty {
            Duty::Beat(best) if card.suit() != best.suit() => Duty::Follow(trick.best_of_led.suit()),
            duty => duty,
        }
    }
}
