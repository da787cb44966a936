//! The condition of a unit that may fire, and the weapon that it fires (8.3, 10.1, 10.2).

#![warn(clippy::cast_possible_truncation, clippy::indexing_slicing)]

use super::shot::Shot;
use crate::games::squad::rules::{
    counter::{Counter, Place},
    position::Public,
    refusal::Why,
    rulebook::Rulebook,
    scenario::units::Weapon,
};

/// Range of the machine guns of vehicles, in hexes (10.2).
pub const VEHICLE_MG: u32 = 8;

/// Checks whether the condition of a unit allows an attack (10.1).
///
/// # Errors
/// The reason why it may not attack.
pub fn is_ready(rulebook: &Rulebook, counter: &Counter) -> Result<(), Why> {
    let unit = counter.id;
    match counter.place {
        Place::Map(_) => {}
        // Guns that are carried never fire (8.3).
        Place::Aboard(_) if rulebook.kind(counter).is_infantry() => {}
        Place::Aboard(_) => return Err(Why::CarriedGun { unit }),
        _ => return Err(Why::NotOnMap { unit }),
    }
    if counter.condition.pinned {
        return Err(Why::Pinned { unit });
    }
    if counter.condition.fired {
        return Err(Why::Fired { unit });
    }
    Ok(())
}

/// The weapon that a unit fires, if the unit carries it.
pub(super) fn weapon<'a>(rulebook: &'a Rulebook, public: &Public, shot: &Shot) -> Option<&'a Weapon> {
    let counter = public.find(shot.weapon?)?;
    let carried = counter.place == Place::Carried(shot.unit);
    rulebook.units.find(counter.kind)?.weapon().filter(|_| carried)
}
