//! A command line and its meaning: the commands of every game, and those that only one game has.

#![warn(clippy::cast_possible_truncation, clippy::indexing_slicing)]

use super::{
    Failure, Outcome, check,
    entry::{Entry, GameList},
    film, find,
    games::{answer, chances, compare, selfplay},
    guide, list,
    look::{
        eyes::{REFEREE, ViewerName, with_sides},
        opening::Opening,
        question::{LegalOrders, Moves, Odds, Question, Show},
    },
    may_write, new,
    output::{Holds, carry_on_unread, named_for},
    parcels, progress, replay, report, run, shot, text,
    workshop::{edit, fair, import, print, record},
};
use crate::engine::{
    complain,
    data::{Shown, plain},
    orders::newer_writer,
};
use clap::{
    Arg, ArgMatches, Args, CommandFactory, FromArgMatches, Parser, Subcommand,
    builder::{PossibleValuesParser, TypedValueParser},
};
use std::{
    collections::BTreeSet,
    ffi::OsString,
    path::{Path, PathBuf},
};

/// A table for hex-and-counter war games that knows the rules. Without a command it opens the
/// window.
#[derive(Parser, Debug)]
#[command(name = "kessel", version)]
struct CommandLine {
    /// Print JSON on standard output and nothing else.
    #[arg(long, global = true)]
    json: bool,
    /// Read commands from standard input, a line each, and answer each with one line of JSON; see
    /// docs/commands.md.
    #[arg(long)]
    batch: bool,
    #[command(subcommand)]
    command: Option<Command>,
}

#[derive(Subcommand, Debug)]
pub(super) enum Command {
    /// Open the window.
    #[cfg(feature = "window")]
    Play(Box<super::play::Arguments>),
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
    /// Measure performance.
    Bench,
}

/// A question and its viewer.
#[derive(Args, Debug)]
pub(super) struct As<Q: Args> {
    #[command(flatten)]
    asked: Q,
    /// The viewer, in a game with hidden units. Without it, only what both sides know.
    #[arg(long = "as")]
    eyes: Option<ViewerName>,
}

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

/// Returns the game of a file, if its secrets may be shown to the person who asks.
fn spoiled(games: GameList, game: &Path, command: &str, spoil: bool) -> Result<&'static dyn Entry, Failure> {
    let entry = find::of_file(games, game)?;
    entry.ask_to_spoil(game, command, spoil)?;
    Ok(entry)
}

fn carry_out(games: GameList, command: &Command, json: bool) -> Outcome {
    let ask = |game: &Path, opening, question: Question| find::ask(games, game, opening, &question, json);
    let ask_as = |game: &Path, eyes: Option<ViewerName>, question: Question| match eyes {
        Some(eyes) => ask(game, Opening::default(), Question::As(eyes, &question)),
        None => ask(game, Opening::default(), question),
    };
    match command {
        #[cfg(feature = "window")]
        Command::Play(_) => Err(Failure("this command opens a window".to_owned())),
        Command::List => list::run(games, json),
        Command::New(asked) => {
            may_write_named(&asked.out, Holds::Game, asked.force)?;
            let (game, source) = find::scenario(games, &asked.scenario)?;
            game.new_game(asked, &source, json)
        }
        Command::Run(asked) => play_orders(games, asked, json),
        Command::Answer(asked) => answer(games, asked, json),
        Command::Show(asked) => {
            if asked.eyes.is_some_and(ViewerName::is_referee) {
                spoiled(games, &asked.game, "show --as referee", asked.spoil)?;
            }
            ask(&asked.game, asked.opening, Question::Show(asked))
        }
        Command::Legal(asked) => ask(&asked.game, Opening::default(), Question::Legal(asked)),
        Command::Moves(As { asked, eyes }) => ask_as(&asked.game, *eyes, Question::Moves(asked)),
        Command::Odds(As { asked, eyes }) => ask_as(&asked.game, *eyes, Question::Odds(asked)),
        Command::Replay(asked) => {
            may_feed(asked.feed.as_deref(), asked.force)?;
            if let Some(out) = &asked.out {
                may_write_named(out, Holds::Game, asked.force)?;
                carry_on_unread();
            }
            spoiled(games, &asked.game, "replay", asked.spoil)?.replay(asked, json)
        }
        Command::Report(asked) => find::of_file(games, &asked.game)?.report(asked, json),
        Command::Selfplay(asked) => {
            may_feed(asked.feed.as_deref(), asked.force)?;
            let (game, source) = find::scenario(games, &asked.scenario)?;
            game.selfplay(asked, &source, json)
        }
        Command::Match(asked) => {
            let (game, source) = find::scenario(games, &asked.scenario)?;
            game.compare(asked, &source, json)
        }
        Command::Fair(asked) => {
            let (game, source) = find::scenario(games, &asked.scenario)?;
            game.fairness(asked, &source, json)
        }
        Command::Chances(asked) => find::of_file(games, &asked.game)?.chances(asked, json),
        Command::Check(asked) => check::run(games, asked, json),
        Command::Edit(asked) => edit::run(games, asked, json),
        Command::Record(asked) => {
            may_write_named(&asked.out, Holds::Lesson, asked.force)?;
            spoiled(games, &asked.game, "record", asked.spoil)?.record_lesson(asked, json)
        }
        Command::Guide(asked) => guide::run(games, asked, json),
        Command::Import(asked) => import::run(games, asked, json),
        Command::Text(asked) => text::run(games, asked, json),
        Command::Wrap(asked) => {
            may_write_named(&asked.out, Holds::Parcel, asked.force)?;
            parcels::run_wrap(games, asked, &|path| check::path_faults(games, path), json)
        }
        Command::Progress(asked) => {
            if let Some(out) = &asked.out {
                may_write_named(out, Holds::Progress, asked.force)?;
                carry_on_unread();
            }
            progress::run(asked, json)
        }
        Command::Install(asked) => {
            parcels::run_install(games, asked, &|path| check::path_faults(games, path), json)
        }
        Command::Parcels(asked) => parcels::run_parcels(games, asked, json),
        Command::Remove(asked) => {
            carry_on_unread();
            parcels::run_remove(games, asked, json)
        }
        Command::Shot(asked) => {
            may_write_named(&asked.out, asked.holds(), asked.force)?;
            let game = || match asked.needs_spoil() {
                Some(command) => spoiled(games, &asked.game, command, asked.spoil),
                None => find::of_file(games, &asked.game),
            };
            shot::run(asked, game, json)
        }
        Command::Film(asked) => {
            may_write_named(&asked.out, Holds::Film, asked.force)?;
            find::of_file(games, &asked.game)?.film(asked, json)
        }
        Command::Print(asked) => {
            may_write_named(&asked.out, Holds::Sheets, asked.force)?;
            print::run(games, asked, json)
        }
        Command::Bench => bench(games, json),
    }
}

/// Measures the first game that can be.
fn bench(games: GameList, json: bool) -> Outcome {
    let none = || Failure("there is no game to measure".to_owned());
    games.iter().find_map(|game| game.bench(json)).ok_or_else(none)?
}

/// Plays orders from a file on a game; it is carried out to its end if it writes a game of its own.
fn play_orders(games: GameList, asked: &run::Arguments, json: bool) -> Outcome {
    if let Some(out) = &asked.out {
        may_write_named(out, Holds::Game, asked.force)?;
        carry_on_unread();
    }
    spoiled(games, &asked.game, "run", asked.spoil)?.run(asked, json)
}

/// Lets a computer player give its orders in a game; the game is written in any case.
fn answer(games: GameList, asked: &answer::Arguments, json: bool) -> Outcome {
    match &asked.out {
        Some(out) => may_write_named(out, Holds::Game, asked.force)?,
        // It is the file to be written.
        None => may_write(&asked.game, true)?,
    }
    carry_on_unread();
    find::of_file(games, &asked.game)?.answer(asked, json)
}

/// Checks that a feed can be written into a file, if one was asked for; the command is then carried out to its end even
/// if its output is not read.
fn may_feed(feed: Option<&Path>, force: bool) -> Outcome {
    let Some(feed) = feed else { return Ok(()) };
    may_write_named(feed, Holds::Lines, force)?;
    carry_on_unread();
    Ok(())
}

/// Makes sure that a file may be written, and has a name by which what it holds is known.
fn may_write_named(out: &Path, holds: Holds, force: bool) -> Outcome {
    named_for(out, holds)?;
    may_write(out, force)
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
            Meaning::Shared(command) => Some(matches!(
                command,
                Command::Selfplay(_)
                    | Command::Match(_)
                    | Command::Fair(_)
                    | Command::Chances(_)
                    | Command::Shot(_)
                    | Command::Film(_)
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
            Meaning::Shared(command) => match command {
                Command::Run(asked) => vec![&asked.orders, &asked.game],
                Command::Answer(asked) => vec![&asked.game],
                Command::Show(asked) => vec![&asked.game],
                Command::Legal(asked) => vec![&asked.game],
                Command::Moves(asked) => vec![&asked.asked.game],
                Command::Odds(asked) => vec![&asked.asked.game],
                Command::Replay(asked) => vec![&asked.game],
                Command::Report(asked) => vec![&asked.game],
                Command::Chances(asked) => vec![&asked.game],
                Command::Record(asked) => vec![&asked.game],
                Command::Shot(asked) => vec![&asked.game],
                Command::Film(asked) => vec![&asked.game],
                Command::Install(asked) => vec![&asked.parcel],
                Command::Import(asked) => asked.files(),
                _ => Vec::new(),
            },
        };
        files.iter().map(|file| file.shown()).collect()
    }

    /// Returns the file that a command writes beside its answer.
    fn written(&self) -> Option<&Path> {
        match &self.asked {
            Meaning::Shared(Command::Run(asked)) => asked.out.as_deref(),
            Meaning::Shared(Command::Answer(asked)) => asked.out.as_deref(),
            Meaning::Shared(Command::Replay(asked)) => asked.out.as_deref().or(asked.feed.as_deref()),
            Meaning::Shared(Command::Shot(asked)) => Some(&asked.out),
            Meaning::Shared(Command::Film(asked)) => Some(&asked.out),
            Meaning::Shared(Command::Record(asked)) => Some(&asked.out),
            Meaning::Shared(Command::Print(asked)) => Some(&asked.out),
            Meaning::Shared(Command::Edit(asked)) => asked.out.as_deref(),
            Meaning::Shared(Command::Wrap(asked)) => Some(&asked.out),
            Meaning::Shared(Command::Progress(asked)) => asked.out.as_deref(),
            Meaning::Shared(Command::Import(asked)) => asked.written(),
            Meaning::Shared(Command::Guide(asked)) => asked.written(),
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
