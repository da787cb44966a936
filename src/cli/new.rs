//! `kessel new`: a game file at the set-up of a scenario.

#![warn(clippy::cast_possible_truncation, clippy::indexing_slicing)]

use super::{Failure, Outcome, cannot_write, look::Commanded, print_json, say};
use crate::engine::{
    complain,
    data::{self, DataError, Shown, Source},
    dice::any_seed,
    orders::{Record, RulebookData},
    storage::Disk,
};
use clap::Args;
use std::{path::PathBuf, sync::Arc};

#[derive(Args, Debug)]
pub struct Arguments {
    /// The scenario's id, or a file with a scenario.
    #[arg(value_name = "SCENARIO or FILE")]
    pub(super) scenario: String,
    /// The seed of the dice; random if not given.
    #[arg(long)]
    seed: Option<u64>,
    /// An option, as NAME or NAME=VALUE; may be repeated.
    #[arg(long = "option")]
    options: Vec<String>,
    /// The game file to write.
    #[arg(long)]
    pub(super) out: PathBuf,
    /// Overwrite an existing file.
    #[arg(long)]
    pub(super) force: bool,
}

/// Loads a scenario of a game by its id, with options by name.
///
/// # Errors
/// The faults of its files or the options.
pub(super) fn rulebook<G: Commanded>(scenario: &str, options: &[String]) -> Result<G::Rulebook, Failure> {
    well_named::<G>(&data::load_of(G::ID, scenario)?, options)
}

/// Reads a scenario from its text, whose id must be the name of its file, with options written as NAME or NAME=VALUE.
pub(super) fn well_named<G: Commanded>(source: &Source, options: &[String]) -> Result<G::Rulebook, Failure> {
    let in_words = |errors: Vec<DataError>| {
        Failure(errors.iter().map(ToString::to_string).collect::<Vec<_>>().join("\n"))
    };
    let mut rulebook = G::Rulebook::read(source).map_err(in_words)?;
    for option in options {
        match option.split_once('=') {
            Some((name, value)) => G::set_option(&mut rulebook, name, Some(value))?,
            None => G::set_option(&mut rulebook, option, None)?,
        }
    }
    match data::misnamed(&source.name, &source.text, G::about(&rulebook).id) {
        None => Ok(rulebook),
        Some(fault) => Err(fault.into()),
    }
}

/// Copies the text of a scenario to the user's own folder, so that games that begin with it can be opened again by its
/// id; an identical text stays where it is.
pub(super) fn keep_scenario(game: &str, id: &str, source: &Source) -> Outcome {
    let text = &source.text;
    match data::load_of(game, id) {
        Ok(known) if known.text == *text => return Ok(()),
        Ok(known) => {
            let sentence =
                format!("another scenario has the id {id} ({}): give yours another id", known.name);
            return Err(Failure(sentence));
        }
        Err(_) => {}
    }
    let own = data::own_folder().ok_or("no folder for scenarios")?;
    let path = own.join("scenarios").join(game).join(format!("{id}.ron"));
    Disk::default().write_whole(&path, text.as_bytes()).map_err(|error| cannot_write(&path, &error))?;
    complain!("kessel: {}", data::plain_lines(&format!("the scenario is stored as {}", path.shown())));
    Ok(())
}

/// Begins a game of one kind.
pub(super) fn begin<G: Commanded>(arguments: &Arguments, source: &Source, json: bool) -> Outcome {
    let Arguments { seed, options, out, .. } = arguments;
    let rulebook = Arc::new(well_named::<G>(source, options)?);
    let scenario = G::about(&rulebook).id.to_owned();
    keep_scenario(G::ID, &scenario, source)?;
    let mut world = G::world();
    let seed = seed.map_or_else(any_seed, Ok)?;
    let record = Record::<G>::new(&mut world, rulebook, seed);
    record.file.write(out).map_err(|error| cannot_write(out, &error))?;
    if json {
        return print_json(&serde_json::json!({ "game": out.shown(), "scenario": scenario }));
    }
    say!("{scenario} written to {}", out.shown());
    Ok(())
}
