//! What viewers see in the capture window too, and what only the players at the table see.
//!
//! Whatever is not said to be for all stays with the players: plans, reaches, hints and whatever comes to be
//! laid over the map later.

use bevy::{camera::visibility::RenderLayers, prelude::*};

/// What is for players alone; everything that says nothing lies here.
const PLAYERS: usize = 0;
/// What is for viewers too.
const VIEWERS: usize = 1;

/// Whether what is in the hand is for the player alone: where he sends a counter in a secret plot would tell viewers of it.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Unseen(pub bool);

/// A counter that viewers do not see for the moment, since it is in the hand unseen.
#[derive(Component)]
pub(crate) struct Away;

/// On what the players and the viewers see.
pub(crate) fn for_all() -> RenderLayers {
    RenderLayers::from_layers(&[PLAYERS, VIEWERS])
}

/// On what the players alone see.
pub(crate) fn of_players() -> RenderLayers {
    RenderLayers::layer(PLAYERS)
}

/// On what those see who may see it: the players alone what is a secret of one of them.
pub(crate) fn seen_by(secret: bool) -> RenderLayers {
    if secret { of_players() } else { for_all() }
}

/// Whether viewers see what has these layers.
pub(super) fn are_for_viewers(layers: &RenderLayers) -> bool {
    layers.intersects(&of_viewers())
}

/// What the camera of the capture window shows.
pub(crate) fn of_viewers() -> RenderLayers {
    RenderLayers::layer(VIEWERS)
}
