//! The findings of the referee on a position that was set up by hand.

use super::asked::FreeHand;
use crate::engine::{
    board::Hex,
    orders::{Finding, InPlay, RefereeReport},
    text::t,
};
use std::collections::{BTreeMap, BTreeSet};

/// Checks a position.
pub fn findings<G: FreeHand>(rulebook: &G::Rulebook, public: &G::Public) -> RefereeReport {
    let board = G::board(rulebook);
    let mut stand: BTreeMap<Hex, BTreeSet<usize>> = BTreeMap::new();
    for counter in G::counters(public) {
        if let Some(hex) = counter.hex() {
            stand.entry(hex).or_default().insert(counter.side());
        }
    }
    let mut findings = RefereeReport::default();
    for (hex, sides) in stand {
        if !board.contains(hex) {
            findings.impossible.push(Finding::at(hex, t!("hand-found-off-map", hex = hex)));
            continue;
        }
        let name = board.hex_name(hex);
        if board.is_lake(hex) {
            findings.impossible.push(Finding::at(hex, t!("hand-found-lake", place = name.as_str())));
        }
        if sides.len() > 1 {
            findings.impossible.push(Finding::at(hex, t!("hand-found-both-sides", place = name)));
            continue;
        }
        findings.irregular.extend(G::irregular_in(rulebook, public, hex, &name));
    }
    findings.irregular.extend(G::irregular(rulebook, public));
    findings
}

/// Reports counters that still wait to be set up after the set-up is over: they would never enter. `case` is the case
/// of the set-up.
pub fn still_in_the_box<G: FreeHand>(public: &G::Public, case: &str) -> Option<Finding> {
    let left = G::to_set_up(public);
    let text = t!("hand-found-waiting", n = left, case = case);
    (left > 0).then_some(Finding { text, hexes: Vec::new() })
}
