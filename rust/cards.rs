//! Suits, ranks, cards and sets of cards: the vocabulary everything else is written in, with its text.
//!
//! A [`Card`] is one of 32 codes, `8 * suit + rank`; [`Cards`] is a set of them, one bit a card in a `u32`,
//! so that a suit is a byte. Suits and ranks are numbered in their *natural* order (clubs to spades, seven
//! to ace). Which card beats which depends on the trump and lives in [`crate::trump`].
#![forbid(unsafe_code)]

mod set;

pub use set::{Cards, CardsIter};

use std::fmt;
use std::str::FromStr;

use crate::notation::NotationError;

/// One of the four suits, in ladder order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
pub enum Suit {
    /// ♣
    Clubs,
    /// ♦
    Diamonds,
    /// ♥
    Hearts,
    /// ♠
    Spades,
}

impl Suit {
    /// All suits by code.
    pub const ALL: [Self; 4] = [Self::Clubs, Self::Diamonds, Self::Hearts, Self::Spades];

    /// The code, 0 (clubs) to 3 (spades).
    #[must_use]
    pub const fn code(self) -> u8 {
        self as u8
    }

    /// The suit with this code.
    #[must_use]
    pub fn from_code(code: u8) -> Option<Self> {
        Self::ALL.get(usize::from(code)).copied()
    }

    /// The English name, as in "must follow hearts".
    #[must_use]
    pub const fn name(self) -> &'static str {
        ["clubs", "diamonds", "hearts", "spades"][self as usize]
    }

    /// ♣ ♦ ♥ or ♠.
    #[must_use]
    pub const fn symbol(self) -> char {
        ['♣', '♦', '♥', '♠'][self as usize]
    }

    const fn letter(self) -> char {
        ['C', 'D', 'H', 'S'][self as usize]
    }

    pub(crate) fn from_char(letter: char) -> Option<Self> {
        let letter = letter.to_ascii_uppercase();
        Self::ALL.into_iter().find(|suit| suit.letter() == letter || suit.symbol() == letter)
    }
}

impl FromStr for Suit {
    type Err = NotationError;

    /// Reads a suit's letter or symbol, in any case.
    fn from_str(text: &str) -> Result<Self, NotationError> {
        // Emoji keyboards append a variation selector to the symbol.
        let mut letters = text.trim().trim_end_matches('\u{fe0f}').chars();
        let suit = letters.next().and_then(Self::from_char).filter(|_| letters.next().is_none());
        suit.ok_or_else(|| NotationError::unreadable("a suit (C, D, H or S)", text))
    }
}

/// One of the eight ranks, in natural (sequence) order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
pub enum Rank {
    /// 7
    Seven,
    /// 8
    Eight,
    /// 9
    Nine,
    /// T
    Ten,
    /// J
    Jack,
    /// Q
    Queen,
    /// K
    King,
    /// A
    Ace,
}

impl Rank {
    /// All ranks by code.
    pub const ALL: [Self; 8] =
        [Self::Seven, Self::Eight, Self::Nine, Self::Ten, Self::Jack, Self::Queen, Self::King, Self::Ace];

    /// The code, 0 (seven) to 7 (ace).
    #[must_use]
    pub const fn code(self) -> u8 {
        self as u8
    }

    /// The rank with this code.
    #[must_use]
    pub fn from_code(code: u8) -> Option<Self> {
        Self::ALL.get(usize::from(code)).copied()
    }

    /// The English name, as in "must overtrump the jack of hearts".
    #[must_use]
    pub const fn name(self) -> &'static str {
        ["7", "8", "9", "10", "jack", "queen", "king", "ace"][self as usize]
    }

    const fn letter(self) -> char {
        ['7', '8', '9', 'T', 'J', 'Q', 'K', 'A'][self as usize]
    }

    /// Reads a rank off the front of `text`; a ten is `T` or `10`.
    fn take(text: &str) -> Option<(Self, &str)> {
        if let Some(rest) = text.strip_prefix("10") {
            return Some((Self::Ten, rest));
        }
        let letter = text.chars().next()?;
        let rank = Self::ALL.into_iter().find(|rank| rank.letter() == letter.to_ascii_uppercase())?;
        Some((rank, &text[letter.len_utf8()..]))
    }
}

impl FromStr for Rank {
    type Err = NotationError;

    /// Reads a rank's letter, in any case, or `10`.
    fn from_str(text: &str) -> Result<Self, NotationError> {
        let rank = Self::take(text.trim()).filter(|(_, rest)| rest.is_empty()).map(|(rank, _)| rank);
        rank.ok_or_else(|| NotationError::unreadable("a rank (7, 8, 9, T, J, Q, K or A)", text))
    }
}

/// One of the 32 cards.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Card(u8);

impl Card {
    /// The pack by code.
    pub const ALL: [Self; 32] = {
        let mut cards = [Self(0); 32];
        let mut code = 0;
        while code < 32 {
            cards[code as usize] = Self(code);
            code += 1;
        }
        cards
    };

    /// The card of this rank and suit.
    #[must_use]
    pub const fn new(rank: Rank, suit: Suit) -> Self {
        Self(8 * suit as u8 + rank as u8)
    }

    /// The card with this code, `8 * suit + rank`.
    #[must_use]
    pub const fn from_code(code: u8) -> Option<Self> {
        if code < 32 { Some(Self(code)) } else { None }
    }

    /// `8 * suit + rank`, 0 to 31.
    #[must_use]
    pub const fn code(self) -> u8 {
        self.0
    }

    /// The code as an index.
    #[must_use]
    pub const fn index(self) -> usize {
        (self.0 & 31) as usize
    }

    /// The suit printed on the card.
    #[must_use]
    pub const fn suit(self) -> Suit {
        Suit::ALL[(self.0 >> 3) as usize]
    }

    /// The rank printed on the card.
    #[must_use]
    pub const fn rank(self) -> Rank {
        Rank::ALL[(self.0 & 7) as usize]
    }

    /// Rank and suit symbol, `J♥`.
    #[must_use]
    pub fn pretty(self) -> String {
        format!("{}{}", self.rank().letter(), self.suit().symbol())
    }

    /// The card in words, "jack of hearts".
    #[must_use]
    pub fn name(self) -> String {
        format!("{} of {}", self.rank().name(), self.suit().name())
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.rank().letter(), self.suit().letter())
    }
}

impl fmt::Debug for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl FromStr for Card {
    type Err = NotationError;

    /// Reads `JH`, `10H`, `J♥`, in any case.
    fn from_str(text: &str) -> Result<Self, NotationError> {
        let unreadable = || NotationError::unreadable("a card", text);
        let (rank, rest) = Rank::take(text.trim()).ok_or_else(unreadable)?;
        // Emoji keyboards append a variation selector to the symbol.
        let mut rest = rest.trim_end_matches('\u{fe0f}').chars();
        let suit = rest.next().and_then(Suit::from_char).ok_or_else(unreadable)?;
        if rest.next().is_some() { Err(unreadable()) } else { Ok(Self::new(rank, suit)) }
    }
}
