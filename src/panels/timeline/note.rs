//! The note of a moment, whole, on a plate at the foot of the map. In a branch it is the note of the moment that the branch
//! leaves from.

use crate::{
    engine::text::say,
    panels::{
        kit::{
            theme::Palette,
            widgets::{Floating, caps},
        },
        lesson::paragraphs::{parted, rich_job},
    },
};
use bevy_egui::egui::{Align2, Context, Label, Margin, Rect, ScrollArea, vec2};

/// Its greatest width, in points.
const WIDTH: f32 = 620.0;
/// The greatest height of its text, as a part of the map's, and the least in points.
const PART: f32 = 0.3;
const LEAST: f32 = 66.0;
/// The size of its letters.
const LETTERS: f32 = 15.0;
/// Points between it and the edges of the map.
const ASIDE: f32 = 12.0;

/// Draws a note at the foot of the map, and returns the plate. `from` is the number of orders before its moment, if that is
/// not the moment on the table.
pub(crate) fn show(ctx: &Context, palette: &Palette, note: &str, from: Option<usize>, map: Rect) -> Rect {
    let card = Floating {
        name: "note",
        pivot: Align2::LEFT_BOTTOM,
        at: map.left_bottom() + vec2(ASIDE, -ASIDE),
        edge: palette.accent,
        radius: 8,
        margin: Margin::symmetric(14, 10),
    };
    card.show(ctx, palette, |ui| {
        ui.set_width((map.width() - 2.0 * ASIDE - 30.0).clamp(200.0, WIDTH));
        ui.spacing_mut().item_spacing.y = 4.0;
        let head = match from {
            Some(after) => say!("timeline-note-of", order = after),
            None => say!("timeline-note"),
        };
        ui.label(caps(&head, 11.0, palette.accent_text));
        let high = (PART * map.height()).max(LEAST);
        let text = ScrollArea::vertical().id_salt(("note", note)).max_height(high).auto_shrink([false, true]);
        text.show(ui, |ui| {
            // The scroll bar does not cover the ends of lines.
            ui.set_max_width(ui.available_width() - 10.0);
            for paragraph in parted(note) {
                ui.add(Label::new(rich_job(&paragraph, LETTERS, palette.text)).wrap());
            }
        });
    })
}
