//! Guderian on the table: its hand, its plans, its people, and the state for its panels.

pub mod people;
pub mod show;
pub mod tabled;
#[cfg(test)]
mod tests;
