//! Whether a goal is reached, and the faults of a goal.

use super::{
    HasLessons,
    goal::{FigureQuery, Goal, GoalMoment},
};
use crate::engine::{
    board::{Board, Hex},
    charts::Odds,
    counters::UnitId,
    data::Fault,
    orders::{Happening, InPlay, facts},
};

impl Goal {
    /// Whether it is reached.
    pub fn is_reached<G: HasLessons>(&self, now: &GoalMoment<'_, G>) -> bool {
        let public = &now.position.public;
        let units_in = |hex: Hex| G::counters(public).iter().filter(move |unit| unit.hex() == Some(hex));
        match self {
            Self::Holds { side, hex } => side_of::<G>(side).is_some_and(|side| {
                units_in(*hex).next().is_some() && units_in(*hex).all(|unit| unit.side() == side)
            }),
            Self::Clear { side, hexes } => side_of::<G>(side)
                .is_some_and(|side| !hexes.iter().any(|hex| units_in(*hex).any(|unit| unit.side() == side))),
            Self::At { units, hexes } => {
                let place = |unit: &UnitId| G::called(public, *unit).and_then(InPlay::hex);
                units.iter().all(|unit| place(unit).is_some_and(|hex| hexes.contains(&hex)))
            }
            Self::Gone { units } => {
                !units.iter().any(|unit| G::called(public, *unit).is_some_and(InPlay::is_in_play))
            }
            Self::Odds { hex, at_least } => best_odds(now, *hex).is_some_and(|odds| odds >= *at_least),
            Self::Points { at_least, at_most } => {
                (*at_least..=*at_most).contains(&G::stands(now.rulebook, public).points)
            }
            Self::Figure { name, units, hexes, at_least, at_most } => {
                G::figure(now, &FigureQuery { name, units, hexes })
                    .is_some_and(|figure| (*at_least..=*at_most).contains(&figure))
            }
            Self::All(goals) => goals.iter().all(|goal| goal.is_reached(now)),
            Self::Any(goals) => goals.iter().any(|goal| goal.is_reached(now)),
            Self::Not(goal) => !goal.is_reached(now),
        }
    }

    /// Returns its faults; `path` is its place in the file.
    pub fn faults<G: HasLessons>(&self, path: &str, board: &Board) -> Vec<Fault> {
        let off_map = |hexes: &[Hex]| hexes.iter().any(|hex| !board.contains(*hex));
        let mut faults = Vec::new();
        let mut fault = |sentence: String| faults.push(Fault::new(path, sentence));
        match self {
            Self::Holds { side, .. } | Self::Clear { side, .. } if side_of::<G>(side).is_none() => {
                let [first, second] = G::SIDES.map(|side| side.word);
                fault(format!("there is no side {side}: {first} or {second} is expected"));
            }
            Self::Figure { name, .. } if !G::FIGURES.contains(&name.as_str()) => {
                let known = match G::FIGURES {
                    [] => "this game has none".to_owned(),
                    figures => format!("{} are known", figures.join(", ")),
                };
                fault(format!("there is no figure {name}: {known}"));
            }
            Self::Odds { .. } if !G::HAS_ODDS => {
                fault("attacks of this game have no odds: ask for a figure instead".to_owned());
            }
            Self::All(goals) | Self::Any(goals) if goals.is_empty() => {
                fault("at least one goal is expected here".to_owned());
            }
            Self::All(goals) | Self::Any(goals) => {
                return goals.iter().flat_map(|goal| goal.faults::<G>(path, board)).collect();
            }
            Self::Not(goal) => return goal.faults::<G>(path, board),
            Self::Holds { .. }
            | Self::Clear { .. }
            | Self::At { .. }
            | Self::Gone { .. }
            | Self::Odds { .. }
            | Self::Points { .. }
            | Self::Figure { .. } => {}
        }
        if off_map(&self.hexes()) {
            faults.push(Fault::new(path, "a hex of this goal is not on the map"));
        }
        faults
    }

    /// Returns the hexes that it names, for rings and for the view.
    pub fn hexes(&self) -> Vec<Hex> {
        match self {
            Self::Holds { hex, .. } => vec![*hex],
            Self::Clear { hexes, .. } | Self::At { hexes, .. } | Self::Figure { hexes, .. } => hexes.clone(),
            Self::Odds { hex, .. } => hex.iter().copied().collect(),
            Self::Gone { .. } | Self::Points { .. } => Vec::new(),
            Self::All(goals) | Self::Any(goals) => goals.iter().flat_map(Self::hexes).collect(),
            Self::Not(goal) => goal.hexes(),
        }
    }
}

/// Returns the number of units in play that a figure asks for and of which `counts` is true.
pub fn units_that<G: HasLessons>(
    now: &GoalMoment<'_, G>,
    query: &FigureQuery<'_>,
    counts: impl Fn(&G::Counter) -> bool,
) -> Option<i32> {
    let public = &now.position.public;
    // A goal may call a unit by another name than its id.
    let called = query.units.iter().filter_map(|name| G::called(public, *name));
    let named: Vec<UnitId> = called.map(InPlay::id).collect();
    let is_meant = |unit: &G::Counter| match query.units {
        [] => unit.side() != now.learner,
        _ => named.contains(&unit.id()),
    };
    let is_asked = |unit: &G::Counter| is_meant(unit) && query.is_about(unit.hex().as_slice());
    let units = G::counters(public).iter();
    let units = units.filter(|unit| unit.is_in_play() && is_asked(unit) && counts(unit)).count();
    i32::try_from(units).ok()
}

/// Returns the number of a side by its word.
pub(super) fn side_of<G: HasLessons>(word: &str) -> Option<usize> {
    G::SIDES.iter().position(|side| side.word == word)
}

/// Returns the best odds of an attack among the events, on this hex if one is named.
pub(super) fn best_odds<G: HasLessons>(now: &GoalMoment<'_, G>, hex: Option<Hex>) -> Option<Odds> {
    let mut counts = hex.is_none();
    let at_once = now.events.iter().filter_map(G::odds_of);
    let mut best = at_once.filter(|(at, _)| hex.is_none_or(|hex| hex == *at)).map(|(_, odds)| odds).max();
    for fact in facts::<G>(now.events) {
        match fact.what {
            Happening::Attacked { at, .. } => counts = hex.is_none_or(|hex| at.contains(&hex)),
            Happening::Compared(odds) if counts => best = best.max(Some(odds)),
            _ => {}
        }
    }
    best
}
