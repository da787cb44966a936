//! The commands for games of Panzer '44: the same as for the first game, as far as it knows them.

mod attack;
mod compare;
mod looks;
mod moves;
mod report;
mod run;
mod selfplay;
mod show;
mod sight;

pub(super) use attack::Arguments as AttackArguments;
pub(super) use attack::run as attack;
pub(super) use compare::run as compare;
pub(super) use report::run as report;
pub(super) use run::{replay, run};
pub(super) use selfplay::{Wanted, run as selfplay};
pub(super) use sight::Arguments as SightArguments;
pub(super) use sight::run as sight;

use super::{
    Failure, Opening, must_be_of,
    new::{must_be_known, set_options},
};
use crate::{
    data,
    games::panzer44::{Panzer44, Rulebook},
    orders::{self, Game, Record},
};
use bevy::prelude::World;
use std::path::Path;

/// Whether a scenario is one of this game.
pub(super) fn has_scenario(id: &str) -> bool {
    data::scenario_ids(Panzer44::ID).iter().any(|known| known == id)
}

/// Whether a file is a game of this game.
pub(super) fn owns(path: &Path) -> bool {
    let text = data::read_game(path).unwrap_or_default();
    orders::game_of(&text).is_some_and(|game| game == Panzer44::ID)
}

/// A scenario with options by name.
fn rulebook(scenario: &str, options: &[String]) -> Result<Rulebook, Failure> {
    must_be_known(Panzer44::ID, scenario)?;
    let mut rulebook = Rulebook::load(scenario)
        .map_err(|errors| errors.iter().map(ToString::to_string).collect::<Vec<_>>().join("\n"))?;
    set_options(options, |name, value| rulebook.options.set(name, value))?;
    Ok(rulebook)
}

/// Opens a game file to look at, in a world of its own.
pub(super) fn open(path: &Path) -> Result<(World, Record<Panzer44>), Failure> {
    must_be_of::<Panzer44>(path)?;
    Opening::default().open::<Panzer44>(path, false).map(|(world, opened)| (world, opened.record))
}
