//! The solver against the deals of `tests/data/solver_golden.tsv`, every lead of every row.

use rebelote::{CannotOvertrump, Objective, PlayRules, Position, Solver};

#[test]
fn every_lead_has_its_value() {
    let file = include_str!("data/solver_golden.tsv");
    let mut rows = 0;
    for row in file.lines().filter(|row| !row.starts_with('#')) {
        let columns: Vec<&str> = row.split('\t').collect();
        let [deal, trump, leader, undertrump, ns, ew, leads] = columns[..] else {
            panic!("seven columns: {row}")
        };
        let cannot_overtrump = match undertrump {
            "required" => CannotOvertrump::Undertrump,
            _ => CannotOvertrump::AnyCard,
        };
        let rules = PlayRules { cannot_overtrump, ..PlayRules::default() };
        let deal = deal.parse().expect("a deal");
        let position = Position::new(
            deal,
            trump.parse().expect("a trump"),
            leader.parse().expect("a seat"),
            rules,
            None,
        )
        .expect("a position");
        let solution = Solver::new(Objective::Points).solve(&position, &mut || false).expect("no interrupt");
        assert_eq!(solution.value.map(|points| points.to_string()), [ns, ew], "{row}");
        let mut found: Vec<String> =
            solution.cards.iter().map(|(card, [ns, ew])| format!("{card}:{ns}-{ew}")).collect();
        let mut expected: Vec<&str> = leads.split(' ').collect();
        found.sort();
        expected.sort_unstable();
        assert_eq!(found, expected, "{row}");
        rows += 1;
    }
    assert!(rows >= 400, "the file holds deals");
}
