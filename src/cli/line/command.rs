//! The commands of every game, and the files that they read and write.

#[cfg(feature = "online")]
use crate::cli::club;
#[cfg(feature = "window")]
use crate::cli::play;
use crate::cli::{
    check, film,
    games::{answer, chances, compare, selfplay, value},
    guide,
    look::{
        eyes::ViewerName,
        question::{LegalOrders, Moves, Odds, Show},
    },
    new, parcels, progress, replay, report, run, shot, text,
    workshop::{edit, fair, import, print, record},
};
use clap::{Args, Parser, Subcommand};
use std::path::{Path, PathBuf};

/// A table for hex-and-counter war games that knows the rules. Without a command it opens the
/// window.
#[derive(Parser, Debug)]
#[command(name = "kessel", version)]
pub(super) struct CommandLine {
    /// Print JSON on standard output and nothing else.
    #[arg(long, global = true)]
    json: bool,
    /// Read commands from standard input, a line each, and answer each with one line of JSON; see
    /// docs/commands.md.
    #[arg(long)]
    batch: bool,
    #[command(subcommand)]
    pub(super) command: Option<Command>,
}

#[derive(Subcommand, Debug)]
pub(in crate::cli) enum Command {
    /// Open the window.
    #[cfg(feature = "window")]
    Play(Box<play::Arguments>),
    /// List the scenarios.
    List,
    /// Begin a game: write a game file at the set-up.
    New(new::Arguments),
    /// Play orders from a file and print what happens.
    Run(run::Arguments),
    /// Let a computer player give its orders in a game file, until a person must act.
    Answer(answer::Arguments),
    /// Show the position of a game, as a side may see it.
    Show(Show),
    /// List the legal orders of a side.
    Legal(LegalOrders),
    /// Show where units may move together and at what cost, and why not elsewhere.
    Moves(As<Moves>),
    /// Show strengths, odds and the chance of each result of an attack.
    Odds(As<Odds>),
    /// Replay a game file and verify it.
    Replay(replay::Arguments),
    /// Report on a game: losses, hexes taken, dice against their expectation, every combat.
    Report(report::Arguments),
    /// Let computer players play against each other.
    Selfplay(selfplay::Arguments),
    /// Compare two computer players on a side.
    Match(compare::Arguments),
    /// Let a computer player play both sides of a scenario, to see whether it is fair.
    Fair(fair::Arguments),
    /// Fit and test the weights by which positions of a game are judged.
    Value(value::asked::Arguments),
    /// Show how the chance to win changed over a game, by quick games of computer players from its moments.
    Chances(chances::Arguments),
    /// Check scenarios, maps, charts, packs and translations.
    Check(check::Arguments),
    /// Open a map in the map editor, or begin an empty one.
    Edit(edit::Arguments),
    /// Make a lesson of a recorded game, and check it by playing it.
    Record(record::Arguments),
    /// Print a table for makers of art packs, or write a drawing to begin with.
    Guide(guide::Arguments),
    /// Make an art pack of the pictures in a VASSAL module of your own.
    Import(import::Arguments),
    /// Write the texts that a language lacks, of the program or of data files, into files for a translator.
    Text(text::Arguments),
    /// Wrap a pack, scenarios or lessons in one file, to send them.
    Wrap(parcels::Wrap),
    /// Show or write which lessons, puzzles and parts of courses are done.
    Progress(progress::Arguments),
    /// Check such a file and install its packs, scenarios and lessons in your own folder.
    Install(parcels::Install),
    /// List the installed parcels.
    Parcels(parcels::Parcels),
    /// Remove one of your own packs, scenarios or lessons, or a parcel; it is moved to the folder “removed”.
    Remove(parcels::Remove),
    /// Paint a picture of a position, with overlays, arrows, rings, a legend and a caption.
    Shot(Box<shot::Arguments>),
    /// Make a film of a combat or of some orders, as GIF, animated PNG or numbered pictures.
    Film(Box<film::Arguments>),
    /// Print counters with their backs, maps and charts as PDF, at a true size.
    Print(print::Arguments),
    /// Run a club on this machine: a server for games between players at other places.
    #[cfg(feature = "online")]
    Serve(club::serve::Arguments),
    /// Look after the data of a club: list, invite, backup, verify, export, device, ban, unban.
    #[cfg(feature = "online")]
    Club(club::Arguments),
    /// Measure performance.
    Bench,
}

/// A question and its viewer.
#[derive(Args, Debug)]
pub(in crate::cli) struct As<Q: Args> {
    #[command(flatten)]
    pub(super) asked: Q,
    /// The viewer, in a game with hidden units. Without it, only what both sides know.
    #[arg(long = "as")]
    pub(super) eyes: Option<ViewerName>,
}

impl Command {
    /// Returns the files that it reads, the last one first, since it is the most likely to be wrong.
    pub(super) fn files(&self) -> Vec<&PathBuf> {
        match self {
            Self::Run(asked) => vec![&asked.orders, &asked.game],
            Self::Answer(asked) => vec![&asked.game],
            Self::Show(asked) => vec![&asked.game],
            Self::Legal(asked) => vec![&asked.game],
            Self::Moves(asked) => vec![&asked.asked.game],
            Self::Odds(asked) => vec![&asked.asked.game],
            Self::Replay(asked) => vec![&asked.game],
            Self::Report(asked) => vec![&asked.game],
            Self::Chances(asked) => vec![&asked.game],
            Self::Record(asked) => vec![&asked.game],
            Self::Shot(asked) => vec![&asked.game],
            Self::Film(asked) => vec![&asked.game],
            Self::Install(asked) => vec![&asked.parcel],
            Self::Import(asked) => asked.files(),
            _ => Vec::new(),
        }
    }

    /// Returns the file that it writes beside its answer.
    pub(super) fn written(&self) -> Option<&Path> {
        match self {
            Self::Run(asked) => asked.out.as_deref(),
            Self::Answer(asked) => asked.out.as_deref(),
            Self::Replay(asked) => asked.out.as_deref().or(asked.feed.as_deref()),
            Self::Shot(asked) => Some(&asked.out),
            Self::Film(asked) => Some(&asked.out),
            Self::Record(asked) => Some(&asked.out),
            Self::Print(asked) => Some(&asked.out),
            Self::Edit(asked) => asked.out.as_deref(),
            Self::Wrap(asked) => Some(&asked.out),
            Self::Progress(asked) => asked.out.as_deref(),
            Self::Import(asked) => asked.written(),
            Self::Guide(asked) => asked.written(),
            Self::Value(asked) => asked.written(),
            #[cfg(feature = "online")]
            Self::Club(asked) => asked.written(),
            _ => None,
        }
    }
}
