//! The passes of the window's picture: the map's camera and the panels' camera draw into one picture, which is copied
//! to the window.
//!
//! The picture keeps colours as files store them, and layers are blended in that form, as in every drawing program: the
//! sheet and the panels need no conversion of a pixel. A graphics card hardly notices; without one, every operation for
//! every pixel of a frame counts.

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
