//! `kessel new`: a game file at the set-up of a scenario.

use super::{
    Failure, Outcome, cannot_write, check,
    entry::{self, Entry},
    look::Commanded,
    may_write, print_json, say,
};
use crate::{
    engine::{
        data::{self, Source},
        dice::any_seed,
        orders::Record,
        storage::Disk,
    },
    games::GAMES,
};
use clap::Args;
use std::{
    path::{Path, PathBuf},
    sync::Arc,
};

#[derive(Args, Debug)]
pub(crate) struct Arguments {
    /// The scenario's id, or a file with a scenario.
    scenario: String,
    /// Where chance begins; nobody knows where if it is not given.
    #[arg(long)]
    seed: Option<u64>,
    /// An option, as NAME or NAME=VALUE; may be given several times.
    #[arg(long = "option")]
    options: Vec<String>,
    /// The game file to write.
    #[arg(long)]
    out: PathBuf,
    /// Write over a file that is there already.
    #[arg(long)]
    force: bool,
}

/// The scenarios of every game, for who asks for another.
pub(super) fn known_scenarios() -> String {
    let known: Vec<String> = GAMES
        .iter()
        .map(|game| format!("of {} {}", game.id(), data::scenario_ids(game.id()).join(", ")))
        .collect();
    format!("the scenarios are {}", known.join("; "))
}

/// A scenario of a game by its id, with options by name.
///
/// # Errors
/// The game has none of this id, and which there are; or what is wrong with its files or the options.
pub(crate) fn rulebook<G: Commanded>(scenario: &str, options: &[String]) -> Result<G::Rulebook, Failure> {
    if !data::scenario_ids(G::ID).iter().any(|id| id == scenario) {
        let known = known_scenarios();
        return Err(Failure(format!("there is no scenario {scenario} of {}; {known}", G::ID)));
    }
    well_named::<G>(&data::load_of(G::ID, scenario)?, options)
}

/// A scenario from its text, called as its file is, with options by name.
fn well_named<G: Commanded>(source: &Source, options: &[String]) -> Result<G::Rulebook, Failure> {
    let rulebook = G::rulebook(source, options)?;
    match data::misnamed(&source.name, &source.text, &G::scenario(&rulebook)) {
        None => Ok(rulebook),
        Some(fault) => Err(fault.into()),
    }
}

/// Sets options that are written NAME or NAME=VALUE.
pub(crate) fn set_options(
    options: &[String],
    mut set: impl FnMut(&str, Option<&str>) -> Result<(), String>,
) -> Outcome {
    for option in options {
        match option.split_once('=') {
            Some((name, value)) => set(name, Some(value))?,
            None => set(option, None)?,
        }
    }
    Ok(())
}

/// The text of a scenario and its game: by its id, or from a file.
fn find(scenario: &str) -> Result<(&'static dyn Entry, Source), Failure> {
    if let Some(game) = entry::of_scenario(scenario) {
        return Ok((game, data::load_of(game.id(), scenario)?));
    }
    let path = Path::new(scenario);
    if path.is_file() {
        let source = Source { name: scenario.to_owned(), text: data::read_file(path)? };
        let game = check::game_of_scenario(&source.text);
        let known = GAMES.into_iter().find(|entry| entry.id() == game);
        return Ok((known.ok_or_else(|| format!("{scenario} is of a game that is not known"))?, source));
    }
    Err(Failure(format!("there is no scenario and no file {scenario}; {}", known_scenarios())))
}

/// Keeps the text of a scenario in the user's own folder, so that games that begin with it can be opened again; a
/// text that is known already stays where it is. Gives the file if one was written.
fn keep_scenario(game: &str, id: &str, text: &str) -> Result<Option<PathBuf>, Failure> {
    match data::load_of(game, id) {
        Ok(known) if known.text == text => return Ok(None),
        Ok(known) => {
            let sentence = format!("another scenario is called {id}, {}: give yours another id", known.name);
            return Err(Failure(sentence));
        }
        Err(_) => {}
    }
    let own = directories::ProjectDirs::from("", "", "kessel").ok_or("there is no folder for scenarios")?;
    let path = own.data_dir().join("scenarios").join(game).join(format!("{id}.ron"));
    let wrong = |error: std::io::Error| format!("{} cannot be written: {error}", path.display());
    Disk::default().write_whole(&path, text.as_bytes()).map_err(wrong)?;
    Ok(Some(path))
}

pub(super) fn run(arguments: &Arguments, json: bool) -> Outcome {
    may_write(&arguments.out, arguments.force)?;
    let (game, source) = find(&arguments.scenario)?;
    game.new_game(arguments, &source, json)
}

/// Begins a game of one kind.
pub(super) fn begin<G: Commanded>(arguments: &Arguments, source: &Source, json: bool) -> Outcome {
    let Arguments { seed, options, out, .. } = arguments;
    let rulebook = Arc::new(well_named::<G>(source, options)?);
    let scenario = G::scenario(&rulebook);
    // A game is opened by the id of its scenario.
    if let Some(kept) = keep_scenario(G::ID, &scenario, &source.text)? {
        eprintln!("kessel: {}", data::plain_lines(&format!("the scenario is kept as {}", kept.display())));
    }
    let mut world = G::world();
    let seed = seed.map_or_else(any_seed, Ok)?;
    let record = Record::<G>::new(&mut world, rulebook, seed);
    record.file.write(out).map_err(|error| cannot_write(out, &error))?;
    if json {
        return print_json(&serde_json::json!({ "game": out, "scenario": scenario }));
    }
    say!("{scenario} begins in {}", out.display());
    Ok(())
}
