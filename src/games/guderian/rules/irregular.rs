//! What is against the rules in a position that was put together by hand, in plain sentences.

use super::{
    kinds::Side, markings, movement::is_closed_column, position::Public, rulebook::Rulebook, stacking,
    zones::in_enemy_zone,
};
use crate::engine::{
    board::Hex,
    orders::{Finding, Findings},
};
use crate::games::guderian::rules::names::{counter_name, hex_name};
use std::collections::BTreeSet;

/// Looks a position through.
pub fn findings(rulebook: &Rulebook, public: &Public) -> Findings {
    let mut findings = Findings::default();
    let hexes: BTreeSet<Hex> = public.counters.iter().filter_map(|counter| counter.hex()).collect();
    for hex in hexes {
        let name = hex_name(rulebook, hex);
        if !rulebook.board.contains(hex) {
            findings.impossible.push(Finding::at(hex, format!("{hex} is off the map.")));
            continue;
        }
        if rulebook.board.is_lake(hex) {
            findings.impossible.push(Finding::at(hex, format!("{name} is a lake: nobody can stand there.")));
        }
        let sides: BTreeSet<Side> = public.stack(hex).map(|piece| public.counter(piece).side()).collect();
        if sides.len() > 1 {
            findings.impossible.push(Finding::at(hex, format!("Both sides stand in {name}.")));
            continue;
        }
        irregular(rulebook, public, hex, &name, &mut findings.irregular);
    }
    findings.irregular.extend(markings::irregular(rulebook, public));
    findings
}

fn irregular(rulebook: &Rulebook, public: &Public, hex: Hex, name: &str, found: &mut Vec<Finding>) {
    let Some(side) = public.holder(hex) else { return };
    let excess = stacking::excess(rulebook, public, hex);
    if excess > 0 {
        let counters = if excess == 1 { "1 counter".to_owned() } else { format!("{excess} counters") };
        found.push(Finding::at(hex, format!("{counters} too many in {name} (case 7.1).")));
    }
    if !public.has_combat_unit(side, hex) && in_enemy_zone(public, side, hex) {
        let leader = public.stack(hex).next().map(|piece| counter_name(rulebook, public, piece));
        let leader = leader.unwrap_or_else(|| "A leader".to_owned());
        found.push(Finding::at(
            hex,
            format!("{leader} is alone in an enemy zone of control in {name} (case 10.23)."),
        ));
    }
    if is_closed_column(rulebook, public, side, hex) {
        found.push(Finding::at(hex, format!("{name} is still closed to the Soviets (case 6.4).")));
    }
}
