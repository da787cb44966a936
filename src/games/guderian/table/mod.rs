//! Guderian on the table: what its counters show, and what the table asks of it.

pub mod arriving;
pub mod face;
pub mod furniture;
pub mod overlays;
pub mod people;
pub mod pictured;
mod presenting;
#[cfg(test)]
mod script_tests;
pub mod show;
pub mod tabled;
#[cfg(test)]
mod tests;
