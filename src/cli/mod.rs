//! The command line: the same rules without a window, for tests, tools, teachers and bug reports.
//!
//! Answers go to standard output, errors to standard error with exit code 1; wrong usage exits with 2. With `--json` a
//! command prints only JSON on standard output.

mod batch;
pub mod check;
#[cfg(feature = "online")]
mod club;
#[cfg(feature = "window")]
mod dropped;
mod entry;
pub mod faults;
mod film;
mod find;
pub mod games;
pub mod guide;
mod kept;
#[cfg(all(feature = "window", target_os = "linux", target_env = "gnu"))]
mod lean;
mod line;
mod list;
pub mod look;
mod named;
mod new;
pub(crate) mod output;
pub mod parcels;
mod pictures;
#[cfg(feature = "window")]
mod play;
mod progress;
mod replay;
pub mod report;
mod run;
mod shot;
mod spoil;
mod text;
mod windowed;
mod workshop;

pub use entry::{Entry, GameList};
pub use look::{Commanded, LegalOf, Seen, answers::AnySeen};
pub use output::{Answer, Failure, Outcome};
pub(crate) use output::{cannot_write, may_write, print_json, say};

use crate::engine::{complain, data::plain_lines, storage::outlive_size_limits};
use line::{Line, Meaning};
use look::{
    opening::Opening,
    question::{Question, Show},
};
use serde_json::Value;
use std::{path::Path, process::ExitCode};

/// Returns the output of `show --json` for a game file.
///
/// # Errors
/// It cannot be read, or its game is none of these.
pub fn show(games: GameList, game: &Path) -> Result<Value, Failure> {
    let opening = Opening::default();
    let asked = Show { game: game.to_owned(), hex: None, unit: None, eyes: None, spoil: false, opening };
    match find::open(games, game, opening)?.answer(&Question::Show(&asked), true)? {
        Answer::Json(value) => Ok(value),
        Answer::Lines(lines) => Ok(lines.into()),
    }
}

/// Runs the command line that the program was started with.
pub fn run(games: GameList) -> ExitCode {
    outlive_size_limits();
    let line = match line::parse(games, std::env::args_os()) {
        Ok(line) => line,
        Err(error) => return output::tell_usage(&error),
    };
    let outcome = match line {
        Line { batch: true, asked: Meaning::Nothing, .. } => return batch::run(games),
        Line { batch: true, .. } => {
            complain!("kessel: --batch reads its commands from standard input");
            return ExitCode::from(2);
        }
        #[cfg(feature = "window")]
        Line { asked: Meaning::Nothing, .. } => play::run(games, &play::Arguments::default()),
        #[cfg(not(feature = "window"))]
        Line { asked: Meaning::Nothing, .. } => {
            complain!("kessel: this program was built without a window: give a command, see --help");
            return ExitCode::from(2);
        }
        #[cfg(feature = "window")]
        Line { asked: Meaning::Shared(line::Command::Play(asked)), .. } => play::run(games, &asked),
        #[cfg(feature = "window")]
        Line { asked: Meaning::Shared(line::Command::Edit(asked)), .. } if asked.opens_window() => {
            play::edit(games, &asked)
        }
        line => line::execute(games, &line, line.json)
            .and_then(|()| output::unprinted().map_or(Ok(ExitCode::SUCCESS), Err)),
    };
    outcome.unwrap_or_else(|Failure(sentence)| {
        complain!("kessel: {}", plain_lines(&sentence));
        ExitCode::FAILURE
    })
}
