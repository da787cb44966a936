//! The arguments of `kessel value`, and what a game offers to it.

use crate::{
    cli::Outcome,
    engine::data::{DataError, Source},
};
use clap::{Args, Subcommand};
use std::{
    path::{Path, PathBuf},
    thread,
};

/// Limit of the games at the same time.
const MOST_THREADS: u16 = 64;

#[derive(Args, Debug)]
pub struct Arguments {
    #[command(subcommand)]
    pub(in crate::cli) asked: Asked,
}

#[derive(Subcommand, Debug)]
pub(in crate::cli) enum Asked {
    /// Fit the weights of a game's value to games between computer players, and write them to a file.
    Fit(FitAsked),
    /// Test the value in use: of two plans for a position, does it prefer the one that wins more games?
    Siblings(SiblingsAsked),
}

#[derive(Args, Debug)]
pub struct FitAsked {
    /// The ids of scenarios of one game, or files with such scenarios.
    #[arg(value_name = "SCENARIO or FILE", required = true)]
    pub(in crate::cli) scenarios: Vec<String>,
    /// The number of games of each scenario.
    #[arg(long, default_value_t = 100, value_parser = clap::value_parser!(u64).range(1..=1_000_000))]
    pub(super) games: u64,
    /// The seed of the first game; each further game has the next number.
    #[arg(long, default_value_t = 1)]
    pub(super) seed: u64,
    #[command(flatten)]
    pub(super) threads: Threads,
    /// The computer player of both sides. Without it, the captain that carries out intents.
    #[arg(long)]
    pub(super) player: Option<String>,
    /// The file to write, value.ron of the game.
    #[arg(long)]
    pub(in crate::cli) out: PathBuf,
    /// Overwrite an existing file.
    #[arg(long)]
    pub(in crate::cli) force: bool,
}

#[derive(Args, Debug)]
pub struct SiblingsAsked {
    /// The scenario's id, or a file with a scenario.
    #[arg(value_name = "SCENARIO or FILE")]
    pub(in crate::cli) scenario: String,
    /// The number of positions, each from a game of its own.
    #[arg(long, default_value_t = 200, value_parser = clap::value_parser!(u64).range(1..=100_000))]
    pub(super) positions: u64,
    /// The number of games that are played out after each of the two plans.
    #[arg(long, default_value_t = 30, value_parser = clap::value_parser!(u64).range(2..=10_000))]
    pub(super) continuations: u64,
    /// The seed of the first game; each further game has the next number.
    #[arg(long, default_value_t = 1)]
    pub(super) seed: u64,
    #[command(flatten)]
    pub(super) threads: Threads,
}

#[derive(Args, Clone, Copy, Debug)]
pub struct Threads {
    /// The number of games at the same time, 1 to 64; by default one per core. It does not change the result.
    #[arg(long, value_parser = clap::value_parser!(u16).range(1..=i64::from(MOST_THREADS)))]
    threads: Option<u16>,
}

impl Threads {
    /// The number of games at the same time.
    pub(super) fn number(self) -> usize {
        let cores = || thread::available_parallelism().map_or(1, usize::from);
        self.threads.map_or_else(cores, usize::from).clamp(1, usize::from(MOST_THREADS))
    }
}

impl Arguments {
    /// Returns the file that is written.
    pub(in crate::cli) fn written(&self) -> Option<&Path> {
        match &self.asked {
            Asked::Fit(asked) => Some(&asked.out),
            Asked::Siblings(_) => None,
        }
    }
}

/// The functions by which `kessel value` and `kessel check` fit, test and check the value of a game.
#[derive(Clone, Copy)]
pub struct ValueTools {
    /// Fits the weights to games of these scenarios.
    pub fit: fn(&FitAsked, &[Source], bool) -> Outcome,
    /// Tests the value in use.
    pub siblings: fn(&SiblingsAsked, &Source, bool) -> Outcome,
    /// Returns the faults of a file of weights.
    pub faults: fn(&Source) -> Vec<DataError>,
}
