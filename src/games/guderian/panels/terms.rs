//! Terms in the texts of the panels: lists of names, and terrain.

use crate::engine::{
    board::{Compass, Terrain},
    text::{Arg, say},
};

/// Returns a list of names for a text: the first ones, and the number of the others.
pub(super) fn shortened(names: Vec<String>, most: usize) -> Arg {
    let others = names.len().saturating_sub(most);
    let mut listed = names;
    if others > 0 {
        listed.truncate(most);
        listed.push(say!("guderian-panels-more", n = others));
    }
    Arg::list(listed)
}

/// Returns a direction on the map, in a list of directions.
pub(super) fn direction(direction: Compass) -> String {
    match direction {
        Compass::North => say!("guderian-panels-route-north"),
        Compass::Northeast => say!("guderian-panels-route-northeast"),
        Compass::East => say!("guderian-panels-route-east"),
        Compass::Southeast => say!("guderian-panels-route-southeast"),
        Compass::South => say!("guderian-panels-route-south"),
        Compass::Southwest => say!("guderian-panels-route-southwest"),
        Compass::West => say!("guderian-panels-route-west"),
        Compass::Northwest => say!("guderian-panels-route-northwest"),
    }
}

/// Returns the terrain of a hex, in a sentence or a list.
pub(super) fn terrain(terrain: Terrain) -> String {
    match terrain {
        Terrain::Clear => say!("guderian-panels-terrain-clear"),
        Terrain::Woods => say!("guderian-panels-terrain-woods"),
        Terrain::Swamp => say!("guderian-panels-terrain-swamp"),
        Terrain::Lake => say!("guderian-panels-terrain-lake"),
        Terrain::Town => say!("guderian-panels-terrain-town"),
        Terrain::Hilltop => say!("guderian-panels-terrain-hilltop"),
        Terrain::Orchard => say!("guderian-panels-terrain-orchard"),
        Terrain::Crops => say!("guderian-panels-terrain-crops"),
        Terrain::Stream => say!("guderian-panels-terrain-stream"),
        Terrain::Gully => say!("guderian-panels-terrain-gully"),
    }
}

/// Returns the terrain of a hex, by itself.
pub(super) fn terrain_alone(terrain: Terrain) -> String {
    match terrain {
        Terrain::Clear => say!("guderian-panels-terrain-clear.alone"),
        Terrain::Woods => say!("guderian-panels-terrain-woods.alone"),
        Terrain::Swamp => say!("guderian-panels-terrain-swamp.alone"),
        Terrain::Lake => say!("guderian-panels-terrain-lake.alone"),
        Terrain::Town => say!("guderian-panels-terrain-town.alone"),
        Terrain::Hilltop => say!("guderian-panels-terrain-hilltop.alone"),
        Terrain::Orchard => say!("guderian-panels-terrain-orchard.alone"),
        Terrain::Crops => say!("guderian-panels-terrain-crops.alone"),
        Terrain::Stream => say!("guderian-panels-terrain-stream.alone"),
        Terrain::Gully => say!("guderian-panels-terrain-gully.alone"),
    }
}
