//! The map file: lists of hexes by terrain, chains of hexes by road.

#![warn(clippy::cast_possible_truncation, clippy::indexing_slicing)]

use super::{Area, Building, Hex, Hexside, Place};
use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error as _};

/// A hex and some of its sides, of rivers and other hexsides, written `"0120 s se"`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RiverSides {
    pub hex: Hex,
    pub sides: Vec<Hexside>,
}

/// A river's name and the hexes that its course passes, upstream first; only for drawing.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RiverName {
    pub name: String,
    /// Hexes beside the river near which the name may be drawn.
    pub near: Vec<Hex>,
}

/// A line between two columns that a rule names.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ColumnLimit {
    pub name: String,
    /// The last column west of it.
    pub after_column: u8,
}

/// The look of the open country on maps whose hexes are so small that fields can be seen. No rule uses it. All values
/// are in hundredths, at most 100.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Countryside {
    /// The part of the open ground that is fields.
    pub fields: u8,
    /// The part of the fields with hedges along some of their borders.
    pub hedges: u8,
    /// The part of the clear hexes with a farm.
    pub farms: u8,
    /// The largest bend of roads and water to either side, in hex radii.
    pub bends: u8,
}

/// A map as its file states it.
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
    /// Hexes of woodland; a hex in no list is clear.
    pub woods: Vec<Hex>,
    pub swamp: Vec<Hex>,
    /// Hexes of open water.
    pub lake: Vec<Hex>,
    /// Hexes filled with houses.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub town: Vec<Hex>,
    /// Hexes on top of a hill.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub hilltop: Vec<Hex>,
    /// Buildings by name, on a map where each town hex is a house or a part of one: all of their hexes are town.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub buildings: Vec<Building>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub orchard: Vec<Hex>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub crops: Vec<Hex>,
    /// Hexes that a stream fills, in the order of its course.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub stream_hexes: Vec<Hex>,
    /// Hexes that a gully fills, likewise.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub gully_hexes: Vec<Hex>,
    /// Stream hexes in which a bridge carries a road over the stream.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub bridge_hexes: Vec<Hex>,
    /// Hexsides with a wall, each named from one of its two hexes.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub walls: Vec<RiverSides>,
    /// Hexsides with a hedge, likewise.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub hedges: Vec<RiverSides>,
    /// Hexes one level above the plain, whatever their cover.
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
    /// Hexsides over which the ground rises, each named from the lower hex, which has the symbol.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub slopes: Vec<RiverSides>,
    /// Pairs of adjacent hexes that a bridge joins; a road must run over it.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub bridges: Vec<(Hex, Hex)>,
    /// Pairs of adjacent hexes between which a stream can be forded.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub fords: Vec<(Hex, Hex)>,
    /// Gullies: each a chain of adjacent hexes, through whose centres it runs.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub gullies: Vec<Vec<Hex>>,
    #[serde(default)]
    pub river_names: Vec<RiverName>,
    /// Roads: each a chain of adjacent hexes.
    pub roads: Vec<Vec<Hex>>,
    /// Pairs of adjacent hexes where a road stops at a river and continues on the other side.
    pub road_river_joins: Vec<(Hex, Hex)>,
    /// Railways: each a chain of adjacent hexes.
    pub rails: Vec<Vec<Hex>>,
    /// Hexes and sides at which roads leave the map.
    pub road_exits: Vec<RiverSides>,
    /// Hexes and sides at which railways leave the map.
    pub rail_exits: Vec<RiverSides>,
    /// The look of the open country; none is drawn without this.
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
                Hexside::from_short_name(word).ok_or_else(|| {
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
