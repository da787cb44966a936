//! Finds what is against the rules in a hex of a position that was put together by hand, in plain sentences.

use crate::{
    engine::{board::Hex, orders::Finding, text::t},
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
        found.push(Finding::at(hex, t!("guderian-refusal-found-overfull", n = excess, hex = name)));
    }
    if !public.has_combat_unit(side, hex) && in_enemy_zone(public, side, hex) {
        let leader = public.stack(hex).next().map(|piece| counter_name(rulebook, public, piece));
        let text = match leader {
            Some(leader) => t!("guderian-refusal-found-leader-alone", leader = leader, hex = name),
            None => t!("guderian-refusal-found-a-leader-alone", hex = name),
        };
        found.push(Finding::at(hex, text));
    }
    if is_closed_column(rulebook, public, side, hex) {
        found.push(Finding::at(hex, t!("guderian-refusal-found-closed", hex = name)));
    }
    found
}
