//! `kessel play`: opens the window.

use crate::{
    feed::FeedFile,
    panels::Seat,
    players::guderian::{NAMES, is_known},
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
        Self { game: None, soviet: "human".to_owned(), german: "human".to_owned(), probe: None, feed: None }
    }
}

fn seat(name: &str) -> Result<Seat, String> {
    match name {
        "human" => Ok(Seat::Human),
        name if is_known(name) => Ok(Seat::Computer(name.to_owned())),
        name => Err(format!("there is no player {name}; known are human, {}", NAMES.join(", "))),
    }
}

pub(super) fn run(arguments: Arguments) -> Result<ExitCode, String> {
    let seats = [seat(&arguments.soviet)?, seat(&arguments.german)?];
    let start = match arguments.game {
        None => Start::Title,
        Some(game) if super::list::scenario_ids().contains(&game) => Start::Scenario(game, seats),
        Some(game) => Start::File(PathBuf::from(game)),
    };
    let feed = arguments.feed.as_deref().map(FeedFile::create).transpose()?;
    Ok(table::run(start, arguments.probe, feed))
}
