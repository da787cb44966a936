//! Set-up: the next unit in each hex of its area, then the next weapon, then works (4.1).

#![warn(clippy::cast_possible_truncation, clippy::indexing_slicing)]

use super::Asked;
use crate::{
    engine::board::{ALL_SIDES, Hexside},
    games::squad::rules::{
        conduct::{
            commanding::may_arm,
            setting_up::{group_of, may_build, may_place, may_place_aboard},
        },
        counter::Counter,
        kinds::Burden,
        order::Order,
        position::WorkKind,
        set_up::waiting,
    },
};

impl Asked<'_> {
    pub(super) fn set_up(&self) -> Vec<Order> {
        let is_weapon = |counter: &&Counter| self.rulebook.kind(counter).weapon().is_some();
        let (weapons, units): (Vec<&Counter>, Vec<&Counter>) =
            waiting(self.public, self.side).partition(is_weapon);
        if let Some(unit) = units.first() {
            return self.places(unit);
        }
        // Heavy weapons come first, because fewer units can carry them.
        let heavy = |weapon: &&&Counter| {
            self.rulebook.kind(weapon).weapon().is_some_and(|weapon| weapon.burden == Burden::Heavy)
        };
        if let Some(weapon) = weapons.iter().find(heavy).or(weapons.first()) {
            let weapon = weapon.id;
            let takes =
                |unit: &&Counter| may_arm(self.rulebook, self.public, self.side, weapon, unit.id).is_ok();
            return self.own().filter(takes).map(|unit| Order::Arm { weapon, unit: unit.id }).collect();
        }
        self.works()
    }

    /// Whether all that a side sets up is on the map, if it sets up now.
    pub(super) fn may_end_phase(&self) -> bool {
        !self.public.phase.is_set_up() || waiting(self.public, self.side).next().is_none()
    }

    fn places(&self, counter: &Counter) -> Vec<Order> {
        let (rulebook, public, side, unit) = (self.rulebook, self.public, self.side, counter.id);
        let group = group_of(rulebook, unit);
        let facings: Vec<Option<Hexside>> = match rulebook.kind(counter).faces() {
            true => ALL_SIDES.map(Some).to_vec(),
            false => vec![None],
        };
        let mut orders = Vec::new();
        for hex in rulebook.board.hexes() {
            let fit = |facing: &&Option<Hexside>| {
                may_place(rulebook, public, (side, group), unit, (hex, **facing)).is_ok()
            };
            let facings = facings.iter().filter(fit);
            orders.extend(facings.map(|facing| Order::Place { unit, hex, facing: *facing }));
        }
        let takes =
            |carrier: &&Counter| may_place_aboard(rulebook, public, (side, group), unit, carrier.id).is_ok();
        let carriers = self.own().filter(takes).map(|carrier| carrier.id);
        orders.extend(carriers.map(|carrier| Order::PlaceAboard { unit, carrier }));
        orders
    }

    fn works(&self) -> Vec<Order> {
        let left = self.public.stores(self.side).works.iter().filter(|(_, left)| **left > 0);
        let mut orders = Vec::new();
        for work in left.map(|(work, _)| *work) {
            let facing = WorkKind::is_bunker(work).then_some(Hexside::North);
            let fit = |hex: &crate::engine::board::Hex| {
                may_build(self.rulebook, self.public, self.side, (work, facing), (*hex, true)).is_ok()
            };
            let hexes = self.rulebook.board.hexes().filter(fit);
            orders.extend(hexes.map(|hex| Order::Build { work, hex, facing, there: true }));
        }
        orders
    }
}
