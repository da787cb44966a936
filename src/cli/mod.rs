//! The command line: the same rules without a window, for tests, tools, teachers and bug reports.
//!
//! Answers go to standard output, errors to standard error with exit code 1; wrong usage exits with
//! 2. With `--json` a command prints JSON on standard output and nothing else.

mod batch;
mod bench;
pub mod check;
pub(crate) mod compare;
pub(crate) mod entry;
mod legal;
mod list;
pub(crate) mod look;
pub(crate) mod many_games;
pub(crate) mod moves;
pub(crate) mod new;
pub(crate) mod odds;
mod play;
pub(crate) mod replay;
pub(crate) mod report;
mod run;
pub(crate) mod selfplay;
mod shot;
pub(crate) mod show;
mod spoil;

use clap::{Args, Parser, Subcommand};
use serde::Serialize;
use std::{fmt::Display, path::Path, process::ExitCode};

use crate::engine::{
    data::{plain, plain_json, plain_lines},
    orders::{AtDamage, Game, Opened, Record, newer_writer},
    storage::{in_plain_words, may_open},
};
use bevy::prelude::World;

/// A table for hex-and-counter war games that knows the rules. Without a command it opens the
/// window.
#[derive(Parser, Debug)]
#[command(name = "kessel", version)]
pub struct CommandLine {
    /// Print JSON on standard output and nothing else.
    #[arg(long, global = true)]
    json: bool,
    /// Read commands from standard input, a line each, and answer each with one line of JSON; docs/commands.md
    /// tells how.
    #[arg(long)]
    batch: bool,
    #[command(subcommand)]
    command: Option<Command>,
}

#[derive(Subcommand, Debug)]
enum Command {
    /// Open the window at the table.
    Play(play::Arguments),
    /// List the scenarios.
    List,
    /// Write a game file at the set-up of a scenario.
    New(new::Arguments),
    /// Play orders from a file and print what happens.
    Run(run::Arguments),
    /// Show the position of a game, as a side may see it.
    Show(show::Arguments),
    /// Every order that a side may give now.
    Legal(legal::Arguments),
    /// Where units may go together and at what cost, and why not elsewhere.
    Moves(moves::Arguments),
    /// Strengths, odds and the chance of each result of an attack.
    Odds(odds::Arguments),
    /// Whether two hexes see each other, and what blocks the line.
    Sight(crate::games::panzer44::cli::SightArguments),
    /// An attack step by step through the procedure chart.
    Attack(crate::games::panzer44::cli::AttackArguments),
    /// Replay a game file and verify it.
    Replay(replay::Arguments),
    /// Report on a game: losses, ground, dice against their expectation, every combat.
    Report(report::Arguments),
    /// Let computer players play against each other.
    Selfplay(selfplay::Arguments),
    /// Find out whether one computer player is better than another on a side.
    Match(compare::Arguments),
    /// Check scenarios, maps, charts and packs.
    Check(check::Arguments),
    /// Paint a picture of a position.
    Shot(shot::Arguments),
    /// Measure the times that matter.
    Bench(bench::Arguments),
}

/// What a command that failed says.
#[derive(Debug)]
pub struct Failure(pub(crate) String);

impl<T: Display> From<T> for Failure {
    fn from(sentence: T) -> Self {
        Self(sentence.to_string())
    }
}

pub(crate) type Outcome = Result<(), Failure>;

/// Runs the command line.
pub fn run(line: CommandLine) -> ExitCode {
    let outcome = match line.command {
        Some(_) if line.batch => Err(Failure("--batch reads its commands from standard input".to_owned())),
        None if line.batch => return batch::run(),
        None => return window(play::Arguments::default_seats()),
        Some(Command::Play(arguments)) => return window(arguments),
        Some(command) => execute(&command, line.json),
    };
    match outcome {
        Ok(()) => ExitCode::SUCCESS,
        Err(Failure(sentence)) => {
            eprintln!("kessel: {}", plain_lines(&sentence));
            ExitCode::FAILURE
        }
    }
}

/// Carries out a command that opens no window; what goes wrong is told with the name of the file. A file of a newer
/// program is told as such, whether anything goes wrong or not.
fn execute(command: &Command, json: bool) -> Outcome {
    // Afterwards another game may stand there.
    let newer = newer_writers(&command.files());
    let outcome = match command {
        Command::Play(_) => Err(Failure("this command opens a window".to_owned())),
        Command::List => list::run(json),
        Command::New(arguments) => new::run(arguments, json),
        Command::Run(arguments) => run::run(arguments, json),
        Command::Show(arguments) => show::run(arguments, json),
        Command::Legal(arguments) => legal::run(arguments, json),
        Command::Moves(arguments) => moves::run(arguments, json),
        Command::Odds(arguments) => odds::run(arguments, json),
        Command::Sight(arguments) => crate::games::panzer44::cli::sight(arguments, json),
        Command::Attack(arguments) => crate::games::panzer44::cli::attack(arguments, json),
        Command::Replay(arguments) => replay::run(arguments, json),
        Command::Report(arguments) => report::run(arguments, json),
        Command::Selfplay(arguments) => selfplay::run(arguments, json),
        Command::Match(arguments) => compare::run(arguments, json),
        Command::Check(arguments) => check::run(arguments, json),
        Command::Shot(arguments) => shot::run(arguments, json),
        Command::Bench(arguments) => bench::run(arguments, json),
    };
    if outcome.is_ok() {
        newer.iter().for_each(|why| eprintln!("kessel: {why}"));
    }
    outcome.map_err(|Failure(sentence)| {
        // What is said of a file that was to be written is not about those that were read.
        let written = command.written().map(|path| plain(&path.display().to_string()));
        match written.is_some_and(|name| sentence.contains(&name)) {
            true => Failure(with_newer(sentence, &newer)),
            false => Failure(with_newer(with_name(sentence, &command.files()), &newer)),
        }
    })
}

/// A sentence about each of these files that a newer program has written.
fn newer_writers(files: &[String]) -> Vec<String> {
    let told = |file: &String| Some(format!("{}: {}", plain(file), newer_writer(Path::new(file))?));
    files.iter().filter_map(told).collect()
}

impl Command {
    /// The files that a command is about, the last one first to be wrong.
    fn files(&self) -> Vec<String> {
        let files = match self {
            Self::Run(arguments) => vec![&arguments.orders, &arguments.game],
            Self::Show(arguments) => vec![&arguments.game],
            Self::Legal(arguments) => vec![&arguments.game],
            Self::Moves(arguments) => vec![&arguments.game],
            Self::Odds(arguments) => vec![&arguments.game],
            Self::Attack(arguments) => vec![&arguments.game],
            Self::Replay(arguments) => vec![&arguments.game],
            Self::Report(arguments) => vec![&arguments.game],
            Self::Shot(arguments) => vec![&arguments.game],
            _ => Vec::new(),
        };
        files.iter().map(|file| file.display().to_string()).collect()
    }

    /// The file that a command writes beside its answer.
    fn written(&self) -> Option<&Path> {
        match self {
            Self::Run(arguments) => arguments.out.as_deref(),
            Self::Replay(arguments) => arguments.feed.as_deref(),
            Self::Shot(arguments) => Some(&arguments.out),
            _ => None,
        }
    }
}

/// What went wrong, with the name of the file that it went wrong with if the sentence has none.
fn with_name(sentence: String, files: &[String]) -> String {
    match files.first() {
        Some(first) if !files.iter().any(|file| sentence.contains(plain(file).as_str())) => {
            format!("{first}: {sentence}")
        }
        _ => sentence,
    }
}

/// What went wrong, with what is to be said of newer programs.
fn with_newer(sentence: String, newer: &[String]) -> String {
    newer.iter().fold(sentence, |told, why| format!("{told}\n{why}"))
}

/// Opens the window.
fn window(arguments: play::Arguments) -> ExitCode {
    play::run(arguments).unwrap_or_else(|sentence| {
        eprintln!("kessel: {}", plain_lines(&sentence));
        ExitCode::FAILURE
    })
}

/// Prints a line. A reader who has heard enough (`kessel show … | head`) ends the program quietly.
pub(crate) fn print_line(line: std::fmt::Arguments) {
    // What a file of a stranger says must not act on the terminal.
    write_line(&plain_lines(&line.to_string()));
}

fn write_line(line: &str) {
    use std::io::Write;
    if writeln!(std::io::stdout(), "{line}").is_err() {
        std::process::exit(0);
    }
}

/// Prints a line, as `println!` does, to a reader who may go away.
macro_rules! say {
    ($($words:tt)*) => { $crate::cli::print_line(format_args!($($words)*)) };
}
pub(crate) use say;

/// Prints a value as one line of JSON; in a batch it becomes part of the answer to a line.
pub(crate) fn print_json(value: &impl Serialize) -> Outcome {
    if batch::is_read() {
        batch::take(serde_json::to_value(value)?);
    } else {
        write_line(&plain_json(&serde_json::to_string(value)?));
    }
    Ok(())
}

/// Makes sure that writing a file destroys nothing: what lies there is written over only by force. A terminal, or a pipe
/// that the program was started with, may always be written into; one that lies in a folder never, since nobody may read
/// it.
pub(crate) fn may_write(path: &Path, force: bool) -> Outcome {
    may_open(path).map_err(|error| cannot_write(path, &error))?;
    let lies = std::fs::metadata(path).is_ok_and(|about| about.is_file() || about.is_dir());
    if lies && !force {
        let path = path.display();
        return Err(Failure(format!(
            "{path} is there already: give another name, or --force to write over it"
        )));
    }
    Ok(())
}

/// What is said if a file cannot be written.
pub(crate) fn cannot_write(path: &Path, error: &std::io::Error) -> Failure {
    Failure(format!("{} cannot be written: {}", path.display(), in_plain_words(error)))
}

/// Where a game opens that is damaged, or that the rules judge otherwise than when it was played.
#[derive(Clone, Copy, Debug, PartialEq, Eq, clap::ValueEnum)]
pub(crate) enum Damage {
    /// At its end as it was played, from a later position that stands in the file.
    After,
    /// Before what cannot be replayed.
    Before,
}

impl From<Damage> for AtDamage {
    fn from(damage: Damage) -> Self {
        match damage {
            Damage::After => Self::After,
            Damage::Before => Self::Before,
        }
    }
}

/// How a game file is opened.
#[derive(Args, Clone, Copy, Debug, Default)]
pub(crate) struct Opening {
    /// Where to open a game that is damaged, or that the rules judge otherwise than when it was played: behind that,
    /// wherever a later position stands in the file, or before it.
    #[arg(long, value_enum)]
    pub(crate) at_damage: Option<Damage>,
}

impl Opening {
    /// Opens a game file in a world of its own; what the player should know goes to standard error. Where the game
    /// is to be written afterwards, a file that is not whole is kept beside itself as it was.
    pub(crate) fn open<G: Game>(self, path: &Path, to_write: bool) -> Result<(World, Opened<G>), Failure> {
        let mut world = G::world();
        let at = self.at_damage.map(AtDamage::from).unwrap_or_default();
        let opened = if to_write {
            Record::<G>::open_at(&mut world, path, at)
        } else {
            Record::<G>::look_into(&mut world, path, at)
        };
        let opened = opened.map_err(|faults| Failure(faults.join("\n")))?;
        for note in &opened.notes {
            eprintln!("kessel: {}", plain_lines(note));
        }
        if let Some(offer) = &opened.offer {
            let word = if offer.at == AtDamage::After { "after" } else { "before" };
            eprintln!("kessel: --at-damage {word} opens it {offer}");
        }
        Ok((world, opened))
    }
}
