//! The position of a story, and units and hexes in its sentences.

use crate::{
    engine::{board::Hex, counters::UnitId, text::Arg},
    games::guderian::{
        rules::{position::Public, rulebook::Rulebook},
        words::names::names_of,
    },
};

pub(super) struct Teller<'a> {
    pub rulebook: &'a Rulebook,
    pub public: &'a Public,
}

/// Units in a sentence, and the number by which it chooses the form of its verb: 1 for a whole division.
pub(super) struct Units {
    pub names: Arg,
    pub n: usize,
}

impl Teller<'_> {
    /// Regiments of a division by the division, the rest as a list.
    pub fn units(&self, units: &[UnitId]) -> Units {
        let names = names_of(self.rulebook, self.public, units);
        let n = match names.as_slice() {
            [(_, false)] => 1,
            [(_, true)] => units.len(),
            several => several.len(),
        };
        Units { names: Arg::list(names.into_iter().map(|(name, _)| name)), n }
    }

    /// The names of units where no verb follows.
    pub fn names(&self, units: &[UnitId]) -> Arg {
        self.units(units).names
    }
}

pub(super) fn hexes(hexes: &[Hex]) -> Arg {
    Arg::list(hexes.iter().copied())
}

/// The last hex of a path.
pub(super) fn end(path: &[Hex]) -> Arg {
    path.last().map_or_else(|| "".into(), |hex| (*hex).into())
}
