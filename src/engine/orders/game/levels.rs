//! Levels of victory, and the outcome of a game at one of them.

use crate::engine::orders::Sided;
use serde::{Deserialize, Serialize};

/// The present result of a game, or its end.
#[derive(Clone, Debug, PartialEq)]
pub struct End {
    pub level: String,
    /// The number of the side that wins; none in a draw.
    pub winner: Option<usize>,
    /// The points, as the scenario counts them.
    pub points: i32,
}

/// A level with the points that reach it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct VictoryThreshold {
    /// The fewest points that reach it.
    pub at_least: i32,
    /// The number of the side that wins; none in a draw.
    pub winner: Option<usize>,
}

/// A level of a scenario; levels are listed from the fewest points of one side to the most.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Level<S> {
    pub name: String,
    /// The winner; none in a draw.
    pub winner: Option<S>,
    /// The fewest points.
    pub at_least: i32,
}

/// The outcome of a game, or its present result.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Outcome<S> {
    /// The points of the side that the levels are about, minus those of the other side.
    pub points: i32,
    pub level: String,
    /// The winner; none in a draw.
    pub winner: Option<S>,
}

impl<S: Sided> From<Outcome<S>> for End {
    fn from(Outcome { level, winner, points }: Outcome<S>) -> Self {
        Self { level, winner: winner.map(S::number), points }
    }
}

impl<S: Sided> Outcome<S> {
    /// Returns the level that these points reach.
    pub fn at(levels: &[Level<S>], points: i32) -> Self {
        let level = levels.iter().rev().find(|level| points >= level.at_least).or(levels.first());
        let (level, winner) = level.map_or((String::new(), None), |level| (level.name.clone(), level.winner));
        Self { points, level, winner }
    }

    /// Returns the outcome if a side with these points resigns: the level of the points, but at least the lowest one at
    /// which the other side wins. `of` is the side whose points are compared with the levels.
    pub fn resigned<'a>(
        self,
        of: S,
        side: S,
        levels: impl DoubleEndedIterator<Item = (&'a str, Option<S>)>,
    ) -> Self {
        let winner = Some(side.enemy());
        if self.winner == winner {
            return self;
        }
        let mut won = levels.filter(|level| level.1 == winner);
        let least = if winner == Some(of) { won.next() } else { won.next_back() };
        let level = least.map_or(self.level, |(name, _)| name.to_owned());
        Self { level, winner, ..self }
    }
}

/// Returns the levels in the form for code that knows no game.
pub fn rungs<S: Sided>(levels: &[Level<S>]) -> Vec<VictoryThreshold> {
    let rung =
        |level: &Level<S>| VictoryThreshold { at_least: level.at_least, winner: level.winner.map(S::number) };
    levels.iter().map(rung).collect()
}
