//! Everything that does not change in a game: board, charts, units, scenario, options.

#![warn(clippy::cast_possible_truncation, clippy::indexing_slicing)]

use super::{
    Platoon,
    charts::Charts,
    counter::Counter,
    options::Options,
    scenario::Scenario,
    sight::Sight,
    units::{UnitType, Units, UnitsFile},
};
use crate::engine::{
    board::{Board, MapFile},
    data::{self, DataError, Fault, Source},
    orders::{About, Game, Number, Ruled},
};
use serde::de::DeserializeOwned;

/// What a game is played by, shared and never changed.
pub type Rules = crate::engine::orders::Rules<super::Platoon>;

/// Board, charts, units, scenario and options of a game.
#[derive(Clone, Debug)]
pub struct Rulebook {
    /// The map as it stands in its file.
    pub map: MapFile,
    pub board: Board,
    pub charts: Charts,
    /// The unit types.
    pub units: Units,
    pub scenario: Scenario,
    pub options: Options,
    /// Digests of scenario, map, units and charts.
    pub digests: [String; 4],
    /// Which rulebook of the running program it is.
    pub number: Number,
    pub(super) sight: Sight,
}

impl Ruled for Rulebook {
    fn read(scenario: &Source) -> Result<Self, Vec<DataError>> {
        Self::from_source(scenario)
    }

    fn about(&self) -> About<'_> {
        let Self { scenario, number, digests, map, board, .. } = self;
        About {
            id: scenario.id.as_str(),
            title: &scenario.title,
            summary: &scenario.summary,
            turns: [scenario.first_turn, scenario.last_turn],
            staging: &scenario.staging,
            number,
            digests,
            map,
            board,
        }
    }
}

impl Rulebook {
    /// Loads a shipped or edited scenario of the game by its id, with its own options.
    ///
    /// # Errors
    /// Every fault of the scenario and the files that it names.
    pub fn load(id: &str) -> Result<Self, Vec<DataError>> {
        Platoon::rulebook(id)
    }

    /// Loads the scenario in this text and the files that it names.
    ///
    /// # Errors
    /// Every fault of the scenario and the files that it names.
    pub fn from_source(source: &Source) -> Result<Self, Vec<DataError>> {
        let scenario: Scenario = read(source)?;
        let map_source = named(source, "map", &scenario.map)?;
        let map: MapFile = read(&map_source)?;
        let board = map.board().map_err(|faults| places(&map_source, faults))?;
        let units_source = named(source, "units", &scenario.units)?;
        let file: UnitsFile = read(&units_source)?;
        let units = Units::new(&file).map_err(|faults| places(&units_source, faults))?;
        let charts_source = named(source, "charts", &scenario.charts)?;
        let charts: Charts = read(&charts_source)?;
        let mut faults = charts.faults();
        if !faults.is_empty() {
            return Err(places(&charts_source, faults));
        }
        faults = super::scenario::faults(&scenario, &board, &units);
        if !faults.is_empty() {
            return Err(places(source, faults));
        }
        let options = scenario.options.clone();
        let played = data::without_staging(&source.text);
        let ground = data::without_countryside(&map_source.text);
        let digests = [&*played, &*ground, &units_source.text, &charts_source.text].map(data::digest);
        let sight = Sight::new(&board);
        let rulebook =
            Self { map, board, charts, units, scenario, options, digests, sight, number: Number::default() };
        let faults = rulebook.faults_of_the_start();
        if faults.is_empty() { Ok(rulebook) } else { Err(places(source, faults)) }
    }

    /// What is impossible in the position that the scenario begins with, whatever field it comes from.
    fn faults_of_the_start(&self) -> Vec<Fault> {
        let impossible = super::position_check::faults(self, &super::set_up::start(self, 1));
        let at_start = |sentence| Fault::new("", format!("the game cannot begin: {sentence}"));
        impossible.into_iter().map(at_start).collect()
    }

    #[expect(clippy::indexing_slicing, reason = "a file without a unit type is refused when it is read")]
    pub fn kind(&self, counter: &Counter) -> &UnitType {
        let kinds = self.units.all();
        // A position whose counters have no type is refused when it is read.
        self.units.find(counter.kind).unwrap_or(&kinds[0])
    }
}

fn read<T: DeserializeOwned>(source: &Source) -> Result<T, Vec<DataError>> {
    data::parse_telling_all(&source.name, &source.text)
}

/// A file that the scenario names in one of its fields.
fn named(scenario: &Source, field: &str, name: &str) -> Result<Source, Vec<DataError>> {
    data::load(name).map_err(|error| {
        let sentence = format!("{name}: {}", error.sentence);
        places(scenario, vec![Fault::new(field, sentence)])
    })
}

fn places(source: &Source, faults: Vec<Fault>) -> Vec<DataError> {
    data::with_places(&source.name, &source.text, faults)
}
