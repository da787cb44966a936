//! The plan of a game: everything that a player is putting together and has not ordered yet.

use super::answers::Planning;
use bevy::prelude::Resource;

/// The plan of the game on the table, as plain data: planned attack, plot, route, allocation of losses, the active
/// tool.
#[derive(Resource)]
pub struct Plan<G: Planning>(pub G::Plan);

impl<G: Planning> Default for Plan<G> {
    fn default() -> Self {
        Self(G::Plan::default())
    }
}

impl<G: Planning> Clone for Plan<G> {
    fn clone(&self) -> Self {
        Self(self.0.clone())
    }
}

impl<G: Planning> PartialEq for Plan<G> {
    fn eq(&self, other: &Self) -> bool {
        self.0 == other.0
    }
}
