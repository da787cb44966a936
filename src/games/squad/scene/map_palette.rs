//! The parts of a map that the rules know, for the map editor.

use crate::{
    engine::board::{Material, Terrain},
    games::squad::{rules::scenario::charts::TERRAINS, scene::called::terrain_name},
    scene::{ChainKind, Follows, MapPart, Palette, PointKind, SideKind},
};

/// Levels without slopes, buildings, walls and hedges, streams and gullies that fill their hexes.
pub fn palette() -> Palette {
    let is_chain = |terrain: &Terrain| matches!(terrain, Terrain::Stream | Terrain::Gully);
    Palette {
        terrains: TERRAINS.into_iter().filter(|terrain| !is_chain(terrain)).collect(),
        levels: 2,
        sides: vec![SideKind::Wall, SideKind::Hedge, SideKind::River],
        chains: vec![ChainKind::Road, ChainKind::StreamHexes, ChainKind::GullyHexes],
        points: vec![PointKind::BridgeHex, PointKind::RoadExit],
        materials: vec![Material::Stone, Material::Wood],
        areas: true,
        limits: false,
        follows: Follows { slopes: false, hilltops: true },
    }
}

/// The names of terrains in the tooltip of a hex; those of all other parts are the usual ones.
pub fn part_name(part: MapPart) -> Option<String> {
    match part {
        MapPart::Terrain(terrain) => Some(terrain_name(terrain)),
        _ => None,
    }
}
