//! The colours of the map.

/// A colour, red, green and blue.
pub type Colour = [u8; 3];

/// Map ground.
pub const PAPER: Colour = [0xEF, 0xE7, 0xD3];
/// Every second box of a track.
pub const PAPER_LOW: Colour = [0xE4, 0xD9, 0xBF];
/// Sheet margin and plates.
pub const PAPER_HIGH: Colour = [0xF6, 0xF0, 0xE0];
/// Names and titles.
pub const INK: Colour = [0x2B, 0x26, 0x20];
/// Captions.
pub const INK_SOFT: Colour = [0x5A, 0x50, 0x43];
/// Woodland tint.
pub const WOOD: Colour = [0xB7, 0xC0, 0x99];
/// The rim inside a wood.
pub const WOOD_EDGE: Colour = [0x8E, 0x9B, 0x6C];
/// The lightest crowns.
pub const TREE_HIGH: Colour = [0x9A, 0xAA, 0x78];
/// Half of the crowns.
pub const TREE_MIDDLE: Colour = [0x7F, 0x92, 0x5F];
/// The darkest crowns.
pub const TREE_LOW: Colour = [0x5F, 0x73, 0x48];
/// What a tree throws on the ground.
pub const TREE_SHADOW: Colour = [0x3E, 0x4A, 0x28];
/// Marsh tint.
pub const MARSH: Colour = [0xDC, 0xE0, 0xCB];
/// Marsh dashes and reeds.
pub const MARSH_INK: Colour = [0x5E, 0x82, 0x88];
/// Lakes.
pub const WATER: Colour = [0xA9, 0xC7, 0xD2];
/// Rivers and the middle of lakes.
pub const WATER_DEEP: Colour = [0x8D, 0xB3, 0xC4];
/// Every shore line.
pub const BANK: Colour = [0x3F, 0x6F, 0x88];
/// Names of rivers.
pub const RIVER_NAME: Colour = [0x2C, 0x5A, 0x75];
/// Casing of roads.
pub const ROAD: Colour = [0x8A, 0x5A, 0x2B];
/// Core of roads.
pub const ROAD_FILL: Colour = [0xF3, 0xDF, 0xB8];
/// Railways.
pub const RAIL: Colour = [0x2E, 0x2A, 0x26];
/// Town blocks.
pub const CITY: Colour = [0x6B, 0x5F, 0x58];
/// Town blocks seen from afar.
pub const CITY_FAR: Colour = [0x4F, 0x45, 0x40];
/// The paler quarter of the blocks.
pub const CITY_PALE: Colour = [0x85, 0x76, 0x6B];
/// Outline of blocks.
pub const CITY_EDGE: Colour = [0x3A, 0x33, 0x2E];
/// Shadow of blocks.
pub const CITY_SHADOW: Colour = [0x2A, 0x22, 0x1A];
/// The ground of a major city.
pub const CITY_GROUND: Colour = [0xD9, 0xCB, 0xB4];
/// Hex lines and ids.
pub const GRID: Colour = [0x4A, 0x3F, 0x2E];
/// The light twin under a hex line.
pub const GRID_LIGHT: Colour = [0xFF, 0xFD, 0xF2];
/// Neat line.
pub const FRAME: Colour = [0x3A, 0x31, 0x28];
/// Form lines.
pub const CONTOUR: Colour = [0x96, 0x70, 0x42];
/// Victory point rings and stars.
pub const VICTORY: Colour = [0x9C, 0x2F, 0x22];
/// Tabs and brackets of the first side, and the limits of columns.
pub const FIRST_KEY: Colour = [0x37, 0x56, 0x6B];
/// Tabs and brackets of the second side.
pub const SECOND_KEY: Colour = [0xA2, 0x3E, 0x2D];
/// Letters on tabs.
pub const TAB_INK: Colour = [0xFF, 0xFF, 0xFF];

/// The colour as three numbers to reckon with.
pub fn levels(colour: Colour) -> [f32; 3] {
    colour.map(f32::from)
}
