//! The damage of an opened game, and the question how to go on.

use crate::{
    engine::text::say,
    panels::kit::{
        fonts,
        theme::Palette,
        widgets::{Floating, capital, hint, plain, primary, text},
    },
};
use bevy_egui::egui::{Context, Label, Rect, ScrollArea};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DamageAnswer {
    /// Goes on with the game as it has been opened.
    AsItIs,
    /// Opens it in the other way.
    Otherwise,
}

/// Shows the damage and asks, in the middle of the map. `other` is a text that follows "open it".
pub fn damaged_game(
    ctx: &Context,
    palette: &'static Palette,
    map: Rect,
    notes: &[String],
    other: Option<&str>,
) -> Option<DamageAnswer> {
    let mut answer = None;
    Floating::question("damaged-game", map, palette.bad).show(ctx, palette, |ui| {
        ui.set_width(480.0);
        ui.label(text(say!("questions-damaged-title"), fonts::serif(20.0), palette.text));
        ui.add_space(6.0);
        ScrollArea::vertical().max_height(240.0).show(ui, |ui| {
            for note in notes {
                ui.add(Label::new(text(capital(note), fonts::sans(13.0), palette.text)).wrap());
                ui.add_space(3.0);
            }
        });
        ui.add_space(6.0);
        if let Some(other) = other {
            hint(ui, palette, say!("questions-damaged-other", how = other));
            ui.add_space(6.0);
        }
        ui.horizontal(|ui| {
            if primary(ui, palette, &say!("questions-damaged-open"), "", false).clicked() {
                answer = Some(DamageAnswer::AsItIs);
            }
            if other.is_some() && plain(ui, palette, &say!("questions-damaged-open-other")).clicked() {
                answer = Some(DamageAnswer::Otherwise);
            }
        });
    });
    answer
}
