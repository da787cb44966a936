//! The moves that were made last, whatever game it is.

use super::overlays::{Made, Way};
use crate::engine::{
    board::Hex,
    counters::{Flag, Word},
    orders::{Game, Going, Happening, InPlay, Record, facts},
};
use std::collections::BTreeMap;

/// The moves of the phase in which somebody went last, and of the one before it; those that only one side knows of are
/// left out.
pub fn last_moves<G: Game>(record: &Record<G>) -> Vec<Made> {
    let counters = G::counters(&record.file.start.public).iter();
    let flag = |counter: &G::Counter| G::SIDES[counter.side()].flag;
    let mut stood: BTreeMap<Word, (Flag, Option<Hex>)> =
        counters.map(|counter| (counter.id(), (flag(counter), counter.hex()))).collect();
    let [mut before, mut now]: [BTreeMap<Word, Vec<Hex>>; 2] = Default::default();
    let mut another = false;
    for fact in record.happened().flat_map(|(_, events)| facts::<G>(events)) {
        another |= matches!(fact.what, Happening::PhaseOpened { .. });
        let Happening::Went { units, path, how } = fact.what else { continue };
        for unit in units {
            let Some((_, at)) = stood.get_mut(unit) else { continue };
            // Where somebody went unseen is not where he comes from for who sees him again.
            let to = path.last().filter(|_| fact.only.is_none());
            let from = std::mem::replace(at, to.copied());
            if how == Going::SetUp || fact.only.is_some() {
                continue;
            }
            if std::mem::take(&mut another) {
                before = std::mem::take(&mut now);
            }
            now.entry(*unit).or_insert_with(|| from.into_iter().collect()).extend(path);
        }
    }
    let made =
        |(unit, hexes): (Word, Vec<Hex>)| Some(Made { flag: stood.get(&unit)?.0, way: Way::Walk, hexes });
    before.into_iter().chain(now).filter_map(made).collect()
}

/// The ways that units went in what was done last, as far as both sides see them, each from where it began.
pub(super) fn last_ways<G: Game>(record: &Record<G>) -> Vec<Vec<Hex>> {
    let counters = G::counters(&record.file.start.public).iter();
    let mut stood: BTreeMap<Word, Option<Hex>> =
        counters.map(|counter| (counter.id(), counter.hex())).collect();
    let mut gone: BTreeMap<Word, Vec<Hex>> = BTreeMap::new();
    for (_, events) in record.happened() {
        gone.clear();
        for fact in facts::<G>(events) {
            let Happening::Went { units, path, how } = fact.what else { continue };
            for unit in units {
                let Some(at) = stood.get_mut(unit) else { continue };
                let to = path.last().filter(|_| fact.only.is_none());
                let from = std::mem::replace(at, to.copied());
                if how != Going::SetUp && fact.only.is_none() {
                    gone.entry(*unit).or_insert_with(|| from.into_iter().collect()).extend(path);
                }
            }
        }
    }
    // Those of a stack went one way.
    let mut ways: Vec<Vec<Hex>> = gone.into_values().collect();
    ways.sort();
    ways.dedup();
    ways
}
