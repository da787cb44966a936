//! Maps whose hexes are no larger than a house: buildings with their plans and roofs, walls and hedges along hexsides,
//! orchards and crops, brooks and gullies that fill their hexes, and bridges over them.

mod brooks;
mod crops;
mod gardens;
mod plan;
mod plots;
mod roofs;
mod sides;
#[cfg(test)]
mod tests;

pub(crate) use brooks::{Brooks, off_ends, runs};
pub(crate) use plots::groups;

use crate::{
    art::{
        packs::map_art::{self, MapArt},
        painter::{
            canvas::Canvas,
            geometry::{Point, WorldRect, hex_centre},
            lines::Lines,
        },
    },
    engine::board::{Board, Building, MapFile},
};
use gardens::Gardens;
use plan::Plan;
use plots::Plots;
use sides::Sides;

/// The village features of one map; empty on a map without them.
#[derive(Clone, Debug, Default)]
pub struct Village {
    plans: Vec<Plan>,
    plots: Plots,
    sides: Sides,
    gardens: Gardens,
    brooks: Brooks,
    built: bool,
}

/// The distance at which buildings, walls and roads affect those of a part of a map.
const NEIGHBOURS: f32 = 6.0;

impl Village {
    /// Lays out the village in a rectangle of a board whose roads and brooks are laid out.
    pub fn new(
        map: &MapFile,
        (board, within): (&Board, &WorldRect),
        lines: &Lines,
        brooks: Brooks,
        art: &map_art::Village,
    ) -> Self {
        let about = within.grown(NEIGHBOURS);
        let near = |building: &&Building| building.hexes.iter().any(|hex| about.contains(hex_centre(*hex)));
        let buildings: Vec<Building> = map.buildings.iter().filter(near).cloned().collect();
        let mut plans: Vec<Plan> =
            buildings.iter().flat_map(|building| Plan::of(building, lines, art)).collect();
        // Buildings in front are painted last.
        plans.sort_by(|one, other| one.bounds().bottom.total_cmp(&other.bounds().bottom));
        let (plots, sides) = (Plots::new((board, within), lines, art), Sides::new(board));
        let gardens = Gardens::new(&buildings, &plans, &sides, lines);
        let built = map.buildings.iter().any(|building| !building.hexes.is_empty());
        Self { plans, plots, sides, gardens, brooks, built }
    }

    /// Returns points all over buildings and brooks, where no tree may be.
    pub fn points(&self) -> impl Iterator<Item = Point> + '_ {
        self.plans.iter().flat_map(Plan::points).chain(self.brooks.points())
    }

    /// Whether the map has buildings with plans.
    pub fn is_built(&self) -> bool {
        self.built
    }

    /// Paints yards, crops and the grass of orchards, under grid and roads.
    pub fn paint_ground(&self, art: &MapArt, canvas: &mut Canvas) {
        self.plots.paint_grass(art, canvas);
        self.plots.crops().iter().for_each(|plot| crops::paint(plot, art, canvas));
        self.plans.iter().for_each(|plan| roofs::paint_yard(plan, art, canvas));
        self.gardens.paint_paths(art, canvas);
        self.brooks.paint_banks(art, canvas);
    }

    /// Paints the visible current, over the water.
    pub fn paint_current(&self, art: &MapArt, canvas: &mut Canvas) {
        self.brooks.paint_current(art, canvas);
    }

    /// Paints bridges, over roads and water.
    pub fn paint_bridges(&self, art: &MapArt, canvas: &mut Canvas) {
        self.brooks.paint_bridges(art, canvas);
    }

    /// Paints the things on the ground: the trees of orchards, walls and hedges, buildings.
    pub fn paint_standing(&self, art: &MapArt, canvas: &mut Canvas) {
        self.plots.paint_trees(art, canvas);
        self.sides.paint_walls(art, canvas);
        self.plans.iter().for_each(|plan| roofs::paint_shadow(plan, art, canvas));
        self.gardens.paint_trees(art, canvas);
        self.sides.paint_hedges(art, canvas);
        self.plans.iter().for_each(|plan| roofs::paint(plan, art, canvas));
    }

    #[cfg(test)]
    fn plans(&self) -> &[Plan] {
        &self.plans
    }
}
