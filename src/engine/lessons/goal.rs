//! Goals: what a puzzle asks for instead of one order. Any orders that reach a goal are right.

use crate::engine::{
    board::Hex,
    charts::Odds,
    counters::UnitId,
    orders::{Game, Position},
};
use serde::Deserialize;
use std::sync::Arc;

/// A state of the game, or something that happened since the puzzle began.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub enum Goal {
    /// Units of this side, and none of the other, are in the hex.
    Holds {
        side: String,
        hex: Hex,
    },
    /// No unit of this side is in these hexes.
    Clear {
        side: String,
        hexes: Vec<Hex>,
    },
    /// Each of these units is in one of these hexes.
    At {
        units: Vec<UnitId>,
        hexes: Vec<Hex>,
    },
    /// None of these units is in play any more.
    Gone {
        units: Vec<UnitId>,
    },
    /// An attack had at least these odds, such as "3-1"; on this hex, if one is named.
    Odds {
        #[serde(default)]
        hex: Option<Hex>,
        at_least: Odds,
    },
    /// The points, as the scenario counts them, if the game ended now.
    Points {
        #[serde(default = "least")]
        at_least: i32,
        #[serde(default = "most")]
        at_most: i32,
    },
    /// A figure that only the game itself can count, such as the units out of supply.
    Figure {
        name: String,
        /// Of these units; all of the enemy if none is named.
        #[serde(default)]
        units: Vec<UnitId>,
        /// In these hexes; anywhere if none is named.
        #[serde(default)]
        hexes: Vec<Hex>,
        #[serde(default = "least")]
        at_least: i32,
        #[serde(default = "most")]
        at_most: i32,
    },
    All(Vec<Goal>),
    Any(Vec<Goal>),
    Not(Box<Goal>),
}

fn least() -> i32 {
    i32::MIN
}

fn most() -> i32 {
    i32::MAX
}

/// The moment at which a goal is judged.
pub struct GoalMoment<'a, G: Game> {
    pub rulebook: &'a Arc<G::Rulebook>,
    /// The number of the learner's side.
    pub learner: usize,
    /// The position in which the puzzle began, as the learner's side may see it.
    pub start: &'a Position<G>,
    /// The position, as the learner's side may see it.
    pub position: &'a Position<G>,
    /// The events since the puzzle began that the learner's side knows of.
    pub events: &'a [G::Event],
}

/// A figure of a game that a goal asks for.
#[derive(Clone, Copy, Debug)]
pub struct FigureQuery<'a> {
    /// One of the figures that the game names.
    pub name: &'a str,
    /// Of these units; all of the enemy if it is empty.
    pub units: &'a [UnitId],
    /// In these hexes; anywhere if it is empty.
    pub hexes: &'a [Hex],
}

impl FigureQuery<'_> {
    /// Whether it asks for one of these hexes.
    pub fn is_about(&self, hexes: &[Hex]) -> bool {
        self.hexes.is_empty() || hexes.iter().any(|hex| self.hexes.contains(hex))
    }
}

/// Returns an average as a figure, which is a whole number: in hundredths.
pub fn hundredths(average: f64) -> i32 {
    #[expect(clippy::cast_possible_truncation, reason = "a sum of losses is far below the largest number")]
    let figure = (average * 100.0).round() as i32;
    figure
}
