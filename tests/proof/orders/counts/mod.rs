//! Counting legal orders, in the manner of perft. For fixed positions, orders are counted by kind in the rules' own
//! list, and by trying every order of a shape at the door. The same is counted in the positions one order later. Both
//! counts are in one table, `tests/golden/counts-*.txt`, and are equal.
//!
//! `KESSEL_RENEW_GOLDEN=counts cargo test --test proof counts` writes the tables again; read the differences.

mod by_chance;
mod guderian;
mod panzer44;
mod platoon;
mod squad;

use std::{collections::BTreeMap, fmt::Write as _, fs, path::Path};

/// Orders by kind.
type Counts = BTreeMap<&'static str, u64>;

/// The counts of a position.
struct Row {
    /// Scenario and moment.
    position: String,
    /// By the list of the rules.
    listed: Counts,
    /// By trying at the door.
    tried: Counts,
    /// The same one order later, summed over every accepted order, if there are few enough.
    then: Option<(Counts, Counts)>,
}

/// Writes the table, compares it with the stored one, and requires that both counts agree. For some kinds the list may
/// have orders only `partly`: then the door accepts no fewer.
fn compare(name: &str, rows: &[Row], partly: &[&str]) {
    let mut table = String::new();
    let mut differ = Vec::new();
    for row in rows {
        writeln!(table, "{}", row.position).unwrap();
        let later = row.then.iter().map(|(listed, tried)| ("then ", listed, tried));
        for (when, listed, tried) in [("", &row.listed, &row.tried)].into_iter().chain(later) {
            let kinds: std::collections::BTreeSet<_> = listed.keys().chain(tried.keys()).collect();
            for kind in kinds {
                let count = |counts: &Counts| counts.get(*kind).copied().unwrap_or_default();
                let (listed, tried) = (count(listed), count(tried));
                writeln!(table, "  {when}{kind}: listed {listed}, tried {tried}").unwrap();
                if listed > tried || listed < tried && !partly.contains(kind) {
                    differ.push(format!("{}: {when}{kind}: listed {listed}, tried {tried}", row.position));
                }
            }
        }
    }
    println!("{table}");
    assert!(differ.is_empty(), "the list and the door differ:\n{}", differ.join("\n"));
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/golden").join(format!("counts-{name}.txt"));
    if std::env::var("KESSEL_RENEW_GOLDEN").is_ok_and(|wanted| wanted == "counts") {
        fs::write(&path, &table).unwrap();
    }
    let kept = fs::read_to_string(&path).unwrap_or_default();
    assert!(kept == table, "{} holds other counts", path.display());
}

/// Adds one to the orders of a kind.
fn count(counts: &mut Counts, kind: &'static str) {
    *counts.entry(kind).or_default() += 1;
}
