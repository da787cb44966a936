//! Finds the game of a file or a scenario.

#![warn(clippy::cast_possible_truncation, clippy::indexing_slicing)]

use super::{
    Failure, Outcome,
    entry::{Entry, GameList},
    kept,
    look::{answers::AnySeen, opening::Opening, question::Question},
};
use crate::engine::{
    data::{self, Shown, Source},
    orders::{game_of, has_game_lines, no_game_file, unknown_game},
};
use std::{path::Path, rc::Rc};

/// Returns the game of a file.
///
/// # Errors
/// It cannot be read, or its game is not known.
pub(super) fn of_file(games: GameList, path: &Path) -> Result<&'static dyn Entry, Failure> {
    let text = data::read_game(path)?;
    let game = game_of(&text);
    if game.is_none() && !has_game_lines(&text) {
        return Err(no_game_file(&path.shown(), &text).into());
    }
    // A damaged file is reported with its place when it is read, whichever game reads it.
    let known = games.iter().find(|entry| game.as_deref().is_none_or(|game| game == entry.id()));
    let unknown = || Failure(format!("{}: {}", path.shown(), unknown_game(&game.unwrap_or_default())));
    known.copied().ok_or_else(unknown)
}

/// Returns the game with a scenario of this id.
pub(super) fn of_scenario(games: GameList, id: &str) -> Option<&'static dyn Entry> {
    games.iter().copied().find(|game| has_scenario(*game, id))
}

/// Whether a game has a scenario of this id.
fn has_scenario(game: &dyn Entry, id: &str) -> bool {
    data::scenario_ids(game.id()).iter().any(|known| known == id)
}

/// Returns the scenarios of every game, for a message about an unknown one.
fn known_scenarios(games: GameList) -> String {
    let known: Vec<String> = games
        .iter()
        .map(|game| format!("of {} {}", game.id(), data::scenario_ids(game.id()).join(", ")))
        .collect();
    format!("the scenarios are {}", known.join("; "))
}

/// Returns the text of a scenario and its game: by its id, or from a file.
pub(super) fn scenario(games: GameList, scenario: &str) -> Result<(&'static dyn Entry, Source), Failure> {
    if let Some(game) = of_scenario(games, scenario) {
        return Ok((game, data::load_of(game.id(), scenario)?));
    }
    let path = Path::new(scenario);
    if path.is_file() {
        let source = Source { name: scenario.to_owned(), text: data::read_file(path)? };
        let game = games.iter().find(|game| game.is_scenario(&source));
        let none = || Failure(format!("{scenario} is not a scenario of any game"));
        return Ok((*game.ok_or_else(none)?, source));
    }
    Err(Failure(format!("there is no scenario and no file {scenario}; {}", known_scenarios(games))))
}

/// Returns the text of a scenario of one game: by its id, or from a file.
///
/// # Errors
/// There is none, or it belongs to another game.
pub(super) fn scenario_of(games: GameList, game: &dyn Entry, word: &str) -> Result<Source, Failure> {
    if has_scenario(game, word) {
        return Ok(data::load_of(game.id(), word)?);
    }
    let (other, source) = scenario(games, word)?;
    if other.id() == game.id() {
        return Ok(source);
    }
    let known = known_scenarios(games);
    Err(Failure(format!(
        "there is no scenario {word} of {}: it is one of {}; {known}",
        game.id(),
        other.id()
    )))
}

/// Returns the texts of scenarios of one game, that of the first, and the game.
///
/// # Errors
/// There is no such scenario, or one of another game.
pub(super) fn scenarios(
    games: GameList,
    words: &[String],
) -> Result<(&'static dyn Entry, Vec<Source>), Failure> {
    let (first, others) = words.split_first().ok_or("no scenario is named")?;
    let (game, source) = scenario(games, first)?;
    let mut sources = vec![source];
    for word in others {
        sources.push(scenario_of(games, game, word)?);
    }
    Ok((game, sources))
}

/// Opens a game file of any game; a batch reads it once and caches it.
pub(super) fn open(games: GameList, path: &Path, opening: Opening) -> Result<Rc<dyn AnySeen>, Failure> {
    // A damaged game is opened again each time, at the requested point.
    let usual = opening.at_damage.is_none();
    if let Some(kept) = kept::kept(path).filter(|_| usual) {
        return Ok(kept);
    }
    let seen = of_file(games, path)?.read(path, opening)?;
    if usual {
        kept::keep(path, &seen);
    }
    Ok(seen)
}

/// Asks a question about the position of a game file, opened with these options, and prints the answer.
pub(super) fn ask(
    games: GameList,
    path: &Path,
    opening: Opening,
    question: &Question,
    json: bool,
) -> Outcome {
    open(games, path, opening)?.answer(question, json)?.print()
}
