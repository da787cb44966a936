//! Units that fire together: whether they may, and the contribution of each (8.3, 10, 12, 15.1, 20.2).

#![warn(clippy::cast_possible_truncation, clippy::indexing_slicing)]

use super::{
    readiness::{VEHICLE_MG, is_ready, weapon},
    shot::Shot,
};
use crate::{
    engine::{board::Hex, counters::UnitId},
    games::squad::rules::{
        assault::infantry::{has_fired_gun, is_light_gun},
        counter::{Counter, Place},
        kinds::{Arm, Burden, Side},
        position::Public,
        refusal::Why,
        rulebook::Rulebook,
        scenario::units::{Kind, UnitType},
        sight::in_arc,
    },
};

/// Strength that a satchel charge adds (12.3).
const SATCHEL: u16 = 12;
/// Strength that a valorous unit adds (21.2).
const VALOUR: u16 = 1;

/// The units that fire together, all in one hex.
pub(super) struct Group<'a> {
    pub(super) rulebook: &'a Rulebook,
    pub(super) public: &'a Public,
    pub(super) counters: Vec<&'a Counter>,
    pub(super) side: Side,
    pub(super) from: Hex,
    pub(super) to: Hex,
    pub(super) range: u32,
    pub(super) mortars: bool,
    pub(super) grenades: bool,
    pub(super) flames: bool,
}

impl<'a> Group<'a> {
    pub(super) fn new(
        rulebook: &'a Rulebook,
        public: &'a Public,
        shots: &[Shot],
        to: Hex,
    ) -> Result<Self, Why> {
        let counters = firers(public, shots)?;
        let first = *counters.first().ok_or(Why::NobodyFires)?;
        let side = first.side;
        let from = public.hex_of(first).ok_or(Why::NotOnMap { unit: first.id })?;
        for counter in &counters {
            is_ready(rulebook, counter)?;
            if public.hex_of(counter) != Some(from) {
                return Err(Why::NotOneHex);
            }
            if counter.side != side {
                return Err(Why::NotYours { unit: counter.id });
            }
        }
        let arms: Vec<Arm> =
            shots.iter().filter_map(|shot| Some(weapon(rulebook, public, shot)?.arm)).collect();
        from_carriers(rulebook, public, shots)?;
        let mortars = arms.contains(&Arm::Mortar);
        if mortars && (arms.len() < shots.len() || arms.iter().any(|arm| *arm != Arm::Mortar)) {
            return Err(Why::MortarsFireApart);
        }
        let uses = |arm: Arm| {
            let used = shots.iter().flat_map(|shot| &shot.uses);
            used.filter(|id| {
                rulebook.units.find(**id).and_then(UnitType::weapon).is_some_and(|it| it.arm == arm)
            })
            .count()
        };
        let [grenades, satchels] = [Arm::Grenades, Arm::Satchel].map(uses);
        if grenades > 1 || satchels > 1 {
            return Err(Why::OneOfAKind);
        }
        let flames = arms.contains(&Arm::Flamethrower);
        let group = Self {
            rulebook,
            public,
            counters,
            side,
            from,
            to,
            range: from.distance(to),
            mortars,
            grenades: grenades > 0,
            flames,
        };
        group.goes_together()?;
        group.sees()?;
        Ok(group)
    }

    /// Checks that the units may fire together. Vehicles and guns fire alone, passengers fire alone or with their
    /// carrier (8.3, 10.3).
    fn goes_together(&self) -> Result<(), Why> {
        let vehicle = |counter: &&&Counter| !self.rulebook.kind(counter).is_infantry();
        let carriers: Vec<UnitId> = self.counters.iter().filter(vehicle).map(|counter| counter.id).collect();
        if self.counters.len() < 2 {
            return Ok(());
        }
        for counter in &self.counters {
            let with = match counter.place {
                Place::Aboard(carrier) => Some(carrier),
                _ => carriers.contains(&counter.id).then_some(counter.id),
            };
            let Some(with) = with else {
                // Infantry on foot: none of the other units may be a vehicle or in one.
                let alone = self
                    .counters
                    .iter()
                    .find(|other| carriers.contains(&other.id) || matches!(other.place, Place::Aboard(_)));
                match alone {
                    Some(other) => return Err(Why::FiresAlone { unit: other.id }),
                    None => continue,
                }
            };
            let together = |other: &&Counter| other.id == with || other.carrier() == Some(with);
            if !self.counters.iter().all(together) {
                return Err(Why::FiresAlone { unit: counter.id });
            }
        }
        Ok(())
    }

    /// Checks that the hex is in sight, or for mortars observed (10.2, 15.1).
    fn sees(&self) -> Result<(), Why> {
        let seeing = self.rulebook.seeing(self.public);
        if seeing.hindrances(self.from, self.to).is_ok() {
            return Ok(());
        }
        if !self.mortars {
            return Err(Why::NoLineOfSight { from: self.from, to: self.to });
        }
        let spots = |(counter, hex): (&Counter, Hex)| {
            !counter.condition.pinned
                && !matches!(self.rulebook.kind(counter).kind, Kind::Sniper)
                && seeing.hindrances(hex, self.to).is_ok()
        };
        if self.public.on_map(self.side).any(spots) { Ok(()) } else { Err(Why::NotObserved { hex: self.to }) }
    }

    fn in_range(&self, unit: UnitId, most: u32) -> Result<(), Why> {
        if self.range <= most {
            return Ok(());
        }
        Err(Why::OutOfRange { unit, hex: self.to, range: self.range, most })
    }

    /// Returns the strength of a unit (10.4, 12.2, 12.3).
    pub(super) fn strength(&self, shot: &Shot, counter: &Counter) -> Result<u16, Why> {
        let kind = self.rulebook.kind(counter);
        let uses = self.used(shot, counter)?;
        match &kind.kind {
            Kind::Gun(gun) => {
                self.in_own_arc(counter)?;
                self.in_bunker_arc(counter)?;
                Ok(gun.attack)
            }
            Kind::Afv(_) | Kind::Vehicle(_) => self.by_vehicle(kind, counter),
            Kind::Weapon(_) => Err(Why::Unarmed { unit: shot.unit }),
            Kind::Sniper => Err(Why::SniperDoesNot { hex: self.to }),
            Kind::Squad { .. } | Kind::Half { .. } | Kind::Leader { .. } => {
                self.in_bunker_arc(counter)?;
                self.by_infantry(shot, (kind, counter), uses)
            }
        }
    }

    /// Returns the strength of expendable weapons. They must be available, infantry must use them, and they reach only
    /// adjacent hexes (12.3).
    fn used(&self, shot: &Shot, counter: &Counter) -> Result<u16, Why> {
        let mut brings = 0;
        if let Some(weapon) = shot.uses.first().filter(|_| !self.rulebook.kind(counter).is_infantry()) {
            return Err(Why::InfantryOnly { weapon: *weapon });
        }
        for id in &shot.uses {
            let weapon = self.rulebook.units.find(*id).and_then(UnitType::weapon);
            let weapon = weapon.filter(|it| matches!(it.arm, Arm::Grenades | Arm::Satchel));
            let weapon = weapon.ok_or(Why::NotExpendable { weapon: *id })?;
            if self.public.stores(counter.side).expendable.get(id).is_none_or(|left| *left == 0) {
                return Err(Why::NoneLeft { weapon: *id });
            }
            if self.range != 1 {
                return Err(Why::NeighboursOnly { weapon: *id });
            }
            if weapon.arm == Arm::Satchel {
                if shot.weapon.is_some() || shot.uses.len() > 1 {
                    return Err(Why::OneOfAKind);
                }
                brings += SATCHEL;
            }
        }
        Ok(brings)
    }

    fn by_infantry(
        &self,
        shot: &Shot,
        (kind, counter): (&UnitType, &Counter),
        uses: u16,
    ) -> Result<u16, Why> {
        let values = kind.infantry().ok_or(Why::Unarmed { unit: shot.unit })?;
        let near = self.range <= values.range;
        let own = values.attack + if counter.condition.valorous { VALOUR } else { 0 };
        let Some(id) = shot.weapon else {
            self.in_range(shot.unit, values.range)?;
            return Ok(own + uses);
        };
        let weapon = weapon(self.rulebook, self.public, shot)
            .ok_or(Why::NotItsWeapon { unit: shot.unit, weapon: id })?;
        if weapon.attack == 0 {
            return Err(Why::NotAtInfantry { weapon: id });
        }
        self.in_range(shot.unit, weapon.range)?;
        if self.range < weapon.least {
            let (hex, range, least) = (self.to, self.range, weapon.least);
            return Err(Why::TooNear { unit: shot.unit, hex, range, least });
        }
        if weapon.arm == Arm::Mortar {
            return self.may_mortar(counter).map(|()| weapon.attack);
        }
        let alone = match weapon.burden {
            Burden::Heavy => !kind.is_squad(),
            _ => kind.leads().is_some(),
        };
        Ok(weapon.attack + uses + if near && !alone { own } else { 0 })
    }

    /// Checks that mortars do not fire from buildings or bunkers (15.1).
    fn may_mortar(&self, counter: &Counter) -> Result<(), Why> {
        let roofed = self.rulebook.board.built_of(self.from).is_some() || self.is_in_bunker();
        if roofed || counter.carrier().is_some() {
            return Err(Why::NoMortarHere { unit: counter.id });
        }
        Ok(())
    }

    /// Returns the strength of a vehicle: all of its weapons that reach (10.4).
    fn by_vehicle(&self, kind: &UnitType, counter: &Counter) -> Result<u16, Why> {
        let ahead = counter.facing.is_some_and(|facing| in_arc(self.from, facing, self.to));
        let near = self.range <= VEHICLE_MG;
        let (gun, all_round, forward) = match &kind.kind {
            Kind::Afv(afv) => {
                let gun =
                    afv.cannon.filter(|cannon| cannon.turret || ahead).map_or(0, |cannon| cannon.attack);
                (gun, afv.mg, afv.forward_mg)
            }
            Kind::Vehicle(vehicle) => (0, vehicle.mg, 0),
            _ => (0, 0, 0),
        };
        let machine_guns = if near { all_round + if ahead { forward } else { 0 } } else { 0 };
        if gun + machine_guns > 0 {
            return Ok(gun + machine_guns);
        }
        let unit = counter.id;
        if all_round + forward == 0 && kind.afv().and_then(|afv| afv.cannon).is_none() {
            return Err(Why::Unarmed { unit });
        }
        if near {
            Err(Why::OutOfArc { unit, hex: self.to })
        } else {
            self.in_range(unit, VEHICLE_MG).map(|()| 0)
        }
    }

    fn in_own_arc(&self, counter: &Counter) -> Result<(), Why> {
        let ahead = counter.facing.is_some_and(|facing| in_arc(self.from, facing, self.to));
        if ahead { Ok(()) } else { Err(Why::OutOfArc { unit: counter.id, hex: self.to }) }
    }

    fn is_in_bunker(&self) -> bool {
        self.public.works.get(&self.from).is_some_and(|work| work.kind.is_bunker())
    }

    /// Checks that a unit in a bunker fires only into the forward arc (20.2).
    fn in_bunker_arc(&self, counter: &Counter) -> Result<(), Why> {
        let facing = self.public.works.get(&self.from).and_then(|work| work.facing);
        let ahead = facing.is_none_or(|facing| in_arc(self.from, facing, self.to));
        if ahead || !counter.condition.in_work {
            return Ok(());
        }
        Err(Why::OutOfBunker { unit: counter.id, hex: self.to })
    }
}

/// Returns the counters of the units that fire, each named once.
fn firers<'a>(public: &'a Public, shots: &[Shot]) -> Result<Vec<&'a Counter>, Why> {
    let mut counters: Vec<&Counter> = Vec::with_capacity(shots.len());
    for shot in shots {
        let counter = public.find(shot.unit).ok_or(Why::NoSuchUnit { unit: shot.unit })?;
        if counters.iter().any(|other| other.id == counter.id) {
            return Err(Why::NamedTwice { unit: counter.id });
        }
        counters.push(counter);
    }
    Ok(counters)
}

/// Checks the weapons of passengers. They fire their own strength and one light machine gun, and no other weapon that
/// they carry (8.3).
fn from_carriers(rulebook: &Rulebook, public: &Public, shots: &[Shot]) -> Result<(), Why> {
    let rides = |shot: &&Shot| {
        let counter = public.find(shot.unit);
        counter.is_some_and(|counter| matches!(counter.place, Place::Aboard(_)))
    };
    let mut guns = 0;
    for shot in shots.iter().filter(rides) {
        let (Some(fired), Some(id)) = (weapon(rulebook, public, shot), shot.weapon) else { continue };
        if !is_light_gun(fired) {
            return Err(Why::NotFromCarrier { unit: shot.unit, weapon: id });
        }
        guns += 1;
        let carrier = public.find(shot.unit).and_then(Counter::carrier);
        if carrier.is_some_and(|carrier| has_fired_gun(public, carrier)) {
            return Err(Why::OneLightGun);
        }
    }
    if guns > 1 { Err(Why::OneLightGun) } else { Ok(()) }
}
