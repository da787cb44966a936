//! Guderian on the table: its hand, its plans, its people, and what its panels are handed.

pub mod people;
pub mod show;
pub mod tabled;
#[cfg(test)]
mod tests;
