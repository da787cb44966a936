//! The turn of a computer player, which is played outside the hall.

use crate::referee::{any::AnyBench, bench::ComputerTurn, store::Store};

/// The turn of a computer player. It may take long: run it in a thread of its own, with a store of its own.
pub struct HallWork {
    pub(super) game: String,
    /// Its number: the hall may have given up waiting for it.
    pub(super) number: u64,
    pub(super) bench: Box<dyn AnyBench>,
}

/// A turn that was played, to be given back to the hall.
pub struct HallWorkDone {
    pub(super) game: String,
    pub(super) number: u64,
    pub(super) bench: Box<dyn AnyBench>,
    pub(super) turn: ComputerTurn,
}

impl HallWork {
    /// The id of the game.
    pub fn game(&self) -> &str {
        &self.game
    }

    /// Lets the computer player give one order, at this moment in milliseconds of UNIX time. The store must be of the same
    /// games as that of the hall.
    pub fn run(self, store: &mut dyn Store, at: i64) -> HallWorkDone {
        let Self { game, number, mut bench } = self;
        let turn = bench.let_computer_play(store, at);
        HallWorkDone { game, number, bench, turn }
    }
}
