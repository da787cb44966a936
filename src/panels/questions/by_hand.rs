//! The commands of people while the referee is off, as a game lists them and the panels show them.

use crate::{
    engine::{
        counters::UnitId,
        orders::{Finding, Placing},
    },
    panels::state::Action,
};

/// The commands of people in a position.
#[derive(Default)]
pub struct ByHand {
    /// The selected counters, as text, and the actions on them.
    pub selected: Option<(String, Vec<(String, Action)>)>,
    /// The pieces that clicks place on the map.
    pub marks: Vec<Placing>,
    /// The counters of the requested side that can be placed.
    pub bring: Vec<Bring>,
    pub clock: ClockByHand,
}

/// Counters that can be placed.
pub enum Bring {
    /// Counters that are not on the map, in words.
    Units(String, Vec<UnitId>),
    /// A counter that each click on the map places.
    ByClick(Placing),
}

/// Turn and phase, and the actions that set them.
#[derive(Default)]
pub struct ClockByHand {
    pub turn: u8,
    /// The turn before, and the turn after; none where the clock does not go that far.
    pub turns: [Option<Action>; 2],
    pub phase: String,
    /// The phases that it can be set to.
    pub phases: Vec<(String, Action)>,
}

/// The facts about the free hand for the panels.
#[derive(Clone, Copy, Default)]
pub struct FreeHandState<'a> {
    /// The piece that the next click on the map places.
    pub placing: Option<&'a Placing>,
    /// Whether everything since the referee was switched off can be undone.
    pub can_go_back: bool,
    /// The result of the last saved scenario: its file, or the reason why it was not saved.
    pub scenario_saved: Option<&'a Result<String, String>>,
}

/// The memory of the card.
#[derive(Debug, Default)]
pub struct RefereeMemory {
    /// Whether the question is open if the referee shall be switched off, where that shows hidden units.
    pub(super) agreeing: bool,
    /// Whether the findings of the referee are shown.
    pub(super) checking: bool,
    /// Whether the question is open if everything done by hand shall be undone.
    pub(super) taking_back: bool,
    /// The finding that was clicked.
    pub(crate) pointed: Option<Finding>,
    /// The number of the side whose counters off the map are listed.
    pub(crate) bring: usize,
    /// The title of the scenario to save.
    pub(crate) title: String,
}
