//! The solver against exhaustive minimax on random endings, every legal card, both objectives.
//!
//! Endings of one to five cards, all combinations of trump mode, duties and value tables, some in the middle
//! of a trick, a quarter with a capot still possible. The minimax tries every card, maximises the difference
//! of the sides, and only remembers what a trick that begins is worth.

mod referee;

use std::collections::HashMap;

use rebelote::{
    AtValues, CannotOvertrump, Card, Cards, Deal, NtValues, Objective, Overtake, PartnerWinning, PlayRules,
    Position, Seat, Solver, Trump,
};

const OVERTAKES: [Overtake; 3] = [Overtake::Trump, Overtake::EverySuitUntilRuffed, Overtake::EverySuit];
const PARTNER: [PartnerWinning; 5] = [
    PartnerWinning::AnyCard,
    PartnerWinning::OverIfAble,
    PartnerWinning::NotUnder,
    PartnerWinning::NeverUnder,
    PartnerWinning::NoExcuse,
];
const CANNOT: [CannotOvertrump; 3] =
    [CannotOvertrump::Undertrump, CannotOvertrump::AnyCard, CannotOvertrump::NoUndertrump];
const NT: [NtValues; 2] = [NtValues::Standard, NtValues::Ace19];
const AT: [AtValues; 2] = [AtValues::Standard, AtValues::Jack13];

/// Endings a combination; there are 540 combinations.
const ENDINGS: usize = 38;

/// `SplitMix64`: a generator of the test's own.
struct Random(u64);

impl Random {
    fn below(&mut self, bound: usize) -> usize {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mixed = (self.0 ^ (self.0 >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        usize::try_from((mixed ^ (mixed >> 31)) % bound as u64).expect("below a usize")
    }
}

/// The minimax's own picture of an ending.
#[derive(Clone, Copy)]
struct Ending {
    hands: [u32; 4],
    trick: [u8; 4],
    len: usize,
    to_play: usize,
    trump: Trump,
    rules: PlayRules,
    /// By side: points and tricks so far, tricks before the ending included.
    points: [i32; 2],
    tricks: [i32; 2],
    before: [u8; 2],
}

/// What was found of tricks that begin: by cards left, seat to lead and tricks won, what the sides still get.
type Memo = HashMap<([u32; 4], usize, [i32; 2]), [i32; 2]>;

impl Ending {
    fn legal(&self) -> Vec<u8> {
        let trick = &self.trick[..self.len];
        let legal = referee::legal(self.hands[self.to_play], trick, self.trump, &self.rules);
        (0..32).filter(|&card| legal >> card & 1 == 1).collect()
    }

    fn play(&self, card: u8) -> Self {
        let mut next = *self;
        next.hands[self.to_play] &= !(1 << card);
        next.trick[self.len] = card;
        next.len += 1;
        next.to_play = (self.to_play + 1) % 4;
        if next.len < 4 {
            return next;
        }
        let seat = (next.to_play + referee::winner(&next.trick, self.trump)) % 4;
        let points = next.trick.iter().map(|&card| referee::points(card, self.trump, &self.rules));
        next.points[seat % 2] += points.sum::<i32>();
        next.tricks[seat % 2] += 1;
        next.to_play = seat;
        next.len = 0;
        if next.is_over() {
            next.points[seat % 2] += i32::from(self.rules.last_trick);
            if next.tricks[seat % 2] == 8 {
                next.points[seat % 2] += i32::from(self.rules.capot.unwrap_or(0));
            }
        }
        next
    }

    fn is_over(&self) -> bool {
        self.hands == [0; 4] && self.len == 0
    }

    fn result(&self, objective: Objective) -> [i32; 2] {
        if objective == Objective::Points { self.points } else { self.tricks }
    }

    /// What the sides end with, best play for the difference.
    fn minimax(&self, objective: Objective, memo: &mut Memo) -> [i32; 2] {
        let so_far = self.result(objective);
        if self.is_over() {
            return so_far;
        }
        let key = (self.hands, self.to_play, self.tricks);
        if self.len == 0
            && let Some(to_come) = memo.get(&key)
        {
            return [so_far[0] + to_come[0], so_far[1] + to_come[1]];
        }
        let results = self.legal().into_iter().map(|card| self.play(card).minimax(objective, memo));
        let difference = |[ns, ew]: &[i32; 2]| ns - ew;
        let best = if self.to_play.is_multiple_of(2) {
            results.max_by_key(difference)
        } else {
            results.min_by_key(difference)
        };
        let best = best.expect("some card is legal");
        if self.len == 0 {
            memo.insert(key, [best[0] - so_far[0], best[1] - so_far[1]]);
        }
        best
    }

    fn position(&self) -> Position {
        let deal = Deal::new(self.hands.map(Cards::from_mask)).expect("a deal");
        let before = (self.before != [0; 2]).then_some(self.before);
        Position::new(deal, self.trump, Seat::ALL[self.to_play], self.rules, before).expect("a position")
    }
}

fn card(code: u8) -> Card {
    Card::from_code(code).expect("a code")
}

/// A random ending before its first card.
fn ending(random: &mut Random, size: usize, trump: Trump, rules: PlayRules) -> Ending {
    let mut pack: Vec<u8> = (0..32).collect();
    let mut draw = || 1 << pack.swap_remove(random.below(pack.len()));
    let hands = [0; 4].map(|_| (0..size).map(|_| draw()).sum());
    let gone = u8::try_from(8 - size).expect("few cards");
    let before = match random.below(6) {
        0 => [gone, 0],
        1 => [0, gone],
        2 => [1, gone - 1],
        _ => [0, 0],
    };
    let tricks = before.map(i32::from);
    let to_play = random.below(4);
    Ending { hands, trick: [0; 4], len: 0, to_play, trump, rules, points: [0; 2], tricks, before }
}

/// Compares every legal card of an ending after some random cards, for both objectives.
fn compare(random: &mut Random, mut ending: Ending, id: &str) -> bool {
    let mut position = ending.position();
    for _ in 0..random.below(4) {
        let legal = ending.legal();
        let code = legal[random.below(legal.len())];
        ending = ending.play(code);
        position = position.play(card(code)).expect("legal for the referee");
    }
    for objective in [Objective::Points, Objective::Tricks] {
        let mut memo = Memo::new();
        let solution = Solver::new(objective).solve(&position, &mut || false).expect("no interrupt");
        let expected: Vec<_> = ending
            .legal()
            .into_iter()
            .map(|code| (card(code), ending.play(code).minimax(objective, &mut memo)))
            .collect();
        let found: Vec<_> =
            solution.cards.iter().map(|&(card, value)| (card, value.map(i32::from))).collect();
        assert_eq!(found, expected, "{id}: {position:?}");
        assert_eq!(solution.value.map(i32::from), ending.minimax(objective, &mut memo), "{id}: {position:?}");
    }
    ending.tricks.contains(&(8 - i32::try_from(position.left().div_ceil(4)).expect("few tricks")))
}

/// All rules that differ in a duty or a value table.
fn all_rules() -> Vec<PlayRules> {
    let mut all = Vec::new();
    for overtake in OVERTAKES {
        for partner_winning in PARTNER {
            for cannot_overtrump in CANNOT {
                for nt_values in NT {
                    for at_values in AT {
                        let rules = PlayRules::default();
                        all.push(PlayRules {
                            nt_values,
                            at_values,
                            overtake,
                            partner_winning,
                            cannot_overtrump,
                            ..rules
                        });
                    }
                }
            }
        }
    }
    all
}

#[test]
fn every_card_of_random_endings() {
    let mut random = Random(1);
    let (mut endings, mut five, mut capots) = (0, 0, 0);
    for (number, rules) in all_rules().into_iter().enumerate() {
        for mode in 0..3 {
            for turn in 0..ENDINGS {
                let trump = Trump::ALL[[random.below(4), 4, 5][mode]];
                let size = if turn < 3 { 5 } else { 1 + turn % 4 };
                let ending = ending(&mut random, size, trump, rules);
                capots += usize::from(compare(&mut random, ending, &format!("{number}/{mode}/{turn}")));
                five += usize::from(size == 5);
                endings += 1;
            }
        }
    }
    println!("{endings} endings, {five} of five cards, {capots} with a capot possible");
    assert!(
        endings >= 20_000 && five >= 1_000 && capots * 4 >= endings,
        "the sample is as large as promised"
    );
}
