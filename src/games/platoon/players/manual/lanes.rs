//! Fire lanes, minefields, and hexes in which units were lost: a path is not taken through fire that will most likely
//! hit while the enemy’s shooters have not fired, nor onto known mines, nor where a unit of the side was lost and the
//! danger is still there.

use super::alone::is_soft;
use crate::{
    engine::board::Hex,
    games::platoon::{
        players::{estimate::Estimate, roaming::Way},
        rules::counter::Counter,
    },
};

/// The share of its value that a unit may expect to lose on a path, and the same for carriers and guns.
const LANE: f64 = 0.4;
const SOFT_LANE: f64 = 0.25;
/// The share of its value that a unit may expect to lose in a hex where another one was lost.
const GRAVE: f64 = 0.15;
/// Own turns at the end of the game in which time is short, and every path is open.
const LATE: u8 = 2;

/// Whether a path is forbidden: over known mines, through a fire lane, or over a hex in which units were lost.
pub(super) fn is_banned(estimate: &Estimate, counter: &Counter, way: &Way) -> bool {
    if estimate.knows_mines(way.end) && estimate.taken(&way.path) == 0.0 {
        return true;
    }
    if estimate.own_turns <= LATE {
        return false;
    }
    let lane = if is_soft(estimate.rulebook.kind(counter)) { SOFT_LANE } else { LANE };
    // A unit that is in the same danger where it is may leave.
    let stays = || counter.hex().map_or(0.0, |hex| estimate.danger(counter, hex, false));
    let is_lane = way.risk >= lane && way.risk > stays();
    is_lane || way.path.iter().any(|hex| is_grave(estimate, counter, *hex, way))
}

/// Whether a unit of the side was lost in a hex not long ago, and the next one would be in danger there.
fn is_grave(estimate: &Estimate, counter: &Counter, hex: Hex, way: &Way) -> bool {
    if !estimate.past.was_lost_in(hex, estimate.public.turn) {
        return false;
    }
    let met = if way.creeps { 0.0 } else { estimate.watched(counter, hex) };
    let later = if hex == way.end { estimate.danger(counter, hex, way.quick) } else { 0.0 };
    met >= GRAVE || later >= 2.0 * GRAVE
}
