//! The view that the capture window shows now, and its movement to another one.

use bevy::{math::curve::Curve, prelude::*};

/// Seconds in which it moves from one subject to another.
pub(in crate::table::viewers) const TURNS: f32 = 0.6;

/// The place in the middle of the window, and physical pixels of a hex radius.
pub(super) type Look = (Vec2, f32);

/// The current view of the window.
#[derive(Resource, Default)]
pub(in crate::table::viewers) struct Shows {
    pub(super) now: Option<Look>,
    /// Whether it differs from the table's.
    pub(super) own: bool,
    /// The start of its movement, its end, and its progress from 0 to 1.
    from: Look,
    to: Option<Look>,
    done: f32,
}

impl Shows {
    /// Returns a view that is still at rest nowhere.
    pub(super) fn nowhere() -> Self {
        Self { done: 1.0, ..Self::default() }
    }

    /// Returns the physical pixels of a hex radius; none without a window.
    pub(in crate::table::viewers) fn pixels(&self) -> Option<f32> {
        self.now.map(|(_, pixels)| pixels)
    }

    /// Takes in the wanted view; it moves there smoothly when the subject changes.
    pub(super) fn take(&mut self, (to, own): (Look, bool), seconds: f32) {
        let now = *self.now.get_or_insert(to);
        let is_another = self.to.replace(to) != Some(to);
        if own != self.own || own && is_another && now != to {
            (self.own, self.from, self.done) = (own, now, 0.0);
        }
        self.done = (self.done + seconds / TURNS).min(1.0);
        let part = EaseFunction::SmoothStep.sample_clamped(self.done);
        let between = (self.from.0.lerp(to.0, part), self.from.1 + (to.1 - self.from.1) * part);
        self.now = Some(if self.done < 1.0 { between } else { to });
    }

    pub(super) fn is_still(&self) -> bool {
        self.done >= 1.0
    }

    /// Stops where it is.
    pub(super) fn stop(&mut self) {
        (self.done, self.to) = (1.0, self.now);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// It moves smoothly from one subject to another, and follows the table without delay.
    #[test]
    fn it_turns_smoothly() {
        let (near, far) = ((Vec2::ZERO, 40.0), (Vec2::splat(50.0), 40.0));
        let mut shows = Shows::nowhere();
        shows.take((near, false), 0.05);
        shows.take((far, false), 0.05);
        assert_eq!(shows.now, Some(far), "it follows");
        shows.take((near, true), 0.05);
        assert!(!shows.is_still() && shows.now != Some(near) && shows.now != Some(far));
        shows.take((near, true), TURNS);
        assert_eq!(shows.now, Some(near));
    }

    /// A subject that changes on the way is reached from where the view is: it does not jump.
    #[test]
    fn it_changes_its_way_without_a_jump() {
        let (one, other) = ((Vec2::ZERO, 40.0), (Vec2::splat(50.0), 60.0));
        let mut shows = Shows::nowhere();
        shows.take((one, true), TURNS);
        shows.take((other, true), TURNS / 2.0);
        let half = shows.now.map(|(place, _)| place);
        shows.take((one, true), 0.001);
        let now = shows.now.map(|(place, _)| place);
        assert!(half.zip(now).is_some_and(|(half, now)| half.distance(now) < 1.0), "{half:?} {now:?}");
        shows.take((one, true), TURNS);
        assert_eq!(shows.now, Some(one));
        // While it is held it rests where it is.
        shows.take((other, true), TURNS / 2.0);
        shows.stop();
        assert!(shows.is_still() && shows.now != Some(other));
    }
}
