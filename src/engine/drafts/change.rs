//! The changes of a draft.

use super::{AwardView, Extra, FieldValue, LevelView, PlaceView};
use crate::engine::{board::Hex, counters::UnitId, data::Staging};
use thiserror::Error;

/// A change of a draft. Sides are 0 and 1; groups and arrivals of a side are counted from 0.
#[derive(Clone, Debug, PartialEq)]
pub enum Change {
    Id(UnitId),
    Title(String),
    Summary(String),
    /// The briefing and the opening view.
    Staging(Box<Staging>),
    /// The map file below `scenarios`.
    Map(String),
    /// Removes everything that belongs to its map or its forces: units and works, entries and exits, hexes that give
    /// points, and the briefing. Sides, turns, levels and options stay.
    Clear,
    LastTurn(u8),
    /// The side whose player turn comes first.
    FirstPlayer(usize),
    /// Adds a group that is set up in the smallest area with these hexes. Its side sets up from now on.
    AddGroup {
        side: usize,
        hexes: Vec<Hex>,
    },
    /// Changes the area of a group to the smallest one with these hexes.
    Paint {
        side: usize,
        group: usize,
        hexes: Vec<Hex>,
    },
    RemoveGroup {
        side: usize,
        group: usize,
    },
    AddArrival {
        side: usize,
        turn: u8,
        entry: Vec<Hex>,
    },
    /// Changes the turn and the entry hexes of an arrival.
    Arrival {
        side: usize,
        arrival: usize,
        turn: u8,
        entry: Vec<Hex>,
    },
    RemoveArrival {
        side: usize,
        arrival: usize,
    },
    /// Sets the number of units of a type; 0 removes them.
    Number {
        side: usize,
        of: UnitsOf,
        kind: UnitId,
        number: u8,
    },
    /// Adds an arrival in an entry area, in a game whose arrivals have one.
    AddArrivalIn {
        side: usize,
        turn: u8,
        area: UnitId,
    },
    /// Changes the turn and the entry area of an arrival.
    ArrivalIn {
        side: usize,
        arrival: usize,
        turn: u8,
        area: UnitId,
    },
    /// Sets the number of a thing in a list beside that of the units; 0 removes it.
    Extra {
        side: usize,
        of: UnitsOf,
        list: Extra,
        /// Its id or name, as the file has it.
        what: String,
        number: u8,
    },
    /// Puts a counter into a hex.
    AddPlaced {
        unit: UnitId,
        hex: Hex,
    },
    /// Moves a counter on the map to another hex. They are counted from 0, as all others.
    MovePlaced {
        placed: usize,
        hex: Hex,
    },
    /// Sets the number of such counters in a hex; 0 removes them.
    PlacedNumber {
        placed: usize,
        number: u8,
    },
    /// Changes a place that gives points, or removes it.
    Place {
        number: usize,
        place: Option<PlaceView>,
    },
    /// The dates of the turns, from turn 1.
    Dates(Vec<String>),
    /// Adds an award for units that are eliminated or exit the map.
    AddAward(AwardView),
    /// Changes the points of such an award, by its number in the file.
    AwardPoints {
        award: usize,
        points: i32,
    },
    RemoveAward(usize),
    /// The file with the list of units, below `scenarios`.
    UnitsFile(String),
    /// Makes a hex give these points to a side that controls it at the end, or no points if it gave these before.
    VictoryHex {
        side: usize,
        points: i32,
        hex: Hex,
    },
    /// The side that controls a hex at the start; none if no side does.
    Held {
        side: Option<usize>,
        hex: Hex,
    },
    /// Levels, the lowest first.
    Levels(Vec<LevelView>),
    /// An option by its name and value, as the file spells them.
    Option {
        name: String,
        value: String,
    },
    /// Changes a field of a part that only this game has. Things and fields are counted from 0.
    Field {
        section: &'static str,
        thing: usize,
        field: usize,
        value: FieldValue,
    },
    /// Adds a thing to such a part. It begins with this value, and in the smallest area of whole columns with these hexes
    /// if it has one.
    AddThing {
        section: &'static str,
        with: FieldValue,
        hexes: Vec<Hex>,
    },
    RemoveThing {
        section: &'static str,
        thing: usize,
    },
}

/// The units of a side that are set up together, or arrive together.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum UnitsOf {
    Group(usize),
    Arrival(usize),
}

/// The reason why a draft was not changed.
#[derive(Clone, Debug, Error, PartialEq, Eq)]
pub enum NotChanged {
    #[error("there is no such side")]
    NoSide,
    #[error("there is no such group of units")]
    NoGroup,
    #[error("there is no such arrival")]
    NoArrival,
    #[error("at least one hex is expected")]
    NoHex,
    #[error("scenarios of this game have no such part")]
    NoPart,
    #[error("there is no such counter on the map")]
    NoCounter,
    #[error("only counters without a name of their own have a number")]
    OneCounter,
    #[error("there is no such place")]
    NoPlace,
    #[error("points from 1 to 255 are expected")]
    Points,
    #[error("there is no such award")]
    NoAward,
    #[error("no such kind of units gives points")]
    NoKind,
    #[error("a side must win at every level of this game")]
    NoDraw,
    #[error("a side has this once at most: change the one that it has")]
    OneAsset,
    #[error("there is nothing of that name")]
    NoThing,
    #[error("there is no such field, or it has values of another kind")]
    NoField,
    #[error("a number from {0} to {1} is expected")]
    Range(i32, i32),
    /// There is no such option, or it has no such value.
    #[error("{0}")]
    Option(String),
}

/// Returns the first and the last column, and the first and the last row of the smallest area with these hexes.
pub(super) fn area_of(hexes: &[Hex]) -> Result<((u8, u8), (u8, u8)), NotChanged> {
    let ends = |of: fn(&Hex) -> u8| {
        let (least, most) = (hexes.iter().map(of).min(), hexes.iter().map(of).max());
        least.zip(most).ok_or(NotChanged::NoHex)
    };
    Ok((ends(|hex| hex.column())?, ends(|hex| hex.row())?))
}

/// Returns the first and the last column of the smallest area with these hexes.
///
/// # Errors
/// There are no hexes.
pub fn columns_of(hexes: &[Hex]) -> Result<(u8, u8), NotChanged> {
    area_of(hexes).map(|(columns, _)| columns)
}
