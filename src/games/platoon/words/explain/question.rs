//! A question about a hex, and the position in which it is asked.

use crate::{
    engine::{board::Hex, counters::UnitId},
    games::platoon::{
        rules::{position::Public, rulebook::Rulebook},
        words::names::{short_name, unit_name},
    },
};

/// The subject of the question.
pub(super) struct HexQuestion<'a> {
    pub rulebook: &'a Rulebook,
    pub public: &'a Public,
    pub hex: Hex,
}

impl HexQuestion<'_> {
    pub fn name(&self, unit: UnitId) -> String {
        unit_name(self.rulebook, self.public, unit)
    }

    /// The name of a unit in a sentence that has its side already.
    pub fn short(&self, unit: UnitId) -> String {
        short_name(self.rulebook, self.public, unit)
    }
}
