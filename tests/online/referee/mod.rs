//! Games between two homes: the referee at one end, players and spectators at the other, and a line between them that
//! loses, doubles and delays.

mod clients;
mod clocks;
mod computers;
mod damaged;
mod delays;
mod dice;
mod draws;
mod faulty_store;
mod games;
mod hostile;
mod kept;
mod memory_line;
mod messages;
mod orders;
pub mod room;
mod seen;
mod takebacks;
