//! The parts of a map that the rules know, for the map editor.

use crate::{
    engine::{
        board::{SideFeature, Terrain},
        text::say,
        wording::capital,
    },
    games::panzer44::{rules::scenario::charts::TERRAINS, words::terms},
    scene::{ChainKind, Follows, MapPart, Palette, PointKind, SideKind},
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

/// The names of terrains and hexsides in the terrain effects chart; those of all other parts are the usual ones.
pub fn part_name(part: MapPart) -> Option<String> {
    let feature = match part {
        MapPart::Terrain(terrain) => {
            let terrain = terms::terrain(terrain);
            return Some(capital(&say!("panzer44-scene-ground", terrain = terrain, road = "no")));
        }
        MapPart::Side(SideKind::Stream) => SideFeature::Stream,
        MapPart::Side(SideKind::Crest) => SideFeature::Crest,
        MapPart::Point(PointKind::Bridge) => SideFeature::Bridge,
        _ => return None,
    };
    Some(capital(&say!("panzer44-scene-chart-side", side = terms::side(feature))))
}
