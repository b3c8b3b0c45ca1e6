//! How long the solver takes over the corpus, from a cold start, every answer checked while it is measured.
//!
//! The corpus is that of `corpus.py`, and `corpus.tsv` its pinned values. It is measured as it is, with a
//! suit as trump, and once more without trump and with all trumps, where nothing is pinned but the sum.

use std::hint::black_box;

use criterion::{Criterion, criterion_group, criterion_main};
use rebelote::{CannotOvertrump, Objective, PlayRules, Position, Solver, Trump};

/// How many of the 200 deals are measured.
const DEALS: usize = 50;

/// A deal of the corpus as written there: the start of play, and the value of each lead as text.
fn read(row: &str, trump: Option<Trump>) -> (Position, &str) {
    let columns: Vec<&str> = row.split('\t').collect();
    let [_, deal, suit, leader, leads] = columns[..] else { panic!("five columns: {row}") };
    let rules = PlayRules { cannot_overtrump: CannotOvertrump::AnyCard, ..PlayRules::default() };
    let trump = trump.unwrap_or_else(|| suit.parse().expect("a trump"));
    let deal = deal.parse().expect("a deal");
    (Position::new(deal, trump, leader.parse().expect("a seat"), rules, None).expect("a position"), leads)
}

fn corpus(trump: Option<Trump>) -> Vec<(Position, &'static str)> {
    include_str!("corpus.tsv").lines().take(DEALS).map(|row| read(row, trump)).collect()
}

/// The value of each lead, as the corpus writes it.
fn leads(position: &Position) -> String {
    let solution = Solver::new(Objective::Points).solve(position, &mut || false).expect("no interrupt");
    let leads = solution.cards.iter().map(|(card, [ns, ew])| format!("{card}:{ns}-{ew}"));
    leads.collect::<Vec<_>>().join(" ")
}

fn value(position: &Position) -> [u16; 2] {
    Solver::new(Objective::Points).value(position, &mut || false).expect("no interrupt")
}

fn every_lead(bench: &mut Criterion) {
    let corpus = corpus(None);
    bench.bench_function("every lead, suit trump", |bench| {
        bench.iter(|| {
            for (position, pinned) in &corpus {
                assert_eq!(leads(black_box(position)), *pinned);
            }
        });
    });
}

fn values(bench: &mut Criterion) {
    let modes =
        [("suit trump", None), ("no trump", Some(Trump::NoTrump)), ("all trumps", Some(Trump::AllTrump))];
    for (mode, trump) in modes {
        let corpus = corpus(trump);
        let sum: u32 = corpus.iter().map(|(position, _)| u32::from(value(position)[0])).sum();
        bench.bench_function(&format!("value, {mode}"), |bench| {
            bench.iter(|| {
                let again: u32 =
                    corpus.iter().map(|(position, _)| u32::from(value(black_box(position))[0])).sum();
                assert_eq!(again, sum);
            });
        });
    }
}

criterion_group! {
    name = solver;
    config = Criterion::default().sample_size(10);
    targets = every_lead, values
}
criterion_main!(solver);
