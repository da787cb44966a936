//! Shop windows: no unit ends its move alone before stronger enemies, and no unarmed one in enemy fire.

use super::ban::Ban;
use crate::{
    engine::board::Hex,
    games::panzer44::{
        players::estimate::{Estimate, Firer},
        rules::{
            combat::Shot,
            counter::Counter,
            kinds::Class,
            scenario::units::{Gun, UnitType},
        },
    },
};

/// The part of a unit that a fire must cost to count as one that breaks it.
const BREAKS: f64 = 0.4;
/// The part of an enemy that a fire must cost to count as an answer.
const HURTS: f64 = 0.25;
/// The probability to fire from which on an enemy counts.
const READY: f64 = 0.5;
/// The most enemies that are counted.
const MOST: usize = 6;

/// Whether a unit in this hex would hold a place that no friendly unit holds: for it the risk is taken.
pub(super) fn guards(estimate: &Estimate, end: Hex) -> bool {
    estimate.aims.iter().any(|aim| aim.hex == end && aim.keep > 0.0 && aim.friends < 1.0)
}

/// The ban on a unit in the window at the end of its move.
pub(super) fn ban(estimate: &Estimate, counter: &Counter, kind: &UnitType, end: Hex) -> Option<Ban> {
    let is_bare = estimate.public.passenger(counter.id).is_none() && (kind.gun.is_none() || kind.carrier);
    let gun = kind.gun.filter(|gun| gun.class != Class::H && !is_bare);
    let least = if gun.is_some() { BREAKS } else { HURTS };
    let strikes = |foe: &&Firer| foe.ready >= READY && estimate.loss_by(foe, counter, end) >= least;
    let mut against = [None; MOST];
    for (place, foe) in against.iter_mut().zip(estimate.foes.iter().filter(strikes)) {
        *place = Some(foe.hex);
    }
    let number = against.iter().flatten().count();
    let Some(gun) = gun else { return (number > 0).then_some(Ban::Unarmed) };
    if number == 0 {
        return None;
    }
    let answers = usize::from(hurts_one(estimate, counter, &gun, end, &against));
    (number > answers && number > answers + friends(estimate, counter, &against)).then_some(Ban::Window)
}

/// The friendly units that can fire at one of the enemies in these hexes from where they are.
fn friends(estimate: &Estimate, counter: &Counter, against: &[Option<Hex>]) -> usize {
    let others = estimate.public.on_map(counter.side).filter(|(other, _)| {
        other.id != counter.id && other.condition.disruption == 0 && !other.condition.will_panic
    });
    let hurts = |(other, at): &(&Counter, Hex)| {
        let gun = estimate.rulebook.kind(other).gun;
        gun.is_some_and(|gun| hurts_one(estimate, other, &gun, *at, against))
    };
    others.filter(hurts).count()
}

/// Whether a unit in a hex could hurt one of the enemies in these hexes.
fn hurts_one(estimate: &Estimate, counter: &Counter, gun: &Gun, from: Hex, against: &[Option<Hex>]) -> bool {
    let shot = Shot::direct(estimate.rulebook, counter, gun, from);
    let marks = estimate.marks.iter().filter(|mark| against.contains(&Some(mark.hex)));
    marks
        .map(|mark| estimate.loss_of(&shot, gun, mark.counter, mark.hex, estimate.next_turn))
        .any(|loss| loss >= HURTS)
}
