//! The caption for viewers: turn and phase, the events, and for a battle the odds, the die and the result. The game
//! makes its content ([`Caption`]) from public facts; [`show`] draws it, in the same way in presenter mode and in the
//! capture window.

mod column;
mod die;
mod lower_third;
mod vignette;

use super::kit::theme::Theme;
use crate::{scene::caption::Caption, settings::Colours};
use bevy_egui::egui::{Context, Rect};

/// The margin of the window without text, in points, at 1920 by 1080.
const SAFE: f32 = 64.0;

/// The part of the window's height that the caption covers.
pub const COVERED: f32 = 254.0 / 1080.0;

/// Returns the scale of the caption in a window of this size: 1 at 1920 by 1080. In small windows it stays legible.
pub fn scale(window: Rect) -> f32 {
    (window.width() / 1920.0).min(window.height() / 1080.0).clamp(0.55, 3.0)
}

/// Draws the caption over the map, in a context that has its fonts; `darkens` also darkens the edges of the map, as
/// presenter mode does. It is dark in every theme, because it is over the map and in videos.
pub fn show(ctx: &Context, caption: &Caption, colours: Colours, darkens: bool) {
    if darkens {
        vignette::paint(ctx);
    }
    lower_third::paint(ctx, Theme::Dark.palette_in(colours), caption);
}
