//! The map file: lists of hexes by terrain, chains of hexes by road.

#![warn(clippy::cast_possible_truncation, clippy::indexing_slicing)]

use super::{Area, Building, Hex, Place, Side6};
use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error as _};

/// A hex and some of its sides, of rivers and other hexsides, written `"0120 s se"`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RiverSides {
    pub hex: Hex,
    pub sides: Vec<Side6>,
}

/// A river's name and the hexes that its course passes, upstream first; only for drawing.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RiverName {
    pub name: String,
    /// Hexes beside the river near which the name may stand.
    pub near: Vec<Hex>,
}

/// A line between two columns that a rule speaks of.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ColumnLimit {
    pub name: String,
    /// The last column west of it.
    pub after_column: u8,
}

/// How the land between is drawn where a hex is so small that fields are seen; nothing that a rule asks for. All of it in
/// hundredths, 100 at most.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Countryside {
    /// How much of the open ground lies under fields.
    pub fields: u8,
    /// How many fields have hedges along some of their borders.
    pub hedges: u8,
    /// How many clear hexes have a farm.
    pub farms: u8,
    /// How far roads and water bend to either side, in hex radii.
    pub bends: u8,
}

/// A map as it stands in its file.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct MapFile {
    pub id: String,
    /// The title on the sheet.
    pub title: String,
    /// A line under the title.
    pub subtitle: String,
    /// Columns from 01 to this one.
    pub columns: u8,
    /// Rows from 01 to this one.
    pub rows: u8,
    /// Hexes of woodland; what no list names is clear.
    pub woods: Vec<Hex>,
    pub swamp: Vec<Hex>,
    /// Hexes of open water.
    pub lake: Vec<Hex>,
    /// Hexes full of houses.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub town: Vec<Hex>,
    /// Hexes on top of a hill.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub hilltop: Vec<Hex>,
    /// Buildings by name, where each hex of a town is a house or a part of one: all of their hexes are town.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub buildings: Vec<Building>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub orchard: Vec<Hex>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub crops: Vec<Hex>,
    /// Hexes along a stream, in the order of its course, where it fills them.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub stream_hexes: Vec<Hex>,
    /// The same of a gully.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub gully_hexes: Vec<Hex>,
    /// Those of the stream over which a bridge carries a road.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub bridge_hexes: Vec<Hex>,
    /// Hexsides with a wall, each named from one of its two hexes.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub walls: Vec<RiverSides>,
    /// The same with a hedge.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub hedges: Vec<RiverSides>,
    /// Hexes one level above the plain, whatever covers them.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub level_1: Vec<Hex>,
    /// Hexes two levels above the plain.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub level_2: Vec<Hex>,
    /// River hexsides, each named from one of its two hexes.
    pub rivers: Vec<RiverSides>,
    /// Hexsides along streams, each named from one of its two hexes.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub streams: Vec<RiverSides>,
    /// Hexsides along crests, each named from one of its two hexes.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub crests: Vec<RiverSides>,
    /// Hexsides over which the ground rises, each named from the lower hex, which bears the symbol.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub slopes: Vec<RiverSides>,
    /// Pairs of neighbours that a bridge joins; a road must run over it.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub bridges: Vec<(Hex, Hex)>,
    /// Pairs of neighbours between which a stream can be forded.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub fords: Vec<(Hex, Hex)>,
    /// Gullies: each a chain of neighbouring hexes, through whose middles it runs.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub gullies: Vec<Vec<Hex>>,
    #[serde(default)]
    pub river_names: Vec<RiverName>,
    /// Roads: each a chain of neighbouring hexes.
    pub roads: Vec<Vec<Hex>>,
    /// Pairs of neighbours where a road breaks off at a river and goes on beyond it.
    pub road_river_joins: Vec<(Hex, Hex)>,
    /// Railways: each a chain of neighbouring hexes.
    pub rails: Vec<Vec<Hex>>,
    /// Where roads leave the map.
    pub road_exits: Vec<RiverSides>,
    /// Where railways leave the map.
    pub rail_exits: Vec<RiverSides>,
    /// How the land between is drawn; nothing of it without this.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub countryside: Option<Countryside>,
    /// Towns and other names.
    pub places: Vec<Place>,
    /// Entry areas and the like.
    pub areas: Vec<Area>,
    /// Lines between columns.
    #[serde(default)]
    pub limits: Vec<ColumnLimit>,
}

impl Serialize for RiverSides {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let sides: Vec<&str> = self.sides.iter().map(|side| side.short_name()).collect();
        serializer.collect_str(&format_args!("{} {}", self.hex, sides.join(" ")))
    }
}

impl<'de> Deserialize<'de> for RiverSides {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = String::deserialize(deserializer)?;
        let mut words = text.split_whitespace();
        let hex = words.next().unwrap_or_default().parse().map_err(D::Error::custom)?;
        let sides = words
            .map(|word| {
                Side6::from_short_name(word).ok_or_else(|| {
                    D::Error::custom(format!("\"{word}\" is not a side: n, ne, se, s, sw or nw is expected"))
                })
            })
            .collect::<Result<Vec<_>, _>>()?;
        if sides.is_empty() {
            return Err(D::Error::custom(format!("hex {hex} needs at least one side, like \"{hex} s\"")));
        }
        Ok(Self { hex, sides })
    }
}
