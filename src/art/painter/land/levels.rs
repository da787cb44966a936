//! Hills that rise level by level: terraces with slopes between them, light from the north-west, and hachures that
//! point downhill from the form line over each hexside between two levels.

use super::{
    lattice::Lattice,
    noise::Chances,
    slopes::{LIGHT, hachure, on_slope},
};
use crate::{
    art::{
        packs::map_art::{self, MapArt},
        painter::{
            canvas::Canvas,
            curve,
            geometry::{Point, WorldRect, hex_centre, hex_corners, side_corners},
        },
    },
    engine::board::{ALL_SIDES, Board},
};

/// The distance of a level's edge from the centres of its hexes: on their hexsides, but rounded.
const EDGE: f32 = 0.82;
/// The short wave of an edge: its wavelength relative to the long one, and its weight.
const SHORT: (f32, f32) = (0.4, 0.35);
/// The variation in the steepness of a slope.
const UNEVEN: f32 = 0.6;
/// The distance from a level beyond which it has no visible effect.
const FAR: f32 = 3.0;
/// Points from centre to centre of two hexes of a level.
const STEPS: usize = 17;
/// Hachures along a hexside between two levels.
const HACHURES: usize = 9;

/// A hexside between two levels.
#[derive(Clone, Copy, Debug)]
struct Rise {
    from: Point,
    to: Point,
    down: Point,
    /// The height in the middle of the slope, and the number of levels that it rises.
    middle: f32,
    levels: u8,
}

/// A stroke downhill.
#[derive(Clone, Copy, Debug)]
struct Hachure {
    root: Point,
    down: Point,
    /// Its length, as a part of the range.
    long: f32,
    levels: u8,
}

/// The levels of a board.
#[derive(Clone, Debug, Default)]
pub struct Levels {
    /// Points inside the first level and the second, evenly spread.
    insides: [Vec<Point>; 2],
    rises: Vec<Rise>,
    hachures: Vec<Hachure>,
}

impl Levels {
    /// Reads the levels of a board.
    pub fn new(board: &Board) -> Self {
        let mut levels = Self::default();
        for (inside, level) in levels.insides.iter_mut().zip(1..) {
            for hex in board.hexes().filter(|hex| board.level(*hex) >= level) {
                let (centre, corners) = (hex_centre(hex), hex_corners(hex, 1.0));
                inside.push(centre);
                let reaches = |number: usize| {
                    let beyond = ALL_SIDES.get(number % 6).and_then(|side| board.neighbour(hex, *side));
                    beyond.filter(|beyond| board.level(*beyond) >= level)
                };
                for (number, side) in ALL_SIDES.into_iter().enumerate() {
                    let Some(beyond) = reaches(number) else { continue };
                    let ways = (1..STEPS).map(|step| step as f32 / STEPS as f32);
                    inside.extend(ways.map(|part| centre.towards(hex_centre(beyond), part)));
                    // Between three adjacent hexes of a level there is no hollow.
                    if reaches(number + 1).is_some() {
                        inside.push(corners[side_corners(side).1]);
                    }
                }
            }
        }
        for hex in board.hexes() {
            for side in ALL_SIDES {
                let Some(beyond) = board.neighbour(hex, side) else { continue };
                let (low, high) = (board.level(hex), board.level(beyond));
                if low < high {
                    let (corners, (from, to)) = (hex_corners(hex, 1.0), side_corners(side));
                    levels.rises.push(Rise {
                        from: corners[from],
                        to: corners[to],
                        down: (hex_centre(hex) - hex_centre(beyond)).unit(),
                        middle: (f32::from(low) + f32::from(high)) / 2.0,
                        levels: high - low,
                    });
                }
            }
        }
        levels
    }

    /// Whether any hex is above the plain.
    pub fn are_there(&self) -> bool {
        self.insides.iter().any(|inside| !inside.is_empty())
    }

    /// Returns the height of the ground in levels at every sample: whole on a terrace, between two on a slope.
    pub fn relief(&self, lattice: &Lattice, art: &map_art::Levels) -> Vec<f32> {
        let mut height = vec![0.0; lattice.width * lattice.height];
        for (number, inside) in self.insides.iter().enumerate().filter(|(_, inside)| !inside.is_empty()) {
            let mut away = lattice.distances(inside);
            away.iter_mut().for_each(|away| *away = away.min(FAR));
            let away = lattice.blurred(&away, art.rounded.0);
            let risen = lattice.fill(|column, row| {
                let away = away[row * lattice.width + column];
                let place = lattice.place(column, row);
                let noise = |part: f32, seed: u32| {
                    curve::push_noise(place, (part * art.wavelength.0).max(0.05), seed + number as u32)
                };
                let push = 2.0 * art.sway.0 * (noise(1.0, 63) + SHORT.1 * noise(SHORT.0, 65));
                let fall = art.fall.0 * (1.0 + UNEVEN * noise(1.3, 67));
                let part = ((EDGE - away - push) / fall + 0.5).clamp(0.0, 1.0);
                part * part * (3.0 - 2.0 * part)
            });
            height.iter_mut().zip(&risen).for_each(|(height, risen)| *height += risen);
        }
        height
    }

    /// Lays out the hachures of the slopes in a rectangle, on the ground as it is painted; `height` is its height.
    pub fn draw_hachures(&mut self, within: &WorldRect, height: impl Fn(Point) -> f32) {
        for rise in self.rises.iter().filter(|rise| within.contains(rise.from)) {
            let mut chances = Chances::named(&format!("{:.2} {:.2}", rise.from.x, rise.from.y));
            for number in 0..HACHURES {
                let part = (number as f32 + chances.between(0.3, 0.7)) / HACHURES as f32;
                let long = chances.roll();
                let place = rise.from.towards(rise.to, part);
                let Some((root, down)) = on_slope(&height, (rise.middle, rise.down), place) else { continue };
                self.hachures.push(Hachure { root, down, long, levels: rise.levels });
            }
        }
    }

    /// Paints the hachures.
    pub fn paint(&self, art: &MapArt, canvas: &mut Canvas) {
        let (view, levels) = (canvas.view().grown(1.0), &art.levels);
        let width = canvas.pixels(levels.hachures.width) / canvas.radius;
        for stroke in self.hachures.iter().filter(|stroke| view.contains(stroke.root)) {
            let lit = (stroke.down.dot(LIGHT) + 1.0) / 2.0;
            let strength = levels.hachures.strength.0 * (1.0 + (levels.lit_hachures.0 - 1.0) * lit);
            let long = levels.hachure.least + (levels.hachure.most - levels.hachure.least) * stroke.long;
            let tip = stroke.root + stroke.down * (long * f32::from(stroke.levels));
            hachure(canvas, stroke.root, tip, width, art.colours.contour, strength);
        }
    }
}
