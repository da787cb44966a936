//! The end of a segment by its player, the start of the game, and the end of spotting.

use super::Referee;
use crate::{
    engine::counters::UnitId,
    games::platoon::rules::{
        counter::{Condition, Counter},
        event::{Cause, Event},
        kinds::Side,
        phase::Phase,
        refusal::Why,
    },
};

impl Referee<'_> {
    /// Checks that the player may end the phase now.
    pub fn order_done(&mut self) -> Result<bool, Why> {
        match self.public().phase {
            Phase::Over => Err(Why::GameOver),
            phase if phase.is_set_up() => self.may_end_set_up(),
            _ => Ok(()),
        }
        .map(|()| true)
    }

    /// The units of the active side with such a condition.
    pub fn own_units(&self, is_such: fn(&Condition) -> bool) -> Vec<UnitId> {
        let side = self.active();
        let counters = self.public().counters.iter().filter(|counter| Some(counter.side) == side);
        counters.filter(|counter| is_such(&counter.condition)).map(|counter| counter.id).collect()
    }

    /// Ends spotting: moving units of the other side lose `spotted`, and units spotted by their opportunity fire become
    /// spotted (10.7).
    pub fn end_spotting(&mut self, side: Side) {
        let moves = |counter: &&Counter| counter.side == side && self.rulebook.kind(counter).allowance > 0;
        let lost = self.public().counters.iter().filter(moves);
        let lost = lost.filter(|counter| counter.condition.spotted && !counter.condition.opportunity_spotted);
        let lost: Vec<UnitId> = lost.map(|counter| counter.id).collect();
        let become_usual: Vec<UnitId> = self
            .public()
            .counters
            .iter()
            .filter(|counter| counter.side == side && counter.condition.opportunity_spotted)
            .map(|counter| counter.id)
            .collect();
        if !lost.is_empty() {
            self.say(Event::SpottingEnds { units: lost, becomes_spotted: false, why: Cause::TurnEnds });
        }
        if !become_usual.is_empty() {
            self.say(Event::SpottingEnds {
                units: become_usual,
                becomes_spotted: true,
                why: Cause::TurnEnds,
            });
        }
    }

    /// Lets units in a hex that counts hold it when the game begins (20.2).
    pub fn hold_from_the_start(&mut self) {
        for side in Side::BOTH {
            let hexes: Vec<_> = self.public().on_map(side).map(|(_, hex)| hex).collect();
            for hex in hexes {
                self.hold(side, hex);
            }
        }
    }
}
