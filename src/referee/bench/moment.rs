//! The moments to which orders can be taken back.

use crate::{
    engine::orders::{Game, Position},
    referee::clock::Clocks,
};

/// A moment to which orders can be taken back: that before an order or a command.
pub(super) struct Moment<G: Game> {
    /// The side that gave it.
    pub side: usize,
    pub is_order: bool,
    pub before: Position<G>,
    /// The clocks at their last change before it; none in a game without them, or if they are not known any more.
    pub clocks: Option<Clocks>,
    /// The number of orders before it.
    pub orders: usize,
    /// The number of the last line in force before it.
    pub line: u64,
}
