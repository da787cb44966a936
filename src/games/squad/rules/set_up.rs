//! The start of a game: every counter of the scenario, and the units still to be set up (4.1).

#![warn(clippy::cast_possible_truncation, clippy::indexing_slicing)]

use super::{
    counter::{Condition, Counter, Place},
    kinds::Side,
    phase::Phase,
    position::{Public, Stores},
    rulebook::Rulebook,
    scenario::{
        Force, Group, Scenario,
        units::{Kind, SNIPER},
    },
};
use crate::engine::counters::UnitId;
use std::collections::BTreeMap;

/// The counters being made. The counters of each type are numbered in their order.
struct Roster<'a> {
    rulebook: &'a Rulebook,
    counters: Vec<Counter>,
    numbers: BTreeMap<UnitId, u16>,
}

impl Roster<'_> {
    /// Adds a counter and returns its id. It returns none if the number does not fit behind the id of its type; the
    /// check of scenarios refuses such a case.
    fn add(&mut self, kind: UnitId, side: Side, place: Place) -> Option<UnitId> {
        let number = self.numbers.entry(kind).or_default();
        *number = number.saturating_add(1);
        let id = kind.numbered(*number).ok()?;
        let counter = Counter { id, kind, side, place, facing: None, condition: Condition::default() };
        // The halves of a squad are kept ready for when it is split or reduced.
        let halves = half_kind(self.rulebook, &counter).zip(halves_of(self.rulebook, &counter));
        for (kind, half) in halves.into_iter().flat_map(|(kind, halves)| halves.map(|half| (kind, half))) {
            let place = Place::Away;
            self.counters.push(Counter { id: half, kind, side, place, ..counter.clone() });
        }
        self.counters.push(counter);
        Some(id)
    }

    fn add_group(&mut self, side: Side, place: Place, group: &Group) {
        for (kind, number) in group.units.iter().chain(&group.weapons) {
            for _ in 0..*number {
                self.add(*kind, side, place);
            }
        }
        for (carrier, passenger, many) in &group.loaded {
            for _ in 0..*many {
                let aboard = self.add(*carrier, side, place).map(Place::Aboard);
                aboard.map(|aboard| self.add(*passenger, side, aboard));
            }
        }
    }
}

/// The type of the half squads of a squad.
fn half_kind(rulebook: &Rulebook, squad: &Counter) -> Option<UnitId> {
    match rulebook.kind(squad).kind {
        Kind::Squad { half, .. } => Some(half),
        _ => None,
    }
}

/// The two half squads of a squad (1.5); none for another unit.
pub fn halves_of(rulebook: &Rulebook, squad: &Counter) -> Option<[UnitId; 2]> {
    let kind = half_kind(rulebook, squad)?;
    let number = squad.id.as_str().strip_prefix(squad.kind.as_str())?;
    let half = |letter: char| format!("{kind}{number}{letter}").parse().ok();
    Some([half('a')?, half('b')?])
}

/// The other half of the squad of this half squad.
pub fn sibling_of(half: UnitId) -> Option<UnitId> {
    let (stem, letter) = half.as_str().split_at_checked(half.as_str().len().checked_sub(1)?)?;
    let other = match letter {
        "a" => "b",
        "b" => "a",
        _ => return None,
    };
    format!("{stem}{other}").parse().ok()
}

/// The squad of a half squad.
pub fn squad_of(rulebook: &Rulebook, half: &Counter) -> Option<UnitId> {
    let Kind::Half { whole, .. } = rulebook.kind(half).kind else { return None };
    let number = half.id.as_str().strip_prefix(half.kind.as_str())?.trim_end_matches(['a', 'b']);
    format!("{whole}{number}").parse().ok()
}

/// All counters of a scenario at their starting places, in the order of their ids.
pub fn roster(rulebook: &Rulebook, scenario: &Scenario) -> Vec<Counter> {
    if let Some(underway) = &scenario.underway {
        let mut counters = underway.counters.clone();
        counters.sort_by_key(|counter| counter.id);
        return counters;
    }
    let mut roster = Roster { rulebook, counters: Vec::new(), numbers: BTreeMap::new() };
    for side in Side::BOTH {
        let force = scenario.force(side);
        for (group, set_up) in (0..).zip(&force.set_up) {
            roster.add_group(side, Place::SetUp(group), &set_up.group);
        }
        for (number, arrival) in (0..).zip(&force.arrivals) {
            roster.add_group(side, Place::Due(number), &arrival.group);
        }
        if let Some(kind) = SNIPER.parse().ok().filter(|_| force.sniper) {
            roster.add(kind, side, Place::Away);
        }
    }
    roster.counters.sort_by_key(|counter| counter.id);
    roster.counters
}

/// The place of a counter at the start of the game.
pub fn origin(rulebook: &Rulebook, unit: UnitId) -> Option<Place> {
    let counters = roster(rulebook, &rulebook.scenario);
    let counter = counters.iter().find(|counter| counter.id == unit)?;
    match counter.place {
        // A passenger at set-up belongs to the group of its carrier.
        Place::Aboard(carrier) => counters.iter().find(|other| other.id == carrier).map(|other| other.place),
        place => Some(place),
    }
}

/// The stores of a side in addition to its units (22.1).
fn stores(force: &Force) -> Stores {
    let mut stores = Stores { smoke: force.smoke, ..Stores::default() };
    let groups = force.set_up.iter().map(|it| &it.group).chain(force.arrivals.iter().map(|it| &it.group));
    for (weapon, number) in groups.flat_map(|group| &group.expendable) {
        let left = stores.expendable.entry(*weapon).or_default();
        *left = left.saturating_add(*number);
    }
    for (mission, number) in &force.missions {
        let left = stores.missions.entry(*mission).or_default();
        *left = left.saturating_add(*number);
    }
    for (work, number) in force.set_up.iter().flat_map(|set_up| &set_up.works) {
        let left = stores.works.entry(*work).or_default();
        *left = left.saturating_add(*number);
    }
    stores
}

/// The position in which a game begins, as both players know it.
pub fn start(rulebook: &Rulebook, scenario: &Scenario) -> Public {
    let held = scenario.victory.held.iter().flat_map(|(side, hexes)| hexes.iter().map(|hex| (*hex, *side)));
    let underway = scenario.underway.as_ref();
    let stores = || Side::BOTH.map(|side| stores(scenario.force(side)));
    Public {
        // The first segment opens the next turn.
        turn: scenario.first_turn.saturating_sub(1),
        phase: Phase::FirstSetUp,
        counters: roster(rulebook, scenario),
        smoke: underway.iter().flat_map(|it| it.smoke.iter().copied()).collect(),
        works: underway.iter().flat_map(|it| it.works.iter().copied()).collect(),
        stores: underway.map_or_else(stores, |underway| underway.stores.clone()),
        holders: held.collect(),
        ..Public::default()
    }
}

/// The units and weapons that a side still has to set up.
pub fn waiting(public: &Public, side: Side) -> impl Iterator<Item = &Counter> {
    let own = public.counters.iter().filter(move |counter| counter.side == side);
    own.filter(|counter| matches!(counter.place, Place::SetUp(_)))
}

/// Whether the side whose set-up it is has units, weapons or works left for it (4.1).
pub fn is_wanting(rulebook: &Rulebook, public: &Public) -> bool {
    let side = public.phase.side(&rulebook.scenario).filter(|_| public.phase.is_set_up());
    side.is_some_and(|side| {
        waiting(public, side).next().is_some() || public.stores(side).works.values().any(|left| *left > 0)
    })
}
