//! Whole random games.

mod by_chance;
mod fights_by_chance;
mod golden;
mod hostile;
