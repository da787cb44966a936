//! Names in panels, tooltips and captions: ground, works, die-roll modifiers.

use crate::{
    engine::{
        board::{Hexside, Terrain},
        text::say,
    },
    games::squad::{
        rules::{fire::modifier::Reason, position::Mission},
        words::names::reason_arg,
    },
};

pub(in crate::games::squad) fn terrain_name(terrain: Terrain) -> String {
    match terrain {
        Terrain::Clear => say!("squad-scene-terrain-clear"),
        Terrain::Hilltop => say!("squad-scene-terrain-hilltop"),
        Terrain::Woods => say!("squad-scene-terrain-woods"),
        Terrain::Town => say!("squad-scene-terrain-town"),
        Terrain::Orchard => say!("squad-scene-terrain-orchard"),
        Terrain::Crops => say!("squad-scene-terrain-crops"),
        Terrain::Stream => say!("squad-scene-terrain-stream"),
        Terrain::Gully => say!("squad-scene-terrain-gully"),
        Terrain::Swamp => say!("squad-scene-terrain-swamp"),
        Terrain::Lake => say!("squad-scene-terrain-lake"),
    }
}

pub(in crate::games::squad) use crate::games::squad::words::names::{letter_name, work_name};

/// The name of a mission in a count.
pub(in crate::games::squad) fn mission_label(mission: Mission) -> String {
    match mission {
        Mission::Light => say!("squad-scene-mission-light"),
        Mission::Heavy => say!("squad-scene-mission-heavy"),
        Mission::FighterBomber => say!("squad-scene-mission-aircraft"),
    }
}

/// The name of a hexside by its direction.
pub(in crate::games::squad) fn side_name(side: Hexside) -> String {
    match side {
        Hexside::North => say!("squad-scene-side-n"),
        Hexside::NorthEast => say!("squad-scene-side-ne"),
        Hexside::SouthEast => say!("squad-scene-side-se"),
        Hexside::South => say!("squad-scene-side-s"),
        Hexside::SouthWest => say!("squad-scene-side-sw"),
        Hexside::NorthWest => say!("squad-scene-side-nw"),
    }
}

/// The modifiers by name and case: "+3 cover (13.2)".
pub(in crate::games::squad) fn modifiers_told(modifiers: &[(Reason, i8)]) -> Vec<String> {
    let told = |(reason, by): &(Reason, i8)| {
        say!("squad-scene-modifier", by = *by, reason = reason_arg(*reason), case = reason.case())
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
