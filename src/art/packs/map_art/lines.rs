//! What lies on the ground: rivers, roads, railways, towns.

use super::kinds::{
    Count, Degrees, Factor, Inner, Length, Pitch, Radii, Range, Share, Stroke, Sway, Wavelength, Weight,
};
use serde::Deserialize;

#[derive(Clone, Copy, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Rivers {
    /// What a corner keeps of its own place when a river is softened; its neighbours pull for the rest.
    pub own_place: Share,
    /// The most that a river is pushed to the side.
    pub sway: Sway,
    /// The wave of that push.
    pub wavelength: Wavelength,
    /// A shorter wave upon it …
    pub short_wavelength: Wavelength,
    /// … and how much it counts.
    pub short_wave: Weight,
    /// Width without any water.
    pub width: Radii,
    /// What it grows by with the root of the hexsides upstream.
    pub growth: Radii,
    /// The narrowest and the broadest river, in hex radii.
    pub widths: Range,
    /// What a spring has of the width.
    pub spring: Share,
    /// Hexsides over which it grows to it.
    pub taper: Count,
    /// The line along either bank.
    pub bank: Stroke,
}

/// What roads and railways have in common.
#[derive(Clone, Copy, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Lines {
    /// What a hex keeps of its centre when a line is softened; its neighbours pull for the rest.
    pub own_place: Share,
    /// How far a railway is pushed north and a road south where they share their way.
    pub apart: Sway,
    /// The most that a line is pushed to the side.
    pub sway: Sway,
    /// The wave of that push.
    pub wavelength: Wavelength,
}

#[derive(Clone, Copy, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Roads {
    pub casing: Stroke,
    /// The core over it.
    pub core: Stroke,
    /// What is left of the casing's width when the map is far, and a road has no core.
    pub bare_casing: Factor,
    /// The dashes where a road meets a river.
    pub ford: Stroke,
    /// How long they are.
    pub ford_dash: Length,
    /// How far apart.
    pub ford_gap: Length,
}

/// Railways.
#[derive(Clone, Copy, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Rails {
    /// The pale glow under the line.
    pub glow: Stroke,
    pub line: Stroke,
    /// The ties: `width` is how far they reach across the line.
    pub ties: Stroke,
    /// How thick a tie is.
    pub tie: Length,
    /// From tie to tie.
    pub tie_gap: Length,
}

#[derive(Clone, Copy, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Towns {
    /// Street grids are turned by up to so much either way.
    pub turn: Degrees,
    /// From block to block in a major town.
    pub major_pitch: Pitch,
    /// In a minor town.
    pub minor_pitch: Pitch,
    /// What the pitch is multiplied by when seen from afar.
    pub far_pitch: Factor,
    /// How far blocks reach in a major town.
    pub major_reach: Inner,
    /// In a major town seen from afar.
    pub major_far_reach: Inner,
    /// In a minor town.
    pub minor_reach: Inner,
    /// Width of blocks, in pitches.
    pub block_width: Range,
    /// Height of blocks, in pitches.
    pub block_height: Range,
    /// Blocks of major towns that are double.
    pub doubles: Share,
    /// How long a double block is, in pitches.
    pub double_length: Factor,
    /// Chance that a block at the edge of a town is left out …
    pub thinning: Share,
    /// … and how steeply it falls towards the middle.
    pub thinning_power: Factor,
    /// Blocks in the darker colour; the others are paler.
    pub dark_blocks: Share,
    /// Strength of the blocks' shadows.
    pub shadow: Share,
    /// Width of the blocks' outline.
    pub edge: Radii,
    pub edge_strength: Share,
    /// Radius of the ground of a major town.
    pub ground: Inner,
    /// How far its rim fades inwards and outwards.
    pub ground_softness: Radii,
    pub ground_strength: Share,
    /// Radius of the ring at a name without a town.
    pub village: Inner,
    /// The line of that ring.
    pub village_line: Stroke,
}
