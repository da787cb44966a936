//! In the side's own last turn an attack on the only unit in a place that counts is worth the place, if another unit
//! can enter it afterwards. Without this rule a side that needed one more place fired at nothing.

use crate::{
    engine::board::Hex,
    games::platoon::{
        players::estimate::{Aim, Estimate, Purpose},
        rules::{
            combat::{Attack, Fate, fate},
            counter::Counter,
            kinds::Class,
            phase::Segment,
        },
    },
};

/// The part of a place that counts: the units that are to enter it may be stopped.
const ENTERS: f64 = 0.7;

/// The value of the place that an attack may clear for other units of the side.
pub(in crate::games::platoon::players) fn cleared(estimate: &Estimate, attack: &Attack) -> f64 {
    if !estimate.manner.last_turn || estimate.own_turns != 1 {
        return 0.0;
    }
    let counts = |aim: &&Aim| aim.hex == attack.hex && aim.what == Purpose::Hold && aim.gain > 0.0;
    let Some(aim) = estimate.aims.iter().find(counts) else { return 0.0 };
    let mut inside = estimate.foes_in(attack.hex);
    let (Some(foe), None) = (inside.next(), inside.next()) else { return 0.0 };
    let enters = |(unit, at): (&Counter, Hex)| enters(estimate, unit, at, attack.hex);
    if !attack.struck.contains(&foe.counter.id) || !estimate.friends().any(enters) {
        return 0.0;
    }
    let destroys = |die: &u8| fate(foe.counter, attack.result(estimate.rulebook, *die)) == Fate::Destroyed;
    let faces = (1..=6).filter(destroys).count() as f64;
    ENTERS * aim.gain * faces / 6.0
}

/// Whether a unit can still enter a place in this turn, by its points alone.
fn enters(estimate: &Estimate, unit: &Counter, at: Hex, place: Hex) -> bool {
    let kind = estimate.rulebook.kind(unit);
    let later = estimate.public.phase.segment() != Some(Segment::Assault) || !kind.moves.is_vehicle();
    let near = estimate.ways.turns(place, kind.moves, kind.allowance, at).is_some_and(|turns| turns <= 1.0);
    kind.class != Class::C && later && near && unit.is_ready() && !unit.condition.moved
}
