//! The ground for placing names, and the costs of places.

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

/// Cost of an overlap: of any overlap, and of its share of the name.
const COST_OVERLAP: (f32, f32) = (25.0, 120.0);

/// Cost of a sample on a line or river, and on a wood.
const COST_SAMPLE: (f32, f32) = (1.6, 0.25);

/// The fewest points to a hex radius at which letters keep their least size. In a smaller picture they shrink with it,
/// so that no name touches another.
pub const COARSEST: f32 = 9.0;

const COST_OFF_SHEET: f32 = 5000.0;

/// The ground for placing names.
pub struct NameGround<'a> {
    pub map: &'a MapFile,
    pub board: &'a Board,
    pub footing: &'a Footing,
    /// Its rivers.
    pub courses: &'a [Course],
    /// The faces.
    pub fonts: &'a Fonts,
    /// The sizes and spacing of names.
    pub art: &'a MapArt,
    pub neat_line: WorldRect,
    /// Returns the pixels of a hex radius.
    pub radius: f32,
    /// Pixels to a point, the unit of the least size of letters: 2 on a dense screen.
    pub density: f32,
}

impl NameGround<'_> {
    /// Returns the points to a hex radius, from which letters get their size.
    pub fn points(&self) -> f32 {
        (self.radius / self.density).max(COARSEST)
    }
}

/// Returns the cost of a name in a rectangle.
pub fn cost_of(ground: &NameGround, bounds: &WorldRect, blocked: &[WorldRect]) -> f32 {
    let inner = ground.neat_line.grown(-4.0 / ground.radius);
    let inside = inner.overlap(bounds) >= bounds.width() * bounds.height() * 0.999;
    let mut cost = if inside { 0.0 } else { COST_OFF_SHEET };
    cost += cost_of_overlap(bounds, blocked);
    cost
}

/// Returns the cost of covering other rectangles.
pub fn cost_of_overlap(bounds: &WorldRect, others: &[WorldRect]) -> f32 {
    let area = (bounds.width() * bounds.height()).max(1e-6);
    let overlaps = others.iter().map(|other| bounds.overlap(other)).filter(|overlap| *overlap > 0.0);
    overlaps.map(|overlap| COST_OVERLAP.0 + COST_OVERLAP.1 * overlap / area).sum()
}

/// Returns the cost of covering a place of the map.
pub fn sample_cost(ground: &NameGround, place: Point) -> f32 {
    let under = ground.footing.at(place);
    let share = |is_there: bool| if is_there { 1.0 } else { 0.0 };
    COST_SAMPLE.0 * (share(under.line) + share(under.river)) + COST_SAMPLE.1 * share(under.wood)
}
