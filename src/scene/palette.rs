//! The parts of a map that the rules of a game know: the palette of the map editor, as data.
//!
//! Each kind has a plain [id](SideKind::id); the window says it in the words of the game.

use crate::engine::board::{Material, Terrain};

/// A feature that is drawn along a hexside.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum SideKind {
    River,
    Stream,
    /// The crest of a ridge.
    Crest,
    Wall,
    Hedge,
    /// A slope, which rises from the hex from which it is named.
    Slope,
}

impl SideKind {
    /// All kinds, in the order in which they are offered.
    pub const ALL: [Self; 6] = [Self::River, Self::Stream, Self::Crest, Self::Wall, Self::Hedge, Self::Slope];

    /// The name of its list in a map file.
    pub fn id(self) -> &'static str {
        match self {
            Self::River => "rivers",
            Self::Stream => "streams",
            Self::Crest => "crests",
            Self::Wall => "walls",
            Self::Hedge => "hedges",
            Self::Slope => "slopes",
        }
    }
}

/// A line that is drawn from hex to hex.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum ChainKind {
    Road,
    Rail,
    /// A gully that runs through the centres of large hexes.
    Gully,
    /// A stream that fills its hexes.
    StreamHexes,
    /// A gully that fills its hexes.
    GullyHexes,
}

impl ChainKind {
    /// All kinds, in the order in which they are offered.
    pub const ALL: [Self; 5] = [Self::Road, Self::Rail, Self::Gully, Self::StreamHexes, Self::GullyHexes];

    /// The name of its list in a map file.
    pub fn id(self) -> &'static str {
        match self {
            Self::Road => "roads",
            Self::Rail => "rails",
            Self::Gully => "gullies",
            Self::StreamHexes => "stream_hexes",
            Self::GullyHexes => "gully_hexes",
        }
    }
}

/// A single thing on a hexside or in a hex.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum PointKind {
    /// A bridge over water along a hexside.
    Bridge,
    /// A ford through a stream along a hexside.
    Ford,
    /// A bridge over a stream that fills the hex.
    BridgeHex,
    /// A road that stops at a river and continues on the other side.
    RoadRiverJoin,
    /// A hex and a side at which a road leaves the map.
    RoadExit,
    /// The same for a railway.
    RailExit,
}

impl PointKind {
    /// All kinds, in the order in which they are offered.
    pub const ALL: [Self; 6] =
        [Self::Bridge, Self::Ford, Self::BridgeHex, Self::RoadRiverJoin, Self::RoadExit, Self::RailExit];

    /// The name of its list in a map file.
    pub fn id(self) -> &'static str {
        match self {
            Self::Bridge => "bridges",
            Self::Ford => "fords",
            Self::BridgeHex => "bridge_hexes",
            Self::RoadRiverJoin => "road_river_joins",
            Self::RoadExit => "road_exits",
            Self::RailExit => "rail_exits",
        }
    }

    /// Whether it is in a hex and not at one of its sides.
    pub fn is_in_hex(self) -> bool {
        self == Self::BridgeHex
    }
}

/// A part of a map that has a name in the map editor.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MapPart {
    Terrain(Terrain),
    /// A level, 0 to 2.
    Level(u8),
    Side(SideKind),
    Chain(ChainKind),
    Point(PointKind),
}

/// The parts of a map that follow from others, so that the editor does not ask for them.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Follows {
    /// Slopes are at all hexsides over which the ground rises, and nowhere else: by levels or, on a map without levels,
    /// up to hilltops.
    pub slopes: bool,
    /// Hilltops are the open hexes above level 0.
    pub hilltops: bool,
}

/// The parts of a map that the rules of a game know.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Palette {
    /// Terrains for the brush. Clear, the first, erases the cover of a hex.
    pub terrains: Vec<Terrain>,
    /// The highest level of a hex: 0 (no levels) to 2.
    pub levels: u8,
    /// Hexsides; without slopes if they follow from the ground.
    pub sides: Vec<SideKind>,
    pub chains: Vec<ChainKind>,
    pub points: Vec<PointKind>,
    /// Materials of buildings; none if a map has no single buildings.
    pub materials: Vec<Material>,
    /// Whether scenarios name entry areas.
    pub areas: bool,
    /// Whether a rule names lines between columns.
    pub limits: bool,
    pub follows: Follows,
}

impl Default for Palette {
    /// Everything that a map file can hold, with nothing that follows.
    fn default() -> Self {
        Self {
            terrains: vec![
                Terrain::Clear,
                Terrain::Woods,
                Terrain::Swamp,
                Terrain::Lake,
                Terrain::Town,
                Terrain::Hilltop,
                Terrain::Orchard,
                Terrain::Crops,
            ],
            levels: 2,
            sides: SideKind::ALL.to_vec(),
            chains: ChainKind::ALL.to_vec(),
            points: PointKind::ALL.to_vec(),
            materials: vec![Material::Stone, Material::Wood],
            areas: true,
            limits: true,
            follows: Follows::default(),
        }
    }
}
