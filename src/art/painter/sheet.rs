//! The sheet around the map: neat line with its graticule, title, turn track, scale and compass.

pub(super) mod areas;
pub(super) mod furniture;
pub(super) mod grid;
pub(super) mod margin;
pub(super) mod sketch;

use super::{
    canvas::Canvas,
    geometry::{COLUMN_PITCH, Point, SQRT_3, WorldRect, hex_field},
    names::{
        lettering::{Anchor, Lettering, paint_tab},
        text::{Fonts, Style},
    },
};
use crate::{
    art::packs::{
        map_art::{Frame, MapColours},
        pack::palette::Colour,
    },
    engine::board::MapFile,
};
use furniture::{Furniture, Tone};

/// A pixel of the sheet as it was designed, in hex radii.
pub const PRINT: f32 = 1.0 / 16.22;
/// The distance of the neat line outside the hex field.
pub const NEAT_LINE: f32 = 0.42;
/// Margins west, north, east and south of the neat line.
const MARGINS: [f32; 4] = [96.0 * PRINT, 42.0 * PRINT, 42.0 * PRINT, 118.0 * PRINT];
/// From the neat line down to the strip at the foot.
const FOOT: f32 = 38.0 * PRINT;
/// The room that the strip needs besides the turn track: title, scale.
const FOOT_ROOM: (f32, f32) = (330.0 * PRINT, 380.0 * PRINT);
/// A box of the turn track: width, gap, height.
const TURN_BOX: (f32, f32, f32) = (57.5 * PRINT, 2.0 * PRINT, 58.0 * PRINT);

/// The sheet's edges.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct SheetRect {
    pub paper: WorldRect,
    /// The map within its neat line.
    pub neat_line: WorldRect,
    /// The rectangle around all hexes.
    pub hexes: WorldRect,
}

impl SheetRect {
    /// Makes the sheet of a map of this size.
    pub fn new(columns: u8, rows: u8) -> Self {
        let hexes = hex_field(columns, rows);
        let neat_line = hexes.grown(NEAT_LINE);
        let [west, north, east, south] = MARGINS;
        let paper = WorldRect::new(
            neat_line.left - west,
            neat_line.top - north,
            neat_line.right + east,
            neat_line.bottom + south,
        );
        Self { paper, neat_line, hexes }
    }
}

/// Returns the scale of the strip at the foot, which is smaller on narrow maps.
fn foot_scale(sheet: &SheetRect, furniture: &Furniture) -> f32 {
    let track = furniture.turns.len() as f32 * (TURN_BOX.0 + TURN_BOX.1);
    (sheet.neat_line.width() / (FOOT_ROOM.0 + FOOT_ROOM.1 + track)).min(1.0)
}

/// The place of a box of the turn track.
pub fn turn_box(sheet: &SheetRect, furniture: &Furniture, number: usize) -> WorldRect {
    let scale = foot_scale(sheet, furniture);
    let left = sheet.neat_line.left + (FOOT_ROOM.0 + number as f32 * (TURN_BOX.0 + TURN_BOX.1)) * scale;
    let top = sheet.neat_line.bottom + FOOT;
    WorldRect::new(left, top, left + TURN_BOX.0 * scale, top + TURN_BOX.2 * scale)
}

fn corners(area: &WorldRect) -> [Point; 4] {
    [
        Point::new(area.left, area.top),
        Point::new(area.right, area.top),
        Point::new(area.right, area.bottom),
        Point::new(area.left, area.bottom),
    ]
}

/// Paints the neat line around the map's pixels, given as a rectangle of the world.
pub fn paint_frame(canvas: &mut Canvas, colour: Colour, art: &Frame, map: &MapFile, neat: &WorldRect) {
    let [thin, band, gap, heavy] = [art.thin, art.band, art.gap, art.heavy].map(|width| width.0 * PRINT);
    let (thin, heavy) = (canvas.at_least(thin, 0.8), canvas.at_least(heavy, 1.4));
    let outer = neat.grown(band);
    for (line, width) in [(neat, thin), (&outer, thin), (&neat.grown(band + gap), heavy)] {
        canvas.outline(&corners(line), colour, width, 1.0);
    }
    let field = hex_field(map.columns, map.rows);
    let pieces = |from: f32, to: f32, places: Vec<f32>| -> Vec<(f32, f32)> {
        let edges: Vec<f32> = std::iter::once(from).chain(places).chain([to]).collect();
        edges.windows(2).step_by(2).map(|pair| (pair[0], pair[1])).collect()
    };
    let steps = |count: u8| (1..count).filter(|number| number.is_multiple_of(art.piece)).map(f32::from);
    let columns = steps(map.columns).map(|column| COLUMN_PITCH * (column - 0.5)).collect();
    for (from, to) in pieces(neat.left, neat.right, columns) {
        for (top, bottom) in [(outer.top, neat.top), (neat.bottom, outer.bottom)] {
            canvas.fill_shape(&corners(&WorldRect::new(from, top, to, bottom)), colour, 1.0);
        }
    }
    let rows = steps(map.rows).map(|row| field.top + SQRT_3 * row).collect();
    for (from, to) in pieces(neat.top, neat.bottom, rows) {
        for (left, right) in [(outer.left, neat.left), (neat.right, outer.right)] {
            canvas.fill_shape(&corners(&WorldRect::new(left, from, right, to)), colour, 1.0);
        }
    }
}

/// Paints the strip at the foot of the sheet.
pub fn paint_foot(
    canvas: &mut Canvas,
    fonts: &Fonts,
    colours: &MapColours,
    map: &MapFile,
    sheet: &SheetRect,
    furniture: &Furniture,
) {
    let unit = PRINT * foot_scale(sheet, furniture);
    let (left, top) = (sheet.neat_line.left - 2.0 * PRINT, sheet.neat_line.bottom + FOOT - 10.0 * PRINT);
    let at = |x: f32, y: f32| Point::new(left + x * unit, top + y * unit);
    let title = furniture.title.as_ref().unwrap_or(&map.title).to_uppercase();
    let room = 286.0
        - if furniture.title_note.is_empty() { 0.0 } else { 14.0 + 13.0 * furniture.title_note.len() as f32 };
    let wide = fonts.line(&title, Style::Bold, 0.075).width.max(0.1);
    let size = (38.0_f32).min(room / wide);
    let lettering = Lettering::new(Style::Bold, size * unit, colours.ink).tracked(0.075);
    lettering.paint(canvas, fonts, &title, at(0.0, 38.0), Anchor::Left);
    let note = Lettering::new(Style::Regular, 24.0 * unit, colours.victory).tracked(0.02);
    note.paint(canvas, fonts, &furniture.title_note, at(286.0, 38.0), Anchor::Right);
    for (y, width) in [(47.0, 1.2), (49.5, 0.6)] {
        let width = canvas.at_least(width * PRINT, 0.5);
        canvas.line(&[at(0.0, y), at(286.0, y)], colours.frame, width, 1.0);
    }
    let words = furniture.subtitle.as_ref().unwrap_or(&map.subtitle);
    let wide = fonts.line(words, Style::Italic, 0.0).width.max(0.1);
    let size = (13.4_f32).min(286.0 / wide);
    let subtitle = Lettering::new(Style::Italic, size * unit, colours.ink_soft);
    subtitle.paint(canvas, fonts, words, at(0.0, 66.0), Anchor::Left);
    for number in 0..furniture.turns.len() {
        paint_turn(canvas, fonts, colours, sheet, furniture, number);
    }
    paint_scale(canvas, fonts, colours, sheet, furniture, (top, unit));
    let middle = Point::new(sheet.neat_line.right - 20.0 * unit, top + 44.0 * unit);
    compass(canvas, fonts, colours, middle, 34.0 * unit);
}

fn paint_turn(
    canvas: &mut Canvas,
    fonts: &Fonts,
    colours: &MapColours,
    sheet: &SheetRect,
    furniture: &Furniture,
    number: usize,
) {
    let (Some(turn), area) = (furniture.turns.get(number), turn_box(sheet, furniture, number)) else {
        return;
    };
    let unit = area.width() / 57.5;
    let at = |x: f32, y: f32| Point::new(area.left + x * unit, area.top + y * unit);
    let ground = if number.is_multiple_of(2) { colours.paper } else { colours.paper_low };
    canvas.fill_shape(&corners(&area), ground, 0.9);
    let thin = canvas.at_least(PRINT, 0.7);
    canvas.outline(&corners(&area), colours.frame, thin, 0.9);
    let big = Lettering::new(Style::Bold, 16.0 * unit, colours.ink);
    big.paint(canvas, fonts, &turn.number, at(5.0, 16.5), Anchor::Left);
    let wide = fonts.line(&turn.caption, Style::Italic, 0.0).width.max(0.1);
    let size = (11.5_f32).min(53.0 / wide);
    let date = Lettering::new(Style::Italic, size * unit, colours.ink_soft);
    date.paint(canvas, fonts, &turn.caption, at(28.75, 53.0), Anchor::Middle);
    for upper in [true, false] {
        let row = turn.tabs.iter().filter(|tab| (tab.tone == Tone::First) == upper);
        for (place, tab) in row.enumerate() {
            let y = if upper { 9.0 } else { 22.5 };
            let middle = at(57.5 - 8.0 - 12.0 * place as f32, y);
            paint_tab(canvas, fonts, colours, tab, middle, 10.5 * unit);
        }
    }
}

fn paint_scale(
    canvas: &mut Canvas,
    fonts: &Fonts,
    colours: &MapColours,
    sheet: &SheetRect,
    furniture: &Furniture,
    (top, unit): (f32, f32),
) {
    let right = sheet.neat_line.right - 88.0 * unit;
    let number = Lettering::new(Style::Regular, 11.0 * unit, colours.ink);
    let words = Lettering::new(Style::Italic, 11.2 * unit, colours.ink);
    let mut left = right - 264.0 * unit;
    if let Some(kilometres) = furniture.kilometres_per_hex.filter(|kilometres| *kilometres > 0.0) {
        let radii = |length: f32| length * SQRT_3 / kilometres;
        let quarter =
            [0.01, 0.02, 0.025, 0.05, 0.1, 0.2, 0.25, 0.5, 1.0, 2.0, 2.5, 5.0, 10.0, 20.0, 25.0, 50.0, 100.0]
                .into_iter()
                .rev()
                .find(|quarter| radii(4.0 * quarter) < 272.0 * unit)
                .unwrap_or(0.01);
        // On maps whose hexes are no larger than a house, the scale is in metres.
        let (each, unit_name) = if quarter < 0.1 { (1000.0, "m") } else { (1.0, "km") };
        left = right - radii(4.0 * quarter);
        let at = |part: f32, y: f32| Point::new(left + radii(part * quarter), top + y * unit);
        for part in 0..4 {
            let part = part as f32;
            let bar = [at(part, 36.0), at(part + 1.0, 36.0), at(part + 1.0, 41.0), at(part, 41.0)];
            let colour = if (part as u32).is_multiple_of(2) { colours.frame } else { colours.paper_high };
            canvas.fill_shape(&bar, colour, 1.0);
            let thin = canvas.at_least(PRINT, 0.7);
            canvas.outline(&bar, colours.frame, thin, 1.0);
        }
        for part in 0..=4 {
            let text = format!("{}", (part as f32 * quarter * each * 100.0).round() / 100.0);
            number.paint(canvas, fonts, &text, at(part as f32, 32.0), Anchor::Middle);
        }
        words.paint(canvas, fonts, unit_name, at(4.0, 32.0) + Point::new(12.0 * unit, 0.0), Anchor::Left);
    }
    let caption = words.coloured(colours.ink_soft);
    caption.paint(canvas, fonts, &furniture.caption, Point::new(left, top + 57.0 * unit), Anchor::Left);
}

/// Paints a compass rose: four long and four short points, each half dark.
fn compass(canvas: &mut Canvas, fonts: &Fonts, colours: &MapColours, middle: Point, size: f32) {
    let thin = canvas.at_least(0.7 * PRINT, 0.5);
    canvas.ring(middle, 0.66 * size, colours.frame, thin, 0.8);
    for (turn, length, waist) in [(45.0, 0.52, 0.15), (0.0, 1.0, 0.17)] {
        for quarter in 0..4 {
            let way = |degrees: f32, length: f32| {
                let (sin, cos) = (turn + 90.0 * quarter as f32 + degrees).to_radians().sin_cos();
                middle + Point::new(cos, sin) * (length * size)
            };
            let tip = way(-90.0, length);
            let (dark, light) = ([middle, tip, way(-45.0, waist)], [middle, tip, way(-135.0, waist)]);
            canvas.fill_shape(&light, colours.paper_high, 1.0);
            canvas.fill_shape(&dark, colours.frame, 1.0);
            canvas.outline(&light, colours.frame, thin, 1.0);
            canvas.outline(&dark, colours.frame, thin, 1.0);
        }
    }
    let north = middle + Point::new(0.0, -1.09 * size);
    let letter = Lettering::new(Style::Bold, 0.38 * size, colours.ink);
    letter.paint(canvas, fonts, "N", north, Anchor::Middle);
}
