//! Requests from the panels that only this game has.

use crate::{engine::counters::UnitId, games::platoon::rules::order::Work};

/// The meaning of a click on the map.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum ClickMode {
    #[default]
    Select,
    /// It sets the start of a line of sight, and then its end.
    Sight,
    /// It lays mines, a fort or a block, or removes it.
    Lay(Work),
}

/// A request from the panels that only this game has.
#[derive(Clone, Debug, PartialEq)]
pub enum Wish {
    /// Set the meaning of a click on the map.
    ClickMode(ClickMode),
    /// Leave a unit out of the answer to a unit that has entered, or include it again.
    Toggle(UnitId),
    /// Add a unit to the planned attack, or remove it.
    Take(UnitId),
    /// Set the target of the planned attack, by its number among those that can be attacked.
    Choose(usize),
    /// Cancel the planned attack.
    Leave,
    /// Enter cover unseen where that is possible, or as usual (10.4, 18.1).
    Unseen(bool),
}
