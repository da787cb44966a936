//! The rulebook: everything that does not change in a game, such as board, charts, units, scenario and options.

#![warn(clippy::cast_possible_truncation, clippy::indexing_slicing)]

use super::{
    Squad,
    counter::Counter,
    position::Public,
    scenario::{
        Scenario,
        charts::Charts,
        options::Options,
        units::{UnitType, Units},
    },
    sight::Seeing,
};
use crate::engine::{
    board::{Board, MapFile},
    data::{DataError, Source},
    orders::{Files, Number, faults_of_the_start, read_files, usual_rulebook},
};

/// The rulebook of a game, shared and never changed.
pub type Rules = crate::engine::orders::Rules<Squad>;

/// Board, charts, units, scenario and options of a game.
#[derive(Clone, Debug)]
pub struct Rulebook {
    /// The map as in its file.
    pub map: MapFile,
    pub board: Board,
    pub charts: Charts,
    /// The unit types.
    pub units: Units,
    pub scenario: Scenario,
    pub options: Options,
    /// The digests of scenario, map, units and charts.
    pub digests: [String; 4],
    /// The number of the rulebook in the running program.
    pub number: Number,
}

usual_rulebook!(Rulebook, Squad);

impl Rulebook {
    /// Loads the scenario in this text and the files that it names.
    ///
    /// # Errors
    /// All faults of the scenario and of the files that it names.
    pub fn from_source(source: &Source) -> Result<Self, Vec<DataError>> {
        let scenario: Scenario = source.read()?;
        let names = [("map", &*scenario.map), ("units", &scenario.units), ("charts", &scenario.charts)];
        let Files { map, board, list: units, charts, digests } =
            read_files(source, names, Units::new, Charts::faults)?;
        let faults = super::scenario::faults(&scenario, &board, &units, &charts);
        if !faults.is_empty() {
            return Err(source.places(faults));
        }
        let options = scenario.options.clone();
        let number = Number::default();
        let rulebook = Self { map, board, charts, units, scenario, options, digests, number };
        let faults = faults_of_the_start::<Squad>(&rulebook);
        if faults.is_empty() { Ok(rulebook) } else { Err(source.places(faults)) }
    }

    #[expect(clippy::indexing_slicing, reason = "a file without a unit type is refused when it is read")]
    pub fn kind(&self, counter: &Counter) -> &UnitType {
        let kinds = self.units.all();
        // The reader refuses a position with a counter without a type.
        self.units.find(counter.kind).unwrap_or(&kinds[0])
    }

    /// The parts of a position on which line of sight depends (9).
    pub fn seeing<'a>(&'a self, public: &'a Public) -> Seeing<'a> {
        Seeing {
            board: &self.board,
            charts: &self.charts,
            options: &self.options,
            smoke: &public.smoke,
            works: &public.works,
        }
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used, reason = "a test may stop at once")]
impl Rulebook {
    /// The rulebook of a scenario that is played on this map.
    pub fn of_map(map: &str) -> Self {
        Self::load(if map == "map-hill-71" { "hill-71" } else { "patrol" }).unwrap()
    }
}
