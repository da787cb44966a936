//! Fields of ripe crops: strips of grain and of vegetables, each in its rows, a balk between them, and a green verge
//! around all.

use super::plots::{Plot, blend};
use crate::art::{
    packs::map_art::{MapArt, Village},
    painter::{canvas::Canvas, curve::push_noise, geometry::Point},
};
use std::f32::consts::TAU;

/// The width of the strips of a field with different crops.
const STRIP: f32 = 1.55;
/// The width of the balk between two strips, to either side, and of the rim of a field.
const BALK: (f32, f32) = (0.022, 0.025);
/// The shadow of grain on the ground beside it.
const SHADE: Point = Point::new(0.032, 0.040);
/// The width over which the verge fades, and its strength at the field.
const VERGE: (f32, f32) = (0.13, 0.55);
/// The number of pixels to a row below which rows are not visible.
const FINEST: f32 = 2.5;

type Levels = [f32; 3];

/// The values for painting the pixels of a field.
struct Field<'a> {
    plot: &'a Plot,
    village: &'a Village,
    radius: f32,
    earth: Levels,
    grass: Levels,
    /// The colours of a strip: of the crop, and between its rows.
    tones: [(Levels, Levels); 3],
}

/// Paints the field on a plot.
pub(super) fn paint(plot: &Plot, art: &MapArt, canvas: &mut Canvas) {
    let colours = &art.colours;
    let [grain, low, leaves, paper, earth, grass] =
        [colours.grain, colours.grain_low, colours.leaves, colours.paper, colours.contour, colours.grass]
            .map(|colour| colour.levels());
    let between = blend(blend(earth, paper, 0.35), grass, 0.45);
    let tones = [(grain, low), (blend(grain, paper, 0.35), low), (leaves, between)];
    let field = Field { plot, village: &art.village, radius: canvas.radius, earth, grass, tones };
    canvas.wash(&plot.bounds.grown(0.1), |place| field.told(place));
}

impl Field<'_> {
    /// Returns the part of a pixel inside an edge at this distance.
    fn cover(&self, inside: f32) -> f32 {
        (inside * self.radius + 0.5).clamp(0.0, 1.0)
    }

    fn told(&self, place: Point) -> Option<(Levels, f32)> {
        let inside = self.plot.pushed(place) - self.village.verge.0;
        if inside < -VERGE.0 - 0.05 {
            return None;
        }
        let (verge, standing) = (self.verge(place, inside), self.village.crops.0);
        let within = self.cover(inside);
        if within <= 0.0 {
            return Some(verge);
        }
        // At the edge the two are mixed, so that no paper is visible between them.
        let colour = blend(verge.0, self.crop(place, inside), within);
        Some((colour, verge.1 + (standing - verge.1) * within))
    }

    /// Returns the grass around the field, and the shadow of the crop on it.
    fn verge(&self, place: Point, inside: f32) -> (Levels, f32) {
        let shade = self.cover(self.plot.pushed(place - SHADE) - self.village.verge.0);
        let grassy = VERGE.1 * (1.0 + inside / VERGE.0).clamp(0.0, 1.0);
        let colour = blend(self.grass, self.earth.map(|level| level * 0.5), 0.75 * shade);
        (colour, grassy.max(0.6 * shade))
    }

    fn crop(&self, place: Point, inside: f32) -> Levels {
        let (along, across) = self.plot.own(place);
        let strip = across / STRIP + 60.0 + (self.plot.seed % 7) as f32 * 0.13;
        let kind = (strip.floor() as usize + self.plot.seed as usize) % self.tones.len();
        let (high, low) = self.tones.get(kind).copied().unwrap_or_default();
        let vegetables = kind + 1 == self.tones.len();
        let mut colour = blend(low, high, self.standing(place, (along, across), vegetables));
        let balk = (strip.fract().min(1.0 - strip.fract()) * STRIP - BALK.0).min(inside);
        colour = blend(colour, self.grass, 0.8 * (1.0 - self.cover(balk)));
        blend(colour, self.earth, 0.75 * (1.0 - self.cover(inside - BALK.1)))
    }

    /// Returns the part of a place that is crop, not the ground between.
    fn standing(&self, place: Point, (along, across): (f32, f32), vegetables: bool) -> f32 {
        let rows = self.village.rows.0;
        let row = across / rows;
        let mut standing = 0.5 + 0.5 * (row * TAU).cos();
        if vegetables {
            // Heads of cabbage, each row shifted against the next.
            let head = 0.5 + 0.5 * ((along / rows + 0.5 * row.round()) * TAU).cos();
            standing *= 0.55 + 0.45 * head;
        }
        let seen = ((rows * self.radius - FINEST) / FINEST).clamp(0.0, 1.0);
        let ears = push_noise(Point::new(along / 0.5, across / 0.09), 1.0, self.plot.seed + 5);
        let lodged = push_noise(place, 0.9, self.plot.seed + 7);
        (0.5 + seen * (standing - 0.5) * 0.85 + 0.28 * ears + 0.25 * lodged).clamp(0.0, 1.0)
    }
}
