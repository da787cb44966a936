//! The moment of a game in the bar: turn, side and phases.

use crate::engine::counters::Flag;
use std::borrow::Cow;

/// The first part of the bar.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Clock {
    pub turn: String,
    /// Its date or weather, or an empty text.
    pub about: String,
    /// The active side, by its flag and name; none when the game is over.
    pub side: Option<(Flag, String)>,
}

/// A phase in the bar.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PhaseShown {
    pub name: Cow<'static, str>,
    /// Whether it is the current phase.
    pub now: bool,
}

/// The moment of the game when no die tumbled.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct ShownMoment {
    pub turn: u8,
    /// The place of the phase in the list of all.
    pub phase: Option<usize>,
    /// The number of the side to act; none after the end of the game.
    pub acting: Option<usize>,
}

/// Something that panels show of the moment. While dice tumble it stays as it was before them; if what is over the map
/// belongs to an earlier moment, it stays until that is gone.
#[derive(Clone, Debug)]
pub(crate) struct Kept<T> {
    shown: Option<T>,
    /// The latest one; none since dice began to tumble.
    latest: Option<T>,
}

impl<T> Default for Kept<T> {
    fn default() -> Self {
        Self { shown: None, latest: None }
    }
}

impl<T: Clone> Kept<T> {
    /// Notes the present one, unless dice tumble: it is shown at once, or kept for later if the earlier one is held.
    pub fn note(&mut self, tumbles: bool, is_held: bool, now: impl FnOnce() -> T) {
        if tumbles {
            // The moment that was held back until now is the one before these dice.
            self.shown = self.latest.take().or_else(|| self.shown.take());
            return;
        }
        let now = now();
        if !is_held || self.shown.is_none() {
            self.shown = Some(now.clone());
        }
        self.latest = Some(now);
    }

    /// The one that is shown.
    pub fn shown(&self) -> Option<&T> {
        self.shown.as_ref()
    }

    /// The latest one; none while dice tumble.
    pub fn latest(&self) -> Option<&T> {
        self.latest.as_ref()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The moment of an attack is named while its dice tumble and as long as its result is over the map; the next dice
    /// begin in the moment before them.
    #[test]
    fn a_moment_is_kept_with_its_dice() {
        let mut kept = Kept::default();
        let mut shown = |now: u8, tumbles, is_held| {
            kept.note(tumbles, is_held, || now);
            kept.shown().copied()
        };
        assert_eq!(shown(1, false, false), Some(1));
        assert_eq!(shown(2, true, false), Some(1), "the dice decide whether it is 2");
        assert_eq!(shown(2, false, true), Some(1), "the result is still over the map");
        assert_eq!(shown(3, true, true), Some(2), "other dice tumble");
        assert_eq!(shown(3, false, true), Some(2));
        assert_eq!(shown(3, false, false), Some(3));
    }
}
