//! The parts of a map that the rules know, for the map editor.

use crate::{
    engine::board::Terrain,
    games::guderian::{rules::scenario::charts::TERRAINS, scene::tooltip::terrain_name},
    scene::{ChainKind, Follows, MapPart, Palette, PointKind, SideKind},
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

/// The names of terrains in the tooltip of a hex; those of all other parts are the usual ones.
pub fn part_name(part: MapPart) -> Option<String> {
    match part {
        MapPart::Terrain(terrain) => Some(terrain_name(terrain)),
        _ => None,
    }
}
