//! Parts for a game that needs none of its own: counters with a place only, and rules that are a map and a number of
//! turns.

use crate::engine::{
    board::{Board, Hex, MapFile},
    counters::UnitId,
    data::{DataError, Source, Staging, digest, parse_telling_all, with_places, without_staging},
    orders::{InPlay, Number, RulebookData, ScenarioInfo},
};
use bevy::prelude::Component;
use serde::{Deserialize, Serialize};

/// A counter with a place only.
#[derive(Component, Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct PlainCounter {
    pub id: UnitId,
    pub side: usize,
    /// Its hex; none once it is eliminated.
    pub hex: Option<Hex>,
    /// Whether it has acted in this phase.
    pub done: bool,
}

impl InPlay for PlainCounter {
    type Parts = (Self,);

    fn id(&self) -> UnitId {
        self.id
    }

    fn hex(&self) -> Option<Hex> {
        self.hex
    }

    fn side(&self) -> usize {
        self.side
    }

    fn parts(&self, _: usize) -> (Self,) {
        (self.clone(),)
    }
}

/// A scenario that is a map and a number of turns, all in one file.
#[derive(Debug, Deserialize)]
struct PlainScenario {
    id: String,
    title: String,
    #[serde(default)]
    summary: String,
    #[serde(default)]
    staging: Staging,
    last_turn: u8,
    map: MapFile,
}

/// The rulebook of a game whose scenario is a map and a number of turns.
#[derive(Debug)]
pub struct PlainRules {
    scenario: PlainScenario,
    board: Board,
    number: Number,
    digests: [String; 1],
}

impl RulebookData for PlainRules {
    fn read(source: &Source) -> Result<Self, Vec<DataError>> {
        let scenario: PlainScenario = parse_telling_all(&source.name, &source.text)?;
        let board = scenario.map.board();
        let board = board.map_err(|faults| with_places(&source.name, &source.text, faults))?;
        Ok(Self {
            scenario,
            board,
            number: Number::default(),
            digests: [digest(&without_staging(&source.text))],
        })
    }

    fn about(&self) -> ScenarioInfo<'_> {
        let Self { scenario, board, number, digests } = self;
        let PlainScenario { id, title, summary, staging, last_turn, map } = scenario;
        ScenarioInfo { id, title, summary, turns: [1, *last_turn], staging, number, digests, map, board }
    }
}
