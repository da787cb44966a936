//! Orchards and crops: adjacent hexes of a kind are one plot, with one edge and continuous rows.

use super::super::{
    ground::TABLE_RADIUS,
    lattice::{Field, Lattice},
    noise::Chances,
};
use crate::{
    art::{
        packs::map_art::{self, MapArt},
        painter::{
            canvas::Canvas,
            curve::push_noise,
            geometry::{Point, SQRT_3, WorldRect, hex_centre, hex_corners, side_corners},
            lines::Lines,
            names::nearby::Nearby,
        },
    },
    engine::board::{ALL_SIDES, Board, Hex, Terrain},
};
use std::collections::BTreeSet;

/// The distance of trees from the edge of their orchard, and from the middle of roads.
const OFF: (f32, f32) = (0.20, 0.32);
/// The shift of a tree from its place in the row, as a part of the distance to the next.
const SHAKE: f32 = 0.07;
/// Samples to a hex radius for the distance to the edge of a plot, their extension beyond it, and the rounding of
/// corners.
const SAMPLED: (f32, f32, f32) = (16.0, 0.6, 0.17);
/// Distances from the edge beyond this one count as this one.
const FARTHEST: f32 = 4.0;
/// The shift of the edge of a plot, and its wavelength.
const EDGE: (f32, f32) = (0.07, 0.6);

/// Adjacent hexes of the same kind.
#[derive(Clone, Debug)]
pub(super) struct Plot {
    pub bounds: WorldRect,
    /// The distance to its edge, negative outside.
    inside: Field,
    /// The direction of its rows.
    on: Point,
    pub seed: u32,
}

/// A fruit tree, in an orchard or in a garden.
#[derive(Clone, Copy, Debug)]
pub(super) struct Tree {
    pub place: Point,
    /// In radii of the art.
    pub crown: f32,
    pub tone: f32,
}

/// All plots and fruit trees of a map.
#[derive(Clone, Debug, Default)]
pub(super) struct Plots {
    orchards: Vec<Plot>,
    crops: Vec<Plot>,
    trees: Vec<Tree>,
}

impl Plots {
    /// Lays out the plots that a rectangle touches.
    pub fn new((board, within): (&Board, &WorldRect), lines: &Lines, art: &map_art::Village) -> Self {
        let plots = |terrain| -> Vec<Plot> {
            let touched = |hexes: &Vec<Hex>| bounds(hexes).grown(SAMPLED.1).overlap(within) > 0.0;
            let groups = groups(board, terrain).into_iter().filter(touched);
            groups.map(|hexes| Plot::new(board, hexes, within)).collect()
        };
        let (orchards, crops) = (plots(Terrain::Orchard), plots(Terrain::Crops));
        let roads = Nearby::new(lines.points().collect());
        let mut trees: Vec<Tree> =
            orchards.iter().flat_map(|plot| plot.trees(art.orchard.0, &roads, within)).collect();
        trees.sort_by(|one, other| one.place.y.total_cmp(&other.place.y));
        Self { orchards, crops, trees }
    }

    /// Paints the grass of orchards.
    pub fn paint_grass(&self, art: &MapArt, canvas: &mut Canvas) {
        self.orchards.iter().for_each(|plot| plot.paint_grass(art, canvas));
    }

    /// The fields with crops, which are painted separately.
    pub fn crops(&self) -> &[Plot] {
        &self.crops
    }

    pub fn paint_trees(&self, art: &MapArt, canvas: &mut Canvas) {
        paint_trees(&self.trees, art, canvas);
    }

    #[cfg(test)]
    pub fn trees(&self) -> impl Iterator<Item = Point> + '_ {
        self.trees.iter().map(|tree| tree.place)
    }
}

/// Paints fruit trees, those in front over the shadows of those behind.
pub(super) fn paint_trees(trees: &[Tree], art: &MapArt, canvas: &mut Canvas) {
    let (colours, view) = (&art.colours, canvas.view().grown(0.6));
    let near = canvas.radius >= TABLE_RADIUS;
    let seen: Vec<&Tree> = trees.iter().filter(|tree| view.contains(tree.place)).collect();
    for tree in &seen {
        let size = art.village.crown.0 * tree.crown;
        canvas.disc(tree.place + Point::new(0.50, 0.58) * size, size, colours.tree_shadow, 0.30);
    }
    for tree in seen {
        let size = art.village.crown.0 * tree.crown;
        let at = |x: f32, y: f32| tree.place + Point::new(x, y) * size;
        canvas.disc(tree.place, size, colours.tree_low, 1.0);
        let tone = if tree.tone < 0.5 { colours.tree_middle } else { colours.wood_edge };
        canvas.disc(at(-0.10, -0.13), 0.80 * size, tone, 1.0);
        canvas.disc(at(-0.26, -0.32), 0.45 * size, colours.tree_high, 0.95);
        if near {
            // Apples, or light on the leaves.
            for (x, y) in [(0.28, 0.05), (-0.05, 0.36), (0.05, -0.52), (-0.52, 0.02)] {
                canvas.disc(at(x, y), 0.09 * size, colours.grain, 0.9);
            }
        }
    }
}

/// Returns the groups of adjacent hexes of a terrain, each sorted.
pub(crate) fn groups(board: &Board, terrain: Terrain) -> Vec<Vec<Hex>> {
    let all: Vec<Hex> = board.hexes().filter(|hex| board.terrain(*hex) == terrain).collect();
    let mut left: BTreeSet<Hex> = all.iter().copied().collect();
    let mut groups = Vec::new();
    for first in all.into_iter().rev() {
        if !left.remove(&first) {
            continue;
        }
        let mut hexes = vec![first];
        let mut next = 0;
        while let Some(hex) = hexes.get(next).copied() {
            hexes.extend(board.neighbours(hex).iter().flatten().filter(|beside| left.remove(*beside)));
            next += 1;
        }
        hexes.sort();
        groups.push(hexes);
    }
    groups
}

/// Returns the rectangle around hexes.
fn bounds(hexes: &[Hex]) -> WorldRect {
    let about = |hex: &Hex| WorldRect::about(hex_centre(*hex), 2.0, SQRT_3);
    hexes.iter().map(about).reduce(|one, other| one.joined(&other)).unwrap_or_default()
}

impl Plot {
    /// Makes the plot on sorted hexes; the distance to its edge is known within a rectangle.
    fn new(board: &Board, hexes: Vec<Hex>, within: &WorldRect) -> Self {
        let bounds = bounds(&hexes);
        let lattice = Lattice::over(bounds.grown(SAMPLED.1), SAMPLED.0).part(within);
        // Edges farther away than the largest distance count as that far.
        let about = lattice.area().grown(FARTHEST + 1.0);
        let mut edge = Vec::new();
        for hex in hexes.iter().filter(|hex| about.contains(hex_centre(**hex))) {
            let corners = hex_corners(*hex, 1.0);
            for side in ALL_SIDES {
                let beyond = board.neighbour(*hex, side).filter(|beyond| hexes.binary_search(beyond).is_ok());
                let (from, to) = side_corners(side);
                if let (None, Some(from), Some(to)) = (beyond, corners.get(from), corners.get(to)) {
                    edge.push((*from, *to));
                }
            }
        }
        let name = hexes.first().map(|first| format!("{first} plot")).unwrap_or_default();
        let mut chances = Chances::named(&name);
        let (sin, cos) = chances.between(-0.45, 0.45).sin_cos();
        let touched = lattice.area().grown(1.1);
        let near: Vec<Hex> = hexes.into_iter().filter(|hex| touched.contains(hex_centre(*hex))).collect();
        let sharp = lattice.fill(|column, row| {
            let place = lattice.place(column, row);
            let away = edge.iter().map(|side| away(place, *side)).fold(FARTHEST, f32::min);
            if near.iter().any(|hex| is_in(place, *hex)) { away } else { -away }
        });
        let rounded = lattice.blurred(&sharp, SAMPLED.2);
        Self {
            bounds,
            inside: Field::new(lattice, &rounded),
            on: Point::new(cos, sin),
            seed: (chances.roll() * 1000.0) as u32,
        }
    }

    /// Returns the distance to its edge, negative outside.
    fn inside(&self, place: Point) -> f32 {
        self.inside.at(place)
    }

    /// Returns a place along and across its rows.
    pub fn own(&self, place: Point) -> (f32, f32) {
        (place.dot(self.on), place.dot(self.on.turned()))
    }

    fn trees(&self, pitch: f32, roads: &Nearby, within: &WorldRect) -> Vec<Tree> {
        let middle = self.bounds.centre();
        let reach = (self.bounds.width().hypot(self.bounds.height()) / 2.0 / pitch).ceil() as i32;
        let cells = (-reach..=reach).flat_map(|row| (-reach..=reach).map(move |column| (column, row)));
        cells
            .filter_map(|(column, row)| {
                let mut chances = Chances::at(column, row, self.seed);
                let mut shaken = |cell: i32| (cell as f32 + chances.between(-SHAKE, SHAKE)) * pitch;
                let (x, y) = (shaken(column), shaken(row));
                let place = middle + self.on * x + self.on.turned() * y;
                let stands =
                    within.contains(place) && self.inside(place) > OFF.0 && roads.away(place) > OFF.1;
                let (crown, tone) = (chances.between(0.86, 1.10), chances.roll());
                stands.then_some(Tree { place, crown, tone })
            })
            .collect()
    }

    /// Returns the same distance with the edge as it is painted, which is not quite straight.
    pub fn pushed(&self, place: Point) -> f32 {
        self.inside(place) + 2.0 * EDGE.0 * push_noise(place, EDGE.1, self.seed)
    }

    fn paint_grass(&self, art: &MapArt, canvas: &mut Canvas) {
        let (grass, low) = (art.colours.grass.levels(), art.colours.wood.levels());
        canvas.wash(&self.bounds, |place| {
            let part = ((self.pushed(place) - 0.03) / 0.14).clamp(0.0, 1.0);
            if part <= 0.0 {
                return None;
            }
            // Mown between the rows.
            let (_, across) = self.own(place - self.bounds.centre());
            let swath = (across / art.village.orchard.0 * std::f32::consts::TAU).cos();
            let mix = 0.5 + 0.32 * swath + 0.5 * push_noise(place, 0.35, self.seed + 3);
            let colour = blend(grass, low, mix.clamp(0.0, 1.0));
            Some((colour, part * art.village.grass.0))
        });
    }
}

/// Returns the distance of a place from the line between two others.
pub(super) fn away(place: Point, (from, to): (Point, Point)) -> f32 {
    let way = to - from;
    let part = ((place - from).dot(way) / way.dot(way).max(1e-6)).clamp(0.0, 1.0);
    place.distance(from + way * part)
}

/// Whether a place is in a hex; a hex ends at its own sides, also at the edge of the map.
fn is_in(place: Point, hex: Hex) -> bool {
    let way = place - hex_centre(hex);
    let (x, y) = (way.x.abs(), way.y.abs());
    y <= SQRT_3 / 2.0 && x * SQRT_3 + y <= SQRT_3
}

/// Returns a mix of two colours, with this part of the second.
pub(super) fn blend(mut one: [f32; 3], other: [f32; 3], part: f32) -> [f32; 3] {
    for (level, other) in one.iter_mut().zip(other) {
        *level += (other - *level) * part;
    }
    one
}
