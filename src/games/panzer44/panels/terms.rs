//! Terms in the texts of the panels: terrain, and the words by which messages choose between classes, patterns, targets
//! and mines.

use crate::engine::{
    board::{SideFeature, Terrain},
    text::say,
};
pub(super) use crate::games::panzer44::words::terms::{class, fire, mines, pattern, target};

/// Returns the terrain of a hex, in a sentence or a list.
pub(super) fn terrain(terrain: Terrain) -> String {
    match terrain {
        Terrain::Clear => say!("panzer44-panels-terrain-clear"),
        Terrain::Woods => say!("panzer44-panels-terrain-woods"),
        Terrain::Swamp => say!("panzer44-panels-terrain-swamp"),
        Terrain::Lake => say!("panzer44-panels-terrain-lake"),
        Terrain::Town => say!("panzer44-panels-terrain-town"),
        Terrain::Hilltop => say!("panzer44-panels-terrain-hilltop"),
        Terrain::Orchard => say!("panzer44-panels-terrain-orchard"),
        Terrain::Crops => say!("panzer44-panels-terrain-crops"),
        Terrain::Stream => say!("panzer44-panels-terrain-stream"),
        Terrain::Gully => say!("panzer44-panels-terrain-gully"),
    }
}

/// Returns the terrain of a hex, by itself.
pub(super) fn terrain_alone(terrain: Terrain) -> String {
    match terrain {
        Terrain::Clear => say!("panzer44-panels-terrain-clear.alone"),
        Terrain::Woods => say!("panzer44-panels-terrain-woods.alone"),
        Terrain::Swamp => say!("panzer44-panels-terrain-swamp.alone"),
        Terrain::Lake => say!("panzer44-panels-terrain-lake.alone"),
        Terrain::Town => say!("panzer44-panels-terrain-town.alone"),
        Terrain::Hilltop => say!("panzer44-panels-terrain-hilltop.alone"),
        Terrain::Orchard => say!("panzer44-panels-terrain-orchard.alone"),
        Terrain::Crops => say!("panzer44-panels-terrain-crops.alone"),
        Terrain::Stream => say!("panzer44-panels-terrain-stream.alone"),
        Terrain::Gully => say!("panzer44-panels-terrain-gully.alone"),
    }
}

/// Returns a feature along a hexside, by itself.
pub(super) fn hexside_alone(feature: SideFeature) -> String {
    match feature {
        SideFeature::Stream => say!("panzer44-panels-hexside-stream"),
        SideFeature::Bridge => say!("panzer44-panels-hexside-bridge"),
        SideFeature::Crest => say!("panzer44-panels-hexside-crest"),
        SideFeature::Slope => say!("panzer44-panels-hexside-slope"),
        SideFeature::Ford => say!("panzer44-panels-hexside-ford"),
        SideFeature::Wall => say!("panzer44-panels-hexside-wall"),
        SideFeature::Hedge => say!("panzer44-panels-hexside-hedge"),
    }
}
