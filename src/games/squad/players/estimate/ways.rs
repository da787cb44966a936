//! Distances from all hexes to the places that matter, over ground without units.

use crate::{
    engine::board::{Hex, HexMap, spread},
    games::squad::rules::{
        movement::{Cost, Moves, ground},
        position::Public,
        rulebook::Rulebook,
    },
};
use std::sync::Arc;

/// The distance for a path that does not exist, in points.
pub(crate) const FAR: u16 = u16::MAX;
/// The count of a step that takes the whole allowance of infantry.
const WHOLE: u16 = 4;

/// Points of infantry to each goal, in the order of the goals. Copies share the fields.
#[derive(Clone, Debug, Default)]
pub(crate) struct Ways(Vec<(Hex, Arc<HexMap<u16>>)>);

impl Ways {
    pub fn new(rulebook: &Rulebook, public: &Public, mut goals: Vec<Hex>) -> Self {
        goals.sort_unstable();
        goals.dedup();
        Self(goals.into_iter().map(|goal| (goal, Arc::new(to(rulebook, public, &[goal])))).collect())
    }

    /// Whether a hex is one of the goals.
    pub fn lead_to(&self, goal: Hex) -> bool {
        self.0.binary_search_by_key(&goal, |(hex, _)| *hex).is_ok()
    }

    /// Adds a goal.
    pub fn add(&mut self, rulebook: &Rulebook, public: &Public, goal: Hex) {
        if let Err(place) = self.0.binary_search_by_key(&goal, |(hex, _)| *hex) {
            self.0.insert(place, (goal, Arc::new(to(rulebook, public, &[goal]))));
        }
    }

    /// Points on foot from a hex to a goal; [`FAR`] if there is no path.
    pub fn points(&self, goal: Hex, from: Hex) -> u16 {
        let place = self.0.binary_search_by_key(&goal, |(hex, _)| *hex);
        let field = place.ok().and_then(|place| self.0.get(place));
        field.and_then(|(_, field)| field.get(from)).copied().unwrap_or(FAR)
    }
}

/// The cost of a step of infantry over the ground, without other units.
pub(super) fn step_cost(rulebook: &Rulebook, public: &Public, from: Hex, to: Hex) -> Option<u16> {
    let step = ground(rulebook, public, Moves::Foot, from, to).ok()?;
    Some(match step.cost {
        Cost::Points(points) => points.min(WHOLE),
        Cost::Whole => WHOLE,
    })
}

/// Points on foot from all hexes to the nearest of some hexes.
pub(crate) fn to(rulebook: &Rulebook, public: &Public, hexes: &[Hex]) -> HexMap<u16> {
    let starts = hexes.iter().map(|hex| (*hex, 0));
    spread(&rulebook.board, starts, |here, next, _| step_cost(rulebook, public, next, here))
}

/// Points on foot from the nearest of some hexes to all hexes.
pub(crate) fn from(rulebook: &Rulebook, public: &Public, hexes: &[Hex]) -> HexMap<u16> {
    let starts = hexes.iter().map(|hex| (*hex, 0));
    spread(&rulebook.board, starts, |here, next, _| step_cost(rulebook, public, here, next))
}
