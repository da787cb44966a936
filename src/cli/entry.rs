//! What the command line can do with a game of any kind: every command is written once, for the game that a file or a
//! scenario is of.

use super::{
    Failure, Opening, Outcome, check, compare,
    look::{Asked, Commanded, Eyes, Seen},
    new, replay, report, run, selfplay, spoil,
};
use crate::{
    engine::{
        data::{self, DataError, Source},
        orders::{game_of, unknown_game},
    },
    games::GAMES,
    table::{host::Hosted, still::Still, tabled::registry::TableGame},
};
use std::{marker::PhantomData, path::Path, rc::Rc};

/// A scenario as `list` tells of it.
pub(crate) struct Listed {
    /// Its title.
    pub title: String,
    /// How many turns it has.
    pub turns: u8,
}

/// A game of any kind, as commands ask for it.
pub(crate) trait Entry: Sync {
    /// The game's stable word.
    fn id(&self) -> &'static str;
    /// The game as the table knows it.
    fn on_table(&self) -> &'static dyn TableGame;
    /// Its sides, in the order of its seats.
    fn sides(&self) -> [Eyes; 2];
    /// The names of its computer players.
    fn players(&self) -> &'static [&'static str];
    /// Whether there is a computer player of this name.
    fn knows_player(&self, name: &str) -> bool;
    /// A scenario of it, by its id.
    ///
    /// # Errors
    /// What is wrong with its files.
    fn listed(&self, scenario: &str) -> Result<Listed, Vec<String>>;
    /// Reads a game file to be asked about.
    fn read(&self, path: &Path, opening: Opening) -> Result<Rc<dyn Asked>, Failure>;
    /// Lets a command go on with a game that is sent to and fro.
    fn ask_to_spoil(&self, path: &Path, command: &str, spoil: bool) -> Outcome;
    /// Writes a game file at the set-up.
    fn new_game(&self, arguments: &new::Arguments, source: &Source, json: bool) -> Outcome;
    /// Plays orders from a file.
    fn run(&self, arguments: &run::Arguments, json: bool) -> Outcome;
    /// Replays a game file.
    fn replay(&self, arguments: &replay::Arguments, json: bool) -> Outcome;
    /// Reports on a game.
    fn report(&self, arguments: &report::Arguments, json: bool) -> Outcome;
    /// Lets computer players play against each other.
    fn selfplay(&self, arguments: &selfplay::Arguments, json: bool) -> Outcome;
    /// Compares computer players.
    fn compare(&self, arguments: &compare::Arguments, json: bool) -> Outcome;
    /// What is wrong with the text of a game file.
    fn faults_of_game(&self, name: &str, text: &[u8]) -> Vec<DataError>;
    /// The position of a game file as it is painted.
    fn still(&self, path: &Path) -> Result<Still, Failure>;
}

impl<G: Commanded + Hosted> Entry for PhantomData<G> {
    fn id(&self) -> &'static str {
        G::ID
    }

    fn on_table(&self) -> &'static dyn TableGame {
        &PhantomData::<G>
    }

    fn sides(&self) -> [Eyes; 2] {
        G::EYES
    }

    fn players(&self) -> &'static [&'static str] {
        G::PLAYERS
    }

    fn knows_player(&self, name: &str) -> bool {
        <G as crate::table::tabled::Tabled>::knows_player(name)
    }

    fn listed(&self, scenario: &str) -> Result<Listed, Vec<String>> {
        let rulebook = G::load(scenario, &G::Options::default())?;
        Ok(Listed { title: G::title(&rulebook).to_owned(), turns: G::turns(&rulebook) })
    }

    fn read(&self, path: &Path, opening: Opening) -> Result<Rc<dyn Asked>, Failure> {
        Ok(Rc::new(Seen::<G>::read(path, opening)?))
    }

    fn ask_to_spoil(&self, path: &Path, command: &str, spoil: bool) -> Outcome {
        spoil::ask_of::<G>(path, command, spoil)
    }

    fn new_game(&self, arguments: &new::Arguments, source: &Source, json: bool) -> Outcome {
        new::begin::<G>(arguments, source, json)
    }

    fn run(&self, arguments: &run::Arguments, json: bool) -> Outcome {
        run::play::<G>(arguments, json)
    }

    fn replay(&self, arguments: &replay::Arguments, json: bool) -> Outcome {
        replay::verify::<G>(arguments, json)
    }

    fn report(&self, arguments: &report::Arguments, json: bool) -> Outcome {
        let (world, opened) = Opening::default().open::<G>(&arguments.game, false)?;
        G::print_report(&opened.record, G::position(&world), json)
    }

    fn selfplay(&self, arguments: &selfplay::Arguments, json: bool) -> Outcome {
        selfplay::play::<G>(arguments, json)
    }

    fn compare(&self, arguments: &compare::Arguments, json: bool) -> Outcome {
        compare::compare::<G>(arguments, json)
    }

    fn faults_of_game(&self, name: &str, text: &[u8]) -> Vec<DataError> {
        check::faults_of_game::<G>(name, text)
    }

    fn still(&self, path: &Path) -> Result<Still, Failure> {
        let (world, opened) = Opening::default().open::<G>(path, false)?;
        Ok(G::still(&opened.record.rulebook, G::position(&world)))
    }
}

/// The game that a file is of.
///
/// # Errors
/// It cannot be read, or it is of a game that nobody knows.
pub(super) fn of_file(path: &Path) -> Result<&'static dyn Entry, Failure> {
    let Some(game) = game_of(data::read_game(path)?) else {
        // What is no game file at all is told where it is read, with its place, whoever reads it.
        return Ok(GAMES[0]);
    };
    let known = GAMES.into_iter().find(|entry| entry.id() == game);
    known.ok_or_else(|| Failure(format!("{}: {}", path.display(), unknown_game(&game))))
}

/// The game that has a scenario of this id.
pub(super) fn of_scenario(id: &str) -> Option<&'static dyn Entry> {
    GAMES.into_iter().find(|entry| data::scenario_ids(entry.id()).iter().any(|known| known == id))
}

/// The game that has a scenario of this id.
///
/// # Errors
/// None has, and which scenarios there are.
pub(super) fn must_have_scenario(id: &str) -> Result<&'static dyn Entry, Failure> {
    let none = || Failure(format!("there is no scenario {id}; {}", new::known_scenarios()));
    of_scenario(id).ok_or_else(none)
}
