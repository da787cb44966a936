//! Ground that counts for its height: hilltops that stand out of the relief, slopes as hachures that point
//! downhill, crests as ridges with hachures on both sides, and bridges over water.

use super::canvas::Canvas;
use super::geometry::{Point, hex_centre, hex_corners, side_corners};
use super::lattice::Lattice;
use super::noise::Chances;
use crate::art::packs::map_art::MapArt;
use crate::engine::board::{ALL_SIDES, Board, Hex, Side6, SideFeature, Terrain};

/// How much a hilltop stands out of the relief, and over how many hex radii that fades.
const HILLTOP: (f32, f32) = (0.62, 0.62);
/// The same of a crest.
const CREST: (f32, f32) = (0.34, 0.30);
/// Hachures along a side.
const HACHURES: usize = 9;

/// A hexside that counts for its height.
#[derive(Clone, Copy, Debug)]
struct Edge {
    from: Point,
    to: Point,
    /// The way downhill; none for a crest, which falls both ways.
    down: Option<Point>,
}

/// Hilltops, slopes, crests and bridges of a board.
#[derive(Clone, Debug, Default)]
pub struct Heights {
    hilltops: Vec<Hex>,
    edges: Vec<Edge>,
    bridges: Vec<(Point, Point)>,
}

/// The two ends of a side of a hex.
fn ends(hex: Hex, side: Side6) -> (Point, Point) {
    let corners = hex_corners(hex, 1.0);
    let (from, to) = side_corners(side);
    (corners[from], corners[to])
}

impl Heights {
    /// Reads the heights of a board.
    pub fn new(board: &Board) -> Self {
        let hilltops = board.hexes().filter(|hex| board.terrain(*hex) == Terrain::Hilltop).collect();
        let mut heights = Self { hilltops, ..Self::default() };
        for hex in board.hexes() {
            for side in ALL_SIDES {
                let Some(beyond) = hex.step(side).filter(|beyond| board.contains(*beyond)) else { continue };
                let (from, to) = ends(hex, side);
                if board.rises(hex, side) {
                    let down = (hex_centre(hex) - hex_centre(beyond)).unit();
                    heights.edges.push(Edge { from, to, down: Some(down) });
                }
                if hex < beyond && board.feature(SideFeature::Crest, hex, side) {
                    heights.edges.push(Edge { from, to, down: None });
                }
                if hex < beyond && board.feature(SideFeature::Bridge, hex, side) {
                    heights.bridges.push((hex_centre(hex), hex_centre(beyond)));
                }
            }
        }
        heights
    }

    /// What they add to the relief; nothing where there are none, so that other maps stay as they are.
    pub fn relief(&self, lattice: &Lattice) -> Option<Vec<f32>> {
        let crests: Vec<&Edge> = self.edges.iter().filter(|edge| edge.down.is_none()).collect();
        if self.hilltops.is_empty() && crests.is_empty() {
            return None;
        }
        let tops: Vec<Point> = self.hilltops.iter().map(|hex| hex_centre(*hex)).collect();
        let bell = |distance: f32, (high, wide): (f32, f32)| high * (-(distance / wide).powi(2) / 2.0).exp();
        Some(lattice.fill(|column, row| {
            let place = lattice.place(column, row);
            let hill = tops.iter().map(|top| bell((top.distance(place) - 0.35).max(0.0), HILLTOP));
            let ridge = crests.iter().map(|edge| bell(away(place, edge), CREST));
            hill.fold(0.0, f32::max) + ridge.fold(0.0, f32::max)
        }))
    }

    /// The warm tint of hilltops, under everything that grows.
    pub fn paint_ground(&self, art: &MapArt, canvas: &mut Canvas) {
        let view = canvas.view().grown(1.5);
        for centre in self.hilltops.iter().map(|hex| hex_centre(*hex)).filter(|place| view.contains(*place)) {
            canvas.soft_disc(centre, 0.42, 1.02, art.colours.contour, 0.20);
        }
    }

    /// Hachures of slopes and crests.
    pub fn paint(&self, art: &MapArt, canvas: &mut Canvas) {
        let view = canvas.view().grown(1.0);
        for edge in self.edges.iter().filter(|edge| view.contains(edge.from) || view.contains(edge.to)) {
            let colour = art.colours.contour;
            let along = edge.to - edge.from;
            let mut chances = Chances::named(&format!("{:.2} {:.2}", edge.from.x, edge.from.y));
            match edge.down {
                Some(down) => {
                    for number in 0..HACHURES {
                        let part = (number as f32 + 0.5) / HACHURES as f32;
                        let root = edge.from + along * part - down * 0.05;
                        let long = 0.20
                            + 0.06 * chances.between(-1.0, 1.0)
                            + 0.06 * (part * std::f32::consts::PI).sin();
                        hachure(canvas, root, root + down * long, 0.030, colour);
                    }
                }
                None => {
                    let aside = along.turned().unit();
                    let line = [edge.from, edge.from.towards(edge.to, 0.5) + aside * 0.02, edge.to];
                    let width = canvas.at_least(0.085, 1.6);
                    canvas.line(&line, colour, width, 0.95);
                    for number in 0..HACHURES + 2 {
                        let part = (number as f32 + 0.5) / (HACHURES + 2) as f32;
                        let root = edge.from + along * part;
                        for way in [aside, aside * -1.0] {
                            let long = 0.17 + 0.04 * chances.between(-1.0, 1.0);
                            hachure(canvas, root, root + way * long, 0.034, colour);
                        }
                    }
                }
            }
        }
    }

    /// Bridges, over roads and water: a deck with a parapet at either side.
    pub fn paint_bridges(&self, art: &MapArt, canvas: &mut Canvas) {
        let view = canvas.view().grown(1.0);
        for (one, other) in &self.bridges {
            let middle = one.towards(*other, 0.5);
            if !view.contains(middle) {
                continue;
            }
            let way = (*other - *one).unit();
            let aside = way.turned();
            let (head, foot) = (middle - way * 0.25, middle + way * 0.25);
            let deck = canvas.at_least(0.15, 3.2);
            canvas.line(&[head, foot], art.colours.paper_high, deck, 1.0);
            let thin = canvas.at_least(0.034, 1.0);
            for side in [aside * 0.09, aside * -0.09] {
                // The parapets open like a funnel towards the banks.
                let line = [
                    head + side * 1.7 - way * 0.05,
                    head + side,
                    foot + side,
                    foot + side * 1.7 + way * 0.05,
                ];
                canvas.line(&line, art.colours.frame, thin, 1.0);
            }
        }
    }
}

/// A stroke that ends in a point.
fn hachure(
    canvas: &mut Canvas,
    root: Point,
    tip: Point,
    width: f32,
    colour: crate::art::packs::palette::Colour,
) {
    let aside = (tip - root).turned().unit() * (width / 2.0);
    canvas.fill_shape(&[root + aside, root - aside, tip], colour, 0.85);
}

/// How far a place is from a hexside.
fn away(place: Point, edge: &Edge) -> f32 {
    let along = edge.to - edge.from;
    let part = ((place - edge.from).dot(along) / along.dot(along).max(1e-6)).clamp(0.0, 1.0);
    place.distance(edge.from.towards(edge.to, part))
}
