//! A referee written from the rule books alone: it shares the codes of cards with the crate and nothing else.
//!
//! Cards are numbers (`8 * suit + rank`), hands are sets of bits, rules are read card by card, nothing is fast. Tests compare the
//! crate with it.

use rebelote::{AtValues, CannotOvertrump, NtValues, Overtake, PartnerWinning, PlayRules, Trump};

/// Whether a suit ranks and counts as trump.
fn ranks_as_trump(suit: u8, trump: Trump) -> bool {
    match trump {
        Trump::NoTrump => false,
        Trump::AllTrump => true,
        suited => suit == suited.code(),
    }
}

/// Whether a card ruffs.
fn is_trump(card: u8, trump: Trump) -> bool {
    card / 8 == trump.code()
}

/// Place of a card in its suit, the weakest first.
fn strength(card: u8, trump: Trump) -> usize {
    //                                                                   7  8  9  T  J  Q  K  A
    let places: [usize; 8] =
        if ranks_as_trump(card / 8, trump) { [0, 1, 6, 4, 7, 2, 3, 5] } else { [0, 1, 2, 6, 3, 4, 5, 7] };
    places[usize::from(card % 8)]
}

/// Card points.
pub fn points(card: u8, trump: Trump, rules: &PlayRules) -> i32 {
    let table = match trump {
        Trump::NoTrump if rules.nt_values == NtValues::Ace19 => [0, 0, 0, 10, 2, 3, 4, 19],
        Trump::AllTrump if rules.at_values == AtValues::Jack13 => [0, 0, 9, 5, 13, 2, 3, 6],
        _ if ranks_as_trump(card / 8, trump) => [0, 0, 14, 10, 20, 3, 4, 11],
        _ => [0, 0, 0, 10, 2, 3, 4, 11],
    };
    table[usize::from(card % 8)]
}

/// Which of the cards of a trick wins, as its place.
pub fn winner(trick: &[u8], trump: Trump) -> usize {
    let wins_over = |card: u8, other: u8| match (is_trump(card, trump), is_trump(other, trump)) {
        (true, false) => true,
        (false, true) => false,
        _ => card / 8 == other / 8 && strength(card, trump) > strength(other, trump),
    };
    let mut best = 0;
    for place in 1..trick.len() {
        if wins_over(trick[place], trick[best]) {
            best = place;
        }
    }
    best
}

/// The cards of a set for which `keep` holds.
fn filter(cards: u32, keep: impl Fn(u8) -> bool) -> u32 {
    (0..32).filter(|&card| cards >> card & 1 == 1 && keep(card)).fold(0, |set, card| set | 1 << card)
}

/// The cards of a hand that may be played to a trick, empty if leading.
pub fn legal(hand: u32, trick: &[u8], trump: Trump, rules: &PlayRules) -> u32 {
    let Some(&led) = trick.first() else { return hand };
    let suit = led / 8;
    let follows = filter(hand, |card| card / 8 == suit);
    if follows == 0 {
        return void(hand, trick, trump, rules);
    }
    let ruffed = trick[winner(trick, trump)] / 8 != suit;
    let must_beat = match trump {
        Trump::NoTrump => false,
        Trump::AllTrump => true,
        suited if suit == suited.code() => true,
        _ => match rules.overtake {
            Overtake::Trump => false,
            Overtake::EverySuitUntilRuffed => !ruffed,
            Overtake::EverySuit => true,
        },
    };
    let beats_all = |card: u8| {
        trick.iter().all(|&other| other / 8 != suit || strength(card, trump) > strength(other, trump))
    };
    let beating = filter(follows, beats_all);
    if must_beat && beating != 0 { beating } else { follows }
}

/// The same for a hand that can't follow.
fn void(hand: u32, trick: &[u8], trump: Trump, rules: &PlayRules) -> u32 {
    let best = winner(trick, trump);
    let ruff = is_trump(trick[best], trump).then_some(trick[best]);
    let over = |card: u8| {
        is_trump(card, trump) && ruff.is_none_or(|ruff| strength(card, trump) > strength(ruff, trump))
    };
    let others = filter(hand, |card| !is_trump(card, trump));
    let trumps = filter(hand, |card| is_trump(card, trump));
    let higher = filter(hand, over);
    let not_lower = filter(hand, |card| !is_trump(card, trump) || over(card));
    if trumps == 0 {
        return others;
    }
    let no_undertrump = rules.cannot_overtrump == CannotOvertrump::NoUndertrump;
    let partner_holds = trick.len() >= 2 && best == trick.len() - 2;
    if partner_holds && rules.partner_winning != PartnerWinning::NoExcuse {
        let keeps_off = no_undertrump
            || match rules.partner_winning {
                PartnerWinning::OverIfAble => higher != 0,
                PartnerWinning::NotUnder => others != 0,
                PartnerWinning::NeverUnder => true,
                PartnerWinning::AnyCard | PartnerWinning::NoExcuse => false,
            };
        return if ruff.is_some() && keeps_off && not_lower != 0 { not_lower } else { hand };
    }
    if higher != 0 {
        return higher;
    }
    match rules.cannot_overtrump {
        CannotOvertrump::Undertrump => trumps,
        CannotOvertrump::NoUndertrump if others != 0 => others,
        CannotOvertrump::AnyCard | CannotOvertrump::NoUndertrump => hand,
    }
}
