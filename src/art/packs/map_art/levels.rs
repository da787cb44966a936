//! The numbers for painting the shapes of the ground that rules use: levels, gullies, fords.

use super::kinds::{Inner, Length, Pitch, Radii, Range, Share, Spread, Stroke, Sway, Wavelength};
use serde::Deserialize;

/// Hills that rise level by level.
#[derive(Clone, Copy, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Levels {
    /// The width of the slope between two levels.
    pub fall: Spread,
    /// The rounding of the corners of a level.
    pub rounded: Spread,
    /// The largest shift of its edge to the side.
    pub sway: Sway,
    /// The wavelength of that shift.
    pub wavelength: Wavelength,
    /// The strength of the colour of the first level.
    pub tint: Share,
    /// The strength of the colour of the second level, over it.
    pub high_tint: Share,
    /// The most that light adds to a slope.
    pub light: Share,
    /// The most that shade takes from a slope.
    pub shade: Share,
    /// The part of the relief's light and shade that the plain keeps.
    pub plain: Share,
    /// The form line in the middle of a slope; its width is to either side.
    pub edge: Stroke,
    /// Form lines above and below it.
    pub line: Stroke,
    /// The length of hachures, in hex radii.
    pub hachure: Range,
    /// Their width at the root, and their strength on the dark side of a hill.
    pub hachures: Stroke,
    /// The part of that strength on the side towards the light.
    pub lit_hachures: Share,
}

#[derive(Clone, Copy, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Gullies {
    /// The width from edge to edge.
    pub width: Inner,
    /// The distance from an end over which it grows to that width.
    pub taper: Radii,
    /// The distance that it continues beyond the centre of its last hex.
    pub beyond: Inner,
    /// The largest shift to the side.
    pub sway: Sway,
    /// The wavelength of that shift.
    pub wavelength: Wavelength,
    /// The strength of its ground.
    pub ground: Share,
    /// The part of the width that either wall has.
    pub wall: Share,
    /// Strength of the wall in the shade.
    pub shade: Share,
    /// Strength of the wall in the light.
    pub light: Share,
    /// The line along either edge.
    pub edge: Stroke,
    /// The part of its strength that the edge in the light has.
    pub lit_edge: Share,
    /// The distance from tick to tick along the edge in the light.
    pub ticks: Pitch,
}

#[derive(Clone, Copy, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Fords {
    /// The width of the water in the middle of a ford.
    pub width: Inner,
    /// The distance that this width extends up and down the stream.
    pub reach: Inner,
    /// Strength of the shallow water.
    pub shallow: Share,
    /// Each rut of the track.
    pub rut: Stroke,
    /// The distance from rut to rut.
    pub apart: Length,
    /// The distance that the track extends to either side.
    pub track: Inner,
    /// The part of it that is visible through the water.
    pub under_water: Share,
}
