//! The start of a game: every counter of the scenario, and the units still to be set up (4.1).

use super::{
    conduct::setting_up::works_left,
    counter::{Condition, Counter, Place},
    kinds::Side,
    order::Work,
    phase::Phase,
    position::{Position, Public, Secrets, TableState, check},
    rulebook::Rulebook,
};
use crate::engine::{
    counters::UnitId,
    dice::Dice,
    orders::{Viewer, begin},
};
use std::collections::{BTreeMap, BTreeSet};

/// Builds the counters: those of each type are numbered in order.
#[derive(Default)]
struct Roster {
    counters: Vec<Counter>,
    numbers: BTreeMap<UnitId, u16>,
}

impl Roster {
    /// Adds a counter, and returns its id. None if its number has no room behind the id of its type; no scenario with
    /// that passes the check.
    fn add(&mut self, kind: UnitId, side: Side, place: Place, condition: Condition) -> Option<UnitId> {
        let number = self.numbers.entry(kind).or_default();
        *number = number.saturating_add(1);
        let id = kind.numbered(*number).ok()?;
        self.counters.push(Counter { id, kind, side, place, condition });
        Some(id)
    }

    fn add_all(&mut self, side: Side, place: Place, units: &[(UnitId, u8)], loaded: &[(UnitId, UnitId, u8)]) {
        for (kind, number) in units {
            for _ in 0..*number {
                self.add(*kind, side, place, Condition::default());
            }
        }
        for (carrier, passenger, many) in loaded {
            for _ in 0..*many {
                let carrier = self.add(*carrier, side, place, Condition::default());
                let aboard = carrier.map(Place::Aboard);
                aboard.map(|aboard| self.add(*passenger, side, aboard, Condition::default()));
            }
        }
    }
}

/// Every counter of a scenario in its starting place, in the order of their ids. They are numbered in the order of the
/// scenario: first those placed, then those to be set up, those that arrive later and those off the map.
pub(super) fn roster(rulebook: &Rulebook) -> Vec<Counter> {
    let scenario = &rulebook.scenario;
    if let Some(underway) = &scenario.underway {
        let mut counters = underway.counters.clone();
        counters.sort_by_key(|counter| counter.id);
        return counters;
    }
    let mut roster = Roster::default();
    for side in Side::BOTH {
        let force = scenario.force(side);
        for placed in &force.placed {
            let condition = placed.condition.clone();
            let carrier = roster.add(placed.unit, side, Place::Map(placed.hex), condition);
            if let (Some(carrier), Some(passenger)) = (carrier, placed.loaded) {
                roster.add(passenger, side, Place::Aboard(carrier), Condition::default());
            }
        }
        for (group, set_up) in (0..).zip(&force.set_up) {
            roster.add_all(side, Place::SetUp(group), &set_up.units, &set_up.loaded);
        }
        for (number, arrival) in (0..).zip(&force.arrivals) {
            roster.add_all(side, Place::Due(number), &arrival.units, &arrival.loaded);
        }
        for battery in force.off_board.iter().filter(|_| rulebook.options.rolling_thunder) {
            let (id, kind) = (battery.id, battery.unit);
            let condition = Condition::default();
            roster.counters.push(Counter { id, kind, side, place: Place::OffBoard, condition });
        }
    }
    roster.counters.sort_by_key(|counter| counter.id);
    roster.counters
}

/// The starting place of a counter.
pub fn origin(rulebook: &Rulebook, unit: UnitId) -> Option<Place> {
    let counters = roster(rulebook);
    let counter = counters.iter().find(|counter| counter.id == unit)?;
    match counter.place {
        // A unit set up in a carrier belongs to the carrier's group.
        Place::Aboard(carrier) => counters.iter().find(|other| other.id == carrier).map(|other| other.place),
        place => Some(place),
    }
}

/// The ids of all counters of the scenario, in order.
pub fn ids(rulebook: &Rulebook) -> Vec<UnitId> {
    roster(rulebook).into_iter().map(|counter| counter.id).collect()
}

/// The units that a side still has to set up.
pub fn waiting(public: &Public, side: Side) -> impl Iterator<Item = &Counter> {
    public
        .counters
        .iter()
        .filter(move |counter| counter.side == side && matches!(counter.place, Place::SetUp(_)))
}

/// Whether a side has any units to set up.
pub fn has_anything(rulebook: &Rulebook, public: &Public, side: Side) -> bool {
    waiting(public, side).next().is_some() || rulebook.scenario.force(side).has_set_up()
}

/// Whether the side that sets up has units, mines, forts or blocks left to place.
pub fn is_wanting(rulebook: &Rulebook, public: &Public) -> bool {
    let Some(side) = public.phase.side(&rulebook.scenario).filter(|_| public.phase.is_set_up()) else {
        return false;
    };
    let works = [Work::Mines, Work::Fort, Work::Block];
    waiting(public, side).next().is_some()
        || works.into_iter().any(|work| works_left(rulebook, public, side, work) > 0)
}

/// Returns the position in which a game begins.
pub fn start(rulebook: &Rulebook, seed: u64) -> Position {
    let scenario = &rulebook.scenario;
    let held = scenario.victory.held.iter().flat_map(|(side, hexes)| hexes.iter().map(|hex| (*hex, *side)));
    let mut wrecks = BTreeMap::new();
    for hex in &scenario.wrecks {
        let wrecks: &mut u8 = wrecks.entry(*hex).or_default();
        *wrecks = wrecks.saturating_add(1);
    }
    let underway = scenario.underway.clone().unwrap_or_default();
    let public = Public {
        // The First Player's start opens the next turn.
        turn: scenario.first_turn.saturating_sub(1),
        phase: Phase::FirstSetUp,
        counters: roster(rulebook),
        mines: underway.mines.into_iter().collect(),
        forts: underway.forts.into_iter().collect(),
        blocks: underway.blocks.into_iter().collect(),
        wrecks,
        registrations: underway.registrations.into_iter().collect(),
        holders: held.collect(),
        under_way: None,
        owed: None,
        flipped: BTreeSet::new(),
        overrun: BTreeSet::new(),
        attacked: BTreeSet::new(),
        carried_off: underway.carried_off.into_iter().collect(),
        outcome: None,
        table: TableState::default(),
        eyes: Viewer::Both,
    };
    let secrets = Secrets { dice: Dice::new(seed), ..Secrets::default() };
    let mut position = Position { public, secrets };
    // A position from a file is checked before anything is made of it.
    if scenario.underway.is_none() || check::faults(rulebook, &position).is_empty() {
        begin(rulebook, &mut position, Phase::FirstSetUp);
    }
    position
}
