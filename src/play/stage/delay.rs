//! A queue by time: what is put in comes out after a delay, in its order.

use std::{
    collections::VecDeque,
    time::{Duration, Instant},
};

/// Things that wait until they are due.
#[derive(Debug)]
pub struct Delayed<T> {
    delay: Duration,
    waiting: VecDeque<(Instant, T)>,
}

impl<T> Default for Delayed<T> {
    fn default() -> Self {
        Self::by(Duration::ZERO)
    }
}

impl<T> Delayed<T> {
    /// Makes a queue with this delay.
    pub fn by(delay: Duration) -> Self {
        Self { delay, waiting: VecDeque::new() }
    }

    /// The delay.
    pub fn delay(&self) -> Duration {
        self.delay
    }

    /// Puts a thing in at this time.
    pub fn put(&mut self, now: Instant, thing: T) {
        self.waiting.push_back((now + self.delay, thing));
    }

    /// Takes out the things that are due at this time, the oldest first.
    pub fn take_due(&mut self, now: Instant) -> Vec<T> {
        let due = self.waiting.iter().take_while(|(due, _)| *due <= now).count();
        self.waiting.drain(..due).map(|(_, thing)| thing).collect()
    }

    /// Takes everything out, due or not.
    pub fn take_all(&mut self) -> Vec<T> {
        self.waiting.drain(..).map(|(_, thing)| thing).collect()
    }

    /// Returns the time at which the next thing is due.
    pub fn next_due(&self) -> Option<Instant> {
        self.waiting.front().map(|(due, _)| *due)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn things_come_out_after_the_delay_in_their_order() {
        let begin = Instant::now();
        let at = |seconds| begin + Duration::from_secs(seconds);
        let mut queue = Delayed::by(Duration::from_secs(30));
        queue.put(at(0), "one");
        queue.put(at(10), "two");
        assert_eq!(queue.take_due(at(29)), Vec::<&str>::new());
        assert_eq!(queue.next_due(), Some(at(30)));
        assert_eq!(queue.take_due(at(30)), ["one"]);
        assert_eq!(queue.take_due(at(50)), ["two"]);
        assert_eq!(queue.next_due(), None);
        queue.put(at(50), "three");
        assert_eq!(queue.take_all(), ["three"]);
    }

    #[test]
    fn without_a_delay_everything_is_due_at_once() {
        let mut queue = Delayed::default();
        let now = Instant::now();
        queue.put(now, 1);
        queue.put(now, 2);
        assert_eq!(queue.take_due(now), [1, 2]);
    }
}
