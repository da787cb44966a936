//! The value of a position: the chance of a side to win from it, by weights that were fitted to games between computer
//! players.

mod valued;

pub use valued::Valued;
