//! Changes of counters.

use crate::{
    engine::counters::UnitId,
    games::panzer44::rules::{
        counter::{Condition, Counter, Motion, Place},
        event::{Event, fire_events, hand_events, sequence_events},
        position::Public,
        rulebook::Rulebook,
    },
};

impl Public {
    /// Applies an action of units, or the result of one.
    pub(super) fn apply_to_units(&mut self, rulebook: &Rulebook, event: &Event) {
        match event {
            Event::Deployed { unit, hex } => self.with(*unit, |counter| counter.place = Place::Map(*hex)),
            Event::Boarded { unit, carrier } | Event::Loaded { carrier, passenger: unit } => {
                self.with(*unit, |counter| counter.place = Place::Aboard(*carrier));
                if matches!(event, Event::Loaded { .. }) {
                    self.finish(*unit);
                    self.finish(*carrier);
                }
            }
            Event::Panicked { units } => self.let_panic(units),
            Event::Fired { unit, indirect } => self.note_fire(*unit, *indirect),
            Event::Suffered { unit, pinned, will_panic, disruption } => self.change(*unit, |condition| {
                condition.pinned |= *pinned;
                condition.will_panic |= *will_panic;
                condition.disruption = *disruption;
            }),
            Event::Destroyed { unit, wreck } => {
                self.with(*unit, |counter| counter.place = Place::Destroyed);
                self.finish(*unit);
                self.wrecks.extend(*wreck);
            }
            Event::Moved { unit, hex, left } => {
                self.with(*unit, |counter| {
                    counter.place = Place::Map(*hex);
                    counter.condition.left = *left;
                    counter.condition.motion = Motion::Moving;
                });
                self.moving = Some(*unit);
            }
            Event::Exited { unit } => self.exit(*unit),
            Event::Finished { unit } => self.finish(*unit),
            Event::Unloaded { unit, hex } => {
                self.with(*unit, |counter| counter.place = Place::Map(*hex));
                self.finish(*unit);
                self.pay_for_unloading(rulebook);
            }
            Event::Worked { unit, work } => {
                self.change(*unit, |condition| condition.work = *work);
                self.finish(*unit);
            }
            Event::PinsRemoved { units } => {
                for unit in units {
                    self.change(*unit, |condition| condition.pinned = false);
                }
            }
            Event::Recovered { unit } => self.change(*unit, |condition| condition.disruption = 0),
            Event::Bolting { units, run } => {
                self.bolting.clone_from(units);
                self.run = *run;
            }
            sequence_events!() | fire_events!() | hand_events!() => {}
        }
    }

    fn let_panic(&mut self, units: &[UnitId]) {
        for unit in units {
            self.change(*unit, |condition| {
                condition.panicked = true;
                condition.will_panic = false;
            });
        }
    }

    fn note_fire(&mut self, unit: UnitId, indirect: bool) {
        let turn = self.turn;
        self.change(unit, |condition| {
            condition.has_fired = true;
            if indirect {
                condition.bombarded = Some(turn);
            }
        });
    }

    /// Takes a unit off the map, and its passenger with it.
    fn exit(&mut self, unit: UnitId) {
        let passenger = self.passenger(unit).map(|counter| counter.id);
        self.carried_off.extend(passenger.map(|passenger| (passenger, unit)));
        for unit in passenger.into_iter().chain([unit]) {
            self.with(unit, |counter| counter.place = Place::Exited);
            self.finish(unit);
        }
    }

    /// Takes the cost of unloading from the points of the moving carrier.
    fn pay_for_unloading(&mut self, rulebook: &Rulebook) {
        let cost = rulebook.charts.unloading;
        if let Some(carrier) = self.moving {
            self.change(carrier, |condition| condition.left = condition.left.less(cost).unwrap_or_default());
        }
    }

    /// Puts a unit somewhere by hand, together with others. A passenger that has left the map in a carrier is recorded
    /// as such.
    pub(super) fn put(&mut self, unit: UnitId, place: Place, with: &[UnitId]) {
        self.carried_off.remove(&unit);
        let carrier = self.find(unit).and_then(Counter::carrier);
        if let Some(carrier) = carrier.filter(|carrier| place == Place::Exited && with.contains(carrier)) {
            self.carried_off.insert(unit, carrier);
        }
        self.with(unit, |counter| {
            counter.place = place;
            counter.condition.work = None;
        });
    }

    fn with(&mut self, unit: UnitId, change: impl FnOnce(&mut Counter)) {
        if let Some(counter) = self.find_mut(unit) {
            change(counter);
        }
    }

    pub(super) fn change(&mut self, unit: UnitId, change: impl FnOnce(&mut Condition)) {
        self.with(unit, |counter| change(&mut counter.condition));
    }

    /// Marks a unit as finished in this movement phase.
    fn finish(&mut self, unit: UnitId) {
        self.change(unit, |condition| condition.motion = Motion::Done);
        if self.moving == Some(unit) {
            self.moving = None;
        }
    }
}
