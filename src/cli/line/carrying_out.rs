//! Carries out the commands of every game: each finds its game or scenario, checks the files that it writes, and hands
//! the rest to the file of the command.

use super::command::{As, Command};
#[cfg(feature = "online")]
use crate::cli::club;
use crate::cli::{
    Failure, Outcome, check,
    entry::{Entry, GameList},
    film, find,
    games::{answer, selfplay, value::asked as value},
    guide, list,
    look::{
        eyes::ViewerName,
        opening::Opening,
        question::{Question, Show},
    },
    may_write, new,
    output::{Holds, carry_on_unread, named_for},
    parcels, progress, replay, run, shot, text,
    workshop::{edit, import, print, record},
};
use std::path::Path;

/// Carries out a command of every game.
pub(super) fn carry_out(games: GameList, command: &Command, json: bool) -> Outcome {
    match command {
        #[cfg(feature = "window")]
        Command::Play(_) => Err(Failure("this command opens a window".to_owned())),
        Command::List => list::run(games, json),
        Command::New(asked) => begin(games, asked, json),
        Command::Run(asked) => play_orders(games, asked, json),
        Command::Answer(asked) => answer_game(games, asked, json),
        Command::Show(asked) => show(games, asked, json),
        Command::Legal(asked) => ask_as(games, &asked.game, None, &Question::Legal(asked), json),
        Command::Moves(As { asked, eyes }) => {
            ask_as(games, &asked.game, *eyes, &Question::Moves(asked), json)
        }
        Command::Odds(As { asked, eyes }) => ask_as(games, &asked.game, *eyes, &Question::Odds(asked), json),
        Command::Replay(asked) => replay_game(games, asked, json),
        Command::Report(asked) => find::of_file(games, &asked.game)?.report(asked, json),
        Command::Selfplay(asked) => let_play(games, asked, json),
        Command::Match(asked) => {
            let (game, source) = find::scenario(games, &asked.scenario)?;
            game.compare(asked, &source, json)
        }
        Command::Fair(asked) => {
            let (game, source) = find::scenario(games, &asked.scenario)?;
            game.fairness(asked, &source, json)
        }
        Command::Value(asked) => judge_positions(games, asked, json),
        Command::Chances(asked) => find::of_file(games, &asked.game)?.chances(asked, json),
        Command::Check(asked) => check::run(games, asked, json),
        Command::Edit(asked) => edit::run(games, asked, json),
        Command::Record(asked) => record_lesson(games, asked, json),
        Command::Guide(asked) => guide::run(games, asked, json),
        Command::Import(asked) => import::run(games, asked, json),
        Command::Text(asked) => text::run(games, asked, json),
        Command::Wrap(asked) => wrap(games, asked, json),
        Command::Progress(asked) => show_progress(asked, json),
        Command::Install(asked) => {
            parcels::run_install(games, asked, &|path| check::path_faults(games, path), json)
        }
        Command::Parcels(asked) => parcels::run_parcels(games, asked, json),
        Command::Remove(asked) => {
            carry_on_unread();
            parcels::run_remove(games, asked, json)
        }
        Command::Shot(asked) => paint(games, asked, json),
        Command::Film(asked) => make_film(games, asked, json),
        Command::Print(asked) => print_sheets(games, asked, json),
        #[cfg(feature = "online")]
        Command::Serve(asked) => club::serve::run(asked, json),
        #[cfg(feature = "online")]
        Command::Club(asked) => club::run(asked, json),
        Command::Bench => bench(games, json),
    }
}

/// Asks a question about a game file; without a viewer, about the state that both sides know.
fn ask_as(
    games: GameList,
    game: &Path,
    eyes: Option<ViewerName>,
    question: &Question,
    json: bool,
) -> Outcome {
    match eyes {
        Some(eyes) => find::ask(games, game, Opening::default(), &Question::As(eyes, question), json),
        None => find::ask(games, game, Opening::default(), question, json),
    }
}

/// Returns the game of a file, if its secrets may be shown to the person who asks.
fn spoiled(games: GameList, game: &Path, command: &str, spoil: bool) -> Result<&'static dyn Entry, Failure> {
    let entry = find::of_file(games, game)?;
    entry.ask_to_spoil(game, command, spoil)?;
    Ok(entry)
}

/// Begins a game of a scenario, and writes its file.
fn begin(games: GameList, asked: &new::Arguments, json: bool) -> Outcome {
    may_write_named(&asked.out, Holds::Game, asked.force)?;
    let (game, source) = find::scenario(games, &asked.scenario)?;
    game.new_game(asked, &source, json)
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
fn answer_game(games: GameList, asked: &answer::Arguments, json: bool) -> Outcome {
    match &asked.out {
        Some(out) => may_write_named(out, Holds::Game, asked.force)?,
        // It is the file to be written.
        None => may_write(&asked.game, true)?,
    }
    carry_on_unread();
    find::of_file(games, &asked.game)?.answer(asked, json)
}

/// Shows a position: to the referee only with the consent of the person who asks.
fn show(games: GameList, asked: &Show, json: bool) -> Outcome {
    if asked.eyes.is_some_and(ViewerName::is_referee) {
        spoiled(games, &asked.game, "show --as referee", asked.spoil)?;
    }
    find::ask(games, &asked.game, asked.opening, &Question::Show(asked), json)
}

/// Replays a game; it is carried out to its end if it writes a game or a feed.
fn replay_game(games: GameList, asked: &replay::Arguments, json: bool) -> Outcome {
    may_feed(asked.feed.as_deref(), asked.force)?;
    if let Some(out) = &asked.out {
        may_write_named(out, Holds::Game, asked.force)?;
        carry_on_unread();
    }
    spoiled(games, &asked.game, "replay", asked.spoil)?.replay(asked, json)
}

/// Lets computer players play a scenario against each other.
fn let_play(games: GameList, asked: &selfplay::Arguments, json: bool) -> Outcome {
    may_feed(asked.feed.as_deref(), asked.force)?;
    let (game, source) = find::scenario(games, &asked.scenario)?;
    game.selfplay(asked, &source, json)
}

/// Fits the value of a game, or tests it.
fn judge_positions(games: GameList, asked: &value::Arguments, json: bool) -> Outcome {
    match &asked.asked {
        value::Asked::Fit(asked) => {
            may_write_named(&asked.out, Holds::Weights, asked.force)?;
            let (game, sources) = find::scenarios(games, &asked.scenarios)?;
            let tools = game.value_tools()?;
            carry_on_unread();
            (tools.fit)(asked, &sources, json)
        }
        value::Asked::Siblings(asked) => {
            let (game, source) = find::scenario(games, &asked.scenario)?;
            (game.value_tools()?.siblings)(asked, &source, json)
        }
    }
}

fn record_lesson(games: GameList, asked: &record::Arguments, json: bool) -> Outcome {
    may_write_named(&asked.out, Holds::Lesson, asked.force)?;
    spoiled(games, &asked.game, "record", asked.spoil)?.record_lesson(asked, json)
}

fn wrap(games: GameList, asked: &parcels::Wrap, json: bool) -> Outcome {
    may_write_named(&asked.out, Holds::Parcel, asked.force)?;
    parcels::run_wrap(games, asked, &|path| check::path_faults(games, path), json)
}

fn show_progress(asked: &progress::Arguments, json: bool) -> Outcome {
    if let Some(out) = &asked.out {
        may_write_named(out, Holds::Progress, asked.force)?;
        carry_on_unread();
    }
    progress::run(asked, json)
}

/// Paints a picture of a position; one with secrets only with the consent of the person who asks.
fn paint(games: GameList, asked: &shot::Arguments, json: bool) -> Outcome {
    may_write_named(&asked.out, asked.holds(), asked.force)?;
    let game = || match asked.needs_spoil() {
        Some(command) => spoiled(games, &asked.game, command, asked.spoil),
        None => find::of_file(games, &asked.game),
    };
    shot::run(asked, game, json)
}

fn make_film(games: GameList, asked: &film::Arguments, json: bool) -> Outcome {
    may_write_named(&asked.out, Holds::Film, asked.force)?;
    find::of_file(games, &asked.game)?.film(asked, json)
}

fn print_sheets(games: GameList, asked: &print::Arguments, json: bool) -> Outcome {
    may_write_named(&asked.out, Holds::Sheets, asked.force)?;
    print::run(games, asked, json)
}

/// Measures the first game that can be.
fn bench(games: GameList, json: bool) -> Outcome {
    let none = || Failure("there is no game to measure".to_owned());
    games.iter().find_map(|game| game.bench(json)).ok_or_else(none)?
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
