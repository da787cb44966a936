//! The strength of a weapon, by class, range and height (11.2 to 11.4).

use crate::{
    engine::{
        board::{Hex, Terrain},
        counters::UnitId,
    },
    games::platoon::rules::{
        counter::Counter, kinds::Class, refusal::Why, rulebook::Rulebook, scenario::units::UnitType,
    },
};

/// Whether a target at a distance is within half of the range, where that matters: indirect fire always counts as
/// beyond it (11.3).
pub fn is_near(kind: &UnitType, distance: u32, indirect: bool) -> bool {
    !indirect && distance <= kind.half_range()
}

/// Whether a target counts as armoured for a weapon: for guns every unit in a town does (11.4).
pub fn is_hard(kind: &UnitType, armoured: bool, town: bool) -> bool {
    armoured || town && !kind.class.is_small_arms()
}

/// The strength of a weapon against armour or none, at a distance (11.3).
///
/// # Errors
/// The weapon may not be used this way.
pub fn effect(
    kind: &UnitType,
    unit: UnitId,
    armoured: bool,
    distance: u32,
    indirect: bool,
) -> Result<u16, Why> {
    let near = is_near(kind, distance, indirect);
    match (kind.class, armoured) {
        (Class::A, false) => Ok(kind.attack / 2),
        (Class::A, true) if near => Ok(kind.attack * 2),
        (Class::A, true) => Ok(kind.attack),
        (Class::H | Class::Howitzer | Class::M, true) if !near => Ok(kind.attack / 2),
        (Class::H | Class::Howitzer | Class::M, _) => Ok(kind.attack),
        (Class::I | Class::ArmedCarrier, false) => Ok(kind.attack),
        (Class::I | Class::ArmedCarrier, true) => Err(Why::NotAgainstArmour { unit }),
        (Class::C, _) => Err(Why::Unarmed { unit }),
    }
}

/// The armour of a target that is attacked as one (11.2).
pub(super) enum Armour {
    Is(bool),
    /// Half of its units are armoured: the value that gives the attacker less counts.
    Half,
}

/// The strength of a unit that fires directly; in a town even infantry counts as armoured for guns (11.3, 11.4).
pub(super) fn strength(
    rulebook: &Rulebook,
    firer: &Counter,
    hex: Hex,
    armoured: bool,
    town: bool,
) -> Result<u16, Why> {
    let kind = rulebook.kind(firer);
    let from = firer.hex().ok_or(Why::NotOnMap { unit: firer.id })?;
    let armoured = is_hard(kind, armoured, town);
    let strength = effect(kind, firer.id, armoured, from.distance(hex), false)?;
    let uphill = rulebook.board.level(hex) > rulebook.board.level(from);
    Ok(if uphill { strength / 2 } else { strength })
}

/// The strength of each firing unit against such armour (11.2, 11.3).
pub(super) fn shares(
    rulebook: &Rulebook,
    firers: &[&Counter],
    hex: Hex,
    armour: &Armour,
) -> Result<Vec<u16>, Why> {
    let town = rulebook.board.terrain(hex) == Terrain::Town;
    let one = |firer: &&Counter, armoured| strength(rulebook, firer, hex, armoured, town);
    match armour {
        Armour::Is(armoured) => firers.iter().map(|firer| one(firer, *armoured)).collect(),
        Armour::Half => {
            let soft: Vec<u16> =
                firers.iter().map(|firer| one(firer, false)).collect::<Result<Vec<u16>, Why>>()?;
            // Against armour, units that cannot strike it add nothing.
            let hard: Vec<u16> = firers.iter().map(|firer| one(firer, true).unwrap_or(0)).collect();
            let sum = |each: &[u16]| each.iter().sum::<u16>();
            let strikes = firers.iter().any(|firer| one(firer, true).is_ok());
            match (firers.first(), soft.first()) {
                (Some(firer), Some(strength)) if !strikes => {
                    Err(Why::OnlyWithOthers { unit: firer.id, strength: *strength })
                }
                _ => Ok(if sum(&hard) < sum(&soft) { hard } else { soft }),
            }
        }
    }
}
