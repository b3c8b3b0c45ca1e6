//! Four hands: text, masks, and shuffles that come out the same on every platform.
//!
//! A [`Deal`] is always valid: four hands of equal size, 1 to 8 cards, no card twice. Its text is
//! `N:hand hand hand hand`; colver's text (CFN), told by its slashes, is read as well.
#![forbid(unsafe_code)]

use std::fmt;
use std::str::FromStr;

use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::{Rng, SeedableRng};

use crate::cards::{Card, Cards};
use crate::notation::NotationError;
use crate::seat::Seat;
use crate::trump::Trump;

/// Why four hands are no deal.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum DealError {
    /// The text can't be read.
    Notation(NotationError),
    /// Two hands hold the same card.
    Twice {
        /// The card.
        card: Card,
        /// The first two seats that hold it.
        seats: [Seat; 2],
    },
    /// The hands differ in size.
    Unequal {
        /// Cards in each hand, by seat.
        sizes: [u32; 4],
    },
    /// No hand holds a card.
    Empty,
}

impl From<NotationError> for DealError {
    fn from(error: NotationError) -> Self {
        Self::Notation(error)
    }
}

impl fmt::Display for DealError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Notation(error) => error.fmt(f),
            Self::Twice { card, seats: [first, second] } if first == second => {
                write!(f, "{first} holds {card} twice")
            }
            Self::Twice { card, seats: [first, second] } => {
                write!(f, "{first} and {second} both hold {card}")
            }
            Self::Unequal { sizes: [n, e, s, w] } => {
                let cards = if *n == 1 { "card" } else { "cards" };
                write!(f, "hands must be of equal size: N has {n} {cards}, E has {e}, S has {s}, W has {w}")
            }
            Self::Empty => f.write_str("a deal has at least one card a hand"),
        }
    }
}

impl std::error::Error for DealError {}

/// Four hands of equal size, by seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Deal([Cards; 4]);

impl Deal {
    /// A deal of these hands, N first.
    ///
    /// # Errors
    /// If two hands share a card, or the hands are empty or of unequal size.
    pub fn new(hands: [Cards; 4]) -> Result<Self, DealError> {
        let mut seen = Cards::EMPTY;
        for (seat, hand) in Seat::ALL.into_iter().zip(hands) {
            if let Some(card) = (seen & hand).first() {
                let first = Seat::ALL.into_iter().find(|other| hands[other.index()].has(card));
                return Err(DealError::Twice { card, seats: [first.unwrap_or(seat), seat] });
            }
            seen |= hand;
        }
        let sizes = hands.map(Cards::len);
        if sizes != [sizes[0]; 4] {
            return Err(DealError::Unequal { sizes });
        }
        if seen.is_empty() { Err(DealError::Empty) } else { Ok(Self(hands)) }
    }

    /// A deal of hands given card by card, N's first.
    ///
    /// # Errors
    /// As [`Deal::new`], and if a hand names a card twice.
    pub fn from_lists(hands: &[Vec<Card>; 4]) -> Result<Self, DealError> {
        let mut dealt = [Cards::EMPTY; 4];
        for (seat, hand) in Seat::ALL.into_iter().zip(hands) {
            for &card in hand {
                if dealt[seat.index()].has(card) {
                    return Err(DealError::Twice { card, seats: [seat, seat] });
                }
                dealt[seat.index()] |= Cards::only(card);
            }
        }
        Self::new(dealt)
    }

    /// The full deal made from [`shuffled`]`(seed, 0)`: eight cards each, N first.
    #[must_use]
    pub fn random(seed: u64) -> Self {
        let pack = shuffled(seed, 0);
        Self([0, 8, 16, 24].map(|start| pack[start..start + 8].iter().copied().collect()))
    }

    /// The cards dealt to a seat.
    #[must_use]
    pub const fn hand(&self, seat: Seat) -> Cards {
        self.0[seat.index()]
    }

    /// All hands, by seat.
    #[must_use]
    pub const fn hands(&self) -> [Cards; 4] {
        self.0
    }

    /// The seat a card was dealt to.
    #[must_use]
    pub fn owner(&self, card: Card) -> Option<Seat> {
        Seat::ALL.into_iter().find(|seat| self.hand(*seat).has(card))
    }

    /// Cards a hand.
    #[must_use]
    pub const fn size(&self) -> u32 {
        self.0[0].len()
    }
}

impl fmt::Display for Deal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [n, e, s, w] = self.0;
        write!(f, "N:{n} {e} {s} {w}")
    }
}

impl FromStr for Deal {
    type Err = DealError;

    /// Reads our text and colver's; of the latter the hands alone.
    fn from_str(text: &str) -> Result<Self, DealError> {
        DealText::from_str(text).map(|read| read.deal)
    }
}

/// A deal as written, with what else its text says: colver's names the leader and may name the trump.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DealText {
    /// The four hands.
    pub deal: Deal,
    /// The contract's suit.
    pub trump: Option<Trump>,
    /// The seat after the dealer.
    pub leader: Option<Seat>,
}

impl FromStr for DealText {
    type Err = DealError;

    fn from_str(text: &str) -> Result<Self, DealError> {
        let unreadable = || NotationError::unreadable("a deal (N:hand hand hand hand)", text);
        let (seat, rest) = text.trim().split_once(':').ok_or_else(unreadable)?;
        let seat: Seat = seat.parse().map_err(|_| unreadable())?;
        if rest.contains('/') {
            return read_colver(seat, rest, text);
        }
        let mut hands = [Cards::EMPTY; 4];
        for (turns, word) in four(rest.split_whitespace(), text)?.into_iter().enumerate() {
            hands[seat.after(turns).index()] = Cards::from_hand_text(word)?;
        }
        Ok(Self { deal: Deal::new(hands)?, trump: None, leader: None })
    }
}

/// The four hands of a deal's text.
fn four<'a>(hands: impl Iterator<Item = &'a str>, text: &str) -> Result<[&'a str; 4], NotationError> {
    hands.collect::<Vec<_>>().try_into().map_err(|hands: Vec<_>| {
        let what = format!("a deal (N:hand hand hand hand): it has {} hands, not 4", hands.len());
        NotationError::unreadable(what, text)
    })
}

/// Reads what follows the colon of colver's `dealer:N/E/S/W - contract`, where the contract is a number and
/// the lower-case letter of its suit, then whatever else.
fn read_colver(dealer: Seat, rest: &str, text: &str) -> Result<DealText, DealError> {
    let (hands, contract) = rest.split_once(" - ").unwrap_or((rest, ""));
    let mut dealt = [Cards::EMPTY; 4];
    for (hand, word) in dealt.iter_mut().zip(four(hands.trim().split('/'), text)?) {
        *hand = Cards::from_hand_text(word)?;
    }
    let contract = contract.trim();
    let suit = contract.trim_start_matches(|c: char| c.is_ascii_digit());
    let trump = match suit.chars().next() {
        Some(letter @ ('c' | 'd' | 'h' | 's')) if suit.len() < contract.len() => {
            letter.to_string().parse().ok()
        }
        _ => None,
    };
    Ok(DealText { deal: Deal::new(dealt)?, trump, leader: Some(dealer.next()) })
}

/// The pack in the order that a seed and a stream give, the same on every platform and in every version.
///
/// Fisher–Yates from the last card down, fed by `ChaCha8` (key: the seed, little-endian, then zeros; stream
/// number: `stream`), an index drawn by multiplication with rejection (Lemire, ACM TOMACS 29, 2019).
#[must_use]
pub fn shuffled(seed: u64, stream: u64) -> [Card; 32] {
    let mut key = [0; 32];
    key[..8].copy_from_slice(&seed.to_le_bytes());
    let mut rng = ChaCha8Rng::from_seed(key);
    rng.set_stream(stream);
    let mut pack = Card::ALL;
    for last in (1..32_u32).rev() {
        pack.swap(last as usize, below(&mut rng, last + 1) as usize);
    }
    pack
}

/// A number below `bound`, each as likely as the other.
fn below(rng: &mut ChaCha8Rng, bound: u32) -> u32 {
    let uneven = bound.wrapping_neg() % bound;
    loop {
        let product = u64::from(rng.next_u32()) * u64::from(bound);
        if (product & 0xffff_ffff) >= u64::from(uneven) {
            return (product >> 32) as u32;
        }
    }
}
