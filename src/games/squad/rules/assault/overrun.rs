//! Overruns: the attack of an AFV that drives over a hex, and the final shots at its rear (18.3, 18.4).

#![warn(clippy::cast_possible_truncation, clippy::indexing_slicing)]

use super::infantry::{close_by, has_fired_gun, ready_passengers, together, uses_grenades};
use crate::{
    engine::{board::Hex, counters::UnitId},
    games::squad::rules::{
        counter::{Counter, Place},
        fire::{
            Attack, Shot,
            anti_tank::{self, Occasion},
            modifier::{Reason, listed},
        },
        kinds::Arm,
        movement::{self, Overrun},
        position::Public,
        refusal::Why,
        rulebook::Rulebook,
        scenario::units::UnitType,
        sight::cover::cover_of_all,
    },
};

/// Factor of the gun and machine guns of the AFV (18.3).
const TWICE: u16 = 2;
/// Strength that a valorous passenger adds (21.2).
const VALOUR: u16 = 1;

/// Checks that an AFV may overrun the enemies in the hex ahead. Returns its path, the shots of its passengers with the
/// weapons that they use, and the attack (18.1 to 18.3). Pinned and marked passengers do not take part.
///
/// # Errors
/// The reason why it may not overrun.
pub fn may_overrun(
    rulebook: &Rulebook,
    public: &Public,
    counter: &Counter,
    uses: &[UnitId],
) -> Result<(Overrun, Vec<Shot>, Attack), Why> {
    let way = movement::overrun(rulebook, public, counter)?;
    let passengers = using(rulebook, ready_passengers(rulebook, public, counter.id), uses)?;
    let attack = attack(rulebook, public, counter.id, way.target, &passengers)?;
    Ok((way, passengers, attack))
}

/// Distributes the expendable weapons among the passengers. A satchel charge goes to a passenger that fires no other
/// weapon, if there is one; grenades go to the first of the others (5.1, 12.3, 18.3).
fn using(rulebook: &Rulebook, passengers: Vec<Shot>, uses: &[UnitId]) -> Result<Vec<Shot>, Why> {
    let satchel = |id: &UnitId| {
        let weapon = rulebook.units.find(*id).and_then(UnitType::weapon);
        weapon.is_some_and(|weapon| weapon.arm == Arm::Satchel)
    };
    let mut passengers = passengers;
    let (charges, others): (Vec<UnitId>, Vec<UnitId>) = uses.iter().partition(|id| satchel(id));
    for (id, alone) in
        charges.into_iter().map(|id| (id, true)).chain(others.into_iter().map(|id| (id, false)))
    {
        let free = passengers.iter_mut().filter(|shot| shot.uses.is_empty());
        let shot = free.min_by_key(|shot| alone && shot.weapon.is_some());
        let shot = shot.ok_or(Why::NobodyAboardUses { weapon: id })?;
        if alone {
            shot.weapon = None;
        }
        shot.uses.push(id);
    }
    Ok(passengers)
}

/// Returns the attack of an AFV on the infantry, guns and unarmoured vehicles of a hex that it overruns, and of the
/// named passengers (18.3). It is made from inside the hex, so no shield helps (13.10, ruling on 7.4). The movement
/// rules judge whether it may drive there.
///
/// # Errors
/// The unit is no AFV, there is no target, or passengers may not fire these shots.
pub fn attack(
    rulebook: &Rulebook,
    public: &Public,
    unit: UnitId,
    hex: Hex,
    passengers: &[Shot],
) -> Result<Attack, Why> {
    let counter = public.find(unit).ok_or(Why::NoSuchUnit { unit })?;
    let afv = rulebook.kind(counter).afv().ok_or(Why::NotAnAfv { unit })?;
    counter.hex().ok_or(Why::NotOnMap { unit })?;
    let struck: Vec<&Counter> = public
        .in_hex(hex)
        .filter(|other| other.side != counter.side && rulebook.kind(other).casualty().is_some())
        .collect();
    if struck.is_empty() {
        return Err(Why::NobodyThere { hex });
    }
    let whole = afv.cannon.map_or(0, |cannon| cannon.attack) + afv.mg + afv.forward_mg;
    let mut brings = vec![(unit, whole * TWICE)];
    for shot in passengers {
        if brings.iter().any(|(other, _)| *other == shot.unit) {
            return Err(Why::NamedTwice { unit: shot.unit });
        }
        brings.push((shot.unit, of_passenger(rulebook, public, unit, shot)?));
    }
    let guns = passengers.iter().filter(|shot| shot.weapon.is_some()).count();
    if guns > 1 || guns == 1 && has_fired_gun(public, unit) {
        return Err(Why::OneLightGun);
    }
    let grenades = uses_grenades(rulebook, passengers)?;
    let strength = together(&brings);
    let modifiers = listed([
        (Reason::Cover, cover_of_all(rulebook, public, hex, &struck)),
        (Reason::Grenades, -i8::from(grenades)),
    ]);
    let row = rulebook.charts.fire_row(strength);
    Ok(Attack { from: hex, hex, brings, strength, row, modifiers, mortars: false })
}

/// The strength of a passenger, counted once (18.3).
fn of_passenger(rulebook: &Rulebook, public: &Public, carrier: UnitId, shot: &Shot) -> Result<u16, Why> {
    let unit = shot.unit;
    let counter = public.find(unit).filter(|counter| counter.place == Place::Aboard(carrier));
    let counter = counter.ok_or(Why::NotItsPassenger { unit })?;
    let values = rulebook.kind(counter).infantry().ok_or(Why::CarriedGun { unit })?;
    if counter.condition.pinned {
        return Err(Why::Pinned { unit });
    }
    if counter.condition.fired {
        return Err(Why::Fired { unit });
    }
    let own = values.attack + if counter.condition.valorous { VALOUR } else { 0 };
    close_by(rulebook, public, (shot, counter), own)
}

/// All shots of the infantry left in the hex at the AFV that has just overrun it: one each, at its rear, even with
/// markers (18.4).
pub fn final_shots(
    rulebook: &Rulebook,
    public: &Public,
    afv: UnitId,
    hex: Hex,
) -> Vec<(anti_tank::Shot, anti_tank::Attack)> {
    let ways = |counter: &Counter| anti_tank::shots(rulebook, public, counter.id, afv, Occasion::FinalShot);
    public.in_hex(hex).flat_map(ways).collect()
}

/// The best shot of each unit that could fire at the rear of an AFV after its overrun. No unit is counted as lost or
/// pinned (18.4).
pub fn shots_behind(
    rulebook: &Rulebook,
    public: &Public,
    afv: &Counter,
    way: &Overrun,
) -> Vec<(anti_tank::Shot, anti_tank::Attack)> {
    let mut out = public.clone();
    if let Some(counter) = out.find_mut(afv.id) {
        counter.place = Place::Map(way.exit);
    }
    let mut best: Vec<(anti_tank::Shot, anti_tank::Attack)> = Vec::new();
    for (shot, attack) in final_shots(rulebook, &out, afv.id, way.target) {
        match best.iter_mut().find(|(other, _)| other.unit == shot.unit) {
            Some(other) if attack.number > other.1.number => *other = (shot, attack),
            Some(_) => {}
            None => best.push((shot, attack)),
        }
    }
    best
}
