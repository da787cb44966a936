//! A command line and its meaning: the commands of every game, and those that only one game has.

#![warn(clippy::cast_possible_truncation, clippy::indexing_slicing)]

mod carrying_out;
mod command;

pub(super) use command::Command;

use super::{
    Failure, Outcome,
    entry::{Entry, GameList},
    find,
    games::selfplay,
    look::{
        eyes::{REFEREE, ViewerName, with_sides},
        opening::Opening,
        question::Question,
    },
};
use crate::engine::{
    complain,
    data::{Shown, plain},
    orders::newer_writer,
};
use carrying_out::carry_out;
use clap::{
    Arg, ArgMatches, CommandFactory, FromArgMatches,
    builder::{PossibleValuesParser, TypedValueParser},
};
use command::CommandLine;
use std::{
    collections::BTreeSet,
    ffi::OsString,
    path::{Path, PathBuf},
};

/// The meaning of a command line.
pub(super) struct Line {
    pub json: bool,
    pub batch: bool,
    pub asked: Meaning,
}

/// The requested action.
pub(super) enum Meaning {
    /// None: the title screen.
    Nothing,
    /// A command of every game.
    Shared(Command),
    /// A command of one game only.
    Own { game: &'static dyn Entry, name: String, arguments: ArgMatches },
}

/// Returns the meaning of a command line; the first word is the program.
///
/// # Errors
/// The words are not a command.
pub(super) fn parse<W: Into<OsString> + Clone>(
    games: GameList,
    words: impl IntoIterator<Item = W>,
) -> Result<Line, clap::Error> {
    let matches = commands(games).try_get_matches_from(words)?;
    let (json, batch) = (matches.get_flag("json"), matches.get_flag("batch"));
    let own = matches.subcommand().and_then(|(name, arguments)| {
        let has = |game: &&&dyn Entry| game.own_commands().iter().any(|own| own.get_name() == name);
        let game = *games.iter().find(has)?;
        Some(Meaning::Own { game, name: name.to_owned(), arguments: arguments.clone() })
    });
    let asked = match own {
        Some(own) => own,
        None => CommandLine::from_arg_matches(&matches)?.command.map_or(Meaning::Nothing, Meaning::Shared),
    };
    Ok(Line { json, batch, asked })
}

/// The help text of `--as` for a command of one game only.
const AS_SIDE: &str = "The viewer, in a game with hidden units. Without it, only what both sides know";

/// Returns every command, with the sides of these games and the commands that only one of them has.
fn commands(games: GameList) -> clap::Command {
    let sides: BTreeSet<&'static str> = games.iter().flat_map(|game| game.sides()).collect();
    let sides: Vec<&'static str> = sides.into_iter().collect();
    let eyes = |words: &[&'static str]| {
        PossibleValuesParser::new(words.to_owned()).try_map(|word| word.parse::<ViewerName>())
    };
    let with_referee = [&sides[..], &[REFEREE]].concat();
    let look = |command: clap::Command| command.mut_arg("eyes", |arg| arg.value_parser(eyes(&with_referee)));
    let side = |command: clap::Command| command.mut_arg("eyes", |arg| arg.value_parser(eyes(&sides)));
    let of_side = |command: clap::Command| command.mut_arg("side", |arg| arg.value_parser(eyes(&sides)));
    let of_game = |command: clap::Command| {
        let is_of_game = command.get_arguments().any(|arg| arg.get_id() == "game");
        let eyes = || Arg::new("eyes").long("as").value_parser(eyes(&sides)).help(AS_SIDE);
        if is_of_game { command.arg(eyes()) } else { command }
    };
    let words = CommandLine::command()
        .mut_subcommand("show", look)
        .mut_subcommand("legal", look)
        .mut_subcommand("moves", side)
        .mut_subcommand("odds", side)
        .mut_subcommand("chances", side)
        .mut_subcommand("run", look)
        .mut_subcommand("replay", look)
        .mut_subcommand("shot", look)
        .mut_subcommand("film", look)
        .mut_subcommand("match", of_side)
        .mut_subcommand("answer", of_side)
        .mut_subcommand("selfplay", |command| with_sides(command, &sides, selfplay::who_plays))
        .subcommands(games.iter().flat_map(|game| game.own_commands()).map(of_game));
    #[cfg(feature = "window")]
    let words = words.mut_subcommand("play", |command| with_sides(command, &sides, super::play::who_plays));
    words
}

/// Carries out a command that opens no window; failures are reported with the name of the file. A file of a newer
/// program is reported, with or without a failure.
pub(super) fn execute(games: GameList, line: &Line, json: bool) -> Outcome {
    // Afterwards another game may be in the file.
    let newer = newer_writers(&line.files());
    let outcome = match &line.asked {
        Meaning::Nothing => Err(Failure("this command opens a window".to_owned())),
        Meaning::Shared(command) => carry_out(games, command, json),
        Meaning::Own { game, name, arguments } => {
            let read = |scenario: &str| find::scenario_of(games, *game, scenario);
            game.answer_of_scenario(name, arguments, &read, json)
                .map_or_else(|| of_game(games, *game, (name, arguments), json), |answer| answer?.print())
        }
    };
    if outcome.is_ok() {
        newer.iter().for_each(|why| complain!("kessel: {why}"));
    }
    outcome.map_err(|Failure(sentence)| {
        // An error of the file to be written does not concern the files that were read.
        let written = line.written().map(|path| plain(&path.shown()));
        match written.is_some_and(|name| sentence.contains(&name)) {
            true => Failure(with_newer(sentence, &newer)),
            false => Failure(with_newer(with_name(sentence, &line.files()), &newer)),
        }
    })
}

/// Returns the answer of a command of one game only, about a game file.
fn of_game(games: GameList, game: &dyn Entry, (name, arguments): (&str, &ArgMatches), json: bool) -> Outcome {
    let path = arguments.get_one::<PathBuf>("game").ok_or("no game is named")?;
    let seen = find::open(games, path, Opening::default())?;
    if seen.game() != game.id() {
        let (is, knows) = (seen.game(), game.id());
        return Err(Failure(format!("this is a game of {is}: this command is only for games of {knows}")));
    }
    let question = Question::Own(name, arguments);
    match arguments.get_one::<ViewerName>("eyes") {
        Some(eyes) => seen.answer(&Question::As(*eyes, &question), json)?.print(),
        None => seen.answer(&question, json)?.print(),
    }
}

/// Returns a sentence about each of these files that a newer program has written.
fn newer_writers(files: &[String]) -> Vec<String> {
    let told = |file: &String| Some(format!("{}: {}", plain(file), newer_writer(Path::new(file))?));
    files.iter().filter_map(told).collect()
}

impl Line {
    /// Whether the command prints several answers.
    pub(super) fn prints_several(&self) -> bool {
        matches!(self.asked, Meaning::Shared(Command::Run(_) | Command::Answer(_)))
    }

    /// Whether the command cannot be used in a batch; none without a command.
    pub(super) fn takes_the_whole_program(&self) -> Option<bool> {
        match &self.asked {
            Meaning::Nothing => None,
            Meaning::Own { .. } => Some(false),
            #[cfg(feature = "window")]
            Meaning::Shared(Command::Play(_)) => Some(true),
            #[cfg(feature = "online")]
            Meaning::Shared(Command::Serve(_)) => Some(true),
            Meaning::Shared(command) => Some(matches!(
                command,
                Command::Selfplay(_)
                    | Command::Match(_)
                    | Command::Fair(_)
                    | Command::Value(_)
                    | Command::Chances(_)
                    | Command::Print(_)
                    | Command::Edit(_)
                    | Command::Bench
            )),
        }
    }

    /// Returns the files of a command, the last one first, since it is the most likely to be wrong.
    fn files(&self) -> Vec<String> {
        let files = match &self.asked {
            Meaning::Nothing => Vec::new(),
            // A command about a scenario has no file.
            Meaning::Own { arguments, .. } => {
                arguments.try_get_one::<PathBuf>("game").ok().flatten().into_iter().collect()
            }
            Meaning::Shared(command) => command.files(),
        };
        files.iter().map(|file| file.shown()).collect()
    }

    /// Returns the file that a command writes beside its answer.
    fn written(&self) -> Option<&Path> {
        match &self.asked {
            Meaning::Shared(command) => command.written(),
            _ => None,
        }
    }
}

/// Returns the failure, with the name of its file if the sentence has none.
fn with_name(sentence: String, files: &[String]) -> String {
    match files.first() {
        Some(first) if !files.iter().any(|file| sentence.contains(plain(file).as_str())) => {
            format!("{first}: {sentence}")
        }
        _ => sentence,
    }
}

/// Returns the failure, followed by the sentences about newer programs.
fn with_newer(sentence: String, newer: &[String]) -> String {
    newer.iter().fold(sentence, |told, why| format!("{told}\n{why}"))
}
