//! The caption for viewers: turn and phase, what happens, and of a battle the odds, the die and the cell of the
//! table that decides. What it says ([`Caption`]) the game makes of what both players know; how it looks is the
//! business of [`show`], which draws the same in presenter mode and in the capture window.

mod column;
mod die;
mod lower_third;
mod vignette;

use super::kit::theme::Theme;
use crate::{scene::caption::Caption, settings::Colours};
use bevy_egui::egui::{Context, Rect};

/// Points from the edges of the window within which nothing is written, at 1920 by 1080.
const SAFE: f32 = 64.0;

/// The part of the window's height that lies under the caption.
pub const COVERED: f32 = 254.0 / 1080.0;

/// How large the caption is drawn in a window of this size: 1 at 1920 by 1080. Small windows keep it readable.
pub fn scale(window: Rect) -> f32 {
    (window.width() / 1920.0).min(window.height() / 1080.0).clamp(0.55, 3.0)
}

/// Draws the caption over the map, in a context that has its fonts; `darkens` the edges of the map as well, as
/// presenter mode does. It is dark whatever the theme: it lies on the map, and goes through a video.
pub fn show(ctx: &Context, caption: &Caption, colours: Colours, darkens: bool) {
    if darkens {
        vignette::paint(ctx);
    }
    lower_third::paint(ctx, Theme::Dark.palette_in(colours), caption);
}
