//! What is against the rules in a position that was put together by hand, in plain sentences.

use super::{
    counter::{Counter, Place},
    kinds::Side,
    phase::Phase,
    position::Public,
    rulebook::Rulebook,
};
use crate::engine::{
    board::{Hex, Terrain},
    orders::{Finding, Findings},
};
use std::collections::BTreeSet;

/// Looks a position through.
pub fn findings(rulebook: &Rulebook, public: &Public) -> Findings {
    let mut findings = Findings::default();
    let hexes: BTreeSet<Hex> = public.counters.iter().filter_map(Counter::hex).collect();
    for hex in hexes {
        if !rulebook.board.contains(hex) {
            findings.impossible.push(Finding::at(hex, format!("{hex} is off the map.")));
            continue;
        }
        if rulebook.board.is_lake(hex) {
            findings
                .impossible
                .push(Finding::at(hex, format!("{hex} is open water: nobody can stand there.")));
        }
        if Side::BOTH.into_iter().all(|side| public.crowd(side, hex, None) > 0) {
            findings.impossible.push(Finding::at(hex, format!("Both sides stand in {hex}.")));
            continue;
        }
        irregular(rulebook, public, hex, &mut findings.irregular);
    }
    if !public.phase.is_set_up() {
        waiting(public, &mut findings.irregular);
    }
    for hex in public.mines.keys().chain(public.forts.keys()) {
        if matches!(rulebook.board.terrain(*hex), Terrain::Swamp | Terrain::Lake) {
            let words = format!("Mines or a fort lie in {hex}, where none can be laid (case 4.1).");
            findings.irregular.push(Finding::at(*hex, words));
        }
    }
    findings
}

fn irregular(rulebook: &Rulebook, public: &Public, hex: Hex, found: &mut Vec<Finding>) {
    let Some(side) = public.holder(hex) else { return };
    let (stand, limit) = (public.crowd(side, hex, None), side.stack_limit());
    if stand > limit {
        let words = format!("{stand} units stand in {hex}, {limit} may (case 7.1).");
        found.push(Finding::at(hex, words));
    }
    let row = rulebook.charts.row(rulebook.board.terrain(hex));
    for counter in public.in_hex(hex) {
        let kind = rulebook.kind(counter);
        let closed = kind.allowance > 0 && row.is_some_and(|row| row.costs.of(kind.moves).is_none());
        if closed && !rulebook.board.has_road(hex) {
            let words = format!("{} does not get into {hex}, where no road leads (case 6.2).", kind.name);
            found.push(Finding::at(hex, words));
        }
    }
}

/// Who waits to be set up when that is over never comes.
fn waiting(public: &Public, found: &mut Vec<Finding>) {
    let left = public.counters.iter().filter(|counter| matches!(counter.place, Place::SetUp(_))).count();
    if left > 0 && public.phase != Phase::Over {
        let units = if left == 1 { "1 unit waits".to_owned() } else { format!("{left} units wait") };
        found.push(Finding {
            words: format!("{units} for a set-up that is over (case 4.1)."),
            hexes: Vec::new(),
        });
    }
}
