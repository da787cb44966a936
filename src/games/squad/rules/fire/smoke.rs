//! Smoke of mortars, guns and AFVs (11).

#![warn(clippy::cast_possible_truncation, clippy::indexing_slicing)]

use super::{is_ready, missions::may_spot};
use crate::{
    engine::{board::Hex, counters::UnitId},
    games::squad::rules::{
        assault::infantry::carried,
        counter::Counter,
        kinds::Arm,
        movement,
        position::Public,
        refusal::Why,
        rulebook::Rulebook,
        scenario::units::{Kind, UnitType},
        sight::{cover::work_of, in_arc},
    },
};

/// The number of the smoke that they lay, and the factors that it uses (11.1).
pub const NUMBER: u8 = 2;
pub const FACTORS: u8 = 2;

/// Checks that a mortar carried by a unit, a gun or an AFV may lay smoke in a hex (11.1).
///
/// # Errors
/// The reason why it may not lay smoke, or not there.
pub fn may_lay(
    rulebook: &Rulebook,
    public: &Public,
    unit: UnitId,
    weapon: Option<UnitId>,
    hex: Hex,
) -> Result<(), Why> {
    let counter = public.find(unit).ok_or(Why::NoSuchUnit { unit })?;
    is_ready(rulebook, counter)?;
    let from = counter.hex().ok_or(Why::NotOnMap { unit })?;
    if !rulebook.board.contains(hex) {
        return Err(Why::OffMap { hex });
    }
    let kind = rulebook.kind(counter);
    let mortar = reaches(rulebook, public, (counter, kind), weapon, (from, hex))?;
    let seen = rulebook.seeing(public).hindrances(from, hex).is_ok();
    let observed =
        mortar && public.on_map(counter.side).any(|(friend, _)| may_spot(rulebook, public, friend, hex));
    match (seen || observed, mortar) {
        (true, _) => {}
        (false, true) => return Err(Why::NotObserved { hex }),
        (false, false) => return Err(Why::NoLineOfSight { from, to: hex }),
    }
    let left = public.stores(counter.side).smoke;
    if left < FACTORS {
        return Err(Why::TooLittleSmoke { factors: FACTORS, left });
    }
    // A new marker replaces only a lower one (11.2).
    if public.smoke.get(&hex).is_some_and(|number| *number >= NUMBER) {
        return Err(Why::SmokeLies { hex });
    }
    Ok(())
}

/// Checks that infantry may lay smoke before it moves, in its own hex or an adjacent one (11.1).
///
/// # Errors
/// The reason why it may not lay smoke, or not there.
pub fn may_throw(rulebook: &Rulebook, public: &Public, unit: UnitId, hex: Hex) -> Result<(), Why> {
    let counter = public.find(unit).ok_or(Why::NoSuchUnit { unit })?;
    movement::may_move(rulebook, counter)?;
    let from = counter.hex().ok_or(Why::NotOnMap { unit })?;
    let condition = &counter.condition;
    // A unit that has been unloaded has moved (8.2).
    let moved = condition.spent > 0 || condition.moved;
    if !rulebook.kind(counter).is_infantry() || moved || condition.smoked {
        return Err(Why::NoSmokeBy { unit });
    }
    if from != hex && from.side_towards(hex).is_none() || !rulebook.board.contains(hex) {
        return Err(Why::SmokeNextOnly { unit, hex });
    }
    if public.stores(counter.side).smoke == 0 {
        return Err(Why::NoSmokeLeft);
    }
    if public.smoke.contains_key(&hex) { Err(Why::SmokeThere { hex }) } else { Ok(()) }
}

/// Checks that its gun or mortar reaches the hex, and returns whether it is a mortar.
fn reaches(
    rulebook: &Rulebook,
    public: &Public,
    (counter, kind): (&Counter, &UnitType),
    weapon: Option<UnitId>,
    (from, hex): (Hex, Hex),
) -> Result<bool, Why> {
    let (unit, range) = (counter.id, from.distance(hex));
    let ahead = counter.facing.is_some_and(|facing| in_arc(from, facing, hex));
    let reached = match (&kind.kind, weapon) {
        (Kind::Gun(_), None) => ahead,
        (Kind::Afv(afv), None) => {
            let cannon = afv.cannon.ok_or(Why::NoSmokeWeapon { unit })?;
            range > 0 && (cannon.turret || ahead)
        }
        (_, Some(id)) => {
            let (_, mortar) = carried(rulebook, public, unit)
                .find(|(weapon, _)| *weapon == id)
                .ok_or(Why::NotItsWeapon { unit, weapon: id })?;
            if mortar.arm != Arm::Mortar {
                return Err(Why::NoSmokeWeapon { unit });
            }
            let in_bunker = work_of(public, counter).is_some_and(|work| work.kind.is_bunker());
            if rulebook.board.built_of(from).is_some() || in_bunker {
                return Err(Why::NoMortarHere { unit });
            }
            if range > mortar.range {
                return Err(Why::OutOfRange { unit, hex, range, most: mortar.range });
            }
            if range < mortar.least {
                return Err(Why::TooNear { unit, hex, range, least: mortar.least });
            }
            return Ok(true);
        }
        _ => return Err(Why::NoSmokeWeapon { unit }),
    };
    if !reached {
        return Err(Why::OutOfArc { unit, hex });
    }
    let bunker = work_of(public, counter).filter(|work| work.kind.is_bunker());
    if bunker.and_then(|work| work.facing).is_some_and(|facing| !in_arc(from, facing, hex)) {
        return Err(Why::OutOfBunker { unit, hex });
    }
    Ok(false)
}
