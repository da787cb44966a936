//! Applying events: the only way in which a position changes.

#![warn(clippy::cast_possible_truncation, clippy::indexing_slicing)]

mod by_hand;
mod fire;
mod halves;
mod sequence;
mod units;

use super::{
    counter::{Condition, Counter, Place},
    event::{Event, fire_events, hand_events, sequence_events, unit_events},
    kinds::Side,
    movement::{shelters, would_shelter},
    position::{Position, Public, Stores, WorkKind, hidden::shown_by},
    rulebook::Rulebook,
};
use crate::engine::{board::Hex, counters::UnitId};

impl Position {
    /// Applies an event.
    pub fn apply(&mut self, rulebook: &Rulebook, event: &Event) {
        match event {
            Event::Die { roll, .. } => self.secrets.dice.check_off(6, *roll),
            Event::Unseen { event, .. } => return self.apply(rulebook, event),
            Event::Built { side, work: WorkKind::Mines, hex, there, .. } => {
                self.secrets.unseen.mines.remove(hex);
                if *there && rulebook.scenario.force(*side).hidden_mines {
                    self.secrets.unseen.mines.insert(*hex, *side);
                }
            }
            Event::MinesKnown { hex } | Event::MarkSet { hex, .. } => {
                self.secrets.unseen.mines.remove(hex);
            }
            _ => {}
        }
        self.public.follow(rulebook, event);
    }
}

impl Public {
    /// Applies the part of an event that both players know: dice are not public.
    pub(crate) fn follow(&mut self, rulebook: &Rulebook, event: &Event) {
        if rulebook.options.hidden_set_up {
            // A unit that was revealed while it was in view cannot be hidden later.
            self.change_all(&shown_by(event), |condition| condition.shown = true);
        }
        self.note_who_moves(rulebook, event);
        match event {
            sequence_events!() => self.apply_sequence(rulebook, event),
            fire_events!() => self.apply_fire(rulebook, event),
            unit_events!() => self.apply_to_units(rulebook, event),
            hand_events!() => self.apply_by_hand(rulebook, event),
        }
    }

    /// Notes which units moved last. A unit that moves, or prepares to, ends the move of the units before it (6.5). A
    /// unit that was halted on its path cannot move again either.
    fn note_who_moves(&mut self, rulebook: &Rulebook, event: &Event) {
        let unit = match event {
            Event::SetOut { units, .. } | Event::HaveMoved { units } => {
                let free = |unit: &&UnitId| self.find(**unit).is_some_and(|it| !it.condition.halted);
                self.movers = units.iter().filter(free).copied().collect();
                units.first()
            }
            Event::Exited { unit } => {
                // The units of a stack leave the map one after the other.
                if !self.movers.contains(unit) {
                    self.movers.clear();
                }
                Some(unit)
            }
            Event::Loaded { carrier: unit, .. }
            | Event::Unloaded { carrier: unit, .. }
            | Event::HasSmoked { unit } => {
                self.movers.clear();
                Some(unit)
            }
            Event::Placed { .. }
            | Event::PlacedAboard { .. }
            | Event::Armed { .. }
            | Event::Recovered { .. }
            | Event::Split { .. }
            | Event::Joined { .. }
            | Event::Fired { .. }
            | Event::Moved { .. }
            | Event::InWork { .. }
            | Event::Turned { .. }
            | Event::Halted { .. }
            | Event::Advanced { .. }
            | Event::Tried { .. }
            | Event::Shown { .. }
            | sequence_events!()
            | fire_events!()
            | hand_events!() => return,
        };
        let goes_on = |unit: &&UnitId| {
            let counter = self.find(**unit).filter(|it| !it.condition.halted);
            counter.is_some_and(|it| rulebook.kind(it).afv().is_some())
        };
        self.driven = unit.filter(goes_on).copied();
    }

    fn stores_mut(&mut self, side: Side) -> &mut Stores {
        let [german, allied] = &mut self.stores;
        match side {
            Side::German => german,
            Side::Allied => allied,
        }
    }

    /// Puts the units in a hex into the work that is there now, or into none (20.1).
    fn shelter(&mut self, rulebook: &Rulebook, hex: Hex) {
        let work = self.works.get(&hex).map(|work| work.kind);
        let there = self.counters.iter_mut().filter(|counter| counter.place == Place::Map(hex));
        there.for_each(|counter| {
            counter.condition.in_work = work.is_some_and(|work| shelters(work, rulebook.kind(counter)));
        });
    }

    /// The side's sniper, whatever its place.
    pub fn sniper(&self, side: Side) -> Option<UnitId> {
        let is_sniper = |counter: &&Counter| {
            counter.side == side && counter.kind.as_str() == super::scenario::units::SNIPER
        };
        self.counters.iter().find(is_sniper).map(|counter| counter.id)
    }

    /// Puts a unit into a hex, and into the work that is there (20.1).
    fn stand(&mut self, rulebook: &Rulebook, unit: UnitId, hex: Hex) {
        let Some(kind) = self.find(unit).map(|counter| rulebook.kind(counter)) else { return };
        let in_work = would_shelter(self, kind, hex);
        self.with(unit, |counter| {
            counter.place = Place::Map(hex);
            counter.condition.in_work = in_work;
        });
    }

    /// Moves a unit out of its place or off the map. Off the map it loses its condition; its weapons and passengers go
    /// with it.
    fn leave(&mut self, unit: UnitId, place: Place) {
        let on_map = matches!(place, Place::Map(_) | Place::Aboard(_) | Place::Carried(_));
        let with_it: Vec<UnitId> = self.carried_by(unit).map(|counter| counter.id).collect();
        self.with(unit, |counter| {
            counter.place = place;
            if !on_map {
                counter.condition = Condition::default();
            }
        });
        if !on_map {
            with_it.into_iter().for_each(|carried| self.leave(carried, place));
        }
    }

    fn with(&mut self, unit: UnitId, change: impl FnOnce(&mut Counter)) {
        if let Ok(at) = self.counters.binary_search_by_key(&unit, |counter| counter.id)
            && let Some(counter) = self.counters.get_mut(at)
        {
            change(counter);
        }
    }

    fn change(&mut self, unit: UnitId, change: impl FnOnce(&mut Condition)) {
        self.with(unit, |counter| change(&mut counter.condition));
    }

    fn change_all(&mut self, units: &[UnitId], change: impl Fn(&mut Condition)) {
        units.iter().for_each(|unit| self.change(*unit, &change));
    }
}
