//! The board in play: immutable, dense, shared.

use super::tables::room;
use super::{ALL_SIDES, Hex, HexMap, HexSet, Side6};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// Hexes from a place within which others are called by where they lie from it.
const NEAR: u32 = 8;

/// What covers the ground of a hex. What it costs and does is said by the charts of a game.
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
    /// Crops that stand high.
    Crops,
    /// A stream, where a hex is hardly wider than that with its banks.
    Stream,
    /// A gully, likewise.
    Gully,
}

/// What a building is made of.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Material {
    Stone,
    Wood,
}

/// A building of one or more hexes, where a hex is no larger than a house.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Building {
    pub name: String,
    pub of: Material,
    pub hexes: Vec<Hex>,
}

/// How big a named place is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum PlaceKind {
    /// A major city.
    Major,
    /// A minor city.
    Minor,
    /// A name on the map without a town that matters.
    Name,
}

/// A named place of one or more hexes.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Place {
    pub name: String,
    /// Its size.
    pub kind: PlaceKind,
    /// The hexes it fills.
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
    /// Its hexes, in the order in which they lie along the edge.
    pub hexes: Vec<Hex>,
}

/// A kind of line that joins hexes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Link {
    /// A road that one can march along.
    Road,
    /// A road, or a gap in one at a river that a bridge of its name crosses.
    RoadOverRiver,
    /// A railway.
    Rail,
}

/// What may lie along a hexside beside a river.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum SideFeature {
    /// A stream that can be waded.
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

/// Where a hex lies from the nearest place.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Lies<'a> {
    place: &'a str,
    /// In steps; none in the place itself.
    far: u32,
    wind: &'static str,
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
    /// The neighbours that can be walked to.
    pub(super) land: HexMap<[Option<Hex>; 6]>,
    pub(super) rivers: HexMap<u8>,
    pub(super) streams: HexMap<u8>,
    pub(super) bridges: HexMap<u8>,
    pub(super) fords: HexMap<u8>,
    pub(super) walls: HexMap<u8>,
    pub(super) hedges: HexMap<u8>,
    pub(super) buildings: Vec<Building>,
    /// Of what the building in the hex is made, if it is in the list of buildings.
    pub(super) built_of: HexMap<Option<Material>>,
    /// Hexes in which a bridge carries a road over a stream.
    pub(super) bridge_hexes: HexSet,
    /// The sides over which a gully runs on.
    pub(super) gullies: HexMap<u8>,
    pub(super) crests: HexMap<u8>,
    /// Slopes that rise from the hex: it bears their symbol.
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
    /// The map's stable word.
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

    /// Entries of a table over this board, for [`HexMap::filled`] and [`HexSet::new`].
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

    /// What covers the hex.
    #[inline]
    pub fn terrain(&self, hex: Hex) -> Terrain {
        self.terrain[hex]
    }

    /// Whether the hex is open water.
    #[inline]
    pub fn is_lake(&self, hex: Hex) -> bool {
        self.terrain[hex] == Terrain::Lake
    }

    /// How many levels the hex lies above the plain, whatever covers it.
    #[inline]
    pub fn level(&self, hex: Hex) -> u8 {
        self.levels[hex]
    }

    /// Of what the building in the hex is made; none where no list of buildings names it.
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

    /// Whether two hexes are neighbours that follow each other in one gully.
    #[inline]
    pub fn along_gully(&self, from: Hex, to: Hex) -> bool {
        from.side_towards(to).is_some_and(|side| self.gullies[from] & side.bit() != 0)
    }

    /// The city in the hex, if one stands there.
    pub fn city(&self, hex: Hex) -> Option<PlaceKind> {
        self.city[hex]
    }

    /// The hexes across the six sides, clockwise from the north; none where the map ends.
    #[inline]
    pub fn neighbours(&self, hex: Hex) -> &[Option<Hex>; 6] {
        &self.neighbours[hex]
    }

    /// The hex across a side; none where the map ends.
    #[inline]
    pub fn neighbour(&self, hex: Hex, side: Side6) -> Option<Hex> {
        self.neighbours[hex][side.number()]
    }

    /// The neighbours that can be walked to: on the map, and no lake on either side.
    #[inline]
    pub fn land_neighbours(&self, hex: Hex) -> impl Iterator<Item = Hex> + '_ {
        self.land[hex].iter().flatten().copied()
    }

    /// The same by sides.
    #[inline]
    pub(super) fn around_on_land(&self, hex: Hex) -> &[Option<Hex>; 6] {
        &self.land[hex]
    }

    /// Whether both hexes are neighbours and no lake lies between them.
    pub fn touches_over_land(&self, from: Hex, to: Hex) -> bool {
        self.land_neighbours(from).any(|next| next == to)
    }

    /// Whether a river runs along this side of the hex.
    #[inline]
    pub fn river(&self, hex: Hex, side: Side6) -> bool {
        self.rivers[hex] & side.bit() != 0
    }

    /// Whether a river runs between two neighbours.
    pub fn river_between(&self, from: Hex, to: Hex) -> bool {
        from.side_towards(to).is_some_and(|side| self.river(from, side))
    }

    /// Whether this feature lies along a side of the hex; a slope, whichever hex it rises from.
    #[inline]
    pub fn feature(&self, kind: SideFeature, hex: Hex, side: Side6) -> bool {
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

    /// Whether a slope rises from the hex over this side: the hex bears its symbol.
    #[inline]
    pub fn rises(&self, hex: Hex, side: Side6) -> bool {
        self.rises[hex] & side.bit() != 0
    }

    /// Whether a line of this kind leaves the hex over this side to the neighbour.
    #[inline]
    pub fn link(&self, kind: Link, hex: Hex, side: Side6) -> bool {
        let bits = match kind {
            Link::Road => self.roads[hex],
            Link::RoadOverRiver => self.roads[hex] | self.joins[hex],
            Link::Rail => self.rails[hex],
        };
        bits & side.bit() != 0
    }

    /// The neighbours that a line of this kind leads to.
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

    /// What a hex is called: by the building in it and its number, else by the place in it, else by where it lies from the
    /// nearest place, with its number where another hex would be called so too; by its number alone if no place is near.
    pub fn hex_name(&self, hex: Hex) -> String {
        if let Some(building) = self.building(hex) {
            return format!("{} {hex}", building.name);
        }
        let Some(lies) = self.lies(hex) else { return hex.to_string() };
        let Lies { place, far, wind } = lies;
        // Where single buildings have names, the next place says little, and players go by the printed numbers.
        if far > 0 && !self.buildings.is_empty() {
            return hex.to_string();
        }
        let name = match far {
            // Brackets read badly in the midst of what is told, and there every second hex would have them.
            0 if !self.buildings.is_empty() && self.called_alike(hex, lies) => {
                return format!("hex {hex} of {place}");
            }
            0 => place.to_owned(),
            1 => format!("the hex {wind} of {place}"),
            far => format!("the hex {far} {wind} of {place}"),
        };
        if self.called_alike(hex, lies) { format!("{name} ({hex})") } else { name }
    }

    /// Where a hex of the board lies from the nearest place, if one is near.
    fn lies(&self, hex: Hex) -> Option<Lies<'_>> {
        let places = self.places.iter().flat_map(|place| place.hexes.iter().map(move |at| (place, *at)));
        let (place, at) =
            places.min_by_key(|(_, at)| (hex.distance(*at), *at)).filter(|_| self.contains(hex))?;
        let far = hex.distance(at);
        (far <= NEAR).then(|| Lies { place: &place.name, far, wind: at.direction(hex) })
    }

    /// Whether another hex lies so from a place of the same name.
    fn called_alike(&self, hex: Hex, lies: Lies) -> bool {
        let named = self.places.iter().filter(|place| place.name == lies.place);
        let mut rings = named.flat_map(|place| &place.hexes).flat_map(|at| {
            let ring = at.to_hexx().ring(lies.far).filter_map(Hex::from_hexx);
            ring.filter(move |other| *other != hex && at.direction(*other) == lies.wind)
        });
        rings.any(|other| self.lies(other) == Some(lies))
    }

    /// Words in which hexes are called as [`Self::hex_name`] does in place of their numbers. A number that stands in brackets
    /// behind its place stays.
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
