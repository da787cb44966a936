//! The questions that a draft asks a game about its scenario file.

use super::{AwardKind, Change, DraftView, FieldValue, ListParts, NotChanged, SectionParts};
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
    /// The side whose player turn comes first; none in a game whose sequence of play states it.
    pub first_player: Option<&'a mut S>,
    /// The sides that set up, in their order; none in a game without groups that are set up.
    pub set_up: Option<&'a mut Vec<S>>,
    /// The conditions of victory, in a game that has those of most games.
    pub victory: Option<&'a mut Victory<S, W>>,
    /// The file with the list of units, below `scenarios`.
    pub units_file: &'a mut String,
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
    /// The lists beside that of the units.
    pub lists: Vec<ListParts<'a>>,
}

/// Units that arrive in a turn, lent for a change.
pub struct ArrivalParts<'a> {
    pub turn: &'a mut u8,
    pub entry: &'a mut Vec<Hex>,
    /// Types and numbers.
    pub units: &'a mut Vec<(UnitId, u8)>,
    /// The lists beside that of the units.
    pub lists: Vec<ListParts<'a>>,
}

/// A scenario as it is in its file, which can be changed.
pub trait Editable: Clone + Debug + Serialize + DeserializeOwned + Send + Sync + 'static {
    type Side: Sided;
    /// The kinds of units that give points.
    type What: Clone + Serialize + DeserializeOwned;
    type Options: Clone + Default + Serialize + DeserializeOwned;
    /// The value of every field `condition`, which is left out if it is the default one; `()` in a game without them.
    type Condition: Default + Serialize;

    /// The fields that a file must have even if they are empty, none, false or 0: a field, or a field within another
    /// one, such as `set_up.units`.
    const KEPT: &'static [&'static str];
    /// The kinds of units that give points when they are eliminated or exit the map.
    const AWARD_KINDS: &'static [AwardKind] = &[];
    /// The word before the id of a type that gives such points; none if single types give none.
    const AWARD_TYPE: Option<&'static str> = None;
    /// Whether arrivals have units of some types and entry hexes; otherwise [`Self::complete`] states them.
    const HAS_ENTRY_HEXES: bool = true;
    /// The words of the things that a section of a side has at most once.
    const ONLY_ONE: &'static [&'static str] = &[];

    fn parts(&mut self) -> Parts<'_, Self::Side, Self::What, Self::Options>;

    /// Adds to the view what only this game has.
    fn complete(&self, _: &mut DraftView) {}

    /// Carries out a change in the way of this game; none if it is carried out as in most games.
    fn change_own(&mut self, _: &Change) -> Option<Result<(), NotChanged>> {
        None
    }

    /// The groups of a side that are set up, in the order of the file.
    fn groups(&mut self, _: Self::Side) -> Vec<GroupParts<'_>> {
        Vec::new()
    }

    /// The arrivals of a side, in the order of the file.
    fn arrivals(&mut self, _: Self::Side) -> Vec<ArrivalParts<'_>> {
        Vec::new()
    }

    /// The parts that only this game has, in the order in which they are shown.
    fn sections(&mut self) -> Vec<SectionParts<'_>> {
        Vec::new()
    }

    /// Makes what depends on a field of this section fit its new value.
    fn fit(&mut self, _section: &str) {}

    /// Adds a thing to a section. It begins with this value, and with these hexes if it has an area.
    ///
    /// # Errors
    /// The section can have no other thing, or none that begins with these.
    fn add_thing(&mut self, _section: &str, _with: &FieldValue, _hexes: &[Hex]) -> Result<(), NotChanged> {
        Err(NotChanged::NoPart)
    }

    /// Removes a thing of a section whose things can be removed, counted from 0; there is one.
    fn remove_thing(&mut self, _section: &str, _thing: usize) {}

    /// Removes the forces, and whatever names a hex in the parts that other games do not have.
    fn clear(&mut self) {}

    /// Adds a group without units.
    fn add_group(&mut self, _: Self::Side, _columns: (u8, u8), _rows: (u8, u8)) {}

    /// Adds an arrival without units.
    fn add_arrival(&mut self, _: Self::Side, _turn: u8, _entry: Vec<Hex>) {}

    /// Removes a group, counted from 0; there is one.
    fn remove_group(&mut self, _: Self::Side, _number: usize) {}

    /// Removes an arrival, counted from 0; there is one.
    fn remove_arrival(&mut self, _: Self::Side, _number: usize) {}
}
