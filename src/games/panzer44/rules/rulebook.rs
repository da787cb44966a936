//! The rulebook: everything that does not change in a game, such as board, charts, units, scenario and options.

#![warn(clippy::cast_possible_truncation, clippy::indexing_slicing)]

use super::{
    Panzer44,
    counter::Counter,
    scenario::{
        Scenario,
        charts::Charts,
        options::Options,
        units::{UnitType, Units},
    },
    sight::{Ground, Sight},
};
use crate::engine::{
    board::{Board, Hex, MapFile},
    data::{self, DataError, Fault, Source},
    orders::{Files, Number, faults_of_the_start, read_files, usual_rulebook},
};

/// The file with the text of the rules.
pub const RULES_FILE: &str = "panzer44/rules.ron";

/// The rulebook of a game, shared and never changed.
pub type Rules = crate::engine::orders::Rules<super::Panzer44>;

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
    sight: Sight,
}

usual_rulebook!(Rulebook, Panzer44);

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
        let mut faults = super::scenario::faults(&scenario, &board, &units, &charts);
        faults.extend(super::scenario::idle(&scenario, &board, &units));
        if !faults.is_empty() {
            return Err(source.places(faults));
        }
        let options = scenario.options.clone();
        let sight = Sight::new(&board);
        let rulebook =
            Self { map, board, charts, units, scenario, options, digests, sight, number: Number::default() };
        let faults = faults_of_the_start::<Panzer44>(&rulebook);
        if faults.is_empty() { Ok(rulebook) } else { Err(source.places(faults)) }
    }

    /// Replaces the scenario by another one with this text; map, units and charts stay the same.
    ///
    /// # Errors
    /// All faults of the scenario, with their paths in it.
    pub fn with_scenario(self, scenario: Scenario, text: &str) -> Result<Self, Vec<Fault>> {
        let faults = super::scenario::faults(&scenario, &self.board, &self.units, &self.charts);
        if !faults.is_empty() {
            return Err(faults);
        }
        let options = scenario.options.clone();
        let mut rulebook = Self { scenario, options, ..self };
        rulebook.digests[0] = data::digest(&data::without_staging(text));
        let faults = faults_of_the_start::<Panzer44>(&rulebook);
        if faults.is_empty() { Ok(rulebook) } else { Err(faults) }
    }

    #[expect(clippy::indexing_slicing, reason = "a file without a unit type is refused when it is read")]
    pub fn kind(&self, counter: &Counter) -> &UnitType {
        let kinds = self.units.all();
        // The reader refuses a position with a counter without a type.
        self.units.find(counter.kind).unwrap_or(&kinds[0])
    }

    /// The ground that blocks lines of sight here.
    pub fn ground(&self) -> Ground<'_> {
        Ground { board: &self.board, charts: &self.charts }
    }

    /// Whether there is a line of sight between two hexes in this turn (10).
    pub fn sees(&self, turn: u8, from: Hex, to: Hex) -> bool {
        let far = self.scenario.visibility(turn).is_some_and(|limit| from.distance(to) > limit);
        !far && self.sight.from(&self.ground(), from).contains(to)
    }
}
