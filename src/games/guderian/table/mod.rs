//! Guderian on the table: its hand, its plans, its people, and what its panels are handed.

pub mod attack;
mod commands;
mod decisions;
mod flag;
mod hand;
mod offers;
pub mod people;
pub(super) mod presenting;
pub mod show;
mod spread;
pub mod tabled;
#[cfg(test)]
mod tests;
mod walks;

pub use hand::CallingUp;
