//! Quick tricks: what the side to lead can cash at once, a lower bound that needs no search.
#![forbid(unsafe_code)]

use super::game::Game;
use crate::cards::{Card, Cards};
use crate::seat::Seat;

/// What the leader's side takes for certain if `leader` cashes the masters of the hand.
///
/// A master, the highest card left of its suit, wins unless an opponent ruffs it or the partner must. The
/// leader cashes the trumps that stand on top; a hand that still holds trumps afterwards has followed suit
/// to every one of them, so as long as it has cards of a plain suit it neither ruffs nor discards. Plain
/// masters are therefore counted up to the length, in their suit, of each other hand that may still hold a
/// trump. To a trick of a suit all hands follow while they can and nobody can beat it: the partner gives the
/// dearest cards of the suit, the opponents their cheapest.
pub(super) fn quick_tricks(game: &Game, left: Cards, leader: Seat, worth: i32) -> i32 {
    let hand = game.hand(leader, left);
    let others = [leader.after(1), leader.after(2), leader.after(3)].map(|seat| game.hand(seat, left));
    let mut tricks = 0;
    let mut price = 0;
    let mut drawn = 0;
    if !game.order.trumps.is_empty() {
        let suit = game.order.trumps;
        drawn = run(hand, left, suit, 8);
        tricks += drawn;
        price += cash(game, hand, others, suit, drawn);
    }
    for suit in [0xff_u32, 0xff00, 0x00ff_0000, 0xff00_0000].map(Cards::from_mask) {
        if suit == game.order.trumps {
            continue;
        }
        let limit = others
            .iter()
            .filter(|other| (**other & game.order.trumps).len() > drawn)
            .map(|other| (*other & suit).len())
            .min()
            .unwrap_or(8);
        let count = run(hand, left, suit, limit);
        if count > 0 {
            tricks += count;
            price += cash(game, hand, others, suit, count);
        }
    }
    if tricks == hand.len() { worth } else { price + game.per_trick * tricks.cast_signed() }
}

/// How many of the suit's highest cards left the hand holds, up to `limit`.
fn run(hand: Cards, left: Cards, suit: Cards, limit: u32) -> u32 {
    let lower = (left & suit) - hand;
    let above = match 32 - lower.mask().leading_zeros() {
        0 => suit,
        bits => suit & Cards::from_mask(u32::MAX.checked_shl(bits).unwrap_or(0)),
    };
    (hand & above).len().min(limit)
}

/// The least that `count` leads of a suit's masters bring in.
fn cash(game: &Game, hand: Cards, [next, partner, previous]: [Cards; 3], suit: Cards, count: u32) -> i32 {
    let dearest = highest(game, hand & suit, count) + highest(game, partner & suit, count);
    dearest + lowest(game, next & suit, count) + lowest(game, previous & suit, count)
}

fn highest(game: &Game, cards: Cards, count: u32) -> i32 {
    let skip = (cards.len()).saturating_sub(count) as usize;
    cards.into_iter().skip(skip).map(|card| game.price(card)).sum()
}

fn lowest(game: &Game, cards: Cards, count: u32) -> i32 {
    cards.into_iter().take(count as usize).map(|card: Card| game.price(card)).sum()
}
