//! What the libraries set aside for large scenes, and a table does not need.

use bevy::{
    prelude::*,
    render::{RenderApp, mesh::allocator::MeshAllocatorSettings, slab_allocator::SlabAllocatorSettings},
};

/// Each shape has a buffer of its own: a table has a few dozen of them, and the lists in which the library would note
/// what lies where in shared buffers take 4 MB for each kind of shape.
pub(crate) fn plugin(app: &mut App) {
    let Some(render) = app.get_sub_app_mut(RenderApp) else { return };
    let slab_allocator_settings = SlabAllocatorSettings { large_threshold: 0, ..default() };
    render.insert_resource(MeshAllocatorSettings { slab_allocator_settings, ..default() });
}
