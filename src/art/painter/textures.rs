//! Textures of the art pack over the ground: tiles that repeat, fixed to the world and not to the screen.

use super::geometry::Point;
use crate::art::packs::drawing::texture::{Ground, Textures, Tile};

/// A texture prepared for a zoom.
struct Laid<'a> {
    ground: Ground,
    tile: &'a Tile,
    level: usize,
    size: f32,
    strength: f32,
}

/// The textures of a map at a zoom.
pub struct Tiles<'a>(Vec<Laid<'a>>);

impl<'a> Tiles<'a> {
    /// Prepares the textures for this many pixels to a hex radius.
    pub fn new(textures: &'a Textures, radius: f32) -> Self {
        let laid = textures.0.iter().filter_map(|(ground, texture)| {
            let (tile, size) = (texture.tile.as_deref()?, texture.size.0);
            let level = tile.level(size * radius);
            Some(Laid { ground: *ground, tile, level, size, strength: texture.strength.0 })
        });
        Self(laid.collect())
    }

    /// Puts the texture of a ground over a colour, in proportion to the part of the place that the ground covers.
    pub fn lay(&self, ground: Ground, place: Point, cover: f32, colour: &mut [f32; 3]) {
        for laid in self.0.iter().filter(|laid| laid.ground == ground) {
            let (over, alpha) = laid.tile.at(laid.level, place.x / laid.size, place.y / laid.size);
            let part = laid.strength * cover;
            for (level, over) in colour.iter_mut().zip(over) {
                *level += part * (over - *level * alpha);
            }
        }
    }
}
