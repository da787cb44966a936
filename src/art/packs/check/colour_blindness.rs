//! The difference between colours, for usual and for colour-blind eyes.

use crate::art::packs::pack::palette::Colour;

/// A kind of eye, as its response to linear red, green and blue.
pub struct Eye {
    /// The name, for messages.
    pub name: &'static str,
    sees: [[f32; 3]; 3],
}

/// Usual eyes, and eyes without one of the three receptors (after Machado, Oliveira and Fernandes, 2009).
pub const EYES: [Eye; 4] = [
    Eye { name: "usual", sees: [[1.0, 0.0, 0.0], [0.0, 1.0, 0.0], [0.0, 0.0, 1.0]] },
    Eye { name: "red-blind", sees: [[0.152, 1.053, -0.205], [0.115, 0.786, 0.099], [-0.004, -0.048, 1.052]] },
    Eye {
        name: "green-blind",
        sees: [[0.367, 0.861, -0.228], [0.280, 0.673, 0.047], [-0.012, 0.043, 0.969]],
    },
    Eye {
        name: "blue-blind",
        sees: [[1.256, -0.077, -0.179], [-0.078, 0.931, 0.148], [0.005, 0.691, 0.304]],
    },
];

/// Returns the contrast between two colours, from 1 to 21, by the formula of the guidelines for readable web pages.
pub fn contrast(one: Colour, other: Colour) -> f32 {
    let (one, other) = (one.luminance() + 0.05, other.luminance() + 0.05);
    one.max(other) / one.min(other)
}

impl Eye {
    /// Returns the visible difference between two colours: about 2 is the least that can be seen side by side, 100 is
    /// black against white.
    pub fn difference(&self, one: Colour, other: Colour) -> f32 {
        let (one, other) = (self.lab(one), self.lab(other));
        one.iter().zip(other).map(|(one, other)| (one - other).powi(2)).sum::<f32>().sqrt()
    }

    /// Returns the colour in the eye, as lightness and two opponent colours.
    fn lab(&self, colour: Colour) -> [f32; 3] {
        let linear = colour.levels().map(|level| {
            let part = level / 255.0;
            if part <= 0.040_45 { part / 12.92 } else { ((part + 0.055) / 1.055).powf(2.4) }
        });
        let sum = |row: &[f32; 3], parts: [f32; 3]| row.iter().zip(parts).map(|(a, b)| a * b).sum::<f32>();
        let seen = self.sees.each_ref().map(|row| sum(row, linear).clamp(0.0, 1.0));
        // To the lightness scale of the eye, with daylight as white.
        let rows = [[0.4339, 0.3762, 0.1899], [0.2126, 0.7152, 0.0722], [0.0178, 0.1095, 0.8727]];
        let bent = |part: f32| if part > 0.008_856 { part.cbrt() } else { 7.787 * part + 16.0 / 116.0 };
        let [x, y, z] = rows.map(|row| bent(sum(&row, seen)));
        [116.0 * y - 16.0, 500.0 * (x - y), 200.0 * (y - z)]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn green_blind_eyes_confuse_what_others_tell_apart() {
        let [red, green] = ["#B04030", "#607A30"].map(|text| Colour::parse(text).unwrap());
        assert!(EYES[0].difference(red, green) > 50.0);
        assert!(EYES[2].difference(red, green) < 25.0);
        let [black, white] = ["#000000", "#FFFFFF"].map(|text| Colour::parse(text).unwrap());
        for eye in &EYES {
            assert!((eye.difference(black, white) - 100.0).abs() < 2.0, "{}", eye.name);
        }
        assert!((contrast(black, white) - 21.0).abs() < 0.01);
    }
}
