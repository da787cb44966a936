//! The reasons of orders that the session gives for a person, by which undo knows them.

use crate::engine::orders::PlayedOrder;

/// The reason of an order that ends a phase by itself. The log shows it.
pub(super) const PASSED: &str = "Nothing can be done in this phase: it passes by itself";
/// The reason of an answer to a decision in which no answer would change anything.
pub(super) const ANSWERED: &str = "No shot could have had an effect";

/// Whether the session has given this order for a person.
pub(super) fn is_by_itself<O>(order: &PlayedOrder<O>) -> bool {
    [PASSED, ANSWERED].contains(&order.reason.as_str())
}
