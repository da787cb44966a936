//! The teller of a story: it knows the units that both players see, and the movement points that are left.

use crate::{
    engine::{
        counters::UnitId,
        text::{Arg, Text, id, t},
    },
    games::squad::{
        rules::{Rulebook, counter::Place, position::Public},
        words::names::{struck_arg, units_arg},
    },
};

/// The teller of a story.
#[derive(Clone, Copy)]
pub(in crate::games::squad::words) struct Teller<'a> {
    pub rulebook: &'a Rulebook,
    pub public: &'a Public,
}

impl Teller<'_> {
    /// The units among these that both players see (22.2).
    pub fn seen(&self, units: &[UnitId]) -> Vec<UnitId> {
        let is_seen =
            |unit: &&UnitId| self.public.find(**unit).is_none_or(|counter| counter.place != Place::Unseen);
        units.iter().filter(is_seen).copied().collect()
    }
}

/// The subject or the object of a verb, with the number of its units: 1 where none is visible.
#[derive(Clone, Debug)]
pub struct Group {
    pub units: Arg,
    pub n: usize,
}

impl Group {
    /// The units that act; a hidden unit if none is visible.
    pub fn acting(units: &[UnitId]) -> Self {
        let arg = if units.is_empty() { Arg::Name(id!("squad-name-hidden-unit")) } else { units_arg(units) };
        Self { units: arg, n: units.len().max(1) }
    }

    /// The units that are attacked.
    pub fn struck(units: &[UnitId]) -> Self {
        Self { units: struck_arg(units), n: units.len().max(1) }
    }
}

/// A number of casualty points.
pub fn points_text(points: u16) -> Text {
    t!("squad-log-points", n = points)
}
