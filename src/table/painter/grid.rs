//! Hex lines and hex ids.

use super::canvas::{Canvas, Placed};
use super::geometry::{Point, SQRT_3, hex_centre, hex_corners, side_corners};
use super::ground::{FAR_RADIUS, TABLE_RADIUS};
use super::palette;
use super::text::{Fonts, Line, Style};
use crate::board::{ALL_SIDES, Board, Side6};
use resvg::tiny_skia::PathBuilder;

/// The dark line: width in hex radii, in pixels at least, strength seen from afar and at the table.
const DARK: (f32, f32, f32, f32) = (0.014, 0.65, 0.25, 0.30);
/// The light twin under it.
const LIGHT: (f32, f32, f32) = (0.030, 0.8, 0.22);
/// Strength of the dots at corners that stand for the lines when the map is far.
const DOTS: f32 = 0.12;
/// Size of ids in hex radii, in pixels at least.
const ID_SIZE: (f32, f32) = (0.155, 4.6);
/// Strength of ids seen from afar and at the table.
const ID_STRENGTH: (f32, f32) = (0.46, 0.42);
/// Base line of ids: above the centre from afar, below the top edge at the table.
const ID_PLACE: (f32, f32) = (0.52, 0.20);
/// Part of a band edge over which things fade in.
const FADE: f32 = 0.15;
/// The pale rim of ids at the table, which keeps them readable on woods: width in sizes, strength.
const ID_HALO: (f32, f32) = (0.20, 0.30);
/// Ink added around the light digits, in sizes.
const ID_WEIGHT: f32 = 0.035;

/// How much is seen of what appears when a hex radius has `edge` pixels.
fn appears(radius: f32, edge: f32) -> f32 {
    ((radius / edge - (1.0 - FADE)) / FADE).clamp(0.0, 1.0)
}

/// Paints the hex lines, each once.
pub fn paint_lines(board: &Board, canvas: &mut Canvas) {
    let area = canvas.view().grown(1.2);
    let lines = appears(canvas.radius, FAR_RADIUS);
    let (mut builder, mut dots) = (PathBuilder::new(), PathBuilder::new());
    for hex in board.hexes().filter(|hex| area.contains(hex_centre(*hex))) {
        let corners = hex_corners(hex, 1.0);
        for side in ALL_SIDES {
            let first = matches!(side, Side6::North | Side6::NorthEast | Side6::SouthEast);
            if first || board.neighbours(hex)[side.number()].is_none() {
                let (from, to) = side_corners(side);
                canvas.add(&mut builder, &[corners[from], corners[to]], false);
            }
        }
        for corner in &corners[..2] {
            let pixel = canvas.pixel(*corner);
            dots.push_circle(pixel.x, pixel.y, 0.9);
        }
    }
    if lines < 1.0
        && let Some(path) = dots.finish()
    {
        canvas.fill(&path, palette::GRID, DOTS * (1.0 - lines));
    }
    if lines > 0.0
        && let Some(path) = builder.finish()
    {
        let strength = DARK.2 + (DARK.3 - DARK.2) * appears(canvas.radius, TABLE_RADIUS);
        canvas.stroke(&path, palette::GRID_LIGHT, canvas.at_least(LIGHT.0, LIGHT.1), LIGHT.2 * lines);
        canvas.stroke(&path, palette::GRID, canvas.at_least(DARK.0, DARK.1), strength * lines);
    }
}

/// The ten digits of hex ids.
pub struct Digits(Vec<Line>);

impl Digits {
    /// Reads the digits.
    pub fn new(fonts: &Fonts) -> Self {
        Self((0..10).map(|digit| fonts.line(&digit.to_string(), Style::Sans, 0.0)).collect())
    }

    /// Paints the id of every hex.
    pub fn paint(&self, board: &Board, canvas: &mut Canvas) {
        let seen = appears(canvas.radius, FAR_RADIUS);
        if seen <= 0.0 {
            return;
        }
        let area = canvas.view().grown(1.2);
        let size = canvas.at_least(ID_SIZE.0, ID_SIZE.1);
        let near = canvas.radius >= TABLE_RADIUS;
        let below = if near { ID_PLACE.1 - SQRT_3 / 2.0 } else { -ID_PLACE.0 };
        let strength = seen * if near { ID_STRENGTH.1 } else { ID_STRENGTH.0 };
        for hex in board.hexes().filter(|hex| area.contains(hex_centre(*hex))) {
            let digits = [hex.column() / 10, hex.column() % 10, hex.row() / 10, hex.row() % 10]
                .map(|digit| &self.0[usize::from(digit)]);
            let width: f32 = digits.iter().map(|digit| digit.width).sum();
            let mut start = hex_centre(hex) + Point::new(-0.5 * width * size / canvas.radius, below);
            for digit in digits {
                if let Some(outline) = digit.letters.first().and_then(|letter| letter.outline.as_ref()) {
                    let placed = Placed { place: start, scale: size, turn: 0.0 };
                    if near {
                        canvas.stroke_placed(outline, placed, palette::PAPER, ID_HALO.0 * size, ID_HALO.1);
                    }
                    canvas.fill_placed(outline, placed, palette::GRID, strength);
                    if near {
                        canvas.stroke_placed(
                            outline,
                            placed,
                            palette::GRID,
                            ID_WEIGHT * size,
                            strength * 0.6,
                        );
                    }
                }
                start.x += digit.width * size / canvas.radius;
            }
        }
    }
}
