//! The cost of casualty points to the owner of the units. The owner pays them as cheaply as possible (13.6 to 13.10).

use crate::games::squad::rules::rulebook::Rulebook;
use std::{
    collections::BTreeMap,
    sync::{Arc, PoisonError, RwLock},
};

/// The most tolls that are kept: more than one position asks for.
const MOST_TOLLS: usize = 4096;
/// The most points that are distinguished.
const MOST: usize = 13;
/// The modifiers that are distinguished: from −5 to 12.
const LEAST_MODIFIER: i8 = -5;
const MODIFIERS: usize = 18;

/// A unit on which points may fall, with the costs of its losses.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Mark {
    pub rating: u16,
    pub worth: f64,
    /// The cost of a pin.
    pub pin: f64,
    /// The points that the reduction to a half squad pays, and its cost.
    pub reduction: Option<(u16, f64)>,
    /// Whether it is a gun or unarmoured vehicle, which rolls for survival.
    pub crew: bool,
    pub pinned: bool,
    /// Whether the first point is ignored.
    pub ignores: bool,
}

impl Mark {
    /// The points that it may pay, each with its cost.
    fn ways(&self) -> Vec<(usize, f64)> {
        let more = usize::from(self.ignores);
        let rating = usize::from(self.rating);
        let mut ways = Vec::new();
        if self.ignores {
            ways.push((1, 0.0));
        }
        if self.pinned {
            ways.push((rating + more, self.worth));
            return ways;
        }
        ways.push((1 + more, self.pin));
        if self.crew {
            let survives = f64::from(self.rating.min(6)) / 6.0;
            ways.push((rating + more, survives * self.pin + (1.0 - survives) * self.worth));
            ways.push((MOST, self.worth));
            return ways;
        }
        if let Some((pays, costs)) = self.reduction {
            ways.push((usize::from(pays) + more, costs));
            ways.push((usize::from(pays) + 1 + more, costs + self.pin * 0.6));
        }
        ways.push((rating + more, self.worth));
        ways
    }
}

/// All numbers of a mark, exactly.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
struct MarkKey {
    rating: u16,
    worth: u64,
    pin: u64,
    reduction: Option<(u16, u64)>,
    conditions: [bool; 3],
}

impl From<&Mark> for MarkKey {
    fn from(mark: &Mark) -> Self {
        Self {
            rating: mark.rating,
            worth: mark.worth.to_bits(),
            pin: mark.pin.to_bits(),
            reduction: mark.reduction.map(|(pays, costs)| (pays, costs.to_bits())),
            conditions: [mark.crew, mark.pinned, mark.ignores],
        }
    }
}

/// The tolls that have been calculated. A toll depends only on its marks and the charts, so it is kept for the length of
/// a game, and no decision depends on which are kept: when there are too many, all are forgotten. Copies share them, also
/// in trials that are played side by side.
#[derive(Clone, Debug, Default)]
pub(crate) struct Tolls(Arc<RwLock<BTreeMap<Vec<MarkKey>, Toll>>>);

impl Tolls {
    /// The toll of these marks.
    pub fn of(&self, rulebook: &Rulebook, marks: &[Mark]) -> Toll {
        let key: Vec<MarkKey> = marks.iter().map(MarkKey::from).collect();
        let known = self.0.read().unwrap_or_else(PoisonError::into_inner).get(&key).cloned();
        known.unwrap_or_else(|| {
            let toll = Toll::new(rulebook, marks);
            let mut tolls = self.0.write().unwrap_or_else(PoisonError::into_inner);
            if tolls.len() >= MOST_TOLLS {
                tolls.clear();
            }
            tolls.insert(key, toll.clone());
            toll
        })
    }
}

/// The cost of points to some units together.
#[derive(Clone, Debug, Default)]
pub(crate) struct Toll {
    by_points: [f64; MOST],
    /// The expected cost of a roll, by row of the fire table and modifier.
    by_row: Arc<Vec<[f64; MODIFIERS]>>,
    /// The value of all units.
    pub worth: f64,
}

/// The least cost of each number of points. Each unit has one loss or none.
fn cheapest(marks: &[Mark]) -> [f64; MOST] {
    let mut costs = [f64::INFINITY; MOST];
    costs[0] = 0.0;
    for mark in marks {
        let before = costs;
        for (pays, price) in mark.ways() {
            for (points, cost) in before.iter().enumerate() {
                let paid = (points + pays).min(MOST - 1);
                costs[paid] = costs[paid].min(cost + price);
            }
        }
    }
    // A unit that has paid more has paid this as well. If all units are too few, all are lost.
    let mut least = marks.iter().map(|mark| mark.worth).sum::<f64>();
    for cost in costs.iter_mut().rev() {
        least = least.min(*cost);
        *cost = least;
    }
    costs
}

impl Toll {
    pub fn new(rulebook: &Rulebook, marks: &[Mark]) -> Self {
        let (pinned, others): (Vec<Mark>, Vec<Mark>) = marks.iter().partition(|mark| mark.pinned);
        let mut by_points = cheapest(&others);
        if others.is_empty() {
            by_points = cheapest(&pinned);
        } else if !pinned.is_empty() {
            // Pinned units pay when all others are eliminated (13.7).
            let all = others.iter().map(|mark| mark.worth).sum::<f64>();
            let most = others.iter().map(|mark| usize::from(mark.rating)).sum::<usize>();
            let rest = cheapest(&pinned);
            for (points, cost) in by_points.iter_mut().enumerate().skip(most + 1) {
                *cost = all + rest[points - most];
            }
        }
        let mut toll =
            Self { by_points, by_row: Arc::default(), worth: marks.iter().map(|mark| mark.worth).sum() };
        let mut by_row = Vec::with_capacity(rulebook.charts.fire.len());
        for row in 0..rulebook.charts.fire.len() {
            let mut costs = [0.0; MODIFIERS];
            for (modifier, cost) in (LEAST_MODIFIER..).zip(&mut costs) {
                let one = |dice: i8| {
                    let points = rulebook.charts.casualties(row, dice + modifier);
                    throws(dice) * toll.at(points)
                };
                *cost = (2..=12).map(one).sum();
            }
            by_row.push(costs);
        }
        toll.by_row = Arc::new(by_row);
        toll
    }

    /// The cost of this many points.
    pub fn at(&self, points: u16) -> f64 {
        self.by_points[usize::from(points).min(MOST - 1)]
    }

    /// The expected cost of an attack on a row.
    pub fn expected(&self, row: usize, modifier: i8) -> f64 {
        let place = usize::try_from(modifier.saturating_sub(LEAST_MODIFIER)).unwrap_or(0);
        self.by_row.get(row).map_or(0.0, |costs| costs[place.min(MODIFIERS - 1)])
    }
}

/// The probability of this sum of two dice.
pub(crate) fn throws(dice: i8) -> f64 {
    f64::from(6 - (dice - 7).abs()) / 36.0
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "a test may stop at once")]

    use super::*;

    const SQUAD: Mark = Mark {
        rating: 5,
        worth: 10.0,
        pin: 2.0,
        reduction: Some((2, 5.0)),
        crew: false,
        pinned: false,
        ignores: false,
    };

    /// Example 5: a squad of 5 with a half of 3 pays one point by a pin, two by its reduction, five by its elimination
    /// (13.6).
    #[test]
    fn a_squad_pays_as_cheaply_as_it_can() {
        let rulebook = Rulebook::load("patrol").unwrap();
        let toll = Toll::new(&rulebook, &[SQUAD]);
        assert_eq!([0, 1, 2, 4, 5, 9].map(|points| toll.at(points)), [0.0, 2.0, 5.0, 10.0, 10.0, 10.0]);
        assert!(toll.expected(1, -2) > toll.expected(1, 0) && toll.expected(1, 0) > toll.expected(1, 3));
    }

    /// A toll that is known is the one that would be calculated, for the same marks only.
    #[test]
    fn a_kept_toll_is_that_of_its_marks() {
        let rulebook = Rulebook::load("patrol").unwrap();
        let tolls = Tolls::default();
        let pinned = Mark { pinned: true, ..SQUAD };
        let dearer = Mark { worth: SQUAD.worth + 1e-9, ..SQUAD };
        let all: [&[Mark]; 6] = [&[], &[SQUAD], &[pinned], &[dearer], &[SQUAD, pinned], &[pinned, SQUAD]];
        for _ in 0..2 {
            for marks in all {
                let (kept, new) = (tolls.of(&rulebook, marks), Toll::new(&rulebook, marks));
                assert_eq!((kept.by_points, &kept.by_row), (new.by_points, &new.by_row));
                assert_eq!(kept.worth.to_bits(), new.worth.to_bits());
            }
        }
        assert_eq!(tolls.0.read().unwrap().len(), all.len());
    }

    /// A long game on a large map has no end of different marks, and the memory of a player must have one.
    #[test]
    fn no_more_tolls_are_kept_than_the_most() {
        let rulebook = Rulebook::load("patrol").unwrap();
        let (tolls, kept) = (Tolls::default(), |tolls: &Tolls| tolls.0.read().unwrap().len());
        for number in 0..=MOST_TOLLS {
            let mark = Mark { worth: number as f64, ..SQUAD };
            assert_eq!(tolls.of(&rulebook, &[mark]).by_points, Toll::new(&rulebook, &[mark]).by_points);
            assert!(kept(&tolls) <= MOST_TOLLS, "{} after {number}", kept(&tolls));
        }
        assert_eq!(kept(&tolls), 1, "the last one alone");
    }

    /// Two squads share the points (13.5), and a pinned one pays last (13.7).
    #[test]
    fn a_stack_shares_its_points() {
        let rulebook = Rulebook::load("patrol").unwrap();
        assert_eq!(Toll::new(&rulebook, &[SQUAD, SQUAD]).at(2), 4.0, "two pins");
        let pinned = Mark { pinned: true, ..SQUAD };
        assert_eq!(Toll::new(&rulebook, &[pinned]).at(1), 10.0, "a pinned squad is lost by one point");
        let toll = Toll::new(&rulebook, &[SQUAD, pinned]);
        assert_eq!([1, 5, 6].map(|points| toll.at(points)), [2.0, 10.0, 20.0]);
    }
}
