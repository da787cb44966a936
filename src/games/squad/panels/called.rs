//! What the panels call things: ground, works, what is added to the dice.

use crate::{
    engine::board::{Side6, Terrain},
    games::squad::rules::position::Mission,
};

pub(super) fn terrain_name(terrain: Terrain) -> &'static str {
    match terrain {
        Terrain::Clear => "Open",
        Terrain::Hilltop => "Hill",
        Terrain::Woods => "Woods",
        Terrain::Town => "Building",
        Terrain::Orchard => "Orchard",
        Terrain::Crops => "Crops",
        Terrain::Stream => "Stream",
        Terrain::Gully => "Gully",
        Terrain::Swamp => "Swamp",
        Terrain::Lake => "Water",
    }
}

pub(super) use crate::games::squad::scene::fought::modifiers_listed as modifiers_told;
pub(super) use crate::games::squad::words::{
    names::{letter_name, mission_name, work_name},
    table_told::{percent, row_name},
};

/// A mission as a thing that a side has some of.
pub(super) fn mission_label(mission: Mission) -> &'static str {
    match mission {
        Mission::Light => "Light barrage",
        Mission::Heavy => "Heavy barrage",
        Mission::FighterBomber => "Fighter-bomber",
    }
}

/// A hexside by its direction.
pub(super) fn side_name(side: Side6) -> &'static str {
    match side {
        Side6::North => "N",
        Side6::NorthEast => "NE",
        Side6::SouthEast => "SE",
        Side6::South => "S",
        Side6::SouthWest => "SW",
        Side6::NorthWest => "NW",
    }
}
