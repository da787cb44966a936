//! Why orders were given, as far as it may be told: a reason tells what is in the order, so that a secret order's is
//! kept as long as the order is secret.

use super::{
    super::{Game, PlayedOrder, open_secrets},
    Record,
};

impl<G: Game> Record<G> {
    /// Why the order of this number was given; nothing if nobody said, and nothing if it tells a secret that the order
    /// itself does not open.
    pub fn reason(&self, number: usize) -> &str {
        let Some(played) = number.checked_sub(1).and_then(|index| self.file.played.get(index)) else {
            return "";
        };
        let told = !G::is_secret(&played.order) || self.opens(number);
        if told { &played.reason } else { "" }
    }

    /// The orders whose reasons were kept secret until the order of this number opened them.
    pub fn opened_by(&self, number: usize) -> Vec<&PlayedOrder<G::Order>> {
        if !self.opens(number) {
            return Vec::new();
        }
        let before = self.file.played.iter().take(number.saturating_sub(1)).rev();
        let covered = before.take_while(|played| !self.opens(played.number));
        let told = |played: &&PlayedOrder<G::Order>| G::is_secret(&played.order) && !played.reason.is_empty();
        let mut opened: Vec<_> = covered.filter(told).collect();
        opened.reverse();
        opened
    }

    fn opens(&self, number: usize) -> bool {
        let events = number.checked_sub(1).and_then(|index| self.events.get(index));
        events.is_some_and(|events| open_secrets::<G>(events))
    }
}
