//! After action: rallies (3.6 a, 13.12).

#![warn(clippy::cast_possible_truncation, clippy::indexing_slicing)]

use super::Referee;
use crate::{
    engine::counters::UnitId,
    games::squad::rules::{
        counter::Place,
        event::{DiePurpose, Event},
        rally::rally,
        refusal::Why,
    },
};

impl Referee<'_> {
    /// Lets a pinned unit and its passengers try to rally (3.6 a, 8.4, 13.12).
    pub fn order_rally(&mut self, unit: UnitId) -> Result<(), Why> {
        let side = self.active().ok_or(Why::GameOver)?;
        let rally = rally(self.rulebook, self.public(), self.own(side, unit)?)?;
        self.say(Event::Tried { unit });
        let dice = self.dice(DiePurpose::Rally(unit));
        if rally.succeeds(dice) {
            let aboard = self.public().carried_by(unit).filter(|it| matches!(it.place, Place::Aboard(_)));
            let units = std::iter::once(unit).chain(aboard.map(|passenger| passenger.id)).collect();
            self.say(Event::Recovered { units });
        }
        Ok(())
    }
}
