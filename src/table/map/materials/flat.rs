//! What all layers of the table have in common.

use bevy::render::render_resource::{CompareFunction, RenderPipelineDescriptor};

/// Layers lie over one another in the order in which they are drawn: nobody need ask for each pixel which
/// of two is nearer.
pub(super) fn lies_flat(pipeline: &mut RenderPipelineDescriptor) {
    if let Some(depth) = &mut pipeline.depth_stencil {
        depth.depth_write_enabled = Some(false);
        depth.depth_compare = Some(CompareFunction::Always);
    }
}
