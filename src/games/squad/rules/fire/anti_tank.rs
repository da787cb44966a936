//! Anti-tank fire: units that may fire at a vehicle or gun, their weapons, and the results (16).

#![warn(clippy::cast_possible_truncation, clippy::indexing_slicing)]

use super::{
    armour::{Armour, Outcome, met_from, pierced},
    chance::Chance,
    modifier::{Modifiers, Reason, listed, sum},
};
use crate::{
    engine::{board::Hex, counters::UnitId},
    games::squad::rules::{
        counter::{Counter, Place},
        kinds::{Arm, Burden, Letter},
        position::{Public, WorkKind},
        refusal::Why,
        rulebook::Rulebook,
        scenario::units::{AfvType, Kind, UnitType, Weapon},
        sight::{
            Met,
            cover::{cover, in_bunker, is_shielded, work_of},
            in_arc,
        },
    },
};
use serde::{Deserialize, Serialize};

/// The occasion of anti-tank fire.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Occasion {
    /// In a friendly phase, or in the enemy's defensive fire (3.2, 3.4).
    #[default]
    Fire,
    /// At a moving unit (14.1).
    Opportunity,
    /// At the rear of the AFV that has just overrun the unit (18.4).
    FinalShot,
}

/// A unit that fires at a tank, with its weapon.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Shot {
    pub unit: UnitId,
    /// The weapon that infantry carries, or the type of the expendable one that it uses (12.3); none for a gun or an
    /// AFV with a gun.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub weapon: Option<UnitId>,
    /// The leader of the shot (10.5).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub leader: Option<UnitId>,
}

/// An attack before its dice.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Attack {
    pub unit: UnitId,
    pub target: UnitId,
    /// The type of the expendable weapon that it uses (12.3).
    pub uses: Option<UnitId>,
    pub letter: Letter,
    /// The highest roll that hits (16.3).
    pub number: i8,
    pub modifiers: Modifiers,
    /// The armour that it hits; none for a gun or an unarmoured vehicle, which a hit eliminates (16.4).
    pub armour: Option<Armour>,
}

/// The chances of an attack.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Chances {
    pub hit: Chance,
    pub eliminated: Chance,
    pub immobile: Chance,
}

impl Attack {
    /// Whether the dice hit (16.2).
    pub fn hits(&self, dice: u8) -> bool {
        i8::try_from(dice).is_ok_and(|dice| dice.saturating_add(sum(&self.modifiers)) <= self.number)
    }

    /// The result of three rolls: to hit, for the side of the armour, and against the armour (16.4, 16.6). The last two
    /// count only after a hit on an AFV.
    pub fn outcome(&self, to_hit: u8, side: u8, armour: u8) -> Outcome {
        if !self.hits(to_hit) {
            return Outcome::Missed;
        }
        self.armour.map_or(Outcome::Eliminated, |met| pierced(met.needs(side), armour))
    }

    pub fn chances(&self) -> Chances {
        let hit = Chance::of_sums(|dice| self.hits(dice));
        let [eliminated, immobile] =
            self.armour.map_or([Chance::ALWAYS, Chance::NEVER], |armour| armour.chances());
        Chances { hit, eliminated: hit.and(eliminated), immobile: hit.and(immobile) }
    }
}

/// The abilities of the weapon.
struct Means {
    letter: Letter,
    /// Its range; none for a gun, whose range is its line of sight.
    range: Option<u32>,
    least: u32,
    /// Whether it fires only into the forward arc.
    forwards: bool,
    infantry: bool,
    uses: Option<UnitId>,
}

impl Means {
    fn of_gun(letter: Letter, forwards: bool) -> Self {
        Self { letter, range: None, least: 0, forwards, infantry: false, uses: None }
    }
}

/// Judges fire at a vehicle or gun: the number to hit and the die-roll modifiers (16.1 to 16.5).
///
/// # Errors
/// The reason why the unit may not fire with this weapon or at this target.
pub fn fire(
    rulebook: &Rulebook,
    public: &Public,
    shot: &Shot,
    target: UnitId,
    occasion: Occasion,
) -> Result<Attack, Why> {
    let unit = shot.unit;
    let firer = public.find(unit).ok_or(Why::NoSuchUnit { unit })?;
    let from = may_fire(firer, occasion)?;
    let means = means(rulebook, public, firer, shot.weapon)?;
    if occasion == Occasion::FinalShot && !means.infantry {
        return Err(Why::NotAtTanks { unit });
    }
    let (target, to) = target_of(rulebook, public, firer, target)?;
    reaches(public, firer, &means, (from, to))?;
    let hindrance = rulebook.seeing(public).hindrance(from, to);
    let hindrance = hindrance.ok_or(Why::NoLineOfSight { from, to })?;
    let led = match shot.leader {
        Some(leader) if means.infantry => led_by(rulebook, public, leader, (firer, from), occasion)?,
        Some(leader) => return Err(Why::NoLeader { unit: leader }),
        None => 0,
    };
    let wire = public.works.get(&from).is_some_and(|work| work.kind == WorkKind::Wire);
    let shielded = is_shielded(rulebook, target, occasion == Occasion::Opportunity, from);
    let modifiers = listed([
        (Reason::Cover, cover(rulebook, public, to, target)),
        (Reason::Hindrance, hindrance),
        (Reason::Leader, led),
        (Reason::Valour, -i8::from(firer.condition.valorous)),
        (Reason::Shield, i8::from(shielded)),
        (Reason::FromWire, i8::from(means.infantry && wire)),
    ]);
    let met = if occasion == Occasion::FinalShot { Met::Rear } else { met_from(target, to, from) };
    let hits = &rulebook.charts.hits;
    Ok(Attack {
        unit,
        target: target.id,
        uses: means.uses,
        letter: means.letter,
        number: if means.infantry { hits.infantry } else { rulebook.charts.gun_hits(from.distance(to)) },
        modifiers,
        armour: Armour::new(rulebook, target, means.letter, met),
    })
}

/// All shots of a unit at a target, without a leader.
pub fn shots(
    rulebook: &Rulebook,
    public: &Public,
    unit: UnitId,
    target: UnitId,
    occasion: Occasion,
) -> Vec<(Shot, Attack)> {
    let stores = public.find(unit).map(|firer| public.stores(firer.side));
    let used = stores.into_iter().flat_map(|stores| stores.expendable.keys().copied());
    let weapons = public.carried_by(unit).map(|weapon| weapon.id).chain(used).map(Some);
    let ways = std::iter::once(None).chain(weapons).map(|weapon| Shot { unit, weapon, leader: None });
    ways.filter_map(|shot| Some((shot, fire(rulebook, public, &shot, target, occasion).ok()?))).collect()
}

/// Returns the hex from which a unit may fire at tanks. Passengers and towed guns do not fire (8.3, 10.1, 16.1).
/// Markers do not matter for a final shot (18.4).
fn may_fire(firer: &Counter, occasion: Occasion) -> Result<Hex, Why> {
    let unit = firer.id;
    let from = match firer.place {
        Place::Map(hex) => hex,
        Place::Aboard(_) => return Err(Why::CarriedAtTanks { unit }),
        _ => return Err(Why::NotOnMap { unit }),
    };
    if firer.condition.pinned {
        return Err(Why::Pinned { unit });
    }
    if firer.condition.fired && occasion != Occasion::FinalShot {
        return Err(Why::Fired { unit });
    }
    Ok(from)
}

/// Returns the abilities of the weapon that a unit fires (12.2, 12.3, 16.1).
fn means(
    rulebook: &Rulebook,
    public: &Public,
    firer: &Counter,
    weapon: Option<UnitId>,
) -> Result<Means, Why> {
    let (unit, kind) = (firer.id, rulebook.kind(firer));
    let none = Why::NotAtTanks { unit };
    let Some(id) = weapon else {
        return match &kind.kind {
            Kind::Gun(gun) => Ok(Means::of_gun(gun.letter, true)),
            Kind::Afv(AfvType { cannon: Some(gun), .. }) => Ok(Means::of_gun(gun.letter, !gun.turret)),
            _ => Err(none),
        };
    };
    let carried = public.find(id).filter(|weapon| weapon.place == Place::Carried(unit));
    let weapon = rulebook.units.find(carried.map_or(id, |weapon| weapon.kind)).and_then(UnitType::weapon);
    let used = weapon.is_some_and(|weapon| weapon.burden == Burden::Expendable).then_some(id);
    match (carried, used) {
        (None, None) => return Err(Why::NotItsWeapon { unit, weapon: id }),
        (None, Some(id)) if public.stores(firer.side).expendable.get(&id).is_none_or(|left| *left == 0) => {
            return Err(Why::NoneLeft { weapon: id });
        }
        _ => {}
    }
    // Mortars fire at hexes and hit the vehicles in them by their own rule (15.3).
    match weapon {
        Some(Weapon { letter: Some(letter), range, least, arm: Arm::AntiTank, .. }) if kind.is_infantry() => {
            let (letter, range) = (*letter, Some(*range));
            Ok(Means { letter, range, least: *least, forwards: false, infantry: true, uses: used })
        }
        _ => Err(none),
    }
}

/// Returns the target and its hex: an enemy vehicle or gun that is not in a bunker (16.1).
fn target_of<'a>(
    rulebook: &Rulebook,
    public: &'a Public,
    firer: &Counter,
    target: UnitId,
) -> Result<(&'a Counter, Hex), Why> {
    let none = Why::NoTank { unit: target };
    let counter = public.find(target).ok_or(Why::NoSuchUnit { unit: target })?;
    let hex = counter.hex().ok_or_else(|| none.clone())?;
    if counter.side == firer.side || !rulebook.kind(counter).faces() {
        return Err(none);
    }
    if in_bunker(public, counter) {
        return Err(Why::InBunker { unit: target });
    }
    Ok((counter, hex))
}

/// Checks that a weapon reaches a hex: range, arc, and the arc of the bunker that the firer is in (10.2, 20.2).
fn reaches(public: &Public, firer: &Counter, means: &Means, (from, hex): (Hex, Hex)) -> Result<(), Why> {
    let (unit, range) = (firer.id, from.distance(hex));
    if let Some(most) = means.range.filter(|most| range > *most) {
        return Err(Why::OutOfRange { unit, hex, range, most });
    }
    if range < means.least {
        return Err(Why::TooNear { unit, hex, range, least: means.least });
    }
    if means.forwards && !firer.facing.is_some_and(|facing| in_arc(from, facing, hex)) {
        return Err(Why::OutOfArc { unit, hex });
    }
    let bunker = work_of(public, firer).filter(|work| work.kind.is_bunker());
    if bunker.and_then(|work| work.facing).is_some_and(|facing| !in_arc(from, facing, hex)) {
        return Err(Why::OutOfBunker { unit, hex });
    }
    Ok(())
}

/// Returns the modifier of a leader in the hex for infantry. A leader may lead its own fire (10.5).
fn led_by(
    rulebook: &Rulebook,
    public: &Public,
    leader: UnitId,
    (firer, from): (&Counter, Hex),
    occasion: Occasion,
) -> Result<i8, Why> {
    let none = Why::NoLeader { unit: leader };
    let counter = public.find(leader).ok_or(Why::NoSuchUnit { unit: leader })?;
    let marked = counter.condition.fired && occasion != Occasion::FinalShot;
    if counter.hex() != Some(from) || counter.side != firer.side || counter.condition.pinned || marked {
        return Err(none);
    }
    rulebook.kind(counter).leads().ok_or(none)
}
