//! Finds what is against the rules in a hex of a position that was put together by hand, in plain sentences.

use crate::{
    engine::{board::Hex, orders::Finding},
    games::guderian::rules::{
        movement::{is_closed_column, stacking},
        position::{Public, names::counter_name},
        rulebook::Rulebook,
        supply::zones::in_enemy_zone,
    },
};

pub(super) fn in_hex(rulebook: &Rulebook, public: &Public, hex: Hex, name: &str) -> Vec<Finding> {
    let Some(side) = public.holder(hex) else { return Vec::new() };
    let mut found = Vec::new();
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
    found
}
