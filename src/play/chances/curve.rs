//! The curve of a game: the chances at its moments, and the orders that cost most.

#![warn(clippy::cast_possible_truncation, clippy::indexing_slicing)]

use crate::{
    engine::orders::{Game, Position, Record},
    play::{matches::Share, players::HasPlayers},
};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// The loss of a chance above which an order is marked.
pub const MARKED_LOSS: f64 = 0.1;

/// The most games from one moment, and the most points, that a file can state.
const MOST_GAMES: u64 = 1_000_000;
const MOST_POINTS: f32 = 1e6;

/// The player of the quick games, in a game that has it.
const QUICK: &str = "greedy";

/// The chances at the moments of a game.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Chances {
    /// The moments from which games were played, in order.
    pub moments: Vec<ChanceAt>,
    /// The orders that cost their side more than [`MARKED_LOSS`], in order.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub costs: Vec<Cost>,
}

/// The chances at one moment.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct ChanceAt {
    /// The number of orders before it.
    pub after: usize,
    /// The mean of the points at the ends, as the scenario counts them.
    pub points: f32,
    /// The share of the games that each side won; a draw counts for neither. In a game that is over it is certain.
    pub wins: [Share; 2],
}

/// An order after which the chance of its side was clearly smaller. The dice of the order are a part of it.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct Cost {
    /// The number of orders before it.
    pub after: usize,
    /// The side that gave it.
    pub side: usize,
    /// The part of the chance to win that was lost, from 0 to 1.
    pub lost: f32,
}

impl Chances {
    /// Returns the last moment at or before one, which is the newest that is known there.
    pub fn at(&self, after: usize) -> Option<&ChanceAt> {
        self.moments.iter().take_while(|moment| moment.after <= after).last()
    }

    /// Returns the chances up to a moment, and the costs of the orders before it.
    pub fn until(&self, after: usize) -> Self {
        let moments = self.moments.iter().filter(|moment| moment.after <= after);
        let costs = self.costs.iter().filter(|cost| cost.after < after);
        Self { moments: moments.copied().collect(), costs: costs.copied().collect() }
    }

    /// Returns the results that a game with this many orders can have: a file may state any numbers.
    pub(super) fn of_game(&self, orders: usize) -> Self {
        let is_part = |part: f64| (0.0..=1.0).contains(&part);
        let are_parts = |wins: &Share| [wins.share, wins.low, wins.high].into_iter().all(is_part);
        let fits = |at: &ChanceAt| {
            let [first, second] = &at.wins;
            let games = first.of == second.of && first.of <= MOST_GAMES;
            at.after <= orders && games && at.points.abs() <= MOST_POINTS && at.wins.iter().all(are_parts)
        };
        let cost = |cost: &Cost| cost.after < orders && cost.side < 2 && is_part(cost.lost.into());
        // Each moment has one entry, and they are in order.
        let moments: BTreeMap<usize, ChanceAt> =
            self.moments.iter().filter(|at| fits(at)).map(|at| (at.after, *at)).collect();
        let costs: BTreeMap<usize, Cost> =
            self.costs.iter().filter(|it| cost(it)).map(|it| (it.after, *it)).collect();
        Self { moments: moments.into_values().collect(), costs: costs.into_values().collect() }
    }

    /// Returns the cost of the order that was given after this many others.
    pub fn cost(&self, after: usize) -> Option<&Cost> {
        self.costs.iter().find(|cost| cost.after == after)
    }
}

/// Returns the moments of a game from which chances are computed, with the number of orders before each: its beginning,
/// its phase ends and its present position. Moments with the referee off are left out.
pub fn moments<G: Game>(record: &Record<G>, now: &Position<G>) -> Vec<(usize, Position<G>)> {
    let file = &record.file;
    let ends = file.positions.iter().map(|(after, position)| (*after, position));
    let all = [(0, &file.start)].into_iter().chain(ends).chain([(file.played.len(), now)]);
    // A later position after as many orders replaces an earlier one: a command of the table came between them.
    let last: BTreeMap<usize, &Position<G>> = all.collect();
    let judged = last.into_iter().filter(|(_, position)| !G::is_free_hand(&position.public));
    judged.map(|(after, position)| (after, position.clone())).collect()
}

/// Returns the name of the computer player of the quick games.
pub fn quick_player<G: HasPlayers>() -> &'static str {
    match G::YARDSTICKS.iter().find(|name| **name == QUICK) {
        Some(name) => name,
        None => G::PLAYERS.first().copied().unwrap_or_default(),
    }
}
