//! Loading and unloading: each by himself, and all who are there (8.2).

#![warn(clippy::cast_possible_truncation, clippy::indexing_slicing)]

use super::Asked;
use crate::{
    engine::{board::Hex, counters::Word},
    games::squad::rules::{
        counter::{Counter, Place},
        movement::{loads_that_make_room, may_load, may_step_out, may_unload},
        order::Order,
    },
};

/// Each of these by himself, and all of them together if they are several.
fn alone_and_all<'a>(units: &[&'a Counter]) -> Vec<Vec<&'a Counter>> {
    let alone = units.iter().map(|unit| vec![*unit]);
    let all = (units.len() > 1).then(|| units.to_vec());
    alone.chain(all).collect()
}

fn ids(units: &[&Counter]) -> Vec<Word> {
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

    /// Of a carrier that has come into a full hex to load, everything that makes room there (8.2).
    pub(super) fn loads_to_make_room(&self, carrier: Word, hex: Hex) -> Vec<Order> {
        let Some(vehicle) = self.public.find(carrier) else { return Vec::new() };
        let sets = loads_that_make_room(self.rulebook, self.public, vehicle, hex);
        sets.map(|units| Order::Load { carrier, passengers: ids(&units) }).collect()
    }

    fn loads(&self, carrier: &Counter, orders: &mut Vec<Order>) {
        let may = |units: &[&Counter]| may_load(self.rulebook, self.public, carrier, units).is_ok();
        let beside = self.own().filter(|it| it.place == carrier.place && it.id != carrier.id);
        let able: Vec<&Counter> = beside.filter(|unit| may(&[unit])).collect();
        let sets = alone_and_all(&able).into_iter().filter(|units| may(units));
        orders.extend(sets.map(|units| Order::Load { carrier: carrier.id, passengers: ids(&units) }));
    }

    /// In place, and with a step to each neighbour.
    fn unloads(&self, carrier: &Counter, orders: &mut Vec<Order>) {
        let Some(from) = carrier.hex() else { return };
        let aboard: Vec<&Counter> =
            self.own().filter(|counter| counter.place == Place::Aboard(carrier.id)).collect();
        for units in alone_and_all(&aboard) {
            let order = |to| Order::Unload { carrier: carrier.id, passengers: ids(&units), to };
            if may_unload(self.rulebook, self.public, carrier, &units) == Ok(false) {
                orders.push(order(None));
            }
            let near = self.rulebook.board.neighbours(from).iter().flatten();
            let open =
                near.filter(|to| may_step_out(self.rulebook, self.public, carrier, &units, **to).is_ok());
            orders.extend(open.map(|to| order(Some(*to))));
        }
    }
}
