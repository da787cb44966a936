//! The layers that viewers see in the capture window too, and those that only the players at the table see.
//!
//! Everything without an explicit layer is for players only: plans, reaches, hints and any later addition to the map.

use bevy::{camera::visibility::RenderLayers, prelude::*};

/// The layer for players only; it is the default.
const PLAYERS: usize = 0;
/// The layer for viewers too.
const VIEWERS: usize = 1;

/// Whether only the player sees the held units: their target in a secret plot would reveal the plot to viewers.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Unseen(pub bool);

/// A counter that viewers do not see for the moment, because it is held in secret.
#[derive(Component)]
pub(crate) struct Away;

/// Returns the layers for players and viewers.
pub(crate) fn for_all() -> RenderLayers {
    RenderLayers::from_layers(&[PLAYERS, VIEWERS])
}

/// Returns the layer for players only.
pub(crate) fn of_players() -> RenderLayers {
    RenderLayers::layer(PLAYERS)
}

/// Returns the layers for its viewers: a secret of one player is for players only.
pub(crate) fn seen_by(secret: bool) -> RenderLayers {
    if secret { of_players() } else { for_all() }
}

/// Whether viewers see these layers.
pub(super) fn are_for_viewers(layers: &RenderLayers) -> bool {
    layers.intersects(&of_viewers())
}

/// Returns the layers of the capture window's camera.
pub(crate) fn of_viewers() -> RenderLayers {
    RenderLayers::layer(VIEWERS)
}
