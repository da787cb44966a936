//! The page on what others can see: a table of what each person can see and do, and what no program can prevent.

use crate::{
    engine::text::say,
    panels::kit::{
        fonts,
        theme::Palette,
        widgets::{hint, words},
    },
};
use bevy_egui::egui::{Color32, Galley, ScrollArea, Sense, Stroke, Ui, pos2, vec2};
use std::sync::Arc;

/// The part of the width for the first column; the others share the rest.
const FIRST: f32 = 0.36;
/// Points around the text of a cell.
const PADDING: f32 = 8.0;

/// An answer in the table.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Cell {
    Yes,
    /// For the player's own side only.
    Own,
    No,
}

impl Cell {
    fn words(self) -> String {
        match self {
            Self::Yes => say!("online-knowing-yes"),
            Self::Own => say!("online-knowing-own"),
            Self::No => say!("online-knowing-no"),
        }
    }
}

/// Returns the rows: for the host at home, the keeper of a club, a player and a spectator.
/// `docs/online.md` has the same table.
fn rows() -> [(String, [Cell; 4]); 12] {
    let (yes, own, no) = (Cell::Yes, Cell::Own, Cell::No);
    [
        (say!("online-knowing-moves"), [yes, yes, yes, yes]),
        (say!("online-knowing-turn"), [yes, yes, yes, yes]),
        (say!("online-knowing-secrets"), [yes, yes, own, no]),
        (say!("online-knowing-dice"), [yes, yes, no, no]),
        (say!("online-knowing-seed"), [no, no, no, no]),
        (say!("online-knowing-orders"), [own, no, own, no]),
        (say!("online-knowing-change"), [yes, yes, no, no]),
        (say!("online-knowing-file"), [yes, yes, yes, yes]),
        (say!("online-knowing-chat-all"), [yes, yes, yes, yes]),
        (say!("online-knowing-chat-players"), [yes, yes, yes, no]),
        (say!("online-knowing-chat-spectators"), [yes, yes, no, yes]),
        (say!("online-knowing-address"), [yes, yes, no, no]),
    ]
}

/// Draws the page.
pub(super) fn show(ui: &mut Ui, palette: &Palette) {
    ScrollArea::vertical().id_salt("online-knowing").auto_shrink([false, false]).show(ui, |ui| {
        ui.set_max_width(ui.available_width() - 14.0);
        words(ui, palette, say!("online-knowing-intro"));
        ui.add_space(10.0);
        let head = [
            String::new(),
            say!("online-knowing-host"),
            say!("online-knowing-keeper"),
            say!("online-knowing-player"),
            say!("online-knowing-spectator"),
        ];
        let strong = |words: String| (words, palette.text);
        line(ui, palette, head.map(strong), (true, false));
        for (number, (about, cells)) in rows().into_iter().enumerate() {
            let [host, keeper, player, spectator] = cells.map(|cell| (cell.words(), ink(palette, cell)));
            let cells = [(about, palette.text), host, keeper, player, spectator];
            line(ui, palette, cells, (false, number % 2 == 0));
        }
        ui.add_space(10.0);
        let notes =
            [say!("online-knowing-roles"), say!("online-knowing-proof"), say!("online-knowing-limits")];
        for about in notes {
            hint(ui, palette, about);
            ui.add_space(6.0);
        }
    });
}

/// Returns the colour of an answer; its word says the same.
fn ink(palette: &Palette, cell: Cell) -> Color32 {
    match cell {
        Cell::Yes => palette.text,
        Cell::Own => palette.accent_text,
        Cell::No => palette.text_third,
    }
}

/// Draws a line of the table, as high as its highest text.
fn line(ui: &mut Ui, palette: &Palette, cells: [(String, Color32); 5], (is_head, is_shaded): (bool, bool)) {
    let width = ui.available_width();
    let column = (1.0 - FIRST) * width / 4.0;
    let mut left = 0.0;
    let laid: Vec<(f32, Arc<Galley>)> = cells
        .into_iter()
        .enumerate()
        .map(|(number, (words, ink))| {
            let wide = if number == 0 { FIRST * width } else { column };
            let font = if is_head || number > 0 { fonts::bold(13.0) } else { fonts::sans(13.0) };
            let at = left;
            left += wide;
            (at, ui.painter().layout(words, font, ink, wide - 2.0 * PADDING))
        })
        .collect();
    let height = laid.iter().map(|(_, galley)| galley.size().y).fold(0.0, f32::max) + 2.0 * PADDING;
    let (rect, _) = ui.allocate_exact_size(vec2(width, height), Sense::hover());
    if is_shaded {
        ui.painter().rect_filled(rect, 4, palette.panel);
    }
    if is_head {
        ui.painter().hline(rect.x_range(), rect.bottom() - 0.5, Stroke::new(1.0, palette.line));
    }
    for (at, galley) in laid {
        let place = pos2(rect.left() + at + PADDING, rect.center().y - galley.size().y / 2.0);
        ui.painter().galley(place, galley, palette.text);
    }
}
