//! A match: is one player better than another on a side? From each seed two games are played, one with
//! either of them on that side, both against the other one, and their points are compared (18.1).

use super::{Match, Share};
use crate::games::guderian::rules::{Rulebook, kinds::Side};
use serde::{Deserialize, Serialize};
use std::sync::Arc;

/// A match to be played.
pub struct Pairing {
    /// What it is played by.
    pub rulebook: Arc<Rulebook>,
    /// The side on which the players are compared.
    pub side: Side,
    /// The player that is looked at, and the one that it is compared with, who also plays against both.
    pub players: [String; 2],
    /// How hard they think; 1 is their own measure.
    pub effort: f32,
}

/// Two games from one seed.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Pair {
    /// Where chance began in both.
    pub seed: u64,
    /// German less Soviet points of the game with the first player on the side, and of the one with the
    /// second.
    pub points: [i32; 2],
    /// The levels that they reached.
    pub levels: [String; 2],
    /// What the first player gets for it: 1 if it did better, 0.5 if both did the same, 0 if not.
    pub score: f64,
    /// Broken invariants, a fault of the program: none.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub broken: Vec<String>,
}

/// What came of a match.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct MatchResult {
    /// Seeds from which the first player did better.
    pub better: u64,
    /// Seeds from which both did the same.
    pub equal: u64,
    /// Seeds from which it did worse.
    pub worse: u64,
    /// The mean by how many points it did better.
    pub points_better: f64,
    /// The share of the seeds from which it did better, equal ones half, with its 95 % interval.
    pub share: Share,
}

impl Pairing {
    /// Plays the two games of a seed.
    pub fn play(&self, seed: u64) -> Pair {
        let [first, second] = [0, 1].map(|number: usize| {
            let mut seats = [self.players[1].clone(), self.players[1].clone()];
            seats[self.side.number()].clone_from(&self.players[number]);
            let rulebook = Arc::clone(&self.rulebook);
            Match { rulebook, seed, players: seats, effort: self.effort, verify: false }.play()
        });
        let points = [first.points, second.points];
        let score = score(self.side, points);
        let broken = [first.broken, second.broken].concat();
        Pair { seed, points, levels: [first.level, second.level], score, broken }
    }
}

/// By how many points the first game ended better for the side than the second.
fn lead(side: Side, points: [i32; 2]) -> i32 {
    match side {
        Side::German => points[0] - points[1],
        Side::Soviet => points[1] - points[0],
    }
}

fn score(side: Side, points: [i32; 2]) -> f64 {
    f64::from(lead(side, points).signum() + 1) / 2.0
}

impl MatchResult {
    /// The result of these pairs of games.
    pub fn of(side: Side, pairs: &[Pair]) -> Self {
        let leads: Vec<i32> = pairs.iter().map(|pair| lead(side, pair.points)).collect();
        let count = |wanted: i32| leads.iter().filter(|lead| lead.signum() == wanted).count() as u64;
        let (better, equal, worse) = (count(1), count(0), count(-1));
        let all = leads.len() as u64;
        let points_better = leads.iter().map(|lead| f64::from(*lead)).sum::<f64>() / all.max(1) as f64;
        let share = Share::wilson(better as f64 + equal as f64 / 2.0, all);
        Self { better, equal, worse, points_better, share }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn pair(points: [i32; 2]) -> Pair {
        let score = score(Side::German, points);
        Pair { seed: 1, points, levels: Default::default(), score, broken: Vec::new() }
    }

    #[test]
    fn more_german_points_are_better_for_germans_and_worse_for_soviets() {
        let pairs = [pair([7, 3]), pair([3, 3]), pair([9, 2]), pair([-4, 0])];
        assert_eq!(pairs.each_ref().map(|pair| pair.score), [1.0, 0.5, 1.0, 0.0]);
        let german = MatchResult::of(Side::German, &pairs);
        assert_eq!((german.better, german.equal, german.worse), (2, 1, 1));
        assert_eq!((german.points_better, german.share), (1.75, Share::wilson(2.5, 4)));
        let soviet = MatchResult::of(Side::Soviet, &pairs);
        assert_eq!((soviet.better, soviet.equal, soviet.worse), (1, 1, 2));
        assert_eq!((soviet.points_better, soviet.share.share), (-1.75, 0.375));
    }
}
