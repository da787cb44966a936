//! Entities: what those of the game's counters and markers bear.

use super::{
    Panzer44,
    counter::{Condition, Counter, Place},
    kinds::Mines,
    position::Public,
};
use crate::engine::{
    board::Hex,
    counters::Word,
    orders::{self, InPlay},
};
use bevy::prelude::*;

#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
pub enum Marker {
    Mines(Mines),
    /// An improved position.
    Position,
    Wreck,
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
    let mines = public.mines.iter().map(|(hex, mines)| (Marker::Mines(*mines), *hex));
    let positions = public.positions.iter().map(|hex| (Marker::Position, *hex));
    let wrecks = public.wrecks.iter().map(|hex| (Marker::Wreck, *hex));
    mines.chain(positions).chain(wrecks).collect()
}

/// Takes the game out of a world that another game is put into: its position, its counters and markers.
pub fn remove(world: &mut World) {
    orders::unseat::<Panzer44>(world);
    orders::take_away::<Panzer44>(world);
}

/// Whether the entities say what the position says; a check on ourselves.
pub fn agree(world: &mut World) -> bool {
    orders::agree::<Panzer44>(world)
}
