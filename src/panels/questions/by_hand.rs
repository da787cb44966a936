//! What people may do by hand while the referee is out, as a game tells it and the panels show it.

use crate::{
    engine::{
        counters::UnitId,
        orders::{Finding, Placing},
    },
    panels::state::Action,
};

/// What people may do by hand in a position.
#[derive(Default)]
pub struct ByHand {
    /// The counters that are selected, in words, and what can be done to them.
    pub selected: Option<(String, Vec<(String, Action)>)>,
    /// What is set on the map by clicks.
    pub marks: Vec<Placing>,
    /// What can be brought on of the side that is asked for.
    pub bring: Vec<Bring>,
    pub clock: ClockByHand,
}

/// Something that can be brought on.
pub enum Bring {
    /// Counters that are not on the map, in words.
    Units(String, Vec<UnitId>),
    /// A counter that each click on the map brings.
    ByClick(Placing),
}

/// Turn and phase, and the actions that set them.
#[derive(Default)]
pub struct ClockByHand {
    pub turn: u8,
    /// A turn back, and on; none where the clock does not go so far.
    pub turns: [Option<Action>; 2],
    pub phase: String,
    /// Those that it can be set to.
    pub phases: Vec<(String, Action)>,
}

/// What the panels are told of the free hand.
#[derive(Clone, Copy, Default)]
pub struct FreeHandState<'a> {
    /// What the next click on the map places.
    pub placing: Option<&'a Placing>,
    /// Whether all that was done since the referee went out can be taken back.
    pub can_go_back: bool,
    /// What became of the last scenario that was saved: its file, or why it could not be.
    pub scenario_saved: Option<&'a Result<String, String>>,
}

/// What the card remembers.
#[derive(Debug, Default)]
pub struct RefereeMemory {
    /// Whether it is asked if he is to go out, where that shows what is hidden.
    pub(super) agreeing: bool,
    /// Whether it is shown what the referee would find.
    pub(super) checking: bool,
    /// Whether it is asked if all that was done by hand is to be taken back.
    pub(super) taking_back: bool,
    /// What he would find that was clicked.
    pub(crate) pointed: Option<Finding>,
    /// The number of the side whose counters off the map are listed.
    pub(crate) bring: usize,
    /// The title of the scenario that is saved.
    pub(crate) title: String,
}
