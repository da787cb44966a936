//! The pace of casting mode: its speed, its stops at combats, and the time in which viewers read a note.

use crate::engine::orders::{Game, Happening, facts};
use bevy::prelude::Resource;

/// The slowest and the fastest speed, in times of the usual one.
const SLOWEST: f32 = 0.5;
const FASTEST: f32 = 4.0;
/// The letters that viewers read in a second, and the least seconds for which a note stays.
const LETTERS: f32 = 14.0;
const NOTE: f32 = 3.0;
/// Seconds for which the result of a combat stays.
const COMBAT: f32 = 4.0;

/// Casting mode: a replay, or a game between computers, is shown to viewers by a caster who talks about it.
#[derive(Resource, Clone, Copy, Debug, PartialEq)]
pub struct Casting {
    /// Whether it is on.
    pub on: bool,
    /// Whether it stops after each combat until the caster goes on.
    pub stops: bool,
    /// Its speed, in times of the usual one.
    pub speed: f32,
    /// Seconds for which the replay stays at the moment that it has reached, because viewers read there; infinite if it
    /// stops there.
    pub(crate) reading: f32,
}

impl Default for Casting {
    fn default() -> Self {
        Self { on: false, stops: true, speed: 1.0, reading: 0.0 }
    }
}

impl Casting {
    /// Sets the speed, within its limits.
    pub(super) fn set_speed(&mut self, speed: f32) {
        if speed.is_finite() {
            self.speed = speed.clamp(SLOWEST, FASTEST);
        }
    }

    /// Returns the seconds for which the moment after these events, with this note, is shown at least; infinite if the
    /// replay stops there.
    pub(crate) fn pause_after<G: Game>(&self, events: &[G::Event], note: Option<&str>) -> f32 {
        self.pause(has_combat::<G>(events), note)
    }

    fn pause(&self, is_combat: bool, note: Option<&str>) -> f32 {
        let combat = match (is_combat, self.stops) {
            (false, _) => 0.0,
            (true, false) => COMBAT / self.speed,
            (true, true) => f32::INFINITY,
        };
        note.map_or(0.0, reading_time).max(combat)
    }

    /// Returns the factor for the waiting time of computer players; none while a person plays.
    pub(crate) fn times(&self, humans: [bool; 2]) -> Option<f32> {
        (self.on && humans == [false; 2]).then(|| 1.0 / self.speed)
    }
}

/// Whether both sides know of an attack in these events.
pub(crate) fn has_combat<G: Game>(events: &[G::Event]) -> bool {
    let mut known = facts::<G>(events).filter(|fact| fact.only.is_none());
    known.any(|fact| matches!(fact.what, Happening::Attacked { .. }))
}

/// Returns the seconds in which viewers read a note. They read no faster at a higher speed.
fn reading_time(note: &str) -> f32 {
    let letters = note.chars().count().min(10_000) as f32;
    (letters / LETTERS).max(NOTE)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_note_stays_until_it_is_read() {
        let casting = Casting { stops: false, ..Casting::default() };
        assert_eq!(casting.pause(false, None), 0.0);
        assert_eq!(casting.pause(false, Some("Here it turned")), 3.0);
        assert_eq!(casting.pause(false, Some(&"x".repeat(140))), 10.0);
        let fast = Casting { speed: 4.0, ..casting };
        assert_eq!((fast.pause(true, None), fast.pause(true, Some("a"))), (1.0, 3.0));
    }

    #[test]
    fn it_stops_at_combats_if_that_is_wanted() {
        let casting = Casting::default();
        assert!(casting.pause(true, Some("a")).is_infinite());
        assert_eq!(casting.pause(false, Some("a")), 3.0);
    }

    #[test]
    fn its_speed_has_limits_and_counts_for_computers_alone() {
        let mut casting = Casting { on: true, ..Casting::default() };
        for (wished, speed) in [(0.1, 0.5), (2.0, 2.0), (f32::NAN, 2.0), (9.0, 4.0)] {
            casting.set_speed(wished);
            assert_eq!(casting.speed, speed);
        }
        assert_eq!((casting.times([false; 2]), casting.times([true, false])), (Some(0.25), None));
    }
}
