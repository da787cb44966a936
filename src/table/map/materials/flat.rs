//! The common settings of all layers of the table.

use bevy::render::render_resource::{CompareFunction, RenderPipelineDescriptor};

/// Switches the depth test off: layers are drawn in order from below, and no pixel needs a comparison.
pub(super) fn lies_flat(pipeline: &mut RenderPipelineDescriptor) {
    if let Some(depth) = &mut pipeline.depth_stencil {
        depth.depth_write_enabled = Some(false);
        depth.depth_compare = Some(CompareFunction::Always);
    }
}
