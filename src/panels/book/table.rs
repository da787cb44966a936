//! A table of the rules, fitted to the available width: wide columns are narrowed first.

use super::paragraph::marked;
use crate::{
    engine::manual::CaseTable,
    panels::kit::{fonts, theme::Palette},
};
use bevy_egui::egui::{FontId, Sense, Stroke, Ui, vec2};

/// Room between columns.
const GAP: f32 = 12.0;
/// Room above and below the text of a row.
const AIR: f32 = 3.0;
/// A table with more columns than this has small letters.
const MANY: usize = 8;

pub(in crate::panels) fn table(ui: &mut Ui, palette: &Palette, table: &CaseTable, wanted: &str) {
    let size = if table.head.len() > MANY { 11.0 } else { 13.0 };
    let gap = if table.head.len() > MANY { 5.0 } else { GAP };
    let font = |head: bool, column: usize| match head || column == 0 {
        true => fonts::bold(size),
        false => fonts::sans(size),
    };
    let natural = |ui: &Ui, words: &str, font: FontId| {
        ui.painter().layout_no_wrap(words.to_owned(), font, palette.text).size().x.ceil()
    };
    let mut widths = vec![0.0_f32; table.head.len()];
    for (number, row) in std::iter::once(&table.head).chain(&table.rows).enumerate() {
        for (column, cell) in row.iter().enumerate().take(widths.len()) {
            widths[column] = widths[column].max(natural(ui, cell, font(number == 0, column)));
        }
    }
    if table.head.len() > MANY {
        even(&mut widths);
    }
    let room = ui.available_width() - gap * (widths.len().saturating_sub(1)) as f32;
    fit(&mut widths, room);
    for (number, row) in std::iter::once(&table.head).chain(&table.rows).enumerate() {
        let ink = if number == 0 { palette.text_second } else { palette.text };
        let cells: Vec<_> = row
            .iter()
            .zip(&widths)
            .enumerate()
            .map(|(column, (cell, width))| {
                let mut job = marked(palette, cell, &font(number == 0, column), ink, wanted);
                job.wrap.max_width = width + 1.0;
                ui.painter().layout_job(job)
            })
            .collect();
        let high = cells.iter().map(|cell| cell.size().y).fold(0.0, f32::max) + 2.0 * AIR;
        let (rect, _) = ui.allocate_exact_size(vec2(ui.available_width(), high), Sense::hover());
        let mut at = rect.min + vec2(0.0, AIR);
        for (cell, width) in cells.into_iter().zip(&widths) {
            ui.painter().galley(at, cell, ink);
            at.x += width + gap;
        }
        ui.painter().hline(rect.x_range(), rect.bottom(), Stroke::new(1.0, palette.line));
        ui.add_space(-ui.spacing().item_spacing.y + 1.0);
    }
    ui.add_space(ui.spacing().item_spacing.y + 2.0);
}

/// Makes all columns but the first as wide as the widest of them: a grid of many small cells is read across
/// and down.
fn even(widths: &mut [f32]) {
    let Some((_, cells)) = widths.split_first_mut() else { return };
    let widest = cells.iter().copied().fold(0.0, f32::max);
    cells.fill(widest);
}

/// Narrows columns until they fit: the widest first, none below the width that a word needs.
fn fit(widths: &mut [f32], room: f32) {
    const LEAST: f32 = 24.0;
    let mut over = widths.iter().sum::<f32>() - room;
    while over > 0.5 {
        let Some(widest) = widths.iter().copied().reduce(f32::max).filter(|widest| *widest > LEAST) else {
            return;
        };
        let below = widths.iter().copied().filter(|width| *width < widest - 0.5).fold(LEAST, f32::max);
        let many = widths.iter().filter(|width| **width >= widest - 0.5).count() as f32;
        let cut = (over / many).min(widest - below).max(0.25);
        for width in widths.iter_mut().filter(|width| **width >= widest - 0.5) {
            *width -= cut;
        }
        over = widths.iter().sum::<f32>() - room;
    }
}

#[cfg(test)]
mod tests {
    use super::{even, fit};

    #[test]
    fn a_grid_has_columns_of_one_width() {
        let mut widths = [30.0, 18.0, 26.0, 22.0];
        even(&mut widths);
        assert_eq!(widths, [30.0, 26.0, 26.0, 26.0]);
        fit(&mut widths, 96.0);
        assert!(widths[1..].windows(2).all(|two| (two[0] - two[1]).abs() < 0.01), "{widths:?}");
    }

    #[test]
    fn the_widest_columns_give_way() {
        let mut widths = [40.0, 300.0, 200.0];
        fit(&mut widths, 340.0);
        assert!(widths.iter().sum::<f32>() <= 341.0 && widths[0] == 40.0, "{widths:?}");
        assert!((widths[1] - widths[2]).abs() < 1.0, "{widths:?}");
        let mut roomy = [10.0, 20.0];
        fit(&mut roomy, 100.0);
        assert_eq!(roomy, [10.0, 20.0]);
        let mut tight = [100.0; 9];
        fit(&mut tight, 50.0);
        assert!(tight.iter().all(|width| *width > 20.0), "it ends where nothing fits: {tight:?}");
    }
}
