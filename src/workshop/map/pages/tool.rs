//! The tools: what is drawn, with the key and the words of each.

use crate::{
    art::packs::map_art::MapColours,
    engine::{
        board::{Material, PlaceKind, Terrain},
        text::say,
    },
    panels::kit::theme::colour_of,
    scene::{ChainKind, MapPart, Palette, PointKind, SideKind},
};
use bevy_egui::egui::{Color32, Key};

/// A tool of the editor.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Tool {
    Terrain(Terrain),
    /// A level, 0 to 2.
    Level(u8),
    Side(SideKind),
    Chain(ChainKind),
    Point(PointKind),
    Place(PlaceKind),
    /// The name of a river or stream.
    River,
    Building(Material),
    Area,
    /// A line between two columns.
    Limit,
    Eraser,
}

/// A group of tools in the palette.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Group {
    Ground,
    Levels,
    Sides,
    Lines,
    Points,
    Names,
}

impl Group {
    /// Its heading.
    pub fn words(self) -> String {
        match self {
            Self::Ground => say!("workshop-map-ground"),
            Self::Levels => say!("workshop-map-levels"),
            Self::Sides => say!("workshop-map-sides"),
            Self::Lines => say!("workshop-map-lines"),
            Self::Points => say!("workshop-map-points"),
            Self::Names => say!("workshop-map-names"),
        }
    }
}

/// Returns the tools for the maps of a game, in groups; groups without a tool are left out.
pub(crate) fn tools_of(palette: &Palette) -> Vec<(Group, Vec<Tool>)> {
    let mut ground: Vec<Tool> = palette.terrains.iter().copied().map(Tool::Terrain).collect();
    ground.push(Tool::Eraser);
    let levels = if palette.levels == 0 { Vec::new() } else { (0..=palette.levels.min(2)).collect() };
    let has_water = palette.sides.iter().any(|kind| matches!(kind, SideKind::River | SideKind::Stream))
        || palette.chains.contains(&ChainKind::StreamHexes);
    let mut names = [PlaceKind::Major, PlaceKind::Minor, PlaceKind::Name].map(Tool::Place).to_vec();
    names.extend(has_water.then_some(Tool::River));
    names.extend(palette.materials.iter().copied().map(Tool::Building));
    names.extend(palette.areas.then_some(Tool::Area));
    names.extend(palette.limits.then_some(Tool::Limit));
    let groups = vec![
        (Group::Ground, ground),
        (Group::Levels, levels.into_iter().map(Tool::Level).collect()),
        (Group::Sides, palette.sides.iter().copied().map(Tool::Side).collect()),
        (Group::Lines, palette.chains.iter().copied().map(Tool::Chain).collect()),
        (Group::Points, palette.points.iter().copied().map(Tool::Point).collect()),
        (Group::Names, names),
    ];
    groups.into_iter().filter(|(_, tools)| !tools.is_empty()).collect()
}

impl Tool {
    /// The key that chooses it; no two tools have the same.
    pub fn key(self) -> Key {
        match self {
            Self::Terrain(terrain) => match terrain {
                Terrain::Clear => Key::C,
                Terrain::Woods => Key::W,
                Terrain::Swamp => Key::S,
                Terrain::Lake => Key::L,
                Terrain::Town => Key::T,
                Terrain::Hilltop => Key::H,
                Terrain::Orchard => Key::O,
                Terrain::Crops => Key::K,
                // Lines fill these hexes, and have the tools.
                Terrain::Stream => Key::F6,
                Terrain::Gully => Key::F7,
            },
            Self::Level(0) => Key::Num0,
            Self::Level(1) => Key::Num1,
            Self::Level(_) => Key::Num2,
            Self::Side(kind) => match kind {
                SideKind::River => Key::R,
                SideKind::Stream => Key::B,
                SideKind::Crest => Key::U,
                SideKind::Wall => Key::M,
                SideKind::Hedge => Key::J,
                SideKind::Slope => Key::Z,
            },
            Self::Chain(kind) => match kind {
                ChainKind::Road => Key::D,
                ChainKind::Rail => Key::I,
                ChainKind::Gully => Key::G,
                ChainKind::StreamHexes => Key::Q,
                ChainKind::GullyHexes => Key::Y,
            },
            Self::Point(kind) => match kind {
                PointKind::Bridge => Key::Num3,
                PointKind::Ford => Key::Num4,
                PointKind::BridgeHex => Key::Num5,
                PointKind::RoadRiverJoin => Key::Num6,
                PointKind::RoadExit => Key::Num7,
                PointKind::RailExit => Key::Num8,
            },
            Self::Place(PlaceKind::Major) => Key::X,
            Self::Place(PlaceKind::Minor) => Key::V,
            Self::Place(PlaceKind::Name) => Key::N,
            Self::River => Key::F8,
            Self::Building(Material::Stone) => Key::P,
            Self::Building(Material::Wood) => Key::Num9,
            Self::Area => Key::A,
            Self::Limit => Key::F9,
            Self::Eraser => Key::E,
        }
    }

    /// The part of a map that it draws, if games have names of their own for it.
    pub fn part(self) -> Option<MapPart> {
        Some(match self {
            Self::Terrain(terrain) => MapPart::Terrain(terrain),
            Self::Level(level) => MapPart::Level(level),
            Self::Side(kind) => MapPart::Side(kind),
            Self::Chain(kind) => MapPart::Chain(kind),
            Self::Point(kind) => MapPart::Point(kind),
            _ => return None,
        })
    }

    /// Its usual name; a game may have another one.
    pub fn words(self) -> String {
        match self {
            Self::Terrain(terrain) => say!("scene-ground", terrain = format!("{terrain:?}").to_lowercase()),
            Self::Level(level) => say!("workshop-map-level", level = level),
            Self::Side(kind) => say!("workshop-map-side", kind = kind.id()),
            Self::Chain(kind) => say!("workshop-map-line", kind = kind.id().replace('_', "-")),
            Self::Point(kind) => say!("workshop-map-point", kind = kind.id().replace('_', "-")),
            Self::Place(PlaceKind::Major) => say!("workshop-map-city"),
            Self::Place(PlaceKind::Minor) => say!("workshop-map-small-city"),
            Self::Place(PlaceKind::Name) => say!("workshop-map-name"),
            Self::River => say!("workshop-map-river-name"),
            Self::Building(Material::Stone) => say!("workshop-map-stone-building"),
            Self::Building(Material::Wood) => say!("workshop-map-wooden-building"),
            Self::Area => say!("workshop-map-area"),
            Self::Limit => say!("workshop-map-limit"),
            Self::Eraser => say!("workshop-map-eraser"),
        }
    }

    /// Its colour on the map; none without one.
    pub fn colour(self, colours: &MapColours) -> Option<Color32> {
        let colour = match self {
            Self::Terrain(Terrain::Clear) | Self::Level(0) => colours.paper,
            Self::Terrain(Terrain::Woods) => colours.wood,
            Self::Terrain(Terrain::Swamp) => colours.marsh,
            Self::Terrain(Terrain::Lake) => colours.water,
            Self::Terrain(Terrain::Town) => colours.city,
            Self::Terrain(Terrain::Hilltop) | Self::Level(1) => colours.hill,
            Self::Terrain(Terrain::Orchard) => colours.grass,
            Self::Terrain(Terrain::Crops) => colours.grain,
            Self::Terrain(Terrain::Stream) | Self::Chain(ChainKind::StreamHexes) => colours.water_deep,
            Self::Terrain(Terrain::Gully) | Self::Chain(ChainKind::Gully | ChainKind::GullyHexes) => {
                colours.gully
            }
            Self::Level(_) => colours.hill_high,
            Self::Side(SideKind::River | SideKind::Stream) => colours.water_deep,
            Self::Side(SideKind::Crest | SideKind::Slope) => colours.contour,
            Self::Side(SideKind::Wall) => colours.stone,
            Self::Side(SideKind::Hedge) => colours.tree_low,
            Self::Chain(ChainKind::Road) => colours.road_fill,
            Self::Chain(ChainKind::Rail) => colours.rail,
            Self::Building(Material::Stone) => colours.slate,
            Self::Building(Material::Wood) => colours.shingle,
            Self::Point(_) => colours.stone,
            Self::Place(_) => colours.ink,
            Self::River => colours.river_name,
            Self::Area => colours.second_key,
            Self::Limit => colours.first_key,
            Self::Eraser => return None,
        };
        Some(colour_of(colour))
    }

    /// Whether it covers the hexes of a brush.
    pub fn has_brush(self) -> bool {
        matches!(self, Self::Terrain(_) | Self::Level(_) | Self::Eraser)
    }

    /// Whether connected hexes can be filled with it.
    pub fn fills(self) -> bool {
        matches!(self, Self::Terrain(_) | Self::Level(_))
    }

    /// Whether it is drawn at a side of a hex.
    pub fn is_at_side(self) -> bool {
        match self {
            Self::Side(_) => true,
            Self::Point(kind) => !kind.is_in_hex(),
            _ => false,
        }
    }

    /// Whether it has a name that is typed on the map.
    pub fn is_named(self) -> bool {
        matches!(self, Self::Place(_) | Self::River | Self::Building(_) | Self::Area | Self::Limit)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;

    #[test]
    fn every_tool_has_a_key_and_a_name_of_its_own() {
        let tools: Vec<Tool> =
            tools_of(&Palette::default()).into_iter().flat_map(|(_, tools)| tools).collect();
        let keys: BTreeSet<&str> = tools.iter().map(|tool| tool.key().name()).collect();
        let words: BTreeSet<String> = tools.iter().map(|tool| tool.words()).collect();
        assert_eq!((keys.len(), words.len()), (tools.len(), tools.len()), "{words:?}");
        assert!(!keys.contains(Key::F.name()), "that key switches filling");
    }
}
