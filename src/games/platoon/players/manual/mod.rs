//! The manual of `staff`: bans on what a club player would not do, which no weight outbids. Every ban uses only what
//! the side may see. `greedy` has none of them.

mod alone;
mod cleared;
mod lanes;
mod last;
mod markers;
mod posts;
mod pressing;
mod reaches;
#[cfg(test)]
mod tests;

pub(super) use alone::shuns;
pub(super) use cleared::cleared;
pub(super) use last::{assigned, strikes};
pub(super) use markers::{AGAIN, fired_at, target};
pub(super) use posts::{keeps, post};
pub(super) use reaches::Reaches;

use super::{estimate::Estimate, roaming::Way};
use crate::games::platoon::rules::counter::Counter;

/// Leaves out the paths that the manual forbids. A unit on the map may stay; a unit that must enter takes any path if
/// all are forbidden.
pub(super) fn permitted(estimate: &Estimate, counter: &Counter, mut ways: Vec<Way>) -> Vec<Way> {
    let manner = estimate.manner;
    if !(manner.alone || manner.lanes) || pressing::presses(estimate) {
        return ways;
    }
    let reaches = estimate.reaches.filter(|_| manner.alone);
    let is_permitted = |way: &Way| {
        let is_alone = || reaches.is_some_and(|it| alone::is_banned(estimate, it, counter, way));
        !(manner.lanes && lanes::is_banned(estimate, counter, way) || is_alone())
    };
    if counter.hex().is_none() && !ways.iter().any(is_permitted) {
        return ways;
    }
    ways.retain(is_permitted);
    ways
}
