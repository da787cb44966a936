//! The free hand: with the referee out, people place and change counters as they like, for set-ups and house rules.
//! Called back, he looks the position through before he judges again.

use crate::engine::{board::Hex, counters::UnitId, orders::AnyValue};
use std::{fmt, sync::Arc};

/// What people ask for of whom the referee leaves alone.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum HandWish<'a> {
    /// Send the referee out, or call him back.
    Referee { on: bool },
    /// Put counters into a hex, wherever they were.
    Place { units: &'a [UnitId], hex: Hex },
}

/// What each click on the map places or sets, while the referee is out.
#[derive(Clone)]
pub struct Placing {
    /// What it is called, which tells it from others.
    pub words: String,
    command: Arc<dyn Fn(Hex) -> AnyValue + Send + Sync>,
}

impl Placing {
    /// What gives this command of the table for the hex that is clicked.
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

/// Something that the referee finds.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Finding {
    /// What, in a sentence.
    pub words: String,
    /// Where; nowhere, or in every hex that it is about.
    pub hexes: Vec<Hex>,
}

impl Finding {
    /// This, in this hex.
    pub fn at(hex: Hex, words: impl Into<String>) -> Self {
        Self { words: words.into(), hexes: vec![hex] }
    }
}

/// What the referee finds when he comes back.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct RefereeReport {
    /// What no position can be: it must be mended before he judges again.
    pub impossible: Vec<Finding>,
    /// What the rules forbid; he judges on from there if the players want it so.
    pub irregular: Vec<Finding>,
}

impl RefereeReport {
    /// Whether there is nothing to say.
    pub fn is_empty(&self) -> bool {
        self.impossible.is_empty() && self.irregular.is_empty()
    }

    /// What must be mended, in one line.
    pub fn impossible_in_words(&self) -> String {
        let words: Vec<&str> = self.impossible.iter().map(|finding| finding.words.as_str()).collect();
        words.join(" ")
    }
}
