//! The teller of a story: it names units and places.

use crate::{
    engine::{
        board::{Hex, Hexside},
        counters::UnitId,
        wording::count,
    },
    games::squad::{
        rules::{Rulebook, counter::Place, position::Public},
        words::names::{hex_name, named, struck_named, unit_name},
    },
};

/// The teller of a story, with the names of units and places.
#[derive(Clone, Copy)]
pub(in crate::games::squad::words) struct Teller<'a> {
    pub rulebook: &'a Rulebook,
    pub public: &'a Public,
}

impl Teller<'_> {
    pub fn unit(&self, unit: UnitId) -> String {
        unit_name(self.rulebook, self.public, unit)
    }

    pub fn units(&self, units: &[UnitId]) -> String {
        named(self.rulebook, self.public, units)
    }

    pub fn struck(&self, units: &[UnitId]) -> String {
        struck_named(self.rulebook, self.public, units)
    }

    pub fn hex(&self, hex: Hex) -> String {
        hex_name(self.rulebook, hex)
    }

    /// The units among these that both players see (22.2).
    pub fn seen(&self, units: &[UnitId]) -> Vec<UnitId> {
        let is_seen =
            |unit: &&UnitId| self.public.find(**unit).is_none_or(|counter| counter.place != Place::Unseen);
        units.iter().filter(is_seen).copied().collect()
    }
}

/// A number of casualty points.
pub fn points_told(points: u16) -> String {
    count(usize::from(points), "casualty point", "casualty points")
}

/// The name of a hexside as a facing.
pub fn side_name(side: Hexside) -> &'static str {
    match side {
        Hexside::North => "north",
        Hexside::NorthEast => "northeast",
        Hexside::SouthEast => "southeast",
        Hexside::South => "south",
        Hexside::SouthWest => "southwest",
        Hexside::NorthWest => "northwest",
    }
}
