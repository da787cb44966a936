//! How the window's picture is put together: the map's camera and the panels' draw into one picture, and
//! that is copied to the window.
//!
//! The picture keeps colours as they are stored in files, and layers are blended so, as in every drawing
//! program: the sheet and the panels need no sums at all for a pixel but their own. A graphics card
//! hardly notices; without one, every sum for every pixel of a frame is felt.

mod panels;
mod stored;
mod window;

pub(crate) use stored::{AS_STORED, add_shader};
pub(crate) use window::GoesToWindow;

use bevy::{core_pipeline::upscaling::UpscalingPlugin, prelude::*};

pub(crate) fn plugin(app: &mut App) {
    if app.is_plugin_added::<UpscalingPlugin>() {
        app.add_plugins((panels::plugin, window::plugin));
    }
}
