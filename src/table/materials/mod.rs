//! How the sheet and what is drawn over it come into the window's picture, which keeps colours as they
//! are stored: these shaders hand them on without any sums.

mod flat;
mod ribbon;
mod tile;

pub(super) use ribbon::RibbonMaterial;
pub(super) use tile::TileMaterial;

use bevy::prelude::*;

pub(super) fn plugin(app: &mut App) {
    app.add_plugins((ribbon::plugin, tile::plugin));
}
