//! A game file at the set-up of a scenario.

use super::rulebook;
use crate::{
    cli::{Outcome, print_json, say},
    dice::any_seed,
    games::panzer44::Panzer44,
    orders::{Game, Record},
};
use std::{path::Path, sync::Arc};

/// Writes the file.
pub(in super::super) fn run(
    scenario: &str,
    options: &[String],
    seed: Option<u64>,
    out: &Path,
    json: bool,
) -> Outcome {
    let rulebook = Arc::new(rulebook(scenario, options)?);
    let mut world = Panzer44::world();
    let seed = seed.map_or_else(any_seed, Ok)?;
    let record = Record::<Panzer44>::new(&mut world, rulebook, seed);
    record.file.write(out)?;
    if json {
        return print_json(&serde_json::json!({ "game": out, "scenario": scenario }));
    }
    say!("{scenario} begins in {}", out.display());
    Ok(())
}
