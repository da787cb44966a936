//! The words by which messages choose between terrains, classes, patterns, targets and mines.

use crate::{
    engine::board::{SideFeature, Terrain},
    games::panzer44::rules::kinds::{Class, Fire, Mines, Pattern, Target},
};

pub fn terrain(terrain: Terrain) -> &'static str {
    match terrain {
        Terrain::Clear => "clear",
        Terrain::Woods => "woods",
        Terrain::Swamp => "swamp",
        Terrain::Lake => "lake",
        Terrain::Town => "town",
        Terrain::Hilltop => "hilltop",
        Terrain::Orchard => "orchard",
        Terrain::Crops => "crops",
        Terrain::Stream => "stream",
        Terrain::Gully => "gully",
    }
}

pub fn side(feature: SideFeature) -> &'static str {
    match feature {
        SideFeature::Stream => "stream",
        SideFeature::Bridge => "bridge",
        SideFeature::Crest => "crest",
        SideFeature::Slope => "slope",
        SideFeature::Ford => "ford",
        SideFeature::Wall => "wall",
        SideFeature::Hedge => "hedge",
    }
}

/// Returns the letter of a class of weapons.
pub fn class(class: Class) -> &'static str {
    match class {
        Class::M => "M",
        Class::R => "R",
        Class::H => "H",
    }
}

/// Returns the class of a fire: a letter, or the pattern of class H.
pub fn fire(fire: Fire) -> &'static str {
    match fire {
        Fire::M => "M",
        Fire::R => "R",
        Fire::Tight => "tight",
        Fire::Loose => "loose",
    }
}

pub fn pattern(pattern: Pattern) -> &'static str {
    match pattern {
        Pattern::Tight => "tight",
        Pattern::Loose => "loose",
    }
}

pub fn target(target: Target) -> &'static str {
    match target {
        Target::Hard => "hard",
        Target::Soft => "soft",
    }
}

pub fn mines(mines: Mines) -> &'static str {
    match mines {
        Mines::Hasty => "hasty",
        Mines::Preventative => "preventative",
        Mines::Defensive => "defensive",
    }
}
