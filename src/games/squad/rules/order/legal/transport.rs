//! Loading and unloading: each unit alone, and all units there (8.2).

#![warn(clippy::cast_possible_truncation, clippy::indexing_slicing)]

use super::Asked;
use crate::{
    engine::{board::Hex, counters::UnitId},
    games::squad::rules::{
        counter::{Counter, Place},
        movement::{
            loads_that_make_room, makes_room_first, may_load, may_step_out, may_unload, may_walk,
            units_that_may_leave,
        },
        order::Order,
    },
};

/// Each of these units alone, and all of them together if there are several.
fn alone_and_all<'a>(units: &[&'a Counter]) -> Vec<Vec<&'a Counter>> {
    let alone = units.iter().map(|unit| vec![*unit]);
    let all = (units.len() > 1).then(|| units.to_vec());
    alone.chain(all).collect()
}

fn ids(units: &[&Counter]) -> Vec<UnitId> {
    units.iter().map(|counter| counter.id).collect()
}

impl Asked<'_> {
    pub(super) fn transports(&self) -> Vec<Order> {
        let mut orders = Vec::new();
        for carrier in self.own().filter(|counter| self.rulebook.kind(counter).drives()) {
            self.loads(carrier, &mut orders);
            self.unloads(carrier, &mut orders);
        }
        orders
    }

    /// All orders that make room for a carrier that has entered a full hex to load (8.2).
    pub(super) fn loads_to_make_room(&self, carrier: UnitId, hex: Hex) -> Vec<Order> {
        let Some(vehicle) = self.public.find(carrier) else { return Vec::new() };
        let sets = loads_that_make_room(self.rulebook, self.public, vehicle, hex);
        sets.map(|units| Order::Load { carrier, passengers: ids(&units) }).collect()
    }

    /// The single steps that make room in a full hex where units have unloaded (8.2).
    pub(super) fn steps_to_make_room(&self, hex: Hex) -> Vec<Order> {
        let mut orders = Vec::new();
        for unit in units_that_may_leave(self.rulebook, self.public, hex) {
            for to in self.rulebook.board.neighbours(hex).iter().flatten().copied() {
                let faces = self.rulebook.kind(unit).faces();
                let facing = hex.side_towards(to).filter(|_| faces);
                let (units, path) = (vec![unit.id], vec![to]);
                if may_walk(self.rulebook, self.public, &[unit], (&path, false), facing).is_err() {
                    continue;
                }
                let order = Order::Move { units, path, assault: false, facing };
                let makes_room = makes_room_first(self.rulebook, self.public, self.side, &order).is_ok();
                orders.extend(makes_room.then_some(order));
            }
        }
        orders
    }

    fn loads(&self, carrier: &Counter, orders: &mut Vec<Order>) {
        let may = |units: &[&Counter]| may_load(self.rulebook, self.public, carrier, units).is_ok();
        let beside = self.own().filter(|it| it.place == carrier.place && it.id != carrier.id);
        let able: Vec<&Counter> = beside.filter(|unit| may(&[unit])).collect();
        let sets = alone_and_all(&able).into_iter().filter(|units| may(units));
        orders.extend(sets.map(|units| Order::Load { carrier: carrier.id, passengers: ids(&units) }));
    }

    /// Unloading in place, and with a step to each adjacent hex.
    fn unloads(&self, carrier: &Counter, orders: &mut Vec<Order>) {
        let Some(from) = carrier.hex() else { return };
        let aboard: Vec<&Counter> =
            self.own().filter(|counter| counter.place == Place::Aboard(carrier.id)).collect();
        for units in alone_and_all(&aboard) {
            let order = |to| Order::Unload { carrier: carrier.id, passengers: ids(&units), to };
            if may_unload(self.rulebook, self.public, carrier, &units).is_ok() {
                orders.push(order(None));
            }
            let near = self.rulebook.board.neighbours(from).iter().flatten();
            let open =
                near.filter(|to| may_step_out(self.rulebook, self.public, carrier, &units, **to).is_ok());
            orders.extend(open.map(|to| order(Some(*to))));
        }
    }
}
