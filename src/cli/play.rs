//! `kessel play`: opens the window.

use super::{Failure, may_write};
use crate::{
    engine::{data, orders::Game, storage::may_open},
    games::{
        guderian::players as guderian,
        panzer44::{players as panzer44, rules::Panzer44},
    },
    panels::Seat,
    play::feed::FeedFile,
    table::{self, Start},
};
use clap::Args;
use std::{
    path::{Path, PathBuf},
    process::ExitCode,
};

#[derive(Args, Debug)]
pub(super) struct Arguments {
    /// A scenario's id or a game file; the title screen if it is not given.
    game: Option<String>,
    /// Who plays the Soviets: human, or a computer player's name; else a human, or who did when the game was kept.
    #[arg(long)]
    soviet: Option<String>,
    /// Who plays the Germans: human, or a computer player's name; else a human, or who did when the game was kept.
    #[arg(long)]
    german: Option<String>,
    /// Who plays the Allies: human, or a computer player's name; else a human, or who did when the game was kept.
    #[arg(long)]
    allied: Option<String>,
    /// Rewrite this file with what is on the screen, for tests and overlays.
    #[arg(long)]
    probe: Option<PathBuf>,
    /// Write each event into this file as a line of JSON, for the overlays of a stream; docs/feed.md tells how.
    #[arg(long, value_name = "FILE")]
    feed: Option<PathBuf>,
    /// Write over a feed that is there already.
    #[arg(long)]
    force: bool,
}

impl Arguments {
    /// The title screen, two people.
    pub(super) fn default_seats() -> Self {
        Self { game: None, soviet: None, german: None, allied: None, probe: None, feed: None, force: false }
    }
}

/// Who is to sit in a seat of a game whose computer players have these names; none if nobody said.
fn seat(name: Option<&str>, known: &[&str], is_known: impl Fn(&str) -> bool) -> Result<Option<Seat>, String> {
    match name.map(Seat::named) {
        Some(Seat::Computer(name)) if !is_known(&name) => {
            Err(format!("there is no player {name}; known are human, {}", known.join(", ")))
        }
        seat => Ok(seat),
    }
}

/// Who sits down to a new game: people where nobody was named.
fn seats(wished: [Option<Seat>; 2]) -> [Seat; 2] {
    wished.map(Option::unwrap_or_default)
}

impl Arguments {
    /// Who plays Guderian, the Soviets first.
    fn of_guderian(&self) -> Result<[Option<Seat>; 2], String> {
        let one = |name: &Option<String>| seat(name.as_deref(), guderian::NAMES, guderian::is_known);
        Ok([one(&self.soviet)?, one(&self.german)?])
    }

    /// Who plays Panzer '44, the Germans first.
    fn of_panzer44(&self) -> Result<[Option<Seat>; 2], String> {
        let known = |name: &str| panzer44::NAMES.contains(&name);
        let one = |name: &Option<String>| seat(name.as_deref(), panzer44::NAMES, known);
        Ok([one(&self.german)?, one(&self.allied)?])
    }
}

/// Makes sure that the probe, which is written again and again, destroys nothing: only what is empty or begins as a probe
/// does is written over.
fn may_probe(path: &Path) -> Result<(), String> {
    may_open(path).map_err(|error| format!("{} cannot be written: {error}", path.display()))?;
    let is_other = path.is_dir() || data::first_byte(path).is_some_and(|byte| byte != b'{');
    match is_other {
        true => Err(format!("{} is there already and is no probe: give another name", path.display())),
        false => Ok(()),
    }
}

pub(super) fn run(arguments: Arguments) -> Result<ExitCode, String> {
    let start = match arguments.game.clone() {
        None => {
            arguments.of_guderian()?;
            Start::Title
        }
        Some(game) if super::list::scenario_ids().contains(&game) => {
            Start::Scenario(game, seats(arguments.of_guderian()?))
        }
        Some(game) if data::scenario_ids(Panzer44::ID).contains(&game) => {
            Start::Scenario(game, seats(arguments.of_panzer44()?))
        }
        Some(game) => {
            let file = PathBuf::from(game);
            let wished = match crate::games::panzer44::cli::owns(&file) {
                true => arguments.of_panzer44()?,
                false => arguments.of_guderian()?,
            };
            Start::File(file, wished)
        }
    };
    arguments.probe.as_deref().map_or(Ok(()), may_probe)?;
    if let Some(feed) = &arguments.feed {
        may_write(feed, arguments.force).map_err(|Failure(sentence)| sentence)?;
    }
    let feed = arguments.feed.as_deref().map(FeedFile::create).transpose()?;
    Ok(table::run(start, arguments.probe, feed))
}
