//! A thought: how hard to think, how far it has come, and whether it is to end at once.

use std::sync::atomic::{AtomicBool, AtomicU64, Ordering::Relaxed};

/// One thought of a player, shared with whoever waits for it.
///
/// Effort is counted work, not time: the same effort brings the same answer on every machine. Only a
/// thought that was stopped may answer otherwise.
#[derive(Debug)]
pub struct Thought {
    effort: f32,
    planned: AtomicU64,
    tried: AtomicU64,
    stopped: AtomicBool,
}

impl Default for Thought {
    fn default() -> Self {
        Self::new(1.0)
    }
}

impl Thought {
    /// A thought of so much effort: 1 is the player's own measure, 0.1 a tenth of it. What is no positive
    /// number counts as no effort, with which a player still answers.
    pub fn new(effort: f32) -> Self {
        let effort = if effort.is_finite() { effort.max(0.0) } else { 0.0 };
        Self { effort, planned: AtomicU64::new(0), tried: AtomicU64::new(0), stopped: AtomicBool::new(false) }
    }

    /// The effort; 1 is the player's own measure.
    pub fn effort(&self) -> f32 {
        self.effort
    }

    /// How many positions to try where full effort would try so many: at least one. It is also what
    /// progress is measured by.
    pub fn plan(&self, full: u64) -> u64 {
        let planned = (full as f64 * f64::from(self.effort)).round().max(1.0) as u64;
        self.planned.store(planned, Relaxed);
        planned
    }

    /// Counts positions that were tried.
    pub fn count(&self, positions: u64) {
        self.tried.fetch_add(positions, Relaxed);
    }

    /// Positions tried so far.
    pub fn tried(&self) -> u64 {
        self.tried.load(Relaxed)
    }

    /// How far the thought has come, from 0 to 1; 0 while nothing is planned.
    pub fn progress(&self) -> f32 {
        match self.planned.load(Relaxed) {
            0 => 0.0,
            planned => (self.tried() as f64 / planned as f64).min(1.0) as f32,
        }
    }

    /// Tells the player to answer at once with the best that it has found.
    pub fn stop(&self) {
        self.stopped.store(true, Relaxed);
    }

    /// Whether the player is to answer at once.
    pub fn is_stopped(&self) -> bool {
        self.stopped.load(Relaxed)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn effort_scales_what_is_planned() {
        assert_eq!(Thought::default().plan(400), 400);
        assert_eq!(Thought::new(0.1).plan(400), 40);
        assert_eq!(Thought::new(2.5).plan(400), 1000);
        for nothing in [0.0, -3.0, f32::NAN, f32::INFINITY] {
            assert_eq!(Thought::new(nothing).plan(400), 1, "{nothing}");
        }
    }

    #[test]
    fn progress_goes_from_nothing_to_all() {
        let thought = Thought::default();
        thought.count(3);
        assert_eq!(thought.progress(), 0.0);
        thought.plan(12);
        assert_eq!(thought.progress(), 0.25);
        thought.count(30);
        assert_eq!((thought.progress(), thought.tried()), (1.0, 33));
        assert!(!thought.is_stopped());
        thought.stop();
        assert!(thought.is_stopped());
    }
}
