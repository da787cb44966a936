//! Trucks: no fire is spent on an empty one while there is anything better to do, and none is set up in the front line.

use crate::{
    engine::{board::Hex, counters::UnitId},
    games::panzer44::{
        players::estimate::Estimate,
        rules::{
            counter::{Counter, Motion},
            plot::{Task, may_plot, of},
        },
    },
};

/// Whether an enemy has no weapon, no passenger and no points that could be won or lost with it.
fn is_worthless(estimate: &Estimate, enemy: &Counter) -> bool {
    let points = estimate.stakes.destroyed(enemy).abs() + estimate.stakes.left(enemy).abs();
    estimate.rulebook.kind(enemy).gun.is_none()
        && estimate.public.passenger(enemy.id).is_none()
        && points < f64::EPSILON
}

/// Whether fire at a hex would be wasted: only empty trucks are there, and the unit has another order or is a carrier that
/// could take its passenger further.
pub(in crate::games::panzer44::players) fn is_wasted(
    estimate: &Estimate,
    counter: &Counter,
    target: Hex,
    has_other: bool,
) -> bool {
    let (rulebook, public, side) = (estimate.rulebook, estimate.public, estimate.side);
    let drives = || {
        public.passenger(counter.id).is_some()
            && may_plot(rulebook, public, side, counter.id, &Task::Move).is_ok()
    };
    estimate.manner.manual
        && public.stack(target).filter(|other| other.side != side).all(|other| is_worthless(estimate, other))
        && (has_other || drives())
}

/// Whether opportunity fire waits for a better target than this one: it is an empty truck, and a unit with a weapon or a
/// passenger has not moved yet.
pub(in crate::games::panzer44::players) fn waits_for_arms(estimate: &Estimate, entered: &Counter) -> bool {
    let shown = &of(&estimate.public.shown, entered.side).orders;
    let may_come = |(unit, task): (&UnitId, &Task)| {
        *task == Task::Move
            && estimate.public.find(*unit).is_some_and(|other| {
                other.condition.motion == Motion::Fresh
                    && other.is_in_play()
                    && !other.is_held()
                    && !is_worthless(estimate, other)
            })
    };
    estimate.manner.manual && is_worthless(estimate, entered) && shown.iter().any(may_come)
}

/// Whether an unarmed unit in this hex would be no further from the enemy, or from where it enters, than all friendly
/// units with weapons on the map.
pub(in crate::games::panzer44::players) fn is_in_front(
    estimate: &Estimate,
    counter: &Counter,
    starts: &[Hex],
    hex: Hex,
) -> bool {
    if !estimate.manner.manual || estimate.rulebook.kind(counter).gun.is_some() {
        return false;
    }
    let armed = |(other, _): &(&Counter, Hex)| estimate.rulebook.kind(other).gun.is_some();
    let far = |hex: Hex| starts.iter().map(|start| start.distance(hex)).min();
    let guns = estimate.public.on_map(counter.side).filter(armed);
    guns.filter_map(|(_, at)| far(at)).min().is_some_and(|foremost| far(hex) <= Some(foremost))
}
