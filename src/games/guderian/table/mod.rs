//! Guderian on the table: what its counters show, and what the table asks of it.

pub mod arriving;
pub mod attack;
mod commands;
mod decisions;
pub mod face;
mod flag;
pub mod furniture;
mod hand;
mod offers;
pub mod overlays;
pub mod people;
pub mod pictured;
mod presenting;
#[cfg(test)]
mod script_tests;
pub mod show;
mod spread;
pub mod tabled;
#[cfg(test)]
mod tests;
mod walks;

pub use hand::CallingUp;
