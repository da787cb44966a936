//! Ground that counts for its height: hills and ridges that stand out of the relief, with hachures that point downhill
//! along rounded edges, and bridges over water. Each keeps within a quarter of a hex radius of the hexsides that rules ask for.

use super::canvas::Canvas;
use super::curve;
use super::geometry::{FIELD_CORNER, Point, hex_centre, hex_corners, side_corners};
use super::lattice::Lattice;
use super::lines::Lines;
use super::noise::{Chances, layered_noise};
use crate::art::packs::map_art::MapArt;
use crate::art::packs::palette::Colour;
use crate::engine::board::{ALL_SIDES, Board, Hex, Side6, SideFeature, Terrain};

/// How far the flat top of a hill reaches from the middles of its hexes, and over how much farther it falls.
const HILL: (f32, f32) = (0.30, 0.85);
/// How high a ridge is beside a hill, and how wide to either side.
const RIDGE: (f32, f32) = (0.46, 0.42);
/// How far from the middles of a hill's hexes its hachures begin: on their hexsides, but rounded.
const EDGE: f32 = 0.80;
/// How much the outline of a hill wanders, and over which way.
const WANDER: (f32, f32) = (0.13, 1.6);
/// How far corners of the outline are rounded, and how much of that counts.
const ROUNDED: f32 = 0.20;
const SHARE: f32 = 0.55;
/// Farther than this from a hill nothing is seen of it.
const FAR: f32 = 4.0;
/// Hachures along a hexside of a slope.
const HACHURES: usize = 10;
/// How strong hachures are.
const STRENGTH: f32 = 0.85;
/// From hachure to hachure along a ridge.
const APART: f32 = 0.105;
/// Samples from hexside to hexside of a ridge.
const SAMPLES: usize = 8;

/// A hexside over which the ground rises.
#[derive(Clone, Copy, Debug)]
struct Slope {
    from: Point,
    to: Point,
    down: Point,
}

/// Hills, slopes, ridges and bridges of a board.
#[derive(Clone, Debug, Default)]
pub struct Heights {
    /// From middle to middle of hexes on a hill; a hill of one hex is a way of no length.
    hills: Vec<(Point, Point)>,
    slopes: Vec<Slope>,
    /// Where ridges run.
    ridges: Vec<Vec<Point>>,
    /// The middle of each bridge, and the way over it.
    bridges: Vec<(Point, Point)>,
}

/// The two ends of a side of a hex.
fn ends(hex: Hex, side: Side6) -> (Point, Point) {
    let corners = hex_corners(hex, 1.0);
    let (from, to) = side_corners(side);
    (corners[from], corners[to])
}

impl Heights {
    /// Reads the heights of a board whose roads are laid.
    pub fn new(board: &Board, lines: &Lines) -> Self {
        let mut heights = Self { bridges: lines.bridges().to_vec(), ..Self::default() };
        let mut crests = Vec::new();
        // Hexes of a level are painted with it.
        let is_top = |hex: Hex| board.terrain(hex) == Terrain::Hilltop && board.level(hex) == 0;
        for hex in board.hexes() {
            if is_top(hex) {
                heights.hills.push((hex_centre(hex), hex_centre(hex)));
            }
            for side in ALL_SIDES {
                let Some(beyond) = hex.step(side).filter(|beyond| board.contains(*beyond)) else { continue };
                let (from, to) = ends(hex, side);
                if board.rises(hex, side) && board.level(hex) == board.level(beyond) {
                    let down = (hex_centre(hex) - hex_centre(beyond)).unit();
                    heights.slopes.push(Slope { from, to, down });
                }
                if hex < beyond && is_top(hex) && is_top(beyond) {
                    heights.hills.push((hex_centre(hex), hex_centre(beyond)));
                }
                if hex < beyond && board.feature(SideFeature::Crest, hex, side) {
                    crests.push((from, to));
                }
            }
        }
        heights.ridges = ridges(crests);
        heights
    }

    /// Whether there are any: then nothing else on the map looks like height.
    pub fn are_there(&self) -> bool {
        !self.hills.is_empty() || !self.ridges.is_empty()
    }

    /// How high the ground is at every sample, from 0 on the plain to 1 on a hill.
    pub fn relief(&self, lattice: &Lattice) -> Vec<f32> {
        lattice.fill(|column, row| {
            let place = lattice.place(column, row);
            let (flat, wide) = HILL;
            let hill = (-((self.hill_distance(place) - flat).max(0.0) / wide).powi(2)).exp();
            let (high, wide) = RIDGE;
            let ridge = high * (-(self.ridge_distance(place) / wide).powi(2)).exp();
            hill.max(ridge)
        })
    }

    /// How far it is to the middle of a hill, which wanders a little.
    fn hill_distance(&self, place: Point) -> f32 {
        let ways = || self.hills.iter().map(|(from, to)| away(place, *from, *to));
        let nearest = ways().fold(1000.0, f32::min);
        if nearest > FAR {
            return nearest;
        }
        // Where two parts of a hill are about as near, the outline is rounded out.
        let near: f32 = ways().map(|way| (-(way - nearest) / ROUNDED).exp()).sum();
        let spot = place - FIELD_CORNER;
        nearest - ROUNDED * near.ln() * SHARE + WANDER.0 * layered_noise(spot.x, spot.y, WANDER.1, 2, 63)
    }

    fn ridge_distance(&self, place: Point) -> f32 {
        let ways =
            self.ridges.iter().flat_map(|ridge| ridge.windows(2)).map(|pair| away(place, pair[0], pair[1]));
        ways.fold(1000.0, f32::min)
    }

    /// Where the edge of a hill lies beside a place, and which way leads down from it.
    fn on_edge(&self, place: Point, down: Point) -> (Point, Point) {
        const STEP: f32 = 0.04;
        let mut edge = place;
        let mut way = down;
        for _ in 0..4 {
            let from = |x: f32, y: f32| self.hill_distance(edge + Point::new(x, y));
            way = Point::new(from(STEP, 0.0) - from(-STEP, 0.0), from(0.0, STEP) - from(0.0, -STEP)).unit();
            edge = edge + way * (EDGE - self.hill_distance(edge));
        }
        // A slope that no hill stands above stays where it is.
        if edge.distance(place) > 0.5 { (place, down) } else { (edge, way) }
    }

    /// Hachures of slopes and ridges.
    pub fn paint(&self, art: &MapArt, canvas: &mut Canvas) {
        let view = canvas.view().grown(1.0);
        let colour = art.colours.contour;
        for slope in self.slopes.iter().filter(|slope| view.contains(slope.from) || view.contains(slope.to)) {
            let mut chances = Chances::named(&format!("{:.2} {:.2}", slope.from.x, slope.from.y));
            for number in 0..HACHURES {
                let part = (number as f32 + chances.between(0.3, 0.7)) / HACHURES as f32;
                let (root, down) = self.on_edge(slope.from.towards(slope.to, part), slope.down);
                let long = chances.between(0.20, 0.34);
                hachure(canvas, root - down * 0.05, root + down * long, 0.036, colour, STRENGTH);
            }
        }
        for ridge in &self.ridges {
            paint_ridge(canvas, ridge, colour);
        }
    }

    /// Bridges, over roads and water: a deck with a parapet at either side.
    pub fn paint_bridges(&self, art: &MapArt, canvas: &mut Canvas) {
        let view = canvas.view().grown(1.0);
        for (middle, way) in self.bridges.iter().filter(|(middle, _)| view.contains(*middle)) {
            let aside = way.turned();
            let (head, foot) = (*middle - *way * 0.20, *middle + *way * 0.20);
            let deck = canvas.at_least(0.15, 3.2);
            canvas.line(&[head, foot], art.colours.paper_high, deck, 1.0);
            let thin = canvas.at_least(0.034, 1.0);
            for side in [aside * 0.09, aside * -0.09] {
                // The parapets open like a funnel towards the banks.
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

/// The lines of ridges, from crest hexside to crest hexside through their middles, so that no zigzag is left.
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
        let middles = corners.windows(2).map(|pair| pair[0].towards(pair[1], 0.5));
        let ends = [corners[0], corners[corners.len() - 1]];
        let line: Vec<Point> = std::iter::once(ends[0]).chain(middles).chain([ends[1]]).collect();
        ridges.push(curve::smooth(&line, SAMPLES));
    }
    ridges
}

/// A ridge: hachures down either side of a fine line, the shorter the nearer to its ends.
fn paint_ridge(canvas: &mut Canvas, ridge: &[Point], colour: Colour) {
    let view = canvas.view().grown(1.0);
    let lengths = curve::lengths(ridge);
    let Some(total) = lengths.last().copied() else { return };
    let mut chances = Chances::named(&format!("ridge {:.2} {:.2}", ridge[0].x, ridge[0].y));
    let mut way = APART / 2.0;
    while way < total {
        let root = curve::along(ridge, &lengths, way);
        let aside = curve::heading(ridge, &lengths, way).turned();
        let high = ((way.min(total - way) + 0.15) / 0.6).min(1.0);
        for down in [aside, aside * -1.0] {
            let long = high * chances.between(0.20, 0.30);
            if view.contains(root) {
                hachure(canvas, root + down * 0.02, root + down * long, 0.042, colour, STRENGTH);
            }
        }
        way += APART;
    }
    let width = canvas.at_least(0.045, 1.3);
    canvas.line(ridge, colour, width, 0.95);
}

/// A stroke that ends in a point.
pub(super) fn hachure(
    canvas: &mut Canvas,
    root: Point,
    tip: Point,
    width: f32,
    colour: Colour,
    strength: f32,
) {
    let aside = (tip - root).turned().unit() * (width / 2.0);
    canvas.fill_shape(&[root + aside, root - aside, tip], colour, strength);
}

/// How far a place is from a straight way.
fn away(place: Point, from: Point, to: Point) -> f32 {
    let along = to - from;
    let part = ((place - from).dot(along) / along.dot(along).max(1e-6)).clamp(0.0, 1.0);
    place.distance(from.towards(to, part))
}
