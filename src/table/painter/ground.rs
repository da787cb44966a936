//! Paints the ground pixel by pixel: paper, relief, form lines, marsh, woods, lakes and paper grain.

use super::fields::{Cover, Fields, Ground, WOOD_LEVEL};
use super::geometry::{FIELD_CORNER, Point};
use super::noise::{Chances, layered_noise};
use super::palette::{self, Colour, levels};
use super::raster::PixelRect;

/// From this many pixels to a hex radius on the map is drawn in full detail.
pub const TABLE_RADIUS: f32 = 30.0;
/// Below this many pixels to a hex radius only the big shapes are drawn.
pub const FAR_RADIUS: f32 = 13.0;
/// The relief's share of the paper's lightness, and of the woods'.
const SHADE: (f32, f32) = (0.085, 0.09);
/// Form lines to a unit of height, at the table and seen from afar.
const CONTOURS: (f32, f32) = (5.0, 3.2);
/// Strength of a form line, and of every fourth.
const CONTOUR_STRENGTH: (f32, f32) = (0.17, 0.26);
/// Damp meadows along rivers: how far, and what they take from red, green and blue.
const MEADOW: (f32, [f32; 3]) = (0.55, [10.0, 3.0, 4.0]);
/// Strength of marsh tint, wood tint, rim inside a wood, glow outside it.
const TINTS: [f32; 4] = [0.75, 0.88, 0.60, 0.20];
/// Width of the rim and of the glow, in steps of the woods field.
const RIM: (f32, f32) = (0.11, 0.10);
/// The shore line and the water-lining: way into the lake, strength, width.
const WATER_LINES: [(f32, f32, f32); 4] =
    [(0.0, 1.0, 0.022), (0.16, 0.55, 0.020), (0.34, 0.40, 0.018), (0.55, 0.28, 0.018)];
/// Grain of the paper in levels of 255.
const GRAIN: f32 = 1.1;
/// Side of the square of grain, in pixels.
const GRAIN_SIZE: usize = 512;

/// The grain of the paper: a square that repeats.
pub struct Grain(Vec<f32>);

impl Grain {
    /// Rolls the grain: single specks, and fibres that lie along and across.
    pub fn new() -> Self {
        let mut chances = Chances::named("paper");
        let mut roll = || -> Vec<f32> { (0..GRAIN_SIZE * GRAIN_SIZE).map(|_| chances.bell()).collect() };
        let specks = roll();
        let along = smeared(&smeared(&roll(), 2.2, true), 0.5, false);
        let across = smeared(&smeared(&roll(), 2.0, false), 0.5, true);
        let sum =
            (0..specks.len()).map(|cell| GRAIN * (specks[cell] + 2.2 * along[cell] + 1.6 * across[cell]));
        Self(sum.collect())
    }

    /// The grain at a pixel of the sheet.
    pub fn at(&self, column: i32, row: i32) -> f32 {
        let fold = |value: i32| value.rem_euclid(GRAIN_SIZE as i32) as usize;
        self.0[fold(row) * GRAIN_SIZE + fold(column)]
    }
}

/// A square of numbers smeared along or across; its edges wrap.
fn smeared(values: &[f32], spread: f32, along: bool) -> Vec<f32> {
    let reach = (3.0 * spread).ceil() as usize;
    let weight = |tap: usize| (-0.5 * ((tap as f32 - reach as f32) / spread).powi(2)).exp();
    let sum: f32 = (0..=2 * reach).map(weight).sum();
    let weights: Vec<f32> = (0..=2 * reach).map(|tap| weight(tap) / sum).collect();
    let fold = |value: usize| (value + GRAIN_SIZE) % GRAIN_SIZE;
    (0..values.len())
        .map(|cell| {
            let (column, row) = (cell % GRAIN_SIZE, cell / GRAIN_SIZE);
            let tap_value = |(tap, weight): (usize, &f32)| {
                let (x, y) = if along { (tap, reach) } else { (reach, tap) };
                let (x, y) = (fold(column + x + GRAIN_SIZE - reach), fold(row + y + GRAIN_SIZE - reach));
                weight * values[y * GRAIN_SIZE + x]
            };
            weights.iter().enumerate().map(tap_value).sum()
        })
        .collect()
}

/// Turns a colour a part of the way to another.
fn mix(colour: &mut [f32; 3], other: [f32; 3], part: f32) {
    for (level, other) in colour.iter_mut().zip(other) {
        *level += (other - *level) * part;
    }
}

fn scaled(colour: Colour, factor: f32, plus: f32) -> [f32; 3] {
    levels(colour).map(|level| level * factor + plus)
}

/// Paints the ground of a rectangle of the sheet into four bytes to a pixel.
pub fn paint(fields: &Fields, grain: &Grain, radius: f32, area: PixelRect, pixels: &mut [u8]) {
    let width = area.width as usize;
    for (row, line) in pixels.chunks_exact_mut(width * 4).enumerate() {
        let pixel_row = area.top + row as i32;
        for (column, pixel) in line.chunks_exact_mut(4).enumerate() {
            let pixel_column = area.left + column as i32;
            let place = Point::new((pixel_column as f32 + 0.5) / radius, (pixel_row as f32 + 0.5) / radius);
            let ground = fields.ground(place);
            let cover = fields.cover(place, &ground, 1.6 / radius);
            let colour = colour_at(place, &ground, &cover, radius);
            let speck = grain.at(pixel_column, pixel_row);
            for (byte, level) in pixel.iter_mut().zip(colour) {
                *byte = (level + speck + 0.5).clamp(0.0, 255.0) as u8;
            }
            pixel[3] = 255;
        }
    }
}

fn colour_at(place: Point, ground: &Ground, cover: &Cover, radius: f32) -> [f32; 3] {
    let mut colour = scaled(palette::PAPER, 1.0 + SHADE.0 * ground.shade, 0.0);
    let meadow = if ground.river < 4.0 { (-ground.river.max(0.0) / MEADOW.0).exp() } else { 0.0 };
    for ((level, tint), damp) in colour.iter_mut().zip([4.0, 3.0, 7.0]).zip(MEADOW.1) {
        *level += ground.tint * tint - meadow * damp;
    }
    if radius >= FAR_RADIUS {
        mix(&mut colour, levels(palette::CONTOUR), contour(ground, radius));
    }
    if cover.marsh > 0.0 {
        mix(&mut colour, scaled(palette::MARSH, 1.0 + 0.04 * ground.shade, 0.0), TINTS[0] * cover.marsh);
    }
    if cover.wood_field > WOOD_LEVEL - RIM.1 {
        woods(&mut colour, place, ground, cover);
    }
    if cover.lake > 0.0 {
        lake(&mut colour, ground.lake, cover.lake, radius);
    }
    colour
}

/// How strongly a form line marks a place.
fn contour(ground: &Ground, radius: f32) -> f32 {
    let table = radius >= TABLE_RADIUS;
    let (scale, reach, strength) = if table { (CONTOURS.0, 0.75, 1.0) } else { (CONTOURS.1, 0.60, 0.80) };
    let level = ground.height * scale;
    let floor = level.floor();
    let way = (level - floor - 0.5).abs() / (ground.slope * scale / radius + 1e-6);
    let heavy = (floor as i32).rem_euclid(4) == 0;
    let (plus, share) = if heavy { (0.5, CONTOUR_STRENGTH.1) } else { (0.0, CONTOUR_STRENGTH.0) };
    (reach + plus - way).clamp(0.0, 1.0) * share * strength
}

fn woods(colour: &mut [f32; 3], place: Point, ground: &Ground, cover: &Cover) {
    let above = cover.wood_field - WOOD_LEVEL;
    if cover.wood > 0.0 {
        let spot = place - FIELD_CORNER;
        let change = 7.0 * layered_noise(spot.x, spot.y, 3.0, 2, 41);
        mix(colour, scaled(palette::WOOD, 1.0 + SHADE.1 * ground.shade, change), TINTS[1] * cover.wood);
        let rim = (1.0 - above / RIM.0).clamp(0.0, 1.0);
        mix(colour, levels(palette::WOOD_EDGE), TINTS[2] * cover.wood * rim);
    }
    if above < 0.0 {
        let glow = (1.0 + above / RIM.1).clamp(0.0, 1.0);
        mix(colour, levels(palette::WOOD_EDGE), TINTS[3] * (1.0 - cover.wood) * glow * (1.0 - cover.lake));
    }
}

fn lake(colour: &mut [f32; 3], depth: f32, cover: f32, radius: f32) {
    mix(colour, levels(palette::WATER), cover);
    for (way, strength, width) in WATER_LINES {
        let width = width.max(0.5 / radius);
        let line = (-((depth - way - 0.02) / width).powi(2)).exp();
        mix(colour, levels(palette::BANK), (strength * line).min(1.0) * (cover * 1.4).min(1.0));
    }
    let deep = ((depth - 0.3) / 1.0).clamp(0.0, 1.0);
    mix(colour, levels(palette::WATER_DEEP), 0.5 * deep * cover);
}
