//! Expected losses by direct fire between hexes, kept from one order to the next. They depend on the types of both
//! units, the disruption of the target, the ground and the visibility alone, and the same numbers are needed for each
//! hex that a unit can reach, order after order and trial after trial.

use crate::engine::{
    board::{Hex, HexMap},
    counters::UnitId,
};
use std::{
    collections::{BTreeMap, BTreeSet},
    sync::{Arc, OnceLock, PoisonError, RwLock, RwLockReadGuard},
};

/// The most rows that are kept. A turn needs some 200, and each of its trials some more.
const MOST_ROWS: usize = 3000;

/// The losses by fire from one hex at all hexes, or from all hexes at one hex. Each is found when it is first needed.
#[derive(Debug)]
pub(super) struct LossRow(HexMap<OnceLock<f64>>);

impl LossRow {
    /// The loss for this other hex, which `find` finds if it is not known yet.
    pub fn at(&self, hex: Hex, find: impl FnOnce() -> f64) -> f64 {
        match self.0.get(hex) {
            Some(known) => *known.get_or_init(find),
            None => find(),
        }
    }
}

/// The fixed end of the fires of a row.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Fixed {
    Firer(Hex),
    Target(Hex),
}

/// All that the losses of a row depend on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Key {
    pub fixed: Fixed,
    /// The types of both units.
    pub firer: UnitId,
    pub target: UnitId,
    /// The disruption of the target.
    pub disruption: u8,
    /// The visibility, in hexes.
    pub visibility: Option<u32>,
}

/// The rows that are known, by what they depend on.
type Known = BTreeMap<Key, Arc<LossRow>>;

/// The rows that are known, as long as the improved positions are the same. Copies share them, also in trials that are
/// played side by side: a loss is the same number, whichever of them finds it first.
#[derive(Clone, Debug, Default)]
pub(super) struct LossRows {
    rows: Arc<RwLock<Known>>,
    positions: BTreeSet<Hex>,
}

impl LossRows {
    /// Forgets all rows if these improved positions are other ones, or if there are too many rows.
    pub fn refresh(&mut self, positions: &BTreeSet<Hex>) {
        if self.positions != *positions {
            // Copies with the positions of before keep theirs.
            self.rows = Arc::default();
            self.positions.clone_from(positions);
        }
        if self.known().len() > MOST_ROWS {
            self.rows.write().unwrap_or_else(PoisonError::into_inner).clear();
        }
    }

    /// Adds the rows that are missing, for a board with this room.
    pub fn add(&self, keys: impl Iterator<Item = Key>, room: usize) {
        let missing: Vec<Key> = {
            let known = self.known();
            keys.filter(|key| !known.contains_key(key)).collect()
        };
        if missing.is_empty() {
            return;
        }
        let mut rows = self.rows.write().unwrap_or_else(PoisonError::into_inner);
        for key in missing {
            let row = || Arc::new(LossRow(HexMap::filled(room, OnceLock::new())));
            rows.entry(key).or_insert_with(row);
        }
    }

    /// Returns the rows with these keys.
    pub fn find(&self, keys: impl Iterator<Item = Key>) -> Vec<Option<Arc<LossRow>>> {
        let known = self.known();
        keys.map(|key| known.get(&key).cloned()).collect()
    }

    fn known(&self) -> RwLockReadGuard<'_, Known> {
        self.rows.read().unwrap_or_else(PoisonError::into_inner)
    }
}
