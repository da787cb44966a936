//! The pieces of tiles that are still to be painted as they are, in their order.

use super::tile_key::TileKey;
use crate::art::painter::PixelRect;
use std::collections::VecDeque;

/// A piece of a tile.
pub(super) type Piece = (TileKey, PixelRect);

/// The order of a piece.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Urgency {
    /// A stroke that can be seen: it is painted at once.
    Stroke,
    /// The rest of what can be seen; a rough picture of it is there.
    Seen,
    /// All that cannot be seen now.
    Other,
}

/// The pieces that are still to be painted.
#[derive(Default)]
pub(super) struct Owed {
    strokes: VecDeque<Piece>,
    seen: VecDeque<Piece>,
    others: VecDeque<Piece>,
}

impl Owed {
    fn of(&mut self, urgency: Urgency) -> &mut VecDeque<Piece> {
        match urgency {
            Urgency::Stroke => &mut self.strokes,
            Urgency::Seen => &mut self.seen,
            Urgency::Other => &mut self.others,
        }
    }

    /// Adds a piece, which is painted once.
    pub fn add(&mut self, urgency: Urgency, piece: Piece) {
        [&mut self.strokes, &mut self.seen, &mut self.others]
            .into_iter()
            .for_each(|pieces| pieces.retain(|known| *known != piece));
        self.of(urgency).push_back(piece);
    }

    /// Puts a piece back that was not painted.
    pub fn put_back(&mut self, urgency: Urgency, piece: Piece) {
        self.of(urgency).push_front(piece);
    }

    /// Takes the next piece of this urgency.
    pub fn take(&mut self, urgency: Urgency) -> Option<Piece> {
        self.of(urgency).pop_front()
    }

    /// Takes a piece, except strokes, for which the ground is prepared: the ground is then used for all tiles before it
    /// is dropped.
    pub fn take_ready(&mut self, is_ready: impl Fn(&Piece) -> bool) -> Option<(Urgency, Piece)> {
        [Urgency::Seen, Urgency::Other].into_iter().find_map(|urgency| {
            let pieces = self.of(urgency);
            let ready = pieces.iter().position(&is_ready)?;
            Some((urgency, pieces.remove(ready)?))
        })
    }

    /// The number of pieces of this urgency.
    pub fn count(&self, urgency: Urgency) -> usize {
        match urgency {
            Urgency::Stroke => self.strokes.len(),
            Urgency::Seen => self.seen.len(),
            Urgency::Other => self.others.len(),
        }
    }
}
