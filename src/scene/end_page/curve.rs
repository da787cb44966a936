//! The curve of the points, as places in a chart of width and height 1.

use super::page::EndPage;

/// The points of a game before the first turn and at the end of each turn.
pub struct PointsCurve {
    /// The label of each moment, with its points.
    pub moments: Vec<(String, i32)>,
    /// The number with which the side that wants many points wins, if it belongs into the chart.
    pub needed: Option<i32>,
    /// The turning point among the moments.
    pub turning: Option<usize>,
    low: f32,
    high: f32,
}

impl PointsCurve {
    pub fn of(page: &EndPage) -> Self {
        let first = ("start".to_owned(), page.first_points);
        let turns = page.turns.iter().map(|turn| (turn.turn.to_string(), turn.points));
        let moments: Vec<(String, i32)> = std::iter::once(first).chain(turns).collect();
        let turn = page.turning_point.as_ref().map(|point| point.turn);
        let place = |turn: u8| page.turns.iter().position(|other| other.turn == turn);
        let span = |values: &[i32]| {
            let least = values.iter().copied().min().unwrap_or(0).min(0);
            let most = values.iter().copied().max().unwrap_or(0).max(0);
            (least as f32, most as f32)
        };
        let mut values: Vec<i32> = moments.iter().map(|(_, points)| *points).collect();
        let (least, most) = span(&values);
        // A level that no game comes near would flatten the curve.
        let reach = 1.5 * (most - least).max(4.0);
        let needed = page.needed.filter(|needed| {
            let needed = *needed as f32;
            needed >= least - reach && needed <= most + reach
        });
        values.extend(needed);
        let (least, most) = span(&values);
        let room = 0.08 * (most - least).max(4.0);
        Self {
            moments,
            needed,
            turning: turn.and_then(place).map(|place| place + 1),
            low: least - room,
            high: most + room,
        }
    }

    /// Returns the place of a moment: from the left and from the top.
    pub fn place(&self, moment: usize) -> (f32, f32) {
        let points = self.moments.get(moment).map_or(0, |(_, points)| *points);
        let last = self.moments.len().saturating_sub(1).max(1);
        (moment as f32 / last as f32, self.height(points))
    }

    /// Returns the height of these points, from the top.
    pub fn height(&self, points: i32) -> f32 {
        (self.high - points as f32) / (self.high - self.low)
    }

    /// Whether there is room for the label of a moment, if this many fit side by side; the last is always shown.
    pub fn is_labelled(&self, moment: usize, most: usize) -> bool {
        let last = self.moments.len().saturating_sub(1);
        let step = self.moments.len().div_ceil(most.max(1)).max(1);
        moment == last || (moment.is_multiple_of(step) && last - moment >= step)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        engine::{counters::Flag, orders::SideNames},
        scene::end_page::{TurnCourse, TurningPoint},
    };

    /// A page of a game with these points at the ends of its turns.
    fn page(points: &[i32], needed: Option<i32>) -> EndPage {
        let side = |people, flag| SideNames { name: people, message: "", word: "side", people, flag };
        let turn = |(turn, points): (u8, &i32)| TurnCourse { turn, points: *points, ..TurnCourse::default() };
        EndPage {
            scenario: String::new(),
            level: String::new(),
            winner: None,
            ended_early: None,
            standing: String::new(),
            sides: [side("Reds", Flag::Red), side("Greys", Flag::Grey)],
            counted: 1,
            needed,
            first_points: 0,
            turns: (1..).zip(points).map(turn).collect(),
            turning_point: Some(TurningPoint {
                turn: 2,
                words: String::new(),
                gain: None,
                hexes: Vec::new(),
                after: 7,
            }),
            lost: Default::default(),
            luck: None,
        }
    }

    /// Zero and all points are inside the chart, in order; a level far away is left out.
    #[test]
    fn all_points_are_in_the_chart() {
        let curve = PointsCurve::of(&page(&[4, -6, 10], Some(12)));
        let heights: Vec<f32> = (0..4).map(|moment| curve.place(moment).1).collect();
        assert!(heights.iter().all(|height| (0.0..=1.0).contains(height)), "{heights:?}");
        assert!(heights[3] < heights[1] && heights[1] < heights[0] && heights[0] < heights[2]);
        assert_eq!((curve.turning, curve.needed), (Some(2), Some(12)));
        assert!(curve.height(12) < heights[3] && curve.height(0) == heights[0]);
        assert_eq!((curve.place(0).0, curve.place(3).0), (0.0, 1.0));
        assert_eq!(PointsCurve::of(&page(&[1, 2], Some(100))).needed, None);
        // A game without points, and one without turns.
        for points in [&[0, 0][..], &[]] {
            let curve = PointsCurve::of(&page(points, None));
            assert!((0..=points.len()).all(|moment| (0.0..=1.0).contains(&curve.place(moment).1)));
        }
    }

    #[test]
    fn labels_stand_apart() {
        let curve = PointsCurve::of(&page(&[0; 20], None));
        let shown: Vec<usize> = (0..=20).filter(|moment| curve.is_labelled(*moment, 7)).collect();
        assert_eq!(shown, [0, 3, 6, 9, 12, 15, 20]);
    }
}
