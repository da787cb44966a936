//! Entities: what those of the game's counters and markers bear.

use super::{
    counter::{Condition, Counter, Place},
    kinds::Side,
    position::Public,
};
use crate::engine::{board::Hex, counters::Word, orders::InPlay};
use bevy::prelude::*;

#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
pub enum Marker {
    Mines,
    Fort(Side),
    Block,
    /// So many wrecks.
    Wrecks(u8),
    Registration(Word),
}

impl InPlay for Counter {
    type Parts = (Place, Condition);

    fn id(&self) -> Word {
        self.id
    }

    fn hex(&self) -> Option<Hex> {
        self.hex()
    }

    fn side(&self) -> usize {
        self.side.number()
    }

    fn is_in_play(&self) -> bool {
        self.is_in_play()
    }

    fn carrier(&self) -> Option<Word> {
        self.carrier()
    }

    fn waits_with(&self, other: &Self) -> bool {
        let waits = matches!(self.place, Place::SetUp(_) | Place::Due(_));
        waits && (self.side, self.place) == (other.side, other.place)
    }

    fn is_of_one_kind(&self, other: &Self) -> bool {
        self.kind == other.kind
    }

    fn parts(&self, _: usize) -> Self::Parts {
        (self.place, self.condition.clone())
    }
}

/// Every marker on the map and where it lies.
pub(super) fn markers(public: &Public) -> Vec<(Marker, Hex)> {
    let mines = public.mines.keys().map(|hex| (Marker::Mines, *hex));
    let forts = public.forts.iter().map(|(hex, fort)| (Marker::Fort(fort.side), *hex));
    let blocks = public.blocks.iter().map(|hex| (Marker::Block, *hex));
    let wrecks = public.wrecks.iter().map(|(hex, number)| (Marker::Wrecks(*number), *hex));
    let fire = public.registrations.iter().map(|marker| (Marker::Registration(marker.unit), marker.hex));
    mines.chain(forts).chain(blocks).chain(wrecks).chain(fire).collect()
}
