//! The beginning of a game that a referee holds elsewhere.

use super::offer::AwayOffer;
use crate::{engine::orders::Refusal, table::tabled::registry::Games};
use bevy::prelude::*;

/// Begins to follow a game that a referee holds elsewhere. It is asked for at once, and put on the table when it has come;
/// until then the table stays as it is. The line is closed when another game is put on the table.
///
/// # Errors
/// There is no such kind of game, or the system gives no random number for the keys of orders.
pub fn begin(world: &mut World, offer: AwayOffer) -> Result<(), Refusal> {
    Games::of(world).named(&offer.kind)?.begin_elsewhere(world, offer)
}
