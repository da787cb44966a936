//! The parts of a map that the rules know, for the map editor.

use crate::{
    engine::{board::Terrain, text::say},
    games::platoon::rules::scenario::charts::TERRAINS,
    scene::{ChainKind, Follows, MapPart, Palette, PointKind, SideKind},
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

/// The names of terrains in the terrain effects chart; those of all other parts are the usual ones.
pub fn part_name(part: MapPart) -> Option<String> {
    let MapPart::Terrain(terrain) = part else { return None };
    Some(match terrain {
        Terrain::Clear => say!("platoon-scene-terrain-clear"),
        Terrain::Woods => say!("platoon-scene-terrain-woods"),
        Terrain::Swamp => say!("platoon-scene-terrain-swamp"),
        Terrain::Lake => say!("platoon-scene-terrain-lake"),
        Terrain::Town => say!("platoon-scene-terrain-town"),
        Terrain::Hilltop => say!("platoon-scene-terrain-hilltop"),
        _ => return None,
    })
}
