//! The actions that would be unfinished if a phase ended now.

use crate::engine::{board::Hex, counters::UnitId};

/// An unfinished action.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Unfinished {
    /// The action, in a sentence.
    pub words: String,
    /// Whether it must be done before the phase can end.
    pub must: bool,
    /// The places, each with the units that have not acted there: each click leads to the next.
    pub places: Vec<(Option<Hex>, Vec<UnitId>)>,
}

impl Unfinished {
    /// Makes an unfinished action without a place.
    pub fn new(words: impl Into<String>) -> Self {
        Self { words: words.into(), ..Self::default() }
    }

    /// Adds the units that have not acted.
    pub fn by(self, units: impl IntoIterator<Item = (UnitId, Option<Hex>)>) -> Self {
        let places = units.into_iter().map(|(unit, hex)| (hex, vec![unit]));
        Self { places: self.places.into_iter().chain(places).collect(), ..self }
    }

    /// Adds the hexes.
    pub fn at(self, hexes: impl IntoIterator<Item = Hex>) -> Self {
        let places = hexes.into_iter().map(|hex| (Some(hex), Vec::new()));
        Self { places: self.places.into_iter().chain(places).collect(), ..self }
    }

    /// Marks it as an action that must be done.
    pub fn must(self) -> Self {
        Self { must: true, ..self }
    }
}
