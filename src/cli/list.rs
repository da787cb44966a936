//! `kessel list`: the scenarios.

use super::{
    Failure, Outcome,
    entry::{GameList, Listed},
    print_json, say,
};
use crate::engine::data;
use serde::Serialize;

#[derive(Serialize)]
struct Entry {
    id: String,
    game: &'static str,
    title: String,
    turns: u8,
}

/// Lists the scenarios; faulty ones are reported after the list and do not affect the others.
pub(super) fn run(games: GameList, json: bool) -> Outcome {
    let (mut entries, mut faults) = (Vec::new(), Vec::new());
    for game in games {
        for id in data::scenario_ids(game.id()) {
            match game.listed(&id) {
                Ok(Listed { title, turns }) => entries.push(Entry { id, game: game.id(), title, turns }),
                Err(errors) => faults.extend(errors),
            }
        }
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
