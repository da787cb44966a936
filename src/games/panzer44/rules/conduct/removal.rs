//! Removal of pins, and rolls for disruption (3.5, 13).

use super::Referee;
use crate::{
    engine::counters::UnitId,
    games::panzer44::rules::{
        counter::Counter,
        event::{DiePurpose, Event},
    },
};

impl Referee<'_> {
    /// Removes all pins, then rolls for each disrupted unit, those of the First Player first. A carrier's die counts
    /// for its passenger, because results for one apply to the other (11.4).
    pub fn remove_markers(&mut self) {
        let pinned = |counter: &&Counter| counter.is_in_play() && counter.condition.pinned;
        let units: Vec<UnitId> =
            self.public().counters.iter().filter(pinned).map(|counter| counter.id).collect();
        if !units.is_empty() {
            self.say(Event::PinsRemoved { units });
        }
        for side in self.sides_in_order() {
            let disrupted = self.public().on_map(side).filter(|(unit, _)| unit.condition.disruption > 0);
            let units: Vec<(UnitId, u8)> =
                disrupted.map(|(unit, _)| (unit.id, unit.condition.disruption)).collect();
            for (unit, degree) in units {
                let needed = self.rulebook.charts.removal[usize::from(degree.clamp(1, 3)) - 1];
                if self.roll(DiePurpose::Recovery(unit)) <= needed {
                    let passenger = self.public().passenger(unit).map(|counter| counter.id);
                    self.say(Event::Recovered { unit });
                    if let Some(passenger) = passenger {
                        self.say(Event::Recovered { unit: passenger });
                    }
                }
            }
        }
    }
}
