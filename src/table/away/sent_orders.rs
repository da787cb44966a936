//! The orders that the player gave since the game was opened and that are in force, to be compared with its file at the end.

use crate::referee::wire::RefereeMessage;
use std::collections::BTreeMap;

/// The orders in force, and the positions that were sent, by the numbers of the messages.
pub(super) struct SentOrders<O> {
    orders: BTreeMap<u64, O>,
    hashes: BTreeMap<u64, String>,
}

impl<O: PartialEq> SentOrders<O> {
    pub fn new() -> Self {
        Self { orders: BTreeMap::new(), hashes: BTreeMap::new() }
    }

    /// Notes an order that was played; `n` is the number of the message with it.
    pub fn note(&mut self, n: u64, order: O) {
        self.orders.insert(n, order);
    }

    /// Notes a position that was sent. What was taken back is forgotten, and so is everything when the whole game comes, since
    /// nothing is known of what has happened in between.
    pub fn hear(&mut self, message: &RefereeMessage) {
        match message {
            RefereeMessage::Step(step) => {
                self.hashes.insert(step.n, step.hash.clone());
            }
            RefereeMessage::Back(back) => {
                // Of several equal positions the first: no order is missed in the file that was taken back.
                let kept = self.hashes.iter().find(|(_, hash)| **hash == back.hash).map(|(n, _)| *n);
                let is_kept = |n: &u64| kept.is_some_and(|kept| *n <= kept);
                self.orders.retain(|n, _| is_kept(n));
                self.hashes.retain(|n, _| is_kept(n));
                self.hashes.insert(back.n, back.hash.clone());
            }
            RefereeMessage::Game(game) if self.hashes.get(&game.n) != Some(&game.hash) => {
                *self = Self::new();
                self.hashes.insert(game.n, game.hash.clone());
            }
            _ => {}
        }
    }

    /// Whether all of them are among these orders of the file, in the same order.
    pub fn are_in<'a>(&self, mut given: impl Iterator<Item = &'a O>) -> bool
    where
        O: 'a,
    {
        self.orders.values().all(|order| given.any(|given| given == order))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::referee::wire::{Back, ViewChange};

    /// A takeback forgets the orders after the position to which it leads, and only orders in force are looked for.
    #[test]
    fn an_order_that_was_taken_back_is_not_looked_for() {
        let mut sent = SentOrders::new();
        let back = |n, hash: &str| {
            let (hash, change) = (hash.to_owned(), ViewChange::default());
            RefereeMessage::Back(Box::new(Back {
                n,
                change,
                hash,
                due: Vec::new(),
                agreed: true,
                clock: None,
            }))
        };
        sent.hear(&back(1, "start"));
        sent.note(2, "move");
        sent.hear(&back(2, "start"));
        sent.note(3, "fire");
        assert!(sent.are_in(["move", "fire"].iter()));
        assert!(sent.are_in(["stay", "fire"].iter()), "the move was taken back");
        assert!(!sent.are_in(["move"].iter()), "the fire is missing");
    }
}
