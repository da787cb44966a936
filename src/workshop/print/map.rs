//! A map on several sheets of paper that are glued together. The ground is a picture; hex ids and names are in it, and
//! once more as text that is not seen, so that readers find and copy it.

use super::{
    counters::foot,
    fault::{ManySheets, PrintFault},
    fonts::PrintFonts,
    ink::{self, Frame, POINTS, Type},
    pages::Pages,
    settings::{HEXES, PrintSettings, millimetres},
};
use crate::{
    art::{
        packs::pack::Pack,
        painter::{Layers, NamePlate, Painter, PixelRect, Raster, SheetRect, WorldRect, hex_centre},
    },
    engine::{board::Hex, text::say},
    scene::Print,
};
use jpeg_encoder::{ColorType, Encoder, SamplingFactor};
use krilla::{
    geom::{Size, Transform},
    image::Image,
    paint::FillRule,
    surface::Surface,
};

/// The part of a sheet that the next one covers, in millimetres.
const OVERLAP: f32 = 10.0;
/// The margins of a sheet: at the sides and at the top, and at the foot.
const MARGIN: f32 = 10.0;
const FOOT: f32 = 14.0;
/// The most sheets of one map, and the most dots of all of its pictures.
const MOST: usize = 100;
const MOST_DOTS: f32 = 200e6;
/// The quality of the pictures, of 100: lines and letters have no halos that a printer shows.
const QUALITY: u8 = 85;
/// The fewest dots to an inch.
const FEWEST: f32 = 60.0;
/// Marks for glueing: their width in points and their length.
const HAIR: f32 = 0.3;
const MARK: f32 = 4.0;

/// A map cut into sheets.
struct Tiling {
    /// The width and height of a sheet of paper.
    paper: (f32, f32),
    /// The width and height of the whole map.
    whole: (f32, f32),
    columns: usize,
    rows: usize,
}

impl Tiling {
    /// Cuts a map of this width and height on upright or lying sheets: whichever needs fewer.
    fn new(whole: (f32, f32), paper: (f32, f32)) -> Self {
        let cut = |paper: (f32, f32)| {
            let (columns, rows) =
                (sheets(whole.0, paper.0 - 2.0 * MARGIN), sheets(whole.1, paper.1 - MARGIN - FOOT));
            Self { paper, whole, columns, rows }
        };
        let (upright, lying) = (cut(paper), cut((paper.1, paper.0)));
        if lying.count() < upright.count() { lying } else { upright }
    }

    fn count(&self) -> usize {
        self.columns.saturating_mul(self.rows)
    }

    /// The width and height of the picture of a sheet that is full.
    fn room(&self) -> (f32, f32) {
        (self.paper.0 - 2.0 * MARGIN, self.paper.1 - MARGIN - FOOT)
    }

    /// Returns the part of the map on a sheet, in millimetres from the corner of the map.
    fn part(&self, column: usize, row: usize) -> Frame {
        let room = self.room();
        let (left, top) = (column as f32 * (room.0 - OVERLAP), row as f32 * (room.1 - OVERLAP));
        Frame { left, top, width: room.0.min(self.whole.0 - left), height: room.1.min(self.whole.1 - top) }
    }
}

/// The number of sheets for a length, with this room on each.
fn sheets(length: f32, room: f32) -> usize {
    if length <= room { 1 } else { ((length - OVERLAP) / (room - OVERLAP)).ceil() as usize }
}

/// The steps in which a smaller width of a hex is tried, in millimetres.
const STEP: f32 = 0.5;

/// Sheets of a map, and a width of a hex that needs fewer of them.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Fewer {
    pub now: usize,
    pub fewer: usize,
    /// The largest such width, in millimetres.
    pub hex: f32,
}

/// Returns the largest width of a hex with which a map of this size needs fewer sheets, if counters still fit.
pub(super) fn fewer((columns, rows): (u8, u8), settings: &PrintSettings) -> Option<Fewer> {
    let paper = SheetRect::new(columns, rows).paper;
    let count = |hex: f32| {
        let radius = hex / 3_f32.sqrt();
        Tiling::new((paper.width() * radius, paper.height() * radius), settings.paper.size()).count()
    };
    let now = count(settings.hex);
    let whole = (settings.hex / STEP).ceil() as u16;
    let smaller = (1..whole).rev().map(|steps| f32::from(steps) * STEP);
    let mut fitting = smaller.take_while(|hex| *hex >= settings.size.max(HEXES.0));
    let hex = fitting.find(|hex| count(*hex) < now)?;
    Some(Fewer { now, fewer: count(hex), hex })
}

/// Adds the sheets of a map to a document; returns a sentence if its pictures are coarser than they should be.
///
/// # Errors
/// They are too many.
pub(super) fn add(
    pages: &mut Pages,
    print: &Print,
    pack: &Pack,
    settings: &PrintSettings,
) -> Result<Option<String>, PrintFault> {
    let paper = SheetRect::new(print.map.columns, print.map.rows).paper;
    // Two opposite sides of a hex are the square root of three radii apart.
    let radius = settings.hex / 3_f32.sqrt();
    let tiling = Tiling::new((paper.width() * radius, paper.height() * radius), settings.paper.size());
    if tiling.count() > MOST {
        let what = ManySheets::Map(print.map.id.clone());
        return Err(PrintFault::TooMany { what, sheets: tiling.count(), most: MOST });
    }
    let room = tiling.room();
    let inches = tiling.count() as f32 * room.0 * room.1 / (25.4 * 25.4);
    let dots = settings.dots.min((MOST_DOTS / inches).sqrt()).max(FEWEST.min(settings.dots));
    let painter = Painter::new(&print.map, &print.board, print.furniture.clone(), &pack.map);
    let painted = Painted { painter, radius, dots, hexes: print.board.hexes().collect() };
    for row in 0..tiling.rows {
        for column in 0..tiling.columns {
            sheet(pages, &painted, &tiling, (column, row), (&print.map.title, settings.hex))?;
        }
    }
    let is_coarse = dots + 0.5 < settings.dots;
    let why = || {
        let (map, dpi) = (print.map.id.clone(), dots.round().to_string());
        say!("workshop-print-coarse", map = map, dpi = dpi)
    };
    Ok(is_coarse.then(why))
}

/// A map that is ready to be painted.
struct Painted {
    painter: Painter,
    /// The radius of a hex in millimetres.
    radius: f32,
    dots: f32,
    hexes: Vec<Hex>,
}

impl Painted {
    /// The radius of a hex in dots.
    fn pixels(&self) -> f32 {
        self.radius / 25.4 * self.dots
    }

    /// Returns a part of the map in the units of the painter.
    fn world(&self, part: Frame) -> WorldRect {
        let paper = self.painter.sheet().paper;
        let (left, top) = (paper.left + part.left / self.radius, paper.top + part.top / self.radius);
        WorldRect::new(left, top, left + part.width / self.radius, top + part.height / self.radius)
    }
}

/// Adds one sheet.
fn sheet(
    pages: &mut Pages,
    painted: &Painted,
    tiling: &Tiling,
    (column, row): (usize, usize),
    (title, hex): (&str, f32),
) -> Result<(), PrintFault> {
    let part = tiling.part(column, row);
    let world = painted.world(part);
    let picture = pressed(painted.painter.paint(painted.pixels(), world, Layers::ALL))?;
    let names = painted.painter.names((painted.pixels(), 1.0));
    let place = Frame { left: MARGIN, top: MARGIN, ..part };
    let label = say!(
        "workshop-print-sheet",
        sheet = name(column, row),
        columns = tiling.columns,
        rows = tiling.rows,
        size = millimetres(hex),
    );
    pages.add(tiling.paper, |surface, fonts| {
        lay(surface, picture, (&world, place), painted);
        words(surface, fonts, (&world, place), painted, &names);
        marks(surface, fonts, place, tiling, (column, row));
        foot(surface, fonts, tiling.paper, (title, &label));
    })
}

/// The picture of a sheet as the document keeps it.
struct Pressed {
    area: PixelRect,
    image: Image,
}

/// Packs a picture as JPEG. Its pixels are dropped: the document keeps a tenth of them, or less.
///
/// # Errors
/// It has no pixels, or more than a JPEG can have.
fn pressed(picture: Raster) -> Result<Pressed, PrintFault> {
    let Raster { area, pixels } = picture;
    let unwritten = |why: String| PrintFault::Unwritten(say!("workshop-print-map-picture", why = why));
    let side = |pixels: u32| u16::try_from(pixels).map_err(|error| unwritten(error.to_string()));
    let (width, height) = (side(area.width)?, side(area.height)?);
    let (colours, mut jpeg) = (on_paper(&pixels), Vec::<u8>::new());
    drop(pixels);
    let mut encoder = Encoder::new(&mut jpeg, QUALITY);
    // Thin red and blue lines keep their colour.
    encoder.set_sampling_factor(SamplingFactor::F_1_1);
    encoder.encode(&colours, width, height, ColorType::Rgb).map_err(|error| unwritten(error.to_string()))?;
    Ok(Pressed { area, image: Image::from_jpeg(jpeg.into(), true).map_err(unwritten)? })
}

/// Returns the colours of pixels on white paper: a JPEG has no holes.
fn on_paper(pixels: &[u8]) -> Vec<u8> {
    let (pixels, _) = pixels.as_chunks::<4>();
    let laid = |[red, green, blue, alpha]: &[u8; 4]| {
        let (strength, rest) = (u32::from(*alpha), 255 * u32::from(255 - *alpha));
        [red, green, blue].map(|colour| ((u32::from(*colour) * strength + rest) / 255) as u8)
    };
    pixels.iter().flat_map(laid).collect()
}

/// The name of a sheet: a letter for its column, a number for its row.
fn name(column: usize, row: usize) -> String {
    let letter = u8::try_from(column % 26).map_or('A', |column| char::from(b'A' + column));
    format!("{}{}", letter.to_string().repeat(column / 26 + 1), row + 1)
}

/// Lays the picture of a part of the map on a sheet.
fn lay(surface: &mut Surface, picture: Pressed, (world, place): (&WorldRect, Frame), painted: &Painted) {
    let Pressed { area, image } = picture;
    // The picture has whole dots, and begins a part of a dot outside the sheet's part of the map.
    let dot = painted.radius / painted.pixels();
    let left = place.left + area.left as f32 * dot - world.left * painted.radius;
    let top = place.top + area.top as f32 * dot - world.top * painted.radius;
    let size = Size::from_wh(area.width as f32 * dot * POINTS, area.height as f32 * dot * POINTS);
    let (Some(size), Some(outline)) = (size, place.path()) else { return };
    surface.push_clip_path(&outline, &FillRule::NonZero);
    surface.push_transform(&Transform::from_translate(left * POINTS, top * POINTS));
    surface.draw_image(image, size);
    surface.pop();
    surface.pop();
}

/// Writes the hex ids and the names over the picture, unseen.
fn words(
    surface: &mut Surface,
    fonts: &PrintFonts,
    (world, place): (&WorldRect, Frame),
    painted: &Painted,
    names: &[NamePlate],
) {
    let on_sheet = |x: f32, y: f32| {
        (place.left + (x - world.left) * painted.radius, place.top + (y - world.top) * painted.radius)
    };
    let mut write = |bounds: &WorldRect, words: &str| {
        if !world.contains(bounds.centre()) {
            return;
        }
        let wide = fonts.width(words, false, 1.0).max(0.01);
        let size = (bounds.width() * painted.radius * POINTS / wide).clamp(1.0, 200.0);
        let look = Type { is_hidden: true, ..Type::plain(size) };
        ink::text(surface, fonts, on_sheet(bounds.left, bounds.bottom), look, words);
    };
    for hex in &painted.hexes {
        let centre = hex_centre(*hex);
        // The upper side of the hex, where its id is.
        let bounds = WorldRect::new(centre.x - 0.3, centre.y - 0.85, centre.x + 0.3, centre.y - 0.62);
        write(&bounds, &hex.to_string());
    }
    for plate in names {
        write(&plate.bounds, &plate.text);
    }
}

/// Draws the marks for glueing: where the next sheet begins, and crosses in the middle of the overlap, which are at the
/// same places of the map on both sheets.
fn marks(
    surface: &mut Surface,
    fonts: &PrintFonts,
    place: Frame,
    tiling: &Tiling,
    (column, row): (usize, usize),
) {
    let (right, bottom) = (place.left + place.width, place.top + place.height);
    let look = Type::plain(6.0);
    if column + 1 < tiling.columns {
        let x = right - OVERLAP;
        ink::line(surface, (x, place.top - MARK), (x, place.top), HAIR);
        ink::line(surface, (x, bottom), (x, bottom + MARK), HAIR);
        let words = say!("workshop-print-glue", sheet = name(column + 1, row));
        ink::text_before(surface, fonts, (right, place.top - 1.0), look, &words);
    }
    if row + 1 < tiling.rows {
        let y = bottom - OVERLAP;
        ink::line(surface, (place.left - MARK, y), (place.left, y), HAIR);
        ink::line(surface, (right, y), (right + MARK, y), HAIR);
        let words = say!("workshop-print-glue", sheet = name(column, row + 1));
        ink::text(surface, fonts, (place.left, bottom + 2.5), look, &words);
    }
    let beside = [(column > 0, place.left), (column + 1 < tiling.columns, right - OVERLAP)];
    for (_, left) in beside.into_iter().filter(|(is_glued, _)| *is_glued) {
        for part in [0.25, 0.75] {
            cross(surface, (left + OVERLAP / 2.0, place.top + part * place.height));
        }
    }
    let below = [(row > 0, place.top), (row + 1 < tiling.rows, bottom - OVERLAP)];
    for (_, top) in below.into_iter().filter(|(is_glued, _)| *is_glued) {
        for part in [0.25, 0.75] {
            cross(surface, (place.left + part * place.width, top + OVERLAP / 2.0));
        }
    }
    corners(surface, place);
}

/// Draws a small cross.
fn cross(surface: &mut Surface, (x, y): (f32, f32)) {
    ink::line(surface, (x - MARK / 2.0, y), (x + MARK / 2.0, y), HAIR);
    ink::line(surface, (x, y - MARK / 2.0), (x, y + MARK / 2.0), HAIR);
}

/// Draws the cut marks at the corners of the picture.
fn corners(surface: &mut Surface, place: Frame) {
    let (right, bottom) = (place.left + place.width, place.top + place.height);
    for (x, outwards) in [(place.left, -1.0), (right, 1.0)] {
        for y in [place.top, bottom] {
            ink::line(surface, (x + outwards, y), (x + outwards * MARK, y), HAIR);
        }
    }
    for (y, outwards) in [(place.top, -1.0), (bottom, 1.0)] {
        for x in [place.left, right] {
            ink::line(surface, (x, y + outwards), (x, y + outwards * MARK), HAIR);
        }
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "a test may stop at once")]

    use super::*;

    #[test]
    fn a_picture_is_packed_on_white_paper() {
        assert_eq!(on_paper(&[10, 20, 30, 255, 10, 20, 30, 0]), [10, 20, 30, 255, 255, 255]);
        let area = PixelRect { left: -4, top: 2, width: 64, height: 48 };
        let packed = pressed(Raster::blank(area)).unwrap();
        assert_eq!((packed.area, packed.image.size()), (area, (64, 48)));
        let none = pressed(Raster::blank(PixelRect { width: 0, ..area }));
        assert!(matches!(none, Err(PrintFault::Unwritten(why)) if why.contains("a picture of the map")));
    }

    /// No dot is painted for paper on which there is no map.
    #[test]
    fn the_last_sheets_end_with_the_map() {
        let tiling = Tiling::new((400.0, 300.0), (210.0, 297.0));
        for row in 0..tiling.rows {
            for column in 0..tiling.columns {
                let part = tiling.part(column, row);
                assert!(part.left + part.width <= 400.001 && part.top + part.height <= 300.001, "{part:?}");
                assert!(part.width <= tiling.room().0 && part.height <= tiling.room().1, "{part:?}");
            }
        }
    }

    /// A little less width saves the sheets that would have only a strip of the map.
    #[test]
    fn a_smaller_hex_saves_sheets() {
        let settings = PrintSettings::new(15.0, crate::workshop::print::settings::Paper::A4);
        let Fewer { now, fewer: count, hex } = fewer((20, 15), &settings).unwrap();
        assert!(count < now && (15.0..18.0).contains(&hex), "{count} of {now} at {hex}");
        let at = |hex: f32| fewer((20, 15), &PrintSettings { hex, ..settings }).map(|it| it.now);
        assert_eq!(at(hex + STEP), Some(now), "it is the largest");
        let small = PrintSettings { hex: 15.0, ..settings };
        assert_eq!(fewer((20, 15), &small), None, "counters would not fit");
    }

    #[test]
    fn sheets_overlap_and_cover_the_map() {
        for (whole, count) in [((150.0, 200.0), 1), ((300.0, 200.0), 2), ((700.0, 500.0), 9)] {
            let tiling = Tiling::new(whole, (210.0, 297.0));
            assert!(tiling.count() <= count, "{whole:?}: {}", tiling.count());
            let (last_column, last_row) = (tiling.columns - 1, tiling.rows - 1);
            let last = tiling.part(last_column, last_row);
            assert!((last.left + last.width - whole.0).abs() < 1e-3);
            assert!((last.top + last.height - whole.1).abs() < 1e-3);
            assert!(last.width > 0.0 && last.height > 0.0);
            for column in 0..last_column {
                let (one, next) = (tiling.part(column, 0), tiling.part(column + 1, 0));
                assert!((one.left + one.width - next.left - OVERLAP).abs() < 1e-3);
            }
            for row in 0..last_row {
                let (one, next) = (tiling.part(0, row), tiling.part(0, row + 1));
                assert!((one.top + one.height - next.top - OVERLAP).abs() < 1e-3);
            }
        }
        // A wide map lies on its side.
        assert_eq!(Tiling::new((270.0, 180.0), (210.0, 297.0)).count(), 1);
        assert_eq!([name(0, 0), name(2, 1), name(27, 0)], ["A1", "C2", "BB1"]);
    }
}
