//! The sum of many games.

use super::{GameReport, Matched, Share};
use serde::Serialize;

/// The results of many games between the same players: the wins of each, with their uncertainty.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Sum {
    pub games: usize,
    /// The words for the sides, in the order of their wins.
    pub sides: [&'static str; 2],
    /// Games that each side won.
    pub wins: [usize; 2],
    /// Games that ended without a winner.
    pub draws: usize,
    /// Games that were stopped.
    pub unfinished: usize,
    /// The mean of the points, as the scenario counts them.
    pub points: f64,
    pub shares: Shares,
    /// Broken invariants in all; there should be none.
    pub broken: usize,
}

/// The shares of the games that ended, with their 95 % intervals.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Shares {
    /// The share of each side's wins.
    pub wins: [Share; 2],
    pub draws: Share,
}

impl Sum {
    /// Sums up these games.
    pub fn of<G: Matched>(reports: &[GameReport<G>]) -> Self {
        let count =
            |wanted: &dyn Fn(&GameReport<G>) -> bool| reports.iter().filter(|one| wanted(one)).count();
        let wins = G::SIDES.map(|side| count(&|report| report.winner.as_deref() == Some(side.name)));
        let unfinished = count(&|report| report.winner.is_none() && !report.has_ended());
        let [first, second] = wins;
        let ended = reports.len() - unfinished;
        let draws = ended - first - second;
        let share = |part: usize| Share::wilson(part as f64, ended as u64);
        let points: f64 = reports.iter().map(|report| f64::from(report.points)).sum();
        Self {
            games: reports.len(),
            sides: G::SIDES.map(|side| side.word),
            wins,
            draws,
            unfinished,
            points: points / reports.len().max(1) as f64,
            shares: Shares { wins: wins.map(share), draws: share(draws) },
            broken: reports.iter().map(|report| report.broken.len()).sum(),
        }
    }
}
