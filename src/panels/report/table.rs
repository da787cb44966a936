//! The list of attacks in the report of any game: the filter by side, the columns, a row for each. A click on one shows
//! it in the replay.

use super::frame::stripe;
use crate::{
    engine::{counters::Flag, text::say},
    panels::{
        kit::{
            fonts,
            theme::Palette,
            widgets::{hint, noted, paint_side, paint_text, section, text},
        },
        state::{Action, ReplayAction},
    },
};
use bevy_egui::egui::{Align2, Color32, Rect, Response, ScrollArea, Sense, Stroke, Ui, Vec2, pos2, vec2};

/// Height of a row.
const ROW: f32 = 30.0;

/// A column: its header, its end in parts of the width, and whether it holds numbers.
pub(crate) type Column = (String, f32, bool);

pub(crate) struct ReportTable<'a> {
    pub title: &'a str,
    /// The columns; the first has the turn and the side of the attack.
    pub columns: &'a [Column],
    /// The filters by side, each with its text.
    pub choices: [(Option<Flag>, &'a str); 3],
    /// The effect of a click on a row, in a sentence.
    pub about: &'a str,
    /// The name of a row, by the number of its order.
    pub name: fn(usize) -> String,
}

/// A row that is being drawn.
pub(crate) struct Row<'a> {
    columns: &'a [Column],
    rect: Rect,
    /// The response to the mouse.
    pub response: Response,
}

impl ReportTable<'_> {
    /// Draws the list of the attacks of the chosen side; `head` returns order, turn and side of each, `draw` draws the
    /// other columns.
    pub fn show<T>(
        &self,
        ui: &mut Ui,
        palette: &Palette,
        (chosen, all): (&mut Option<Flag>, &[T]),
        head: impl Fn(&T) -> (usize, u8, Flag),
        mut draw: impl FnMut(&mut Ui, &Row, &T),
    ) -> Vec<Action> {
        let mut actions = Vec::new();
        let is_listed = |of: &&T| chosen.is_none_or(|side| head(of).2 == side);
        let listed: Vec<&T> = all.iter().filter(is_listed).collect();
        let words = say!("report-listed", n = listed.len(), all = all.len());
        section(ui, palette, self.title, &words, |ui| {
            self.filters(ui, palette, chosen);
            if listed.is_empty() {
                hint(ui, palette, say!("report-none-yet"));
                return;
            }
            let width = ui.available_width() - 14.0;
            self.headers(ui, palette, width);
            let room = ui.available_height() - 26.0;
            let scroll = ScrollArea::vertical().id_salt("report-table").max_height(room);
            scroll.auto_shrink([false, false]).show_rows(ui, ROW, listed.len(), |ui, rows| {
                ui.spacing_mut().item_spacing.y = 0.0;
                for number in rows {
                    let (order, turn, side) = head(listed[number]);
                    let row = self.row(ui, palette, (width, number), (order, turn, side));
                    draw(ui, &row, listed[number]);
                    if row.response.clicked() {
                        actions.push(Action::Replay(ReplayAction::OpenAt(order)));
                    }
                }
            });
        });
        actions
    }

    /// Draws the filters by side.
    fn filters(&self, ui: &mut Ui, palette: &Palette, chosen: &mut Option<Flag>) {
        ui.horizontal(|ui| {
            ui.spacing_mut().item_spacing.x = 4.0;
            for (side, words) in self.choices {
                let on = *chosen == side;
                let ink = if on { palette.accent_text } else { palette.text_second };
                let label = text(words, fonts::sans(12.0), ink);
                if noted(words, ui.selectable_label(on, label)).clicked() {
                    *chosen = side;
                }
            }
            ui.add_space(12.0);
            hint(ui, palette, self.about);
        });
        ui.add_space(4.0);
    }

    fn headers(&self, ui: &mut Ui, palette: &Palette, width: f32) {
        let (head, _) = ui.allocate_exact_size(vec2(width, 24.0), Sense::hover());
        for (number, (name, _, right)) in self.columns.iter().enumerate() {
            let align = if *right { Align2::CENTER_CENTER } else { Align2::LEFT_CENTER };
            let at = cell(self.columns, head, number);
            paint_text(ui, at, align, name, fonts::bold(11.0), palette.text_second);
        }
        ui.painter().hline(head.x_range(), head.bottom(), Stroke::new(1.0, palette.line));
    }

    /// Draws the ground of a row, and its turn and side.
    fn row(
        &self,
        ui: &mut Ui,
        palette: &Palette,
        (width, number): (f32, usize),
        (order, turn, side): (usize, u8, Flag),
    ) -> Row<'_> {
        let (rect, response) = ui.allocate_exact_size(vec2(width, ROW), Sense::click());
        let response = noted(&(self.name)(order), response);
        if response.hovered() {
            ui.painter().rect_filled(rect, 4, palette.raised);
        } else if number % 2 == 1 {
            ui.painter().rect_filled(rect, 0, stripe(palette));
        }
        let first = cell(self.columns, rect, 0);
        paint_text(ui, first, Align2::LEFT_CENTER, &turn.to_string(), fonts::bold(13.0), palette.text);
        let mark = Rect::from_center_size(pos2(first.right() - 14.0, first.center().y), Vec2::splat(11.0));
        paint_side(ui, mark, side, palette);
        Row { columns: self.columns, rect, response }
    }
}

impl Row<'_> {
    /// Returns the rectangle of a column.
    pub fn cell(&self, number: usize) -> Rect {
        cell(self.columns, self.rect, number)
    }

    /// Writes into the middle of a column.
    pub fn write(&self, ui: &Ui, number: usize, words: &str, ink: Color32) {
        paint_text(ui, self.cell(number), Align2::CENTER_CENTER, words, fonts::sans(13.0), ink);
    }
}

/// Returns a column's part of a row.
fn cell(columns: &[Column], row: Rect, number: usize) -> Rect {
    let start = if number == 0 { 0.0 } else { columns[number - 1].1 };
    let at = |part: f32| row.left() + row.width() * part;
    Rect::from_min_max(pos2(at(start), row.top()), pos2(at(columns[number].1), row.bottom()))
}
