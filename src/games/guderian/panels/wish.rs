//! What a player asks for with the panels and only this game knows.

use crate::games::guderian::rules::{free_hand::Placing, table_command::Command};
use crate::panels::Action;

/// What a player asks for with the panels, beside what every game knows.
#[derive(Clone, Debug, PartialEq)]
pub enum Wish {
    /// Take a division of the South-Western Front, to be put on the map.
    CallUp,
    /// Carry out the planned attack.
    ResolveAttack,
    /// Give the planned attack up.
    CancelAttack,
    /// Carry out a command of the table.
    Table(Command),
    /// Take back everything that was done since the referee went out.
    BackToReferee,
    /// Place this with each click on the map; none to stop.
    PlaceByClick(Option<Placing>),
    /// Save the position as a scenario with this title.
    SaveScenario(String),
}

impl From<Wish> for Action {
    fn from(wish: Wish) -> Self {
        Self::own(wish)
    }
}
