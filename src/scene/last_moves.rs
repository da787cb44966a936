//! The latest moves, for any game.

use crate::{
    engine::{
        board::Hex,
        counters::{Flag, UnitId},
        orders::{Fact, Game, Going, Happening, InPlay, Record, facts},
    },
    scene::{Made, Way},
};
use std::collections::BTreeMap;

/// The hex of each unit, if both sides know it, while a record is read through.
struct Stood(BTreeMap<UnitId, Option<Hex>>);

impl Stood {
    fn at_the_start<G: Game>(record: &Record<G>) -> Self {
        let counters = G::counters(&record.file.start.public).iter();
        Self(counters.map(|counter| (counter.id(), counter.hex())).collect())
    }

    /// Moves the units of this fact; returns each with its earlier hex, if that is known, and the hexes of its path.
    /// Set-up and unseen moves return nothing: the end of an unseen move is not the start of the next visible one.
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

/// Returns the moves of the last two phases with a move, without those that only one side knows of.
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

/// Returns the visible paths of the units that moved last, each from its start. A move that answers of the other side
/// have interrupted is one path.
pub(crate) fn last_ways<G: Game>(record: &Record<G>) -> Vec<Vec<Hex>> {
    last_ways_at(record, usize::MAX)
}

/// Returns the same for the moment after this number of orders.
pub(crate) fn last_ways_at<G: Game>(record: &Record<G>, moment: usize) -> Vec<Vec<Hex>> {
    let counters = G::counters(&record.file.start.public).iter();
    let sides: BTreeMap<UnitId, &str> =
        counters.map(|counter| (counter.id(), G::SIDES[counter.side()].name)).collect();
    let mut stood = Stood::at_the_start(record);
    let mut gone: BTreeMap<UnitId, Vec<Hex>> = BTreeMap::new();
    for (number, events) in record.happened().filter(|(number, _)| *number <= moment) {
        let by = number.checked_sub(1).and_then(|at| record.giver(at));
        // A unit that moves on by an order of the other side was stopped by a decision of that side.
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
    // The units of a stack share one path.
    let mut ways: Vec<Vec<Hex>> = gone.into_values().collect();
    ways.sort();
    ways.dedup();
    ways
}
