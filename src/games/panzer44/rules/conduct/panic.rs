//! Panic determination (14).

use super::Referee;
use crate::{
    engine::counters::UnitId,
    games::panzer44::rules::{
        counter::Counter,
        event::{DiePurpose, Event},
        kinds::Side,
    },
};

/// Faces of the die for panic digits.
const DIGITS: u8 = 10;

impl Referee<'_> {
    /// Determines the units of both sides that panic: units with a rolled digit, and units with a marker (14.1, 14.2).
    pub fn determine_panic(&mut self) {
        let mut units: Vec<UnitId> = Vec::new();
        for side in self.sides_in_order() {
            units.extend(if self.rulebook.options.panic_individual {
                self.panic_one_by_one(side)
            } else {
                self.panic_by_digits(side)
            });
        }
        let public = self.public();
        let marked = public.counters.iter().filter(|unit| unit.condition.will_panic && unit.is_in_play());
        units.extend(marked.map(|unit| unit.id));
        // A carrier panics with its passenger (11.4).
        let passengers: Vec<UnitId> =
            units.iter().filter_map(|unit| public.passenger(*unit)).map(|counter| counter.id).collect();
        units.extend(passengers);
        units.sort_unstable();
        units.dedup();
        if !units.is_empty() {
            self.say(Event::Panicked { units });
        }
    }

    /// The units that the digits can affect: on the map, neither disrupted nor about to panic anyway.
    fn drawn_for(&self, side: Side) -> impl Iterator<Item = &Counter> {
        let calm = |counter: &&Counter| counter.condition.disruption == 0 && !counter.condition.will_panic;
        self.public().on_map(side).map(|(counter, _)| counter).filter(calm)
    }

    /// Rolls as many different digits as the panic level. Units in hexes that end in one of them panic (14.1).
    fn panic_by_digits(&mut self, side: Side) -> Vec<UnitId> {
        let level = usize::from(self.rulebook.scenario.force(side).panic);
        let mut digits: Vec<u8> = Vec::new();
        while digits.len() < level {
            let digit = self.roll_of(DIGITS, DiePurpose::PanicDigit(side)) % DIGITS;
            // A digit that has already come is rolled again.
            if !digits.contains(&digit) {
                digits.push(digit);
            }
        }
        let is_found =
            |counter: &&Counter| counter.hex().is_some_and(|hex| digits.contains(&(hex.row() % DIGITS)));
        self.drawn_for(side).filter(is_found).map(|counter| counter.id).collect()
    }

    /// Rolls a die for each unit (option, 14.1).
    fn panic_one_by_one(&mut self, side: Side) -> Vec<UnitId> {
        let level = self.rulebook.scenario.force(side).panic;
        let units: Vec<UnitId> = self.drawn_for(side).map(|counter| counter.id).collect();
        units.into_iter().filter(|unit| self.roll_of(DIGITS, DiePurpose::Panic(*unit)) <= level).collect()
    }
}
