//! `kessel odds`: what an attack promises, whosever turn it is.

use super::{
    Outcome,
    look::{Question, ask},
};
use crate::engine::{board::Hex, counters::Word};
use clap::Args;
use std::path::PathBuf;

#[derive(Args, Debug)]
pub(crate) struct Arguments {
    /// The game file.
    pub game: PathBuf,
    /// Attacking units and leaders.
    #[arg(long, value_delimiter = ',', required = true)]
    pub attackers: Vec<Word>,
    /// The hexes attacked.
    #[arg(long, value_delimiter = ',', required = true)]
    pub target: Vec<Hex>,
    /// As an overrun.
    #[arg(long)]
    pub overrun: bool,
}

pub(super) fn run(arguments: &Arguments, json: bool) -> Outcome {
    ask(&arguments.game, &Question::Odds(arguments), json)
}
