//! The sheet around the map: neat line with its graticule, title, turn track, scale and compass.

use super::canvas::Canvas;
use super::furniture::{Furniture, Tone};
use super::geometry::{COLUMN_PITCH, Point, SQRT_3, WorldRect, hex_field};
use super::lettering::{Anchor, Lettering, paint_tab};
use super::palette;
use super::text::{Fonts, Style};
use crate::board::MapFile;

/// A pixel of the sheet as it was designed, in hex radii.
pub const PRINT: f32 = 1.0 / 16.22;
/// The neat line lies this far outside the hex field.
pub const NEAT_LINE: f32 = 0.42;
/// Margins west, north, east and south of the neat line.
const MARGINS: [f32; 4] = [96.0 * PRINT, 42.0 * PRINT, 42.0 * PRINT, 118.0 * PRINT];
/// Widths: thin line, graticule band, gap before the heavy line, heavy line.
const FRAME: [f32; 4] = [1.0 * PRINT, 6.0 * PRINT, 3.5 * PRINT, 2.2 * PRINT];
/// Hexes to a piece of the graticule.
const GRATICULE: u8 = 5;
/// From the neat line down to the strip at the foot.
const FOOT: f32 = 38.0 * PRINT;
/// Room that the strip needs besides the turn track: title, scale.
const FOOT_ROOM: (f32, f32) = (330.0 * PRINT, 380.0 * PRINT);
/// A box of the turn track: width, gap, height.
const TURN_BOX: (f32, f32, f32) = (57.5 * PRINT, 2.0 * PRINT, 58.0 * PRINT);

/// The sheet's edges.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct SheetRect {
    /// The whole sheet.
    pub paper: WorldRect,
    /// The map within its neat line.
    pub neat_line: WorldRect,
    /// The rectangle around all hexes.
    pub hexes: WorldRect,
}

impl SheetRect {
    /// The sheet of a map with so many columns and rows.
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

/// What the strip at the foot is shrunk by on narrow maps.
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

/// Outlines a rectangle on its inside edge lines.
fn rectangle(canvas: &mut Canvas, area: &WorldRect, width: f32, strength: f32) {
    canvas.outline(&corners(area), palette::FRAME, width, strength);
}

fn corners(area: &WorldRect) -> [Point; 4] {
    [
        Point::new(area.left, area.top),
        Point::new(area.right, area.top),
        Point::new(area.right, area.bottom),
        Point::new(area.left, area.bottom),
    ]
}

/// Paints the neat line about the map's pixels, given as a rectangle of the world.
pub fn paint_frame(canvas: &mut Canvas, map: &MapFile, neat: &WorldRect) {
    let [thin, band, gap, heavy] = FRAME;
    let thin = canvas.at_least(thin, 0.8);
    let outer = neat.grown(band);
    rectangle(canvas, neat, thin, 1.0);
    rectangle(canvas, &outer, thin, 1.0);
    let heavy = canvas.at_least(heavy, 1.4);
    rectangle(canvas, &neat.grown(band + gap), heavy, 1.0);
    let field = hex_field(map.columns, map.rows);
    let pieces = |from: f32, to: f32, places: Vec<f32>| -> Vec<(f32, f32)> {
        let edges: Vec<f32> = std::iter::once(from).chain(places).chain([to]).collect();
        edges.windows(2).step_by(2).map(|pair| (pair[0], pair[1])).collect()
    };
    let steps = |count: u8| (1..count).filter(|number| number.is_multiple_of(GRATICULE)).map(f32::from);
    let columns = steps(map.columns).map(|column| COLUMN_PITCH * (column - 0.5)).collect();
    for (from, to) in pieces(neat.left, neat.right, columns) {
        for (top, bottom) in [(outer.top, neat.top), (neat.bottom, outer.bottom)] {
            canvas.fill_shape(&corners(&WorldRect::new(from, top, to, bottom)), palette::FRAME, 1.0);
        }
    }
    let rows = steps(map.rows).map(|row| field.top + SQRT_3 * row).collect();
    for (from, to) in pieces(neat.top, neat.bottom, rows) {
        for (left, right) in [(outer.left, neat.left), (neat.right, outer.right)] {
            canvas.fill_shape(&corners(&WorldRect::new(left, from, right, to)), palette::FRAME, 1.0);
        }
    }
}

/// Paints the strip at the foot of the sheet.
pub fn paint_foot(
    canvas: &mut Canvas,
    fonts: &Fonts,
    map: &MapFile,
    sheet: &SheetRect,
    furniture: &Furniture,
) {
    let unit = PRINT * foot_scale(sheet, furniture);
    let (left, top) = (sheet.neat_line.left - 2.0 * PRINT, sheet.neat_line.bottom + FOOT - 10.0 * PRINT);
    let at = |x: f32, y: f32| Point::new(left + x * unit, top + y * unit);
    let title = map.title.to_uppercase();
    let room = 286.0
        - if furniture.title_note.is_empty() { 0.0 } else { 14.0 + 13.0 * furniture.title_note.len() as f32 };
    let wide = fonts.line(&title, Style::Bold, 0.075).width.max(0.1);
    let size = (38.0_f32).min(room / wide);
    let lettering = Lettering::new(Style::Bold, size * unit).tracked(0.075);
    lettering.paint(canvas, fonts, &title, at(0.0, 38.0), Anchor::Left);
    let note = Lettering::new(Style::Regular, 24.0 * unit).coloured(palette::VICTORY).tracked(0.02);
    note.paint(canvas, fonts, &furniture.title_note, at(286.0, 38.0), Anchor::Right);
    for (y, width) in [(47.0, 1.2), (49.5, 0.6)] {
        let width = canvas.at_least(width * PRINT, 0.5);
        canvas.line(&[at(0.0, y), at(286.0, y)], palette::FRAME, width, 1.0);
    }
    let wide = fonts.line(&map.subtitle, Style::Italic, 0.0).width.max(0.1);
    let size = (13.4_f32).min(286.0 / wide);
    let subtitle = Lettering::new(Style::Italic, size * unit).coloured(palette::INK_SOFT);
    subtitle.paint(canvas, fonts, &map.subtitle, at(0.0, 66.0), Anchor::Left);
    for number in 0..furniture.turns.len() {
        paint_turn(canvas, fonts, sheet, furniture, number);
    }
    paint_scale(canvas, fonts, sheet, furniture, top, unit);
    compass(canvas, fonts, Point::new(sheet.neat_line.right - 20.0 * unit, top + 44.0 * unit), 34.0 * unit);
}

fn paint_turn(canvas: &mut Canvas, fonts: &Fonts, sheet: &SheetRect, furniture: &Furniture, number: usize) {
    let (Some(turn), area) = (furniture.turns.get(number), turn_box(sheet, furniture, number)) else {
        return;
    };
    let unit = area.width() / 57.5;
    let at = |x: f32, y: f32| Point::new(area.left + x * unit, area.top + y * unit);
    let ground = if number.is_multiple_of(2) { palette::PAPER } else { palette::PAPER_LOW };
    canvas.fill_shape(&corners(&area), ground, 0.9);
    let thin = canvas.at_least(PRINT, 0.7);
    rectangle(canvas, &area, thin, 0.9);
    Lettering::new(Style::Bold, 16.0 * unit).paint(canvas, fonts, &turn.number, at(5.0, 16.5), Anchor::Left);
    let wide = fonts.line(&turn.caption, Style::Italic, 0.0).width.max(0.1);
    let size = (11.5_f32).min(53.0 / wide);
    let date = Lettering::new(Style::Italic, size * unit).coloured(palette::INK_SOFT);
    date.paint(canvas, fonts, &turn.caption, at(28.75, 53.0), Anchor::Middle);
    for upper in [true, false] {
        let row = turn.tabs.iter().filter(|tab| (tab.tone == Tone::First) == upper);
        for (place, tab) in row.enumerate() {
            let y = if upper { 9.0 } else { 22.5 };
            paint_tab(canvas, fonts, tab, at(57.5 - 8.0 - 12.0 * place as f32, y), 10.5 * unit);
        }
    }
}

fn paint_scale(
    canvas: &mut Canvas,
    fonts: &Fonts,
    sheet: &SheetRect,
    furniture: &Furniture,
    top: f32,
    unit: f32,
) {
    let right = sheet.neat_line.right - 88.0 * unit;
    let number = Lettering::new(Style::Regular, 11.0 * unit);
    let words = Lettering::new(Style::Italic, 11.2 * unit);
    let mut left = right - 264.0 * unit;
    if let Some(kilometres) = furniture.kilometres_per_hex.filter(|kilometres| *kilometres > 0.0) {
        let radii = |length: f32| length * SQRT_3 / kilometres;
        let quarter = [1.0, 2.0, 2.5, 5.0, 10.0, 20.0, 25.0, 50.0, 100.0]
            .into_iter()
            .rev()
            .find(|quarter| radii(4.0 * quarter) < 272.0 * unit)
            .unwrap_or(1.0);
        left = right - radii(4.0 * quarter);
        let at = |part: f32, y: f32| Point::new(left + radii(part * quarter), top + y * unit);
        for part in 0..4 {
            let part = part as f32;
            let bar = [at(part, 36.0), at(part + 1.0, 36.0), at(part + 1.0, 41.0), at(part, 41.0)];
            let colour = if (part as u32).is_multiple_of(2) { palette::FRAME } else { palette::PAPER_HIGH };
            canvas.fill_shape(&bar, colour, 1.0);
            let thin = canvas.at_least(PRINT, 0.7);
            canvas.outline(&bar, palette::FRAME, thin, 1.0);
        }
        for part in 0..=4 {
            let text = format!("{}", part as f32 * quarter);
            number.paint(canvas, fonts, &text, at(part as f32, 32.0), Anchor::Middle);
        }
        words.paint(canvas, fonts, "km", at(4.0, 32.0) + Point::new(12.0 * unit, 0.0), Anchor::Left);
    }
    let caption = words.coloured(palette::INK_SOFT);
    caption.paint(canvas, fonts, &furniture.caption, Point::new(left, top + 57.0 * unit), Anchor::Left);
}

/// Paints a compass rose: four long and four short points, each half dark.
fn compass(canvas: &mut Canvas, fonts: &Fonts, middle: Point, size: f32) {
    let thin = canvas.at_least(0.7 * PRINT, 0.5);
    canvas.ring(middle, 0.66 * size, palette::FRAME, thin, 0.8);
    for (turn, length, waist) in [(45.0, 0.52, 0.15), (0.0, 1.0, 0.17)] {
        for quarter in 0..4 {
            let way = |degrees: f32, length: f32| {
                let (sin, cos) = (turn + 90.0 * quarter as f32 + degrees).to_radians().sin_cos();
                middle + Point::new(cos, sin) * (length * size)
            };
            let tip = way(-90.0, length);
            let (dark, light) = ([middle, tip, way(-45.0, waist)], [middle, tip, way(-135.0, waist)]);
            canvas.fill_shape(&light, palette::PAPER_HIGH, 1.0);
            canvas.fill_shape(&dark, palette::FRAME, 1.0);
            canvas.outline(&light, palette::FRAME, thin, 1.0);
            canvas.outline(&dark, palette::FRAME, thin, 1.0);
        }
    }
    let north = middle + Point::new(0.0, -1.09 * size);
    Lettering::new(Style::Bold, 0.38 * size).paint(canvas, fonts, "N", north, Anchor::Middle);
}
