//! The gardens of a village: paths from the doors of buildings to the road, and fruit trees in the corners of their
//! hexes. They are decoration only: none of it affects play.

use super::{
    super::noise::Chances,
    plan::Plan,
    plots::{self, Tree},
    sides::Sides,
};
use crate::{
    art::{
        packs::map_art::MapArt,
        painter::{
            canvas::Canvas,
            geometry::{Point, hex_centre},
            lines::Lines,
            names::nearby::Nearby,
        },
    },
    engine::board::{Building, Hex},
};

/// The longest path from the middle of a wing to a road.
const PATH: f32 = 2.3;
/// The width of a path, and with its rim.
const WIDE: (f32, f32) = (0.12, 0.17);
/// The number of trees tried in a hex, the largest number planted, and their distance from its centre.
const TREES: (usize, usize, f32) = (16, 3, 0.80);
/// The least and the largest distance of trees from walls, and their least distances from the middle of roads and from
/// each other.
const OFF: (f32, f32) = (0.17, 0.50);
const OFF_ROADS: f32 = 0.34;
const APART: f32 = 0.26;

#[derive(Clone, Debug, Default)]
pub(super) struct Gardens {
    paths: Vec<[Point; 2]>,
    trees: Vec<Tree>,
}

impl Gardens {
    pub fn new(buildings: &[Building], plans: &[Plan], sides: &Sides, lines: &Lines) -> Self {
        let places: Vec<Point> = lines.roads.iter().flatten().copied().collect();
        let roads = Nearby::new(places.clone());
        let paths: Vec<[Point; 2]> = plans
            .iter()
            .filter(|plan| !plan.tower)
            .filter_map(|plan| path(plan, plans, sides, (&places, &roads)))
            .collect();
        let mut trees: Vec<Tree> = Vec::new();
        for hex in buildings.iter().flat_map(|building| &building.hexes) {
            plant(*hex, plans, &roads, &paths, &mut trees);
        }
        trees.sort_by(|one, other| one.place.y.total_cmp(&other.place.y));
        Self { paths, trees }
    }

    pub fn paint_paths(&self, art: &MapArt, canvas: &mut Canvas) {
        let view = canvas.view().grown(PATH);
        let seen: Vec<_> =
            self.paths.iter().filter(|path| path.iter().any(|end| view.contains(*end))).collect();
        for (wide, colour, strength) in
            [(WIDE.1, art.colours.road, 0.30), (WIDE.0, art.colours.city_ground, 1.0)]
        {
            let width = canvas.at_least(wide, 1.0);
            seen.iter().for_each(|path| canvas.line(*path, colour, width, strength));
        }
    }

    pub fn paint_trees(&self, art: &MapArt, canvas: &mut Canvas) {
        plots::paint_trees(&self.trees, art, canvas);
    }
}

/// Returns the shortest path from a building to a road, if there is nothing between.
fn path(
    plan: &Plan,
    plans: &[Plan],
    sides: &Sides,
    (places, roads): (&[Point], &Nearby),
) -> Option<[Point; 2]> {
    let ends = plan.points().filter_map(|door| Some((door, *places.get(roads.nearest(door)?)?)));
    let (door, road) =
        ends.min_by(|one, other| one.0.distance(one.1).total_cmp(&other.0.distance(other.1)))?;
    let free = |step: usize| {
        let place = door.towards(road, step as f32 / 20.0);
        plans.iter().all(|other| other.tower || std::ptr::eq(other, plan) || other.inside(place) < -0.05)
    };
    let short = door.distance(road) < PATH;
    (short && !sides.part(door, road) && (0..=20).all(free)).then_some([door, road])
}

/// Plants the trees of a hex.
fn plant(hex: Hex, plans: &[Plan], roads: &Nearby, paths: &[[Point; 2]], trees: &mut Vec<Tree>) {
    let mut chances = Chances::named(&format!("{hex} garden"));
    let mut planted = 0;
    for _ in 0..TREES.0 {
        let (sin, cos) = chances.between(0.0, std::f32::consts::TAU).sin_cos();
        let place = hex_centre(hex) + Point::new(cos, sin) * (TREES.2 * chances.roll().sqrt());
        let (crown, tone) = (chances.between(0.62, 0.95), chances.roll());
        let off = plans.iter().map(|plan| -plan.inside(place)).fold(f32::MAX, f32::min);
        let on_path = paths.iter().any(|[from, to]| plots::away(place, (*from, *to)) < 0.18);
        let free = off > OFF.0
            && off < OFF.1
            && !on_path
            && roads.away(place) > OFF_ROADS
            && trees.iter().all(|tree| tree.place.distance(place) > APART);
        if free && planted < TREES.1 {
            trees.push(Tree { place, crown, tone });
            planted += 1;
        }
    }
}
