//! Checks of a position that was read from a file or made from a scenario.

#![warn(clippy::cast_possible_truncation, clippy::indexing_slicing)]

use super::{Position, Public};
use crate::{
    engine::{board::Hex, counters::UnitId, orders::Viewer},
    games::platoon::rules::{
        counter::{Counter, Place},
        kinds::Side,
        phase::Phase,
        rulebook::Rulebook,
        set_up,
    },
};

/// Finds every impossibility, a sentence each.
pub fn faults(rulebook: &Rulebook, position: &Position) -> Vec<String> {
    let mut truth = position.clone();
    truth.look(Viewer::All);
    let public = &truth.public;
    let ids: Vec<UnitId> = public.counters.iter().map(|counter| counter.id).collect();
    if ids != set_up::ids(rulebook) {
        return vec!["the counters are not those of the scenario, in the order of their ids".to_owned()];
    }
    if let Some(fault) = unseen_fault(rulebook, position) {
        return vec![fault];
    }
    let mut faults: Vec<String> =
        public.counters.iter().filter_map(|counter| counter_fault(rulebook, public, counter)).collect();
    let off_map = hexes(public).filter(|hex| !rulebook.board.contains(*hex));
    faults.extend(off_map.map(|hex| format!("{hex} is off the map")));
    for hex in occupied(public) {
        if Side::BOTH.into_iter().all(|side| public.crowd(side, hex, None) > 0) {
            faults.push(format!("both sides are in {hex}"));
        }
    }
    let named = public.registrations.iter().map(|marker| marker.unit);
    let named =
        named.chain(public.carried_off.iter().flat_map(|(passenger, carrier)| [*passenger, *carrier]));
    let waiting = public.under_way.iter().flat_map(|move_on| move_on.others.iter().chain([&move_on.unit]));
    let named = named.chain(waiting.copied()).chain(public.flipped.iter().copied());
    for unit in named.chain(position.secrets.instructions.keys().copied()) {
        if public.find(unit).is_none() {
            faults.push(format!("there is no counter {unit}"));
        }
    }
    let has_turn = public.phase.is_set_up() || public.phase == Phase::Over || public.turn > 0;
    if !has_turn || public.turn > rulebook.scenario.last_turn {
        faults.push(format!("there is no turn {}", public.turn));
    }
    if (public.phase == Phase::Over) != public.outcome.is_some() {
        faults.push("only a game that is over has an outcome".to_owned());
    }
    faults
}

/// Checks that hidden state belongs to a game with hidden units, and is not visible at the same time (19.2).
fn unseen_fault(rulebook: &Rulebook, position: &Position) -> Option<String> {
    let (public, unseen) = (&position.public, &position.secrets.unseen);
    if !rulebook.options.hidden_units && !unseen.is_empty() {
        return Some("a unit or marker is hidden in a game without hidden units".to_owned());
    }
    let masked = public.counters.iter().filter(|counter| counter.place == Place::Unseen);
    if let Some(counter) = masked.into_iter().find(|counter| !unseen.counters.contains_key(&counter.id)) {
        return Some(format!("{} is hidden but has no hex", counter.id));
    }
    let same = |id: &UnitId, counter: &Counter| {
        let shown = public.find(*id);
        shown.is_some_and(|shown| {
            (shown.id, shown.kind, shown.side) == (counter.id, counter.kind, counter.side)
                && counter.id == *id
        })
    };
    let other = unseen.counters.iter().find(|(id, counter)| !same(id, counter));
    other.map(|(id, _)| format!("{id} is hidden as another unit"))
}

fn counter_fault(rulebook: &Rulebook, public: &Public, counter: &Counter) -> Option<String> {
    let id = counter.id;
    let Some(kind) = rulebook.units.find(counter.kind) else {
        return Some(format!("there is no unit type {}", counter.kind));
    };
    if kind.side != counter.side {
        return Some(format!("{id} is not a {} unit", counter.side));
    }
    if counter.condition.marker.is_some_and(|marker| !(1..=4).contains(&marker.turns)) {
        return Some(format!("the marker on {id} must be from 1 to 4"));
    }
    if counter.condition.spent > crate::engine::counters::Points::whole(200) {
        return Some(format!("{id} has spent more than any allowance"));
    }
    let force = rulebook.scenario.force(counter.side);
    match counter.place {
        Place::Map(hex) if !rulebook.board.contains(hex) => Some(format!("{id} is off the map")),
        Place::SetUp(group) if usize::from(group) >= force.set_up.len() => {
            Some(format!("{id} is in a set-up group that the scenario does not have"))
        }
        Place::Due(number) if usize::from(number) >= force.arrivals.len() => {
            Some(format!("{id} is in an arrival that the scenario does not have"))
        }
        Place::OffBoard if !force.off_board.iter().any(|battery| battery.id == id) => {
            Some(format!("{id} cannot be off-board artillery"))
        }
        Place::Aboard(carrier) => {
            let fits = public.find(carrier).is_some_and(|other| {
                other.side == counter.side
                    && rulebook.kind(other).can_carry(kind)
                    && matches!(other.place, Place::Map(_) | Place::Due(_) | Place::SetUp(_))
            });
            let first = public.passenger(carrier).is_some_and(|passenger| passenger.id == id);
            match (fits, first) {
                (false, _) => Some(format!("{id} cannot be loaded in {carrier}")),
                (true, false) => Some(format!("two units are loaded in {carrier}")),
                (true, true) => None,
            }
        }
        _ => None,
    }
}

/// Every hex that has a marker or that a move names.
fn hexes(public: &Public) -> impl Iterator<Item = Hex> + '_ {
    let works = public.mines.keys().chain(public.forts.keys()).chain(&public.blocks).copied();
    let marked = public.wrecks.keys().chain(public.holders.keys()).chain(&public.overrun).copied();
    let moves = public.under_way.iter().flat_map(|move_on| move_on.path.iter().copied());
    works.chain(marked).chain(moves).chain(public.registrations.iter().map(|marker| marker.hex))
}

fn occupied(public: &Public) -> Vec<Hex> {
    let mut hexes: Vec<Hex> = public.counters.iter().filter_map(Counter::hex).collect();
    hexes.sort_unstable();
    hexes.dedup();
    hexes
}
