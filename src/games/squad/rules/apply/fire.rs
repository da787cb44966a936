//! Applies attacks, snipers and their results.

#![warn(clippy::cast_possible_truncation, clippy::indexing_slicing)]

use crate::{
    engine::counters::UnitId,
    games::squad::rules::{
        counter::{Counter, Place},
        event::{Event, Kind, Lost, hand_events, sequence_events, unit_events},
        position::Public,
        rulebook::Rulebook,
    },
};

impl Public {
    /// Applies an event of fire.
    pub(super) fn apply_fire(&mut self, rulebook: &Rulebook, event: &Event) {
        match event {
            Event::UsedUp { side, weapon } => {
                if let Some(left) = self.stores_mut(*side).expendable.get_mut(weapon) {
                    *left = left.saturating_sub(1);
                }
            }
            Event::LaneLaid { lane } => self.lanes.push(lane.clone()),
            Event::Attacked { kind: Kind::Fire, by, hex, .. } => {
                // Vehicles and guns fire alone, and passengers by themselves (10.3).
                let first = by.first().and_then(|unit| self.find(*unit));
                let from = first.filter(|unit| rulebook.kind(unit).is_infantry()).and_then(Counter::hex);
                self.fired_at.extend(from.map(|from| (from, *hex)));
            }
            Event::Attacked { kind: Kind::Assault, by, .. } => {
                let from = by.first().and_then(|unit| self.find(*unit)).and_then(Counter::hex);
                self.assaulted.extend(from);
            }
            Event::Suffered { unit, lost } => self.suffer(*unit, *lost),
            Event::Valorous { unit } => self.change(*unit, |condition| condition.valorous = true),
            Event::SniperPlaced { side, hex } => {
                let sniper = self.sniper(*side);
                sniper.into_iter().for_each(|unit| self.stand(rulebook, unit, *hex));
            }
            Event::SniperGone { side, for_good } => {
                let place = if *for_good { Place::Destroyed } else { Place::Away };
                let sniper = self.sniper(*side);
                sniper.into_iter().for_each(|unit| self.leave(unit, place));
            }
            Event::Attacked { .. }
            | Event::Die { .. }
            | Event::Points { .. }
            | Event::Hit { .. }
            | sequence_events!()
            | unit_events!()
            | hand_events!() => {}
        }
    }

    fn suffer(&mut self, unit: UnitId, lost: Lost) {
        match lost {
            Lost::Spared => {}
            Lost::Pinned => self.pin(unit),
            Lost::Reduced(half) => self.reduce(unit, half),
            Lost::ReducedAndPinned(half) => {
                self.reduce(unit, half);
                self.pin(half);
            }
            Lost::Eliminated | Lost::Left => self.leave(unit, Place::Destroyed),
            Lost::Immobile => self.change(unit, |condition| {
                (condition.immobile, condition.halted) = (true, true);
            }),
        }
    }

    /// Pins a unit and its passengers (13.11).
    fn pin(&mut self, unit: UnitId) {
        let aboard = self.carried_by(unit).filter(|counter| matches!(counter.place, Place::Aboard(_)));
        let units: Vec<UnitId> = aboard.map(|counter| counter.id).chain([unit]).collect();
        self.change_all(&units, |condition| condition.pinned = true);
    }
}
