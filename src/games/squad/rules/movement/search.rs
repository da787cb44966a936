//! The common part of the searches for the cheapest paths.

#![warn(clippy::cast_possible_truncation, clippy::indexing_slicing)]

use std::cmp::Reverse;

/// The path to a hex: the points left, the number of steps, and the hex before. The first hex has none before it.
#[derive(Clone, Copy, Debug)]
pub(super) struct Way<From> {
    pub(super) left: u16,
    pub(super) steps: u16,
    pub(super) from: Option<From>,
}

impl<From> Way<From> {
    /// Whether it is better than a known path: more points are left, or as many with fewer steps.
    pub(super) fn beats(&self, known: Option<&Self>) -> bool {
        let rank = |way: &Self| (way.left, Reverse(way.steps));
        known.is_none_or(|known| rank(self) > rank(known))
    }
}

/// The places from which the search still has to go on, by the points left there. The most points come first.
pub(super) struct Queue<T>(Vec<Vec<T>>);

impl<T> Queue<T> {
    pub(super) fn new(most: u16) -> Self {
        Self((0..=most).map(|_| Vec::new()).collect())
    }

    pub(super) fn push(&mut self, left: u16, open: T) {
        if let Some(bucket) = self.0.get_mut(usize::from(left)) {
            bucket.push(open);
        }
    }

    pub(super) fn pop(&mut self) -> Option<(u16, T)> {
        while let Some(bucket) = self.0.last_mut() {
            if let Some(open) = bucket.pop() {
                return Some((u16::try_from(self.0.len() - 1).ok()?, open));
            }
            self.0.pop();
        }
        None
    }
}
