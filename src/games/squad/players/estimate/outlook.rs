//! The surroundings of a unit: each hex is judged once for each decision.

use super::{Estimate, Unit, standing::Standing, toll::Toll};
use crate::{
    engine::{
        board::{Hex, HexMap},
        counters::UnitId,
    },
    games::squad::rules::movement::{Moves, fits, ground},
};
use std::{cell::RefCell, collections::BTreeMap};

/// A unit with its judged hexes.
pub(crate) struct UnitAssessment<'e, 'a> {
    estimate: &'e Estimate<'a>,
    pub unit: Unit<'a>,
    pub toll: Toll,
    known: RefCell<HexMap<Option<Option<Standing>>>>,
    /// The values with one hex further, as far as they were asked for.
    ahead: RefCell<HexMap<Option<f64>>>,
}

/// Units with their judged hexes, by their ids.
pub(crate) type Assessed<'e, 'a> = BTreeMap<UnitId, UnitAssessment<'e, 'a>>;

/// Judges the hexes of units, as far as they are asked for.
pub(crate) fn assessed<'e, 'a: 'e>(
    estimate: &'e Estimate<'a>,
    units: impl IntoIterator<Item = &'e &'e Unit<'a>>,
) -> Assessed<'e, 'a> {
    let mut assessed = Assessed::new();
    for unit in units {
        assessed.entry(unit.counter.id).or_insert_with(|| UnitAssessment::new(estimate, unit));
    }
    assessed
}

impl<'e, 'a> UnitAssessment<'e, 'a> {
    pub fn new(estimate: &'e Estimate<'a>, unit: &Unit<'a>) -> Self {
        let room = estimate.rulebook.board.room();
        let known = RefCell::new(HexMap::filled(room, None));
        let ahead = RefCell::new(HexMap::filled(room, None));
        Self { estimate, unit: unit.clone(), toll: estimate.toll(&[unit.counter]), known, ahead }
    }

    /// The value of a hex to the unit, by parts; none where it has no room.
    pub fn standing(&self, hex: Hex) -> Option<Standing> {
        if let Some(known) = self.known.borrow().get(hex).copied().flatten() {
            return known;
        }
        let estimate = self.estimate;
        let counter = self.unit.counter;
        let stands = counter.hex() == Some(hex)
            || estimate.post_at(hex).is_none()
                && fits(estimate.rulebook, estimate.public, hex, &[counter]).is_ok();
        let found = stands.then(|| estimate.standing(&self.unit, &self.toll, hex, None));
        self.known.borrow_mut().set(hex, Some(found));
        found
    }

    /// The value of ending in a hex, including a victory hex that it takes by that.
    pub fn value(&self, hex: Hex) -> Option<f64> {
        let standing = self.standing(hex)?;
        Some(standing.value() + taken(self.estimate, &self.unit, hex))
    }

    /// The best value at the end of its movement, or one hex further by an advance (3.5). By the manual a unit that has
    /// left a hex does not count on coming back to it.
    pub fn after(&self, hex: Hex) -> f64 {
        if let Some(known) = self.ahead.borrow().get(hex).copied().flatten() {
            return known;
        }
        let found = self.best_after(hex);
        self.ahead.borrow_mut().set(hex, Some(found));
        found
    }

    fn best_after(&self, hex: Hex) -> f64 {
        let here = self.value(hex).unwrap_or(f64::NEG_INFINITY);
        if !self.unit.kind.is_infantry() {
            return here;
        }
        let (rulebook, public) = (self.estimate.rulebook, self.estimate.public);
        let near = rulebook.board.neighbours(hex).iter().flatten();
        let stays_out = self.estimate.manner.manual;
        let returns = |to: Hex| stays_out && self.unit.counter.hex() == Some(to);
        let goes = |to: &&Hex| !returns(**to) && ground(rulebook, public, Moves::Foot, hex, **to).is_ok();
        near.filter(goes).filter_map(|to| self.value(*to)).fold(here, f64::max)
    }
}

/// The value of entering a victory hex of the other side: the part of it that will last (23.2).
pub(crate) fn taken(estimate: &Estimate, unit: &Unit, hex: Hex) -> f64 {
    let aim = estimate.aims.iter().find(|aim| aim.hex == hex && !aim.mine);
    let lasting = match estimate.enemy_turns {
        0 => 1.0,
        1 => 0.6,
        _ => 0.25,
    };
    let alone = if unit.kind.is_infantry() { 1.0 } else { 0.7 };
    aim.map_or(0.0, |aim| alone * lasting * estimate.manner.take * aim.weight)
}
