//! The dice of the current order: which attack is rolled for, and since when.

use crate::{
    scene::{die, script::Script},
    settings::Motion,
};
use bevy::prelude::*;

/// A moment at which dice tumble, in seconds.
const TUMBLING: f32 = 0.4;
/// The seconds of a roll in which it waits for the view.
const BEGINS: f32 = 0.08;

/// The dice of the current order, attack by attack.
#[derive(Resource, Clone, Debug, Default, PartialEq)]
pub struct Throw {
    /// Seconds since the roll for this attack began, below zero before it; none if no die is rolling.
    pub clock: Option<f32>,
    /// The attack that is rolled for, from 0, and the number of attacks of the order.
    pub attack: usize,
    pub attacks: usize,
    /// Whether the first of them is no attack, but a die that decides whether there is one.
    pub begins_alone: bool,
    /// Whether the order was a combat that needed no die.
    pub unrolled: bool,
    /// Seconds from the roll for each attack to that for the next.
    pub(crate) until_next: Vec<f32>,
}

impl Throw {
    /// Returns the dice of a script, whose first one may be by itself.
    pub(super) fn of(script: &Script, begins_alone: bool) -> Self {
        let throws = &script.throws;
        let until_next = throws.windows(2).map(|pair| pair[1] - pair[0]).collect();
        let clock = throws.first().map(|begin| -begin);
        Self { clock, attack: 0, attacks: throws.len(), begins_alone, unrolled: false, until_next }
    }

    /// Whether the order was a combat, with dice or without.
    pub fn is_of_combat(&self) -> bool {
        self.attacks > 0 || self.unrolled
    }

    /// Whether the last die of the order has not shown its result yet.
    pub fn hides_result(&self) -> bool {
        self.clock.is_some_and(|clock| clock < die::RESULT || self.attack + 1 < self.attacks)
    }

    /// Whether the result of this attack of the order, from 0, has been shown.
    pub fn has_shown(&self, attack: usize) -> bool {
        let Some(clock) = self.clock else { return true };
        attack < self.attack || attack == self.attack && clock >= die::RESULT
    }

    /// Whether the units that move into fire are still on their way.
    pub fn is_to_come(&self) -> bool {
        self.clock.is_some_and(|clock| clock < 0.0)
    }

    /// Seconds since the roll, for panels that show all dice of the order at once: they tumble until the last one is rolled.
    pub fn clock_of_all(&self) -> Option<f32> {
        let clock = self.clock?;
        Some(if self.attack + 1 < self.attacks { clock.min(TUMBLING) } else { clock })
    }

    /// Whether the die is not thrown yet in this many seconds, because the view is still on its way to the combat. The
    /// units that move into fire arrive meanwhile.
    pub(super) fn waits(&mut self, seconds: f32, view_moves: bool) -> bool {
        let Some(clock) = self.clock else { return false };
        let waits = view_moves && clock < BEGINS && clock + seconds >= 0.0;
        if waits && clock < 0.0 {
            self.clock = Some(0.0);
        }
        waits
    }

    /// Goes on by this many seconds: to the next attack when its time has come, and to none after the last. Without
    /// animation each die is at rest from the beginning.
    pub(super) fn go_on(&mut self, seconds: f32, motion: Motion) {
        let Some(clock) = self.clock.map(|clock| clock + seconds) else { return };
        self.clock = Some(clock);
        if self.attack + 1 >= self.attacks {
            self.clock = Some(clock).filter(|clock| *clock < die::RESULT + die::FLASH);
            return;
        }
        // Without animation all dice are rolled at once, and each result is shown for as long as with it.
        let least = die::until_next(self.attacks);
        let until = self.until_next.get(self.attack).map_or(least, |until| until.max(least));
        if clock >= until {
            // Below zero while units move into the fire of the next attack.
            let begin = if motion == Motion::Reduced { die::RESULT } else { clock - until };
            (self.clock, self.attack) = (Some(begin), self.attack + 1);
        }
    }
}
