//! Entities: what those of the game's counters and markers bear.

use super::Public;
use crate::{
    engine::{
        board::Hex,
        orders::{self, usual_counter},
    },
    games::panzer44::rules::{
        Panzer44,
        counter::{Condition, Counter, Place},
        kinds::Mines,
    },
};
use bevy::prelude::*;

#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
pub enum Marker {
    Mines(Mines),
    /// An improved position.
    Position,
    Wreck,
}

usual_counter!(Counter, Place, Condition);

/// Every marker on the map and where it lies.
pub(crate) fn markers(public: &Public) -> Vec<(Marker, Hex)> {
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
