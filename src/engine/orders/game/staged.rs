//! The faults of the introduction of a scenario.

use crate::engine::{
    board::{Board, Hex},
    data::{Fault, Staging},
    orders::Game,
};

/// Returns the faults of the introduction of a scenario on this board, by paths in its file.
pub fn staging_faults<G: Game>(staging: &Staging, board: &Board) -> Vec<Fault> {
    let on_map = |hex: &str| hex.parse().is_ok_and(|hex: Hex| board.contains(hex));
    staging.faults(on_map, G::SIDES.map(|side| side.name))
}
