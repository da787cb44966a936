//! Impossible states of a position that was read from a file or made from a scenario.

#![warn(clippy::cast_possible_truncation, clippy::indexing_slicing)]

use super::{Position, Public};
use crate::{
    engine::{board::Hex, counters::UnitId},
    games::panzer44::rules::{
        counter::{Counter, Place},
        kinds::Side,
        phase::Phase,
        rulebook::Rulebook,
        set_up,
    },
};

/// All impossible states, one sentence each.
pub fn faults(rulebook: &Rulebook, position: &Position) -> Vec<String> {
    let public = &position.public;
    let mut faults = Vec::new();
    let ids: Vec<UnitId> = public.counters.iter().map(|counter| counter.id).collect();
    if ids != set_up::ids(rulebook) {
        faults.push("the counters are not those of the scenario, in the order of their ids".to_owned());
        return faults;
    }
    for counter in &public.counters {
        faults.extend(counter_fault(rulebook, public, counter));
    }
    for hex in hexes(public) {
        if !rulebook.board.contains(hex) {
            faults.push(format!("{hex} is off the map"));
        }
    }
    for hex in occupied(public) {
        if Side::BOTH.into_iter().all(|side| public.crowd(side, hex, None) > 0) {
            faults.push(format!("both sides have units in {hex}"));
        }
    }
    let named = public.hits.iter().map(|hit| hit.unit);
    let named =
        named.chain(public.carried_off.iter().flat_map(|(passenger, carrier)| [*passenger, *carrier]));
    let named = named.chain(public.moving).chain(public.bolting.iter().copied());
    for unit in named.chain(public.run.map(|run| run.unit)) {
        if public.find(unit).is_none() {
            faults.push(format!("there is no counter {unit}"));
        }
    }
    let plots = public.shown.iter().chain(&position.secrets.plots);
    for barrage in plots.flat_map(|plot| &plot.barrages) {
        if !rulebook.board.contains(barrage.target) {
            faults.push(format!("{} is off the map", barrage.target));
        }
    }
    let has_turn = public.phase.is_set_up() || public.phase == Phase::Over || public.turn > 0;
    if !has_turn || public.turn > rulebook.scenario.last_turn {
        faults.push(format!("there is no turn {}", public.turn));
    }
    if (public.phase == Phase::Over) != public.outcome.is_some() {
        faults.push("an outcome belongs to a game that is over".to_owned());
    }
    faults
}

fn counter_fault(rulebook: &Rulebook, public: &Public, counter: &Counter) -> Option<String> {
    let id = counter.id;
    let Some(kind) = rulebook.units.find(counter.kind) else {
        return Some(format!("there is no unit type {}", counter.kind));
    };
    if kind.side != counter.side {
        return Some(format!("{id} is not a {} unit", counter.side));
    }
    if counter.condition.disruption > 3 {
        return Some(format!("{id} is disrupted beyond D3"));
    }
    match counter.place {
        Place::Map(hex) if !rulebook.board.contains(hex) => Some(format!("{id} is off the map")),
        Place::SetUp(group) if usize::from(group) >= rulebook.scenario.force(counter.side).set_up.len() => {
            Some(format!("{id} waits in a group that the scenario does not have"))
        }
        Place::Due(number) if usize::from(number) >= rulebook.scenario.force(counter.side).arrivals.len() => {
            Some(format!("{id} enters with an arrival that the scenario does not have"))
        }
        Place::Aboard(carrier) => match public.find(carrier) {
            Some(other)
                if rulebook.kind(other).carrier
                    && other.side == counter.side
                    && kind.can_be_carried()
                    && matches!(other.place, Place::Map(_) | Place::Due(_)) =>
            {
                let first = public.passenger(carrier).is_some_and(|passenger| passenger.id == id);
                (!first).then(|| format!("two units are loaded in {carrier}"))
            }
            _ => Some(format!("{id} cannot be loaded in {carrier}")),
        },
        _ => None,
    }
}

/// All hexes of markers and of plots.
fn hexes(public: &Public) -> impl Iterator<Item = Hex> + '_ {
    let markers = public.mines.keys().chain(&public.positions).chain(&public.wrecks).copied();
    let shown = public.shown.iter().flat_map(|plot| plot.strikes.iter().copied());
    let blown = public.blown.iter().flat_map(|(from, to)| [*from, *to]);
    markers.chain(shown).chain(blown).chain(public.holders.keys().copied())
}

fn occupied(public: &Public) -> Vec<Hex> {
    let mut hexes: Vec<Hex> = public.counters.iter().filter_map(Counter::hex).collect();
    hexes.sort_unstable();
    hexes.dedup();
    hexes
}
