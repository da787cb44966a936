//! Units that are not to be alone within the enemy's reach: carriers and guns, vehicles that drive ahead, and units on
//! foot in the open before tanks.

use super::{
    Reaches,
    pressing::{presses, storms},
};
use crate::{
    engine::board::Hex,
    games::platoon::{
        players::{estimate::Estimate, roaming::Way},
        rules::{
            combat::is_cover,
            counter::Counter,
            kinds::{Class, Moves},
            scenario::units::UnitType,
        },
    },
};

/// The number of enemies that make a hex too dangerous for a vehicle without company.
const GANG: u8 = 2;
/// The share of its value that a carrier or a gun may expect to lose where it shows itself.
const BARE: f64 = 0.35;
/// The same for a unit on foot that tanks may overrun.
const RUN_OVER: f64 = 0.6;
/// The part of the second firer's strength that counts.
const SECOND: f64 = 0.75;
/// Own turns at the end of the game in which a unit may go alone.
const LATE: u8 = 2;

/// Whether a unit cannot defend itself in front: unarmed carriers, guns, and units that fire indirectly.
pub(super) fn is_soft(kind: &UnitType) -> bool {
    kind.class == Class::C || kind.class.is_indirect() || kind.moves == Moves::Immobile
}

/// Whether a unit may not end in a hex, because it would be there alone or bare within the enemy's reach.
pub(super) fn is_banned(estimate: &Estimate, reaches: &Reaches, counter: &Counter, way: &Way) -> bool {
    if estimate.own_turns <= LATE {
        return false;
    }
    let kind = estimate.rulebook.kind(counter);
    let here = counter.hex();
    if is_soft(kind) && !brings_infantry(estimate, counter) {
        let is_alone = |hex: Hex| {
            reaches.pressed(hex) > 0 && !reaches.has_company(estimate.rulebook, estimate.public, counter, hex)
        };
        // A unit that is in the same danger already may look for a better hex.
        let bare = bares(estimate, counter, way.end) && here.is_none_or(|hex| !bares(estimate, counter, hex));
        return bare
            || is_alone(way.end)
                && here.is_none_or(|hex| !is_alone(hex) || goes_nearer(estimate, hex, way.end));
    }
    if !kind.moves.is_vehicle() {
        let there = run_over(estimate, counter, way.end);
        return there >= RUN_OVER && here.is_none_or(|hex| there > run_over(estimate, counter, hex));
    }
    let is_ahead = |hex: Hex| {
        reaches.pressed(hex) >= GANG && !reaches.has_company(estimate.rulebook, estimate.public, counter, hex)
    };
    // A vehicle that is alone already may go back.
    is_ahead(way.end) && here.is_none_or(|hex| !is_ahead(hex) || goes_nearer(estimate, hex, way.end))
}

/// Whether a carrier brings infantry: like a half-track it must come near, and a side with trucks would otherwise leave
/// its infantry behind.
fn brings_infantry(estimate: &Estimate, counter: &Counter) -> bool {
    let passenger = estimate.public.passenger(counter.id);
    estimate.manner.press && passenger.is_some_and(|it| estimate.rulebook.kind(it).is_infantry())
}

/// Whether a hex is nearer to the enemy than another one.
fn goes_nearer(estimate: &Estimate, from: Hex, to: Hex) -> bool {
    let nearest = |hex: Hex| estimate.foes.iter().map(|foe| foe.hex.distance(hex)).min().unwrap_or(u32::MAX);
    nearest(to) < nearest(from)
}

/// Whether a unit must not unload in a hex: a carrier or a gun that would be bare there, or a unit on foot in the open
/// that tanks would overrun.
pub(in crate::games::platoon::players) fn shuns(estimate: &Estimate, counter: &Counter, hex: Hex) -> bool {
    let plans = estimate.manner.alone && estimate.reaches.is_some() && estimate.own_turns > LATE;
    let overruns = || run_over(estimate, counter, hex) >= RUN_OVER && !storms(estimate, hex);
    plans && !presses(estimate) && (bares(estimate, counter, hex) || overruns())
}

/// Whether a carrier or a gun in a hex would be seen, and most likely hit, by the two strongest enemies that reach it,
/// whatever else they may fire at.
fn bares(estimate: &Estimate, counter: &Counter, hex: Hex) -> bool {
    let kind = estimate.rulebook.kind(counter);
    if !is_soft(kind) {
        return false;
    }
    let cover = is_cover(&estimate.rulebook.board, hex);
    let dispersed = counter.condition.dispersed;
    let harm = estimate.threat(hex, |threat| {
        let strengths = if kind.is_armoured() { &threat.hard } else { &threat.soft };
        let first = strengths.first().copied().unwrap_or(0.0);
        let second = strengths.get(1).copied().unwrap_or(0.0);
        let strength = if threat.seen { first + SECOND * second } else { 0.0 };
        let modifier = i8::from(cover) - i8::from(dispersed);
        estimate.harm.about(strength, f64::from(kind.defence), 0.0, modifier, dispersed)
    });
    harm >= BARE
}

/// The share of its value that a unit on foot may expect to lose by overruns in a hex (15).
fn run_over(estimate: &Estimate, counter: &Counter, hex: Hex) -> f64 {
    let defence = f64::from(estimate.rulebook.kind(counter).defence);
    let dispersed = counter.condition.dispersed;
    let modifier = -2 - i8::from(dispersed);
    estimate.threat(hex, |threat| estimate.harm.about(threat.overrun, defence, 1.0, modifier, dispersed))
}
