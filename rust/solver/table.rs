//! The transposition table: bounds by *shape*, tightened by distance.
//!
//! Two states have the same shape if, suit by suit, the same owners hold the cards left in the same order of
//! strength, and the same seat leads. Their game trees are then the same, card for card, and only prices
//! differ: a line that gains x in one gains at least x less the prices that fell and at most x plus the
//! prices that rose in the other. So a bucket holds states of one shape with their bounds, and each of them
//! bounds the state asked for, exactly if no price differs. (In bridge, where cards below the winners have no
//! price, the equivalence alone is used: Ginsberg, "GIB: Imperfect Information in a Computationally
//! Challenging Game", JAIR 14, 2001. The distance is what points make of it.)
#![forbid(unsafe_code)]

use super::game::Game;
use crate::cards::Cards;
use crate::seat::Seat;

/// Prices of the cards left, suit by suit from the weakest, packed to the front.
type Prices = [u8; 32];

/// What the table needs to know of the state asked for.
pub(super) struct Key {
    left: u32,
    shape: u32,
    leader: u8,
    prices: Prices,
    total: i32,
}

#[derive(Clone, Copy, Debug, Default)]
struct Entry {
    left: u32,
    low: i16,
    high: i16,
}

const ENTRIES: u8 = 7;

#[derive(Clone, Copy, Debug, Default)]
struct Bucket {
    shape: u32,
    leader: u8,
    used: u8,
    oldest: u8,
    entries: [Entry; ENTRIES as usize],
}

/// A table for one game.
#[derive(Clone, Debug)]
pub(super) struct Table {
    buckets: Vec<Bucket>,
    /// By suit and the suit's cards left: the smallest set with the same owners in the same order.
    shapes: Box<[[u8; 256]; 4]>,
    /// By suit and the suit's cards left: their prices from the weakest.
    prices: Box<[[[u8; 8]; 256]; 4]>,
}

impl Table {
    /// 4,096 buckets of 64 bytes; more gains little, since trees are narrow and near their leaves.
    const BITS: u32 = 12;

    pub fn new(game: &Game) -> Self {
        let mut table = Self {
            buckets: vec![Bucket::default(); 1 << Self::BITS],
            shapes: Box::new([[0; 256]; 4]),
            prices: Box::new([[[0; 8]; 256]; 4]),
        };
        for suit in 0..4 {
            table.fill_suit(game, suit);
        }
        table
    }

    /// Gives each set of a suit's cards its prices and its smallest equal.
    fn fill_suit(&mut self, game: &Game, suit: usize) {
        let owner = |strength: usize| {
            let bit = 1_u32 << (8 * suit + strength);
            game.hands.iter().position(|hand| hand.mask() & bit != 0)
        };
        let owners: [Option<usize>; 8] = std::array::from_fn(owner);
        let mut first_of = std::collections::HashMap::new();
        for set in 0..=255_u8 {
            let held = (0..8).filter(|strength| set >> strength & 1 == 1);
            let mut order = [None; 8];
            for (place, strength) in held.enumerate() {
                order[place] = owners[strength];
                self.prices[suit][usize::from(set)][place] = game.points[8 * suit + strength];
            }
            let key = (set.count_ones(), order);
            self.shapes[suit][usize::from(set)] = *first_of.entry(key).or_insert(set);
        }
    }

    #[inline]
    pub fn key(&self, left: Cards, leader: Seat) -> Key {
        let left = left.mask();
        let mut shape = 0;
        for (suit, byte) in left.to_le_bytes().into_iter().enumerate() {
            shape |= u32::from(self.shapes[suit][usize::from(byte)]) << (8 * suit);
        }
        let prices = self.prices_of(left);
        let total = prices.iter().map(|&price| i32::from(price)).sum();
        Key { left, shape, leader: leader.code(), prices, total }
    }

    #[inline]
    fn prices_of(&self, left: u32) -> Prices {
        let mut prices = [0; 32];
        for (suit, byte) in left.to_le_bytes().into_iter().enumerate() {
            prices[8 * suit..8 * suit + 8].copy_from_slice(&self.prices[suit][usize::from(byte)]);
        }
        prices
    }

    /// The bounds `low` and `high` of a state, tightened by what is known of its shape.
    #[inline]
    pub fn probe(&self, key: &Key, mut low: i32, mut high: i32) -> (i32, i32) {
        let bucket = &self.buckets[Self::index(key)];
        if bucket.shape != key.shape || bucket.leader != key.leader {
            return (low, high);
        }
        for &entry in &bucket.entries[..bucket.used.min(ENTRIES).into()] {
            let (risen, fallen) = self.distance(key, entry);
            low = low.max(i32::from(entry.low) - fallen);
            high = high.min(i32::from(entry.high) + risen);
        }
        (low, high)
    }

    /// By how much prices rise, and fall, from the entry's state to the key's.
    #[inline]
    fn distance(&self, key: &Key, entry: Entry) -> (i32, i32) {
        if entry.left == key.left {
            return (0, 0);
        }
        let prices = self.prices_of(entry.left);
        let mut apart = 0;
        let mut total = 0;
        for (&new, &old) in key.prices.iter().zip(&prices) {
            apart += i32::from(new.abs_diff(old));
            total += i32::from(old);
        }
        let change = key.total - total;
        (i32::midpoint(apart, change), (apart - change) / 2)
    }

    /// Remembers that the value lies between `low` and `high`.
    #[expect(clippy::cast_possible_truncation, reason = "all prices of a deal fit, bonuses being bounded")]
    #[inline]
    pub fn store(&mut self, key: &Key, low: i32, high: i32) {
        let entry = Entry { left: key.left, low: low as i16, high: high as i16 };
        let bucket = &mut self.buckets[Self::index(key)];
        if bucket.shape != key.shape || bucket.leader != key.leader {
            *bucket = Bucket { shape: key.shape, leader: key.leader, ..Bucket::default() };
        }
        let used = usize::from(bucket.used);
        if let Some(known) = bucket.entries[..used].iter_mut().find(|known| known.left == key.left) {
            *known = entry;
        } else if bucket.used < ENTRIES {
            bucket.entries[used] = entry;
            bucket.used += 1;
        } else {
            bucket.entries[usize::from(bucket.oldest)] = entry;
            bucket.oldest = (bucket.oldest + 1) % ENTRIES;
        }
    }

    fn index(key: &Key) -> usize {
        let mixed = (u64::from(key.shape) << 2 | u64::from(key.leader)).wrapping_mul(0x9e37_79b9_7f4a_7c15);
        (mixed >> (64 - Self::BITS)) as usize
    }
}
