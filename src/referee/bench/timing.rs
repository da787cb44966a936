//! The knowledge of a bench about time.

use crate::referee::clock::{Clocks, GONE_AFTER, Uptime};

/// The clocks of a running game, and what is known beside them.
#[derive(Clone, Copy, Default)]
pub(super) struct Timing {
    /// The clocks at their last change; none if the game has none, or they have not begun.
    pub clocks: Option<Clocks>,
    /// The last moment that the server noted.
    pub now: Option<Uptime>,
    /// The moment since which each seat has had no link, in milliseconds for which the server had run.
    pub absent: [Option<i64>; 2],
    /// The moment since which the clock of each seat has run, as far as this process knows.
    running: [Option<i64>; 2],
    /// Whether the viewers know that the time of each seat is over.
    pub is_over: [bool; 2],
}

impl Timing {
    /// The present moment, in milliseconds for which the server has run.
    pub fn up(&self) -> i64 {
        self.now.map_or(0, |now| now.up)
    }

    /// Puts clocks into force.
    pub fn set(&mut self, clocks: Option<Clocks>) {
        self.clocks = clocks;
        let up = self.up();
        for (seat, running) in self.running.iter_mut().enumerate() {
            let runs = clocks.is_some_and(|clocks| clocks.is_running(seat));
            *running = if runs { running.or(Some(up)) } else { None };
        }
    }

    /// Returns it after the game was opened again, with the clocks that were kept: the links are the same.
    #[must_use]
    pub fn opened_again(self, clocks: Option<Clocks>) -> Self {
        let mut again = self;
        again.set(clocks);
        again
    }

    /// Whether a seat has been without a link for so long, all of it on its own clock.
    pub fn is_gone(&self, seat: usize) -> bool {
        let (absent, running) = (self.absent[seat.min(1)], self.running[seat.min(1)]);
        let since = absent.zip(running).map(|(absent, running)| absent.max(running));
        since.is_some_and(|since| self.up().saturating_sub(since) >= GONE_AFTER)
    }
}
