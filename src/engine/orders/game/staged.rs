//! What is wrong with what a scenario of a game tells its players.

use crate::engine::{
    board::{Board, Hex},
    data::{Fault, Staging},
    orders::Game,
};

/// What is wrong with what a scenario on this board tells its players, by paths in its file.
pub fn staging_faults<G: Game>(staging: &Staging, board: &Board) -> Vec<Fault> {
    let on_map = |hex: &str| hex.parse().is_ok_and(|hex: Hex| board.contains(hex));
    staging.faults(on_map, G::SIDES.map(|side| side.name))
}
