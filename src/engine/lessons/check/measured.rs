//! The figures that a try has reached, in words for the author of a puzzle.

use crate::engine::{
    board::Hex,
    counters::UnitId,
    lessons::{
        FigureQuery, Goal, GoalMoment, HasLessons,
        reached::{best_odds, side_of},
    },
    orders::InPlay,
};

/// Returns the figures of a goal at a moment.
pub(super) fn measured<G: HasLessons>(goal: &Goal, now: &GoalMoment<'_, G>) -> String {
    let public = &now.position.public;
    let of_all = |goals: &[Goal]| goals.iter().map(|goal| measured(goal, now)).collect::<Vec<_>>().join(", ");
    let place = |unit: &UnitId| match G::called(public, *unit) {
        Some(counter) if counter.is_in_play() => match counter.hex() {
            Some(hex) => format!("{unit} is in {hex}"),
            None => format!("{unit} is in no hex"),
        },
        _ => format!("{unit} is not in play"),
    };
    let places = |units: &[UnitId]| units.iter().map(place).collect::<Vec<_>>().join(", ");
    match goal {
        Goal::Holds { side, hex } => {
            let holds = if goal.is_reached(now) { "holds" } else { "does not hold" };
            format!("{side} {holds} {hex}")
        }
        Goal::Clear { side, hexes } => {
            let number = side_of::<G>(side);
            let is_there = |hex: &&Hex| {
                let mut units = G::counters(public).iter();
                units.any(|unit| unit.hex() == Some(**hex) && Some(unit.side()) == number)
            };
            let held: Vec<String> = hexes.iter().filter(is_there).map(ToString::to_string).collect();
            match held.as_slice() {
                [] => format!("{side} has no unit there"),
                held => format!("{side} has units in {}", held.join(", ")),
            }
        }
        Goal::At { units, .. } | Goal::Gone { units } => places(units),
        Goal::Odds { hex, .. } => match best_odds(now, *hex) {
            Some(odds) => format!("the best odds are {odds}"),
            None => "no attack has had odds".to_owned(),
        },
        Goal::Points { .. } => format!("the points are {}", G::stands(now.rulebook, public).points),
        Goal::Figure { name, units, hexes, .. } => {
            match G::figure(now, &FigureQuery { name, units, hexes }) {
                Some(figure) => format!("{name} is {figure}"),
                None => format!("{name} has nothing to count"),
            }
        }
        Goal::All(goals) | Goal::Any(goals) => of_all(goals),
        Goal::Not(goal) => measured(goal, now),
    }
}
