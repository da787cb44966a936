//! How far it is from everywhere to the places that matter, over ground without units.

use crate::{
    engine::board::{Hex, HexMap, spread},
    games::squad::rules::{
        movement::{Cost, Moves, ground},
        position::Public,
        rulebook::Rulebook,
    },
};

/// What stands for a way that there is not, in points.
pub(crate) const FAR: u16 = u16::MAX;
/// What a step counts that takes all that infantry has.
const WHOLE: u16 = 4;

/// Points of infantry to each goal, and from some hexes to everywhere.
#[derive(Clone, Debug, Default)]
pub(crate) struct Ways(Vec<(Hex, HexMap<u16>)>);

impl Ways {
    pub fn new(rulebook: &Rulebook, public: &Public, mut goals: Vec<Hex>) -> Self {
        goals.sort_unstable();
        goals.dedup();
        Self(goals.into_iter().map(|goal| (goal, to(rulebook, public, &[goal]))).collect())
    }

    /// Points on foot from a hex to a goal; [`FAR`] if there is no way.
    pub fn points(&self, goal: Hex, from: Hex) -> u16 {
        let place = self.0.binary_search_by_key(&goal, |(hex, _)| *hex);
        let field = place.ok().and_then(|place| self.0.get(place));
        field.and_then(|(_, field)| field.get(from)).copied().unwrap_or(FAR)
    }
}

/// What a step costs infantry, if nobody stood in the way.
pub(super) fn step_cost(rulebook: &Rulebook, public: &Public, from: Hex, to: Hex) -> Option<u16> {
    let step = ground(rulebook, public, Moves::Foot, from, to).ok()?;
    Some(match step.cost {
        Cost::Points(points) => points.min(WHOLE),
        Cost::Whole => WHOLE,
    })
}

/// Points on foot from everywhere to the nearest of some hexes.
pub(crate) fn to(rulebook: &Rulebook, public: &Public, hexes: &[Hex]) -> HexMap<u16> {
    let starts = hexes.iter().map(|hex| (*hex, 0));
    spread(&rulebook.board, starts, |here, next, _| step_cost(rulebook, public, next, here))
}

/// Points on foot from the nearest of some hexes to everywhere.
pub(crate) fn from(rulebook: &Rulebook, public: &Public, hexes: &[Hex]) -> HexMap<u16> {
    let starts = hexes.iter().map(|hex| (*hex, 0));
    spread(&rulebook.board, starts, |here, next, _| step_cost(rulebook, public, here, next))
}
