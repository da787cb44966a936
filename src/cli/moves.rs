//! `kessel moves`: where units may go together, and why not elsewhere.

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
    /// The unit, or several that go together, with commas between them.
    #[arg(value_delimiter = ',', required = true)]
    pub units: Vec<Word>,
    /// Whether they may go to this hex, or why not.
    #[arg(long)]
    pub to: Option<Hex>,
}

pub(super) fn run(arguments: &Arguments, json: bool) -> Outcome {
    ask(&arguments.game, &Question::Moves(arguments), json)
}
