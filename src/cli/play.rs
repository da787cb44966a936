//! `kessel play`: opens the window.

use super::{
    Failure, Outcome, dropped,
    entry::{Entry, GameList},
    find,
    look::eyes::Named,
    may_write,
    output::{Holds, named_for},
    workshop::{edit, import::unit_of},
};
use crate::{
    engine::{data, data::Shown, storage::may_open},
    panels::Seat,
    play::{feed::FeedFile, stage::Stage},
    table::{self, ForViewers, Games, Start},
    workshop::{
        module::window::{ImportGame, ImportGames},
        plugin,
    },
};
use bevy::app::App;
use clap::Args;
use std::{
    path::{Path, PathBuf},
    process::ExitCode,
    sync::Arc,
    time::Duration,
};

#[derive(Args, Debug, Default)]
pub(super) struct Arguments {
    /// A scenario's id, a scenario file or a game file; without it, the title screen.
    #[arg(value_name = "SCENARIO, FILE or GAME")]
    game: Option<String>,
    #[command(flatten)]
    sides: Named,
    /// Keep this file up to date with the state of the screen, for tests and overlays.
    #[arg(long)]
    probe: Option<PathBuf>,
    /// Write each event to this file as a line of JSON, for stream overlays; see docs/feed.md.
    #[arg(long, value_name = "FILE")]
    feed: Option<PathBuf>,
    /// Overwrite an existing feed.
    #[arg(long)]
    force: bool,
    /// Append to an existing feed, after a restart.
    #[arg(long, requires = "feed", conflicts_with = "force")]
    append: bool,
    /// Serve the overlay page and its socket on this port of 127.0.0.1; see docs/overlay/README.md.
    #[arg(long, value_name = "PORT", value_parser = clap::value_parser!(u16).range(1..))]
    overlay: Option<u16>,
    /// Show feed and overlay this many seconds later; pictures are not delayed.
    #[arg(
        long,
        value_name = "SECONDS",
        default_value_t = 0,
        value_parser = clap::value_parser!(u32).range(..=LONGEST_DELAY),
    )]
    delay: u32,
}

/// Limit of the delay for viewers, in seconds.
const LONGEST_DELAY: i64 = 3600;

/// Returns the help text of the option for the player of a side.
pub(super) fn who_plays(side: &str) -> String {
    format!(
        "Player of the {side} side: human, or a computer player's name; by default as saved, or human in a new game"
    )
}

/// Returns the players of a new game: people if none were named.
fn seats(wished: [Option<Seat>; 2]) -> [Seat; 2] {
    wished.map(Option::unwrap_or_default)
}

impl Arguments {
    /// Returns the named players of a game; none for a seat without a name.
    fn seats_of(&self, game: &dyn Entry) -> Result<[Option<Seat>; 2], Failure> {
        let seat = |side: &str| match self.sides.player(side).map(Seat::named) {
            Some(Seat::Computer(name)) if !game.knows_player(&name) => {
                let known = game.players().join(", ");
                Err(Failure(format!("there is no player {name}; choose one of human, {known}")))
            }
            seat => Ok(seat),
        };
        self.sides.check_sides(game.sides())?;
        let [first, second] = game.sides();
        Ok([seat(first)?, seat(second)?])
    }

    /// Returns the start of the window; failures to open are reported before it opens.
    fn start(&self, games: GameList) -> Result<Start, Failure> {
        let Some(word) = &self.game else {
            return match self.sides.side() {
                None => Ok(Start::Title),
                Some(side) => Err(Failure(format!("--{side} needs a scenario or a game file"))),
            };
        };
        if let Some(entry) = find::of_scenario(games, word) {
            return Ok(Start::Scenario(word.clone(), seats(self.seats_of(entry)?)));
        }
        let file = PathBuf::from(word);
        if !file.exists() || file.extension().is_some_and(|ending| ending == "ron") {
            let (entry, source) = find::scenario(games, word)?;
            let wished = self.seats_of(entry)?;
            return Ok(Start::Scenario(entry.keep_scenario(&source)?, seats(wished)));
        }
        let entry = find::of_file(games, &file)?;
        let wished = self.seats_of(entry)?;
        entry.must_open(&file)?;
        Ok(Start::File(file, wished))
    }
}

/// Checks that the probe, which is written again and again, destroys nothing: only an empty file or one that begins
/// like a probe is overwritten.
fn may_probe(path: &Path) -> Outcome {
    may_open(path).map_err(|error| Failure(format!("{} cannot be written: {error}", path.shown())))?;
    let is_other = path.is_dir() || data::first_byte(path).is_some_and(|byte| byte != b'{');
    match is_other {
        true => {
            Err(Failure(format!("{} already exists and is not a probe: give another name", path.shown())))
        }
        false => Ok(()),
    }
}

/// Returns a game as the import of pictures knows it.
fn importable(game: &'static dyn Entry) -> ImportGame {
    let units = move || game.drawn_units().into_iter().map(unit_of).collect::<Vec<_>>();
    ImportGame { id: game.id(), title: game.on_table().keys().title.to_owned(), units: Arc::new(units) }
}

pub(super) fn run(games: GameList, arguments: &Arguments) -> Result<ExitCode, Failure> {
    #[cfg(all(target_os = "linux", target_env = "gnu"))]
    super::lean::start_again();
    let start = arguments.start(games)?;
    arguments.probe.as_deref().map_or(Ok(()), may_probe)?;
    arguments.feed.as_deref().map_or(Ok(()), |feed| named_for(feed, Holds::Lines))?;
    let delay = Duration::from_secs(arguments.delay.into());
    if arguments.delay > 0 && arguments.feed.is_none() && arguments.overlay.is_none() {
        return Err(Failure("--delay needs --overlay or --feed".to_owned()));
    }
    // Nothing is overwritten if the port is taken.
    let stage = arguments.overlay.map(|port| Stage::open(port, delay)).transpose()?;
    let feed = match arguments.feed.as_deref() {
        Some(path) if arguments.append => Some(FeedFile::append(path)?),
        Some(path) => {
            may_write(path, arguments.force)?;
            Some(FeedFile::anew(path)?)
        }
        None => None,
    };
    let feed = feed.map(|feed| feed.delayed(delay));
    let beside = (ForViewers { feed, stage }, dropped::of_window(games));
    Ok(table::run(on_table(games), start, arguments.probe.clone(), beside, |app| {
        add_workshop(games, app);
    }))
}

fn on_table(games: GameList) -> Games {
    Games::new(games.iter().map(|game| game.on_table()))
}

/// Adds the editors, and what holds games for a friend elsewhere.
fn add_workshop(games: GameList, app: &mut App) {
    app.add_plugins(plugin::plugin);
    games.iter().for_each(|game| game.workshop_plugin(app));
    #[cfg(feature = "online")]
    app.insert_resource(table::Referees { games: &crate::games::REFEREED, pages: &crate::games::PAGED });
    app.insert_resource(ImportGames(games.iter().copied().map(importable).collect()));
}

/// Opens the window with a map in the map editor.
pub(super) fn edit(games: GameList, asked: &edit::Arguments) -> Result<ExitCode, Failure> {
    #[cfg(all(target_os = "linux", target_env = "gnu"))]
    super::lean::start_again();
    let opened = edit::opened(games, asked)?;
    let beside = (ForViewers::default(), dropped::of_window(games));
    Ok(table::run(on_table(games), Start::Title, None, beside, |app| {
        add_workshop(games, app);
        plugin::edit_map(app, opened);
    }))
}
