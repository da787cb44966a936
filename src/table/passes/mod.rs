//! How the window's picture is put together: the map's camera and the panels' draw into one picture, and
//! that is copied to the window.
//!
//! The picture keeps colours as they are stored in files, and layers are blended so, as in every drawing
//! program: the sheet and the panels need no sums at all for a pixel but their own. A graphics card
//! hardly notices; without one, every sum for every pixel of a frame is felt.

mod panels;
mod window;

pub(super) use window::GoesToWindow;

use bevy::{camera::CompositingSpace, core_pipeline::upscaling::UpscalingPlugin, prelude::*, shader::Shader};

/// What both cameras carry: the picture keeps colours as they are stored.
pub(super) const AS_STORED: CompositingSpace = CompositingSpace::Srgb;

pub(super) fn plugin(app: &mut App) {
    if app.is_plugin_added::<UpscalingPlugin>() {
        app.add_plugins((panels::plugin, window::plugin));
    }
}

/// Makes one of our own shaders known.
pub(super) fn add_shader(app: &mut App, handle: &Handle<Shader>, text: &'static str, path: &'static str) {
    let mut shaders = app.world_mut().resource_mut::<Assets<Shader>>();
    if let Err(error) = shaders.insert(handle, Shader::from_wgsl(text, path)) {
        error!("{path} cannot be used: {error}");
    }
}
