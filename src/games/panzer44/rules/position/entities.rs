//! Entities: components of the game's counters and markers.

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

/// All markers on the map with their hexes.
pub(crate) fn markers(public: &Public) -> Vec<(Marker, Hex)> {
    let mines = public.mines.iter().map(|(hex, mines)| (Marker::Mines(*mines), *hex));
    let positions = public.positions.iter().map(|hex| (Marker::Position, *hex));
    let wrecks = public.wrecks.iter().map(|hex| (Marker::Wreck, *hex));
    mines.chain(positions).chain(wrecks).collect()
}

/// Removes the game from a world before another game is put into it: its position, counters and markers.
pub fn remove(world: &mut World) {
    orders::unseat::<Panzer44>(world);
    orders::take_away::<Panzer44>(world);
}

/// Whether the entities agree with the position; a check of invariants.
pub fn agree(world: &mut World) -> bool {
    orders::agree::<Panzer44>(world)
}
