//! The hexes that count and the enemy's fire in movement, as a side sees them.

use crate::{
    games::squad::{
        players::estimate::power::Power,
        rules::{
            View,
            counter::Counter,
            fire::is_ready,
            movement::{Moves, enemy_in},
            phase::Step,
        },
    },
    play::players::chief::{FireToCome, HexState, VictoryHex},
};

/// The victory hexes (23.2).
pub(super) fn victory_hexes(view: &View<'_>) -> Vec<VictoryHex> {
    let (rulebook, public, side) = (view.rulebook.as_ref(), view.public(), view.side);
    VictoryHex::each(rulebook.scenario.victory.held_hexes().flatten(), |hex| {
        let controlled = public.holders.get(&hex) == Some(&side);
        let is_own = controlled || public.in_hex(hex).any(|counter| counter.side == side);
        HexState::of(enemy_in(rulebook, public, side, hex), is_own)
    })
}

/// The fire that is still to come in the segment of a side. After its movement and in the enemy's segment nothing is
/// chosen, and the enemy counts as ready.
pub(super) fn fire_to_come(view: &View<'_>) -> FireToCome {
    let public = view.public();
    let step =
        public.phase.step().filter(|_| public.phase.active(&view.rulebook.scenario) == Some(view.side));
    match step {
        Some(Step::Support | Step::Command | Step::Fire) => FireToCome::Own,
        Some(Step::Movement) if !public.counters.iter().any(|counter| may_react(view, counter)) => {
            FireToCome::Spent
        }
        _ => FireToCome::Reaction,
    }
}

/// Whether a counter is an enemy that can still fire at units that move (14.1). Leaders do not fire by themselves, and a
/// sniper does not keep a side from moving.
fn may_react(view: &View<'_>, counter: &Counter) -> bool {
    let (rulebook, public) = (view.rulebook.as_ref(), view.public());
    let kind = rulebook.kind(counter);
    counter.side != view.side
        && is_ready(rulebook, counter).is_ok()
        && Moves::of(kind).is_some()
        && kind.leads().is_none()
        && (kind.gun().is_some() || Power::of(rulebook, public, counter).direct(1, true) > 0)
}
