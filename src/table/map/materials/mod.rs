//! How the sheet and what is drawn over it come into the window's picture, which keeps colours as they
//! are stored: these shaders hand them on without any sums.

mod flat;
mod ribbon;
mod tile;

pub(crate) use ribbon::RibbonMaterial;
pub(crate) use tile::TileMaterial;

use bevy::prelude::*;

pub(crate) fn plugin(app: &mut App) {
    app.add_plugins((ribbon::plugin, tile::plugin));
}
