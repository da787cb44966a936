//! `kessel list`: the scenarios.

use super::{Outcome, print_json, say};
use crate::{
    data,
    games::{
        guderian::{Guderian, Rulebook},
        panzer44::{self, Panzer44},
    },
    orders::Game,
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

pub(super) fn run(json: bool) -> Outcome {
    let mut entries = Vec::new();
    for id in scenario_ids() {
        let rulebook = Rulebook::load(&id)
            .map_err(|errors| errors.iter().map(ToString::to_string).collect::<Vec<_>>().join("\n"))?;
        let scenario = rulebook.scenario;
        let turns = scenario.last_turn - scenario.first_turn + 1;
        entries.push(Entry { id, game: Guderian::ID, title: scenario.title, turns });
    }
    for id in data::scenario_ids(Panzer44::ID) {
        let rulebook = panzer44::Rulebook::load(&id)
            .map_err(|errors| errors.iter().map(ToString::to_string).collect::<Vec<_>>().join("\n"))?;
        let scenario = rulebook.scenario;
        entries.push(Entry { id, game: Panzer44::ID, title: scenario.title, turns: scenario.last_turn });
    }
    if json {
        return print_json(&entries);
    }
    for entry in entries {
        say!("{:10} {:10} {:2} turns  {}", entry.id, entry.game, entry.turns, entry.title);
    }
    Ok(())
}
