//! `kessel play`: opens the window.

use crate::{
    data,
    feed::FeedFile,
    games::panzer44::Panzer44,
    orders::Game,
    panels::Seat,
    players::{guderian, panzer44},
    table::{self, Start},
};
use clap::Args;
use std::{path::PathBuf, process::ExitCode};

#[derive(Args, Debug)]
pub(super) struct Arguments {
    /// A scenario's id or a game file; the title screen if it is not given.
    game: Option<String>,
    /// Who plays the Soviets: human, or a computer player's name.
    #[arg(long, default_value = "human")]
    soviet: String,
    /// Who plays the Germans: human, or a computer player's name.
    #[arg(long, default_value = "human")]
    german: String,
    /// Who plays the Allies: human, or a computer player's name.
    #[arg(long, default_value = "human")]
    allied: String,
    /// Rewrite this file with what is on the screen, for tests and overlays.
    #[arg(long)]
    probe: Option<PathBuf>,
    /// Write each event into this file as a line of JSON, for the overlays of a stream; docs/feed.md tells how.
    #[arg(long, value_name = "FILE")]
    feed: Option<PathBuf>,
}

impl Arguments {
    /// The title screen, two people.
    pub(super) fn default_seats() -> Self {
        let human = || "human".to_owned();
        Self { game: None, soviet: human(), german: human(), allied: human(), probe: None, feed: None }
    }
}

/// Who sits in a seat of a game whose computer players have these names.
fn seat(name: &str, known: &[&str], is_known: impl Fn(&str) -> bool) -> Result<Seat, String> {
    match name {
        "human" => Ok(Seat::Human),
        name if is_known(name) => Ok(Seat::Computer(name.to_owned())),
        name => Err(format!("there is no player {name}; known are human, {}", known.join(", "))),
    }
}

impl Arguments {
    /// Who plays Guderian, the Soviets first.
    fn of_guderian(&self) -> Result<[Seat; 2], String> {
        let one = |name: &str| seat(name, guderian::NAMES, guderian::is_known);
        Ok([one(&self.soviet)?, one(&self.german)?])
    }

    /// Who plays Panzer '44, the Germans first.
    fn of_panzer44(&self) -> Result<[Seat; 2], String> {
        let known = |name: &str| panzer44::NAMES.contains(&name);
        let one = |name: &str| seat(name, panzer44::NAMES, known);
        Ok([one(&self.german)?, one(&self.allied)?])
    }
}

pub(super) fn run(arguments: Arguments) -> Result<ExitCode, String> {
    let start = match arguments.game.clone() {
        None => {
            arguments.of_guderian()?;
            Start::Title
        }
        Some(game) if super::list::scenario_ids().contains(&game) => {
            Start::Scenario(game, arguments.of_guderian()?)
        }
        Some(game) if data::scenario_ids(Panzer44::ID).contains(&game) => {
            Start::Scenario(game, arguments.of_panzer44()?)
        }
        Some(game) => {
            let file = PathBuf::from(game);
            let seats = match super::panzer44::owns(&file) {
                true => arguments.of_panzer44()?,
                false => arguments.of_guderian()?,
            };
            Start::File(file, seats)
        }
    };
    let feed = arguments.feed.as_deref().map(FeedFile::create).transpose()?;
    Ok(table::run(start, arguments.probe, feed))
}
