//! Sets of cards: a bit a card, a byte a suit, and the operators of sets.
#![forbid(unsafe_code)]

use std::fmt;
use std::ops::{BitAnd, BitOr, BitOrAssign, BitXor, Sub};
use std::str::FromStr;

use super::{Card, Rank, Suit};
use crate::notation::NotationError;

/// A set of cards.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct Cards(u32);

impl Cards {
    /// No card.
    pub const EMPTY: Self = Self(0);
    /// The whole pack.
    pub const ALL: Self = Self(u32::MAX);

    /// The set with bit `card.code()` for each card.
    #[must_use]
    pub const fn from_mask(mask: u32) -> Self {
        Self(mask)
    }

    /// Bit `card.code()` for each card.
    #[must_use]
    pub const fn mask(self) -> u32 {
        self.0
    }

    /// The set of one card.
    #[must_use]
    pub const fn only(card: Card) -> Self {
        Self(1 << card.code())
    }

    /// All eight cards of a suit.
    #[must_use]
    pub const fn of_suit(suit: Suit) -> Self {
        Self(0xff << (8 * suit as u8))
    }

    /// Whether the card is in the set.
    #[must_use]
    pub const fn has(self, card: Card) -> bool {
        self.0 >> card.code() & 1 == 1
    }

    /// The number of cards.
    #[must_use]
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// Whether there is no card.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Whether every card is in `other` too.
    #[must_use]
    pub const fn is_subset(self, other: Self) -> bool {
        self.0 & !other.0 == 0
    }

    /// The card of the lowest code.
    #[must_use]
    pub fn first(self) -> Option<Card> {
        self.into_iter().next()
    }

    /// Suit symbols before their ranks, `♠AT ♥J97 ♣KQ8`.
    #[must_use]
    pub fn pretty(self) -> String {
        let suits = Suit::ALL.into_iter().rev().filter(|&suit| !(self & Self::of_suit(suit)).is_empty());
        suits.map(|suit| format!("{}{}", suit.symbol(), self.ranks(suit))).collect::<Vec<_>>().join(" ")
    }

    /// The ranks held in a suit, high to low in natural order.
    fn ranks(self, suit: Suit) -> String {
        let ranks = Rank::ALL.into_iter().rev().filter(|&rank| self.has(Card::new(rank, suit)));
        ranks.map(Rank::letter).collect()
    }

    fn insert_once(&mut self, card: Card, text: &str) -> Result<(), NotationError> {
        if self.has(card) {
            return Err(NotationError::Twice { card, text: text.to_owned() });
        }
        *self |= Self::only(card);
        Ok(())
    }

    /// Reads `S.H.D.C`, the form a deal's hands have.
    pub(crate) fn from_hand_text(text: &str) -> Result<Self, NotationError> {
        let unreadable = |why: String| NotationError::unreadable(format!("a hand (S.H.D.C): {why}"), text);
        let suits: Vec<&str> = text.split('.').collect();
        if suits.len() != 4 {
            return Err(unreadable(format!("it has {} suits, not 4", suits.len())));
        }
        let mut cards = Self::EMPTY;
        for (suit, mut ranks) in Suit::ALL.into_iter().rev().zip(suits) {
            while !ranks.is_empty() {
                let (rank, rest) =
                    Rank::take(ranks).ok_or_else(|| unreadable(format!("{ranks:?} begins with no rank")))?;
                cards.insert_once(Card::new(rank, suit), text)?;
                ranks = rest;
            }
        }
        Ok(cards)
    }
}

impl FromStr for Cards {
    type Err = NotationError;

    /// Reads a hand, `AT.J97..KQ8` (spades, hearts, diamonds, clubs), or a list of cards, `AS TS JH`.
    fn from_str(text: &str) -> Result<Self, NotationError> {
        if text.contains('.') {
            return Self::from_hand_text(text.trim());
        }
        let mut cards = Self::EMPTY;
        for word in text.split([' ', ',', '\t', '\n']).filter(|word| !word.is_empty()) {
            cards.insert_once(word.parse()?, text)?;
        }
        Ok(cards)
    }
}

impl fmt::Display for Cards {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [clubs, diamonds, hearts, spades] = Suit::ALL.map(|suit| self.ranks(suit));
        write!(f, "{spades}.{hearts}.{diamonds}.{clubs}")
    }
}

impl fmt::Debug for Cards {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl BitAnd for Cards {
    type Output = Self;
    fn bitand(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }
}

impl BitOr for Cards {
    type Output = Self;
    fn bitor(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }
}

impl BitOrAssign for Cards {
    fn bitor_assign(&mut self, other: Self) {
        self.0 |= other.0;
    }
}

impl BitXor for Cards {
    type Output = Self;
    fn bitxor(self, other: Self) -> Self {
        Self(self.0 ^ other.0)
    }
}

impl Sub for Cards {
    type Output = Self;
    /// The cards that are not in `other`.
    fn sub(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }
}

impl FromIterator<Card> for Cards {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Self {
        cards.into_iter().fold(Self::EMPTY, |set, card| set | Self::only(card))
    }
}

impl IntoIterator for Cards {
    type Item = Card;
    type IntoIter = CardsIter;
    fn into_iter(self) -> CardsIter {
        CardsIter(self.0)
    }
}

/// The cards of a set by ascending code.
#[derive(Clone, Debug)]
pub struct CardsIter(u32);

impl Iterator for CardsIter {
    type Item = Card;

    fn next(&mut self) -> Option<Card> {
        if self.0 == 0 {
            return None;
        }
        let code = self.0.trailing_zeros();
        self.0 &= self.0 - 1;
        Some(Card::ALL[(code & 31) as usize])
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        let left = self.0.count_ones() as usize;
        (left, Some(left))
    }
}

impl ExactSizeIterator for CardsIter {}
