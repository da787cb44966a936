//! The present result of a game in words: the side that leads, and the points with which a side wins.

use crate::engine::{
    orders::{End, Game, VictoryThreshold},
    wording::with_minus,
};
use std::fmt;

/// Returns the meaning of a game's points: the side that would win, and the points that either side needs.
pub fn standing_words<G: Game>(rulebook: &G::Rulebook, end: &End) -> String {
    let ladder = G::ladder(rulebook);
    let wins = |side: usize| limit(&ladder, side);
    let people = |side: usize| G::SIDES[side].people;
    match (end.winner, ladder.is_empty()) {
        (_, true) => end.level.clone(),
        (Some(side), false) => match wins(side) {
            Some(limit) => format!("{} lead; they win {limit}", people(side)),
            None => format!("{} lead", people(side)),
        },
        (None, false) => {
            let need = [0, 1].into_iter().filter_map(|side| Some((people(side), wins(side)?)));
            let need: Vec<String> = need.map(|(people, limit)| format!("{people} win {limit}")).collect();
            if need.is_empty() { "a draw".to_owned() } else { format!("a draw; {}", need.join(", ")) }
        }
    }
}

/// Returns the points with which each side wins, a sentence each; none if points do not decide.
pub fn winning_words<G: Game>(rulebook: &G::Rulebook) -> Vec<String> {
    let ladder = G::ladder(rulebook);
    let wins = |side: usize| {
        let people = G::SIDES[side].people;
        Some(match limit(&ladder, side)? {
            Limit::From(points) => format!("The {people} win at {} points or more.", with_minus(points)),
            Limit::Below(points) => format!("The {people} win below {} points.", with_minus(points)),
        })
    };
    [0, 1].into_iter().filter_map(wins).collect()
}

/// Returns the limit of points above or below which a side wins; none if it never wins, or always.
fn limit(ladder: &[VictoryThreshold], side: usize) -> Option<Limit> {
    let won = |rung: &&VictoryThreshold| rung.winner == Some(side);
    let lowest = ladder.iter().position(|rung| won(&rung))?;
    let above = ladder.iter().skip(lowest).find(|rung| !won(rung));
    match (lowest, above) {
        (0, Some(above)) => Some(Limit::Below(above.at_least)),
        (0, None) => None,
        _ => Some(Limit::From(ladder[lowest].at_least)),
    }
}

/// A limit of points with which a side wins.
#[derive(Debug, PartialEq)]
enum Limit {
    From(i32),
    Below(i32),
}

impl fmt::Display for Limit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::From(points) => write!(f, "from {}", with_minus(*points)),
            Self::Below(points) => write!(f, "below {}", with_minus(*points)),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn ladder() -> Vec<VictoryThreshold> {
        let rung = |at_least, winner| VictoryThreshold { at_least, winner };
        vec![rung(-1000, Some(1)), rung(-8, None), rung(4, Some(0)), rung(20, Some(0))]
    }

    #[test]
    fn each_side_wins_from_its_first_level_on() {
        assert_eq!(limit(&ladder(), 0), Some(Limit::From(4)));
        assert_eq!(limit(&ladder(), 1), Some(Limit::Below(-8)));
        assert_eq!(limit(&ladder()[..1], 1), None, "whatever the points");
        assert_eq!(limit(&ladder()[..2], 0), None, "it never wins");
    }
}
