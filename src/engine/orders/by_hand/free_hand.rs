//! The free hand: with the referee off, people place and change counters as they like, for set-ups and house rules.
//! Before the referee is on again, it checks the position.

use crate::engine::{board::Hex, counters::UnitId, orders::AnyValue, text::Text};
use std::{fmt, sync::Arc};

/// A command of people while the referee is off.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum HandWish<'a> {
    /// Switch the referee on or off.
    Referee { on: bool },
    /// Put counters into a hex, from anywhere.
    Place { units: &'a [UnitId], hex: Hex },
}

/// The thing that each click on the map places or sets while the referee is off.
#[derive(Clone)]
pub struct Placing {
    /// Its name, which distinguishes it from others.
    pub words: String,
    command: Arc<dyn Fn(Hex) -> AnyValue + Send + Sync>,
}

impl Placing {
    /// Makes one that returns this command of the table for the clicked hex.
    pub fn new(words: impl Into<String>, command: impl Fn(Hex) -> AnyValue + Send + Sync + 'static) -> Self {
        Self { words: words.into(), command: Arc::new(command) }
    }

    pub fn command(&self, hex: Hex) -> AnyValue {
        (self.command)(hex)
    }
}

impl fmt::Debug for Placing {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Placing").field(&self.words).finish()
    }
}

impl PartialEq for Placing {
    fn eq(&self, other: &Self) -> bool {
        self.words == other.words
    }
}

/// A finding of the referee.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Finding {
    /// The finding, in a sentence that names no units and hexes by their ids.
    pub text: Text,
    /// Every hex that it is about; none if it is about no hex.
    pub hexes: Vec<Hex>,
}

impl Finding {
    /// Makes a finding in this hex.
    pub fn at(hex: Hex, text: Text) -> Self {
        Self { text, hexes: vec![hex] }
    }
}

/// The findings of the referee on the position.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct RefereeReport {
    /// Impossible states: they must be repaired before the referee is on again.
    pub impossible: Vec<Finding>,
    /// Breaches of the rules; the game continues from there if the players want it.
    pub irregular: Vec<Finding>,
}

impl RefereeReport {
    /// Whether there are no findings.
    pub fn is_empty(&self) -> bool {
        self.impossible.is_empty() && self.irregular.is_empty()
    }

    /// Returns what must be repaired, in one line, in the language of the table.
    pub fn impossible_in_words(&self) -> String {
        let words: Vec<String> = self.impossible.iter().map(|finding| finding.text.plain()).collect();
        words.join(" ")
    }
}
