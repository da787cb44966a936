//! What the title screen offers: the games with what it needs to know of each, and their scenarios.

use crate::engine::{counters::Flag, manual::RulesText, orders::ChosenOptions};

/// A game as the title screen offers it.
pub struct GameCard {
    /// Its stable word.
    pub id: &'static str,
    pub title: &'static str,
    /// Its sides in the order of its seats: name, mark.
    pub sides: [(String, Flag); 2],
    /// Names of its computer players.
    pub computers: &'static [&'static str],
    /// Its rules; the titles of its options are among them.
    pub rules: RulesText,
}

/// A printed game from which one of the games takes its facts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PrintedGame {
    /// Its title.
    pub title: &'static str,
    /// Who published it, where and when.
    pub publisher: &'static str,
    /// Who designed it.
    pub designer: &'static str,
}

/// A scenario as the title screen offers it.
#[derive(Clone, Debug)]
pub struct ScenarioCard {
    pub id: String,
    pub title: String,
    /// What it is about.
    pub summary: String,
    /// How many turns it lasts.
    pub turns: u8,
    /// Its own options, and with them its game.
    pub options: ChosenOptions,
    /// Why it cannot be played.
    pub fault: Option<String>,
}
