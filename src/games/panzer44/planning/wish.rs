//! Requests of the panels that only this game has.

use crate::{
    engine::{board::Hex, counters::UnitId},
    games::panzer44::rules::{
        kinds::{Mines, Pattern},
        order::Order,
        plot::{Barrage, Instruction, Task, Tool},
    },
};

/// The meaning of a click on the map.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum ClickMode {
    #[default]
    Select,
    /// It sets the beginning of a line of sight, and then its end.
    Sight,
    /// It calls a fire of this battery.
    Call(UnitId, Pattern),
    /// It sends aircraft.
    Fly,
    /// It mines a hex, or removes the mines.
    Mine(Mines),
    /// It digs a position, or fills it in.
    Dig,
}

/// A request of a player with the panels, in addition to the requests that every game has.
#[derive(Clone, Debug, PartialEq)]
pub enum Wish {
    /// Put an order on the plot.
    Put(UnitId, Task),
    /// Move all units on the paths that were led in the plot.
    AllAsPlanned,
    /// Move a unit on its path, and unload its passenger at the end.
    AsPlanned(UnitId),
    /// Let all units enter that are due.
    EnterAll,
    /// Remove the order of a unit from the plot.
    StrikeOff(UnitId),
    /// Call a fire of off-board artillery.
    Call(Barrage),
    /// Cancel a fire.
    CallOff(UnitId),
    /// Send aircraft to a hex, or cancel them.
    Fly(Hex),
    /// Set the meaning of a drag.
    Tool(Tool),
    /// Set the target of opportunity fire.
    At(Instruction),
    /// Empty the plot.
    Clear,
    /// Set the meaning of a click on the map.
    ClickMode(ClickMode),
    /// Show a fire that is to be executed, before its dice are rolled.
    Choose(Order),
    /// Aim at this hex, or at none.
    Aim(Option<Hex>),
}
