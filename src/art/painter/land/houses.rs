//! Hexes filled with houses. Those of a place are connected along its streets, thinner towards its edge, with roofs of
//! two pitches and a church in each place. The streets stay empty.

use super::{house::House, streets::Streets};
use crate::{
    art::{
        packs::map_art::MapArt,
        painter::{canvas::Canvas, geometry::Point, lines::Lines, trace::Trace},
    },
    engine::board::Board,
};
use resvg::tiny_skia::PathBuilder;

/// The reach of the ground of a town around its houses, and around its streets.
const GROUND: (f32, f32) = (0.23, 0.20);
/// Its strength.
const STRENGTH: f32 = 0.62;
/// Corners of the ground around a house.
const CORNERS: usize = 10;

/// The houses of every town hex of a board.
#[derive(Clone, Debug, Default)]
pub struct Houses {
    houses: Vec<House>,
    streets: Streets,
}

impl Houses {
    /// Makes the houses of a board whose roads are laid out.
    pub fn new(board: &Board, lines: &Lines) -> Self {
        let streets = Streets::new(board, lines);
        let mut houses = streets.build();
        // Houses in front are painted last.
        houses.sort_by(|one, other| one.centre.y.total_cmp(&other.centre.y));
        Self { houses, streets }
    }

    /// Returns points all over the towns, which trees and names avoid.
    pub fn points(&self) -> impl Iterator<Item = Point> + '_ {
        self.houses.iter().map(|house| house.centre).chain(self.streets.tracks.iter().flatten().copied())
    }

    /// The houses and their streets.
    pub fn traces(&self) -> Vec<Trace> {
        let houses = self.houses.iter().map(|house| Trace::of(house, [house.centre]));
        let ways = self.streets.all().chain(&self.streets.tracks);
        houses.chain(ways.flat_map(|way| Trace::along(way, |_| None))).collect()
    }

    /// Paints the ground under the houses and the streets between them, below roads and grid.
    pub fn paint_ground(&self, art: &MapArt, canvas: &mut Canvas) {
        let view = canvas.view().grown(1.5);
        let mut ground = PathBuilder::new();
        let houses = self.houses.iter().map(|house| (house.centre, GROUND.0));
        let ways = self.streets.all().flatten().map(|place| (*place, GROUND.1));
        for (centre, reach) in houses.chain(ways).filter(|(place, _)| view.contains(*place)) {
            let corner = |number: usize| {
                let (sin, cos) = (number as f32 * std::f32::consts::TAU / CORNERS as f32).sin_cos();
                centre + Point::new(cos, sin) * reach
            };
            let corners: Vec<Point> = (0..CORNERS).map(corner).collect();
            canvas.add(&mut ground, &corners, true);
        }
        // As one shape, so that it is no darker where houses are close.
        if let Some(ground) = ground.finish() {
            canvas.fill(&ground, art.colours.city_ground, STRENGTH);
        }
        for track in &self.streets.tracks {
            let width = canvas.at_least(0.028, 0.8);
            canvas.line(track, art.colours.road, width, 0.55);
        }
        let width = canvas.at_least(0.05, 1.0);
        for lane in &self.streets.lanes {
            canvas.line(lane, art.colours.paper_high, width, 0.85);
        }
    }

    pub fn paint(&self, art: &MapArt, canvas: &mut Canvas) {
        let view = canvas.view().grown(1.0);
        let houses = self.houses.iter().filter(|house| view.contains(house.centre));
        houses.for_each(|house| house.paint(art, canvas));
    }
}
