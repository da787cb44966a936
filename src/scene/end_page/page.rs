//! The page at the end of a game of any kind.

use super::{
    course::{Course, LostCounter, TurnCourse},
    turning_point::TurningPoint,
    words,
};
use crate::{
    engine::{
        orders::{Position, Record, SideNames},
        translations::translated_title,
    },
    play::luck::Luck,
    scene::pictured::HasFaces,
};

/// The page at the end of a game of any kind.
#[derive(Clone, Debug)]
pub struct EndPage {
    /// The scenario's title.
    pub scenario: String,
    pub level: String,
    /// The number of the side that won; none in a draw.
    pub winner: Option<usize>,
    /// The way in which a game ended that was not played out.
    pub ended_early: Option<String>,
    /// The points, their side, and the number with which that side wins, in a sentence.
    pub standing: String,
    pub sides: [SideNames; 2],
    /// The number of the side that wants many points.
    pub counted: usize,
    /// The fewest points with which that side wins; none if points do not decide.
    pub needed: Option<i32>,
    /// The points before the first turn.
    pub first_points: i32,
    /// The turns in order.
    pub turns: Vec<TurnCourse>,
    /// The turn that decided most; none in a game in which nothing happened.
    pub turning_point: Option<TurningPoint>,
    /// The counters that each side lost, in the order in which they were lost.
    pub lost: [Vec<LostCounter>; 2],
    /// The luck of each side's attacks; none if its dice are not compared with their expectation.
    pub luck: Option<[Luck; 2]>,
}

impl EndPage {
    /// Makes the page of a game that has ended in this position; none while the game goes on.
    pub fn of<G: HasFaces>(record: &Record<G>, now: &Position<G>) -> Option<Self> {
        let rulebook = &record.rulebook;
        let end = G::ended(rulebook, &now.public)?;
        let ladder = G::ladder(rulebook);
        let counted = usize::from(G::points_for(rulebook, 1, 1) > 0);
        let Course { first_points, turns, lost } = Course::of(record, now);
        let turning_point = TurningPoint::of(&turns, &lost, (&G::SIDES, counted), G::about(rulebook).board);
        let by_points = end.level == G::stands(rulebook, &now.public).level;
        let standing = match by_points {
            true => words::points(&G::SIDES, &ladder, end.points),
            // A player who resigns loses with any points, which would only seem to be the winner's.
            false => words::points_at_resignation(&G::SIDES, &ladder, end.points),
        };
        Some(Self {
            scenario: translated_title::<G>(rulebook),
            level: end.level,
            winner: end.winner,
            ended_early: None,
            standing,
            sides: G::SIDES,
            counted,
            needed: words::needed(&ladder, counted),
            first_points,
            turns,
            turning_point,
            lost,
            luck: G::luck(&G::report(record, now)),
        })
    }
}
