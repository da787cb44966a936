//! The present state of a draft, for the pages that show it. Sides are 0 and 1, in the order of their seats.

use crate::engine::{board::Hex, counters::UnitId, data::Staging};
use serde_json::{Map, Value};

/// The state of a draft.
#[derive(Clone, Debug, PartialEq)]
pub struct DraftView {
    pub id: UnitId,
    pub title: String,
    pub summary: String,
    /// The briefing and the opening view.
    pub staging: Staging,
    /// The map file below `scenarios`.
    pub map: String,
    pub last_turn: u8,
    /// The side whose player turn comes first.
    pub first_player: usize,
    /// The sides that set up, in their order.
    pub set_up: Vec<usize>,
    pub sides: [SideView; 2],
    /// The side whose points, minus those of the other side, are compared with the levels.
    pub points_of: usize,
    pub victory_hexes: Vec<VictoryHex>,
    /// Levels, lowest first.
    pub levels: Vec<LevelView>,
    /// The hexes that each side controls at the start.
    pub held: [Vec<Hex>; 2],
    /// The options by name, as the file spells them.
    pub options: Map<String, Value>,
    pub can_undo: bool,
    pub can_redo: bool,
}

/// The units of a side.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct SideView {
    pub groups: Vec<GroupView>,
    pub arrivals: Vec<ArrivalView>,
}

/// Units that are set up in an area.
#[derive(Clone, Debug, PartialEq)]
pub struct GroupView {
    /// The first and the last column.
    pub columns: (u8, u8),
    /// The first and the last row; none in a game whose areas are whole columns.
    pub rows: Option<(u8, u8)>,
    /// Types and numbers.
    pub units: Vec<(UnitId, u8)>,
}

/// Units that arrive in a turn.
#[derive(Clone, Debug, PartialEq)]
pub struct ArrivalView {
    pub turn: u8,
    pub entry: Vec<Hex>,
    /// Types and numbers.
    pub units: Vec<(UnitId, u8)>,
}

/// A type of units that a scenario can have.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnitKind {
    pub id: UnitId,
    /// Its name, as the list of units states it.
    pub name: String,
    /// The side that can have it.
    pub side: usize,
}

/// A hex that gives points to the side that controls it at the end.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct VictoryHex {
    pub side: usize,
    pub points: i32,
    pub hex: Hex,
}

/// A level of victory.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LevelView {
    pub name: String,
    /// The side that wins; none in a draw.
    pub winner: Option<usize>,
    /// The fewest points.
    pub at_least: i32,
}
