//! The questions of the command line to a game of any kind: every command is written once, for the game of a file or a
//! scenario.

use super::{
    Answer, Failure, Outcome, faults, film,
    games::{answer, bench, chances, compare, selfplay, value::asked::ValueTools},
    look::{
        Answers, Commanded, Seen, answers::AnySeen, drawn::DrawnUnit, eyes::ViewerName, opening::Opening,
    },
    new, pictures, replay, report, run, spoil,
    windowed::Windowed,
    workshop::{fair, record},
};
use crate::{
    engine::{
        data::{self, DataError, Shown, Source},
        lessons,
        orders::{AtDamage, Record, ScenarioInfo},
    },
    play::players::known_players,
    scene::{EndPage, Figure, FigureOptions, Palette, still::Still},
    settings::Overlay,
    workshop::print::PrintJob,
};
use clap::ArgMatches;
use std::{marker::PhantomData, path::Path, rc::Rc};

/// Games, in the order in which they are offered.
pub type GameList = &'static [&'static dyn Entry];

/// A scenario as `list` shows it.
pub struct Listed {
    pub title: String,
    /// The number of its turns.
    pub turns: u8,
}

/// A game of any kind, for commands.
pub trait Entry: Windowed + Sync {
    /// The id of the game.
    fn id(&self) -> &'static str;
    /// The words for its sides, in the order of its seats.
    fn sides(&self) -> [&'static str; 2];
    /// The names of all its computer players.
    fn players(&self) -> Vec<&'static str>;
    /// Whether there is a computer player of this name.
    fn knows_player(&self, name: &str) -> bool;
    /// The commands that only this game has.
    fn own_commands(&self) -> Vec<clap::Command>;
    /// Returns the answer of such a command about a scenario, which it reads by its name; none if the command is about
    /// a game file.
    fn answer_of_scenario(
        &self,
        command: &str,
        arguments: &ArgMatches,
        read: &dyn Fn(&str) -> Result<Source, Failure>,
        json: bool,
    ) -> Option<Result<Answer, Failure>>;
    /// Returns a scenario of the game, by its id.
    ///
    /// # Errors
    /// The faults of its files.
    fn listed(&self, scenario: &str) -> Result<Listed, Vec<String>>;
    /// Checks that a game file can be opened.
    fn must_open(&self, path: &Path) -> Outcome;
    /// Copies a scenario from a file to the folder in which games find it, and returns its id.
    fn keep_scenario(&self, source: &Source) -> Result<String, Failure>;
    /// Reads a game file for questions.
    fn read(&self, path: &Path, opening: Opening) -> Result<Rc<dyn AnySeen>, Failure>;
    /// Allows a command to continue with a game that is exchanged as a file.
    fn ask_to_spoil(&self, path: &Path, command: &str, spoil: bool) -> Outcome;
    /// Writes a game file at the set-up.
    fn new_game(&self, arguments: &new::Arguments, source: &Source, json: bool) -> Outcome;
    /// Plays orders from a file.
    fn run(&self, arguments: &run::Arguments, json: bool) -> Outcome;
    /// Lets a computer player give its orders in a game file.
    fn answer(&self, arguments: &answer::Arguments, json: bool) -> Outcome;
    /// Replays a game file.
    fn replay(&self, arguments: &replay::Arguments, json: bool) -> Outcome;
    /// Reports on a game.
    fn report(&self, arguments: &report::Arguments, json: bool) -> Outcome;
    /// Makes a lesson of a game file.
    fn record_lesson(&self, arguments: &record::Arguments, json: bool) -> Outcome;
    /// Lets computer players play against each other.
    fn selfplay(&self, arguments: &selfplay::Arguments, source: &Source, json: bool) -> Outcome;
    /// Compares computer players.
    fn compare(&self, arguments: &compare::Arguments, source: &Source, json: bool) -> Outcome;
    /// Lets a computer player play both sides of a scenario, to see whether it is fair.
    fn fairness(&self, arguments: &fair::Arguments, source: &Source, json: bool) -> Outcome;
    /// The tools for the value of its positions.
    ///
    /// # Errors
    /// The game has no value.
    fn value_tools(&self) -> Result<ValueTools, Failure>;
    /// Computes the chances over a game.
    fn chances(&self, arguments: &chances::Arguments, json: bool) -> Outcome;
    /// Measures the important times; none if this game is not measured.
    fn bench(&self, json: bool) -> Option<Outcome>;
    /// Returns the faults of the text of a game file.
    fn faults_of_game(&self, name: &str, text: &[u8]) -> Vec<DataError>;
    /// Whether a data text is a scenario of it.
    fn is_scenario(&self, source: &Source) -> bool;
    /// Returns the faults of a data text; none if it does not belong to this game.
    fn data_faults(&self, source: &Source) -> Option<Vec<DataError>>;
    /// Returns the faults of a lesson of this game.
    fn lesson_faults(&self, source: &Source) -> Vec<DataError>;
    /// The ids of the units that a pack can draw on their own.
    fn units(&self) -> Vec<String>;
    /// The unit types of the game, and the names by which art packs draw them.
    fn drawn_units(&self) -> Vec<DrawnUnit>;
    /// The parts of a map that its rules know, for the map editor.
    fn palette(&self) -> Palette;
    /// Returns the overlays of the game that these words call.
    ///
    /// # Errors
    /// It has no overlay of this word.
    fn overlays(&self, words: &[String]) -> Result<Vec<Overlay>, Failure>;
    /// Returns the figure of a moment of a game file for a viewer: with these options, and with the drawings that the file
    /// has at this moment if they are wanted.
    ///
    /// # Errors
    /// It cannot be read, or it has no such moment.
    fn figure(
        &self,
        path: &Path,
        moment: pictures::MomentNamed,
        eyes: Option<ViewerName>,
        options: (bool, FigureOptions),
    ) -> Result<Figure, Failure>;
    /// Makes a film of a game file.
    fn film(&self, arguments: &film::Arguments, json: bool) -> Outcome;
    /// Returns the last position of a game file in the form for painting, and the page of its end.
    ///
    /// # Errors
    /// It cannot be read, or the game is not over.
    fn finished(&self, path: &Path) -> Result<(Still, EndPage), Failure>;
    /// Returns what can be printed of a scenario.
    ///
    /// # Errors
    /// The faults of its files.
    fn scenario_to_print(&self, source: &Source) -> Result<PrintJob, Failure>;
    /// Returns what can be printed of the whole game: its unit lists, its maps and its charts.
    fn lists_to_print(&self) -> PrintJob;
}

impl<G: Commanded> Entry for PhantomData<G>
where
    Self: Windowed,
{
    fn id(&self) -> &'static str {
        G::ID
    }

    fn sides(&self) -> [&'static str; 2] {
        G::SIDES.map(|side| side.word)
    }

    fn players(&self) -> Vec<&'static str> {
        known_players::<G>()
    }

    fn knows_player(&self, name: &str) -> bool {
        G::player(name, 0).is_some()
    }

    fn own_commands(&self) -> Vec<clap::Command> {
        G::OWN.iter().map(|own| (own.command)()).collect()
    }

    fn answer_of_scenario(
        &self,
        command: &str,
        arguments: &ArgMatches,
        read: &dyn Fn(&str) -> Result<Source, Failure>,
        json: bool,
    ) -> Option<Result<Answer, Failure>> {
        let own = G::OWN.iter().find(|own| (own.command)().get_name() == command)?;
        let Answers::Scenario(answer) = own.answers else { return None };
        let scenario = arguments.get_one::<String>("scenario").map_or("", String::as_str);
        let rulebook = read(scenario).and_then(|source| new::well_named::<G>(&source, &[]));
        Some(rulebook.and_then(|rulebook| answer(&rulebook, arguments, json)))
    }

    fn listed(&self, scenario: &str) -> Result<Listed, Vec<String>> {
        let rulebook = G::load(scenario, &G::Options::default())?;
        let ScenarioInfo { title, turns: [first, last], .. } = G::about(&rulebook);
        Ok(Listed { title: title.to_owned(), turns: data::turns(first, last) })
    }

    fn must_open(&self, path: &Path) -> Outcome {
        match Record::<G>::look_into(&mut G::world(), path, AtDamage::default()) {
            Ok(_) => Ok(()),
            Err(faults) => {
                let (why, name) = (faults.join("\n"), path.shown());
                Err(Failure(if why.contains(&name) { why } else { format!("{name}: {why}") }))
            }
        }
    }

    fn keep_scenario(&self, source: &Source) -> Result<String, Failure> {
        let rulebook = new::well_named::<G>(source, &[])?;
        let id = G::about(&rulebook).id;
        new::keep_scenario(G::ID, id, source)?;
        Ok(id.to_owned())
    }

    fn read(&self, path: &Path, opening: Opening) -> Result<Rc<dyn AnySeen>, Failure> {
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

    fn answer(&self, arguments: &answer::Arguments, json: bool) -> Outcome {
        answer::play::<G>(arguments, json)
    }

    fn replay(&self, arguments: &replay::Arguments, json: bool) -> Outcome {
        replay::verify::<G>(arguments, json)
    }

    fn report(&self, arguments: &report::Arguments, json: bool) -> Outcome {
        let (world, opened) = Opening::default().open::<G>(&arguments.game, false)?;
        G::print_report(&opened.record, G::position(&world), json)
    }

    fn record_lesson(&self, arguments: &record::Arguments, json: bool) -> Outcome {
        record::run::<G>(arguments, json)
    }

    fn selfplay(&self, arguments: &selfplay::Arguments, source: &Source, json: bool) -> Outcome {
        selfplay::play::<G>(arguments, source, json)
    }

    fn compare(&self, arguments: &compare::Arguments, source: &Source, json: bool) -> Outcome {
        compare::compare::<G>(arguments, source, json)
    }

    fn fairness(&self, arguments: &fair::Arguments, source: &Source, json: bool) -> Outcome {
        fair::play::<G>(arguments, source, json)
    }

    fn value_tools(&self) -> Result<ValueTools, Failure> {
        G::VALUE.ok_or_else(|| Failure(format!("positions of {} have no value", G::ID)))
    }

    fn chances(&self, arguments: &chances::Arguments, json: bool) -> Outcome {
        chances::play::<G>(arguments, json)
    }

    fn bench(&self, json: bool) -> Option<Outcome> {
        G::BENCH.map(|bench| bench::measure(&bench, json))
    }

    fn faults_of_game(&self, name: &str, text: &[u8]) -> Vec<DataError> {
        faults::of_game::<G>(name, text)
    }

    fn is_scenario(&self, source: &Source) -> bool {
        faults::is_scenario::<G>(source)
    }

    fn data_faults(&self, source: &Source) -> Option<Vec<DataError>> {
        faults::of_data::<G>(source)
    }

    fn lesson_faults(&self, source: &Source) -> Vec<DataError> {
        lessons::faults::<G>(source)
    }

    fn units(&self) -> Vec<String> {
        G::units()
    }

    fn drawn_units(&self) -> Vec<DrawnUnit> {
        G::drawn_units()
    }

    fn palette(&self) -> Palette {
        G::palette()
    }

    fn overlays(&self, words: &[String]) -> Result<Vec<Overlay>, Failure> {
        pictures::overlays::<G>(words)
    }

    fn figure(
        &self,
        path: &Path,
        moment: pictures::MomentNamed,
        eyes: Option<ViewerName>,
        options: (bool, FigureOptions),
    ) -> Result<Figure, Failure> {
        pictures::figure::<G>(path, moment, eyes, options)
    }

    fn film(&self, arguments: &film::Arguments, json: bool) -> Outcome {
        film::make::<G>(arguments, json)
    }

    fn finished(&self, path: &Path) -> Result<(Still, EndPage), Failure> {
        let (world, opened) = Opening::default().open::<G>(path, false)?;
        let (record, position) = (&opened.record, G::position(&world));
        let goes_on = || Failure(format!("the game of {} is not over: it has no result yet", path.shown()));
        let page = EndPage::of(record, position).ok_or_else(goes_on)?;
        Ok((Still::of::<G>(&record.rulebook, position), page))
    }

    fn scenario_to_print(&self, source: &Source) -> Result<PrintJob, Failure> {
        Ok(PrintJob::of_scenario::<G>(&new::well_named::<G>(source, &[])?))
    }

    fn lists_to_print(&self) -> PrintJob {
        PrintJob::of_game::<G>()
    }
}
