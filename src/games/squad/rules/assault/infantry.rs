//! The strength of infantry with its weapons: in an assault, in defence, and out of a carrier (8.3, 12.2, 12.3).

#![warn(clippy::cast_possible_truncation, clippy::indexing_slicing)]

use crate::{
    engine::counters::UnitId,
    games::squad::rules::{
        counter::{Counter, Place},
        fire::Shot,
        kinds::{Arm, Burden, Side},
        position::Public,
        refusal::Why,
        rulebook::Rulebook,
        scenario::units::{UnitType, Weapon},
    },
};

/// The strength of an infantry unit with a weapon: its own and the weapon's. For a leader, and a half squad with a
/// heavy weapon, only the weapon's counts (12.2).
pub fn with_weapon(kind: &UnitType, own: u16, weapon: Option<&Weapon>) -> u16 {
    match weapon {
        Some(weapon) if kind.leads().is_some() || weapon.burden == Burden::Heavy && kind.is_half() => {
            weapon.attack
        }
        Some(weapon) => own + weapon.attack,
        None => own,
    }
}

/// The total strength of all units. It is capped, because a hex in a file from outside may hold any number of units.
pub fn together(brings: &[(UnitId, u16)]) -> u16 {
    brings.iter().fold(0, |sum, (_, brings)| sum.saturating_add(*brings))
}

/// The weapons that a unit carries, each with its counter.
pub fn carried<'a>(
    rulebook: &'a Rulebook,
    public: &'a Public,
    unit: UnitId,
) -> impl Iterator<Item = (UnitId, &'a Weapon)> {
    public.carried_by(unit).filter_map(|weapon| Some((weapon.id, rulebook.kind(weapon).weapon()?)))
}

/// Whether a weapon is a machine gun that one man carries. Only such a weapon fires in an assault and out of a carrier
/// (8.3, 17.3).
pub fn is_light_gun(weapon: &Weapon) -> bool {
    weapon.arm == Arm::MachineGun && weapon.burden == Burden::Light
}

/// Whether a weapon of the passengers has been fired out of a carrier. A carrier allows only one (8.3).
pub fn has_fired_gun(public: &Public, carrier: UnitId) -> bool {
    let aboard = public.carried_by(carrier).filter(|counter| counter.place == Place::Aboard(carrier));
    aboard.into_iter().any(|unit| public.carried_by(unit.id).any(|weapon| weapon.condition.fired))
}

/// The weapons that passengers fire in these shots. They get a Fire marker of their own, because only one weapon fires
/// out of a carrier (8.3).
pub fn fired_aboard(public: &Public, shots: &[Shot]) -> impl Iterator<Item = UnitId> {
    let rides = |shot: &&Shot| {
        let unit = public.find(shot.unit);
        unit.is_some_and(|unit| matches!(unit.place, Place::Aboard(_)))
    };
    shots.iter().filter(rides).filter_map(|shot| shot.weapon)
}

/// The shots of a carrier's unpinned passengers in its defence, marked or not. One light machine gun fires, the one
/// that adds the most (8.3, 17.3).
pub fn passengers(rulebook: &Rulebook, public: &Public, carrier: UnitId) -> Vec<Shot> {
    aboard(rulebook, public, carrier, |_| true)
}

/// The shots of the passengers of a carrier that are neither pinned nor marked, with the light machine gun that adds
/// the most (8.3, 10.1).
pub fn ready_passengers(rulebook: &Rulebook, public: &Public, carrier: UnitId) -> Vec<Shot> {
    let mut shots = aboard(rulebook, public, carrier, |counter| !counter.condition.fired);
    if has_fired_gun(public, carrier) {
        shots.iter_mut().for_each(|shot| shot.weapon = None);
    }
    shots
}

/// The shots of the unpinned passengers of a carrier that the predicate accepts.
fn aboard(
    rulebook: &Rulebook,
    public: &Public,
    carrier: UnitId,
    wanted: impl Fn(&Counter) -> bool,
) -> Vec<Shot> {
    let aboard = public.carried_by(carrier).filter(|counter| {
        rulebook.kind(counter).is_infantry()
            && !counter.condition.pinned
            && counter.place == Place::Aboard(carrier)
            && wanted(counter)
    });
    let mut shots: Vec<Shot> = aboard.map(|counter| Shot::of(counter.id)).collect();
    let gain = |unit: UnitId| {
        let kind = rulebook.kind(public.find(unit)?);
        let own = kind.infantry()?.attack;
        let guns = carried(rulebook, public, unit).filter(|(_, weapon)| is_light_gun(weapon));
        guns.map(|(id, weapon)| (with_weapon(kind, own, Some(weapon)).saturating_sub(own), id)).max()
    };
    let best =
        shots.iter_mut().filter_map(|shot| Some((gain(shot.unit)?, shot))).max_by_key(|(gain, _)| *gain);
    if let Some(((_, gun), shot)) = best {
        shot.weapon = Some(gun);
    }
    shots
}

/// Returns the strength of a shot of infantry at close quarters, with the expendable weapons that it uses. Of carried
/// weapons only a light machine gun counts (8.3, 12.3, 17.3).
///
/// # Errors
/// The weapon is of another kind or not the unit's, or no expendable weapon of the type is left.
pub fn close_by(
    rulebook: &Rulebook,
    public: &Public,
    (shot, counter): (&Shot, &Counter),
    own: u16,
) -> Result<u16, Why> {
    let mut satchel = 0;
    for id in &shot.uses {
        let weapon = used(rulebook, public, counter.side, *id)?;
        if weapon.arm == Arm::Satchel {
            satchel = weapon.attack;
            if shot.weapon.is_some() || shot.uses.len() > 1 {
                return Err(Why::OneOfAKind);
            }
        }
    }
    let unit = shot.unit;
    let weapon = |id: UnitId| {
        let its = carried(rulebook, public, unit).find(|(weapon, _)| *weapon == id);
        let (_, weapon) = its.ok_or(Why::NotItsWeapon { unit, weapon: id })?;
        if is_light_gun(weapon) { Ok(weapon) } else { Err(Why::NotCloseBy { weapon: id }) }
    };
    let weapon = shot.weapon.map(weapon).transpose()?;
    Ok(with_weapon(rulebook.kind(counter), own, weapon) + satchel)
}

/// Returns a type of grenades or satchel charges that the side still has (12.3).
fn used<'a>(rulebook: &'a Rulebook, public: &Public, side: Side, id: UnitId) -> Result<&'a Weapon, Why> {
    let weapon = rulebook.units.find(id).and_then(UnitType::weapon);
    let weapon = weapon.filter(|weapon| matches!(weapon.arm, Arm::Grenades | Arm::Satchel));
    let left = public.stores(side).expendable.get(&id).is_some_and(|left| *left > 0);
    match weapon {
        Some(weapon) if left => Ok(weapon),
        Some(_) => Err(Why::NoneLeft { weapon: id }),
        None => Err(Why::NotExpendable { weapon: id }),
    }
}

/// Checks the expendable weapons of an attack: at most one of grenades and satchel charges (12.3). Returns whether it
/// uses grenades.
///
/// # Errors
/// It uses more than one of a kind.
pub fn uses_grenades(rulebook: &Rulebook, shots: &[Shot]) -> Result<bool, Why> {
    let count = |arm: Arm| {
        let used = shots.iter().flat_map(|shot| &shot.uses);
        let arms = used.filter_map(|id| Some(rulebook.units.find(*id)?.weapon()?.arm));
        arms.filter(|other| *other == arm).count()
    };
    if [Arm::Grenades, Arm::Satchel].into_iter().any(|arm| count(arm) > 1) {
        return Err(Why::OneOfAKind);
    }
    Ok(count(Arm::Grenades) > 0)
}
