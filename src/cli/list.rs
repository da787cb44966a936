//! `kessel list`: the scenarios.

use super::{Failure, Outcome, print_json, say};
use crate::{
    engine::{
        data::{self, DataError},
        orders::Game,
    },
    games::{
        guderian::rules::{Guderian, Rulebook},
        panzer44::{self, rules::Panzer44},
    },
};
use serde::Serialize;

#[derive(Serialize)]
struct Entry {
    id: String,
    game: &'static str,
    title: String,
    turns: u8,
}

/// The scenarios that can be played, by id.
pub fn scenario_ids() -> Vec<String> {
    data::scenario_ids(Guderian::ID)
}

/// Lists what can be played; a scenario that cannot is told behind that, and keeps no other from the list.
pub(super) fn run(json: bool) -> Outcome {
    let (mut entries, mut faults) = (Vec::new(), Vec::new());
    let mut list = |loaded: Result<Entry, Vec<DataError>>| match loaded {
        Ok(entry) => entries.push(entry),
        Err(errors) => faults.extend(errors.iter().map(ToString::to_string)),
    };
    for id in scenario_ids() {
        list(Rulebook::load(&id).map(|Rulebook { scenario, .. }| {
            let turns = scenario.last_turn + 1 - scenario.first_turn;
            Entry { id, game: Guderian::ID, title: scenario.title, turns }
        }));
    }
    for id in data::scenario_ids(Panzer44::ID) {
        list(panzer44::rules::Rulebook::load(&id).map(|panzer44::rules::Rulebook { scenario, .. }| {
            let turns = scenario.last_turn;
            Entry { id, game: Panzer44::ID, title: scenario.title, turns }
        }));
    }
    if json {
        print_json(&entries)?;
    } else {
        for entry in entries {
            say!("{:10} {:10} {:2} turns  {}", entry.id, entry.game, entry.turns, entry.title);
        }
    }
    if faults.is_empty() { Ok(()) } else { Err(Failure(faults.join("\n"))) }
}
