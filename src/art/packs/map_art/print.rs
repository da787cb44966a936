//! The numbers for the print over the ground and around it: hex lines and ids, names, limits, the frame.

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
    /// The strength of the dots at corners that replace the lines when the map is far.
    pub dots: Share,
    /// Size of hex ids.
    pub id_size: Length,
    /// Their strength, near.
    pub id_strength: Share,
    /// Their strength from afar.
    pub id_far_strength: Share,
    /// The distance of their base line below the upper hexside, near.
    pub id_drop: Radii,
    /// The distance of their base line above the centre, from afar.
    pub id_rise: Radii,
    /// The width of the pale rim around ids, in sizes.
    pub id_halo: Share,
    /// Strength of that rim.
    pub id_halo_strength: Share,
    /// Ink added around the light digits, in sizes.
    pub id_weight: Share,
}

/// The type of one kind of names.
#[derive(Clone, Copy, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Type {
    pub size: Length,
    /// The extra space between letters, in sizes.
    pub tracking: Share,
}

/// Names of places, and victory points beside them.
#[derive(Clone, Copy, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Names {
    /// The objectives of a campaign.
    pub capital: Type,
    /// Major towns.
    pub major: Type,
    /// Minor towns, and names without a town.
    pub minor: Type,
    /// Rivers: the type for a brook.
    pub river: Type,
    /// The extra size of the name of the broadest river.
    pub river_growth: Pixels,
    /// The distance from the bank to the letters.
    pub river_gap: Radii,
    /// The paper rim around names.
    pub halo: Stroke,
    /// The same around names of rivers.
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
    /// The distance from dot to dot.
    pub pitch: PixelPitch,
    /// Strength of the dots.
    pub strength: Share,
    /// Size of the name along it.
    pub name_size: Length,
}

/// The frame of the map. Its lengths are pixels of the sheet at 16.22 pixels to a hex radius, and are scaled with it.
#[derive(Clone, Copy, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Frame {
    /// The two thin lines.
    pub thin: Pixels,
    /// The graticule between them.
    pub band: Pixels,
    /// The gap between the outer thin line and the heavy line.
    pub gap: Pixels,
    /// The heavy line.
    pub heavy: Pixels,
    /// The number of hexes to a piece of the graticule.
    pub piece: u8,
    /// The line of brackets at entry areas.
    pub bracket: Pixels,
}
