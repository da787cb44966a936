//! Ratings of players. A store reads those of both players, and writes the new ones in the same transaction.

/// The points of a player without a rated game.
const FIRST: i32 = 1_200;

/// The weight of a game (K) for a player with fewer rated games than `NEW`, and for all others.
const WEIGHT_OF_NEW: f64 = 32.0;
const WEIGHT: f64 = 16.0;
const NEW: u32 = 20;

/// The rating of a player, over all games.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Rating {
    pub points: i32,
    /// The number of rated games that have ended.
    pub games: u32,
}

impl Default for Rating {
    fn default() -> Self {
        Self { points: FIRST, games: 0 }
    }
}

impl Rating {
    /// Returns it after a game against a player with the other rating: 1 for a victory, 0.5 for a draw, 0 for a defeat.
    fn after(self, other: Self, score: f64) -> Self {
        let ahead = f64::from(self.points) - f64::from(other.points);
        let expected = 1.0 / (1.0 + 10_f64.powf(-ahead / 400.0));
        let weight = if self.games < NEW { WEIGHT_OF_NEW } else { WEIGHT };
        #[allow(clippy::cast_possible_truncation, reason = "the change is at most the weight")]
        let change = (weight * (score - expected)).round() as i32;
        Self { points: self.points.saturating_add(change), games: self.games.saturating_add(1) }
    }
}

/// The end of a rated game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RatedEnd {
    /// The ids of the players, in the order of their seats.
    pub players: [String; 2],
    /// The seat of the winner; none in a draw.
    pub winner: Option<usize>,
}

/// Returns the ratings of both players after a game that the player in this seat has won, or none in a draw.
///
/// The method is that of Arpad Elo (*The Rating of Chessplayers, Past and Present*, 1978). With the ratings R and R′ of a
/// player and the opponent, the expected score of the player is E = 1 ÷ (1 + 10^((R′ − R) ÷ 400)). After the score S, which is
/// 1, ½ or 0, the new rating is R + K × (S − E), rounded. K is 32 in the first 20 games of the player and 16 later; two
/// players may have different ones. A player begins with 1,200.
pub fn rated(before: [Rating; 2], winner: Option<usize>) -> [Rating; 2] {
    let [first, second] = before;
    let score = match winner {
        Some(0) => 1.0,
        Some(_) => 0.0,
        None => 0.5,
    };
    [first.after(second, score), second.after(first, 1.0 - score)]
}

#[cfg(test)]
mod tests {
    use super::*;

    fn points(before: [(i32, u32); 2], winner: Option<usize>) -> [i32; 2] {
        let before = before.map(|(points, games)| Rating { points, games });
        let after = rated(before, winner);
        assert_eq!(after.map(|rating| rating.games), before.map(|rating| rating.games + 1));
        after.map(|rating| rating.points)
    }

    /// At 400 points more the expected score is 10 ÷ 11; at 200 more 0.7597.
    #[test]
    fn ratings_change_by_the_difference_from_what_was_expected() {
        let new = Rating::default();
        assert_eq!((new.points, new.games), (1_200, 0));
        assert_eq!(points([(1_200, 0), (1_200, 0)], Some(0)), [1_216, 1_184]);
        assert_eq!(points([(1_200, 0), (1_200, 0)], Some(1)), [1_184, 1_216]);
        assert_eq!(points([(1_200, 0), (1_200, 0)], None), [1_200, 1_200]);
        assert_eq!(points([(1_600, 50), (1_200, 50)], Some(0)), [1_601, 1_199]);
        assert_eq!(points([(1_600, 50), (1_200, 50)], Some(1)), [1_585, 1_215]);
        assert_eq!(points([(1_400, 50), (1_200, 50)], None), [1_396, 1_204]);
    }

    /// The first 20 games weigh twice as much, for each player alone.
    #[test]
    fn a_new_player_changes_faster() {
        assert_eq!(points([(1_200, 19), (1_200, 20)], Some(0)), [1_216, 1_192]);
        assert_eq!(points([(1_200, 20), (1_200, 19)], Some(0)), [1_208, 1_184]);
    }

    /// Whatever is in a damaged store, there is a result.
    #[test]
    fn ratings_have_no_limits_that_break() {
        let far = points([(i32::MAX, 0), (i32::MIN, 0)], Some(0));
        assert_eq!(far, [i32::MAX, i32::MIN]);
        assert_eq!(points([(i32::MIN, 0), (i32::MAX, 0)], Some(0)), [i32::MIN + 32, i32::MAX - 32]);
    }
}
