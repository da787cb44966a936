//! The shapes of drawings: arrows with a rough edge and brush streaks, rings whose ends overlap a little. Lengths are
//! hex radii; a width on the screen is never so small that a video would lose it.

use crate::table::marks::ribbon::Ribbons;
use bevy::prelude::*;
use rand::{RngExt, SeedableRng, rngs::ChaCha8Rng};

/// Width of an arrow, and the least in logical pixels.
const WIDTH: (f32, f32) = (0.40, 13.0);
/// Width of a ring, and the least in logical pixels.
const RING: (f32, f32) = (0.15, 6.0);
/// Radius of a ring.
const ABOUT: f32 = 0.96;
/// The rim about both, in parts of the width, and the least in logical pixels.
const RIM: (f32, f32) = (0.17, 2.5);
/// The head of an arrow, in parts of its width: length, half width, sweep of the barbs.
const HEAD: (f32, f32, f32) = (1.75, 1.10, 0.30);
/// Roughness of the edge, in parts of the width.
const ROUGH: f32 = 0.13;
/// The bend of an arrow between two hexes to the side, in parts of its length.
const BEND: f32 = 0.10;
/// Streaks of the brush.
const STREAKS: usize = 22;

/// The colours of a stroke: its own, and that of the rim.
pub(super) type Inks = [Color; 2];

/// Returns width and rim for this many logical pixels of a hex radius.
fn widths(width: (f32, f32), radius: f32) -> (f32, f32) {
    let wide = width.0.max(width.1 / radius);
    (wide, (wide * RIM.0).max(RIM.1 / radius))
}

/// Returns a path that bends a little, as if drawn by hand.
pub(super) fn bent(from: Vec2, to: Vec2) -> Vec<Vec2> {
    let aside = (to - from).perp() * BEND;
    let at = |part: f32| from.lerp(to, part) + aside * 4.0 * part * (1.0 - part);
    (0..=12).map(|step| at(step as f32 / 12.0)).collect()
}

/// Draws the first part of an arrow along a path, from 0 to 1.
pub(super) fn arrow(ribbons: &mut Ribbons, path: &[Vec2], part: f32, radius: f32, [ink, rim_ink]: Inks) {
    let (width, rim) = widths(WIDTH, radius);
    let smooth = cut(&smoothed(path), part);
    let length = length_of(&smooth);
    let Some((start, tip)) = smooth.first().copied().zip(smooth.last().copied()) else { return };
    if length < 0.3 * width {
        return;
    }
    let head = (HEAD.0 * width).min(0.6 * length);
    let neck = cut(&smooth, 1.0 - head / length);
    let shaft = resampled(&neck, (length / (0.25 * width)).clamp(10.0, 90.0) as usize);
    let mut chance =
        ChaCha8Rng::seed_from_u64(u64::from(start.x.to_bits()) << 32 | u64::from(start.y.to_bits()));
    let rough = roughness(shaft.len(), width, &mut chance);
    let half = |at: f32| width * (0.42 + 0.58 * at.powf(0.8)) / 2.0;
    let body =
        Body { shaft: &shaft, rough: &rough, half: &half, tip, head: head / HEAD.0, soft: 1.0 / radius };
    let shade = Color::srgba(0.05, 0.04, 0.02, 0.20);
    for (by, grown) in [(0.17, 1.6), (0.11, 1.2)] {
        body.lay(ribbons, rim * grown, shade, Vec2::new(0.05, -by) * width);
    }
    body.lay(ribbons, rim, rim_ink, Vec2::ZERO);
    body.lay(ribbons, 0.0, ink, Vec2::ZERO);
    streaks(ribbons, &body, width, &mut chance);
}

/// The body of an arrow: shaft and head.
struct Body<'a> {
    shaft: &'a [Vec2],
    rough: &'a [[f32; 2]],
    half: &'a dyn Fn(f32) -> f32,
    tip: Vec2,
    /// The width that the head is based on.
    head: f32,
    /// The width of its soft edges: about a pixel.
    soft: f32,
}

impl Body<'_> {
    /// Returns the direction of the shaft at one of its places.
    fn way(&self, number: usize) -> Vec2 {
        let last = self.shaft.len() - 1;
        let (before, after) = (number.saturating_sub(1), (number + 1).min(last));
        (self.shaft[after] - self.shaft[before]).normalize_or_zero()
    }

    fn half_at(&self, number: usize) -> f32 {
        (self.half)(number as f32 / (self.shaft.len() - 1).max(1) as f32)
    }

    /// Draws the body, grown to all sides and moved.
    fn lay(&self, ribbons: &mut Ribbons, grown: f32, ink: Color, by: Vec2) {
        let last = self.shaft.len() - 1;
        let edges: Vec<[Vec2; 2]> = (0..=last)
            .map(|number| {
                let (way, half) = (self.way(number), self.half_at(number));
                let back = if number == 0 { way * grown } else { Vec2::ZERO };
                let [left, right] = self.rough[number];
                let place = self.shaft[number] - back + by;
                [place + way.perp() * (half + left + grown), place - way.perp() * (half + right + grown)]
            })
            .collect();
        strip(ribbons, &edges, self.soft, ink);
        let neck = self.shaft[last];
        let way = (self.tip - neck).normalize_or_zero();
        let (side, back) =
            (way.perp() * (HEAD.1 * self.head + 1.5 * grown), way * (HEAD.2 * self.head + 0.9 * grown));
        let corners = [
            neck - way * (grown + 0.02 * self.head),
            neck + side - back,
            self.tip + way * (0.08 * self.head + 1.9 * grown),
            neck - side - back,
        ];
        let corners = corners.map(|corner| corner + by);
        ribbons.patch(&corners, ink);
        let middle = corners.iter().sum::<Vec2>() / 4.0;
        for number in 0..4 {
            let (one, other) = (corners[number], corners[(number + 1) % 4]);
            let mut out = (other - one).perp().normalize_or_zero() * self.soft;
            if out.dot((one + other) / 2.0 - middle) < 0.0 {
                out = -out;
            }
            ribbons.fade([one, other, other + out, one + out], ink);
        }
    }
}

/// Draws a strip between pairs of places, with soft edges of this width.
fn strip(ribbons: &mut Ribbons, edges: &[[Vec2; 2]], soft: f32, ink: Color) {
    for pair in edges.windows(2) {
        let [[left, right], [next_left, next_right]] = [pair[0], pair[1]];
        ribbons.patch(&[left, right, next_right, next_left], ink);
        let out = |inner: Vec2, from: Vec2| inner + (inner - from).normalize_or_zero() * soft;
        ribbons.fade([left, next_left, out(next_left, next_right), out(left, right)], ink);
        ribbons.fade([right, next_right, out(next_right, next_left), out(right, left)], ink);
    }
}

/// Returns the deviations of the two edges of a shaft at this many places: they waver like a brush, and do not tremble.
fn roughness(number: usize, width: f32, chance: &mut ChaCha8Rng) -> Vec<[f32; 2]> {
    let mut rough: Vec<[f32; 2]> =
        (0..number).map(|_| [(); 2].map(|()| chance.random_range(-ROUGH..ROUGH) * width)).collect();
    for _ in 0..3 {
        let before = rough.clone();
        for at in 0..number {
            let (last, next) = (before[at.saturating_sub(1)], before[(at + 1).min(number - 1)]);
            rough[at] = [0, 1].map(|edge| (last[edge] + 2.0 * before[at][edge] + next[edge]) / 4.0);
        }
    }
    rough
}

/// Draws light and dark streaks along the shaft, like those of a dry brush.
fn streaks(ribbons: &mut Ribbons, body: &Body, width: f32, chance: &mut ChaCha8Rng) {
    let last = body.shaft.len() - 1;
    for number in 0..STREAKS {
        let aside = chance.random_range(-0.84..0.84_f32);
        let from = chance.random_range(0..last);
        let to = (from + chance.random_range(4..16)).min(last);
        let strength = chance.random_range(0.10..0.24);
        let colour = if number % 3 > 0 { Color::WHITE } else { Color::BLACK };
        let places: Vec<Vec2> =
            (from..=to).map(|at| body.shaft[at] + body.way(at).perp() * aside * body.half_at(at)).collect();
        let thick = width * chance.random_range(0.014..0.045);
        if places.len() > 2 {
            ribbons.line(&places, thick, thick, colour.with_alpha(strength));
        }
    }
}

/// Draws the first part of a ring about a place, from 0 to 1.
pub(super) fn ring(ribbons: &mut Ribbons, middle: Vec2, part: f32, radius: f32, [ink, rim_ink]: Inks) {
    let (width, rim) = widths(RING, radius);
    let turns = 1.05 * part;
    let pieces = (72.0 * turns).ceil().max(2.0) as usize;
    let at = |number: usize| {
        let gone = turns * number as f32 / pieces as f32;
        let angle = 2.0 - gone * std::f32::consts::TAU;
        // A hand does not close a circle: it moves a little inwards and wavers.
        let away = ABOUT - 0.05 * gone + 0.018 * (3.0 * angle).sin() + 0.010 * (5.0 * angle + 1.0).sin();
        (middle + away * Vec2::new(angle.cos(), angle.sin()), angle)
    };
    let mut lay = |grown: f32, colour: Color, by: Vec2| {
        let edges: Vec<[Vec2; 2]> = (0..=pieces)
            .map(|number| {
                let (place, angle) = at(number);
                let outwards = Vec2::new(angle.cos(), angle.sin());
                let ends = (number.min(pieces - number) as f32 / 5.0).min(1.0);
                let half = (width * (0.55 + 0.45 * ends)) / 2.0 + grown;
                [place + outwards * half + by, place - outwards * half + by]
            })
            .collect();
        strip(ribbons, &edges, 1.0 / radius, colour);
    };
    lay(rim, Color::srgba(0.05, 0.04, 0.02, 0.22), Vec2::new(0.04, -0.09) * width.max(0.2));
    lay(rim, rim_ink, Vec2::ZERO);
    lay(0.0, ink, Vec2::ZERO);
}

fn length_of(path: &[Vec2]) -> f32 {
    path.windows(2).map(|pair| pair[0].distance(pair[1])).sum()
}

/// Returns the first part of a path, from 0 to 1 of its length.
fn cut(path: &[Vec2], part: f32) -> Vec<Vec2> {
    let mut left = length_of(path) * part.clamp(0.0, 1.0);
    let mut shorter: Vec<Vec2> = path.first().copied().into_iter().collect();
    for pair in path.windows(2) {
        let length = pair[0].distance(pair[1]);
        if left <= length {
            shorter.push(pair[0].lerp(pair[1], if length > 0.0 { left / length } else { 0.0 }));
            break;
        }
        shorter.push(pair[1]);
        left -= length;
    }
    shorter
}

/// Returns this many places along a path, at equal distances; at least two.
fn resampled(path: &[Vec2], number: usize) -> Vec<Vec2> {
    let whole = length_of(path);
    let pieces = number.max(2) - 1;
    let mut places = Vec::with_capacity(pieces + 1);
    let (mut leg, mut gone) = (0, 0.0);
    for piece in 0..=pieces {
        let wanted = whole * piece as f32 / pieces as f32;
        while leg + 2 < path.len() && gone + path[leg].distance(path[leg + 1]) < wanted {
            gone += path[leg].distance(path[leg + 1]);
            leg += 1;
        }
        let next = path.get(leg + 1).or(path.last()).copied().unwrap_or_default();
        let length = path.get(leg).map_or(0.0, |here| here.distance(next));
        let part = if length > 0.0 { ((wanted - gone) / length).clamp(0.0, 1.0) } else { 0.0 };
        places.push(path.get(leg).map_or(next, |here| here.lerp(next, part)));
    }
    places
}

/// Returns a path without the trembling of the hand; its ends stay in place.
fn smoothed(path: &[Vec2]) -> Vec<Vec2> {
    if path.len() < 2 {
        return path.to_vec();
    }
    let mut places = resampled(path, 33);
    for _ in 0..14 {
        let before = places.clone();
        for number in 1..places.len() - 1 {
            places[number] = 0.25 * (before[number - 1] + 2.0 * before[number] + before[number + 1]);
        }
    }
    places
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_trembling_hand_draws_a_smooth_arrow_between_the_same_ends() {
        let trembling: Vec<Vec2> =
            (0..60).map(|at| Vec2::new(at as f32 * 0.1, if at % 2 == 0 { 0.05 } else { -0.05 })).collect();
        let smooth = smoothed(&trembling);
        assert_eq!((smooth.first(), smooth.last()), (trembling.first(), trembling.last()));
        let inner = &smooth[4..smooth.len() - 4];
        assert!(inner.iter().all(|place| place.y.abs() < 0.02), "{inner:?}");
    }

    #[test]
    fn a_path_is_cut_by_its_length() {
        let corner = [Vec2::ZERO, Vec2::X, Vec2::ONE];
        assert_eq!(cut(&corner, 0.75), vec![Vec2::ZERO, Vec2::X, Vec2::new(1.0, 0.5)]);
        assert_eq!(cut(&corner, 1.0), corner);
        assert_eq!(resampled(&corner, 5)[3], Vec2::new(1.0, 0.5));
    }

    #[test]
    fn strokes_stay_wide_enough_on_the_screen() {
        for radius in [8.0, 16.0, 40.0, 120.0] {
            let (arrow, rim) = widths(WIDTH, radius);
            assert!(arrow * radius >= 13.0 - 1e-3 && rim * radius >= 2.5 - 1e-3, "{radius}");
            assert!(widths(RING, radius).0 * radius >= 6.0 - 1e-3, "{radius}");
        }
    }

    #[test]
    fn a_press_that_went_nowhere_draws_nothing() {
        let mut ribbons = Ribbons::default();
        let inks = [Color::WHITE, Color::BLACK];
        arrow(&mut ribbons, &[Vec2::ONE], 1.0, 40.0, inks);
        arrow(&mut ribbons, &[Vec2::ONE; 5], 1.0, 40.0, inks);
        assert!(ribbons.is_empty());
        arrow(&mut ribbons, &[Vec2::ZERO, Vec2::new(3.0, 1.0)], 1.0, 40.0, inks);
        assert!(!ribbons.is_empty());
    }
}
