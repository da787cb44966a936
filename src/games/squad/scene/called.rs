//! Names in panels, tooltips and captions: ground, works, die-roll modifiers.

use crate::{
    engine::{
        board::{Hexside, Terrain},
        wording::signed,
    },
    games::squad::{
        rules::{fire::modifier::Reason, position::Mission},
        words::names::reason_name,
    },
};

pub(in crate::games::squad) fn terrain_name(terrain: Terrain) -> &'static str {
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

pub(in crate::games::squad) use crate::games::squad::words::names::{letter_name, mission_name, work_name};

/// The name of a mission in a count.
pub(in crate::games::squad) fn mission_label(mission: Mission) -> &'static str {
    match mission {
        Mission::Light => "Light barrage",
        Mission::Heavy => "Heavy barrage",
        Mission::FighterBomber => "Fighter-bomber",
    }
}

/// The name of a hexside by its direction.
pub(in crate::games::squad) fn side_name(side: Hexside) -> &'static str {
    match side {
        Hexside::North => "N",
        Hexside::NorthEast => "NE",
        Hexside::SouthEast => "SE",
        Hexside::South => "S",
        Hexside::SouthWest => "SW",
        Hexside::NorthWest => "NW",
    }
}

/// The modifiers by name and case: "+3 cover (13.2)".
pub(in crate::games::squad) fn modifiers_told(modifiers: &[(Reason, i8)]) -> Vec<String> {
    let told = |(reason, by): &(Reason, i8)| {
        format!("{} {} ({})", signed(i64::from(*by)), reason_name(*reason), reason.case())
    };
    modifiers.iter().map(told).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Example 1: each modifier is named with its case.
    #[test]
    fn what_is_added_is_named_with_its_case() {
        let told = modifiers_told(&[(Reason::Leader, -1), (Reason::Cover, 3)]);
        assert_eq!(told, ["−1 leader (10.5)", "+3 cover (13.2)"]);
    }
}
