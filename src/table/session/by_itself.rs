//! The orders that the session gives for a person, which undo knows by their reasons.

use crate::{
    engine::orders::PlayedOrder,
    scene::own_reasons::{ANSWERED, ONLY_ANSWER, PASSED},
};

/// Whether the session has given this order for a person.
pub(super) fn is_by_itself<O>(order: &PlayedOrder<O>) -> bool {
    [PASSED, ANSWERED, ONLY_ANSWER].contains(&order.reason.as_str())
}
