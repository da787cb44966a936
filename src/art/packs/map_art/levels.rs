//! What the shape of the ground is painted with where rules ask for it: levels, gullies, fords.

use super::kinds::{Inner, Length, Pitch, Radii, Range, Share, Spread, Stroke, Sway, Wavelength};
use serde::Deserialize;

/// Hills that rise level by level.
#[derive(Clone, Copy, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Levels {
    /// How wide the slope between two levels is.
    pub fall: Spread,
    /// How far corners of a level are rounded.
    pub rounded: Spread,
    /// The most that its edge is pushed to the side.
    pub sway: Sway,
    /// The wave of that push.
    pub wavelength: Wavelength,
    /// Strength of the colour of the first level.
    pub tint: Share,
    /// Strength of that of the second, over it.
    pub high_tint: Share,
    /// The most that light gives a slope.
    pub light: Share,
    /// The most that shade takes from one.
    pub shade: Share,
    /// What the plain keeps of the relief's light and shade.
    pub plain: Share,
    /// The form line in the middle of a slope; the width is that to either side.
    pub edge: Stroke,
    /// Form lines above and below it.
    pub line: Stroke,
    /// How long hachures are, in hex radii.
    pub hachure: Range,
    /// How wide they are at their root, and how strong on the dark side of a hill.
    pub hachures: Stroke,
    /// What they have of that strength on the side towards the light.
    pub lit_hachures: Share,
}

#[derive(Clone, Copy, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Gullies {
    /// From edge to edge.
    pub width: Inner,
    /// The way from an end over which it grows to that.
    pub taper: Radii,
    /// How far it goes on beyond the middle of its last hex.
    pub beyond: Inner,
    /// The most that it is pushed to the side.
    pub sway: Sway,
    /// The wave of that push.
    pub wavelength: Wavelength,
    /// Strength of its ground.
    pub ground: Share,
    /// What of the width either wall has.
    pub wall: Share,
    /// Strength of the wall in the shade.
    pub shade: Share,
    /// Strength of the wall in the light.
    pub light: Share,
    /// The line along either edge.
    pub edge: Stroke,
    /// What the edge in the light has of its strength.
    pub lit_edge: Share,
    /// From tick to tick along the edge in the light.
    pub ticks: Pitch,
}

#[derive(Clone, Copy, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Fords {
    /// How wide the water is in the middle of a ford.
    pub width: Inner,
    /// How far up and down the stream that reaches.
    pub reach: Inner,
    /// Strength of the shallow water.
    pub shallow: Share,
    /// Each rut of the track.
    pub rut: Stroke,
    /// From rut to rut.
    pub apart: Length,
    /// How far the track goes to either side.
    pub track: Inner,
    /// What is seen of it through the water.
    pub under_water: Share,
}
