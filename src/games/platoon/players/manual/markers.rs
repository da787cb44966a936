//! Registration markers are not kept on units that no gun may fire at: fire needs a spotted target (13.2), and a
//! battery that fires from the hip turn after turn should have its marker on that hex.

use crate::{
    engine::board::Hex,
    games::platoon::{
        players::estimate::{Estimate, Foe},
        rules::sight::spotting::is_spotted,
    },
};

/// The factor on a marker in the hex at which its battery has just fired from the hip.
pub(in crate::games::platoon::players) const AGAIN: f64 = 1.5;

/// The likelihood that an unspotted unit in cover becomes a target in the next turn.
const SHOWS_ITSELF: f64 = 0.3;

/// The likelihood that an enemy may be fired at in the next turn.
pub(in crate::games::platoon::players) fn target(estimate: &Estimate, foe: &Foe) -> f64 {
    let known = is_spotted(estimate.rulebook, estimate.public, foe.counter, foe.hex);
    if known || !estimate.manner.markers { 1.0 } else { SHOWS_ITSELF }
}

/// The hex at which a battery has fired from the hip in this turn, if an enemy is still there: it would fire there
/// again.
pub(in crate::games::platoon::players) fn fired_at(
    estimate: &Estimate,
    hip: Option<&(u8, Hex)>,
) -> Option<Hex> {
    let (turn, hex) = *hip?;
    let is_there = estimate.foes_in(hex).next().is_some();
    (estimate.manner.markers && turn == estimate.public.turn && is_there).then_some(hex)
}
