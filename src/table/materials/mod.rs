//! How the sheet and what is drawn over it come into the window's picture, which keeps colours as they
//! are stored: these shaders hand them on without any sums.

mod ribbon;
mod tile;

pub(super) use ribbon::RibbonMaterial;
pub(super) use tile::TileMaterial;

use bevy::{
    prelude::*,
    render::render_resource::{CompareFunction, RenderPipelineDescriptor},
};

pub(super) fn plugin(app: &mut App) {
    app.add_plugins((ribbon::plugin, tile::plugin));
}

/// Layers lie over one another in the order in which they are drawn: nobody need ask for each pixel which
/// of two is nearer.
fn lies_flat(pipeline: &mut RenderPipelineDescriptor) {
    if let Some(depth) = &mut pipeline.depth_stencil {
        depth.depth_write_enabled = Some(false);
        depth.depth_compare = Some(CompareFunction::Always);
    }
}
