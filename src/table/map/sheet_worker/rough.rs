//! The rough picture of a large change: what can be seen of it is painted from few samples first, and then as usual.

use super::tile_key::TileKey;
use crate::art::painter::{Changes, Layers, Layout, Painter, PixelRect, Raster, WorldRect};
use std::{collections::VecDeque, sync::Arc};

/// The least changed ground, in square hex radii, that is painted roughly first: a stroke changes less.
const LARGE: f32 = 600.0;

/// The pieces of tiles that are still to be painted roughly.
pub(super) struct Rough {
    painter: Painter,
    pieces: VecDeque<(TileKey, PixelRect)>,
}

impl Rough {
    /// Prepares a change on the tiles that can be seen; none if it is small, or cannot be seen.
    pub fn of(layout: &Arc<Layout>, found: &Changes, seen: impl Iterator<Item = TileKey>) -> Option<Self> {
        let size = |part: &WorldRect| part.width() * part.height();
        if found.parts.iter().map(size).sum::<f32>() < LARGE {
            return None;
        }
        let map = layout.sheet().neat_line;
        let mut pieces = VecDeque::new();
        for key in seen {
            let radius = key.radius();
            let Some(inside) = PixelRect::covering(map, radius).shared(&key.area) else { continue };
            let changed =
                found.parts.iter().filter_map(|part| PixelRect::covering(*part, radius).shared(&inside));
            pieces.extend(changed.map(|piece| (key, piece)));
        }
        let places = pieces.iter().map(|(key, piece)| piece.world(key.radius()));
        let part = places.reduce(|one, other| one.joined(&other))?;
        Some(Self { painter: Painter::rough(layout, part), pieces })
    }

    /// Paints the next piece; none after the last.
    pub fn paint_next(&mut self) -> Option<(TileKey, Raster)> {
        let (key, piece) = self.pieces.pop_front()?;
        // From far away too it is painted at its own zoom: the coarsest level, shrunk, would take far longer.
        Some((key, self.painter.paint_map_at_once(key.radius(), piece, Layers::STATIC)))
    }
}
