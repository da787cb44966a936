//! What the ground is painted with: paper, relief, woods, trees, marsh, lakes.

use super::kinds::{
    Count, Factor, Length, Levels, Noise, Pitch, Pixels, Radii, Range, Reach, Share, Spread, Wavelength,
    Weight,
};
use serde::Deserialize;

#[derive(Clone, Copy, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Paper {
    /// How far single specks are from the colour of the paper.
    pub grain: Levels,
    /// Fibres that lie along the sheet, beside the specks.
    pub fibres_along: Weight,
    /// Fibres that lie across it.
    pub fibres_across: Weight,
    /// What the margin of the sheet has of the grain.
    pub margin_grain: Share,
    /// The slow change of the tint: from crest to crest.
    pub tint_wavelength: Wavelength,
    /// How far it changes red, green and blue.
    pub tint: [Levels; 3],
}

#[derive(Clone, Copy, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Relief {
    pub hills: Noise,
    /// Small rises and dips on them.
    pub rough: Noise,
    /// How deep valleys are along rivers.
    pub valley_depth: Weight,
    /// How far from a river its valley reaches.
    pub valley_reach: Reach,
    /// How far heights are blurred, in hex radii.
    pub blur: Spread,
    /// How much a slope catches of the light from the north-west.
    pub light: Weight,
    /// The most that light and shade take from the paper or give it.
    pub shade: Share,
    /// How far damp meadows reach from a river.
    pub meadow_reach: Reach,
    /// What they take from red, green and blue at the bank.
    pub meadow: [Levels; 3],
    /// Form lines.
    pub contours: Contours,
}

/// Form lines.
#[derive(Clone, Copy, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Contours {
    pub near: ContourLines,
    /// From afar.
    pub far: ContourLines,
    /// Strength of a line.
    pub strength: Share,
    /// Strength of every fourth.
    pub heavy_strength: Share,
    /// What every fourth is wider.
    pub heavy_width: Pixels,
}

/// Form lines at one range of zooms.
#[derive(Clone, Copy, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ContourLines {
    /// Lines to a unit of height.
    pub lines: Count,
    /// How wide a line is to either side.
    pub width: Pixels,
    /// What is shown of the strength.
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
    /// How far the woods field is blurred, in hex radii: rounds the woods.
    pub blur: Spread,
    /// The blur of a second, sharper field.
    pub core_blur: Spread,
    /// How much that counts: keeps every wooded hex covered.
    pub core: Weight,
    /// What is taken off the sum.
    pub thinning: Share,
    /// Wood stands where the field is above this.
    pub level: Share,
    /// Strength of the tint.
    pub tint: Share,
    /// The most that light and shade take from the tint or give it.
    pub shade: Share,
    /// The slow change of the tint: from crest to crest.
    pub mottle_wavelength: Wavelength,
    /// How far it changes.
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
    /// How wide it is, in steps of the woods field.
    pub width: Spread,
    /// How strong it is at the edge.
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
    /// How far a tree strays from its place, in pitches.
    pub jitter: Share,
    /// Places in a wood that stay empty.
    pub glades: Share,
    /// Places outside a wood on which a lone tree stands …
    pub stragglers: Share,
    /// … where the woods field is above this.
    pub straggler_level: Share,
    /// How far trees keep off rivers.
    pub off_rivers: Radii,
    /// How far they keep off roads, railways and towns.
    pub off_lines: Radii,
    /// Radius of the smallest crown.
    pub crown: Radii,
    /// What the greatest crown is larger.
    pub crown_growth: Radii,
    /// Trees that are conifers.
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
    /// How far the marsh field is blurred, in hex radii.
    pub blur: Spread,
    /// How much the noise of edges counts.
    pub fray: Weight,
    /// Marsh is where the field is above this.
    pub level: Share,
    /// How soft its edge is, in steps of the field.
    pub softness: Spread,
    /// Strength of the tint.
    pub tint: Share,
    /// The most that light and shade take from the tint or give it.
    pub shade: Share,
    /// From row to row of dashes.
    pub rows: Pitch,
    /// From dash to dash in a row.
    pub pitch: Pitch,
    /// Half the length of dashes, in hex radii.
    pub dash: Range,
    /// How wide dashes and reeds are.
    pub line: Length,
    /// Strength of dashes.
    pub dash_strength: Share,
    /// Dashes with a tuft of reed.
    pub reeds: Share,
    /// How high reed is.
    pub reed_height: Radii,
    pub reed_strength: Share,
}

#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Lake {
    /// How far the lake field is blurred, in hex radii.
    pub blur: Spread,
    /// How much the noise of edges counts.
    pub fray: Weight,
    /// Water is where the field is above this.
    pub level: Share,
    /// The shore line and the water-lining inside it.
    pub lines: Vec<WaterLine>,
    /// From how far off the shore the water becomes deeper.
    pub deep_from: Radii,
    /// Over which way.
    pub deep_over: Reach,
    /// How strong the deep colour is then.
    pub deep: Share,
}

/// A line in a lake that follows its shore.
#[derive(Clone, Copy, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct WaterLine {
    /// How far off the shore it runs.
    pub way: Radii,
    /// How strong it is.
    pub strength: Share,
    /// How wide it is; half a pixel at least.
    pub width: Radii,
}
