//! Requests of the panels that only this game has.

use crate::{
    engine::{board::Hexside, counters::UnitId},
    games::squad::rules::{
        order::Bend,
        position::{Mission, WorkKind},
    },
};

/// The meaning of a click on the map.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum ClickMode {
    #[default]
    Select,
    /// It sets the beginning of a line of sight, and then its end.
    Sight,
    /// It builds a work, or removes it.
    Build(WorkKind),
    /// It calls this mission; without a mission, a smoke barrage (19).
    Call(Option<Mission>),
    /// It lays smoke of the selected unit (11.1).
    Smoke,
    /// It clears the wire there with the selected unit (20.6).
    ClearWire,
}

/// A request of a player with the panels, in addition to the requests that every game has.
#[derive(Clone, Debug, PartialEq)]
pub enum Wish {
    /// Set the meaning of a click on the map.
    ClickMode(ClickMode),
    /// Add a unit to the planned attack or the answer, or remove it.
    Take(UnitId),
    /// Set whether a unit also fires this weapon, or uses one of this expendable type.
    Weapon { unit: UnitId, weapon: UnitId },
    /// Set the leader of the attack.
    Leader(Option<UnitId>),
    /// Set the target of the planned attack, if it is a single one.
    Target(Option<UnitId>),
    /// Set whether machine guns in opportunity fire leave a lane, and the side to which it bends first (14.5).
    Lane(Option<Bend>),
    /// Set the chosen set of losses, by its number in `planning::losses`.
    Losses(usize),
    /// Set the target of the planned attack, by its number among those that can be attacked.
    Choose(usize),
    /// Cancel the planned attack.
    Leave,
    /// Set the facing of selected vehicles and guns at the end of a move.
    Face(Hexside),
    /// Set whether infantry moves by assault move (6.4).
    AssaultMove(bool),
    /// Set whether a vehicle moves in reverse (7.2).
    Reverse(bool),
}
