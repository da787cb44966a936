//! The reasons for orders, if they are public. A reason reveals what is in its order. The reason for a secret order is
//! therefore secret as long as the order is. If all orders have secrets, since units are hidden, it is secret until the
//! game ends.

use super::{
    super::{Game, Happening, PlayedOrder, open_secrets},
    Record,
};

impl<G: Game> Record<G> {
    /// Returns the reason for the order of this number; empty if there is none, or if it reveals a secret that the
    /// order itself does not open.
    pub fn reason(&self, number: usize) -> &str {
        let Some(played) = number.checked_sub(1).and_then(|index| self.file.played.get(index)) else {
            return "";
        };
        let told = !G::is_secret(&played.order) || self.opens(number);
        if told && !self.keeps_minds() { &played.reason } else { "" }
    }

    /// Whether all reasons are kept secret: they name the destinations of hidden units.
    fn keeps_minds(&self) -> bool {
        G::seals_orders(&self.file.header.options) && !self.has_ended()
    }

    fn has_ended(&self) -> bool {
        let last = [self.events.last(), self.command_events.last()].into_iter().flatten();
        last.flatten().any(|event| matches!(G::fact(event).what, Happening::Ended))
    }

    /// Returns the orders whose reasons were secret until the order of this number opened them.
    pub fn opened_by(&self, number: usize) -> Vec<&PlayedOrder<G::Order>> {
        if !self.opens(number) || self.keeps_minds() {
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
