//! Advances, turns and assaults (3.5).

#![warn(clippy::cast_possible_truncation, clippy::indexing_slicing)]

use super::Asked;
use crate::{
    engine::{
        board::{ALL_SIDES, Hex},
        counters::UnitId,
    },
    games::squad::rules::{
        assault::{
            infantry::{carried, is_light_gun},
            may_assault as may_take_part,
        },
        conduct::assault::may_assault,
        counter::Counter,
        fire::Shot,
        movement::may_advance,
        order::Order,
    },
};

impl Asked<'_> {
    pub(super) fn close(&self) -> Vec<Order> {
        let mut orders = if self.public.assaulted.is_empty() { self.advances() } else { Vec::new() };
        for hex in self.own_hexes() {
            for target in self.rulebook.board.neighbours(hex).iter().flatten() {
                self.assaults(hex, *target, &mut orders);
            }
        }
        orders
    }

    fn advances(&self) -> Vec<Order> {
        let mut orders = Vec::new();
        for (counter, from) in self.public.on_map(self.side) {
            let unit = counter.id;
            let may = |to, facing| may_advance(self.rulebook, self.public, counter, to, facing).is_ok();
            let near = self.rulebook.board.neighbours(from).iter().flatten().copied();
            let goes = near.filter(|hex| may(Some(*hex), None));
            orders.extend(goes.map(|hex| Order::Advance { unit, hex, facing: None }));
            let turns = ALL_SIDES.into_iter().filter(|facing| may(None, Some(*facing)));
            orders.extend(turns.map(|facing| Order::Turn { unit, facing }));
        }
        orders
    }

    /// A unit with the light machine gun that it carries.
    fn armed(&self, unit: UnitId) -> Shot {
        let gun = carried(self.rulebook, self.public, unit).find(|(_, weapon)| is_light_gun(weapon));
        Shot { weapon: gun.map(|(id, _)| id), ..Shot::of(unit) }
    }

    /// Assaults of each unit alone, of all units of a hex together, and with grenades.
    fn assaults(&self, from: Hex, hex: Hex, orders: &mut Vec<Order>) {
        let able = |counter: &&Counter| {
            counter.side == self.side && may_take_part(self.rulebook, self.public, counter, hex).is_ok()
        };
        let able: Vec<&Counter> = self.public.in_hex(from).filter(able).collect();
        let all: Vec<Shot> = able.iter().map(|counter| self.armed(counter.id)).collect();
        let leads = able.iter().find(|counter| self.rulebook.kind(counter).leads().is_some());
        let mut try_out = |shots: Vec<Shot>, leader: Option<UnitId>| {
            if may_assault(self.rulebook, self.public, (self.side, &shots), leader, hex).is_ok() {
                orders.push(Order::Assault { shots, leader, hex });
            }
        };
        for shot in &all {
            try_out(vec![shot.clone()], None);
        }
        if all.len() > 1 {
            try_out(all.clone(), leads.map(|leader| leader.id));
        }
        for used in self.public.stores(self.side).expendable.keys() {
            let mut shots = all.clone();
            if let Some(shot) = shots.first_mut() {
                shot.uses.push(*used);
            }
            try_out(shots, None);
        }
    }
}
