//! The value of a position to a side, without its points.

use super::estimate::Estimate;
use crate::{
    engine::board::Hex,
    games::panzer44::rules::counter::{Counter, Place},
};

impl Estimate<'_> {
    /// The part of the points for places that may still be lost, because there is time.
    pub fn fleeting(&self) -> f64 {
        if self.public.outcome.is_some() {
            return 0.0;
        }
        let part = |hex: Hex| {
            let is_manned = self.public.holder(hex).is_some();
            let early = if is_manned { self.manner.early } else { self.manner.passing };
            1.0 - self.lasting(early, self.turns_left() + 1.0)
        };
        self.stakes.held(self.public).map(|(hex, points)| points * part(hex)).sum()
    }

    /// The present value of the side's units, without the points that already count.
    pub fn assets(&self) -> f64 {
        let own = self.public.counters.iter().filter(|counter| counter.side == self.side);
        let value = |counter: &Counter| match counter.place {
            Place::Destroyed | Place::Exited => 0.0,
            Place::Map(hex) => {
                let lost = self.fate(counter).loss(&self.manner.results);
                let standing = self.together(counter, hex);
                self.worth_fighting(counter) * (1.0 - lost) + standing.value()
            }
            _ => self.worth_fighting(counter),
        };
        own.map(value).sum()
    }
}
