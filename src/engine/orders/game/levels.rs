//! Levels of victory, and how a game ends at one of them.

use crate::engine::orders::Sided;
use serde::{Deserialize, Serialize};

/// How a game stands or has ended.
#[derive(Clone, Debug, PartialEq)]
pub struct End {
    pub level: String,
    /// The number of the side that wins; none in a draw.
    pub winner: Option<usize>,
    /// The points, as the scenario counts them.
    pub points: i32,
}

/// A level as points reach it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct VictoryThreshold {
    /// The least points with which it is reached.
    pub at_least: i32,
    /// The number of the side that wins; none in a draw.
    pub winner: Option<usize>,
}

/// A level of a scenario; levels stand in it from the fewest points of one side to the most.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Level<S> {
    pub name: String,
    /// Who wins; nobody in a draw.
    pub winner: Option<S>,
    /// The least points.
    pub at_least: i32,
}

/// How a game ended, or would end now.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Outcome<S> {
    /// Points of the side that the levels are about, less the other's.
    pub points: i32,
    pub level: String,
    /// Who wins; nobody in a draw.
    pub winner: Option<S>,
}

impl<S: Sided> From<Outcome<S>> for End {
    fn from(Outcome { level, winner, points }: Outcome<S>) -> Self {
        Self { level, winner: winner.map(S::number), points }
    }
}

impl<S: Sided> Outcome<S> {
    /// The level that these points reach.
    pub fn at(levels: &[Level<S>], points: i32) -> Self {
        let level = levels.iter().rev().find(|level| points >= level.at_least).or(levels.first());
        let (level, winner) = level.map_or((String::new(), None), |level| (level.name.clone(), level.winner));
        Self { points, level, winner }
    }

    /// How the game ends if a side gives it up that stands so: at the level of the points, but at least at the lowest
    /// with which the other side wins. `of` is the side whose points are compared with the levels.
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

/// Levels as everybody knows them who knows no game.
pub fn rungs<S: Sided>(levels: &[Level<S>]) -> Vec<VictoryThreshold> {
    let rung =
        |level: &Level<S>| VictoryThreshold { at_least: level.at_least, winner: level.winner.map(S::number) };
    levels.iter().map(rung).collect()
}
