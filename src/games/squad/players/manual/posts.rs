//! The last holder of a place stays while the enemy can enter it: a place that is left empty is walked into, and costs
//! an assault to take again.

use crate::{
    engine::{board::Hex, counters::UnitId},
    games::squad::players::{
        estimate::{Estimate, Unit},
        words,
    },
};

/// The duty to stay in a place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Duty {
    pub hex: Hex,
    /// An enemy that can enter it in its next segment.
    pub enemy: UnitId,
}

/// The duty that units of one hex would break by leaving it together; none if another unit remains, if no enemy can
/// come, or if the hex does not count. A leader holds a place only if no squad goes. Enemies in the hex that the units
/// assault (`beaten`) do not count.
pub(crate) fn duty(estimate: &Estimate, going: &[UnitId], beaten: Option<Hex>) -> Option<Duty> {
    if !estimate.manner.manual {
        return None;
    }
    let first = estimate.find_own(*going.first()?)?;
    let hex = first.hex;
    if !first.kind.is_infantry() || !estimate.aims.iter().any(|aim| aim.hex == hex && aim.mine) {
        return None;
    }
    let is_squad = |unit: &Unit| unit.kind.is_infantry() && unit.kind.leads().is_none();
    let squads = going.iter().filter_map(|unit| estimate.find_own(*unit)).any(is_squad);
    let holds = |unit: &Unit| if squads { is_squad(unit) } else { unit.kind.is_infantry() };
    if estimate.friends_in(hex, going).any(holds) {
        return None;
    }
    let is_beaten = |unit: &UnitId| {
        beaten.is_some() && estimate.public.find(*unit).and_then(|counter| counter.hex()) == beaten
    };
    let enemy = estimate.inroads().into(hex).iter().copied().find(|unit| !is_beaten(unit))?;
    Some(Duty { hex, enemy })
}

/// The reason why a unit stays.
pub(crate) fn reason(estimate: &Estimate, duty: Duty) -> String {
    format!("stays: the last unit in {}, which {} can enter", duty.hex, words::name(estimate, duty.enemy))
}
