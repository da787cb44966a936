//! A match: a test whether one player is better than another on a side. From each seed two games are played, one with
//! either of them on that side, and their points are compared (18.1). Both play against the second one, or against a
//! third player.

use super::{Match, Matched, Share, Tells, Variant};
use serde::{Deserialize, Serialize};
use std::sync::Arc;

pub struct Pairing<G: Matched> {
    /// The rulebook.
    pub rulebook: Arc<G::Rulebook>,
    /// The number of the side on which the players are compared.
    pub side: usize,
    /// The player that is tested, and the one for comparison.
    pub players: [Variant<G>; 2],
    /// The opponent of both; none for the one for comparison.
    pub opponent: Option<Variant<G>>,
}

/// Two games from one seed: with the first player on the side, and with the second.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Pair {
    /// The seed of both.
    pub seed: u64,
    /// The points: as the scenario counts them if levels are reported, otherwise as the side counts them.
    pub points: [i32; 2],
    /// The levels that they reached.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub levels: Option<[String; 2]>,
    /// Whether the side won; not in a draw.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub won: Option<[bool; 2]>,
    /// The score of the first player: 1 if it did better, 0.5 if both did the same, 0 if it did worse.
    pub score: f64,
    /// Broken invariants, a fault of the program; there should be none.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub broken: Vec<String>,
}

impl Pair {
    /// Returns the difference in points in favour of the first player.
    fn lead(&self) -> f64 {
        let apart = f64::from(self.points[0]) - f64::from(self.points[1]);
        apart.abs() * (self.score * 2.0 - 1.0)
    }
}

/// The numbers of seeds from which the first player did better, the same, and worse.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Scores {
    pub better: usize,
    /// The number of seeds from which both did the same.
    pub equal: usize,
    pub worse: usize,
}

#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct MatchResult {
    /// The scores of the first player, if wins are not reported.
    #[serde(flatten)]
    pub scores: Option<Scores>,
    /// The mean difference in points in its favour.
    pub points_better: f64,
    /// The share of the seeds from which it did better, with half of the equal ones, and the 95 % interval.
    pub share: Share,
    /// The number of games that the side won with each player, if wins are reported.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub won: Option<[usize; 2]>,
}

impl<G: Matched> Pairing<G> {
    /// Plays the two games of a seed.
    pub fn play(&self, seed: u64) -> Pair {
        let side = G::SIDES[self.side].name;
        let [first, second] = [0, 1].map(|number: usize| {
            let mut variants = [self.opponent.as_ref().unwrap_or(&self.players[1]); 2];
            variants[self.side] = &self.players[number];
            let names = variants.map(|variant| variant.name.as_str());
            Match::<G>::between(&self.rulebook, seed, names).play_by(variants)
        });
        let raw = [first.points, second.points];
        let counted = raw.map(|points| G::points_for(&self.rulebook, self.side, points));
        let score = f64::from((counted[0] - counted[1]).signum() + 1) / 2.0;
        let broken = [first.broken, second.broken].concat();
        let pair = Pair { seed, points: counted, levels: None, won: None, score, broken };
        match G::TELLS {
            Tells::Levels => Pair { points: raw, levels: Some([first.level, second.level]), ..pair },
            Tells::Wins => Pair {
                won: Some([first.winner, second.winner].map(|winner| winner.as_deref() == Some(side))),
                ..pair
            },
        }
    }
}

impl MatchResult {
    /// Returns the result of these pairs of games.
    pub fn of(tells: Tells, pairs: &[Pair]) -> Self {
        let count = |wanted: f64| pairs.iter().filter(|pair| pair.score == wanted).count();
        let scores = Scores { better: count(1.0), equal: count(0.5), worse: count(0.0) };
        let won = [0, 1]
            .map(|number: usize| pairs.iter().filter(|pair| pair.won.is_some_and(|won| won[number])).count());
        Self {
            scores: (tells == Tells::Levels).then_some(scores),
            points_better: pairs.iter().map(Pair::lead).sum::<f64>() / pairs.len().max(1) as f64,
            share: Share::wilson(pairs.iter().map(|pair| pair.score).sum(), pairs.len() as u64),
            won: (tells == Tells::Wins).then_some(won),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn pair(points: [i32; 2], score: f64) -> Pair {
        Pair { seed: 1, points, levels: None, won: None, score, broken: Vec::new() }
    }

    #[test]
    fn who_does_better_leads_whatever_the_sign_of_the_points() {
        let pairs = [pair([7, 3], 1.0), pair([3, 3], 0.5), pair([9, 2], 1.0), pair([-4, 0], 0.0)];
        let for_it = MatchResult::of(Tells::Levels, &pairs);
        assert_eq!(for_it.scores, Some(Scores { better: 2, equal: 1, worse: 1 }));
        assert_eq!((for_it.points_better, for_it.share), (1.75, Share::wilson(2.5, 4)));
        let against = pairs.map(|one| pair(one.points, 1.0 - one.score));
        let against = MatchResult::of(Tells::Levels, &against);
        assert_eq!(against.scores, Some(Scores { better: 1, equal: 1, worse: 2 }));
        assert_eq!((against.points_better, against.share.share), (-1.75, 0.375));
    }
}
