//! Kinds of numbers in `map.ron`: each has bounds within which the painter can paint, and refuses a number beyond them
//! at its place.

use serde::{Deserialize, Deserializer, de::Error as _};
use std::ops::RangeInclusive;

/// Returns the number, if it is within the bounds.
fn within(number: f32, what: &str, bounds: RangeInclusive<f32>) -> Result<f32, String> {
    if bounds.contains(&number) {
        return Ok(number);
    }
    Err(format!("{number} is out of range: {what} from {} to {} is expected", bounds.start(), bounds.end()))
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
    /// A length within a hex, from 0 to 1 hex radius.
    Inner: "length within a hex", 0.0 to 1.0;
    /// The distance from one thing to the next of its kind in hex radii, from 0.1 to 4.
    Pitch: "distance in hex radii", 0.1 to 4.0;
    /// The softness of an edge or a blur, from 0.02 to 2.
    Spread: "softness", 0.02 to 2.0;
    /// The reach of an effect in hex radii, from 0.05 to 20.
    Reach: "reach in hex radii", 0.05 to 20.0;
    /// The wavelength of noise in hex radii, from 0.05 to 100.
    Wavelength: "wavelength in hex radii", 0.05 to 100.0;
    /// The largest shift of a line to the side in hex radii, from 0 to 0.2: with more, its hexside would be unclear.
    Sway: "push in hex radii", 0.0 to 0.2;
    /// A length in pixels of the screen, from 0 to 60.
    Pixels: "length in pixels", 0.0 to 60.0;
    /// The distance from one thing to the next of its kind in pixels, from 1 to 60.
    PixelPitch: "distance in pixels", 1.0 to 60.0;
    /// A change of brightness in levels, where white has 255. From 0 to 64.
    Levels: "change in levels", 0.0 to 64.0;
    /// The weight of a part beside others of its kind, from 0 to 10.
    Weight: "weight", 0.0 to 10.0;
    /// A factor or a power, from 0.5 to 5.
    Factor: "factor", 0.5 to 5.0;
    /// The number of things to a unit, or of hexsides along a river. From 0.1 to 50.
    Count: "count", 0.1 to 50.0;
    /// An angle in degrees, from 0 to 90.
    Degrees: "angle in degrees", 0.0 to 90.0;
}

/// A length that follows the zoom, but is never too thin to be seen.
#[derive(Clone, Copy, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Length {
    /// In hex radii.
    pub radii: Radii,
    /// The least number of pixels.
    pub pixels: Pixels,
}

impl Length {
    /// Returns the length in pixels where a hex radius has this many.
    pub fn at(self, radius: f32) -> f32 {
        (self.radii.0 * radius).max(self.pixels.0)
    }
}

/// Noise of a wavelength, with a weight.
#[derive(Clone, Copy, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Noise {
    /// Its weight.
    pub weight: Weight,
    /// The distance from crest to crest.
    pub wavelength: Wavelength,
}

/// The width and strength of a line.
#[derive(Clone, Copy, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Stroke {
    /// Its width.
    pub width: Length,
    /// Its strength.
    pub strength: Share,
}

/// Lengths between a least and a most, both in hex radii or in parts of a pitch.
#[derive(Clone, Copy, Debug, PartialEq, Deserialize)]
#[serde(try_from = "RangeText")]
pub struct Range {
    /// The smallest.
    pub least: f32,
    /// The largest; not below the smallest.
    pub most: f32,
}

/// A range as a file states it.
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
