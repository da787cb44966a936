//! Rough pictures, from few samples of the ground: of a large change, and of tiles of a large map that is being edited.
//! What can be seen is painted roughly first, and then as it is.

use super::tile_key::TileKey;
use crate::art::painter::{Changes, Layers, Layout, Painter, PixelRect, Raster, WorldRect};
use std::{collections::VecDeque, sync::Arc};

/// The least changed ground, in square hex radii, that is painted roughly first: a stroke changes less.
const LARGE: f32 = 600.0;

/// Whether a change is too large to be painted at once as it is.
pub(super) fn is_large(found: &Changes) -> bool {
    let size = |part: &WorldRect| part.width() * part.height();
    found.parts.iter().map(size).sum::<f32>() >= LARGE
}

/// A piece of a tile; none if the window waits for the whole tile.
pub(super) type RoughPiece = (TileKey, Option<PixelRect>);

/// The pieces of tiles that are still to be painted roughly.
pub(super) struct Rough {
    ground: RoughGround,
    pieces: VecDeque<RoughPiece>,
}

impl Rough {
    /// Prepares to paint pieces; none if there are no pieces.
    pub fn of(layout: &Arc<Layout>, pieces: VecDeque<RoughPiece>) -> Option<Self> {
        if pieces.is_empty() {
            return None;
        }
        let map = layout.sheet().neat_line;
        let places = pieces.iter().filter_map(|(key, piece)| {
            let inside = PixelRect::covering(map, key.radius()).shared(&piece.unwrap_or(key.area))?;
            Some(inside.world(key.radius()))
        });
        // Tiles beside the map need none of its ground.
        let nothing = WorldRect::about(map.centre(), 1.0, 1.0);
        let part = places.reduce(|one, other| one.joined(&other)).unwrap_or(nothing);
        Some(Self { ground: RoughGround::of(layout, part), pieces })
    }

    /// Takes the next piece, with the ground to paint it; none after the last.
    pub fn take_next(&mut self) -> Option<(RoughPiece, &RoughGround)> {
        let piece = self.pieces.pop_front()?;
        Some((piece, &self.ground))
    }

    /// Leaves out what is left of some tiles: there is something newer on them.
    pub fn leave(&mut self, tiles: &[TileKey]) {
        self.pieces.retain(|(key, _)| !tiles.contains(key));
    }

    /// The tiles that the window waits for.
    pub fn awaited(&self) -> impl Iterator<Item = TileKey> {
        self.pieces.iter().filter(|(_, piece)| piece.is_none()).map(|(key, _)| *key)
    }
}

/// Returns the pieces of a tile that a change affects, within the map.
pub(super) fn pieces(found: &Changes, map: WorldRect, key: TileKey) -> impl Iterator<Item = RoughPiece> {
    let radius = key.radius();
    let inside = PixelRect::covering(map, radius).shared(&key.area);
    let changed = move |part: &WorldRect| PixelRect::covering(*part, radius).shared(&inside?);
    found.parts.iter().filter_map(changed).map(move |piece| (key, Some(piece)))
}

/// The rough ground of a part of a map.
pub(super) struct RoughGround {
    painter: Painter,
    part: WorldRect,
    /// The parts that have changed since it was made.
    pub since: Vec<WorldRect>,
}

impl RoughGround {
    /// Prepares the ground of a part.
    pub fn of(layout: &Arc<Layout>, part: WorldRect) -> Self {
        Self { painter: Painter::rough(layout, part), part, since: Vec::new() }
    }

    /// Whether it can be painted from here.
    pub fn holds(&self, place: &WorldRect) -> bool {
        super::draft::holds(&self.part, place)
    }

    /// Paints a piece of the map.
    pub fn paint(&self, radius: f32, piece: PixelRect) -> Raster {
        // From far away too it is painted at its own zoom: the coarsest level, shrunk, would take far longer.
        self.painter.paint_map_at_once(radius, piece, Layers::STATIC)
    }
}
