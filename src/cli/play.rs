//! `kessel play`: opens the window.

use super::{
    Failure,
    entry::{self, Entry},
    look::Eyes,
    may_write,
};
use crate::{
    engine::{data, storage::may_open},
    games::{self, GAMES},
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

/// Who sits down to a new game: people where nobody was named.
fn seats(wished: [Option<Seat>; 2]) -> [Seat; 2] {
    wished.map(Option::unwrap_or_default)
}

impl Arguments {
    /// Who was named for a side.
    fn named(&self, side: Eyes) -> Option<&str> {
        match side {
            Eyes::Soviet => self.soviet.as_deref(),
            Eyes::German => self.german.as_deref(),
            Eyes::Allied => self.allied.as_deref(),
            Eyes::Referee => None,
        }
    }

    /// Who is to sit in the seats of a game; none where nobody said.
    fn seats_of(&self, game: &dyn Entry) -> Result<[Option<Seat>; 2], String> {
        let seat = |side: Eyes| match self.named(side).map(Seat::named) {
            Some(Seat::Computer(name)) if !game.knows_player(&name) => {
                Err(format!("there is no player {name}; known are human, {}", game.players().join(", ")))
            }
            seat => Ok(seat),
        };
        let [first, second] = game.sides();
        Ok([seat(first)?, seat(second)?])
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
            arguments.seats_of(GAMES[0])?;
            Start::Title
        }
        Some(game) => match entry::of_scenario(&game) {
            Some(entry) => Start::Scenario(game, seats(arguments.seats_of(entry)?)),
            None => {
                let file = PathBuf::from(game);
                let entry = entry::of_file(&file).map_err(|Failure(sentence)| sentence)?;
                Start::File(file, arguments.seats_of(entry)?)
            }
        },
    };
    arguments.probe.as_deref().map_or(Ok(()), may_probe)?;
    if let Some(feed) = &arguments.feed {
        may_write(feed, arguments.force).map_err(|Failure(sentence)| sentence)?;
    }
    let feed = arguments.feed.as_deref().map(FeedFile::create).transpose()?;
    Ok(table::run(games::on_table(), start, arguments.probe, feed))
}
