//! Fire and smoke: each unit alone with its best weapon, and all units of a hex together (3.2, 3.4).

#![warn(clippy::cast_possible_truncation, clippy::indexing_slicing)]

use super::Asked;
use crate::{
    engine::{board::Hex, counters::UnitId},
    games::squad::rules::{
        assault::infantry::carried,
        counter::Counter,
        fire::{
            Aim, Shot,
            anti_tank::{self, Occasion},
            fire, is_ready, smoke,
        },
        kinds::Arm,
        order::Order,
        wire,
    },
};

impl Asked<'_> {
    pub(super) fn fire(&self) -> Vec<Order> {
        let targets = self.enemy_hexes();
        let mut orders = Vec::new();
        for from in self.own_hexes() {
            for hex in &targets {
                self.fire_at_hex(from, *hex, &mut orders);
            }
        }
        orders.extend(self.at_tanks());
        orders
    }

    /// The shots of a unit: without a weapon, or with one that it carries.
    fn ways(&self, unit: UnitId) -> impl Iterator<Item = (Shot, bool)> {
        let weapons = carried(self.rulebook, self.public, unit);
        let armed = weapons.map(move |(id, weapon)| {
            (Shot { weapon: Some(id), ..Shot::of(unit) }, weapon.arm == Arm::Mortar)
        });
        std::iter::once((Shot::of(unit), false)).chain(armed)
    }

    /// The strength of fire, if it is allowed.
    pub(super) fn judged(&self, shots: &[Shot], leader: Option<UnitId>, at: (Hex, Aim)) -> Option<u16> {
        Some(fire(self.rulebook, self.public, shots, leader, at).ok()?.strength)
    }

    /// The best shot of a unit at a hex by itself, with mortars or without.
    fn best(&self, unit: UnitId, hex: Hex, mortars: bool) -> Option<Shot> {
        let ways = self.ways(unit).filter(|(_, mortar)| *mortar == mortars);
        let judged = ways.filter_map(|(shot, _)| {
            let strength = self.judged(std::slice::from_ref(&shot), None, (hex, Aim::Hex))?;
            Some((strength, shot))
        });
        judged.max_by_key(|(strength, _)| *strength).map(|(_, shot)| shot)
    }

    fn fire_at_hex(&self, from: Hex, hex: Hex, orders: &mut Vec<Order>) {
        let ready = |counter: &&Counter| is_ready(self.rulebook, counter).is_ok();
        let order = |shots: &[Shot], leader| Order::Fire { shots: shots.to_vec(), leader, hex };
        let here: Vec<&Counter> = self.public.in_hex(from).filter(ready).collect();
        let fired = self.public.fired_at.contains(&(from, hex));
        let infantry: Vec<&Counter> = here
            .iter()
            .copied()
            .filter(|counter| self.rulebook.kind(counter).is_infantry() && !fired)
            .collect();
        for counter in here.iter().filter(|counter| self.rulebook.kind(counter).faces()) {
            orders.extend(self.best(counter.id, hex, false).map(|shot| order(&[shot], None)));
            let aboard = self.public.carried_by(counter.id).filter(ready);
            let shots: Vec<Shot> = aboard.filter_map(|unit| self.best(unit.id, hex, false)).collect();
            orders.extend(shots.iter().map(|shot| order(std::slice::from_ref(shot), None)));
        }
        let leaders: Vec<UnitId> = infantry
            .iter()
            .filter(|counter| self.rulebook.kind(counter).leads().is_some())
            .map(|counter| counter.id)
            .collect();
        for mortars in [false, true] {
            let all: Vec<Shot> =
                infantry.iter().filter_map(|counter| self.best(counter.id, hex, mortars)).collect();
            orders.extend(all.iter().map(|shot| order(std::slice::from_ref(shot), None)));
            let with_grenades = all.first().and_then(|shot| self.with_expendable(shot, hex));
            orders.extend(with_grenades.map(|shot| order(&[shot], None)));
            if all.len() > 1 && self.judged(&all, None, (hex, Aim::Hex)).is_some() {
                orders.push(order(&all, None));
            }
            let led =
                leaders.iter().filter(|leader| self.judged(&all, Some(**leader), (hex, Aim::Hex)).is_some());
            orders.extend(led.map(|leader| order(&all, Some(*leader))));
        }
    }

    /// The shot of the same unit with grenades or a satchel charge that its side still has (12.3).
    fn with_expendable(&self, shot: &Shot, hex: Hex) -> Option<Shot> {
        let stores = self.public.stores(self.side).expendable.keys();
        let ways = stores.flat_map(|id| {
            let uses = vec![*id];
            [Shot { uses: uses.clone(), ..shot.clone() }, Shot { uses, ..Shot::of(shot.unit) }]
        });
        ways.into_iter().find(|shot| self.judged(std::slice::from_ref(shot), None, (hex, Aim::Hex)).is_some())
    }

    /// Shots at vehicles and guns, with a leader and without.
    fn at_tanks(&self) -> Vec<Order> {
        let targets: Vec<UnitId> = self
            .public
            .on_map(self.side.enemy())
            .filter(|(counter, _)| self.rulebook.kind(counter).faces())
            .map(|(counter, _)| counter.id)
            .collect();
        let mut orders = Vec::new();
        for (counter, _) in self.public.on_map(self.side) {
            for target in &targets {
                self.shots_at(counter, *target, Occasion::Fire, &mut orders);
            }
        }
        orders
    }

    /// Shots of a unit at a vehicle or gun, with a leader of the hex and without.
    pub(super) fn shots_at(
        &self,
        counter: &Counter,
        target: UnitId,
        occasion: Occasion,
        orders: &mut Vec<Order>,
    ) {
        let ways = anti_tank::shots(self.rulebook, self.public, counter.id, target, occasion);
        let Some(hex) = counter.hex().filter(|_| !ways.is_empty()) else { return };
        let leads = |other: &&Counter| self.rulebook.kind(other).leads().is_some();
        let leaders = self.public.in_hex(hex).filter(leads).map(|leader| Some(leader.id));
        let leaders: Vec<Option<UnitId>> = std::iter::once(None).chain(leaders).collect();
        for (shot, leader) in ways.iter().flat_map(|way| leaders.iter().map(move |it| (way.0, *it))) {
            let led = anti_tank::Shot { leader, ..shot };
            if anti_tank::fire(self.rulebook, self.public, &led, target, occasion).is_ok() {
                let anti_tank::Shot { unit, weapon, leader } = led;
                orders.push(Order::FireAt { unit, weapon, leader, target });
            }
        }
    }

    /// Whether a unit can lay smoke anywhere, even far from all enemies (11.1).
    pub(super) fn may_lay_smoke(&self) -> bool {
        let has_smoke = self.public.stores(self.side).smoke >= smoke::FACTORS;
        let lays = |counter: &Counter| {
            let kind = self.rulebook.kind(counter);
            let gun = kind.gun().is_some() || kind.afv().is_some_and(|afv| afv.cannon.is_some());
            let mut weapons = carried(self.rulebook, self.public, counter.id);
            counter.hex().is_some()
                && is_ready(self.rulebook, counter).is_ok()
                && (gun || weapons.any(|(_, weapon)| weapon.arm == Arm::Mortar))
        };
        has_smoke && self.own().any(lays)
    }

    /// Smoke on the hexes of enemies, and wire that may be cleared.
    pub(super) fn smoke(&self) -> Vec<Order> {
        let mut orders = Vec::new();
        let targets = self.enemy_hexes();
        for (counter, from) in self.public.on_map(self.side) {
            let unit = counter.id;
            let weapons = carried(self.rulebook, self.public, unit).map(|(id, _)| Some(id));
            let ways: Vec<Option<UnitId>> = std::iter::once(None).chain(weapons).collect();
            for (hex, weapon) in targets.iter().flat_map(|hex| ways.iter().map(move |way| (*hex, *way))) {
                if smoke::may_lay(self.rulebook, self.public, unit, weapon, hex).is_ok() {
                    orders.push(Order::Smoke { unit, weapon, hex });
                }
            }
            let near = self.rulebook.board.neighbours(from).iter().flatten();
            let clears = near.filter(|hex| wire::may_clear(self.rulebook, self.public, unit, **hex).is_ok());
            orders.extend(clears.map(|hex| Order::ClearWire { unit, hex: *hex }));
        }
        orders
    }
}
