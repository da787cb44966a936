//! The intents of a side's units, with the distances to the hexes to which units are sent.

use crate::{
    engine::board::{Hex, HexMap},
    games::panzer44::{
        players::ways::{FAR, Ground},
        rules::{Rulebook, counter::Counter, position::Public, scenario::units::UnitType},
    },
    play::players::chief::Intents,
};
use std::{collections::BTreeMap, sync::Arc};

/// The turns to a hex to which no path leads. Such a unit still comes nearer.
const NO_PATH: f64 = 50.0;

/// The distances to the hexes to which units are sent, by hex and mobility. Each is found once, as long as the ground
/// stays the same.
#[derive(Clone, Debug, Default)]
pub struct Distances(BTreeMap<(Hex, usize), Arc<HexMap<u16>>>);

impl Distances {
    /// Finds the distances to these hexes, each for a unit, that are not known yet.
    pub fn find<'a>(
        &mut self,
        rulebook: &Rulebook,
        public: &Public,
        wanted: impl Iterator<Item = (Hex, &'a Counter)>,
    ) {
        let mut ground = None;
        for (goal, walker) in wanted {
            let key = (goal, rulebook.kind(walker).moves as usize);
            if self.0.contains_key(&key) {
                continue;
            }
            let ground = ground.get_or_insert_with(|| Ground::new(rulebook, public));
            self.0.insert(key, Arc::new(ground.to(&[goal], walker)));
        }
    }

    /// The turns from a hex to another one for a unit of this type.
    pub fn turns(&self, goal: Hex, kind: &UnitType, from: Hex) -> f64 {
        let field = self.0.get(&(goal, kind.moves as usize));
        let points = field.and_then(|field| field.get(from)).copied().filter(|points| *points != FAR);
        let allowance = f64::from(kind.allowance.max(1));
        match points {
            // Distances are in half points.
            Some(points) => f64::from(points) / (2.0 * allowance),
            None => NO_PATH + f64::from(goal.distance(from)) / allowance,
        }
    }
}

/// The intents of a side, as its captain reads them.
#[derive(Clone, Copy, Debug)]
pub struct Assignment<'a> {
    pub intents: &'a Intents,
    pub distances: &'a Distances,
}
