//! The common part of commands that play many games: threads, effort, a file that can be continued, and a progress bar.

use crate::{
    cli::{Failure, Outcome, cannot_write},
    engine::{data::Shown, orders::Game},
    play::{
        matches::{LineFile, in_order},
        players::{HasPlayers, no_player},
    },
};
use clap::Args;
use indicatif::{ProgressBar, ProgressStyle};
use serde::{Serialize, de::DeserializeOwned};
use std::{
    path::{Path, PathBuf},
    thread,
};

/// Limit of the games at the same time.
const MOST_THREADS: u16 = 64;

#[derive(Args, Debug)]
pub(crate) struct ManyGames {
    /// The number of games, or of pairs of games.
    #[arg(long, default_value_t = 1, value_parser = clap::value_parser!(u64).range(1..))]
    pub games: u64,
    /// The seed of the first game; each further game has the next number.
    #[arg(long, default_value_t = 1)]
    pub seed: u64,
    /// An option, as NAME or NAME=VALUE.
    #[arg(long = "option")]
    pub options: Vec<String>,
    /// The effort of the players, from 0.001 to 1000: 0.1 is a tenth of the normal one.
    #[arg(long, default_value_t = 1.0, value_parser = effort)]
    pub effort: f32,
    /// Add a line of JSON for each game to this file; with the same arguments an unfinished file is
    /// continued.
    #[arg(long)]
    pub out: Option<PathBuf>,
    /// The number of games at the same time, 1 to 64; by default one per core.
    #[arg(long, value_parser = clap::value_parser!(u16).range(1..=i64::from(MOST_THREADS)))]
    threads: Option<u16>,
}

/// The first line of a file, which describes the others.
#[derive(Serialize)]
#[serde(bound(serialize = "T: Serialize"))]
pub(crate) struct Heading<'a, G: Game, T> {
    /// The command.
    pub kessel: &'a str,
    version: &'a str,
    scenario: &'a str,
    digests: Vec<String>,
    options: G::Options,
    seed: u64,
    effort: f32,
    /// The other arguments of the command.
    #[serde(flatten)]
    pub arguments: T,
}

/// Reads an effort of the players.
pub(in crate::cli) fn effort(text: &str) -> Result<f32, String> {
    match text.parse::<f32>() {
        Ok(effort) if (0.001..=1000.0).contains(&effort) => Ok(effort),
        _ => Err("a number from 0.001 to 1000 is expected, such as 1 or 0.1".to_owned()),
    }
}

/// Checks that a game has players of these names.
pub(super) fn check_names<G: HasPlayers>(names: &[&str]) -> Outcome {
    match names.iter().find(|name| G::player(name, 0).is_none()) {
        None => Ok(()),
        Some(name) => Err(Failure(no_player::<G>(name))),
    }
}

impl ManyGames {
    /// Returns the first line of the file.
    pub fn heading<'a, G: Game, T>(
        &self,
        kessel: &'a str,
        rulebook: &'a G::Rulebook,
        arguments: T,
    ) -> Heading<'a, G, T> {
        Heading {
            kessel,
            version: env!("CARGO_PKG_VERSION"),
            scenario: G::about(rulebook).id,
            digests: G::about(rulebook).digests.to_vec(),
            options: G::options(rulebook),
            seed: self.seed,
            effort: self.effort,
            arguments,
        }
    }

    /// Plays a game for each seed, several at a time, and returns the outcomes of all in the order of their seeds. Each
    /// is reported, or with `--out` written, as soon as all before it have been. Games that are in the file already are
    /// not played again.
    ///
    /// # Errors
    /// The file belongs to something else or cannot be written, or `tell` fails.
    pub fn play<T: Serialize + DeserializeOwned + Send>(
        &self,
        heading: &impl Serialize,
        play: impl Fn(u64) -> T + Sync,
        mut tell: impl FnMut(&T) -> Outcome,
    ) -> Result<Vec<T>, Failure> {
        let end = self.seed.checked_add(self.games).ok_or("not enough seeds")?;
        let (mut file, mut played) = match &self.out {
            None => (None, Vec::new()),
            Some(path) => {
                let (file, lines) = LineFile::open(path, &serde_json::to_string(heading)?)?;
                (Some(file), read(path, &lines)?)
            }
        };
        played.truncate(usize::try_from(self.games).unwrap_or(usize::MAX));
        let bar = progress(self.games, played.len() as u64);
        in_order(self.seed + played.len() as u64..end, self.threads(), play, |_, game| {
            match (&mut file, &self.out) {
                (Some(file), Some(path)) => {
                    file.add(&serde_json::to_string(&game)?).map_err(|error| cannot_write(path, &error))?
                }
                _ => bar.suspend(|| tell(&game))?,
            }
            bar.inc(1);
            played.push(game);
            Outcome::Ok(())
        })?;
        bar.finish_and_clear();
        Ok(played)
    }

    /// The seeds of the games.
    pub fn seeds(&self) -> impl Iterator<Item = u64> {
        self.seed..self.seed.saturating_add(self.games)
    }

    /// The number of games at the same time.
    pub fn threads(&self) -> usize {
        let cores = || thread::available_parallelism().map_or(1, usize::from);
        self.threads.map_or_else(cores, usize::from).clamp(1, usize::from(MOST_THREADS))
    }
}

/// Reads the games in the lines of a file.
fn read<T: DeserializeOwned>(path: &Path, lines: &[String]) -> Result<Vec<T>, Failure> {
    let read = |(number, line): (usize, &String)| {
        let fault = |error| Failure(format!("{}, line {}: {error}", path.shown(), number + 2));
        serde_json::from_str(line).map_err(fault)
    };
    lines.iter().enumerate().map(read).collect()
}

/// Makes a bar on standard error; none is drawn if that is not a terminal.
pub(in crate::cli) fn progress(games: u64, done: u64) -> ProgressBar {
    let bar = ProgressBar::new(games).with_position(done);
    let style = ProgressStyle::with_template("{bar:32} {pos} of {len}, {elapsed}, {eta} to go  {msg}");
    if let Ok(style) = style {
        bar.set_style(style);
    }
    bar
}
