//! The trump of a deal, and the one table of card order and card points that follows from it.
//!
//! Belote has two rankings: plain (A T K Q J 9 8 7) and trump (J 9 A T K Q 8 7). A suit contract plays one
//! suit by the second and three by the first, no trump plays all by the first, all trumps all by the second.
//! Rule books agree on the order and differ in the points of no trump and all trumps ([`NtValues`],
//! [`AtValues`]). A [`ValueTable`] holds both facts for one combination.
#![forbid(unsafe_code)]

use std::fmt;
use std::str::FromStr;

use crate::cards::{Card, Cards, Rank, Suit};
use crate::notation::NotationError;

/// What is trump: a suit, nothing, or everything.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
pub enum Trump {
    /// ♣ trump
    Clubs,
    /// ♦ trump
    Diamonds,
    /// ♥ trump
    Hearts,
    /// ♠ trump
    Spades,
    /// No suit is trump
    NoTrump,
    /// Every suit ranks as trump
    AllTrump,
}

impl Trump {
    /// All trumps by code.
    pub const ALL: [Self; 6] =
        [Self::Clubs, Self::Diamonds, Self::Hearts, Self::Spades, Self::NoTrump, Self::AllTrump];

    /// The code, 0 (clubs) to 5 (all trumps).
    #[must_use]
    pub const fn code(self) -> u8 {
        self as u8
    }

    /// The trump with this code.
    #[must_use]
    pub fn from_code(code: u8) -> Option<Self> {
        Self::ALL.get(usize::from(code)).copied()
    }

    /// The trump suit, if a single suit is trump.
    #[must_use]
    pub const fn suit(self) -> Option<Suit> {
        match self {
            Self::NoTrump | Self::AllTrump => None,
            _ => Some(Suit::ALL[self as usize]),
        }
    }
}

impl From<Suit> for Trump {
    fn from(suit: Suit) -> Self {
        Self::ALL[suit as usize]
    }
}

impl fmt::Display for Trump {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(["C", "D", "H", "S", "NT", "AT"][*self as usize])
    }
}

impl FromStr for Trump {
    type Err = NotationError;

    /// Reads `C D H S NT AT`, the French `SA TA`, or a suit's symbol, in any case.
    fn from_str(text: &str) -> Result<Self, NotationError> {
        let unreadable = || NotationError::unreadable("a trump (C, D, H, S, NT or AT)", text);
        let trimmed = text.trim().trim_end_matches('\u{fe0f}');
        match trimmed.to_ascii_uppercase().as_str() {
            "NT" | "SA" => return Ok(Self::NoTrump),
            "AT" | "TA" => return Ok(Self::AllTrump),
            _ => {}
        }
        let mut letters = trimmed.chars();
        let suit = letters.next().and_then(Suit::from_char).ok_or_else(unreadable)?;
        if letters.next().is_some() { Err(unreadable()) } else { Ok(suit.into()) }
    }
}

/// Card points of a suit in no trump.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
#[repr(u8)]
pub enum NtValues {
    /// The plain points, 30 a suit
    #[default]
    Standard,
    /// The ace worth 19, 38 a suit
    Ace19,
}

/// Card points of a suit in all trumps.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
#[repr(u8)]
pub enum AtValues {
    /// The trump points, 62 a suit
    #[default]
    Standard,
    /// J 13, 9 9, A 6, T 5, K 3, Q 2: 38 a suit
    Jack13,
}

/// Ranks from weak to strong, and the points of each rank in natural order.
struct SuitTable {
    order: [Rank; 8],
    points: [u8; 8],
}

impl SuitTable {
    const fn new(order: [Rank; 8], points: [u8; 8], sum: u8) -> Self {
        let mut total = 0;
        let mut rank = 0;
        while rank < 8 {
            total += points[rank];
            rank += 1;
        }
        assert!(total == sum, "the points of a suit add up");
        Self { order, points }
    }
}

const PLAIN_ORDER: [Rank; 8] =
    [Rank::Seven, Rank::Eight, Rank::Nine, Rank::Jack, Rank::Queen, Rank::King, Rank::Ten, Rank::Ace];
const TRUMP_ORDER: [Rank; 8] =
    [Rank::Seven, Rank::Eight, Rank::Queen, Rank::King, Rank::Ten, Rank::Ace, Rank::Nine, Rank::Jack];

//                                                   7  8  9   T   J   Q  K  A
const PLAIN: SuitTable = SuitTable::new(PLAIN_ORDER, [0, 0, 0, 10, 2, 3, 4, 11], 30);
const TRUMP: SuitTable = SuitTable::new(TRUMP_ORDER, [0, 0, 14, 10, 20, 3, 4, 11], 62);
const NT_ACE_19: SuitTable = SuitTable::new(PLAIN_ORDER, [0, 0, 0, 10, 2, 3, 4, 19], 38);
const AT_JACK_13: SuitTable = SuitTable::new(TRUMP_ORDER, [0, 0, 9, 5, 13, 2, 3, 6], 38);

/// Order and points of all cards under one trump.
#[derive(Debug)]
pub struct ValueTable {
    points: [u8; 32],
    by_strength: [[Card; 8]; 4],
    order: Order,
}

/// The part of a [`ValueTable`] that decides what may be played and who wins a trick.
///
/// It speaks of codes alone, so the solver, which numbers cards by strength, fills one of its own.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Order {
    /// For each card the cards of its suit that beat it.
    pub above: [Cards; 32],
    /// The cards that ruff: those of the trump suit; none in no trump and all trumps.
    pub trumps: Cards,
    /// The suits in which a lead must be beaten whatever the table's duties say.
    pub rising: Cards,
}

impl Order {
    /// Whether `card` wins against `best`, the card that holds the trick.
    pub fn beats(&self, card: Card, best: Card) -> bool {
        self.above[best.index()].has(card) || (self.trumps.has(card) && !self.trumps.has(best))
    }
}

impl ValueTable {
    /// The table for a trump; `nt` and `at` matter in no trump and all trumps alone.
    #[must_use]
    pub const fn of(trump: Trump, nt: NtValues, at: AtValues) -> &'static Self {
        match (trump, nt, at) {
            (Trump::NoTrump, NtValues::Ace19, _) => &TABLES[6],
            (Trump::AllTrump, _, AtValues::Jack13) => &TABLES[7],
            _ => &TABLES[trump as usize],
        }
    }

    /// Card points of a card.
    #[must_use]
    pub fn points(&self, card: Card) -> u16 {
        self.points[card.index()].into()
    }

    /// The cards of a suit from weak to strong.
    #[must_use]
    pub fn by_strength(&self, suit: Suit) -> [Card; 8] {
        self.by_strength[usize::from(suit.code())]
    }

    pub(crate) fn price(&self, card: Card) -> u8 {
        self.points[card.index()]
    }

    pub(crate) fn order(&self) -> &Order {
        &self.order
    }

    const fn new(suits: [&SuitTable; 4], trumps: Cards, rising: Cards) -> Self {
        let mut points = [0; 32];
        let mut by_strength = [[Card::new(Rank::Seven, Suit::Clubs); 8]; 4];
        let mut above = [Cards::EMPTY; 32];
        let mut s = 0;
        while s < 4 {
            let mut stronger = 0;
            let mut strength = 8;
            while strength > 0 {
                strength -= 1;
                let rank = suits[s].order[strength];
                let card = Card::new(rank, Suit::ALL[s]);
                points[card.index()] = suits[s].points[rank as usize];
                by_strength[s][strength] = card;
                above[card.index()] = Cards::from_mask(stronger);
                stronger |= Cards::only(card).mask();
            }
            s += 1;
        }
        Self { points, by_strength, order: Order { above, trumps, rising } }
    }

    const fn suit_trump(suit: Suit) -> Self {
        let mut suits = [&PLAIN; 4];
        suits[suit as usize] = &TRUMP;
        Self::new(suits, Cards::of_suit(suit), Cards::of_suit(suit))
    }

    const fn no_trump(suit: &SuitTable) -> Self {
        Self::new([suit; 4], Cards::EMPTY, Cards::EMPTY)
    }

    const fn all_trump(suit: &SuitTable) -> Self {
        Self::new([suit; 4], Cards::EMPTY, Cards::ALL)
    }
}

static TABLES: [ValueTable; 8] = [
    ValueTable::suit_trump(Suit::Clubs),
    ValueTable::suit_trump(Suit::Diamonds),
    ValueTable::suit_trump(Suit::Hearts),
    ValueTable::suit_trump(Suit::Spades),
    ValueTable::no_trump(&PLAIN),
    ValueTable::all_trump(&TRUMP),
    ValueTable::no_trump(&NT_ACE_19),
    ValueTable::all_trump(&AT_JACK_13),
];
