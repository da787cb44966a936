//! The ledger: which cases of the rules are tested, and by what.
//!
//! Every chapter of the rule tests has a table of its tests. Tests of refusals are run once more
//! here, and the cases that the door returns are counted, so that no claim stands on paper only.

mod book;
mod gaps;

use crate::{harness::provoked, rules};
use kessel::games::guderian::refusal::Why;
use std::collections::BTreeSet;

/// A test and the cases that it is about.
pub struct Entry {
    cases: &'static str,
    run: fn(),
    refusal: bool,
}

/// A test in which the door refuses orders with each of these cases.
pub const fn refuses(cases: &'static str, run: fn()) -> Entry {
    Entry { cases, run, refusal: true }
}

/// A test of what these cases say.
pub const fn covers(cases: &'static str, run: fn()) -> Entry {
    Entry { cases, run, refusal: false }
}

/// Every refusal is provoked by the test that claims it, and every case of the rules is tested or
/// named with the reason why it is not.
#[test]
fn ledger() {
    let mut refused = BTreeSet::new();
    let mut covered = BTreeSet::new();
    let mut wrong = Vec::new();
    for entry in rules::LEDGERS.iter().flat_map(|chapter| chapter.iter()) {
        let claimed: Vec<&str> = entry.cases.split_whitespace().collect();
        if entry.refusal {
            provoked();
            (entry.run)();
            let cases = provoked();
            for case in &claimed {
                if !cases.iter().any(|provoked| provoked == case) {
                    wrong.push(format!("a test claims case {case}, but the door never returned it"));
                }
            }
            refused.extend(claimed.iter().copied());
        }
        covered.extend(claimed);
    }
    for case in Why::CASES.iter().filter(|case| !refused.contains(*case)) {
        wrong.push(format!("no test provokes a refusal with case {case}"));
    }
    let book = book::cases();
    for case in &covered {
        if !book.contains(&(*case).to_owned()) {
            wrong.push(format!("case {case} is tested, but does not stand in the rules"));
        }
    }
    for case in &book {
        let gap = gaps::UNTESTED.iter().find(|(id, _)| id == case);
        match (covered.contains(case.as_str()), gap) {
            (false, None) => wrong.push(format!("case {case} is not tested")),
            (true, Some(_)) => wrong.push(format!("case {case} is tested and listed as a gap")),
            _ => {}
        }
    }
    for (case, _) in gaps::UNTESTED.iter().filter(|(id, _)| !book.contains(&(*id).to_owned())) {
        wrong.push(format!("the gap {case} does not stand in the rules"));
    }
    wrong.sort();
    wrong.dedup();
    assert!(wrong.is_empty(), "{} faults:\n{}", wrong.len(), wrong.join("\n"));
}
