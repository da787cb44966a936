//! `kessel new`: a game file at the set-up of a scenario.

use super::{Failure, Outcome, may_write, panzer44, print_json, say};
use crate::{
    dice::any_seed,
    games::guderian::{Guderian, Rulebook, options::Options},
    orders::{Game, Record},
};
use clap::Args;
use std::{path::PathBuf, sync::Arc};

#[derive(Args, Debug)]
pub(super) struct Arguments {
    /// The scenario's id.
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

/// A scenario with options by name.
pub(super) fn rulebook(scenario: &str, options: &[String]) -> Result<Rulebook, Failure> {
    let mut rulebook = Rulebook::load(scenario)
        .map_err(|errors| errors.iter().map(ToString::to_string).collect::<Vec<_>>().join("\n"))?;
    let mut chosen: Options = rulebook.options.clone();
    for option in options {
        let (name, value) = match option.split_once('=') {
            Some((name, value)) => (name, Some(value)),
            None => (option.as_str(), None),
        };
        chosen.set(name, value)?;
    }
    rulebook.options = chosen;
    Ok(rulebook)
}

pub(super) fn run(arguments: &Arguments, json: bool) -> Outcome {
    let Arguments { scenario, seed, options, out, force } = arguments;
    may_write(out, *force)?;
    if panzer44::has_scenario(scenario) {
        return panzer44::new(scenario, options, *seed, out, json);
    }
    let rulebook = Arc::new(rulebook(scenario, options)?);
    let mut world = Guderian::world();
    let seed = seed.map_or_else(any_seed, Ok)?;
    let record = Record::<Guderian>::new(&mut world, rulebook, seed);
    record.file.write(out)?;
    if json {
        print_json(&serde_json::json!({ "game": out, "scenario": scenario }))
    } else {
        say!("{scenario} begins in {}", out.display());
        Ok(())
    }
}
