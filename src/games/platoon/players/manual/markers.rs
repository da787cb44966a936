//! Registration markers are not kept on units that no gun may fire at: fire needs a spotted target (13.2), and a battery
//! that fires from the hip turn after turn should have its marker on that hex.

use crate::games::platoon::{
    players::estimate::{Estimate, Foe},
    rules::sight::spotting::is_spotted,
};

/// The likelihood that an unspotted unit in cover becomes a target in the next turn.
const SHOWS_ITSELF: f64 = 0.3;

/// The likelihood that an enemy may be fired at in the next turn.
pub(in crate::games::platoon::players) fn target(estimate: &Estimate, foe: &Foe) -> f64 {
    let known = is_spotted(estimate.rulebook, estimate.public, foe.counter, foe.hex);
    if known || !estimate.manner.manual { 1.0 } else { SHOWS_ITSELF }
}
