//! The last holder of a place that an enemy can enter stays in it. A second unit may take over first.

use crate::{
    engine::{board::Hex, counters::UnitId},
    games::panzer44::{
        players::estimate::{Aim, Estimate},
        rules::counter::Counter,
    },
};

/// The enemy that could enter the place of a unit in its next move, if the unit is the last one there. None if no such
/// move follows, or if the place is worth no more than `taken`.
pub(in crate::games::panzer44::players) fn last_holder(
    estimate: &Estimate,
    counter: &Counter,
    taken: f64,
) -> Option<UnitId> {
    let hex = counter.hex().filter(|_| estimate.manner.manual)?;
    if estimate.is_last_turn() && !estimate.enemy_moves {
        return None;
    }
    let is_kept = |aim: &Aim| aim.hex == hex && aim.keep > taken && aim.friends < 2.0;
    if !estimate.aims.iter().any(is_kept) {
        return None;
    }
    let mut enemies = estimate.public.on_map(estimate.side.enemy());
    enemies.find(|entry| may_enter(estimate, *entry, hex)).map(|(enemy, _)| enemy.id)
}

/// Whether a place that is taken on a path is left to an enemy that can enter it, for an end that takes nothing. In the last
/// turn every place that is taken counts.
pub(super) fn is_left_open(estimate: &Estimate, hex: Hex, end: Hex) -> bool {
    let takes =
        |at: Hex| estimate.aims.iter().any(|aim| aim.hex == at && aim.gain > 0.0 && aim.friends < 1.0);
    !estimate.is_last_turn()
        && takes(hex)
        && !takes(end)
        && estimate.public.on_map(estimate.side.enemy()).any(|entry| may_enter(estimate, entry, hex))
}

/// Whether an enemy has the points to come into a hex in one turn.
fn may_enter(estimate: &Estimate, (enemy, at): (&Counter, Hex), hex: Hex) -> bool {
    let kind = estimate.rulebook.kind(enemy);
    let turns = estimate.ways.turns(hex, kind.moves, kind.allowance, at);
    enemy.condition.disruption == 0 && !enemy.condition.will_panic && turns.is_some_and(|turns| turns <= 1.0)
}
