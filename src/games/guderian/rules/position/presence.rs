//! The units and zones of control in each hex (8.0): derived from the counters and updated with them.

use crate::{
    engine::{
        board::{Board, Hex, HexMap},
        counters::UnitId,
    },
    games::guderian::rules::{
        counter::{Counter, Piece},
        kinds::Side,
    },
};
use std::{collections::BTreeMap, sync::Arc};

const NOBODY: u16 = u16::MAX;

/// Stacks and zones, dense.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Presence {
    /// The first counter in each hex.
    first: HexMap<u16>,
    /// For each counter, the next one in its hex; stacks are in the order of numbers.
    next: Vec<u16>,
    /// The number of undisrupted counters of each side that control a hex.
    zones: [HexMap<u8>; 2],
    /// Shared between copies until a counter is added: positions are copied much more often.
    by_id: Arc<BTreeMap<UnitId, Piece>>,
}

impl Default for Presence {
    fn default() -> Self {
        Self {
            first: HexMap::filled(0, NOBODY),
            next: Vec::new(),
            zones: [HexMap::filled(0, 0), HexMap::filled(0, 0)],
            by_id: Arc::default(),
        }
    }
}

impl Presence {
    /// Stacks and zones of these counters.
    pub(crate) fn new(board: &Board, counters: &[Counter]) -> Self {
        let room = board.room();
        let mut presence = Self {
            first: HexMap::filled(room, NOBODY),
            next: Vec::with_capacity(counters.len() + 64),
            zones: [HexMap::filled(room, 0), HexMap::filled(room, 0)],
            by_id: Arc::default(),
        };
        for (number, counter) in counters.iter().enumerate() {
            let piece = Piece(number as u16);
            presence.register(counter.id, piece);
            if let Some(hex) = counter.hex() {
                presence.enter(piece, hex);
                if !counter.condition.disrupted {
                    presence.shift_zone(board, counter.side(), hex, true);
                }
            }
        }
        presence
    }

    /// Makes room for a new counter, which is not on the map yet.
    pub(crate) fn register(&mut self, id: UnitId, piece: Piece) {
        self.next.push(NOBODY);
        Arc::make_mut(&mut self.by_id).insert(id, piece);
    }

    /// The number of counters that it knows.
    pub(crate) fn counters(&self) -> usize {
        self.next.len()
    }

    pub(crate) fn find(&self, id: UnitId) -> Option<Piece> {
        self.by_id.get(&id).copied()
    }

    #[inline]
    pub(crate) fn stack(&self, hex: Hex) -> impl Iterator<Item = Piece> + '_ {
        let mut at = self.first[hex];
        std::iter::from_fn(move || {
            let here = (at != NOBODY).then_some(Piece(at))?;
            at = self.next[here.index()];
            Some(here)
        })
    }

    #[inline]
    pub(crate) fn in_zone_of(&self, side: Side, hex: Hex) -> bool {
        self.zones[side.number()][hex] > 0
    }

    pub(crate) fn enter(&mut self, piece: Piece, hex: Hex) {
        let mut before = NOBODY;
        let mut at = self.first[hex];
        while at != NOBODY && at < piece.0 {
            before = at;
            at = self.next[usize::from(at)];
        }
        self.next[piece.index()] = at;
        match before {
            NOBODY => self.first[hex] = piece.0,
            before => self.next[usize::from(before)] = piece.0,
        }
    }

    pub(crate) fn leave(&mut self, piece: Piece, hex: Hex) {
        let after = self.next[piece.index()];
        if self.first[hex] == piece.0 {
            self.first[hex] = after;
        } else {
            let mut at = self.first[hex];
            while at != NOBODY && self.next[usize::from(at)] != piece.0 {
                at = self.next[usize::from(at)];
            }
            if at != NOBODY {
                self.next[usize::from(at)] = after;
            }
        }
        self.next[piece.index()] = NOBODY;
    }

    /// Adds or removes one counter's zone: its hex and the land around it (8.0).
    pub(super) fn shift_zone(&mut self, board: &Board, side: Side, hex: Hex, more: bool) {
        let zone = &mut self.zones[side.number()];
        for controlled in std::iter::once(hex).chain(board.land_neighbours(hex)) {
            zone[controlled] = if more { zone[controlled] + 1 } else { zone[controlled] - 1 };
        }
    }
}
