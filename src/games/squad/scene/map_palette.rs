//! The parts of a map that the rules know, for the map editor.

use crate::{
    engine::board::{Material, Terrain},
    games::squad::rules::scenario::charts::TERRAINS,
    scene::{ChainKind, Follows, Palette, PointKind, SideKind},
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
