//! The board in play: immutable, dense, shared.

use super::tables::room;
use super::{ALL_SIDES, Hex, HexMap, HexSet, Hexside};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// The ground cover of a hex. The charts of a game state its costs and effects.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Terrain {
    /// Open ground.
    #[default]
    Clear,
    /// Woodland.
    Woods,
    Swamp,
    /// Open water.
    Lake,
    /// Houses that fill the hex.
    Town,
    /// The top of a hill.
    Hilltop,
    /// Fruit trees in rows.
    Orchard,
    /// High crops.
    Crops,
    /// A stream that fills its hex, on a map with small hexes.
    Stream,
    /// A gully that fills its hex, likewise.
    Gully,
}

/// The material of a building.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Material {
    Stone,
    Wood,
}

/// A building of one or more hexes, on a map whose hexes are no larger than a house.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Building {
    pub name: String,
    pub of: Material,
    pub hexes: Vec<Hex>,
}

/// The size of a named place.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum PlaceKind {
    /// A major city.
    Major,
    /// A minor city.
    Minor,
    /// A name on the map, without an important town.
    Name,
}

/// A named place of one or more hexes.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Place {
    pub name: String,
    /// Its size.
    pub kind: PlaceKind,
    /// The hexes that it fills.
    pub hexes: Vec<Hex>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Edge {
    /// Row 01.
    North,
    /// The last column.
    East,
    /// The last row.
    South,
    /// Column 01.
    West,
}

/// Hexes with a letter or number, such as an entry area.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Area {
    /// Its letter or number.
    pub id: String,
    pub edge: Edge,
    /// Its hexes, in their order along the edge.
    pub hexes: Vec<Hex>,
}

/// A kind of line that joins hexes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Link {
    /// A road that units can move along.
    Road,
    /// A road, including gaps in it at a river that a bridge crosses.
    RoadOverRiver,
    /// A railway.
    Rail,
}

/// A feature of a hexside other than a river.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum SideFeature {
    /// A stream that can be crossed on foot.
    Stream,
    /// A bridge, over a river or a stream.
    Bridge,
    /// The crest of a ridge.
    Crest,
    /// A slope, which rises from one of the two hexes to the other.
    Slope,
    /// A ford through a stream.
    Ford,
    Wall,
    Hedge,
}

/// The board: made from a map file, never changed.
#[derive(Clone, Debug)]
pub struct Board {
    pub(super) id: String,
    pub(super) columns: u8,
    pub(super) rows: u8,
    pub(super) on_map: HexSet,
    pub(super) terrain: HexMap<Terrain>,
    pub(super) levels: HexMap<u8>,
    pub(super) city: HexMap<Option<PlaceKind>>,
    pub(super) neighbours: HexMap<[Option<Hex>; 6]>,
    /// The adjacent hexes that can be entered on land.
    pub(super) land: HexMap<[Option<Hex>; 6]>,
    pub(super) rivers: HexMap<u8>,
    pub(super) streams: HexMap<u8>,
    pub(super) bridges: HexMap<u8>,
    pub(super) fords: HexMap<u8>,
    pub(super) walls: HexMap<u8>,
    pub(super) hedges: HexMap<u8>,
    pub(super) buildings: Vec<Building>,
    /// The material of the building in the hex, if a building is listed there.
    pub(super) built_of: HexMap<Option<Material>>,
    /// Hexes in which a bridge carries a road over a stream.
    pub(super) bridge_hexes: HexSet,
    /// The sides over which a gully continues.
    pub(super) gullies: HexMap<u8>,
    pub(super) crests: HexMap<u8>,
    /// Slopes that rise from the hex, which has their symbol.
    pub(super) rises: HexMap<u8>,
    pub(super) roads: HexMap<u8>,
    pub(super) joins: HexMap<u8>,
    pub(super) rails: HexMap<u8>,
    pub(super) road_exits: HexSet,
    pub(super) rail_exits: HexSet,
    pub(super) places: Vec<Place>,
    pub(super) areas: BTreeMap<String, Area>,
}

impl Board {
    /// The id of the map.
    pub fn id(&self) -> &str {
        &self.id
    }

    /// Columns from 01 to this one.
    pub fn columns(&self) -> u8 {
        self.columns
    }

    /// Rows from 01 to this one.
    pub fn rows(&self) -> u8 {
        self.rows
    }

    /// The number of entries of a table over this board, for [`HexMap::filled`] and [`HexSet::new`].
    pub fn room(&self) -> usize {
        room(self.columns, self.rows)
    }

    /// Every hex, column by column, each from north to south.
    pub fn hexes(&self) -> impl Iterator<Item = Hex> + '_ {
        (1..=self.columns).flat_map(|c| (1..=self.rows).filter_map(move |r| Hex::new(c, r)))
    }

    /// The hexes of one column, from north to south.
    pub fn column(&self, column: u8) -> impl Iterator<Item = Hex> + '_ {
        (1..=self.rows).filter_map(move |row| Hex::new(column, row))
    }

    /// Whether the hex is on this map.
    #[inline]
    pub fn contains(&self, hex: Hex) -> bool {
        self.on_map.contains(hex)
    }

    /// The ground cover of the hex.
    #[inline]
    pub fn terrain(&self, hex: Hex) -> Terrain {
        self.terrain[hex]
    }

    /// Whether the hex is open water.
    #[inline]
    pub fn is_lake(&self, hex: Hex) -> bool {
        self.terrain[hex] == Terrain::Lake
    }

    /// The level of the hex above the plain, without the height of its cover.
    #[inline]
    pub fn level(&self, hex: Hex) -> u8 {
        self.levels[hex]
    }

    /// The material of the building in the hex; none without a listed building.
    #[inline]
    pub fn built_of(&self, hex: Hex) -> Option<Material> {
        self.built_of[hex]
    }

    /// The building that the hex belongs to.
    pub fn building(&self, hex: Hex) -> Option<&Building> {
        self.buildings.iter().find(|building| building.hexes.contains(&hex))
    }

    /// Whether a bridge carries a road over the stream in the hex.
    #[inline]
    pub fn is_bridge(&self, hex: Hex) -> bool {
        self.bridge_hexes.contains(hex)
    }

    /// Whether a gully runs through the hex.
    #[inline]
    pub fn is_gully(&self, hex: Hex) -> bool {
        self.gullies[hex] != 0
    }

    /// Whether two hexes are adjacent and follow each other in one gully.
    #[inline]
    pub fn along_gully(&self, from: Hex, to: Hex) -> bool {
        from.side_towards(to).is_some_and(|side| self.gullies[from] & side.bit() != 0)
    }

    /// The size of the city in the hex, if there is one.
    pub fn city(&self, hex: Hex) -> Option<PlaceKind> {
        self.city[hex]
    }

    /// The hexes across the six sides, clockwise from the north; none beyond the edge of the map.
    #[inline]
    pub fn neighbours(&self, hex: Hex) -> &[Option<Hex>; 6] {
        &self.neighbours[hex]
    }

    /// The hex across a side; none beyond the edge of the map.
    #[inline]
    pub fn neighbour(&self, hex: Hex, side: Hexside) -> Option<Hex> {
        self.neighbours[hex][side.number()]
    }

    /// The adjacent hexes that can be entered on land: on the map, with neither hex a lake.
    #[inline]
    pub fn land_neighbours(&self, hex: Hex) -> impl Iterator<Item = Hex> + '_ {
        self.land[hex].iter().flatten().copied()
    }

    /// The same hexes by side.
    #[inline]
    pub(super) fn around_on_land(&self, hex: Hex) -> &[Option<Hex>; 6] {
        &self.land[hex]
    }

    /// Whether two hexes are adjacent and neither is a lake.
    pub fn touches_over_land(&self, from: Hex, to: Hex) -> bool {
        self.land_neighbours(from).any(|next| next == to)
    }

    /// Whether a river runs along this side of the hex.
    #[inline]
    pub fn river(&self, hex: Hex, side: Hexside) -> bool {
        self.rivers[hex] & side.bit() != 0
    }

    /// Whether a river runs between two adjacent hexes.
    pub fn river_between(&self, from: Hex, to: Hex) -> bool {
        from.side_towards(to).is_some_and(|side| self.river(from, side))
    }

    /// Whether this feature is on a side of the hex; a slope counts for both of its hexes.
    #[inline]
    pub fn feature(&self, kind: SideFeature, hex: Hex, side: Hexside) -> bool {
        let bits = match kind {
            SideFeature::Stream => self.streams[hex],
            SideFeature::Bridge => self.bridges[hex],
            SideFeature::Ford => self.fords[hex],
            SideFeature::Crest => self.crests[hex],
            SideFeature::Wall => self.walls[hex],
            SideFeature::Hedge => self.hedges[hex],
            SideFeature::Slope => {
                let across = self.neighbour(hex, side);
                let falls = across.is_some_and(|next| self.rises[next] & side.opposite().bit() != 0);
                return falls || self.rises(hex, side);
            }
        };
        bits & side.bit() != 0
    }

    /// Whether a slope rises from the hex over this side: the hex has its symbol.
    #[inline]
    pub fn rises(&self, hex: Hex, side: Hexside) -> bool {
        self.rises[hex] & side.bit() != 0
    }

    /// Whether a line of this kind leaves the hex over this side to the adjacent hex.
    #[inline]
    pub fn link(&self, kind: Link, hex: Hex, side: Hexside) -> bool {
        let bits = match kind {
            Link::Road => self.roads[hex],
            Link::RoadOverRiver => self.roads[hex] | self.joins[hex],
            Link::Rail => self.rails[hex],
        };
        bits & side.bit() != 0
    }

    /// The adjacent hexes that a line of this kind leads to.
    pub fn linked(&self, kind: Link, hex: Hex) -> impl Iterator<Item = Hex> + '_ {
        ALL_SIDES
            .into_iter()
            .filter(move |side| self.link(kind, hex, *side))
            .filter_map(move |side| self.neighbour(hex, side))
    }

    /// Whether a railway runs through the hex or leaves the map there.
    pub fn has_rail(&self, hex: Hex) -> bool {
        self.rails[hex] != 0 || self.rail_exits.contains(hex)
    }

    /// Whether a road runs through the hex or leaves the map there.
    pub fn has_road(&self, hex: Hex) -> bool {
        self.roads[hex] | self.joins[hex] != 0 || self.road_exits.contains(hex)
    }

    /// Whether a road leaves the map in this hex.
    pub fn is_road_exit(&self, hex: Hex) -> bool {
        self.road_exits.contains(hex)
    }

    pub fn places(&self) -> &[Place] {
        &self.places
    }

    /// The place that the hex belongs to.
    pub fn place_at(&self, hex: Hex) -> Option<&Place> {
        self.places.iter().find(|place| place.hexes.contains(&hex))
    }

    /// Returns the name of a hex: its building and number, otherwise its place, otherwise its number. A place of several
    /// hexes is followed by the number.
    pub fn hex_name(&self, hex: Hex) -> String {
        if let Some(building) = self.building(hex) {
            return format!("{} {hex}", building.name);
        }
        let Some(place) = self.place_at(hex) else { return hex.to_string() };
        let same_name = self.places.iter().filter(|other| other.name == place.name);
        if same_name.flat_map(|other| &other.hexes).all(|other| *other == hex) {
            return place.name.clone();
        }
        // Brackets are hard to read in the middle of a sentence, and on a map with buildings every second hex would
        // need them.
        if self.buildings.is_empty() {
            format!("{} ({hex})", place.name)
        } else {
            format!("{} {hex}", place.name)
        }
    }

    /// Returns the text with hex numbers replaced by their names, as in [`Self::hex_name`]. A number in brackets after
    /// its place stays.
    pub fn with_places(&self, words: &str) -> String {
        let mut told = String::with_capacity(words.len() + 16);
        let mut rest = words;
        while let Some(start) = rest.find(|letter: char| letter.is_ascii_alphanumeric()) {
            let (before, from) = rest.split_at(start);
            told.push_str(before);
            let end = from.find(|letter: char| !letter.is_ascii_alphanumeric() && letter != '-');
            let (word, after) = from.split_at(end.unwrap_or(from.len()));
            let hex =
                word.parse::<Hex>().ok().filter(|hex| hex.to_string() == word && !before.ends_with('('));
            match hex.filter(|hex| self.contains(*hex)) {
                Some(hex) => told.push_str(&self.hex_name(hex)),
                None => told.push_str(word),
            }
            rest = after;
        }
        told + rest
    }

    /// The area with this letter or number.
    pub fn area(&self, id: &str) -> Option<&Area> {
        self.areas.get(id)
    }

    /// All areas, by id.
    pub fn areas(&self) -> impl Iterator<Item = &Area> {
        self.areas.values()
    }
}
