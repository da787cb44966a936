//! The start of a game: every counter of the scenario, and the units still to be set up (4.1).

use super::{
    counter::{Condition, Counter, Place},
    kinds::Side,
    phase::Phase,
    position::{Position, Public, Secrets, TableState},
    rulebook::Rulebook,
    scenario::{Scenario, Underway},
};
use crate::engine::{counters::UnitId, dice::Dice, orders::begin};
use std::collections::BTreeMap;

/// The counters being made. The counters of each type are numbered in their order.
#[derive(Default)]
struct Roster {
    counters: Vec<Counter>,
    numbers: BTreeMap<UnitId, u16>,
    /// The passengers that have exited the map, each with its carrier.
    carried_off: BTreeMap<UnitId, UnitId>,
}

impl Roster {
    /// Adds a counter and returns its id. It returns none if the number does not fit behind the id of its type; the
    /// check of scenarios refuses such a case.
    fn add(&mut self, kind: UnitId, side: Side, place: Place, condition: Condition) -> Option<UnitId> {
        let number = self.numbers.entry(kind).or_default();
        *number = number.saturating_add(1);
        let id = kind.numbered(*number).ok()?;
        self.counters.push(Counter { id, kind, side, place, condition });
        Some(id)
    }
}

/// All counters of a scenario at their starting places, in the order of their ids. Their numbers follow the scenario:
/// first placed units, then units to be set up, later arrivals and lost units.
fn roster(scenario: &Scenario) -> Roster {
    let mut roster = Roster::default();
    for side in Side::BOTH {
        let force = scenario.force(side);
        for placed in &force.placed {
            let condition = placed.condition.clone();
            let carrier = roster.add(placed.unit, side, Place::Map(placed.hex), condition.clone());
            if let (Some(carrier), Some(passenger)) = (carrier, placed.loaded) {
                let condition = placed.aboard.clone().unwrap_or(condition);
                roster.add(passenger, side, Place::Aboard(carrier), condition);
            }
        }
        for (group, set_up) in force.set_up.iter().enumerate() {
            for (kind, number) in &set_up.units {
                for _ in 0..*number {
                    roster.add(*kind, side, Place::SetUp(group as u8), Condition::default());
                }
            }
        }
        for (number, arrival) in force.arrivals.iter().enumerate() {
            let place = Place::Due(number as u8);
            for (kind, many) in &arrival.units {
                for _ in 0..*many {
                    roster.add(*kind, side, place, Condition::default());
                }
            }
            for (carrier, passenger, many) in &arrival.loaded {
                for _ in 0..*many {
                    let carrier = roster.add(*carrier, side, place, Condition::default());
                    let aboard = carrier.map(Place::Aboard);
                    aboard.map(|aboard| roster.add(*passenger, side, aboard, Condition::default()));
                }
            }
        }
        for (kind, number) in &force.destroyed {
            for _ in 0..*number {
                roster.add(*kind, side, Place::Destroyed, Condition::default());
            }
        }
        for (kind, rider) in &force.exited {
            let carrier = roster.add(*kind, side, Place::Exited, Condition::default());
            let rider = rider.and_then(|rider| roster.add(rider, side, Place::Exited, Condition::default()));
            roster.carried_off.extend(rider.zip(carrier));
        }
    }
    roster.counters.sort_by_key(|counter| counter.id);
    roster
}

/// The place of a counter at the start of the game.
pub fn origin(rulebook: &Rulebook, unit: UnitId) -> Option<Place> {
    roster(&rulebook.scenario)
        .counters
        .into_iter()
        .find(|counter| counter.id == unit)
        .map(|counter| counter.place)
}

/// The ids of all counters of the scenario, in order.
pub fn ids(rulebook: &Rulebook) -> Vec<UnitId> {
    roster(&rulebook.scenario).counters.into_iter().map(|counter| counter.id).collect()
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
    let force = rulebook.scenario.force(side);
    waiting(public, side).next().is_some() || !force.mines.is_empty() || force.positions.is_some()
}

/// Whether the side whose set-up it is has units, mines or positions left for it.
pub fn is_wanting(rulebook: &Rulebook, public: &Public) -> bool {
    let Some(side) = public.phase.side(&rulebook.scenario).filter(|_| public.phase.is_set_up()) else {
        return false;
    };
    let force = rulebook.scenario.force(side);
    let mines: usize = force.mines.iter().map(|field| usize::from(field.number)).sum();
    let works = force.positions.as_ref().map_or(0, |works| usize::from(works.number));
    waiting(public, side).next().is_some() || public.mines.len() < mines || public.positions.len() < works
}

/// Returns the position in which a game begins.
pub fn start(rulebook: &Rulebook, seed: u64) -> Position {
    let scenario = &rulebook.scenario;
    let fires = |side: Side| {
        scenario.force(side).off_board.iter().map(|battery| (battery.id, battery.fires)).collect()
    };
    let held = scenario.victory.held.iter().flat_map(|(side, hexes)| hexes.iter().map(|hex| (*hex, *side)));
    let Roster { counters, carried_off, .. } = roster(scenario);
    let Underway { mines, positions, wrecks, blown } = scenario.underway.clone().unwrap_or_default();
    let public = Public {
        // The plot opens the next turn.
        turn: scenario.first_turn.saturating_sub(1),
        phase: Phase::FirstSetUp,
        counters,
        mines: mines.into_iter().collect(),
        positions: positions.into_iter().collect(),
        wrecks: wrecks.into_iter().collect(),
        blown: blown.into_iter().map(|(from, to)| (from.min(to), from.max(to))).collect(),
        plotted: [false; 2],
        shown: Default::default(),
        hits: Vec::new(),
        moving: None,
        bolting: Vec::new(),
        run: None,
        owed: None,
        carried_off,
        holders: held.collect(),
        fires_left: Side::BOTH.map(fires),
        sorties_left: Side::BOTH.map(|side| scenario.force(side).sorties),
        outcome: None,
        table: TableState::default(),
    };
    let secrets = Secrets { dice: Dice::new(seed), ..Secrets::default() };
    let mut position = Position { public, secrets };
    begin(rulebook, &mut position, Phase::FirstSetUp);
    position
}
