//! The parts of a map that the rules know, for the map editor.

use crate::{
    engine::board::Terrain,
    games::panzer44::rules::scenario::charts::TERRAINS,
    scene::{ChainKind, Follows, Palette, PointKind, SideKind},
};

/// Hilltops instead of levels, with slopes all around them, streams, crests, and bridges that carry roads.
pub fn palette() -> Palette {
    Palette {
        terrains: TERRAINS.into_iter().chain([Terrain::Lake]).collect(),
        levels: 0,
        sides: vec![SideKind::River, SideKind::Stream, SideKind::Crest],
        chains: vec![ChainKind::Road],
        points: vec![PointKind::Bridge, PointKind::RoadExit],
        materials: Vec::new(),
        areas: false,
        limits: false,
        follows: Follows { slopes: true, hilltops: false },
    }
}
