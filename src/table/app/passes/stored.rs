//! Stored colours, and the helper that registers their shaders.

use bevy::{camera::CompositingSpace, prelude::*, shader::Shader};

/// The setting of both cameras: the picture keeps colours as they are stored.
pub(crate) const AS_STORED: CompositingSpace = CompositingSpace::Srgb;

/// Registers one of our own shaders.
pub(crate) fn add_shader(app: &mut App, handle: &Handle<Shader>, text: &'static str, path: &'static str) {
    let mut shaders = app.world_mut().resource_mut::<Assets<Shader>>();
    if let Err(error) = shaders.insert(handle, Shader::from_wgsl(text, path)) {
        error!("{path} cannot be used: {error}");
    }
}
