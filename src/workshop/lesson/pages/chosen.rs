//! A goal of a puzzle while it is being chosen: what it asks for, and its hexes, units and numbers.

use super::words::number_of;
use crate::engine::{
    board::Hex,
    counters::UnitId,
    lessons::{Goal, Grade, HasLessons},
    orders::SideNames,
};

/// The sides, units and figures that a goal of the game can name.
#[derive(Clone, Debug, Default)]
pub(crate) struct GoalsKnown {
    pub sides: Vec<SideNames>,
    /// The figures that the game names.
    pub figures: &'static [&'static str],
    /// Whether its attacks have odds.
    pub has_odds: bool,
}

impl GoalsKnown {
    pub fn of<G: HasLessons>() -> Self {
        Self { sides: G::SIDES.to_vec(), figures: G::FIGURES, has_odds: G::HAS_ODDS }
    }
}

/// The kinds of goals.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum GoalKind {
    Holds,
    Clear,
    At,
    Gone,
    Odds,
    Points,
    /// A figure that the game names.
    Figure(&'static str),
    /// All goals of the step, for an answer.
    Whole,
}

/// The side of a number on which a figure must be.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) enum Limit {
    #[default]
    AtLeast,
    AtMost,
    Exactly,
}

/// A goal that is being chosen.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct GoalForm {
    /// The step, from 0.
    pub step: usize,
    /// The grade of the answer that it is for; none for a goal of the step.
    pub grade: Option<Grade>,
    pub kind: Option<GoalKind>,
    /// The number of the side.
    pub side: usize,
    pub hexes: Vec<Hex>,
    pub units: Vec<UnitId>,
    /// The units of the hex that was clicked, of which one is to be chosen.
    pub offered: Vec<UnitId>,
    /// The odds, as they were typed.
    pub odds: String,
    /// The number, as it was typed.
    pub number: String,
    pub limit: Limit,
    /// Whether the opposite is asked for.
    pub is_not: bool,
}

impl GoalForm {
    pub fn new(step: usize, grade: Option<Grade>) -> Self {
        Self { step, grade, odds: "3-1".to_owned(), ..Self::default() }
    }

    /// Takes a hex that was clicked.
    pub fn add_hex(&mut self, hex: Hex) {
        if self.kind == Some(GoalKind::Holds) || self.kind == Some(GoalKind::Odds) {
            self.hexes.clear();
        }
        if !self.hexes.contains(&hex) {
            self.hexes.push(hex);
        }
    }

    /// Takes the units of a hex that was clicked: a single one at once, of several the author chooses.
    pub fn offer_units(&mut self, units: Vec<UnitId>) {
        self.offered = units;
        if let &[only] = self.offered.as_slice() {
            self.take_unit(only);
        }
    }

    /// Takes one of the units that are offered.
    pub fn take_unit(&mut self, unit: UnitId) {
        self.offered.retain(|offered| *offered != unit);
        if !self.units.contains(&unit) {
            self.units.push(unit);
        }
    }

    /// Returns the goal; none while something is missing. `whole` are the goals of the step.
    pub fn goal(&self, known: &GoalsKnown, whole: &[Goal]) -> Option<Goal> {
        let side = || known.sides.get(self.side).map(|side| side.word.to_owned());
        let hexes = || Some(self.hexes.clone()).filter(|hexes| !hexes.is_empty());
        let units = || Some(self.units.clone()).filter(|units| !units.is_empty());
        let goal = match self.kind? {
            GoalKind::Holds => Goal::Holds { side: side()?, hex: *self.hexes.first()? },
            GoalKind::Clear => Goal::Clear { side: side()?, hexes: hexes()? },
            GoalKind::At => Goal::At { units: units()?, hexes: hexes()? },
            GoalKind::Gone => Goal::Gone { units: units()? },
            GoalKind::Odds => {
                Goal::Odds { hex: self.hexes.first().copied(), at_least: self.odds.trim().parse().ok()? }
            }
            GoalKind::Points => {
                let (at_least, at_most) = self.range("")?;
                Goal::Points { at_least, at_most }
            }
            GoalKind::Figure(name) => {
                let (at_least, at_most) = self.range(name)?;
                let (units, hexes) = (self.units.clone(), self.hexes.clone());
                Goal::Figure { name: name.to_owned(), units, hexes, at_least, at_most }
            }
            GoalKind::Whole if whole.is_empty() => return None,
            GoalKind::Whole => Goal::All(whole.to_vec()),
        };
        Some(if self.is_not { Goal::Not(Box::new(goal)) } else { goal })
    }

    /// Returns the range of a figure; none if no number was typed.
    fn range(&self, figure: &str) -> Option<(i32, i32)> {
        let number = number_of(figure, &self.number)?;
        Some(match self.limit {
            Limit::AtLeast => (number, i32::MAX),
            Limit::AtMost => (i32::MIN, number),
            Limit::Exactly => (number, number),
        })
    }

    /// Whether it is about a side.
    pub fn asks_side(&self) -> bool {
        matches!(self.kind, Some(GoalKind::Holds | GoalKind::Clear))
    }

    /// Whether it names hexes.
    pub fn asks_hexes(&self) -> bool {
        !matches!(self.kind, None | Some(GoalKind::Gone | GoalKind::Points | GoalKind::Whole))
    }

    /// Whether it names units.
    pub fn asks_units(&self) -> bool {
        matches!(self.kind, Some(GoalKind::At | GoalKind::Gone | GoalKind::Figure(_)))
    }

    /// Whether it needs a number.
    pub fn asks_number(&self) -> bool {
        matches!(self.kind, Some(GoalKind::Points | GoalKind::Figure(_)))
    }
}
