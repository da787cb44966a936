//! Movement of each unit alone and of each stack with a leader, by the cheapest path to each hex. Guns face in the
//! direction of their move (3.3).

#![warn(clippy::cast_possible_truncation, clippy::indexing_slicing)]

use super::Asked;
use crate::{
    engine::board::{ALL_SIDES, Hex, Hexside},
    games::squad::rules::{
        assault::overrun::may_overrun,
        counter::Counter,
        fire::smoke::may_throw,
        movement::{Moves, drive_reach, entries, entry_facings, may_exit, may_move, pivot, reach},
        order::Order,
    },
};

/// The infantry that a hex holds (6.7).
const ROOM: usize = 4;

impl<'a> Asked<'a> {
    /// All orders of the movement but loading and unloading. Units exit the map only where the scenario counts it.
    pub(super) fn marches(&self) -> Vec<Order> {
        let mut orders = Vec::new();
        for counter in self.own() {
            match may_move(self.rulebook, counter) {
                Ok(Moves::Foot) => {
                    self.walks(&[counter], &mut orders);
                    self.smokes(counter, &mut orders);
                }
                Ok(Moves::ByHand) => self.pushes(counter, &mut orders),
                Ok(_) => {
                    self.drives(counter, &mut orders);
                    self.overruns(counter, &mut orders);
                }
                Err(_) => {}
            }
            self.pivots(counter, &mut orders);
            self.exits(counter, &mut orders);
            if self.rulebook.kind(counter).leads().is_some() {
                let stack = self.led_by(counter);
                if stack.len() > 1 {
                    self.walks(&stack, &mut orders);
                }
            }
        }
        orders
    }

    /// A leader with the infantry in its place that may move and has spent as many points. Of waiting units it is as
    /// many as fit into a hex (6.1, 6.7).
    fn led_by(&self, leader: &'a Counter) -> Vec<&'a Counter> {
        let able = |counter: &Counter| may_move(self.rulebook, counter) == Ok(Moves::Foot);
        if !able(leader) {
            return Vec::new();
        }
        let spent = leader.condition.spent;
        let others = self.own().filter(|it| it.place == leader.place && it.id != leader.id);
        let others = others
            .filter(|it| it.condition.spent == spent && self.rulebook.kind(it).leads().is_none() && able(it));
        std::iter::once(leader).chain(others).take(ROOM).collect()
    }

    /// Walks and assault moves to every hex.
    fn walks(&self, units: &[&Counter], orders: &mut Vec<Order>) {
        let Ok(open) = entries(self.rulebook, self.public, units) else { return };
        for assault in [false, true] {
            let Ok(reach) = reach(self.rulebook, self.public, units, assault, &open) else { continue };
            orders.extend(reach.ends().iter().map(|hex| Order::Move {
                units: units.iter().map(|counter| counter.id).collect(),
                path: reach.path(*hex),
                assault,
                facing: None,
            }));
        }
    }

    /// Moves of a gun by hand.
    fn pushes(&self, gun: &Counter, orders: &mut Vec<Order>) {
        let Ok(open) = entries(self.rulebook, self.public, &[gun]) else { return };
        let Ok(reach) = reach(self.rulebook, self.public, &[gun], false, &open) else { return };
        let faces = |hex: Hex| -> Option<Hexside> {
            let goes = gun.hex().and_then(|from| from.side_towards(hex));
            goes.or_else(|| entry_facings(&self.rulebook.board, hex).next())
        };
        orders.extend(reach.ends().iter().map(|hex| Order::Move {
            units: vec![gun.id],
            path: reach.path(*hex),
            assault: false,
            facing: faces(*hex),
        }));
    }

    /// Drives of a vehicle, to each hex with the facing that leaves the most points.
    fn drives(&self, counter: &Counter, orders: &mut Vec<Order>) {
        let Ok(open) = entries(self.rulebook, self.public, &[counter]) else { return };
        let Ok(reach) = drive_reach(self.rulebook, self.public, counter, &open) else { return };
        let mut last = None;
        for (hex, _) in reach.ends() {
            if last.replace(*hex) == Some(*hex) {
                continue;
            }
            let Some(facing) = reach.best(*hex) else { continue };
            let path = reach.path(*hex, facing);
            // In its own hex it only turns, which is another order.
            if !path.is_empty() {
                orders.push(Order::Drive { unit: counter.id, path });
            }
        }
    }

    fn overruns(&self, counter: &Counter, orders: &mut Vec<Order>) {
        let way = may_overrun(self.rulebook, self.public, counter, &[]);
        orders.extend(way.ok().map(|(way, ..)| Order::Overrun {
            unit: counter.id,
            hex: way.target,
            uses: Vec::new(),
        }));
    }

    fn pivots(&self, counter: &Counter, orders: &mut Vec<Order>) {
        let unit = counter.id;
        let may = |facing: &Hexside| pivot(self.rulebook, counter, *facing).is_ok();
        orders.extend(ALL_SIDES.into_iter().filter(may).map(|facing| Order::Pivot { unit, facing }));
    }

    fn smokes(&self, counter: &Counter, orders: &mut Vec<Order>) {
        let Some(from) = counter.hex() else { return };
        let near = self.rulebook.board.neighbours(from).iter().flatten().copied();
        let may = |hex: &Hex| may_throw(self.rulebook, self.public, counter.id, *hex).is_ok();
        let unit = counter.id;
        orders.extend(std::iter::once(from).chain(near).filter(may).map(|hex| Order::LaySmoke { unit, hex }));
    }

    fn exits(&self, counter: &Counter, orders: &mut Vec<Order>) {
        let exits = &self.rulebook.scenario.force(self.side).exits;
        let counts = counter.hex().is_some_and(|hex| exits.contains(&hex));
        if counts && may_exit(self.rulebook, self.public, counter).is_ok() {
            orders.push(Order::Exit { unit: counter.id });
        }
    }
}
