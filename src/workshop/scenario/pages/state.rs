//! What the panel of the scenario editor shows, and the actions of the author.

use super::lines::KeptLines;
use crate::{
    engine::{
        board::Hex,
        counters::UnitId,
        drafts::{Change, DraftView, Extra, ExtraKind, UnitKind, UnitsOf},
        manual::OptionText,
        orders::SideNames,
    },
    panels::kit::theme::Theme,
    settings::{Colours, DockSide},
};

/// What a click on the map means for the scenario. Sides are 0 and 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Pick {
    /// The first hex of the area of a new group.
    NewGroup { side: usize },
    /// A hex of the area of a group: the first click begins a new area, the next ones extend it.
    Area { side: usize, group: usize },
    /// The first entry hex of a new arrival.
    NewArrival { side: usize },
    /// An entry hex of an arrival; a hex that it has already is removed.
    Entry { side: usize, arrival: usize },
    /// A hex that gives points to a side, or gives them no longer.
    Victory { side: usize, points: i32 },
    /// The hex of a new counter.
    NewPlaced { unit: UnitId },
    /// The new hex of a counter on the map.
    MovePlaced { placed: usize },
    /// A hex that a side holds at the start; none for no side.
    Held { side: Option<usize> },
    /// The first hex of the area of a new thing of a section, by its word.
    NewThing { section: &'static str, list: Extra, what: UnitId },
    /// The hex of a field, or one of its hexes; one that it has already is removed. Of columns, the first click begins a
    /// new area, and the next ones extend it; of pairs, it is the first hex of one.
    Field { section: &'static str, thing: usize, field: usize },
    /// The other hex of a pair, next to the first; a pair that the field has already is removed.
    Pair { section: &'static str, thing: usize, field: usize, from: Hex },
}

/// An action of the author.
#[derive(Clone, Debug, PartialEq)]
pub enum ScenarioAction {
    /// Open the panel for the scenario of the game on the table, or close it.
    Toggle,
    /// Change the scenario. Changes that are typed one after the other into the same field are undone together: the
    /// number is that of the field.
    Change(Change, Option<u32>),
    Undo,
    Redo,
    /// Wait for clicks on the map, or no longer.
    Pick(Option<Pick>),
    /// Take the hex under the cursor of the keyboard, as if it were clicked.
    AtCursor,
    /// Open a game of this scenario with the present view.
    TakeView,
    /// Let this player play that many games against itself.
    BeginFairness(String, u64),
    StopFairness,
    /// Copy a type of units into a list of the author's own, under another id and name.
    NewType {
        of: UnitId,
        id: String,
        name: String,
    },
    /// Change a value of a type in the author's own list, which is given as the file spells it.
    TypeValue {
        id: String,
        path: String,
        text: String,
    },
    /// Go on with the unsaved changes that were found, or discard them.
    Resume(bool),
    Save,
    /// Begin a game of the saved scenario.
    Play,
    Close,
}

/// The parts of the panel, of which one is open.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) enum Tab {
    #[default]
    Texts,
    Units,
    Arrivals,
    Victory,
    Options,
    Fairness,
    Check,
}

impl Tab {
    pub const ALL: [Self; 7] =
        [Self::Texts, Self::Units, Self::Arrivals, Self::Victory, Self::Options, Self::Fairness, Self::Check];
}

/// The test of fairness as it is shown.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct FairnessShown {
    /// The result so far in a line.
    pub line: String,
    /// The number of games so far.
    pub progress: String,
    /// Whether games are being played.
    pub counts: bool,
    /// The reason why it could not be carried out.
    pub failed: Option<String>,
    /// Whether the scenario has changed since it began.
    pub is_old: bool,
}

/// An area in which units enter the map.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct EntryArea {
    pub id: UnitId,
    pub hexes: Vec<Hex>,
}

/// A type in the author's own list of units.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct TypeShown {
    pub id: String,
    pub name: String,
    /// Whether it is the author's own, and not one that comes with the program.
    pub is_own: bool,
    /// Each value with its path.
    pub values: Vec<(String, String)>,
}

/// The content of the panel.
pub(crate) struct EditorState<'a> {
    /// The scenario; none if it cannot be edited, or if unsaved changes are offered.
    pub view: Option<&'a DraftView>,
    /// Whether unsaved changes of the scenario were found, and the author is asked about them.
    pub offers_unsaved: bool,
    /// Whether there are changes that are not saved.
    pub is_unsaved: bool,
    pub sides: [SideNames; 2],
    /// The types of units.
    pub kinds: &'a [UnitKind],
    /// What groups and arrivals can have beside units.
    pub extras: &'a [ExtraKind],
    /// The entry areas of the map.
    pub areas: &'a [EntryArea],
    /// The columns and the rows of the map.
    pub size: (u8, u8),
    /// The types in the author's own list of units; none if the scenario uses one that comes with the program.
    pub types: Option<&'a [TypeShown]>,
    /// The names of the symbols that cards can show.
    pub symbols: &'a [String],
    /// The options of the game, with their texts.
    pub options: &'a [OptionText],
    /// The computer players: the id and the name of each.
    pub players: &'a [(&'static str, String)],
    /// The meaning of clicks on the map.
    pub picks: Option<Pick>,
    /// The hex under the cursor of the keyboard.
    pub cursor: Option<Hex>,
    /// The faults of the last check; none before the first.
    pub faults: Option<&'a [String]>,
    pub fairness: Option<FairnessShown>,
    /// What the editor has done or refused last.
    pub said: Option<&'a str>,
    pub theme: Theme,
    pub colours: Colours,
    /// The side of the dock: the panel is on the other side.
    pub dock: DockSide,
    /// Points at the top that other panels take.
    pub top: f32,
    pub memory: &'a mut EditorMemory,
}

/// An award that is being made.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct AwardMemory {
    /// The side that receives the points.
    pub side: usize,
    /// Whether it is for units that exit the map; otherwise for eliminated enemies.
    pub exits: bool,
    /// The kinds that count, as the file spells them.
    pub kinds: Vec<String>,
    /// Whether types of units are offered.
    pub adds: bool,
}

/// A type that is being made or changed.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct TypesMemory {
    /// Whether the types that can be copied are offered.
    pub adds: bool,
    /// The type that is copied, and the id and name of the copy.
    pub copied: Option<(UnitId, String, String)>,
    /// The open type of the author's own.
    pub open: Option<String>,
    /// The type that was made last, until it is in view.
    pub brought: Option<String>,
    /// A value that was typed and is refused: its path, its text, and the reason once it is known.
    pub typed: Option<(String, String, Option<String>)>,
}

/// The open thing of a section.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct ThingOpen {
    pub section: &'static str,
    pub thing: usize,
}

/// The memory of the panel from frame to frame.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct EditorMemory {
    pub tab: Tab,
    /// The open group or arrival, with its side.
    pub open: Option<(usize, UnitsOf)>,
    /// Whether types are offered for it.
    pub adds: bool,
    /// Whether things for its other lists are offered.
    pub adds_extra: bool,
    /// The carrier whose passenger is chosen.
    pub carrier: Option<String>,
    /// The open counter on the map.
    pub placed: Option<usize>,
    /// The side whose counters are offered.
    pub adds_counter: Option<usize>,
    /// The open thing of a part that only this game has.
    pub thing: Option<ThingOpen>,
    /// The field for which things are offered.
    pub chooses: Option<Pick>,
    /// The award that is being made.
    pub award: AwardMemory,
    /// The type that is being made or changed.
    pub types: TypesMemory,
    /// The text that filters the types.
    pub search: String,
    /// The lines of numbers under the pointer.
    pub lines: KeptLines,
    /// The side and the points of the next victory hexes.
    pub points: (usize, i32),
    /// The number of games and the player of the next test of fairness.
    pub games: u64,
    pub player: Option<&'static str>,
    /// An id that was typed and is not valid.
    pub id: Option<String>,
    /// Whether the panel had the keyboard in the last frame.
    pub has_focus: bool,
}

impl Default for EditorMemory {
    fn default() -> Self {
        Self {
            tab: Tab::default(),
            open: None,
            adds: false,
            adds_extra: false,
            carrier: None,
            placed: None,
            adds_counter: None,
            thing: None,
            chooses: None,
            award: AwardMemory::default(),
            types: TypesMemory::default(),
            search: String::new(),
            lines: KeptLines::default(),
            points: (0, 1),
            games: 40,
            player: None,
            id: None,
            has_focus: false,
        }
    }
}

impl EditorMemory {
    /// Opens a thing of a section instead of whatever is open, or closes it.
    pub fn open_thing(&mut self, thing: Option<ThingOpen>) {
        (self.thing, self.chooses) = (thing, None);
        if thing.is_some() {
            (self.open, self.placed) = (None, None);
        }
    }
}
