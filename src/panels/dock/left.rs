//! What would be left undone if a phase ended now.

use crate::engine::{board::Hex, counters::UnitId};

/// Something that would be left undone.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Unfinished {
    /// What, in a sentence.
    pub words: String,
    /// Whether it must be done before the phase can end.
    pub must: bool,
    /// Where, and who is to do it there: a click leads from one to the next.
    pub places: Vec<(Option<Hex>, Vec<UnitId>)>,
}

impl Unfinished {
    /// This, wherever.
    pub fn new(words: impl Into<String>) -> Self {
        Self { words: words.into(), ..Self::default() }
    }

    /// The same, with who is to do it.
    pub fn by(self, units: impl IntoIterator<Item = (UnitId, Option<Hex>)>) -> Self {
        let places = units.into_iter().map(|(unit, hex)| (hex, vec![unit]));
        Self { places: self.places.into_iter().chain(places).collect(), ..self }
    }

    /// The same, with where.
    pub fn at(self, hexes: impl IntoIterator<Item = Hex>) -> Self {
        let places = hexes.into_iter().map(|hex| (Some(hex), Vec::new()));
        Self { places: self.places.into_iter().chain(places).collect(), ..self }
    }

    /// The same, as what must be done.
    pub fn must(self) -> Self {
        Self { must: true, ..self }
    }
}
