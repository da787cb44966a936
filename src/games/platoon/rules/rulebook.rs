//! The rulebook: everything that does not change in a game, which is board, charts, units, scenario and options.

#![warn(clippy::cast_possible_truncation, clippy::indexing_slicing)]

use super::{
    Platoon,
    counter::Counter,
    scenario::{
        Scenario,
        charts::Charts,
        options::Options,
        units::{UnitType, Units},
    },
    sight::Sight,
};
use crate::engine::{
    board::{Board, Hex, MapFile},
    data::{DataError, Source},
    orders::{Files, Number, faults_of_the_start, read_files, usual_rulebook},
};

/// The rules of a game, shared and never changed.
pub type Rules = crate::engine::orders::Rules<super::Platoon>;

/// Board, charts, units, scenario and options of a game.
#[derive(Clone, Debug)]
pub struct Rulebook {
    /// The map as it is in its file.
    pub map: MapFile,
    pub board: Board,
    pub charts: Charts,
    /// The unit types.
    pub units: Units,
    pub scenario: Scenario,
    pub options: Options,
    /// The digests of scenario, map, units and charts.
    pub digests: [String; 4],
    /// The number of this rulebook in the running program.
    pub number: Number,
    sight: Sight,
}

usual_rulebook!(Rulebook, Platoon);

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
        let mut faults = super::scenario::faults(&scenario, &board, &units);
        faults.extend(super::scenario::idle_awards(&scenario));
        if !faults.is_empty() {
            return Err(source.places(faults));
        }
        let options = scenario.options.clone();
        let sight = Sight::new(&board);
        let rulebook =
            Self { map, board, charts, units, scenario, options, digests, sight, number: Number::default() };
        let faults = faults_of_the_start::<Platoon>(&rulebook);
        if faults.is_empty() { Ok(rulebook) } else { Err(source.places(faults)) }
    }

    /// Whether there is a line of sight between two hexes, within the scenario's limit of sight (9.1).
    pub fn sees(&self, from: Hex, to: Hex) -> bool {
        let far = self.scenario.visibility.is_some_and(|limit| from.distance(to) > limit);
        !far && self.sight.from(&self.board, from).is_some_and(|seen| seen.contains(to))
    }

    #[expect(clippy::indexing_slicing, reason = "a file without a unit type is refused when it is read")]
    pub fn kind(&self, counter: &Counter) -> &UnitType {
        let kinds = self.units.all();
        // A position with counters of an unknown type is refused when it is read.
        self.units.find(counter.kind).unwrap_or(&kinds[0])
    }
}
