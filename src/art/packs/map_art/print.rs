//! What is printed over the ground and around it: hex lines and ids, names, limits, the frame.

use super::kinds::{Length, PixelPitch, Pixels, Radii, Share, Stroke};
use serde::Deserialize;

/// Hex lines and hex ids.
#[derive(Clone, Copy, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Grid {
    /// The hex line, near.
    pub line: Stroke,
    /// Its strength from afar.
    pub far_strength: Share,
    /// The light twin under it.
    pub light: Stroke,
    /// Strength of the dots at corners that stand for the lines when the map is far.
    pub dots: Share,
    /// Size of hex ids.
    pub id_size: Length,
    /// Their strength, near.
    pub id_strength: Share,
    /// Their strength from afar.
    pub id_far_strength: Share,
    /// Near, their base line is so far below the upper hexside.
    pub id_drop: Radii,
    /// From afar, it is so far above the centre.
    pub id_rise: Radii,
    /// Width of the pale rim about ids, in sizes.
    pub id_halo: Share,
    /// Strength of that rim.
    pub id_halo_strength: Share,
    /// Ink added around the light digits, in sizes.
    pub id_weight: Share,
}

/// How names of one kind are set.
#[derive(Clone, Copy, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Type {
    pub size: Length,
    /// What is added between letters, in sizes.
    pub tracking: Share,
}

/// Names of places, and victory points beside them.
#[derive(Clone, Copy, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Names {
    /// The aims of a campaign.
    pub capital: Type,
    /// Major towns.
    pub major: Type,
    /// Minor towns, and names without a town.
    pub minor: Type,
    /// Rivers: a brook's.
    pub river: Type,
    /// What the name of the broadest river is larger than a brook's.
    pub river_growth: Pixels,
    /// From the bank to the letters.
    pub river_gap: Radii,
    /// The paper left about names.
    pub halo: Stroke,
    /// The same about names of rivers.
    pub river_halo: Stroke,
    /// Radius of victory rings.
    pub ring: Length,
    /// Width of their line, in ring radii.
    pub ring_line: Share,
    /// Outer radius of the star on a victory hex without a town.
    pub star: Radii,
    /// Its inner radius, in outer radii.
    pub star_waist: Share,
    /// Width of its line.
    pub star_line: Length,
}

/// Dotted limits between columns of hexes.
#[derive(Clone, Copy, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Limits {
    /// Width of a dot.
    pub dot: Pixels,
    /// From dot to dot.
    pub pitch: PixelPitch,
    /// Strength of the dots.
    pub strength: Share,
    /// Size of the name along it.
    pub name_size: Length,
}

/// The frame of the map. Its lengths are pixels of the sheet where a hex radius has 16.22 of them,
/// and grow and shrink with it.
#[derive(Clone, Copy, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Frame {
    /// The two thin lines.
    pub thin: Pixels,
    /// The graticule between them.
    pub band: Pixels,
    /// Between the outer of them and the heavy line.
    pub gap: Pixels,
    /// The heavy line.
    pub heavy: Pixels,
    /// Hexes to a piece of the graticule.
    pub piece: u8,
    /// The line of brackets at entry areas.
    pub bracket: Pixels,
}
