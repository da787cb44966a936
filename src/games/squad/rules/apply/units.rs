//! Applies the events of units.

#![warn(clippy::cast_possible_truncation, clippy::indexing_slicing)]

use crate::{
    engine::{board::Hex, counters::UnitId},
    games::squad::rules::{
        counter::{Counter, Place},
        event::{Event, fire_events, hand_events, sequence_events},
        position::Public,
        rulebook::Rulebook,
    },
};

impl Public {
    /// Applies an event of units.
    pub(super) fn apply_to_units(&mut self, rulebook: &Rulebook, event: &Event) {
        match event {
            Event::Placed { unit, hex, facing } => {
                self.stand(rulebook, *unit, *hex);
                self.with(*unit, |counter| counter.facing = facing.or(counter.facing));
            }
            Event::PlacedAboard { unit, carrier } => {
                self.with(*unit, |counter| {
                    counter.place = Place::Aboard(*carrier);
                    counter.condition.in_work = false;
                });
            }
            Event::Armed { weapon, unit } => {
                self.with(*weapon, |counter| counter.place = Place::Carried(*unit));
            }
            Event::Recovered { units } => self.change_all(units, |condition| condition.pinned = false),
            Event::Split { squad, halves, weapons, keeps } => self.split(*squad, *halves, weapons, *keeps),
            Event::Joined { halves, squad } => self.join(rulebook, *halves, *squad),
            Event::Fired { units } => self.change_all(units, |condition| condition.fired = true),
            Event::SetOut { units, assault, led } => self.change_all(units, |condition| {
                (condition.assault_move, condition.led) = (*assault, *led);
            }),
            Event::Moved { units, hex, spent } => {
                units.iter().zip(spent).for_each(|(unit, spent)| self.pass(*unit, *hex, *spent));
            }
            Event::Turned { unit, facing, spent } => self.with(*unit, |counter| {
                counter.facing = Some(*facing);
                counter.condition.spent = *spent;
            }),
            Event::Halted { units, .. } => self.change_all(units, |condition| condition.halted = true),
            // The Move marker replaces an assault move marker (3.3).
            Event::HaveMoved { units } => self.change_all(units, |condition| {
                condition.assault_moved |= condition.assault_move;
                (condition.moved, condition.halted, condition.assault_move) = (true, true, false);
            }),
            Event::InWork { units } => units.iter().for_each(|unit| {
                if let Some(hex) = self.find(*unit).and_then(Counter::hex) {
                    self.stand(rulebook, *unit, hex);
                }
            }),
            Event::Loaded { carrier, passengers } => self.load(*carrier, passengers),
            Event::Unloaded { carrier, passengers, hex } => self.unload(rulebook, *carrier, passengers, *hex),
            Event::Exited { unit } => self.leave(*unit, Place::Exited),
            Event::Advanced { unit, hex, facing } => {
                self.stand(rulebook, *unit, *hex);
                self.with(*unit, |counter| {
                    counter.facing = facing.or(counter.facing);
                    counter.condition.advanced = true;
                });
            }
            Event::HasSmoked { unit } => self.change(*unit, |condition| condition.smoked = true),
            Event::Tried { unit } => self.change(*unit, |condition| condition.tried = true),
            Event::Shown { units } => self.change_all(units, |condition| condition.shown = true),
            sequence_events!() | fire_events!() | hand_events!() => {}
        }
    }

    /// Moves a unit into a hex, with the points that it has spent by now. One that passes through a work is not in it
    /// (20.1).
    fn pass(&mut self, unit: UnitId, hex: Hex, spent: u16) {
        self.with(unit, |counter| {
            counter.place = Place::Map(hex);
            (counter.condition.spent, counter.condition.in_work) = (spent, false);
        });
    }

    /// Replaces a squad by two halves (3.1 c).
    fn split(&mut self, squad: UnitId, halves: [UnitId; 2], weapons: &[UnitId], keeps: UnitId) {
        let Some(whole) = self.find(squad).cloned() else { return };
        for half in halves {
            self.with(half, |counter| {
                counter.place = whole.place;
                counter.condition = whole.condition.clone();
            });
        }
        self.with(squad, |counter| counter.place = Place::Away);
        self.hand_over(weapons, keeps);
    }

    /// Puts passengers into a carrier (8.2).
    fn load(&mut self, carrier: UnitId, passengers: &[UnitId]) {
        for unit in passengers {
            self.with(*unit, |counter| {
                counter.place = Place::Aboard(carrier);
                counter.condition.in_work = false;
            });
        }
        self.change_all(passengers, |condition| condition.transported = true);
        self.change(carrier, |condition| condition.transported = true);
    }

    /// Puts passengers out of a carrier (8.2).
    fn unload(&mut self, rulebook: &Rulebook, carrier: UnitId, passengers: &[UnitId], hex: Hex) {
        let ahead = self.find(carrier).and_then(|carrier| carrier.facing);
        for unit in passengers {
            self.stand(rulebook, *unit, hex);
            // A gun that has no facing yet keeps the facing with which it was towed (7.1).
            self.with(*unit, |counter| {
                let faces = rulebook.kind(counter).faces();
                counter.facing = counter.facing.or(ahead.filter(|_| faces));
            });
        }
        // Each passenger may still move one hex (8.2).
        self.change_all(passengers, |condition| {
            (condition.transported, condition.moved) = (true, true);
        });
        self.change(carrier, |condition| condition.transported = true);
    }

    /// Gives weapons to another unit.
    pub(super) fn hand_over(&mut self, weapons: &[UnitId], to: UnitId) {
        for weapon in weapons {
            self.with(*weapon, |counter| counter.place = Place::Carried(to));
        }
    }
}
