//! The materials of the sheet and of the drawings over it. The window's picture keeps colours as they are stored, and
//! these shaders pass them on unchanged.

mod flat;
mod ribbon;
mod tile;

pub(crate) use ribbon::RibbonMaterial;
pub(crate) use tile::TileMaterial;

use bevy::prelude::*;

pub(crate) fn plugin(app: &mut App) {
    app.add_plugins((ribbon::plugin, tile::plugin));
}
