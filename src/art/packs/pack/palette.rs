//! Colours of a pack: read from "#RRGGBB" with the place of a fault, and mixed for contrast.

#![warn(clippy::cast_possible_truncation, clippy::indexing_slicing)]

use serde::{Deserialize, Deserializer, de::Error as _};
use std::{collections::BTreeMap, fmt};

/// An opaque colour, written "#RRGGBB".
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Colour(pub [u8; 3]);

impl Colour {
    /// Reads "#RRGGBB".
    pub fn parse(text: &str) -> Option<Self> {
        let digits = text.strip_prefix('#')?;
        if digits.len() != 6 || !digits.bytes().all(|digit| digit.is_ascii_hexdigit()) {
            return None;
        }
        let part = |at: usize| u8::from_str_radix(digits.get(at..at + 2)?, 16).ok();
        Some(Self([part(0)?, part(2)?, part(4)?]))
    }

    /// Red, green and blue as numbers for calculations, from 0 to 255.
    pub fn levels(self) -> [f32; 3] {
        self.0.map(f32::from)
    }

    /// Relative luminance, 0 for black and 1 for white.
    pub fn luminance(self) -> f32 {
        let linear = |part: u8| {
            let part = f32::from(part) / 255.0;
            if part <= 0.040_45 { part / 12.92 } else { ((part + 0.055) / 1.055).powf(2.4) }
        };
        0.2126 * linear(self.0[0]) + 0.7152 * linear(self.0[1]) + 0.0722 * linear(self.0[2])
    }

    /// Returns white or near-black, whichever is easier to read on this colour; white if it is good enough.
    pub fn ink(self) -> Self {
        let white_contrast = 1.05 / (self.luminance() + 0.05);
        if white_contrast >= 3.6 { Self([255, 255, 255]) } else { Self([20, 24, 26]) }
    }
}

impl fmt::Display for Colour {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [red, green, blue] = self.0;
        write!(formatter, "#{red:02X}{green:02X}{blue:02X}")
    }
}

impl<'de> Deserialize<'de> for Colour {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = String::deserialize(deserializer)?;
        Self::parse(&text)
            .ok_or_else(|| D::Error::custom(format!("\"{text}\" is not a colour: \"#RRGGBB\" is expected")))
    }
}

/// Another set of colours for the same art, chosen by the player.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct OtherPalette {
    /// Colours that replace those of the same name.
    pub colours: BTreeMap<String, Colour>,
    /// The patterns on the bands of these colour names, so that colour is never the only sign.
    pub band_patterns: BTreeMap<String, String>,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn colours_are_read_and_printed_alike() {
        assert_eq!(Colour::parse("#A23E2D").unwrap().to_string(), "#A23E2D");
        for wrong in ["A23E2D", "#A23E2", "#A23E2G", "#é3E2D", ""] {
            assert_eq!(Colour::parse(wrong), None, "{wrong}");
        }
    }

    #[test]
    fn ink_is_white_on_dark_and_dark_on_light() {
        let ink = |text: &str| Colour::parse(text).unwrap().ink().to_string();
        assert_eq!(ink("#2F6FB0"), "#FFFFFF");
        assert_eq!(ink("#E5C12B"), "#14181A");
    }
}
