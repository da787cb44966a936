//! An order before the door: a lesson checks it, and people may have to roll dice for it first.

use super::{super::tabled::OnTable, by_hand, playing::play_with};
use crate::{engine::orders::Refusal, table::lessons};
use bevy::prelude::*;

/// Plays an order; a computer player gives a reason for it.
pub(crate) fn play_order<G: OnTable>(
    world: &mut World,
    order: &G::Order,
    reason: &str,
) -> Result<(), Refusal> {
    if lessons::give::<G>(world, order) || by_hand::waits::<G>(world, order, reason)? {
        return Ok(());
    }
    play_with::<G>(world, order, &[], reason)
}
