//! Tiles of the sheet, and which of them is wanted first.

use crate::art::painter::{PixelRect, SheetRect, WorldRect};

/// Pixels of a hex radius at the levels that are painted for every zoom.
pub(in crate::table::map) const LEVELS: [f32; 3] = [14.0, 28.0, 56.0];
/// Side of a tile of the sheet in pixels: small enough that little of it is outside the window.
const TILE: u32 = 512;

/// A tile of the sheet at a zoom.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct TileKey {
    /// The bits of the pixels of a hex radius.
    pub(super) radius: u32,
    /// Its place on the pixel grid of that zoom.
    pub area: PixelRect,
}

impl TileKey {
    /// Returns all tiles of a sheet at a zoom.
    pub fn all(sheet: &SheetRect, radius: f32) -> Vec<Self> {
        let tiles = PixelRect::covering(sheet.paper, radius).tiles(TILE);
        tiles.into_iter().map(|area| Self { radius: radius.to_bits(), area }).collect()
    }

    /// Returns the pixels of a hex radius.
    pub fn radius(self) -> f32 {
        f32::from_bits(self.radius)
    }

    /// Whether the tile fits one zoom only, pixel for pixel, and is useless at any other.
    pub fn is_exact(self) -> bool {
        !LEVELS.contains(&self.radius())
    }

    pub fn world(self) -> WorldRect {
        self.area.world(self.radius())
    }
}

/// Removes the most urgent tile and returns it: one of the coarsest level, which covers the sketch at any zoom; after
/// that, the last.
pub(super) fn most_urgent(wanted: &mut Vec<TileKey>) -> Option<TileKey> {
    match wanted.iter().rposition(|key| key.radius() == LEVELS[0]) {
        Some(coarse) => Some(wanted.remove(coarse)),
        None => wanted.pop(),
    }
}
