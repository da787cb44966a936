//! The reserves of the libraries for large scenes, which a table does not need.

use bevy::{
    prelude::*,
    render::{RenderApp, mesh::allocator::MeshAllocatorSettings, slab_allocator::SlabAllocatorSettings},
};

/// Gives each shape a buffer of its own. A table has a few dozen shapes, and the lists in which the library manages
/// shared buffers take 4 MB for each kind of shape.
pub(crate) fn plugin(app: &mut App) {
    let Some(render) = app.get_sub_app_mut(RenderApp) else { return };
    let slab_allocator_settings = SlabAllocatorSettings { large_threshold: 0, ..default() };
    render.insert_resource(MeshAllocatorSettings { slab_allocator_settings, ..default() });
}
