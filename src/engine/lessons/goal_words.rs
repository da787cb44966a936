//! Goals in words, so that the answer to a try can say which parts of a goal it has reached.

use super::{
    HasLessons,
    goal::{FigureQuery, Goal, GoalMoment},
    reached::{best_odds, side_of},
};
use crate::engine::{
    board::Hex,
    counters::UnitId,
    orders::InPlay,
    text::{Arg, Names, say, t},
};

/// The figures that are losses in hundredths; all others count units.
const LOSS: &str = "expected_loss";
const OWN_LOSS: &str = "own_expected_loss";

/// A part of the goal of a puzzle at a moment.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GoalPart {
    /// The goal in words; if it is not reached, with the number that was reached instead.
    pub words: String,
    pub is_reached: bool,
}

impl Goal {
    /// Returns the parts that must all be reached.
    pub(super) fn parts<G: HasLessons>(&self, now: &GoalMoment<'_, G>, names: &dyn Names) -> Vec<GoalPart> {
        if let Self::All(goals) = self {
            return goals.iter().flat_map(|goal| goal.parts(now, names)).collect();
        }
        let is_reached = self.is_reached(now);
        let goal = words(self, now, names);
        let words = match number_of(self, now).filter(|_| !is_reached) {
            Some(number) => say!("puzzle-goal-but-was", goal = goal, number = number),
            None => goal,
        };
        vec![GoalPart { words, is_reached }]
    }
}

/// Returns what a goal asks for, with the names of units and hexes.
fn words<G: HasLessons>(goal: &Goal, now: &GoalMoment<'_, G>, names: &dyn Names) -> String {
    let of_all =
        |goals: &[Goal]| goals.iter().map(|goal| words(goal, now, names)).collect::<Vec<_>>().join("; ");
    match goal {
        Goal::Holds { side, hex } => {
            t!("puzzle-goal-holds", side = people::<G>(side), hex = *hex).shown(names)
        }
        Goal::Clear { side, hexes } => {
            say!("puzzle-goal-clear", side = people::<G>(side), hexes = listed(hexes, names))
        }
        Goal::At { units, hexes } if hexes.len() == 1 => {
            t!("puzzle-goal-at", units = called(units, now), hexes = listed(hexes, names)).shown(names)
        }
        Goal::At { units, hexes } => {
            t!("puzzle-goal-at-one-of", units = called(units, now), hexes = listed(hexes, names)).shown(names)
        }
        Goal::Gone { units } => t!("puzzle-goal-gone", units = called(units, now)).shown(names),
        Goal::Odds { hex: Some(hex), at_least } => {
            t!("puzzle-goal-odds-on", hex = *hex, odds = at_least.to_string()).shown(names)
        }
        Goal::Odds { hex: None, at_least } => say!("puzzle-goal-odds", odds = at_least.to_string()),
        Goal::Points { at_least, at_most } => {
            say!("puzzle-goal-points", range = range([*at_least, *at_most], |number| number.to_string()))
        }
        Goal::Figure { .. } => figure(goal, now, names),
        Goal::All(goals) => say!("puzzle-goal-all", goals = of_all(goals)),
        Goal::Any(goals) => say!("puzzle-goal-any", goals = of_all(goals)),
        Goal::Not(goal) => match &**goal {
            Goal::Gone { units } => t!("puzzle-goal-in-play", units = called(units, now)).shown(names),
            goal => say!("puzzle-goal-not", goal = words(goal, now, names)),
        },
    }
}

/// Returns what a figure must be.
fn figure<G: HasLessons>(goal: &Goal, now: &GoalMoment<'_, G>, names: &dyn Names) -> String {
    let Goal::Figure { name, units, hexes, at_least, at_most } = goal else { return String::new() };
    let (limits, places) = ([*at_least, *at_most], listed(hexes, names));
    match (name.as_str(), hexes.is_empty()) {
        (LOSS, true) => return say!("puzzle-goal-loss", range = range(limits, in_points)),
        (LOSS, false) => {
            return say!("puzzle-goal-loss-in", hexes = places, range = range(limits, in_points));
        }
        (OWN_LOSS, true) => return say!("puzzle-goal-own-loss", range = range(limits, in_points)),
        (OWN_LOSS, false) => {
            return say!("puzzle-goal-own-loss-in", hexes = places, range = range(limits, in_points));
        }
        _ => {}
    }
    let named = match units.is_empty() {
        true => say!("puzzle-goal-enemy-units"),
        false => t!("puzzle-goal-units", units = called(units, now)).shown(names),
    };
    let named = match hexes.is_empty() {
        true => named,
        false => say!("puzzle-goal-units-in", units = named, hexes = places),
    };
    let state = state(name);
    let is_of_all = !units.is_empty() && usize::try_from(*at_least).is_ok_and(|least| least >= units.len());
    if *at_most == 0 {
        say!("puzzle-goal-none-is", units = named, state = state)
    } else if is_of_all {
        say!("puzzle-goal-all-are", units = named, state = state)
    } else {
        let range = range(limits, |number| number.to_string());
        say!("puzzle-goal-number-is", units = named, state = state, range = range)
    }
}

/// Returns the words for the units that a figure counts; the figure itself if it has none.
fn state(figure: &str) -> String {
    match figure {
        "out_of_supply" => say!("puzzle-goal-state-out-of-supply"),
        "surrounded" => say!("puzzle-goal-state-surrounded"),
        "pinned" => say!("puzzle-goal-state-pinned"),
        "in_sight" => say!("puzzle-goal-state-in-sight"),
        "spotted" => say!("puzzle-goal-state-spotted"),
        "inverted" => say!("puzzle-goal-state-inverted"),
        other => other.to_owned(),
    }
}

/// Returns the people of a side by its word in files.
fn people<G: HasLessons>(word: &str) -> Arg {
    let side = side_of::<G>(word).and_then(|number| G::SIDES.get(number).copied());
    side.map_or_else(|| Arg::from(word), |side| side.as_people())
}

/// Returns units, which a goal may call by another name than their ids.
fn called<G: HasLessons>(units: &[UnitId], now: &GoalMoment<'_, G>) -> Arg {
    let public = &now.position.public;
    Arg::list(units.iter().map(|name| G::called(public, *name).map_or(*name, InPlay::id)))
}

/// Returns hexes with the names of their places.
fn listed(hexes: &[Hex], names: &dyn Names) -> String {
    hexes.iter().map(|hex| names.hex(*hex)).collect::<Vec<_>>().join(", ")
}

/// Returns the number that a goal about a number has come to; none without one.
fn number_of<G: HasLessons>(goal: &Goal, now: &GoalMoment<'_, G>) -> Option<String> {
    match goal {
        Goal::Odds { hex, .. } => best_odds(now, *hex).map(|odds| odds.to_string()),
        Goal::Points { .. } => Some(G::stands(now.rulebook, &now.position.public).points.to_string()),
        Goal::Figure { name, units, hexes, .. } if [LOSS, OWN_LOSS].contains(&name.as_str()) => {
            G::figure(now, &FigureQuery { name, units, hexes }).map(in_points)
        }
        _ => None,
    }
}

/// Returns a range of numbers, from the least to the most; a limit that is left out is that of the type.
fn range([least, most]: [i32; 2], shown: impl Fn(i32) -> String) -> String {
    match (least > i32::MIN, most < i32::MAX) {
        (true, true) => say!("puzzle-goal-between", least = shown(least), most = shown(most)),
        (true, false) => say!("puzzle-goal-at-least", number = shown(least)),
        (false, true) => say!("puzzle-goal-at-most", number = shown(most)),
        (false, false) => say!("puzzle-goal-any-number"),
    }
}

/// Returns a loss in hundredths as points.
fn in_points(hundredths: i32) -> String {
    let points = format!("{:.2}", f64::from(hundredths) / 100.0);
    points.trim_end_matches('0').trim_end_matches('.').to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_loss_is_written_as_points() {
        assert_eq!([0, 480, 433, 1000].map(in_points), ["0", "4.8", "4.33", "10"]);
    }
}
