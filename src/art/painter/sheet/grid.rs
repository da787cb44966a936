//! Hex lines and hex ids.

use crate::{
    art::{
        packs::map_art::MapArt,
        painter::{
            canvas::{Canvas, Placed},
            geometry::{Point, SQRT_3, hex_centre, hex_corners, side_corners},
            land::ground::{FAR_RADIUS, TABLE_RADIUS},
            names::text::{Fonts, Line, Style},
        },
    },
    engine::board::{ALL_SIDES, Board, Hexside},
};
use resvg::tiny_skia::PathBuilder;

/// The part of a band edge over which things fade in.
const FADE: f32 = 0.15;

/// Returns the visible part of a thing that appears when a hex radius has `edge` pixels.
fn appears(radius: f32, edge: f32) -> f32 {
    ((radius / edge - (1.0 - FADE)) / FADE).clamp(0.0, 1.0)
}

/// Paints the hex lines, each once.
pub fn paint_lines(board: &Board, art: &MapArt, canvas: &mut Canvas) {
    let (colours, grid) = (&art.colours, &art.grid);
    let area = canvas.view().grown(1.2);
    let lines = appears(canvas.radius, FAR_RADIUS);
    let (mut builder, mut dots) = (PathBuilder::new(), PathBuilder::new());
    for hex in board.hexes().filter(|hex| area.contains(hex_centre(*hex))) {
        let corners = hex_corners(hex, 1.0);
        for side in ALL_SIDES {
            let first = matches!(side, Hexside::North | Hexside::NorthEast | Hexside::SouthEast);
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
        canvas.fill(&path, colours.grid, grid.dots.0 * (1.0 - lines));
    }
    if lines > 0.0
        && let Some(path) = builder.finish()
    {
        let (far, near) = (grid.far_strength.0, grid.line.strength.0);
        let strength = far + (near - far) * appears(canvas.radius, TABLE_RADIUS);
        let light = canvas.pixels(grid.light.width);
        canvas.stroke(&path, colours.grid_light, light, grid.light.strength.0 * lines);
        canvas.stroke(&path, colours.grid, canvas.pixels(grid.line.width), strength * lines);
    }
}

/// The ten digits of hex ids.
pub struct Digits(Vec<Line>);

impl Digits {
    /// Reads the digits.
    pub fn new(fonts: &Fonts) -> Self {
        Self((0..10).map(|digit| fonts.line(&digit.to_string(), Style::Sans, 0.0)).collect())
    }

    pub fn paint(&self, board: &Board, art: &MapArt, canvas: &mut Canvas) {
        let seen = appears(canvas.radius, FAR_RADIUS);
        if seen <= 0.0 {
            return;
        }
        let area = canvas.view().grown(1.2);
        let (colours, grid) = (&art.colours, &art.grid);
        let size = canvas.pixels(grid.id_size);
        let near = canvas.radius >= TABLE_RADIUS;
        let below = if near { grid.id_drop.0 - SQRT_3 / 2.0 } else { -grid.id_rise.0 };
        let strength = seen * if near { grid.id_strength.0 } else { grid.id_far_strength.0 };
        for hex in board.hexes().filter(|hex| area.contains(hex_centre(*hex))) {
            let id = hex.to_string();
            let digits = id.bytes().map(|digit| &self.0[usize::from(digit - b'0')]);
            let width: f32 = digits.clone().map(|digit| digit.width).sum();
            let mut start = hex_centre(hex) + Point::new(-0.5 * width * size / canvas.radius, below);
            for digit in digits {
                if let Some(outline) = digit.letters.first().and_then(|letter| letter.outline.as_ref()) {
                    let placed = Placed { place: start, scale: size, turn: 0.0 };
                    // The pale rim keeps ids readable on woods.
                    if near {
                        let (width, strength) = (grid.id_halo.0 * size, grid.id_halo_strength.0);
                        canvas.stroke_placed(outline, placed, colours.paper, width, strength);
                    }
                    canvas.fill_placed(outline, placed, colours.grid, strength);
                    if near {
                        let width = grid.id_weight.0 * size;
                        canvas.stroke_placed(outline, placed, colours.grid, width, strength * 0.6);
                    }
                }
                start.x += digit.width * size / canvas.radius;
            }
        }
    }
}
