//! The combat results table (9.5), with the live columns and the row of the die highlighted.

use crate::{
    engine::text::say,
    games::guderian::{
        panels::context::PanelContext,
        rules::{Rulebook, combat::results::CombatResult},
        scene::rolled::Rolled,
    },
    panels::kit::{
        die, fonts,
        theme::over,
        widgets::{paint_text, section},
    },
};
use bevy_egui::egui::{Align2, Color32, Rect, Sense, Stroke, StrokeKind, Ui, Vec2, pos2, vec2};

#[derive(Clone, Debug, PartialEq)]
pub struct Live {
    /// The chance of each column; all zero for none.
    pub columns: Vec<f32>,
    /// The die, once it is rolled.
    pub die: Option<u8>,
    /// The brightness of the flash of the cell that the die hit, from 0 to 1.
    pub flash: f32,
}

impl Live {
    pub fn none(rulebook: &Rulebook) -> Self {
        Self { columns: vec![0.0; rulebook.charts.odds.len()], die: None, flash: 0.0 }
    }

    /// The column of a battle and, once it may be seen, its die.
    pub fn rolled(rulebook: &Rulebook, rolled: &Rolled, throw: Option<f32>) -> Self {
        let mut live = Self::none(rulebook);
        if let Some(column) = live.columns.get_mut(rolled.column) {
            *column = 1.0;
        }
        if throw.is_none_or(|clock| clock >= die::RESULT) {
            live.die = Some(rolled.die);
            live.flash = throw.map_or(0.0, die::flash);
        }
        live
    }
}

/// Height of a row and of the header.
const ROW: f32 = 31.0;
const HEADER: f32 = 22.0;
const DIE_WIDTH: f32 = 18.0;

pub(crate) fn show(ui: &mut Ui, panel: &mut PanelContext, live: &Live) {
    let (title, about) = (say!("guderian-panels-results"), say!("guderian-panels-results.about"));
    section(ui, panel.palette, &title, &about, |ui| table(ui, panel, live));
}

fn table(ui: &mut Ui, panel: &PanelContext, live: &Live) {
    let (palette, rulebook) = (panel.palette, panel.state.rulebook);
    let (odds, table) = (&rulebook.charts.odds, rulebook.combat_results());
    let height = HEADER + ROW * table.rows() as f32;
    let (rect, response) = ui.allocate_exact_size(vec2(ui.available_width(), height), Sense::hover());
    let width = ((rect.width() - DIE_WIDTH) / odds.len() as f32).floor();
    let left = rect.left() + DIE_WIDTH;
    let cell = |row: usize, column: usize| {
        let corner = pos2(left + width * column as f32, rect.top() + HEADER + ROW * row as f32);
        Rect::from_min_size(corner, vec2(width, ROW))
    };
    let is_live = |column: usize| live.columns.get(column).is_some_and(|chance| *chance > 0.0);
    for (column, odds) in odds.iter().enumerate() {
        let head =
            Rect::from_min_size(pos2(left + width * column as f32, rect.top()), vec2(width, HEADER - 2.0));
        let lit = is_live(column);
        if lit {
            ui.painter().rect_filled(head, 2, palette.accent);
        }
        let ink = if lit { palette.accent_ink } else { palette.text };
        let font = if lit { fonts::bold(11.0) } else { fonts::sans(11.0) };
        paint_text(ui, head, Align2::CENTER_CENTER, &odds.to_string(), font, ink);
    }
    for row in 0..table.rows() {
        let die = Rect::from_min_size(
            pos2(rect.left(), rect.top() + HEADER + ROW * row as f32),
            vec2(DIE_WIDTH - 4.0, ROW),
        );
        let thrown = live.die == Some(row as u8 + 1);
        let ink = if thrown { palette.accent_text } else { palette.text_second };
        paint_text(ui, die, Align2::CENTER_CENTER, &(row + 1).to_string(), fonts::bold(12.0), ink);
        for column in 0..odds.len() {
            let lit = is_live(column) && (live.die.is_none() || thrown);
            paint_cell(ui, panel, cell(row, column), table.at(row, column), lit);
        }
    }
    frame_live(ui, panel, live, &cell, table.rows());
    if let Some(at) = response.hover_pos() {
        explain(response, panel, at, &cell, table.rows(), odds.len());
    }
}

fn paint_cell(ui: &Ui, panel: &PanelContext, rect: Rect, result: CombatResult, lit: bool) {
    let palette = panel.palette;
    let colour = palette.shade(result.into()).0;
    let (fill, ink) = if lit {
        (colour, palette.shade(result.into()).1)
    } else {
        (over(colour, palette.panel, 0.26), palette.dim_cell_text)
    };
    ui.painter().rect_filled(rect.shrink(1.0), 2, fill);
    let word = result.to_string();
    let font = if lit { fonts::bold(11.0) } else { fonts::sans(11.0) };
    match word.split_once('/') {
        None => paint_text(ui, rect, Align2::CENTER_CENTER, &word, font, ink),
        Some((first, second)) => {
            let shift = vec2(0.0, 6.6);
            paint_text(ui, rect.translate(-shift), Align2::CENTER_CENTER, first, font.clone(), ink);
            paint_text(ui, rect.translate(shift), Align2::CENTER_CENTER, second, font, ink);
        }
    }
}

/// Draws an amber frame round the live columns, and round the cell that the die hit.
fn frame_live(ui: &Ui, panel: &PanelContext, live: &Live, cell: &dyn Fn(usize, usize) -> Rect, rows: usize) {
    let stroke = Stroke::new(2.0, panel.palette.accent);
    let likely: Vec<usize> =
        live.columns.iter().enumerate().filter(|(_, chance)| **chance > 0.0).map(|(n, _)| n).collect();
    for column in likely {
        let whole = cell(0, column).union(cell(rows - 1, column));
        ui.painter().rect_stroke(whole, 2, stroke, StrokeKind::Middle);
        if let Some(die) = live.die {
            let cell = cell(usize::from(die.max(1)) - 1, column);
            ui.painter().rect_filled(cell, 1, Color32::WHITE.gamma_multiply(0.65 * live.flash));
            let hit = cell.expand2(Vec2::splat(2.0));
            ui.painter().rect_stroke(hit, 2, Stroke::new(2.0, panel.palette.text), StrokeKind::Outside);
        }
    }
}

/// Explains the cell under the pointer.
fn explain(
    response: bevy_egui::egui::Response,
    panel: &PanelContext,
    at: bevy_egui::egui::Pos2,
    cell: &dyn Fn(usize, usize) -> Rect,
    rows: usize,
    columns: usize,
) {
    let rulebook = panel.state.rulebook;
    for row in 0..rows {
        for column in 0..columns {
            if cell(row, column).contains(at) {
                let result = rulebook.combat_results().at(row, column);
                let odds = rulebook.charts.odds[column];
                response.on_hover_text(say!(
                    "guderian-panels-results-cell",
                    die = row + 1,
                    odds = odds.to_string(),
                    result = result.to_string(),
                    meaning = super::outcome::meaning(result),
                ));
                return;
            }
        }
    }
}
