//! Nodes of the bench corpus, printed by mode: the solver's price that no machine changes.

use std::time::Instant;

use rebelote::{Deal, Objective, PlayRules, Position, Seat, Solver, Trump};

/// What a question asks of a fresh solver.
type Question = fn(&mut Solver, &Position);

fn value(solver: &mut Solver, position: &Position) {
    let _ = solver.value(position, &mut || false);
}

fn all_leads(solver: &mut Solver, position: &Position) {
    let _ = solver.solve(position, &mut || false);
}

/// The corpus: seeds 0 to 199, a suit trump and a leader by the seed, or another trump for all.
fn corpus(trump: Option<Trump>) -> impl Iterator<Item = Position> {
    (0..200_u8).filter_map(move |seed| {
        let trump = trump.unwrap_or(Trump::ALL[usize::from(seed % 4)]);
        let leader = Seat::ALL[usize::from(seed / 4 % 4)];
        Position::new(Deal::random(seed.into()), trump, leader, PlayRules::default(), None).ok()
    })
}

fn main() {
    println!(
        "{:<14} {:<10} {:>12} {:>10} {:>10} {:>9} {:>9}",
        "mode", "question", "nodes", "mean", "max", "ms mean", "median"
    );
    let modes =
        [("suit trump", None), ("no trump", Some(Trump::NoTrump)), ("all trumps", Some(Trump::AllTrump))];
    let questions: [(&str, Question); 2] = [("value", value), ("all leads", all_leads)];
    for (mode, trump) in modes {
        for (name, question) in questions {
            let mut nodes = Vec::new();
            let mut times = Vec::new();
            for position in corpus(trump) {
                let mut solver = Solver::new(Objective::Points);
                let start = Instant::now();
                question(&mut solver, &position);
                times.push(start.elapsed().as_secs_f64() * 1e3);
                nodes.push(solver.nodes());
            }
            times.sort_by(f64::total_cmp);
            let total: u64 = nodes.iter().sum();
            let max = nodes.iter().max().copied().unwrap_or(0);
            println!(
                "{mode:<14} {name:<10} {total:>12} {:>10} {max:>10} {:>9.2} {:>9.2}",
                total / nodes.len() as u64,
                times.iter().sum::<f64>() / times.len() as f64,
                times[times.len() / 2],
            );
        }
    }
}
