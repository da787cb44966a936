//! The hexes that count and the enemy's fire in movement, as a side sees them.

use crate::{
    games::platoon::rules::{View, combat::is_ready, kinds::Side, phase::Segment},
    play::players::chief::{FireToCome, HexState, VictoryHex},
};

/// The hexes that count for victory (20.2).
pub(super) fn victory_hexes(view: &View<'_>) -> Vec<VictoryHex> {
    let (public, side) = (view.public(), view.side);
    VictoryHex::each(view.rulebook.scenario.victory.held_hexes().flatten(), |hex| {
        let controlled = public.holders.get(&hex) == Some(&side);
        let has = |whose: Side| public.in_hex(hex).any(|counter| counter.side == whose);
        HexState::of(has(side.enemy()), controlled || has(side))
    })
}

/// The fire that is still to come in the player turn of a side. In the enemy's turn nothing is chosen, and the enemy
/// counts as ready.
pub(super) fn fire_to_come(view: &View<'_>) -> FireToCome {
    let public = view.public();
    let is_own = public.phase.side(&view.rulebook.scenario) == Some(view.side);
    match public.phase.segment().filter(|_| is_own) {
        Some(Segment::Start | Segment::IndirectFire | Segment::DirectFire) => FireToCome::Own,
        Some(_) if !may_react(view) => FireToCome::Spent,
        _ => FireToCome::Reaction,
    }
}

/// Whether any enemy can still fire at units that move (14.2).
fn may_react(view: &View<'_>) -> bool {
    let mut enemies = view.public().on_map(view.side.enemy());
    enemies.any(|(counter, _)| {
        let ready = is_ready(counter).is_ok() && !counter.condition.fresh;
        ready && view.rulebook.kind(counter).attack > 0
    })
}
