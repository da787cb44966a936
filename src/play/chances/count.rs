//! The results of the quick games from one moment.

use super::curve::ChanceAt;
use crate::play::matches::{GameReport, Matched, Share};

/// The results of the games from one moment so far.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(super) struct Count {
    /// The number of games, also of those without an end.
    pub played: u64,
    ended: u64,
    points: f64,
    wins: [u64; 2],
    /// Whether the game is over at the moment, so that its result is certain.
    pub is_over: bool,
}

impl Count {
    /// Takes up the results of earlier games.
    pub fn of(chance: &ChanceAt) -> Self {
        let [first, _] = &chance.wins;
        Self {
            played: first.of,
            ended: first.of,
            points: f64::from(chance.points) * first.of as f64,
            // A whole number, from 0 to the number of games.
            wins: chance.wins.map(|wins| won(&wins)),
            is_over: chance.wins.iter().all(|wins| wins.low == wins.high),
        }
    }

    /// Counts a game that has been played.
    pub fn add<G: Matched>(&mut self, report: &GameReport<G>) {
        self.played += 1;
        if !report.has_ended() {
            return;
        }
        self.ended += 1;
        self.points += f64::from(report.points);
        for (side, wins) in G::SIDES.iter().zip(&mut self.wins) {
            *wins += u64::from(report.winner.as_deref() == Some(side.name));
        }
    }

    /// The share of the games that a side won, from 0 to 1.
    pub fn share(&self, side: usize) -> f64 {
        let won = self.wins.get(side).copied().unwrap_or_default();
        if self.ended == 0 { 0.5 } else { won as f64 / self.ended as f64 }
    }

    /// The square of the standard error of that share. One game is added to each side, since a share of a few games at
    /// either end is not certain.
    pub fn variance(&self, side: usize) -> f64 {
        if self.is_over {
            return 0.0;
        }
        let won = self.wins.get(side).copied().unwrap_or_default();
        let (won, of) = (won as f64 + 1.0, self.ended as f64 + 2.0);
        won / of * (1.0 - won / of) / of
    }

    /// Returns the chances at this moment; none before a game has ended.
    pub fn chance(&self, after: usize) -> Option<ChanceAt> {
        if self.ended == 0 {
            return None;
        }
        let share = |won: u64| {
            let share = Share::wilson(won as f64, self.ended);
            if self.is_over { Share { low: share.share, high: share.share, ..share } } else { share }
        };
        Some(ChanceAt { after, points: mean(self.points, self.ended), wins: self.wins.map(share) })
    }
}

#[allow(clippy::cast_possible_truncation, reason = "points of a game are few")]
fn mean(points: f64, games: u64) -> f32 {
    (points / games as f64) as f32
}

#[allow(
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "a number from 0 to the number of games"
)]
fn won(wins: &Share) -> u64 {
    (wins.share.clamp(0.0, 1.0) * wins.of as f64).round() as u64
}
