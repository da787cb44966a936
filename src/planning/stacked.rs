//! Where counters are and how they lie over each other.

use crate::engine::{
    board::Hex,
    counters::UnitId,
    orders::{Game, InPlay, Position, counter},
};

/// A game whose counters are in stacks.
pub trait Stacked: Game {
    /// The hex of a unit, if it is on the map.
    fn hex_of(position: &Position<Self>, unit: UnitId) -> Option<Hex> {
        counter::<Self>(&position.public, unit)?.hex()
    }

    /// The counters of a hex from the bottom to the top, by their places in the list of all; a passenger is over its carrier.
    fn stack(position: &Position<Self>, hex: Hex) -> Vec<usize> {
        let counters = Self::counters(&position.public).iter().enumerate();
        counters.filter(|(_, counter)| counter.hex() == Some(hex)).map(|(number, _)| number).collect()
    }
}
