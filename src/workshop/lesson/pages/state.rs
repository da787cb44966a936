//! What the panel of the recorder shows, and the actions of the author.

use super::chosen::{GoalForm, GoalsKnown};
use crate::{
    engine::{board::Hex, counters::UnitId},
    panels::kit::theme::Theme,
    settings::{Colours, DockSide},
    workshop::lesson::{Draft, Edit, FaultTold, TryOf},
};
use std::collections::BTreeMap;

/// A hex that is asked for, for a mark of a step.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Pick {
    /// The step, from 0.
    pub step: usize,
    pub mark: PickedMark,
}

/// The mark that a hex is asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum PickedMark {
    Ring,
    /// None: the hex is only kept in view.
    InView,
    /// An arrow, from this hex once it is known.
    Arrow(Option<Hex>),
    /// None: the goal that is being chosen names the hex.
    GoalHex,
    /// None: the goal that is being chosen names a unit in the hex.
    GoalUnit,
}

/// A try at the goal of a step that is recorded.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Trial {
    /// The step, from 0.
    pub step: usize,
    pub of: TryOf,
}

/// The order that is kept as a wrong turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Catch {
    /// The next one, for the step that follows it.
    Next,
    /// One that is given in the position before this step, counted from 0, for this step.
    Of(usize),
}

/// An action of the author.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum RecorderAction {
    Edit(Edit),
    Undo,
    Redo,
    /// Accept the order of a step with any units.
    AnyUnits(usize),
    /// Accept the order of a step with any end.
    AnyEnd(usize),
    /// Answer all orders of the same kind as a wrong turn of a step like it.
    AllLike(usize, usize),
    /// Keep an order from the game, as a wrong turn; or no longer.
    CatchWrong(Option<Catch>),
    /// Wait for a click on the map, or no longer.
    Pick(Option<Pick>),
    /// Mark the hex under the cursor of the keyboard.
    AtCursor(Pick),
    /// Begin a new lesson here.
    Anew,
    /// Record the orders from now on, or stop.
    Record(bool),
    /// Show the position of a puzzle on the table.
    Lay(usize),
    /// Record a try at the goal of a puzzle from its position on, or stop.
    Try(Option<Trial>),
    Check,
    /// Begin the lesson on the table.
    TryIt,
    Save,
    Close,
}

/// The content of the panel.
pub(crate) struct RecorderState<'a> {
    pub draft: &'a Draft,
    /// Each step in words, as far as its order was given at this table.
    pub labels: &'a [String],
    /// Wrong turns and the orders of tries in words, by their orders as the file writes them.
    pub wrong: &'a BTreeMap<String, String>,
    /// What a goal of the game can ask for.
    pub goals: &'a GoalsKnown,
    /// The units on the table by their names.
    pub names: &'a BTreeMap<UnitId, String>,
    /// The try that is recorded.
    pub trial: Option<Trial>,
    /// The file in which the lesson was saved.
    pub file: Option<&'a str>,
    /// The faults of the last check.
    pub faults: &'a [FaultTold],
    /// Whether orders are recorded.
    pub records: bool,
    /// The order that is kept as a wrong turn.
    pub catches: Option<Catch>,
    /// The hex that waits for a click.
    pub picks: Option<Pick>,
    /// The hex under the cursor of the keyboard.
    pub cursor: Option<Hex>,
    pub can_undo: bool,
    pub can_redo: bool,
    /// What the recorder has done or refused last.
    pub said: Option<&'a str>,
    pub theme: Theme,
    pub colours: Colours,
    /// The side of the dock: the panel is on the other side.
    pub dock: DockSide,
    /// Points at the top that other panels take.
    pub top: f32,
    pub memory: &'a mut RecorderMemory,
}

/// The memory of the panel from frame to frame.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct RecorderMemory {
    /// The step whose texts are open.
    pub open: Option<usize>,
    /// Whether the texts of the lesson as a whole are open.
    pub about: bool,
    /// The goal that is being chosen.
    pub goal: Option<GoalForm>,
    /// Whether the author is asked before a new lesson replaces the texts of this one.
    pub asks_anew: bool,
}
