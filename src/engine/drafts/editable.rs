//! The questions that a draft asks a game about its scenario file.

use crate::engine::{
    board::Hex,
    counters::UnitId,
    data::Staging,
    orders::{Sided, Victory},
};
use serde::{Serialize, de::DeserializeOwned};
use std::fmt::Debug;

/// The parts that the scenario files of several games have in common, lent for a change.
pub struct Parts<'a, S, W, O> {
    pub id: &'a mut UnitId,
    pub title: &'a mut String,
    pub summary: &'a mut String,
    pub staging: &'a mut Staging,
    /// The map file below `scenarios`.
    pub map: &'a mut String,
    pub last_turn: &'a mut u8,
    /// The side whose player turn comes first.
    pub first_player: &'a mut S,
    /// The sides that set up, in their order.
    pub set_up: &'a mut Vec<S>,
    pub victory: &'a mut Victory<S, W>,
    pub options: &'a mut O,
}

/// Units that are set up in an area, lent for a change.
pub struct GroupParts<'a> {
    /// The first and the last column.
    pub columns: &'a mut (u8, u8),
    /// The first and the last row; none in a game whose areas are whole columns.
    pub rows: Option<&'a mut (u8, u8)>,
    /// Types and numbers.
    pub units: &'a mut Vec<(UnitId, u8)>,
}

/// Units that arrive in a turn, lent for a change.
pub struct ArrivalParts<'a> {
    pub turn: &'a mut u8,
    pub entry: &'a mut Vec<Hex>,
    /// Types and numbers.
    pub units: &'a mut Vec<(UnitId, u8)>,
}

/// A scenario as it is in its file, which can be changed.
pub trait Editable: Clone + Debug + Serialize + DeserializeOwned + Send + Sync + 'static {
    type Side: Sided;
    /// The kinds of units that give points.
    type What: Clone;
    type Options: Clone + Default + Serialize + DeserializeOwned;
    /// The value of every field `condition`, which is left out if it is the default one; `()` in a game without them.
    type Condition: Default + Serialize;

    /// The fields that a file must have even if they are empty, none, false or 0: a field, or a field within another
    /// one, such as `set_up.units`.
    const KEPT: &'static [&'static str];

    fn parts(&mut self) -> Parts<'_, Self::Side, Self::What, Self::Options>;

    /// The groups of a side that are set up, in the order of the file.
    fn groups(&mut self, side: Self::Side) -> Vec<GroupParts<'_>>;

    /// The arrivals of a side, in the order of the file.
    fn arrivals(&mut self, side: Self::Side) -> Vec<ArrivalParts<'_>>;

    /// Removes the forces, and whatever names a hex in the parts that other games do not have.
    fn clear(&mut self);

    /// Adds a group without units.
    fn add_group(&mut self, side: Self::Side, columns: (u8, u8), rows: (u8, u8));

    /// Adds an arrival without units.
    fn add_arrival(&mut self, side: Self::Side, turn: u8, entry: Vec<Hex>);

    /// Removes a group, counted from 0; there is one.
    fn remove_group(&mut self, side: Self::Side, number: usize);

    /// Removes an arrival, counted from 0; there is one.
    fn remove_arrival(&mut self, side: Self::Side, number: usize);
}
