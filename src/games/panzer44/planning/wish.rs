//! What a player asks for with the panels and only this game knows.

use crate::{
    engine::{board::Hex, counters::UnitId},
    games::panzer44::rules::{
        kinds::{Mines, Pattern},
        order::Order,
        plot::{Barrage, Instruction, Task, Tool},
    },
};

/// What a click on the map means.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum ClickMode {
    #[default]
    Select,
    /// It says where a line of sight begins, and then where it ends.
    Sight,
    /// It calls a fire of this battery.
    Call(UnitId, Pattern),
    /// It sends aircraft.
    Fly,
    /// It mines a hex, or takes the mines up.
    Mine(Mines),
    /// It digs a position, or fills it in.
    Dig,
}

/// What a player asks for with the panels, beside what every game knows.
#[derive(Clone, Debug, PartialEq)]
pub enum Wish {
    /// Put an order on the plot.
    Put(UnitId, Task),
    /// Let everybody move on the way that was led in the plot.
    AllAsPlanned,
    /// Let a unit move on its way, and whoever rides in it get out where it ends.
    AsPlanned(UnitId),
    /// Let every unit enter that is due.
    EnterAll,
    /// Strike the order of a unit off the plot.
    StrikeOff(UnitId),
    /// Call a fire of off-board artillery.
    Call(Barrage),
    /// Call a fire off again.
    CallOff(UnitId),
    /// Send aircraft to a hex, or call them off.
    Fly(Hex),
    /// What a drag means.
    Tool(Tool),
    /// Whom opportunity fire is to open at.
    At(Instruction),
    /// Empty the plot.
    Clear,
    /// What a click on the map means.
    ClickMode(ClickMode),
    /// Look at a fire that is to be carried out, before its dice are thrown.
    Choose(Order),
    /// Aim at this hex, or at none.
    Aim(Option<Hex>),
}
