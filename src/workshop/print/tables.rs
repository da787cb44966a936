//! Charts and the turn track as tables of text.

use super::{
    counters::foot,
    fault::PrintFault,
    fonts::PrintFonts,
    ink::{self, Frame, POINTS, Type},
    job::TitledTable,
    pages::Pages,
    settings::PrintSettings,
};
use crate::engine::text::say;

/// The margins of a page, in millimetres: at the sides and at the top, and at the foot.
const MARGIN: f32 = 15.0;
const FOOT: f32 = 16.0;
/// Sizes of letters in points: of titles, of cells, and of cells of tables with many columns.
const TITLE: f32 = 11.0;
const CELL: f32 = 8.5;
const SMALL: f32 = 7.0;
/// A table with more columns than this has small letters.
const MANY: usize = 8;
/// The height of a line in sizes of its letters, and the room above and below a row and between columns, in millimetres.
const LINE: f32 = 1.25;
const AIR: f32 = 0.8;
const GAP: f32 = 3.0;
/// The narrowest column, in millimetres.
const NARROWEST: f32 = 6.0;
const SHADE: [u8; 3] = [0xE6, 0xE2, 0xD8];

/// Something at its place on a page.
enum Mark {
    Text { at: (f32, f32), look: Type, words: String },
    Rule { from: (f32, f32), to: (f32, f32) },
    Shade(Frame),
}

/// Tables that are being set on pages.
struct Setting<'a> {
    fonts: &'a PrintFonts,
    paper: (f32, f32),
    /// Finished pages, and the present one.
    pages: Vec<Vec<Mark>>,
    page: Vec<Mark>,
    /// The height that is used on the present page.
    y: f32,
}

/// A table with the measures of its columns.
struct Columns<'a> {
    head: &'a [String],
    widths: Vec<f32>,
    size: f32,
}

/// Adds the pages of these tables to a document.
///
/// # Errors
/// The size of the paper is none.
pub(super) fn add(
    pages: &mut Pages,
    title: &str,
    tables: &[TitledTable],
    settings: &PrintSettings,
) -> Result<(), PrintFault> {
    let paper = settings.paper.size();
    let all = {
        let fonts = pages.fonts();
        let mut setting = Setting { fonts, paper, pages: Vec::new(), page: Vec::new(), y: MARGIN };
        tables.iter().for_each(|table| setting.table(table));
        setting.end()
    };
    let count = all.len();
    for (number, marks) in all.into_iter().enumerate() {
        let label = say!("workshop-print-charts", page = number + 1, pages = count);
        pages.add(paper, |surface, fonts| {
            for mark in marks {
                match mark {
                    Mark::Text { at, look, words } => ink::text(surface, fonts, at, look, &words),
                    Mark::Rule { from, to } => ink::line(surface, from, to, 0.3),
                    Mark::Shade(place) => ink::area(surface, place, SHADE),
                }
            }
            foot(surface, fonts, paper, (title, &label));
        })?;
    }
    Ok(())
}

impl Setting<'_> {
    fn width(&self) -> f32 {
        self.paper.0 - 2.0 * MARGIN
    }

    /// Whether there is no room for this height on the present page, which is not empty.
    fn is_full(&self, height: f32) -> bool {
        self.y + height > self.paper.1 - FOOT && !self.page.is_empty()
    }

    fn turn(&mut self) {
        self.pages.push(std::mem::take(&mut self.page));
        self.y = MARGIN;
    }

    fn end(mut self) -> Vec<Vec<Mark>> {
        if !self.page.is_empty() {
            self.turn();
        }
        self.pages
    }

    fn table(&mut self, TitledTable { title, table }: &TitledTable) {
        let size = if table.head.len() > MANY { SMALL } else { CELL };
        let columns =
            Columns { head: &table.head, widths: self.widths(&table.head, &table.rows, size), size };
        // A title is never alone at the foot of a page.
        if self.is_full(6.0 * LINE * TITLE / POINTS) {
            self.turn();
        }
        let look = Type { is_bold: true, ..Type::plain(TITLE) };
        for line in self.fonts.lines(title, (true, TITLE), self.width() * POINTS) {
            self.y += LINE * TITLE / POINTS;
            self.page.push(Mark::Text { at: (MARGIN, self.y), look, words: line });
        }
        self.y += AIR;
        self.row(&columns, columns.head, true);
        for row in &table.rows {
            self.row(&columns, row, false);
        }
        self.y += 2.0 * GAP;
    }

    /// Sets a row, line by line, so that a row that is higher than a page goes on on the next one.
    fn row(&mut self, columns: &Columns, cells: &[String], is_head: bool) {
        let bold = |column: usize| is_head || column == 0;
        let lines: Vec<Vec<String>> = cells
            .iter()
            .zip(&columns.widths)
            .enumerate()
            .map(|(column, (cell, width))| {
                self.fonts.lines(cell, (bold(column), columns.size), width * POINTS)
            })
            .collect();
        let count = lines.iter().map(Vec::len).max().unwrap_or(0).max(1);
        let step = LINE * columns.size / POINTS;
        let height = count as f32 * step + 2.0 * AIR;
        let fits_a_page = height < (self.paper.1 - MARGIN - FOOT) / 2.0;
        if fits_a_page && self.is_full(height) {
            self.turn();
            if !is_head {
                self.row(columns, columns.head, true);
            }
        }
        if is_head && fits_a_page {
            self.page.push(Mark::Shade(Frame { left: MARGIN, top: self.y, width: self.width(), height }));
        }
        self.y += AIR;
        for number in 0..count {
            if self.is_full(step) {
                self.turn();
            }
            self.y += step;
            let mut left = MARGIN;
            for (column, (lines, width)) in lines.iter().zip(&columns.widths).enumerate() {
                if let Some(words) = lines.get(number).filter(|words| !words.is_empty()) {
                    let look = Type { is_bold: bold(column), ..Type::plain(columns.size) };
                    // The base line is a little above the lower edge of a line.
                    let at = (left + GAP / 2.0, self.y - 0.25 * step);
                    self.page.push(Mark::Text { at, look, words: words.clone() });
                }
                left += width + GAP;
            }
        }
        self.y += AIR;
        self.page.push(Mark::Rule { from: (MARGIN, self.y), to: (MARGIN + self.width(), self.y) });
    }

    /// Returns the widths of the columns, each as wide as its widest cell, or narrower if there is no room: the widest
    /// ones first.
    fn widths(&self, head: &[String], rows: &[Vec<String>], size: f32) -> Vec<f32> {
        let mut widths = vec![NARROWEST; head.len()];
        for (number, row) in std::iter::once(head).chain(rows.iter().map(Vec::as_slice)).enumerate() {
            for (column, (width, cell)) in widths.iter_mut().zip(row).enumerate() {
                let natural = self.fonts.width(cell, number == 0 || column == 0, size) / POINTS;
                *width = width.max(natural + 0.5);
            }
        }
        let room = self.width() - GAP * head.len() as f32;
        narrow(&mut widths, room);
        widths
    }
}

/// Narrows columns until they fit: the widest to the width of the next one, and so on. If even the narrowest columns
/// do not fit, all have the same width.
fn narrow(widths: &mut [f32], room: f32) {
    if widths.iter().sum::<f32>() <= room || widths.is_empty() {
        return;
    }
    let mut sorted = widths.to_vec();
    sorted.sort_by(f32::total_cmp);
    // All columns that are wider than the limit get it; those below keep theirs.
    let mut left = room;
    let mut limit = room / sorted.len() as f32;
    for (number, width) in sorted.iter().enumerate() {
        limit = left / (sorted.len() - number) as f32;
        if *width > limit {
            break;
        }
        left -= width;
    }
    for width in widths {
        *width = width.min(limit);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn wide_columns_give_way() {
        let mut widths = [10.0, 200.0, 60.0];
        narrow(&mut widths, 150.0);
        assert_eq!(widths, [10.0, 80.0, 60.0]);
        let mut roomy = [10.0, 20.0];
        narrow(&mut roomy, 100.0);
        assert_eq!(roomy, [10.0, 20.0]);
        let mut tight = [60.0; 3];
        narrow(&mut tight, 90.0);
        assert_eq!(tight, [30.0; 3]);
    }
}
