//! The checks of every game's ledger: claims against the cases that the door returns, and cases against claims.

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

/// A test of the content of these cases.
pub const fn covers(cases: &'static str, run: fn()) -> Entry {
    Entry { cases, run, refusal: false }
}

/// A game's tests and cases.
pub struct Ledger<'a> {
    /// The tests of each chapter.
    pub chapters: &'a [&'a [Entry]],
    /// The cases that the door has returned in this thread since the last call.
    pub provoked: fn() -> Vec<String>,
    /// Every case that a refusal can cite.
    pub refusals: &'a [&'a str],
    /// Refusals that no order can provoke, with the reason.
    pub unprovoked: &'a [(&'a str, &'a str)],
    /// The cases of the rules, in their order.
    pub book: Vec<String>,
    /// Cases that are not tested, with the reason.
    pub gaps: &'a [(&'a str, &'a str)],
}

impl Ledger<'_> {
    /// Checks that every refusal is provoked by the test that claims it. Every case of the rules must be tested, or
    /// named with the reason why it is not. Returns the faults, a sentence each.
    pub fn faults(&self) -> Vec<String> {
        let mut refused = BTreeSet::new();
        let mut covered = BTreeSet::new();
        let mut wrong = Vec::new();
        for entry in self.chapters.iter().flat_map(|chapter| chapter.iter()) {
            let claimed: Vec<&str> = entry.cases.split_whitespace().collect();
            if entry.refusal {
                (self.provoked)();
                (entry.run)();
                let cases = (self.provoked)();
                for case in &claimed {
                    if !cases.iter().any(|provoked| provoked == case) {
                        wrong.push(format!("a test claims case {case}, but the door never returned it"));
                    }
                }
                refused.extend(claimed.iter().copied());
            }
            covered.extend(claimed);
        }
        let excused = |case: &str| self.unprovoked.iter().any(|(id, _)| *id == case);
        for case in self.refusals.iter().filter(|case| !refused.contains(*case) && !excused(case)) {
            wrong.push(format!("no test provokes a refusal with case {case}"));
        }
        for case in covered.iter().filter(|case| !self.book.contains(&(**case).to_owned())) {
            wrong.push(format!("case {case} is tested, but does not stand in the rules"));
        }
        for case in &self.book {
            let gap = self.gaps.iter().find(|(id, _)| id == case);
            match (covered.contains(case.as_str()), gap) {
                (false, None) => wrong.push(format!("case {case} is not tested")),
                (true, Some(_)) => wrong.push(format!("case {case} is tested and listed as a gap")),
                _ => {}
            }
        }
        for (case, _) in self.gaps.iter().filter(|(id, _)| !self.book.contains(&(*id).to_owned())) {
            wrong.push(format!("the gap {case} does not stand in the rules"));
        }
        wrong.sort();
        wrong.dedup();
        wrong
    }
}
