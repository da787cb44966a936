//! The effects of intents on the decisions of the captain. Without intents they are nothing.

use crate::{
    engine::board::Hex,
    games::panzer44::{
        players::{estimate::Estimate, going::Going},
        rules::counter::Counter,
    },
    play::players::chief::Intent,
};

/// The value of coming a turn nearer to the hex to which a unit is sent. Few other things are worth as much.
const NEARER: f64 = 8.0;
/// The additional value of the hex itself.
const THERE: f64 = 4.0;
/// The value of an end out of the enemy's sight to a unit that falls back.
const HIDDEN: f64 = 3.0;

impl Estimate<'_> {
    fn intent(&self, counter: &Counter) -> Intent {
        self.assignment.map_or(Intent::Usual, |assignment| assignment.intents.of(counter.id))
    }

    /// The hex to which a unit is sent.
    pub fn aim_of(&self, counter: &Counter) -> Option<Hex> {
        self.intent(counter).aim()
    }

    /// Whether a unit is sent to another hex than its own.
    pub fn is_sent(&self, counter: &Counter) -> bool {
        self.aim_of(counter).is_some_and(|aim| counter.hex() != Some(aim))
    }

    /// Whether a unit does not leave its hex: it holds it, or it was sent there.
    pub fn stays(&self, counter: &Counter) -> bool {
        let intent = self.intent(counter);
        intent.stays() || intent.aim().is_some_and(|aim| counter.hex() == Some(aim))
    }

    /// Whether a unit fires, whatever else would be worth more.
    pub fn fires(&self, counter: &Counter) -> bool {
        self.intent(counter) == Intent::StayAndFire
    }

    /// Whether a unit moves after all others.
    pub fn waits(&self, counter: &Counter) -> bool {
        self.intent(counter) == Intent::Wait
    }

    /// Whether a unit may move as its captain likes.
    pub fn is_free(&self, counter: &Counter) -> bool {
        matches!(self.intent(counter), Intent::Usual | Intent::Wait)
    }

    /// Whether a unit exits the map from its hex now. One that is to hold it, or is sent elsewhere, does not.
    pub fn leaves(&self, counter: &Counter) -> bool {
        let may = self.is_free(counter) || self.aim_of(counter).is_some_and(|aim| counter.hex() == Some(aim));
        may && self.may_leave(counter)
    }

    /// The additional value of a hex to a unit that is sent somewhere.
    pub fn errand(&self, counter: &Counter, hex: Hex) -> f64 {
        let Some(assignment) = self.assignment else { return 0.0 };
        let intent = self.intent(counter);
        let Some(aim) = intent.aim() else { return 0.0 };
        let hides = matches!(intent, Intent::FallBack(_));
        let turns = assignment.distances.turns(aim, self.rulebook.kind(counter), hex);
        let there = if hex == aim { THERE } else { 0.0 };
        let hidden = if hides && !self.is_seen(hex) { HIDDEN } else { 0.0 };
        there + hidden - NEARER * turns
    }

    /// Whether a move brings a unit nearer to where it is sent.
    pub fn obeys(&self, counter: &Counter, going: &Going) -> bool {
        let Some(end) = going.path.last() else { return false };
        let there = self.errand(counter, *end);
        counter.hex().is_none_or(|here| there > self.errand(counter, here))
    }

    /// Whether an enemy with a weapon sees a hex.
    pub fn is_seen(&self, hex: Hex) -> bool {
        self.foes.iter().any(|foe| self.rulebook.sees(self.next_turn, foe.hex, hex))
    }
}
