//! The manual: plain bans and rules of a club player. A ban drops a move before its value is compared. It is lifted
//! when there is no time left to obey it, and it uses only what the side may see.

pub(super) mod alone;
pub(super) mod charge;
pub(super) mod hops;
pub(super) mod lanes;
pub(super) mod last_enemy;
pub(super) mod last_turn;
pub(super) mod posts;
pub(super) mod reserve;
#[cfg(test)]
mod samples;
mod time;

use super::estimate::{Estimate, Unit};
use crate::engine::{board::Hex, counters::UnitId};

/// Whether a ban drops this march of a band, with its expected loss and the value of the band.
pub(super) fn bars(estimate: &Estimate, band: &[&Unit], path: &[Hex], (risk, worth): (f64, f64)) -> bool {
    let (true, Some(first), Some(end)) = (estimate.manner.manual, band.first(), path.last()) else {
        return false;
    };
    let ids = || band.iter().map(|unit| unit.counter.id);
    time::can_wait(estimate, first) && lanes::is_barred(estimate, path)
        || charge::is_charge(estimate, first, *end, (risk, worth))
        || alone::walks_through_fire(band, (risk, worth))
        || ids().any(|unit: UnitId| hops::is_return(estimate, unit, *end))
}
