//! The present state of a draft, for the pages that show it. Sides are 0 and 1, in the order of their seats.

use crate::engine::{board::Hex, counters::UnitId, data::Staging, text::Text};
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
    /// The side whose player turn comes first; none in a game whose sequence of play states it.
    pub first_player: Option<usize>,
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
    /// The awards for units that are eliminated or exit the map, each with its number in the file.
    pub awards: Vec<(usize, AwardView)>,
    /// The counters on the map at the start; none in a game whose counters are placed by other means.
    pub placed: Option<Vec<PlacedView>>,
    /// The places that give points, in a game that counts places instead of hexes.
    pub places: Option<Vec<PlaceView>>,
    /// The dates of the turns, in a game that has them.
    pub dates: Option<Vec<String>>,
    /// The parts that only this game has, in its own words.
    pub sections: Vec<SectionView>,
    /// The file with the list of units, below `scenarios`.
    pub units_file: String,
    pub chapters: Chapters,
    /// The options by name, as the file spells them.
    pub options: Map<String, Value>,
    pub can_undo: bool,
    pub can_redo: bool,
}

impl DraftView {
    /// Returns the value of a field of a part that only this game has; none if there is no such field.
    pub fn field(&self, section: &str, thing: usize, field: usize) -> Option<&FieldValue> {
        let section = self.sections.iter().find(|one| one.word == section)?;
        section.things.get(thing)?.fields.get(field).map(|field| &field.value)
    }
}

/// The parts of a scenario that not every game has.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Chapters {
    /// Groups of units that are set up in an area.
    pub groups: bool,
    /// Units of a type that arrive at entry hexes; otherwise arrivals have an area and lists of their own.
    pub entry_hexes: bool,
    /// Levels of victory that no side wins.
    pub draws: bool,
    /// The kinds of units that give points when they are eliminated or exit the map.
    pub award_kinds: &'static [AwardKind],
    /// The word before the id of a type of units that gives such points; none if single types give none.
    pub award_type: Option<&'static str>,
    /// The words of the things that a section of a side has at most once.
    pub only_one: &'static [&'static str],
}

/// A kind of units that gives points.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct AwardKind {
    /// Its word in the file.
    pub what: &'static str,
    /// The message with its name.
    pub message: &'static str,
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
    /// Passengers, weapons, works and the like that belong to them.
    pub extras: Vec<ExtraView>,
}

/// Units that arrive in a turn.
#[derive(Clone, Debug, PartialEq)]
pub struct ArrivalView {
    pub turn: u8,
    pub entry: Vec<Hex>,
    /// The entry area, in a game whose arrivals have one.
    pub area: Option<UnitId>,
    /// Types and numbers.
    pub units: Vec<(UnitId, u8)>,
    /// Passengers, weapons, works and the like that belong to them.
    pub extras: Vec<ExtraView>,
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

/// A list of a group or an arrival, beside that of its units.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Extra {
    /// Carriers with their passengers: the types of both, with a `/` between them.
    Loaded,
    Weapons,
    /// Weapons that are used up.
    Expendable,
    Works,
    /// Divisions by their names, each at most once.
    Divisions,
    /// Divisions whose strength is not known yet.
    Untried,
    /// A leader, at most one.
    Leader,
    /// Artillery beside the map, and aircraft.
    Artillery,
    /// Units that observe for that artillery, by their types.
    Observers,
}

impl Extra {
    /// The largest number of a thing in such a list.
    pub fn most(self) -> u8 {
        match self {
            Self::Divisions | Self::Leader => 1,
            _ => 99,
        }
    }
}

/// A thing in such a list, and its number.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ExtraView {
    pub list: Extra,
    /// Its id or name, as the file has it.
    pub what: String,
    pub number: u8,
}

/// A thing that can be in such a list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ExtraKind {
    pub list: Extra,
    /// Its id or name, as the file has it.
    pub what: String,
    /// Its name for players.
    pub name: String,
    /// The side that can have it; none for both.
    pub side: Option<usize>,
    /// Whether groups that are set up can have it. What neither groups nor arrivals can have belongs to a side.
    pub in_groups: bool,
    /// Whether arrivals can have it.
    pub in_arrivals: bool,
}

/// A counter on the map at the start.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PlacedView {
    /// The counter, or the type of it if there are several.
    pub unit: UnitId,
    pub number: u8,
    pub hex: Hex,
}

/// A place that gives points to the side that holds all of its hexes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlaceView {
    pub name: String,
    pub hexes: Vec<Hex>,
    pub points: u8,
    /// Whether the other side gains points by retaking it.
    pub retaken: bool,
}

/// An award for units.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AwardView {
    /// The side that receives the points.
    pub side: usize,
    pub points: i32,
    pub reason: AwardReason,
}

/// The reason of an award for units. Kinds are words of the file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum AwardReason {
    /// Each unit of these kinds of a side that is eliminated.
    Destroyed { of: usize, kinds: Vec<String> },
    /// Each of the side's own units of these kinds that exits the map.
    Exited { kinds: Vec<String> },
}

/// A part of a scenario that only its game has: things with fields, in the words of the game.
#[derive(Clone, Debug, PartialEq)]
pub struct SectionView {
    /// The word by which changes name it.
    pub word: &'static str,
    pub page: SectionPage,
    /// The side that has it, if each side has one: then both have the same heading.
    pub side: Option<usize>,
    /// Its heading.
    pub title: Text,
    /// The meaning of its fields in a game.
    pub about: Text,
    pub things: Vec<ThingView>,
    /// The button that adds a thing; none if there can be no other.
    pub adds: Option<AddView>,
    /// The button that removes a thing; none if there must be one.
    pub removes: Option<Text>,
}

/// The page of the editor on which a section is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SectionPage {
    Units,
    Arrivals,
    Victory,
    Options,
}

/// The button that adds a thing.
#[derive(Clone, Debug, PartialEq)]
pub struct AddView {
    pub label: Text,
    pub with: AddWith,
}

/// The kind of the value that a new thing begins with.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AddWith {
    /// One of the things of this list, which the author chooses.
    Thing(Extra),
    /// An entry area of the map.
    Area,
    /// One of the things that this side can have beside its groups and arrivals. Works begin where the map is clicked.
    OfSide(usize),
    /// Nothing: the author changes it afterwards.
    Nothing,
}

/// A thing in a section.
#[derive(Clone, Debug, PartialEq)]
pub struct ThingView {
    pub name: ThingName,
    pub fields: Vec<FieldView>,
}

/// The name of a thing.
#[derive(Clone, Debug, PartialEq)]
pub enum ThingName {
    /// None: it is the only thing of a section, whose fields are always open.
    None,
    Own(Text),
    /// That of its kind: its list, and its id or word as the kinds of the game have it.
    Of {
        list: Extra,
        what: String,
        /// The name that the author has given it, if it has one.
        called: Option<String>,
    },
}

impl ThingName {
    /// Whether it is that of this kind: its list, and its id or word.
    pub fn is_of(&self, in_list: Extra, kind: &str) -> bool {
        matches!(self, Self::Of { list, what, .. } if *list == in_list && what == kind)
    }
}

/// A field of a thing.
#[derive(Clone, Debug, PartialEq)]
pub struct FieldView {
    pub label: Text,
    pub value: FieldValue,
}

/// The value of a field. For a change its limits and words are without meaning.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum FieldValue {
    /// A new thing of a section begins with no value.
    Nothing,
    Number {
        number: i32,
        least: i32,
        most: i32,
    },
    /// The numbers of things of a few kinds.
    Numbers {
        /// The word of each kind in the file, and the message with its name.
        words: &'static [(&'static str, &'static str)],
        numbers: Vec<u8>,
    },
    /// A text that is typed.
    Text(String),
    /// An id that is typed.
    Id(String),
    Hex(Hex),
    Hexes(Vec<Hex>),
    /// Pairs of adjacent hexes.
    Pairs(Vec<(Hex, Hex)>),
    Columns {
        /// The first and the last one; none for all.
        columns: Option<(u8, u8)>,
        /// Whether it may be none.
        or_all: bool,
    },
    /// An entry area of the map.
    Area(UnitId),
    /// One of the things that [`ExtraKind`] lists, by its id.
    Thing {
        list: Extra,
        what: String,
    },
    /// Types of units, or single counters in a game that has them.
    Units {
        /// The side that has them; none for both.
        side: Option<usize>,
        units: Vec<UnitId>,
    },
    Choice {
        /// The messages of the choices.
        words: &'static [&'static str],
        /// The number of the chosen one; none if the value is none of them.
        chosen: Option<usize>,
    },
}
