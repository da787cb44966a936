//! The hexes that count and the enemy's fire in movement, as a side sees them.

use crate::{
    engine::{board::Hex, counters::UnitId},
    games::panzer44::rules::{View, kinds::Side, phase::Phase},
    play::players::chief::{FireToCome, HexState, VictoryHex},
};

/// The hex of a unit, even of a passenger.
pub(super) fn hex_of(view: &View<'_>, unit: UnitId) -> Option<Hex> {
    let counter = view.public.find(unit)?;
    match counter.carrier() {
        Some(carrier) => view.public.find(carrier)?.hex(),
        None => counter.hex(),
    }
}

/// The hexes that count for victory (16.2).
pub(super) fn victory_hexes(view: &View<'_>) -> Vec<VictoryHex> {
    let (public, side) = (view.public, view.side);
    VictoryHex::each(view.rulebook.scenario.victory.held_hexes().flatten(), |hex| {
        let controlled = public.holders.get(&hex) == Some(&side);
        let has = |whose: Side| public.stack(hex).any(|counter| counter.side == whose);
        HexState::of(has(side.enemy()), controlled || has(side))
    })
}

/// The fire that is still to come in a turn: fire is plotted together with movement. The enemy's opportunity fire is
/// secret, so that any gun that has not fired may be waiting for a unit that moves (7.10).
pub(super) fn fire_to_come(view: &View<'_>) -> FireToCome {
    let phase = view.public.phase;
    if phase == Phase::Plot {
        return FireToCome::Own;
    }
    let moves = phase.is_movement() && phase.side(&view.rulebook.scenario) == Some(view.side);
    if moves && !may_react(view) { FireToCome::Spent } else { FireToCome::Reaction }
}

fn may_react(view: &View<'_>) -> bool {
    let mut enemies = view.public.on_map(view.side.enemy());
    enemies.any(|(counter, _)| {
        let has_gun = view.rulebook.kind(counter).gun.is_some();
        has_gun && !counter.is_helpless() && !counter.condition.has_fired
    })
}
