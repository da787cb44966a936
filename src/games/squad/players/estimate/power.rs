//! The power of a unit in any hex. The rules judge fire from its present hex, and this judges it from possible ones
//! (10.2, 10.4, 12.2, 16.3).

use crate::{
    engine::board::Hex,
    games::squad::rules::{
        assault,
        assault::infantry::{carried, with_weapon},
        counter::{Counter, Place},
        fire::{VEHICLE_MG, armour::Armour, chance::Chance},
        kinds::{Arm, Burden, Letter, Side},
        position::Public,
        rulebook::Rulebook,
        scenario::{
            charts::Charts,
            units::{Kind, UnitType, Weapon},
        },
        sight::{cover::is_shielded, met},
    },
};

/// The weapons of a unit.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Power<'a> {
    pub kind: &'a UnitType,
    own: u16,
    /// Its own strength in an assault, which valour doubles (21.2).
    close: u16,
    valorous: bool,
    weapon: Option<&'a Weapon>,
    /// The best expendable anti-tank weapon of its side: letter and range.
    used: Option<(Letter, u32)>,
}

/// A weapon against armour: letter, and the highest roll that hits.
pub(super) type Piercer = (Letter, i8);

impl<'a> Power<'a> {
    pub fn of(rulebook: &'a Rulebook, public: &'a Public, counter: &Counter) -> Self {
        let kind = rulebook.kind(counter);
        let values = kind.infantry();
        let own = values.map_or(0, |values| values.attack + u16::from(counter.condition.valorous));
        let weapon = carried(rulebook, public, counter.id).next().map(|(_, weapon)| weapon);
        let used = values.and_then(|_| expendable(rulebook, public, counter.side));
        let close = assault::own(kind, counter);
        Self { kind, own, close, valorous: counter.condition.valorous, weapon, used }
    }

    /// The strength of direct fire at a range. Weapons that fire only forwards count if the target is ahead.
    pub fn direct(&self, range: u32, ahead: bool) -> u16 {
        match &self.kind.kind {
            Kind::Squad { values, .. } | Kind::Half { values, .. } | Kind::Leader { values, .. } => {
                let own = if range <= values.range { self.own } else { 0 };
                let fires = |weapon: &&Weapon| {
                    let reach = weapon.least.max(1)..=weapon.range;
                    weapon.attack > 0 && weapon.arm != Arm::Mortar && reach.contains(&range)
                };
                let armed = self.weapon.filter(fires).map_or(0, |weapon| match own {
                    0 => weapon.attack,
                    own => with_weapon(self.kind, own, Some(weapon)),
                });
                own.max(armed)
            }
            Kind::Gun(gun) if ahead => gun.attack,
            Kind::Afv(afv) => {
                let gun = afv.cannon.filter(|gun| gun.turret || ahead).map_or(0, |gun| gun.attack);
                let near = range <= VEHICLE_MG;
                gun + if near { afv.mg + if ahead { afv.forward_mg } else { 0 } } else { 0 }
            }
            Kind::Vehicle(vehicle) if range <= VEHICLE_MG => vehicle.mg,
            _ => 0,
        }
    }

    /// The mortar that it carries.
    pub fn mortar(&self) -> Option<&'a Weapon> {
        self.weapon.filter(|weapon| weapon.arm == Arm::Mortar)
    }

    /// Whether it carries a machine gun on a mount, or a mortar, and therefore need not go ahead.
    pub fn stays_back(&self) -> bool {
        self.weapon.is_some_and(|weapon| weapon.burden == Burden::Heavy)
    }

    /// Its range of fire.
    pub fn range(&self) -> u32 {
        let own = self.kind.infantry().map_or(0, |values| values.range);
        match &self.kind.kind {
            Kind::Gun(_) => 14,
            Kind::Afv(afv) if afv.cannon.is_some() => 14,
            Kind::Afv(_) | Kind::Vehicle(_) => VEHICLE_MG,
            _ => self.weapon.map_or(own, |weapon| weapon.range.max(own)),
        }
    }

    /// Its weapon against tanks and guns at a range.
    pub fn piercer(&self, charts: &Charts, range: u32, ahead: bool) -> Option<Piercer> {
        match &self.kind.kind {
            Kind::Gun(gun) => ahead.then(|| (gun.letter, charts.gun_hits(range))),
            Kind::Afv(afv) => {
                let gun = afv.cannon.filter(|gun| gun.turret || ahead)?;
                Some((gun.letter, charts.gun_hits(range)))
            }
            _ => {
                let carried = self.weapon.filter(|weapon| weapon.arm == Arm::AntiTank);
                let carried = carried.and_then(|weapon| Some((weapon.letter?, weapon.range)));
                let near = |(_, reach): &(Letter, u32)| range <= *reach;
                let best = carried.into_iter().chain(self.used).filter(near).max();
                // A valorous unit has a modifier of one less (21.2).
                let number = charts.hits.infantry + i8::from(self.valorous);
                best.map(|(letter, _)| (letter, number))
            }
        }
    }

    /// Its approximate strength in an assault, or in defence against one (17.3).
    pub fn close_by(&self, defends: bool) -> u16 {
        match &self.kind.kind {
            Kind::Gun(_) => 2,
            Kind::Afv(afv) => (afv.mg + afv.forward_mg).max(2),
            Kind::Vehicle(vehicle) => vehicle.mg.max(2),
            _ => {
                let light = |weapon: &&Weapon| {
                    weapon.arm == Arm::MachineGun && (defends || weapon.burden == Burden::Light)
                };
                with_weapon(self.kind, self.close, self.weapon.filter(light))
            }
        }
    }
}

/// The best expendable anti-tank weapon of a side's infantry (12.3).
fn expendable(rulebook: &Rulebook, public: &Public, side: Side) -> Option<(Letter, u32)> {
    let left = public.stores(side).expendable.iter().filter(|(_, left)| **left > 0);
    let weapons = left.filter_map(|(id, _)| rulebook.units.find(*id)?.weapon());
    weapons
        .filter(|weapon| weapon.arm == Arm::AntiTank)
        .filter_map(|weapon| Some((weapon.letter?, weapon.range)))
        .max()
}

/// A chance as a number from 0 to 1.
pub(crate) fn part(chance: Chance) -> f64 {
    f64::from(chance.cases) / f64::from(chance.among.max(1))
}

/// The part of a vehicle or gun with this facing that a shot is expected to cost. Immobilization counts as half of it.
/// The shield of a gun that does not move helps it (16.2).
pub(super) fn pierced(
    rulebook: &Rulebook,
    (target, moving): (&Counter, bool),
    (letter, number): Piercer,
    modifier: i8,
    (hex, firer): (Hex, Hex),
) -> f64 {
    let there = Counter { place: Place::Map(hex), ..target.clone() };
    let modifier = modifier.saturating_add(i8::from(is_shielded(rulebook, &there, moving, firer)));
    let holds = |dice: u8| i8::try_from(dice).is_ok_and(|dice| dice.saturating_add(modifier) <= number);
    let hit = part(Chance::of_sums(holds));
    let Some(facing) = target.facing else { return hit };
    match Armour::new(rulebook, target, letter, met(hex, facing, firer)) {
        None => hit,
        Some(armour) => {
            let [eliminated, stopped] = armour.chances();
            hit * (part(eliminated) + 0.5 * part(stopped))
        }
    }
}

/// The value of a unit: its strength, its resistance, and its load.
pub(crate) fn worth(rulebook: &Rulebook, public: &Public, counter: &Counter) -> f64 {
    let kind = rulebook.kind(counter);
    let values = |attack: u16, rating: u16| f64::from(attack) + 0.3 * f64::from(rating);
    let armed = |most: f64| {
        let weapons = carried(rulebook, public, counter.id);
        let sum: f64 = weapons.map(|(_, it)| if it.attack > 0 { f64::from(it.attack) } else { 3.0 }).sum();
        most * sum
    };
    let aboard = || {
        let riders = public.carried_by(counter.id).filter(|it| matches!(it.place, Place::Aboard(_)));
        riders.map(|rider| worth(rulebook, public, rider)).sum::<f64>()
    };
    match &kind.kind {
        Kind::Squad { values: it, .. } | Kind::Half { values: it, .. } => {
            values(it.attack, it.casualty) + armed(0.6)
        }
        Kind::Leader { modifier, .. } => 2.0 + 2.0 * f64::from(modifier.unsigned_abs()) + armed(0.4),
        Kind::Gun(gun) => 4.0 + 0.4 * f64::from(gun.attack),
        Kind::Afv(afv) => {
            let gun = afv.cannon.map_or(0, |gun| gun.attack);
            4.0 + 0.5 * f64::from(gun + afv.mg + afv.forward_mg) + aboard()
        }
        Kind::Vehicle(vehicle) => 2.0 + 0.5 * f64::from(vehicle.mg) + aboard(),
        Kind::Weapon(_) => 0.0,
        Kind::Sniper => 2.0,
    }
}
