//! The parts of a map that the rules know, for the map editor.

use crate::{
    games::platoon::rules::scenario::charts::TERRAINS,
    scene::{ChainKind, Follows, Palette, PointKind, SideKind},
};

/// Levels from which slopes and hilltops follow, streams with fords and bridges, gullies.
pub fn palette() -> Palette {
    Palette {
        terrains: TERRAINS.to_vec(),
        levels: 2,
        sides: vec![SideKind::River, SideKind::Stream],
        chains: vec![ChainKind::Road, ChainKind::Gully],
        points: vec![PointKind::Bridge, PointKind::Ford, PointKind::RoadExit],
        materials: Vec::new(),
        areas: true,
        limits: false,
        follows: Follows { slopes: true, hilltops: true },
    }
}
