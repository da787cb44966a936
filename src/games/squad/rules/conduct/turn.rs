//! The end of a phase by its player, recovery, and the start of the game.

#![warn(clippy::cast_possible_truncation, clippy::indexing_slicing)]

use super::Referee;
use crate::{
    engine::counters::UnitId,
    games::squad::rules::{
        counter::Counter,
        event::Event,
        kinds::Side,
        phase::{Phase, Step},
        refusal::Why,
        set_up, victory,
    },
};

impl Referee<'_> {
    /// Ends the phase for the player. Returns whether it ends now, or only after all called missions are resolved (3.1
    /// b).
    pub fn order_done(&mut self) -> Result<bool, Why> {
        let phase = self.public().phase;
        if phase == Phase::Over {
            return Err(Why::GameOver);
        }
        let side = phase.side(&self.rulebook.scenario).filter(|_| phase.is_set_up());
        let waits = side.and_then(|side| set_up::waiting(self.public(), side).next());
        match waits {
            Some(counter) => Err(Why::SetUpUnfinished { unit: counter.id }),
            None if phase.step() == Some(Step::Support) => Ok(self.all_come_down()),
            None if phase.step() == Some(Step::AfterAction) => Ok(!self.asks_for_sniper()),
            None => Ok(true),
        }
    }

    /// Lets all pinned units of the side whose segment begins recover (3.1 a).
    pub fn recover(&mut self, side: Side) {
        let pinned = |counter: &&Counter| counter.side == side && counter.condition.pinned;
        let units: Vec<UnitId> =
            self.public().counters.iter().filter(pinned).map(|counter| counter.id).collect();
        if !units.is_empty() {
            self.say(Event::Recovered { units });
        }
    }

    /// Gives each victory hex to the side of a unit that is in it when the game begins (23.2).
    pub fn hold_from_the_start(&mut self) {
        for side in Side::BOTH {
            let seen = self.public().on_map(side).filter(|(counter, _)| {
                !self.is_hidden(counter.id) && victory::holds(self.rulebook, self.public(), counter)
            });
            let hexes: Vec<_> = seen.map(|(_, hex)| hex).collect();
            for hex in hexes {
                self.hold(side, hex);
            }
        }
    }

    /// Gives the hex that units enter to their side, if one of them can take control (23.2).
    pub(super) fn hold_with(&mut self, units: &[UnitId], hex: crate::engine::board::Hex) {
        let public = self.public();
        let holds = |counter: &&Counter| victory::holds(self.rulebook, public, counter);
        let side = units.iter().filter_map(|unit| public.find(*unit)).find(holds).map(|counter| counter.side);
        if let Some(side) = side {
            self.hold(side, hex);
        }
    }

    /// Gives a victory hex to a side with a unit that is in it or passes it (23.2).
    pub(crate) fn hold(&mut self, side: Side, hex: crate::engine::board::Hex) {
        let counts = self.rulebook.scenario.victory.counts(hex);
        if counts && self.public().holders.get(&hex) != Some(&side) {
            self.say(Event::Held { hex, side });
        }
    }
}
