//! Why it does what it does, in words.

use super::ground::Ground;
use crate::{
    board::Hex,
    charts::Odds,
    games::guderian::{
        counter::Piece, names::hex_name, position::Public, results::CombatResult, rulebook::Rulebook,
    },
};

/// Why units go to a hex.
pub(super) fn going(ground: &Ground, units: &[Piece], hex: Hex) -> String {
    let supply = if ground.would_supply(units, hex) { "in supply" } else { "out of supply" };
    let there = hex_name(ground.rulebook, hex);
    match ground.aim(units, hex) {
        Some((town, _)) if town != hex => {
            format!("to {there}, {supply}, for {}", hex_name(ground.rulebook, town))
        }
        _ => format!("to {there}, {supply}"),
    }
}

/// What an attack with these strengths promises: the column, and how many of the six throws hit the
/// defenders and how many leave none of them in the hex whatever they choose.
pub(super) fn attack(rulebook: &Rulebook, public: &Public, target: Hex, strengths: (u16, u16)) -> String {
    let columns = &rulebook.charts.odds;
    let column = Odds::column(strengths.0, strengths.1, columns);
    let steps: u32 = public.combat_units(target).map(|piece| steps_left(rulebook, public, piece)).sum();
    let results = (0..6).map(|row| rulebook.combat_results().at(row, column));
    let (mut hits, mut clears) = (0, 0);
    for result in results {
        let (hit, clear) = match result {
            CombatResult::AttackerEliminated => (false, false),
            CombatResult::DefenderEliminated { .. } => (true, true),
            CombatResult::Engaged => (true, steps <= 1),
            CombatResult::Losses { defender, .. } => (defender > 0, u32::from(defender) >= steps),
        };
        hits += u32::from(hit);
        clears += u32::from(hit && clear);
    }
    let percent = |throws: u32| (f64::from(throws) * 100.0 / 6.0).round();
    let (hits, clears) = (percent(hits), percent(clears));
    let target = hex_name(rulebook, target);
    format!("{} on {target}, {hits} % to hit it, {clears} % to clear it for certain", columns[column])
}

fn steps_left(rulebook: &Rulebook, public: &Public, piece: Piece) -> u32 {
    let counter = public.counter(piece);
    let steps = counter.print.map_or(1, |print| rulebook.order_of_battle.record(print).steps());
    u32::from(steps.saturating_sub(counter.condition.steps_lost).max(1))
}
