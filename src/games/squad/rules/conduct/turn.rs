//! The sequence of play (3): what opens and closes each phase, and the end of the game.

#![warn(clippy::cast_possible_truncation, clippy::indexing_slicing)]

use super::Referee;
use crate::{
    engine::counters::Word,
    games::squad::rules::{
        counter::Counter,
        event::Event,
        kinds::Side,
        phase::{Phase, Step},
        position::Public,
        refusal::Why,
        rulebook::Rulebook,
        set_up, victory,
    },
};

/// The phase that follows; the end after the last segment, or when a side has nobody left (23.1).
pub fn after(rulebook: &Rulebook, public: &Public) -> Phase {
    let last = public.turn >= rulebook.scenario.last_turn;
    match public.phase {
        Phase::Second(Step::AfterAction) if last => Phase::Over,
        phase if !phase.is_set_up() && victory::is_alone(rulebook, public) => Phase::Over,
        phase => phase.next(),
    }
}

impl Referee<'_> {
    /// Opens a phase. Tells whether it is over at once, because nobody has anything to decide in it.
    pub fn open_phase(&mut self, phase: Phase) -> bool {
        let turn = self.public().turn + u8::from(phase == Phase::First(Step::Support));
        self.say(Event::PhaseOpened { turn, phase });
        if phase == Phase::Over {
            self.show_all();
            let outcome = victory::outcome(&self.rulebook.scenario, self.public());
            self.say(Event::Ended { outcome });
            return false;
        }
        let side = phase.side(&self.rulebook.scenario);
        if phase.is_set_up() {
            let scenario = &self.rulebook.scenario;
            return side.is_none_or(|side| scenario.force(side).set_up.is_empty());
        }
        if victory::is_alone(self.rulebook, self.public()) {
            return true;
        }
        let Some(side) = side else { return true };
        if phase.step() == Some(Step::Support) {
            if phase == Phase::First(Step::Support) && turn == self.rulebook.scenario.first_turn {
                self.hold_from_the_start();
            }
            self.recover(side);
        }
        let idle = !phase.step().is_none_or(|step| self.seems_to_have_anything(side, step));
        // Though its player has nothing to do in it, the other may have his sniper to withdraw (3.6 d).
        idle && !(phase.step() == Some(Step::AfterAction) && self.asks_for_sniper())
    }

    /// Closes a phase: after the last of a segment markers come off, and smoke thins (3.6).
    pub fn close_phase(&mut self, phase: Phase) {
        if phase.step() == Some(Step::AfterAction) {
            self.say(Event::MarkersOff);
            self.say(Event::SmokeThins);
        }
    }

    /// The player closes the phase. Tells whether it ends now, or only when all that was called down has fallen (3.1
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

    /// All pinned units of the side whose segment begins are themselves again (3.1 a).
    fn recover(&mut self, side: Side) {
        let pinned = |counter: &&Counter| counter.side == side && counter.condition.pinned;
        let units: Vec<Word> =
            self.public().counters.iter().filter(pinned).map(|counter| counter.id).collect();
        if !units.is_empty() {
            self.say(Event::Recovered { units });
        }
    }

    /// Whoever stands in a hex that counts when the game begins holds it (23.2).
    fn hold_from_the_start(&mut self) {
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

    /// Units hold the hex that they enter, if one of them is such that it does (23.2).
    pub(super) fn hold_with(&mut self, units: &[Word], hex: crate::engine::board::Hex) {
        let public = self.public();
        let holds = |counter: &&Counter| victory::holds(self.rulebook, public, counter);
        let side = units.iter().filter_map(|unit| public.find(*unit)).find(holds).map(|counter| counter.side);
        if let Some(side) = side {
            self.hold(side, hex);
        }
    }

    /// A side holds the hex that one of its units is in or passes, if that counts (23.2).
    pub(in crate::games::squad::rules) fn hold(&mut self, side: Side, hex: crate::engine::board::Hex) {
        let counts = self.rulebook.scenario.victory.counts(hex);
        if counts && self.public().holders.get(&hex) != Some(&side) {
            self.say(Event::Held { hex, side });
        }
    }
}
