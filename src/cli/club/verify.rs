//! `kessel club verify`: the data of a club is read through, and each of its games is opened.

use super::folder;
use crate::{
    cli::{Failure, Outcome, print_json, say},
    engine::wording::count,
    games::REFEREED,
    referee::store::Store,
};
use serde::Serialize;
use std::path::Path;

#[derive(Serialize)]
struct GameFault {
    game: String,
    why: String,
}

pub(super) fn run(folder: &Path, json: bool) -> Outcome {
    let mut store = folder::open(folder)?;
    // PostgreSQL looks after its files itself.
    if folder::address(folder).is_none() {
        folder::open_file(folder)?.check()?;
    }
    let games = store.games()?;
    let faults: Vec<GameFault> = games
        .iter()
        .filter_map(|game| fault_of(store.as_mut(), game).map(|why| GameFault { game: game.clone(), why }))
        .collect();
    if json {
        print_json(&serde_json::json!({ "games": games.len(), "faults": faults }))?;
    } else if faults.is_empty() {
        say!("{} opened: no faults", count(games.len(), "game", "games"));
    }
    if faults.is_empty() {
        return Ok(());
    }
    let sentences: Vec<String> = faults.into_iter().map(|fault| fault.why).collect();
    Err(Failure(sentences.join("\n")))
}

/// Opens a game as its referee would; returns the reason if that is not possible.
fn fault_of(store: &mut dyn Store, game: &str) -> Option<String> {
    let kept = match store.load(game) {
        Ok(Some(kept)) => kept,
        Ok(None) => return Some(format!("the game {game} is gone")),
        Err(fault) => return Some(format!("the game {game} cannot be read: {fault}")),
    };
    let Some(kind) = REFEREED.iter().find(|kind| kind.kind() == kept.game.kind) else {
        return Some(format!(
            "the game {game} is one of {}, which this program does not know",
            kept.game.kind
        ));
    };
    match kind.open(store, game) {
        Ok(bench) => bench.fault(),
        Err(fault) => Some(fault.to_string()),
    }
}
