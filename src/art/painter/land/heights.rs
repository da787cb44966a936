//! Ground with heights that count: hills and ridges above the relief, with form lines and hachures on their slopes, and
//! bridges over water. Each stays near the hexsides that the rules use.

use super::{
    lattice::Lattice,
    noise::{Chances, layered_noise},
    slopes::{LIGHT, hachure, on_slope},
};
use crate::{
    art::{
        packs::map_art::MapArt,
        painter::{
            canvas::Canvas,
            curve,
            geometry::{FIELD_CORNER, Point, WorldRect, hex_centre, hex_corners, side_corners},
            lines::Lines,
            names::nearby::Taken,
            trace::Trace,
        },
    },
    engine::board::{ALL_SIDES, Board, Hex, Hexside, SideFeature, Terrain},
};

/// The distance that the crown of a hill extends from the centres of its hexes, and the width of its slopes beyond.
const HILL: (f32, f32) = (0.30, 0.95);
/// The rise and fall of the crown of a hill, and its wavelength.
const CROWN: (f32, f32) = (0.16, 1.9);
/// The height of a ridge relative to a hill, its width to either side, the change of that width, and its wavelength.
const RIDGE: (f32, f32, f32, f32) = (0.72, 0.50, 0.45, 1.7);
/// The distance of hachures from the centres of a hill's hexes: on their hexsides, but rounded.
const EDGE: f32 = 0.80;
/// The shifts of the outline of a hill, with their wavelengths: in spurs, and finely.
const WANDER: [(f32, f32); 2] = [(0.20, 2.4), (0.06, 0.8)];
/// The rounding of the corners of the outline.
const ROUNDED: f32 = 0.20;
/// The distance from a hill beyond which it has no visible effect.
const FAR: f32 = 4.0;
/// Points from centre to centre of two hexes of a hill.
const STEPS: usize = 17;
/// Places along a hexside of a slope at which a hachure is tried, and the least distance to the next.
const TRIES: usize = 16;
const APART: f32 = 0.088;
/// The lengths of hachures of hills and of ridges.
const LONG: [(f32, f32); 2] = [(0.13, 0.27), (0.12, 0.24)];
/// The strength of hachures in the shade, and the part of it that those in the light have.
const STRENGTH: (f32, f32) = (0.90, 0.55);
/// The distance from hachure to hachure along a ridge.
const ALONG: f32 = 0.094;
/// Points from corner to corner of a ridge, and those to either side over which it is smoothed.
const SAMPLES: (usize, usize) = (10, 14);
/// The shifts of a ridge to the side by a long and a short wave, with their wavelengths, and its largest distance from
/// its hexsides.
const SWAY: [(f32, f32); 2] = [(0.62, 2.6), (0.16, 0.9)];
const NEAR: f32 = 0.32;
/// The length of a ridge's crest beyond its last corners, its number of points, and the distance over which its line
/// tapers.
const RUN_OUT: (f32, usize, f32) = (0.30, 4, 1.1);
/// Half the length of a bridge's deck, and the distance of the parapets from its middle.
const DECK: (f32, f32) = (0.20, 0.09);

/// A hexside over which the ground rises.
#[derive(Clone, Copy, Debug)]
struct Slope {
    from: Point,
    to: Point,
    down: Point,
}

/// A stroke downhill.
#[derive(Clone, Copy, Debug)]
struct Stroke {
    root: Point,
    tip: Point,
}

/// Hills, slopes, ridges and bridges of a board.
#[derive(Clone, Debug, Default)]
pub struct Heights {
    /// Points inside hills, evenly spread.
    hills: Vec<Point>,
    slopes: Vec<Slope>,
    /// The lines of ridges.
    ridges: Vec<Vec<Point>>,
    strokes: Vec<Stroke>,
    /// The middle of each bridge, and its direction.
    bridges: Vec<(Point, Point)>,
}

/// Returns the two ends of a hexside.
fn ends(hex: Hex, side: Hexside) -> (Point, Point) {
    let corners = hex_corners(hex, 1.0);
    let (from, to) = side_corners(side);
    (corners[from], corners[to])
}

impl Heights {
    /// Reads the heights of a board whose roads are laid out.
    pub fn new(board: &Board, lines: &Lines) -> Self {
        let mut heights = Self { bridges: lines.bridges().to_vec(), ..Self::default() };
        let mut crests = Vec::new();
        // Hexes with a level are painted as levels.
        let is_top = |hex: Hex| board.terrain(hex) == Terrain::Hilltop && board.level(hex) == 0;
        for hex in board.hexes() {
            if is_top(hex) {
                heights.hills.push(hex_centre(hex));
            }
            for side in ALL_SIDES {
                let Some(beyond) = hex.step(side).filter(|beyond| board.contains(*beyond)) else { continue };
                let (from, to) = ends(hex, side);
                if board.rises(hex, side) && board.level(hex) == board.level(beyond) {
                    let down = (hex_centre(hex) - hex_centre(beyond)).unit();
                    heights.slopes.push(Slope { from, to, down });
                }
                if hex < beyond && is_top(hex) && is_top(beyond) {
                    let ways = (1..STEPS).map(|step| step as f32 / STEPS as f32);
                    let (here, there) = (hex_centre(hex), hex_centre(beyond));
                    heights.hills.extend(ways.map(|part| here.towards(there, part)));
                }
                if hex < beyond && board.feature(SideFeature::Crest, hex, side) {
                    crests.push((from, to));
                }
            }
        }
        heights.ridges = ridges(crests);
        heights
    }

    /// Whether there are any: nothing else on the map may then look like height.
    pub fn are_there(&self) -> bool {
        !self.hills.is_empty() || !self.ridges.is_empty()
    }

    /// Returns the height of the ground at every sample, from 0 on the plain to 1 on a hill.
    pub fn relief(&self, lattice: &Lattice) -> Vec<f32> {
        let mut height = vec![0.0; lattice.width * lattice.height];
        if !self.hills.is_empty() {
            let away = near(lattice, &self.hills, ROUNDED);
            raise(lattice, &mut height, |number, place| {
                let noise = |(weight, wave), seed| weight * noise(place, wave, seed);
                let away = away[number] + noise(WANDER[0], 63) + noise(WANDER[1], 64);
                let slope = hill(away);
                slope * (1.0 + noise(CROWN, 66))
            });
        }
        if !self.ridges.is_empty() {
            let crest: Vec<Point> = self.ridges.iter().flatten().copied().collect();
            let away = near(lattice, &crest, RIDGE.1 / 5.0);
            let ends = self.ridges.iter().flat_map(|ridge| [ridge[0], ridge[ridge.len() - 1]]);
            let ends = near(lattice, &ends.collect::<Vec<_>>(), 0.1);
            raise(lattice, &mut height, |number, place| {
                let (high, wide, uneven, wave) = RIDGE;
                let wide = wide * (1.0 + uneven * noise(place, wave, 68));
                // It rises gradually from the plain.
                let grown = (0.35 + ends[number] / 1.6).min(1.0);
                high * grown * (-(away[number] / wide).powf(1.5)).exp()
            });
        }
        height
    }

    /// Lays out the hachures of the slopes in a rectangle, on the ground as it is painted; `height` is its height. At
    /// the edge of a part of a map a stroke can be where the whole map has the next one, because each keeps its distance
    /// from those before it.
    pub fn draw_hachures(&mut self, within: &WorldRect, height: impl Fn(Point) -> f32) {
        let mut roots = Taken::default();
        let edge = hill(EDGE);
        for slope in self.slopes.iter().filter(|slope| within.contains(slope.from)) {
            let mut chances = Chances::named(&format!("{:.2} {:.2}", slope.from.x, slope.from.y));
            for number in 0..TRIES {
                let part = (number as f32 + 0.5) / TRIES as f32;
                let place = slope.from.towards(slope.to, part);
                // A slope without a hill above it keeps its place.
                let (root, down) =
                    on_slope(&height, (edge, slope.down), place).unwrap_or((place, slope.down));
                let long = chances.between(LONG[0].0, LONG[0].1);
                // At an outline that turns inwards, hexsides share the root of a stroke.
                if roots.add_apart(root, APART * chances.between(0.9, 1.15)) {
                    self.strokes.push(Stroke { root: root - down * 0.05, tip: root + down * long });
                }
            }
        }
        for ridge in &self.ridges {
            strokes_of_ridge(ridge, &mut self.strokes);
        }
    }

    /// The slopes with hachures, and the bridges.
    pub fn traces(&self) -> Vec<Trace> {
        let slopes = self.slopes.iter().map(|slope| Trace::of(slope, [slope.from, slope.to]));
        let bridges = self.bridges.iter().map(|bridge| Trace::of(bridge, [bridge.0]));
        slopes.chain(bridges).collect()
    }

    /// The ridges, piece by piece; the strokes of each follow from its beginning.
    pub fn ridge_traces(&self) -> Vec<Trace> {
        self.ridges
            .iter()
            .flat_map(|ridge| Trace::along(ridge, |_| ridge.first().map(|first| first.x)))
            .collect()
    }

    #[cfg(test)]
    pub(super) fn roots(&self) -> impl Iterator<Item = Point> {
        self.strokes.iter().map(|stroke| stroke.root)
    }

    #[cfg(test)]
    pub(super) fn ridges(&self) -> &[Vec<Point>] {
        &self.ridges
    }

    /// Paints the hachures of slopes and ridges, and the line of a crest.
    pub fn paint(&self, art: &MapArt, canvas: &mut Canvas) {
        let view = canvas.view().grown(1.0);
        let colour = art.colours.contour;
        for stroke in self.strokes.iter().filter(|stroke| view.contains(stroke.root)) {
            let lit = ((stroke.tip - stroke.root).unit().dot(LIGHT) + 1.0) / 2.0;
            let strength = STRENGTH.0 * (1.0 + (STRENGTH.1 - 1.0) * lit);
            hachure(canvas, stroke.root, stroke.tip, 0.034, colour, strength);
        }
        for ridge in &self.ridges {
            let width = canvas.at_least(0.036, 1.1) / canvas.radius;
            canvas.fill_shape(&tapered(ridge, width), colour, 0.9);
        }
    }

    /// Paints bridges, over roads and water: a deck with a parapet at either side.
    pub fn paint_bridges(&self, art: &MapArt, canvas: &mut Canvas) {
        let view = canvas.view().grown(1.0);
        let (half, beside) = DECK;
        for (middle, way) in self.bridges.iter().filter(|(middle, _)| view.contains(*middle)) {
            let aside = way.turned();
            let (head, foot) = (*middle - *way * half, *middle + *way * half);
            let deck = canvas.at_least(0.15, 3.2);
            canvas.line(&[head, foot], art.colours.paper_high, deck, 1.0);
            let thin = canvas.at_least(0.034, 1.0);
            for side in [aside * beside, aside * -beside] {
                // The parapets widen like a funnel towards the banks.
                let line = [
                    head + side * 1.7 - *way * 0.05,
                    head + side,
                    foot + side,
                    foot + side * 1.7 + *way * 0.05,
                ];
                canvas.line(&line, art.colours.frame, thin, 1.0);
            }
        }
    }
}

fn noise(place: Point, wave: f32, seed: u32) -> f32 {
    let spot = place - FIELD_CORNER;
    layered_noise(spot.x, spot.y, wave, 2, seed)
}

/// Returns the height of a hill at this distance from the centres of its hexes.
fn hill(away: f32) -> f32 {
    let (flat, wide) = HILL;
    (-((away - flat).max(0.0) / wide).powi(2)).exp()
}

/// Returns the distance of every sample from the nearest of some points, rounded, up to the visible limit.
fn near(lattice: &Lattice, points: &[Point], rounded: f32) -> Vec<f32> {
    let mut away = lattice.distances(points);
    away.iter_mut().for_each(|away| *away = away.min(FAR));
    lattice.blurred(&away, rounded)
}

/// Raises the ground to the height that `stands` returns for the number and place of a sample.
fn raise(lattice: &Lattice, height: &mut [f32], stands: impl Fn(usize, Point) -> f32 + Sync) {
    let risen = lattice.fill(|column, row| stands(row * lattice.width + column, lattice.place(column, row)));
    height.iter_mut().zip(risen).for_each(|(height, risen)| *height = height.max(risen));
}

/// Returns the lines of ridges along chains of crest hexsides, without zigzags but with natural bends.
fn ridges(mut sides: Vec<(Point, Point)>) -> Vec<Vec<Point>> {
    let same = |one: Point, other: Point| one.distance(other) < 0.01;
    let mut ridges = Vec::new();
    while let Some((from, to)) = sides.pop() {
        let mut corners = vec![from, to];
        for _ in 0..2 {
            while let Some(number) = sides.iter().position(|(from, to)| {
                let end = corners[corners.len() - 1];
                same(*from, end) || same(*to, end)
            }) {
                let (from, to) = sides.swap_remove(number);
                let end = corners[corners.len() - 1];
                corners.push(if same(from, end) { to } else { from });
            }
            corners.reverse();
        }
        ridges.push(ridge(&corners));
    }
    ridges
}

fn ridge(corners: &[Point]) -> Vec<Point> {
    let steps = |pair: &[Point]| {
        let (from, to) = (pair[0], pair[1]);
        (0..SAMPLES.0).map(move |step| from.towards(to, step as f32 / SAMPLES.0 as f32))
    };
    let way: Vec<Point> = corners.windows(2).flat_map(steps).chain(corners.last().copied()).collect();
    let even = curve::eased(&curve::eased(&way, SAMPLES.1), SAMPLES.1);
    let pushed = curve::wobbled(&even, SAMPLES.1 as f32, |place| {
        SWAY.iter().zip(57..).map(|((push, wave), seed)| push * curve::push_noise(place, *wave, seed)).sum()
    });
    run_out(&curve::kept_near(&pushed, corners, SAMPLES.0, NEAR))
}

/// Returns a ridge that descends into the plain a little beyond its ends.
fn run_out(ridge: &[Point]) -> Vec<Point> {
    let lengths = curve::lengths(ridge);
    let Some(total) = lengths.last().copied() else { return Vec::new() };
    let (far, points, _) = RUN_OUT;
    let beyond = |point: usize| far * point as f32 / points as f32;
    let before = (1..=points).rev().map(|point| curve::along(ridge, &lengths, -beyond(point)));
    let behind = (1..=points).map(|point| curve::along(ridge, &lengths, total + beyond(point)));
    before.chain(ridge.iter().copied()).chain(behind).collect()
}

/// Returns the outline of a line that tapers at both ends and has this width between.
fn tapered(line: &[Point], width: f32) -> Vec<Point> {
    let lengths = curve::lengths(line);
    let total = lengths.last().copied().unwrap_or_default();
    let half = |way: f32| width / 2.0 * (way.min(total - way) / RUN_OUT.2).clamp(0.0, 1.0).sqrt();
    let edge = |turn: f32| {
        let sides = curve::sideways(line).into_iter().zip(line.iter().zip(&lengths));
        sides.map(move |(side, (place, way))| *place + side * (turn * half(*way))).collect::<Vec<_>>()
    };
    edge(1.0).into_iter().chain(edge(-1.0).into_iter().rev()).collect()
}

/// Draws hachures down either side of a ridge, shorter near its ends, and of varying length.
fn strokes_of_ridge(ridge: &[Point], strokes: &mut Vec<Stroke>) {
    let lengths = curve::lengths(ridge);
    let Some(total) = lengths.last().copied() else { return };
    let mut chances = Chances::named(&format!("ridge {:.2} {:.2}", ridge[0].x, ridge[0].y));
    let mut way = ALONG / 2.0;
    while way < total {
        let root = curve::along(ridge, &lengths, way);
        let aside = curve::heading(ridge, &lengths, way).turned();
        let high = ((way.min(total - way) + 0.15) / 0.8).min(1.0);
        for (down, seed) in [(aside, 71), (aside * -1.0, 72)] {
            let uneven = 1.0 + 0.8 * curve::push_noise(root, 0.8, seed);
            let long = high * uneven * chances.between(LONG[1].0, LONG[1].1);
            strokes.push(Stroke { root: root + down * 0.03, tip: root + down * (0.03 + long) });
        }
        way += ALONG * chances.between(0.85, 1.15);
    }
}
