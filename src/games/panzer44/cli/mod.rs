//! The commands for games of Panzer '44: the same as for the first game, as far as it knows them.

mod attack;
mod compare;
mod looks;
mod moves;
mod report;
mod selfplay;
mod show;
mod sight;

pub(crate) use attack::Arguments as AttackArguments;
pub(crate) use attack::run as attack;
pub(crate) use compare::run as compare;
pub(crate) use selfplay::{Wanted, run as selfplay};
pub(crate) use sight::Arguments as SightArguments;
pub(crate) use sight::run as sight;

use crate::cli::{
    Failure,
    new::{must_be_known, set_options},
};
use crate::{
    engine::{data, orders::Game},
    games::panzer44::rules::{Panzer44, Rulebook},
};

/// Whether a scenario is one of this game.
pub(crate) fn has_scenario(id: &str) -> bool {
    data::scenario_ids(Panzer44::ID).iter().any(|known| known == id)
}

/// A scenario with options by name.
fn rulebook(scenario: &str, options: &[String]) -> Result<Rulebook, Failure> {
    must_be_known(Panzer44::ID, scenario)?;
    let mut rulebook = Rulebook::load(scenario)
        .map_err(|errors| errors.iter().map(ToString::to_string).collect::<Vec<_>>().join("\n"))?;
    set_options(options, |name, value| rulebook.options.set(name, value))?;
    Ok(rulebook)
}
