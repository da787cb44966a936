//! The present result of a game in words: the side that leads, and the points with which a side wins.

use crate::engine::{
    orders::{End, Game, VictoryThreshold},
    text::{Text, say, t},
};

/// Returns the meaning of a game's points in the language of the table: the side that would win, and the points that
/// either side needs.
pub fn standing_words<G: Game>(rulebook: &G::Rulebook, end: &End) -> String {
    standing_text::<G>(rulebook, end).plain()
}

/// Returns the meaning of a game's points.
pub fn standing_text<G: Game>(rulebook: &G::Rulebook, end: &End) -> Text {
    let ladder = G::ladder(rulebook);
    if ladder.is_empty() {
        return end.level.as_str().into();
    }
    let people = |side: usize| G::SIDES[side].as_people();
    match (end.winner, [0, 1].map(|side| limit(&ladder, side))) {
        (Some(side), limits) => match limits[side] {
            Some(Limit::From(points)) => t!("standing-lead-from", side = people(side), points = points),
            Some(Limit::Below(points)) => t!("standing-lead-below", side = people(side), points = points),
            None => t!("standing-lead", side = people(side)),
        },
        (None, [None, None]) => t!("standing-draw"),
        (None, [Some(limit), None]) => {
            t!("standing-draw-one", side = people(0), limit = limit.word(), points = limit.points())
        }
        (None, [None, Some(limit)]) => {
            t!("standing-draw-one", side = people(1), limit = limit.word(), points = limit.points())
        }
        (None, [Some(first), Some(second)]) => t!(
            "standing-draw-both",
            first = people(0),
            first_limit = first.word(),
            first_points = first.points(),
            second = people(1),
            second_limit = second.word(),
            second_points = second.points(),
        ),
    }
}

/// Returns the points with which each side wins, a sentence each; none if points do not decide.
pub fn winning_words<G: Game>(rulebook: &G::Rulebook) -> Vec<String> {
    let ladder = G::ladder(rulebook);
    let wins = |side: usize| {
        let people = G::SIDES[side].as_people();
        Some(match limit(&ladder, side)? {
            Limit::From(points) => say!("winning-from", side = people, points = points),
            Limit::Below(points) => say!("winning-below", side = people, points = points),
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
#[derive(Clone, Copy, Debug, PartialEq)]
enum Limit {
    From(i32),
    Below(i32),
}

impl Limit {
    /// The word by which messages choose.
    fn word(self) -> &'static str {
        match self {
            Self::From(_) => "from",
            Self::Below(_) => "below",
        }
    }

    fn points(self) -> i32 {
        let (Self::From(points) | Self::Below(points)) = self;
        points
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
