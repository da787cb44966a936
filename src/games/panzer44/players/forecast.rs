//! The expected actions of the enemy in a turn: the hexes that it enters, and its hexes when indirect fire falls. They
//! come from trials in which the enemy plotted and moved for itself.

use crate::{
    engine::{board::Hex, counters::UnitId},
    games::panzer44::rules::{event::Event, kinds::Side, phase::Phase, position::Public},
};
use std::collections::BTreeMap;

/// The trust in a forecast, because people do not play as the trials do.
const TRUST: f64 = 0.8;

/// Units by hex, each with the number of trials.
type Seen = BTreeMap<Hex, BTreeMap<UnitId, u32>>;

/// The expected actions of a side in a turn.
#[derive(Clone, Debug)]
pub(super) struct Forecast {
    pub turn: u8,
    side: Side,
    trials: u32,
    entered: Seen,
    stood: Seen,
    /// Whether the final hexes of this trial have been noted.
    is_noted: bool,
}

impl Forecast {
    /// An empty forecast for this side and turn.
    pub fn new(turn: u8, side: Side) -> Self {
        Self { turn, side, trials: 0, entered: Seen::new(), stood: Seen::new(), is_noted: false }
    }

    /// Begins another trial.
    pub fn begin(&mut self) {
        self.trials += 1;
        self.is_noted = false;
    }

    /// Whether there was any trial.
    pub fn is_tried(&self) -> bool {
        self.trials > 0
    }

    /// Notes the results of an order in a trial.
    pub fn saw(&mut self, public: &Public, events: &[Event]) {
        for event in events {
            if let Event::Moved { unit, hex, .. } = event
                && public.find(*unit).is_some_and(|counter| counter.side == self.side)
            {
                *self.entered.entry(*hex).or_default().entry(*unit).or_default() += 1;
            }
        }
    }

    /// Notes a position of a trial. The first one after all movement has the hexes of all units when indirect fire
    /// falls.
    pub fn saw_position(&mut self, public: &Public) {
        let has_moved = public.turn > self.turn || public.phase > Phase::SecondMovement;
        if self.is_noted || !has_moved {
            return;
        }
        self.is_noted = true;
        for (counter, hex) in public.on_map(self.side) {
            *self.stood.entry(hex).or_default().entry(counter.id).or_default() += 1;
        }
    }

    /// The hexes that are entered, each with the units and their probabilities.
    pub fn entered(&self) -> impl Iterator<Item = (Hex, impl Iterator<Item = (UnitId, f64)>)> {
        self.entered.iter().map(|(hex, units)| (*hex, self.likely(units)))
    }

    /// The hexes in which a unit may be after all movement.
    pub fn hexes(&self) -> impl Iterator<Item = Hex> {
        self.stood.keys().copied()
    }

    /// The units in a hex after all movement, each with its probability.
    pub fn standing(&self, hex: Hex) -> impl Iterator<Item = (UnitId, f64)> {
        self.stood.get(&hex).into_iter().flat_map(|units| self.likely(units))
    }

    fn likely<'a>(&self, units: &'a BTreeMap<UnitId, u32>) -> impl Iterator<Item = (UnitId, f64)> + 'a {
        let trials = f64::from(self.trials.max(1));
        units.iter().map(move |(unit, times)| (*unit, TRUST * (f64::from(*times) / trials).min(1.0)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        engine::{counters::Points, orders::Game},
        games::panzer44::rules::{Panzer44, rulebook::Rulebook},
    };
    use std::sync::Arc;

    #[test]
    fn what_happens_in_half_of_the_trials_is_half_likely() {
        let rulebook = Arc::new(Rulebook::load("ailette").unwrap());
        let public = Panzer44::start(&rulebook, 1).public;
        let unit = public.counters.iter().find(|counter| counter.side == Side::German).unwrap().id;
        let other = public.counters.iter().find(|counter| counter.side == Side::Allied).unwrap().id;
        let hex: Hex = "1010".parse().unwrap();
        let mut forecast = Forecast::new(1, Side::German);
        for trial in 0..4 {
            forecast.begin();
            let entered = |unit| Event::Moved { unit, hex, left: Points::ZERO };
            let events = if trial % 2 == 0 { vec![entered(unit), entered(other)] } else { Vec::new() };
            forecast.saw(&public, &events);
        }
        let entered: Vec<(Hex, Vec<(UnitId, f64)>)> =
            forecast.entered().map(|(hex, units)| (hex, units.collect())).collect();
        assert_eq!(entered, [(hex, vec![(unit, TRUST / 2.0)])]);
        assert_eq!(forecast.standing(hex).count(), 0);
    }
}
