//! Kinds of numbers in `map.ron`: each knows the bounds between which the painter can paint, and
//! refuses a number beyond them where it stands.

use serde::{Deserialize, Deserializer, de::Error as _};
use std::ops::RangeInclusive;

/// The number, if it lies within the bounds.
fn within(number: f32, what: &str, bounds: RangeInclusive<f32>) -> Result<f32, String> {
    if bounds.contains(&number) {
        return Ok(number);
    }
    Err(format!("{number} is no {what}: a number from {} to {} is expected", bounds.start(), bounds.end()))
}

macro_rules! kinds {
    ($($(#[$about:meta])* $kind:ident: $what:literal, $low:literal to $high:literal;)*) => {$(
        $(#[$about])*
        #[derive(Clone, Copy, Debug, PartialEq)]
        pub struct $kind(pub f32);

        impl<'de> Deserialize<'de> for $kind {
            fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                let number = f32::deserialize(deserializer)?;
                within(number, $what, $low..=$high).map(Self).map_err(D::Error::custom)
            }
        }
    )*};
}

kinds! {
    /// A part of the whole, a chance, or a strength: 0 is nothing, 1 is all. From 0 to 1.
    Share: "share", 0.0 to 1.0;
    /// A length in hex radii, from 0 to 4.
    Radii: "length in hex radii", 0.0 to 4.0;
    /// A length that stays within a hex, from 0 to 1 hex radius.
    Inner: "length within a hex", 0.0 to 1.0;
    /// The way from one thing to the next of its kind in hex radii, from 0.1 to 4.
    Pitch: "distance in hex radii", 0.1 to 4.0;
    /// How far something is blurred or fades, from 0.02 to 2.
    Spread: "softness", 0.02 to 2.0;
    /// How far something reaches in hex radii, from 0.05 to 20.
    Reach: "reach in hex radii", 0.05 to 20.0;
    /// The wavelength of noise in hex radii, from 0.05 to 100.
    Wavelength: "wavelength in hex radii", 0.05 to 100.0;
    /// How far a line is pushed to the side in hex radii, from 0 to 0.2: farther, and nobody could tell
    /// on which hexside it runs.
    Sway: "push in hex radii", 0.0 to 0.2;
    /// A length in pixels of the screen, from 0 to 60.
    Pixels: "length in pixels", 0.0 to 60.0;
    /// The way from one thing to the next of its kind in pixels, from 1 to 60.
    PixelPitch: "distance in pixels", 1.0 to 60.0;
    /// A change of brightness in levels, of which white has 255. From 0 to 64.
    Levels: "change in levels", 0.0 to 64.0;
    /// How much something counts beside its like, from 0 to 10.
    Weight: "weight", 0.0 to 10.0;
    /// What something is multiplied by, or a power, from 0.5 to 5.
    Factor: "factor", 0.5 to 5.0;
    /// How many there are to a unit, or hexsides along a river. From 0.1 to 50.
    Count: "count", 0.1 to 50.0;
    /// An angle in degrees, from 0 to 90.
    Degrees: "angle in degrees", 0.0 to 90.0;
}

/// A length that follows the zoom, but never becomes too thin to be seen.
#[derive(Clone, Copy, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Length {
    /// In hex radii.
    pub radii: Radii,
    /// In pixels at least.
    pub pixels: Pixels,
}

impl Length {
    /// How many pixels it has where a hex radius has so many.
    pub fn at(self, radius: f32) -> f32 {
        (self.radii.0 * radius).max(self.pixels.0)
    }
}

/// Noise of a wavelength, and how much it counts.
#[derive(Clone, Copy, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Noise {
    /// How much it counts.
    pub weight: Weight,
    /// How far it is from crest to crest.
    pub wavelength: Wavelength,
}

/// A thing that is drawn over a width, and how strongly.
#[derive(Clone, Copy, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Stroke {
    /// How wide it is.
    pub width: Length,
    /// How strong it is.
    pub strength: Share,
}

/// Lengths between a least and a most, both in hex radii or in parts of a pitch.
#[derive(Clone, Copy, Debug, PartialEq, Deserialize)]
#[serde(try_from = "RangeText")]
pub struct Range {
    /// The smallest.
    pub least: f32,
    /// The greatest; not below the smallest.
    pub most: f32,
}

/// A range as it is written.
#[derive(Deserialize)]
#[serde(deny_unknown_fields, rename = "Range")]
struct RangeText {
    least: Radii,
    most: Radii,
}

impl TryFrom<RangeText> for Range {
    type Error = String;

    fn try_from(text: RangeText) -> Result<Self, String> {
        let (least, most) = (text.least.0, text.most.0);
        if least > most {
            return Err(format!("the least, {least}, is above the most, {most}"));
        }
        Ok(Self { least, most })
    }
}
