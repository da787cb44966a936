//! The caption for viewers: turn and phase, the events, for a battle the odds, the die and the result, and in a lesson
//! the text of its step. The game makes its content ([`Caption`]) from public facts; [`show`] draws it, in the same way in presenter mode and in the
//! capture window.

mod chances;
mod column;
mod dice;
mod die;
mod lesson_text;
mod lower_third;
mod pen;
mod pin;
mod size;
#[cfg(test)]
mod tests;
mod vignette;

pub use dice::{dice, dice_places};
pub use pin::held;
pub use size::{COVERED, scale};

use super::kit::theme::Theme;
use crate::{scene::caption::Caption, settings::Colours};
use bevy_egui::egui::Context;

/// Draws the caption over the map, in a context that has its fonts; `darkens` also darkens the edges of the map, as
/// presenter mode does. It is dark in every theme, because it is over the map and in videos.
pub fn show(ctx: &Context, caption: &Caption, colours: Colours, darkens: bool) {
    if darkens {
        vignette::paint(ctx);
    }
    let palette = Theme::Dark.palette_in(colours);
    if let Some(text) = &caption.lesson {
        lesson_text::paint(ctx, palette, text);
    }
    lower_third::paint(ctx, palette, caption);
}
