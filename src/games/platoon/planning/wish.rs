//! What a player asks for with the panels and only this game knows.

use crate::{engine::counters::UnitId, games::platoon::rules::order::Work};

/// What a click on the map means.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum ClickMode {
    #[default]
    Select,
    /// It says where a line of sight begins, and then where it ends.
    Sight,
    /// It lays mines, a fort or a block, or takes it up.
    Lay(Work),
}

/// What a player asks for with the panels, beside what every game knows.
#[derive(Clone, Debug, PartialEq)]
pub enum Wish {
    /// What a click on the map means.
    ClickMode(ClickMode),
    /// Leave a unit out of the answer to a unit that has entered, or take it in again.
    Toggle(UnitId),
    /// Take a unit into the planned attack, or out of it.
    Take(UnitId),
    /// Leave the planned attack.
    Leave,
    /// Enter cover unseen where that is possible, or as usual (10.4, 18.1).
    Unseen(bool),
}
