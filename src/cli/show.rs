//! `kessel show`: the position, as a side may see it.

use super::{
    Opening, Outcome, entry,
    look::{Eyes, Question, ask_at},
};
use crate::engine::{board::Hex, counters::Word};
use clap::Args;
use std::path::PathBuf;

#[derive(Args, Debug)]
pub(crate) struct Arguments {
    /// The game file.
    pub game: PathBuf,
    /// Only the counters of this hex.
    #[arg(long)]
    pub hex: Option<Hex>,
    /// Only this counter.
    #[arg(long)]
    pub unit: Option<Word>,
    /// Whose eyes: a side sees its own plot besides what both know, the referee sees everything. Without it, what
    /// both sides know.
    #[arg(long = "as", value_enum)]
    pub eyes: Option<Eyes>,
    /// Do it even if the game is played by file against a person; the file then says so, and the other player sees it.
    #[arg(long)]
    pub spoil: bool,
    #[command(flatten)]
    pub opening: Opening,
}

pub(super) fn run(arguments: &Arguments, json: bool) -> Outcome {
    if arguments.eyes == Some(Eyes::Referee) {
        entry::of_file(&arguments.game)?.ask_to_spoil(
            &arguments.game,
            "show --as referee",
            arguments.spoil,
        )?;
    }
    ask_at(&arguments.game, arguments.opening, &Question::Show(arguments), json)
}
