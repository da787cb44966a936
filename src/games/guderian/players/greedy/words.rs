//! The reasons of its orders, in words.

use super::ground::Ground;
use crate::{
    engine::board::Hex,
    games::guderian::{
        rules::{
            combat::{odds::Preview, results::CombatResult},
            counter::Piece,
            kinds::Side,
            position::Public,
            rulebook::Rulebook,
        },
        words::names::hex_name,
    },
};

/// The reason why units go to a hex.
pub(super) fn going(ground: &Ground, units: &[Piece], hex: Hex) -> String {
    let supply = if ground.would_supply(units, hex) { "in supply" } else { "out of supply" };
    let there = hex_name(ground.rulebook, hex);
    match ground.aim(units, hex) {
        Some((town, _)) if town != hex => {
            format!("to {there}, {supply}, towards {}", hex_name(ground.rulebook, town))
        }
        Some(_) if ground.side == Side::German => format!("to take {there}, {supply}"),
        Some(_) => format!("to hold {there}, {supply}"),
        _ => format!("to {there}, {supply}"),
    }
}

/// The preview of an attack as text: the most likely column, the chance to hit the defenders, and the chance that the
/// hex is emptied whatever they choose.
pub(super) fn attack(rulebook: &Rulebook, public: &Public, target: Hex, told: &Preview) -> String {
    let steps: u32 = public.combat_units(target).map(|piece| steps_left(rulebook, public, piece)).sum();
    let (mut hits, mut clears) = (told.walkover, told.walkover);
    for (result, chance) in &told.results {
        let (hit, clear) = match result {
            CombatResult::AttackerEliminated => (false, false),
            CombatResult::DefenderEliminated { .. } => (true, true),
            CombatResult::Engaged => (true, steps <= 1),
            CombatResult::Losses { defender, .. } => (*defender > 0, u32::from(*defender) >= steps),
        };
        hits += if hit { *chance } else { 0.0 };
        clears += if hit && clear { *chance } else { 0.0 };
    }
    let percent = |chance: f64| (chance * 100.0).round();
    let (hits, clears) = (percent(hits), percent(clears));
    let target = hex_name(rulebook, target);
    let odds = told.likeliest().map_or_else(|| "no defender".to_owned(), |odds| odds.to_string());
    format!("{odds} on {target}: {hits}% chance of an effect, {clears}% to clear the hex for certain")
}

fn steps_left(rulebook: &Rulebook, public: &Public, piece: Piece) -> u32 {
    let counter = public.counter(piece);
    let steps = counter.print.map_or(1, |print| rulebook.order_of_battle.record(print).steps());
    u32::from(steps.saturating_sub(counter.condition.steps_lost).max(1))
}
