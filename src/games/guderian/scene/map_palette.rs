//! The parts of a map that the rules know, for the map editor.

use crate::{
    engine::board::Terrain,
    games::guderian::rules::scenario::charts::TERRAINS,
    scene::{ChainKind, Follows, Palette, PointKind, SideKind},
};

/// Rivers along hexsides, roads that stop at them, railways, cities and entry areas.
pub fn palette() -> Palette {
    Palette {
        terrains: TERRAINS.into_iter().chain([Terrain::Lake]).collect(),
        levels: 0,
        sides: vec![SideKind::River],
        chains: vec![ChainKind::Road, ChainKind::Rail],
        points: vec![PointKind::RoadRiverJoin, PointKind::RoadExit, PointKind::RailExit],
        materials: Vec::new(),
        areas: true,
        limits: true,
        follows: Follows::default(),
    }
}
