//! The moves that were made last, whatever game it is.

use crate::{
    engine::{
        board::Hex,
        counters::{Flag, UnitId},
        orders::{Fact, Game, Going, Happening, InPlay, Record, facts},
    },
    scene::{Made, Way},
};
use std::collections::BTreeMap;

/// Where everybody stands, as far as both sides have seen it, while a record is gone through.
struct Stood(BTreeMap<UnitId, Option<Hex>>);

impl Stood {
    fn at_the_start<G: Game>(record: &Record<G>) -> Self {
        let counters = G::counters(&record.file.start.public).iter();
        Self(counters.map(|counter| (counter.id(), counter.hex())).collect())
    }

    /// Who goes by this, each with where he came from if that is known, and the hexes of his way; nobody who is set up, or goes
    /// unseen: where that leads him is not where he comes from for who sees him again.
    fn follow<'e>(&mut self, fact: &Fact<'e>) -> Vec<(UnitId, Option<Hex>, &'e [Hex])> {
        let Happening::Went { units, path, how } = fact.what else { return Vec::new() };
        let seen = fact.only.is_none();
        let mut gone = Vec::new();
        for unit in units {
            let Some(at) = self.0.get_mut(unit) else { continue };
            let from = std::mem::replace(at, path.last().filter(|_| seen).copied());
            if seen && how != Going::SetUp {
                gone.push((*unit, from, path));
            }
        }
        gone
    }
}

/// The moves of the phase in which somebody went last, and of the one before it; those that only one side knows of are
/// left out.
pub fn last_moves<G: Game>(record: &Record<G>) -> Vec<Made> {
    let counters = G::counters(&record.file.start.public).iter();
    let flags: BTreeMap<UnitId, Flag> =
        counters.map(|counter| (counter.id(), G::SIDES[counter.side()].flag)).collect();
    let mut stood = Stood::at_the_start(record);
    let [mut before, mut now]: [BTreeMap<UnitId, Vec<Hex>>; 2] = Default::default();
    let mut another = false;
    for fact in record.happened().flat_map(|(_, events)| facts::<G>(events)) {
        another |= matches!(fact.what, Happening::PhaseOpened { .. });
        for (unit, from, path) in stood.follow(&fact) {
            if std::mem::take(&mut another) {
                before = std::mem::take(&mut now);
            }
            now.entry(unit).or_insert_with(|| from.into_iter().collect()).extend(path);
        }
    }
    let made =
        |(unit, hexes): (UnitId, Vec<Hex>)| Some(Made { flag: *flags.get(&unit)?, way: Way::Walk, hexes });
    before.into_iter().chain(now).filter_map(made).collect()
}

/// The ways that units went in what was done last, as far as both sides see them, each from where it began: a move that the
/// other side's answers have interrupted is one.
pub(crate) fn last_ways<G: Game>(record: &Record<G>) -> Vec<Vec<Hex>> {
    let counters = G::counters(&record.file.start.public).iter();
    let sides: BTreeMap<UnitId, &str> =
        counters.map(|counter| (counter.id(), G::SIDES[counter.side()].name)).collect();
    let mut stood = Stood::at_the_start(record);
    let mut gone: BTreeMap<UnitId, Vec<Hex>> = BTreeMap::new();
    for (number, events) in record.happened() {
        let by = number.checked_sub(1).and_then(|at| record.file.played.get(at)).map(|played| &*played.side);
        // Whoever goes on by an order of the other side was stopped by a question of hers.
        let stopped = |unit: &UnitId| by.is_some() && sides.get(unit).copied() != by;
        let mut now: BTreeMap<UnitId, Vec<Hex>> = BTreeMap::new();
        for (unit, from, path) in facts::<G>(events).flat_map(|fact| stood.follow(&fact)) {
            let before = gone.remove(&unit).filter(|_| stopped(&unit));
            let begun = || before.unwrap_or_else(|| from.into_iter().collect());
            now.entry(unit).or_insert_with(begun).extend(path);
        }
        gone.retain(|unit, _| now.is_empty() && stopped(unit));
        gone.extend(now);
    }
    // Those of a stack went one way.
    let mut ways: Vec<Vec<Hex>> = gone.into_values().collect();
    ways.sort();
    ways.dedup();
    ways
}
