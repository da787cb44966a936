//! What the panels of the game remember from frame to frame.

use super::ReportMemory;
use crate::{
    engine::manual::RulesText,
    games::panzer44::rules::{kinds::Side, phase::Phase, rulebook::RULES_FILE},
};
use std::sync::Arc;

/// A leaf of the dock.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Leaf {
    /// What is to be done, and the unit and attack that are looked at.
    #[default]
    Turn,
    /// The charts of the game.
    Charts,
    /// What happened.
    Log,
}

impl Leaf {
    /// All of them.
    pub const ALL: [Self; 3] = [Self::Turn, Self::Charts, Self::Log];

    /// Its name.
    pub fn name(self) -> &'static str {
        match self {
            Self::Turn => "Turn",
            Self::Charts => "Charts",
            Self::Log => "Log",
        }
    }
}

/// What the panels of the game remember.
pub struct Memory {
    /// The leaf on top.
    pub leaf: Leaf,
    /// The moment in which the button that goes on has asked whether to go on though something is left.
    pub asks: Option<(u8, Phase, Side)>,
    /// What the report remembers.
    pub report: ReportMemory,
    /// The rules in words.
    pub rules: Arc<RulesText>,
}

impl Default for Memory {
    fn default() -> Self {
        Self {
            leaf: Leaf::Turn,
            asks: None,
            report: ReportMemory::default(),
            rules: Arc::new(RulesText::load(RULES_FILE).unwrap_or_default()),
        }
    }
}
