//! Sheets of counters: fronts, and behind each sheet its backs, mirrored, so that both lie on each other when the sheet is
//! turned at its long edge.

use super::{
    drawing::Drawings,
    fault::{ManySheets, PrintFault},
    fonts::PrintFonts,
    ink::{self, Frame, Type},
    pages::Pages,
    settings::{Paper, PrintSettings, millimetres},
};
use crate::{art::packs::face::Face, engine::text::say, scene::PrintedCounter};
use krilla::surface::Surface;

/// The bleed around a counter, in millimetres. Neighbours do not share theirs.
pub(super) const BLEED: f32 = 2.0;
/// The margin of a sheet, and the room at its foot.
const MARGIN: f32 = 12.0;
const FOOT: f32 = 17.0;
/// Cut marks: their width in points, their distance from the bleed and their length at the edges of a sheet; and those
/// between counters, within the bleed.
const HAIR: f32 = 0.25;
const EDGE: (f32, f32) = (1.0, 4.0);
const CORNER: (f32, f32) = (0.5, 1.2);
/// The most sheets of paper.
const MOST: usize = 1000;

/// The contents of sheets of counters.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Counted {
    Counters,
    Markers,
}

impl Counted {
    /// Returns the line at the foot of a sheet of fronts, with its number and the number of all.
    fn fronts(self, number: usize, sheets: usize, size: String) -> String {
        match self {
            Self::Counters => say!("workshop-print-fronts", number = number, sheets = sheets, size = size),
            Self::Markers => say!("workshop-print-markers", number = number, sheets = sheets, size = size),
        }
    }

    /// Returns the line at the foot of a sheet of backs.
    fn backs(self, number: usize, sheets: usize) -> String {
        match self {
            Self::Counters => say!("workshop-print-backs", number = number, sheets = sheets),
            Self::Markers => say!("workshop-print-marker-backs", number = number, sheets = sheets),
        }
    }

    fn too_many(self) -> ManySheets {
        match self {
            Self::Counters => ManySheets::Counters,
            Self::Markers => ManySheets::Markers,
        }
    }
}

/// The places of the counters of a sheet.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Grid {
    pub columns: usize,
    pub rows: usize,
    size: f32,
    paper: (f32, f32),
}

impl Grid {
    pub fn new(paper: Paper, size: f32) -> Self {
        let (width, height) = paper.size();
        let fitting = |room: f32| ((room / (size + 2.0 * BLEED)) as usize).max(1);
        let (columns, rows) = (fitting(width - 2.0 * MARGIN), fitting(height - MARGIN - FOOT));
        Self { columns, rows, size, paper: (width, height) }
    }

    /// The number of counters on a sheet.
    pub fn places(self) -> usize {
        self.columns * self.rows
    }

    fn pitch(self) -> f32 {
        self.size + 2.0 * BLEED
    }

    /// The left edge of the counters of a column, which are in the middle of the sheet.
    fn left(self, column: usize) -> f32 {
        let room = self.paper.0 - self.columns as f32 * self.pitch();
        room / 2.0 + BLEED + column as f32 * self.pitch()
    }

    fn top(self, row: usize) -> f32 {
        MARGIN + BLEED + row as f32 * self.pitch()
    }

    /// Returns the place of a front by its number on the sheet.
    pub fn front(self, number: usize) -> Frame {
        let (column, row) = (number % self.columns, number / self.columns);
        Frame { left: self.left(column), top: self.top(row), width: self.size, height: self.size }
    }

    /// Returns the place of its back on the other side of the sheet.
    pub fn back(self, number: usize) -> Frame {
        let front = self.front(number);
        Frame { left: self.paper.0 - front.left - front.width, ..front }
    }
}

/// Adds the sheets of counters or markers to a document.
///
/// # Errors
/// They are too many.
pub(super) fn add(
    pages: &mut Pages,
    drawings: &mut Drawings,
    title: &str,
    (counted, counters): (Counted, &[PrintedCounter]),
    settings: &PrintSettings,
) -> Result<(), PrintFault> {
    let grid = Grid::new(settings.paper, settings.size);
    let count: usize = counters.iter().map(|counter| counter.count as usize).sum();
    let sheets = count.div_ceil(grid.places());
    if sheets > MOST {
        return Err(PrintFault::TooMany { what: counted.too_many(), sheets, most: MOST });
    }
    let all: Vec<&PrintedCounter> =
        counters.iter().flat_map(|counter| std::iter::repeat_n(counter, counter.count as usize)).collect();
    let has_backs = counters.iter().any(|counter| counter.back.is_some());
    for (number, sheet) in all.chunks(grid.places()).enumerate() {
        let label = counted.fronts(number + 1, sheets, millimetres(settings.size));
        let fronts: Vec<(Frame, &Face)> =
            sheet.iter().enumerate().map(|(place, counter)| (grid.front(place), &counter.front)).collect();
        side(pages, drawings, grid, &fronts, (title, &label))?;
        if has_backs {
            let label = counted.backs(number + 1, sheets);
            let backs: Vec<(Frame, &Face)> = sheet
                .iter()
                .enumerate()
                .filter_map(|(place, counter)| Some((grid.back(place), counter.back.as_ref()?)))
                .collect();
            side(pages, drawings, grid, &backs, (title, &label))?;
        }
    }
    Ok(())
}

/// Adds one side of a sheet.
fn side(
    pages: &mut Pages,
    drawings: &mut Drawings,
    grid: Grid,
    faces: &[(Frame, &Face)],
    (title, label): (&str, &str),
) -> Result<(), PrintFault> {
    pages.add(grid.paper, |surface, fonts| {
        // All bleeds first, so that none lies over a counter.
        for (place, face) in faces {
            let colour = drawings.ground(surface, face);
            ink::area(surface, grown(*place, BLEED), colour);
        }
        for (place, face) in faces {
            drawings.draw(surface, face, *place);
            corners(surface, *place);
        }
        edges(surface, grid);
        foot(surface, fonts, grid.paper, (title, label));
    })
}

fn grown(place: Frame, by: f32) -> Frame {
    Frame {
        left: place.left - by,
        top: place.top - by,
        width: place.width + 2.0 * by,
        height: place.height + 2.0 * by,
    }
}

/// Draws the cut marks at the corners of a counter, outside it.
fn corners(surface: &mut Surface, place: Frame) {
    let (near, far) = (CORNER.0, CORNER.0 + CORNER.1);
    let (right, bottom) = (place.left + place.width, place.top + place.height);
    for (x, outwards) in [(place.left, -1.0), (right, 1.0)] {
        for y in [place.top, bottom] {
            ink::line(surface, (x + outwards * near, y), (x + outwards * far, y), HAIR);
        }
    }
    for (y, outwards) in [(place.top, -1.0), (bottom, 1.0)] {
        for x in [place.left, right] {
            ink::line(surface, (x, y + outwards * near), (x, y + outwards * far), HAIR);
        }
    }
}

/// Draws the cut marks of every column and row at the edges of the sheet.
fn edges(surface: &mut Surface, grid: Grid) {
    let (first, last) = (grid.front(0), grid.front(grid.places() - 1));
    let (right, bottom) = (last.left + last.width, last.top + last.height);
    let (near, far) = (BLEED + EDGE.0, BLEED + EDGE.0 + EDGE.1);
    for column in 0..grid.columns {
        for x in [grid.left(column), grid.left(column) + grid.size] {
            ink::line(surface, (x, first.top - far), (x, first.top - near), HAIR);
            ink::line(surface, (x, bottom + near), (x, bottom + far), HAIR);
        }
    }
    for row in 0..grid.rows {
        for y in [grid.top(row), grid.top(row) + grid.size] {
            ink::line(surface, (first.left - far, y), (first.left - near, y), HAIR);
            ink::line(surface, (right + near, y), (right + far, y), HAIR);
        }
    }
}

/// Writes the foot of a sheet, with a line of 50 mm against which a print is measured.
pub(super) fn foot(
    surface: &mut Surface,
    fonts: &PrintFonts,
    (width, height): (f32, f32),
    (title, label): (&str, &str),
) {
    const RULER: f32 = 50.0;
    const TITLE: f32 = 60.0;
    let (y, look) = (height - 6.0, Type::plain(7.0));
    let lines = fonts.lines(title, (look.is_bold, look.size), TITLE * ink::POINTS);
    ink::text(surface, fonts, (MARGIN, y), look, lines.first().map_or("", String::as_str));
    ink::text_before(surface, fonts, (width - MARGIN, y), look, label);
    let left = (width - RULER) / 2.0;
    ink::line(surface, (left, y), (left + RULER, y), 0.5);
    for x in [left, left + RULER] {
        ink::line(surface, (x, y - 1.0), (x, y + 1.0), 0.5);
    }
    ink::text(surface, fonts, (left + RULER / 2.0 - 3.0, y - 1.0), Type::plain(6.0), "50 mm");
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn backs_lie_behind_their_fronts() {
        for (paper, size) in
            [(Paper::A4, 15.0), (Paper::Letter, 12.7), (Paper::A4, 60.0), (Paper::Letter, 5.0)]
        {
            let (grid, (width, height)) = (Grid::new(paper, size), paper.size());
            for number in 0..grid.places() {
                let (front, back) = (grid.front(number), grid.back(number));
                assert!((front.left + back.left + size - width).abs() < 1e-3);
                assert_eq!(front.top, back.top);
                let other = number - number % grid.columns + grid.columns - 1 - number % grid.columns;
                assert!((grid.front(other).left - back.left).abs() < 1e-3, "a back has the place of a front");
                assert!(front.left >= MARGIN && front.top + size + BLEED <= height - FOOT + 1e-3);
            }
        }
        assert_eq!(Grid::new(Paper::A4, 15.0).places(), 9 * 14);
    }
}
