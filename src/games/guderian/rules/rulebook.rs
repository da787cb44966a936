//! The rulebook: everything that does not change in a game, which is board, charts, order of battle, scenario and
//! options.

#![warn(clippy::cast_possible_truncation, clippy::indexing_slicing)]

use super::{
    Guderian,
    combat::results::CombatResult,
    movement::costs::CostTable,
    scenario::{
        Scenario, VictoryPlace,
        charts::Charts,
        options::{Options, Reading},
        order_of_battle::OrderOfBattle,
    },
};
use crate::engine::{
    board::{Board, Hex, MapFile, Place, PlaceKind},
    charts::Table,
    data::{self, DataError, Fault, Source},
    orders::{Files, Number, faults_of_the_start, read_files, usual_rulebook},
};

/// The rules of a game, shared and never changed.
pub type Rules = crate::engine::orders::Rules<super::Guderian>;

/// Board, charts, order of battle, scenario and options of a game.
#[derive(Clone, Debug)]
pub struct Rulebook {
    /// The map as it is in its file.
    pub map: MapFile,
    pub board: Board,
    pub charts: Charts,
    pub order_of_battle: OrderOfBattle,
    pub scenario: Scenario,
    pub options: Options,
    /// The cost of each step.
    pub costs: CostTable,
    /// Digests of scenario, map, order of battle and charts.
    pub digests: [String; 4],
    /// The number of this rulebook in the running program.
    pub number: Number,
}

usual_rulebook!(Rulebook, Guderian);

impl Rulebook {
    /// Loads the scenario in this text and the files that it names.
    ///
    /// # Errors
    /// All faults of the scenario and of the files that it names.
    pub fn from_source(source: &Source) -> Result<Self, Vec<DataError>> {
        let scenario: Scenario = source.read()?;
        let names = [
            ("map", &*scenario.map),
            ("order_of_battle", &scenario.order_of_battle),
            ("charts", &scenario.charts),
        ];
        let files = read_files(source, names, OrderOfBattle::new, Charts::faults)?;
        let Files { mut map, mut board, list: order_of_battle, charts, digests } = files;
        let unknown = unknown_ground(&map);
        if !unknown.is_empty() {
            return Err(source.named(names[0])?.places(unknown));
        }
        let named_by_scenario = named_goals(&scenario, &map);
        if !named_by_scenario.is_empty() {
            map.places.extend(named_by_scenario);
            board = match map.board() {
                Ok(board) => board,
                Err(faults) => return Err(source.named(names[0])?.places(faults)),
            };
        }
        let costs = CostTable::new(&board, &charts);
        let options = Options::default();
        let unchecked = scenario.clone();
        Self {
            map,
            board,
            charts,
            order_of_battle,
            scenario: unchecked,
            options,
            costs,
            digests,
            number: Number::default(),
        }
        .with_scenario(scenario, &source.text)
        .map_err(|faults| source.places(faults))
    }

    /// The same map, order of battle and charts with another scenario, given as text.
    ///
    /// # Errors
    /// Every fault in the meaning of the scenario.
    pub fn with_scenario(self, scenario: Scenario, text: &str) -> Result<Self, Vec<Fault>> {
        let faults = super::scenario::check::faults(&scenario, &self.board, &self.order_of_battle);
        if !faults.is_empty() {
            return Err(faults);
        }
        let options = scenario.options.clone();
        let mut rulebook = Self { scenario, options, ..self };
        rulebook.digests[0] = data::digest(&data::without_staging(text));
        let faults = faults_of_the_start::<Guderian>(&rulebook);
        if faults.is_empty() { Ok(rulebook) } else { Err(faults) }
    }

    /// The combat results table in force (option `crt`).
    #[expect(clippy::indexing_slicing, reason = "charts without both tables are refused when they are read")]
    pub fn combat_results(&self) -> &Table<CombatResult> {
        let name = match self.options.crt {
            Reading::Seed => "seed",
            Reading::Published => "published",
        };
        &self.charts.combat_results[name]
    }

    pub fn date(&self, turn: u8) -> &str {
        let number = usize::from(turn).saturating_sub(1);
        self.scenario.dates.get(number).map_or("", String::as_str)
    }
}

/// The places that a scenario counts for victory and the map does not name; the table shows them by these names.
fn named_goals(scenario: &Scenario, map: &MapFile) -> Vec<Place> {
    let lies = |hex: &Hex| (1..=map.columns).contains(&hex.column()) && (1..=map.rows).contains(&hex.row());
    let is_named = |goal: &VictoryPlace| {
        map.places
            .iter()
            .any(|place| place.name == goal.name || place.hexes.iter().any(|hex| goal.hexes.contains(hex)))
    };
    let goals = scenario.victory.places.iter();
    let new = goals.filter(|goal| {
        let numbered = goal.name.bytes().all(|byte| byte.is_ascii_digit());
        // Faults of its hexes are reported with the scenario.
        !numbered && !goal.hexes.is_empty() && goal.hexes.iter().all(lies) && !is_named(goal)
    });
    let mut places: Vec<Place> = Vec::new();
    for goal in new {
        if places.iter().all(|place| place.name != goal.name) {
            places.push(Place { name: goal.name.clone(), kind: PlaceKind::Name, hexes: goal.hexes.clone() });
        }
    }
    places
}

/// Finds ground of other games' maps, for which these charts have no row.
fn unknown_ground(map: &MapFile) -> Vec<Fault> {
    let lists = [
        ("town", map.town.len()),
        ("hilltop", map.hilltop.len()),
        ("streams", map.streams.len()),
        ("crests", map.crests.len()),
        ("slopes", map.slopes.len()),
        ("bridges", map.bridges.len()),
        ("level_1", map.level_1.len()),
        ("level_2", map.level_2.len()),
        ("gullies", map.gullies.len()),
        ("fords", map.fords.len()),
    ];
    let named = lists.into_iter().filter(|(_, length)| *length > 0);
    named.map(|(name, _)| Fault::new(name, format!("the charts of this game have no {name}"))).collect()
}
