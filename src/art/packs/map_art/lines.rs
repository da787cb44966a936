//! The numbers for painting things on the ground: rivers, roads, railways, towns.

use super::kinds::{
    Count, Degrees, Factor, Inner, Length, Pitch, Radii, Range, Share, Stroke, Sway, Wavelength, Weight,
};
use serde::Deserialize;

#[derive(Clone, Copy, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Rivers {
    /// The part of its own place that a corner keeps when a river is softened; its neighbours pull the rest.
    pub own_place: Share,
    /// The largest shift of a river to the side.
    pub sway: Sway,
    /// The wavelength of that shift.
    pub wavelength: Wavelength,
    /// A shorter wave upon it …
    pub short_wavelength: Wavelength,
    /// … and its weight.
    pub short_wave: Weight,
    /// The width without any water.
    pub width: Radii,
    /// The growth with the square root of the number of hexsides upstream.
    pub growth: Radii,
    /// The widths of the narrowest and the broadest river, in hex radii.
    pub widths: Range,
    /// The part of the width at a spring.
    pub spring: Share,
    /// The number of hexsides over which it grows to the full width.
    pub taper: Count,
    /// The line along either bank.
    pub bank: Stroke,
}

/// The numbers that roads and railways share.
#[derive(Clone, Copy, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Lines {
    /// The part of its centre that a hex keeps when a line is softened; its neighbours pull the rest.
    pub own_place: Share,
    /// The shift of a railway to the north and of a road to the south where they run side by side.
    pub apart: Sway,
    /// The largest shift of a line to the side.
    pub sway: Sway,
    /// The wavelength of that shift.
    pub wavelength: Wavelength,
}

#[derive(Clone, Copy, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Roads {
    pub casing: Stroke,
    /// The core over it.
    pub core: Stroke,
    /// The factor for the casing's width when the map is far and a road has no core.
    pub bare_casing: Factor,
    /// The dashes where a road meets a river.
    pub ford: Stroke,
    /// The length of a dash.
    pub ford_dash: Length,
    /// The gap between dashes.
    pub ford_gap: Length,
}

/// Railways.
#[derive(Clone, Copy, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Rails {
    /// The pale glow under the line.
    pub glow: Stroke,
    pub line: Stroke,
    /// The ties: `width` is their length across the line.
    pub ties: Stroke,
    /// The thickness of a tie.
    pub tie: Length,
    /// The distance from tie to tie.
    pub tie_gap: Length,
}

#[derive(Clone, Copy, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Towns {
    /// The largest turn of street grids, either way.
    pub turn: Degrees,
    /// From block to block in a major town.
    pub major_pitch: Pitch,
    /// The same in a minor town.
    pub minor_pitch: Pitch,
    /// The factor for the pitch when seen from afar.
    pub far_pitch: Factor,
    /// The distance that blocks extend in a major town.
    pub major_reach: Inner,
    /// The same in a major town seen from afar.
    pub major_far_reach: Inner,
    /// The same in a minor town.
    pub minor_reach: Inner,
    /// Width of blocks, in pitches.
    pub block_width: Range,
    /// Height of blocks, in pitches.
    pub block_height: Range,
    /// The share of double blocks in major towns.
    pub doubles: Share,
    /// The length of a double block, in pitches.
    pub double_length: Factor,
    /// Chance that a block at the edge of a town is left out …
    pub thinning: Share,
    /// … and the power with which it falls towards the middle.
    pub thinning_power: Factor,
    /// The share of blocks in the darker colour; the others are paler.
    pub dark_blocks: Share,
    /// Strength of the blocks' shadows.
    pub shadow: Share,
    /// Width of the blocks' outline.
    pub edge: Radii,
    pub edge_strength: Share,
    /// Radius of the ground of a major town.
    pub ground: Inner,
    /// The distance over which its rim fades inwards and outwards.
    pub ground_softness: Radii,
    pub ground_strength: Share,
    /// Radius of the ring at a name without a town.
    pub village: Inner,
    /// The line of that ring.
    pub village_line: Stroke,
}
