//! Answers to a step of the opponent: of each unit alone with its best weapon, and of all units of a hex together. They
//! come with a leader and with a lane of their machine guns (14).

#![warn(clippy::cast_possible_truncation, clippy::indexing_slicing)]

use super::Asked;
use crate::{
    engine::{board::Hex, counters::UnitId},
    games::squad::rules::{
        conduct::react,
        counter::Counter,
        fire::{
            Aim, Shot,
            anti_tank::Occasion,
            sniper::{may_fire, sniper_of},
        },
        order::{Bend, Order},
    },
};

impl Asked<'_> {
    pub(super) fn reactions(&self, units: &[UnitId], hex: Hex) -> Vec<Order> {
        let mut orders = vec![Order::Hold];
        self.snipes(units, hex, &mut orders);
        for from in self.own_hexes() {
            self.group(from, units, hex, &mut orders);
        }
        for (counter, _) in self.public.on_map(self.side) {
            for target in units {
                self.shots_at(counter, *target, Occasion::Opportunity, &mut orders);
            }
        }
        orders
    }

    fn snipes(&self, units: &[UnitId], hex: Hex, orders: &mut Vec<Order>) {
        let entered: Vec<&Counter> = units.iter().filter_map(|unit| self.public.find(*unit)).collect();
        let sniper = sniper_of(self.rulebook, self.public, self.side);
        let sniper = sniper.filter(|it| may_fire(self.rulebook, self.public, it, hex, &entered));
        orders.extend(sniper.map(|it| opportunity(vec![Shot::of(it.id)], None, None)));
    }

    /// Fire out of one hex.
    fn group(&self, from: Hex, units: &[UnitId], hex: Hex, orders: &mut Vec<Order>) {
        let (rulebook, public) = (self.rulebook, self.public);
        let aim = Aim::Entering(units);
        let strength = |shot: &Shot| self.judged(std::slice::from_ref(shot), None, (hex, aim)).unwrap_or(0);
        let best = |counter: &Counter| {
            react::shots(rulebook, public, counter, units, hex).into_iter().max_by_key(|shot| strength(shot))
        };
        let mut on_foot = Vec::new();
        for counter in react::firers(public, self.side, from) {
            let Some(shot) = best(counter) else { continue };
            orders.push(opportunity(vec![shot.clone()], None, None));
            if counter.hex().is_some() && rulebook.kind(counter).is_infantry() {
                orders.extend(self.with_lanes(std::slice::from_ref(&shot), None));
                on_foot.push(shot);
            }
        }
        let leaders = public.in_hex(from).filter(|it| rulebook.kind(it).leads().is_some());
        for leader in std::iter::once(None).chain(leaders.map(|leader| Some(leader.id))) {
            let several = on_foot.len() > 1 || leader.is_some();
            if several && self.judged(&on_foot, leader, (hex, aim)).is_some() {
                orders.push(opportunity(on_foot.clone(), leader, None));
                orders.extend(self.with_lanes(&on_foot, leader));
            }
        }
    }

    /// The same fire with a lane that bends to either side, if a machine gun fires (14.5).
    fn with_lanes(&self, shots: &[Shot], leader: Option<UnitId>) -> Vec<Order> {
        let lays = |shot: &Shot| react::lane_gun(self.rulebook, self.public, shot).is_some();
        if !shots.iter().any(lays) {
            return Vec::new();
        }
        [Bend::Left, Bend::Right].map(|bend| opportunity(shots.to_vec(), leader, Some(bend))).to_vec()
    }
}

fn opportunity(shots: Vec<Shot>, leader: Option<UnitId>, lane: Option<Bend>) -> Order {
    Order::OpportunityFire { shots, leader, lane }
}
