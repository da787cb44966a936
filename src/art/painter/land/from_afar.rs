//! Things that are too small to be drawn one by one from far away, as an even tint of the ground: trees, and the strokes
//! of marshes. Without it a rough picture is lighter than the picture that replaces it, in which they are drawn at a
//! closer zoom and shrunk.

use super::fields::Cover;
use crate::art::packs::map_art::MapArt;

/// The part of crowns that is light, middle and dark.
const TONES: [f32; 3] = [0.29, 0.59, 0.12];

/// A tint: its levels and its strength.
pub type Tint = ([f32; 3], f32);

/// The tints of woods and marshes.
pub struct FromAfar {
    shadows: Tint,
    crowns: Tint,
    strokes: Tint,
}

impl FromAfar {
    /// The tints of this art; the things are as they are drawn with so many pixels to a hex radius.
    pub fn new(art: &MapArt, radius: f32) -> Self {
        let (colours, trees, marsh) = (&art.colours, &art.trees, &art.marsh);
        let (least, growth) = (trees.crown.0, trees.crown_growth.0);
        let mean_square = least * least + least * growth + growth * growth / 3.0;
        let pitch = trees.far_pitch.0;
        let density = (1.0 - trees.glades.0) / (pitch * pitch * trees.rows.0);
        // Each covers a part of what those before it have left.
        let covered = |area: f32, strength: f32, count: f32| 1.0 - (-area * strength * count).exp();
        let disc = |part: f32| std::f32::consts::PI * part * part * mean_square;
        let tones = [colours.tree_high, colours.tree_middle, colours.tree_low].map(|colour| colour.levels());
        let mut crown = [0.0; 3];
        for (tone, part) in tones.iter().zip(TONES) {
            crown.iter_mut().zip(tone).for_each(|(level, tone)| *level += part * tone);
        }
        let width = marsh.line.at(radius) / radius;
        let dash = (marsh.dash.least + marsh.dash.most) * width * marsh.dash_strength.0;
        let reed = 3.0 * marsh.reeds.0 * marsh.reed_height.0 * width * marsh.reed_strength.0;
        let dashes = 1.0 / (marsh.rows.0 * marsh.pitch.0);
        Self {
            shadows: (colours.tree_shadow.levels(), covered(disc(0.9), trees.far_shadow.0, density)),
            crowns: (crown, covered(disc(0.92), trees.far_crown.0, density)),
            strokes: (colours.marsh_ink.levels(), covered(dash + reed, 1.0, dashes)),
        }
    }

    /// Returns the tints of a place, from the lowest up.
    pub fn tints(&self, cover: &Cover) -> [Tint; 3] {
        let of = |(levels, strength): Tint, cover: f32| (levels, strength * cover);
        [of(self.strokes, cover.marsh), of(self.shadows, cover.wood), of(self.crowns, cover.wood)]
    }
}
