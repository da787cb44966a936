//! The colours of the map.

use crate::art::packs::pack::palette::Colour;
use serde::Deserialize;

/// Every colour that the map is painted in, by name.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct MapColours {
    /// Map ground.
    pub paper: Colour,
    /// Every second box of the turn track.
    pub paper_low: Colour,
    /// Sheet margin, plates, and the glow under railways.
    pub paper_high: Colour,
    /// Names and titles.
    pub ink: Colour,
    /// Captions.
    pub ink_soft: Colour,
    /// Form lines of the relief.
    pub contour: Colour,
    /// Ground one level above the plain.
    pub hill: Colour,
    /// Ground two levels above it.
    pub hill_high: Colour,
    /// The ground of gullies.
    pub gully: Colour,
    /// Walls of gullies in the shade.
    pub gully_shade: Colour,
    /// Walls of gullies in the light.
    pub gully_light: Colour,
    /// Woodland tint.
    pub wood: Colour,
    /// The rim inside a wood, and the glow outside it.
    pub wood_edge: Colour,
    /// The lightest crowns.
    pub tree_high: Colour,
    /// Half of the crowns.
    pub tree_middle: Colour,
    /// The darkest crowns.
    pub tree_low: Colour,
    /// The shadow of a tree on the ground.
    pub tree_shadow: Colour,
    /// Marsh tint.
    pub marsh: Colour,
    /// Marsh dashes and reeds.
    pub marsh_ink: Colour,
    /// Lakes.
    pub water: Colour,
    /// Rivers and the middle of lakes.
    pub water_deep: Colour,
    /// The shallow water of fords.
    pub shallow: Colour,
    /// Every shore line.
    pub bank: Colour,
    pub river_name: Colour,
    /// Casing of roads.
    pub road: Colour,
    /// Core of roads.
    pub road_fill: Colour,
    /// Railways.
    pub rail: Colour,
    /// Town blocks.
    pub city: Colour,
    /// Town blocks seen from afar.
    pub city_far: Colour,
    /// The paler blocks.
    pub city_pale: Colour,
    /// Outline of blocks.
    pub city_edge: Colour,
    /// Shadow of blocks.
    pub city_shadow: Colour,
    /// The ground of a major town.
    pub city_ground: Colour,
    /// Roofs of hexes full of houses.
    pub roof: Colour,
    /// The pitch of roofs towards the light.
    pub roof_light: Colour,
    /// Roofs of stone buildings, in the shade.
    pub slate: Colour,
    /// The same in the light.
    pub slate_light: Colour,
    /// Roofs of wooden buildings, in the shade.
    pub shingle: Colour,
    /// The same in the light.
    pub shingle_light: Colour,
    /// Walls along hexsides, parapets, and the walls under roofs of slate.
    pub stone: Colour,
    /// Ripe grain.
    pub grain: Colour,
    /// The shade between its rows.
    pub grain_low: Colour,
    /// Rows of vegetables.
    pub leaves: Colour,
    /// Grass of orchards and of the banks of brooks.
    pub grass: Colour,
    /// Hex lines and ids.
    pub grid: Colour,
    /// The light twin under a hex line.
    pub grid_light: Colour,
    /// Neat line, graticule, scale and compass.
    pub frame: Colour,
    /// Victory point rings and stars.
    pub victory: Colour,
    /// Tabs and brackets of the first side, and the limits between columns.
    pub first_key: Colour,
    /// Tabs and brackets of the second side.
    pub second_key: Colour,
    /// Letters on tabs.
    pub tab_ink: Colour,
}
