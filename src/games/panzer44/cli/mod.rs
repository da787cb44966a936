//! The commands for games of Panzer '44: the same as for the first game, as far as it knows them.

mod attack;
mod looks;
mod moves;
mod report;
mod show;
mod sight;

pub(crate) use attack::Arguments as AttackArguments;
pub(crate) use attack::run as attack;
pub(crate) use sight::Arguments as SightArguments;
pub(crate) use sight::run as sight;
