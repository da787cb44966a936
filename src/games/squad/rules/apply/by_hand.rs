//! Applies the actions by hand, while the referee is off.

#![warn(clippy::cast_possible_truncation, clippy::indexing_slicing)]

use crate::{
    engine::{
        board::{Hex, Hexside},
        counters::UnitId,
    },
    games::squad::rules::{
        by_hand::marking::Marking,
        counter::{Condition, Place},
        event::{Event, fire_events, sequence_events, unit_events},
        position::{Public, Work},
        rulebook::Rulebook,
    },
};

impl Public {
    /// Applies an action by hand.
    pub(super) fn apply_by_hand(&mut self, rulebook: &Rulebook, event: &Event) {
        match event {
            Event::RefereeSwitched { on } => self.table.referee_off = !on,
            Event::MarkSet { marking, hex, there } => self.mark(rulebook, *marking, *hex, *there),
            Event::WorkTurned { hex, facing } => {
                if let Some(work) = self.works.get_mut(hex) {
                    work.facing = Some(*facing);
                }
            }
            Event::ClockSet { turn, phase } => self.open_phase(*turn, *phase),
            Event::PutByHand { units, place } => {
                units.iter().for_each(|unit| self.put(rulebook, *unit, *place));
            }
            Event::ConditionSet { unit, condition } => {
                self.with(*unit, |counter| counter.condition.clone_from(condition));
            }
            sequence_events!() | fire_events!() | unit_events!() => {}
        }
    }

    /// Sets or removes a mark by hand.
    fn mark(&mut self, rulebook: &Rulebook, marking: Marking, hex: Hex, there: bool) {
        match marking {
            Marking::Smoke(number) if there => _ = self.smoke.insert(hex, number),
            Marking::Smoke(_) => _ = self.smoke.remove(&hex),
            Marking::Work(kind) => {
                if there {
                    let facing = kind.is_bunker().then_some(Hexside::North);
                    self.works.insert(hex, Work { kind, facing, known: true });
                } else {
                    self.works.remove(&hex);
                }
                self.shelter(rulebook, hex);
            }
            Marking::Held(side) => _ = self.holders.insert(hex, side),
        }
    }

    /// Puts a counter and all that it carries somewhere by hand. If it is a squad or one of its halves, only the
    /// counters that were put there are then in play.
    fn put(&mut self, rulebook: &Rulebook, unit: UnitId, place: Place) {
        let Some(counter) = self.find(unit).cloned() else { return };
        match place {
            Place::Map(_) | Place::Aboard(_) | Place::Carried(_) => self.stands_for(rulebook, &counter),
            Place::SetUp(_) | Place::Due(_) => {}
            _ => return self.leave(unit, place),
        }
        let faces = rulebook.kind(&counter).faces();
        self.with(unit, |counter| {
            if !matches!(counter.place, Place::Map(_) | Place::Aboard(_)) {
                counter.condition = Condition::default();
            }
            counter.place = place;
            counter.condition.in_work = false;
            counter.facing = counter.facing.or(faces.then_some(Hexside::North));
        });
        if let Place::Map(hex) = place {
            self.stand(rulebook, unit, hex);
        }
    }
}
