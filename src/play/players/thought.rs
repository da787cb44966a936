//! A thought: its effort, its progress, and whether it must end at once.

use std::sync::atomic::{AtomicBool, AtomicU64, Ordering::Relaxed};

/// One thought of a player, shared with the code that waits for it.
///
/// Effort is counted work, not time: the same effort gives the same answer on every machine. Only a thought that was
/// stopped may give another answer.
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
    /// Makes a thought of this effort: 1 is the player's own standard, 0.1 a tenth of it. A value that is not a
    /// positive number counts as no effort, with which a player still answers.
    pub fn new(effort: f32) -> Self {
        let effort = if effort.is_finite() { effort.max(0.0) } else { 0.0 };
        Self { effort, planned: AtomicU64::new(0), tried: AtomicU64::new(0), stopped: AtomicBool::new(false) }
    }

    /// The effort; 1 is the player's own standard.
    pub fn effort(&self) -> f32 {
        self.effort
    }

    /// Returns the number of positions to try if full effort would try this many: at least one. It is also the measure
    /// of progress.
    pub fn plan(&self, full: u64) -> u64 {
        let planned = (full as f64 * f64::from(self.effort)).round().max(1.0) as u64;
        self.planned.store(planned, Relaxed);
        planned
    }

    /// Counts positions that were tried.
    pub fn count(&self, positions: u64) {
        self.tried.fetch_add(positions, Relaxed);
    }

    /// The number of positions tried until now.
    pub fn tried(&self) -> u64 {
        self.tried.load(Relaxed)
    }

    /// The progress of the thought, from 0 to 1; 0 while nothing is planned.
    pub fn progress(&self) -> f32 {
        match self.planned.load(Relaxed) {
            0 => 0.0,
            planned => (self.tried() as f64 / planned as f64).min(1.0) as f32,
        }
    }

    /// Asks the player to answer at once with the best order that it has found.
    pub fn stop(&self) {
        self.stopped.store(true, Relaxed);
    }

    /// Whether the player must answer at once.
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
