//! Perft: the counts of `tests/data/perft.txt`, which the Python tests read too.

use rebelote::perft::perft;
use rebelote::{CannotOvertrump, Overtake, PartnerWinning, PlayRules, Position};

/// The value of a rule's field by the name Python gives it.
fn set(rules: &mut PlayRules, field: &str, value: &str) {
    match (field, value) {
        ("overtake", "EVERY_SUIT_UNTIL_RUFFED") => rules.overtake = Overtake::EverySuitUntilRuffed,
        ("overtake", "EVERY_SUIT") => rules.overtake = Overtake::EverySuit,
        ("partner_winning", "OVER_IF_ABLE") => rules.partner_winning = PartnerWinning::OverIfAble,
        ("partner_winning", "NOT_UNDER") => rules.partner_winning = PartnerWinning::NotUnder,
        ("partner_winning", "NEVER_UNDER") => rules.partner_winning = PartnerWinning::NeverUnder,
        ("partner_winning", "NO_EXCUSE") => rules.partner_winning = PartnerWinning::NoExcuse,
        ("cannot_overtrump", "ANY_CARD") => rules.cannot_overtrump = CannotOvertrump::AnyCard,
        ("cannot_overtrump", "NO_UNDERTRUMP") => rules.cannot_overtrump = CannotOvertrump::NoUndertrump,
        _ => panic!("no rule {field}={value}"),
    }
}

/// A case of the file: its id, its position, and the count of each depth.
fn read(case: &str) -> (&str, Position, Vec<(u32, u64)>) {
    let mut fields = std::collections::HashMap::new();
    let mut counts = Vec::new();
    for line in case.lines().filter(|line| !line.starts_with('#')) {
        let (key, value) = line.split_once(' ').unwrap_or((line, ""));
        if key == "perft" {
            let (depth, count) = value.split_once(' ').expect("a depth and a count");
            counts.push((depth.parse().expect("a depth"), count.parse().expect("a count")));
        } else {
            fields.insert(key, value);
        }
    }
    let mut rules = PlayRules::default();
    for rule in fields["rules"].split_whitespace() {
        let (field, value) = rule.split_once('=').expect("field=value");
        set(&mut rules, field, value);
    }
    let deal = fields["deal"].parse().expect("a deal");
    let trump = fields["trump"].parse().expect("a trump");
    let leader = fields["leader"].parse().expect("a seat");
    (fields["id"], Position::new(deal, trump, leader, rules, None).expect("a position"), counts)
}

#[test]
fn counts_agree() {
    let file = include_str!("data/perft.txt");
    let cases: Vec<_> = file.split("\n\n").filter(|case| case.contains("\nperft")).collect();
    assert!(cases.len() >= 6, "the file holds cases");
    for case in cases {
        let (id, position, counts) = read(case);
        for (depth, count) in counts {
            assert_eq!(perft(&position, depth, &mut || false), Ok(count), "{id}, depth {depth}");
        }
    }
}
