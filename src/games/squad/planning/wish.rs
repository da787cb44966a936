//! What a player asks for with the panels and only this game knows.

use crate::{
    engine::{board::Side6, counters::UnitId},
    games::squad::rules::{
        order::Bend,
        position::{Mission, WorkKind},
    },
};

/// What a click on the map means.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum ClickMode {
    #[default]
    Select,
    /// It says where a line of sight begins, and then where it ends.
    Sight,
    /// It builds a work, or takes it up.
    Build(WorkKind),
    /// It calls this down; without a mission, a barrage of smoke (19).
    Call(Option<Mission>),
    /// Smoke of the selected unit falls there (11.1).
    Smoke,
    /// The selected unit clears the wire there (20.6).
    ClearWire,
}

/// What a player asks for with the panels, beside what every game knows.
#[derive(Clone, Debug, PartialEq)]
pub enum Wish {
    /// What a click on the map means.
    ClickMode(ClickMode),
    /// Take a unit into the planned attack or the answer, or out of it.
    Take(UnitId),
    /// Whether a unit fires this weapon too, or uses up one of this type.
    Weapon { unit: UnitId, weapon: UnitId },
    /// Which leader directs the attack.
    Leader(Option<UnitId>),
    /// Which of its targets the planned attack is made on, if it is on one alone.
    Target(Option<UnitId>),
    /// Whether machine guns that fire by opportunity leave a lane, and to which side it bends first (14.5).
    Lane(Option<Bend>),
    /// Which of the sets of losses is meant, by its number in `planning::losses`.
    Losses(usize),
    /// Leave the planned attack.
    Leave,
    /// How selected vehicles and guns are to face at the end of a move.
    Face(Side6),
    /// Whether infantry moves by assault move (6.4).
    AssaultMove(bool),
    /// Whether a vehicle backs (7.2).
    Reverse(bool),
}
