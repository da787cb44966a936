//! The value of a position: the chance of a side to win from it.

use super::{file, valued::Valued};
use crate::engine::orders::End;

/// Returns the chance of a side, 0 or 1, to win from a position, a draw counted as one half: the result if the game is
/// over, otherwise the fitted value.
pub fn chance<G: Valued>(rulebook: &G::Rulebook, public: &G::Public, side: usize) -> f64 {
    match G::ended(rulebook, public) {
        Some(end) => result_for(&end, side),
        None => {
            let turns_left = G::turns_left(rulebook, public);
            file::in_use::<G>().chance(turns_left, &G::features(rulebook, public, side))
        }
    }
}

/// Returns the result of a game for a side: 1 for a win, 0.5 for a draw, 0 for a loss.
pub fn result_for(end: &End, side: usize) -> f64 {
    match end.winner {
        Some(winner) if winner == side => 1.0,
        Some(_) => 0.0,
        None => 0.5,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_result_counts_for_each_side() {
        let results = |winner| {
            let end = End { level: String::new(), winner, points: 0 };
            [0, 1].map(|side| result_for(&end, side))
        };
        assert_eq!([results(Some(0)), results(Some(1)), results(None)], [[1.0, 0.0], [0.0, 1.0], [0.5, 0.5]]);
    }
}
