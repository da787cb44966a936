//! What names are placed on, and what a place costs them.

use super::text::Fonts;
use crate::{
    art::{
        packs::map_art::MapArt,
        painter::{
            geometry::{Point, WorldRect},
            land::footing::Footing,
            rivers::Course,
        },
    },
    engine::board::{Board, MapFile},
};

/// Cost of an overlap: any at all, and its share of the name.
const COST_OVERLAP: (f32, f32) = (25.0, 120.0);

/// Cost of a sample on a line or river, and on a wood.
const COST_SAMPLE: (f32, f32) = (1.6, 0.25);

/// The fewest points to a hex radius for which letters keep their least size; in a smaller picture they shrink with it, so
/// that no name grows into another.
pub const COARSEST: f32 = 9.0;

const COST_OFF_SHEET: f32 = 5000.0;

/// What names are placed on.
pub struct NameGround<'a> {
    pub map: &'a MapFile,
    pub board: &'a Board,
    pub footing: &'a Footing,
    /// Its rivers.
    pub courses: &'a [Course],
    /// The faces.
    pub fonts: &'a Fonts,
    /// How large and how far apart names are set.
    pub art: &'a MapArt,
    pub neat_line: WorldRect,
    /// Pixels to a hex radius.
    pub radius: f32,
    /// Pixels to a point, the unit in which letters have a least size: 2 on a dense screen.
    pub density: f32,
}

impl NameGround<'_> {
    /// Points to a hex radius, by which letters are set.
    pub fn points(&self) -> f32 {
        (self.radius / self.density).max(COARSEST)
    }
}

/// What it costs to stand in a rectangle.
pub fn cost_of(ground: &NameGround, bounds: &WorldRect, blocked: &[WorldRect]) -> f32 {
    let inner = ground.neat_line.grown(-4.0 / ground.radius);
    let inside = inner.overlap(bounds) >= bounds.width() * bounds.height() * 0.999;
    let mut cost = if inside { 0.0 } else { COST_OFF_SHEET };
    cost += cost_of_overlap(bounds, blocked);
    cost
}

/// What it costs to lie over others.
pub fn cost_of_overlap(bounds: &WorldRect, others: &[WorldRect]) -> f32 {
    let area = (bounds.width() * bounds.height()).max(1e-6);
    let overlaps = others.iter().map(|other| bounds.overlap(other)).filter(|overlap| *overlap > 0.0);
    overlaps.map(|overlap| COST_OVERLAP.0 + COST_OVERLAP.1 * overlap / area).sum()
}

/// What it costs to cover a place of the map.
pub fn sample_cost(ground: &NameGround, place: Point) -> f32 {
    let under = ground.footing.at(place);
    let share = |is_there: bool| if is_there { 1.0 } else { 0.0 };
    COST_SAMPLE.0 * (share(under.line) + share(under.river)) + COST_SAMPLE.1 * share(under.wood)
}
