//! The numbers for painting the ground: paper, relief, woods, trees, marsh, lakes.

use super::kinds::{
    Count, Factor, Length, Levels, Noise, Pitch, Pixels, Radii, Range, Reach, Share, Spread, Wavelength,
    Weight,
};
use serde::Deserialize;

#[derive(Clone, Copy, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Paper {
    /// The difference of single specks from the colour of the paper.
    pub grain: Levels,
    /// Fibres along the sheet, beside the specks.
    pub fibres_along: Weight,
    /// Fibres across it.
    pub fibres_across: Weight,
    /// The part of the grain in the margin of the sheet.
    pub margin_grain: Share,
    /// The slow change of the tint: from crest to crest.
    pub tint_wavelength: Wavelength,
    /// The size of that change in red, green and blue.
    pub tint: [Levels; 3],
}

#[derive(Clone, Copy, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Relief {
    pub hills: Noise,
    /// Small rises and dips on them.
    pub rough: Noise,
    /// The depth of valleys along rivers.
    pub valley_depth: Weight,
    /// The distance that a valley extends from its river.
    pub valley_reach: Reach,
    /// The blur of heights, in hex radii.
    pub blur: Spread,
    /// The amount of light from the north-west that a slope catches.
    pub light: Weight,
    /// The most that light and shade add to the paper or take from it.
    pub shade: Share,
    /// The distance that damp meadows extend from a river.
    pub meadow_reach: Reach,
    /// The reduction of red, green and blue at the bank.
    pub meadow: [Levels; 3],
    /// Form lines.
    pub contours: Contours,
}

/// Form lines.
#[derive(Clone, Copy, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Contours {
    pub near: ContourLines,
    /// Form lines from afar.
    pub far: ContourLines,
    /// The strength of a line.
    pub strength: Share,
    /// The strength of every fourth line.
    pub heavy_strength: Share,
    /// The extra width of every fourth line.
    pub heavy_width: Pixels,
}

/// Form lines at one range of zooms.
#[derive(Clone, Copy, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ContourLines {
    /// The number of lines to a unit of height.
    pub lines: Count,
    /// The width of a line to either side.
    pub width: Pixels,
    /// The part of the strength that is shown.
    pub strength: Share,
}

/// The noise that frays the edges of woods, marshes and lakes.
#[derive(Clone, Copy, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Edges {
    /// Bays and tongues.
    pub broad: Noise,
    /// Notches.
    pub fine: Noise,
}

#[derive(Clone, Copy, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Woods {
    /// The blur of the woods field, in hex radii: rounds the woods.
    pub blur: Spread,
    /// The blur of a second, sharper field.
    pub core_blur: Spread,
    /// The weight of that field: keeps every wooded hex covered.
    pub core: Weight,
    /// The amount subtracted from the sum.
    pub thinning: Share,
    /// Wood is where the field is above this.
    pub level: Share,
    /// The strength of the tint.
    pub tint: Share,
    /// The most that light and shade add to the tint or take from it.
    pub shade: Share,
    /// The slow change of the tint: from crest to crest.
    pub mottle_wavelength: Wavelength,
    /// The size of that change.
    pub mottle: Levels,
    /// The dark rim inside.
    pub rim: Rim,
    /// The glow outside.
    pub glow: Rim,
}

/// A rim that fades away from the edge of a wood.
#[derive(Clone, Copy, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Rim {
    /// Its width, in steps of the woods field.
    pub width: Spread,
    /// Its strength at the edge.
    pub strength: Share,
}

/// Trees in the woods.
#[derive(Clone, Copy, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Trees {
    /// From tree to tree, near.
    pub pitch: Pitch,
    /// From tree to tree, from afar.
    pub far_pitch: Pitch,
    /// From row to row, in pitches.
    pub rows: Factor,
    /// The shift of a tree from its place, in pitches.
    pub jitter: Share,
    /// Places in a wood that stay empty.
    pub glades: Share,
    /// Places outside a wood with a lone tree …
    pub stragglers: Share,
    /// … where the woods field is above this.
    pub straggler_level: Share,
    /// The distance of trees from rivers.
    pub off_rivers: Radii,
    /// The distance of trees from roads, railways and towns.
    pub off_lines: Radii,
    /// Radius of the smallest crown.
    pub crown: Radii,
    /// The extra radius of the largest crown.
    pub crown_growth: Radii,
    /// The share of conifers.
    pub conifers: Share,
    /// Strength of shadows, near.
    pub shadow: Share,
    /// Strength of shadows, from afar.
    pub far_shadow: Share,
    /// Strength of crowns, from afar.
    pub far_crown: Share,
}

/// Marshes.
#[derive(Clone, Copy, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Marsh {
    /// The blur of the marsh field, in hex radii.
    pub blur: Spread,
    /// The weight of the noise of edges.
    pub fray: Weight,
    /// Marsh is where the field is above this.
    pub level: Share,
    /// The softness of its edge, in steps of the field.
    pub softness: Spread,
    /// The strength of the tint.
    pub tint: Share,
    /// The most that light and shade add to the tint or take from it.
    pub shade: Share,
    /// From row to row of dashes.
    pub rows: Pitch,
    /// From dash to dash in a row.
    pub pitch: Pitch,
    /// Half the length of dashes, in hex radii.
    pub dash: Range,
    /// The width of dashes and reeds.
    pub line: Length,
    /// Strength of dashes.
    pub dash_strength: Share,
    /// The share of dashes with a tuft of reed.
    pub reeds: Share,
    /// The height of reed.
    pub reed_height: Radii,
    pub reed_strength: Share,
}

#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Lake {
    /// The blur of the lake field, in hex radii.
    pub blur: Spread,
    /// The weight of the noise of edges.
    pub fray: Weight,
    /// Water is where the field is above this.
    pub level: Share,
    /// The shore line and the water-lining inside it.
    pub lines: Vec<WaterLine>,
    /// The distance from the shore at which the water begins to become deeper.
    pub deep_from: Radii,
    /// The distance over which it does.
    pub deep_over: Reach,
    /// The strength of the deep colour beyond that.
    pub deep: Share,
}

/// A line in a lake that follows its shore.
#[derive(Clone, Copy, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct WaterLine {
    /// Its distance from the shore.
    pub way: Radii,
    /// Its strength.
    pub strength: Share,
    /// Its width; half a pixel at least.
    pub width: Radii,
}
