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

/// On what the players and the viewers see.
pub(crate) fn for_all() -> RenderLayers {
    RenderLayers::from_layers(&[PLAYERS, VIEWERS])
}

/// On what the players alone see.
pub(super) fn of_players() -> RenderLayers {
    RenderLayers::layer(PLAYERS)
}

/// What the camera of the capture window shows.
pub(super) fn of_viewers() -> RenderLayers {
    RenderLayers::layer(VIEWERS)
}
