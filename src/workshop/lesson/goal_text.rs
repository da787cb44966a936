//! Goals as the file of a lesson writes them.

use super::quoting::quoted;
use crate::engine::lessons::Goal;
use std::fmt::Display;

/// Returns the one goal that asks for all of these; none without goals.
pub(super) fn whole_goal(goals: &[Goal]) -> Option<Goal> {
    match goals {
        [] => None,
        [only] => Some(only.clone()),
        many => Some(Goal::All(many.to_vec())),
    }
}

/// Returns a goal as the file of a lesson writes it, in one line.
pub(super) fn goal_text(goal: &Goal) -> String {
    let all = |goals: &[Goal]| goals.iter().map(goal_text).collect::<Vec<_>>().join(", ");
    match goal {
        Goal::Holds { side, hex } => format!("Holds(side: {}, hex: \"{hex}\")", quoted(side, 0)),
        Goal::Clear { side, hexes } => {
            format!("Clear(side: {}, hexes: {})", quoted(side, 0), list(hexes))
        }
        Goal::At { units, hexes } => format!("At(units: {}, hexes: {})", list(units), list(hexes)),
        Goal::Gone { units } => format!("Gone(units: {})", list(units)),
        Goal::Odds { hex: Some(hex), at_least } => {
            format!("Odds(hex: Some(\"{hex}\"), at_least: \"{at_least}\")")
        }
        Goal::Odds { hex: None, at_least } => format!("Odds(at_least: \"{at_least}\")"),
        Goal::Points { at_least, at_most } => format!("Points({})", limits(*at_least, *at_most).join(", ")),
        Goal::Figure { name, units, hexes, at_least, at_most } => {
            let mut fields = vec![format!("name: {}", quoted(name, 0))];
            if !units.is_empty() {
                fields.push(format!("units: {}", list(units)));
            }
            if !hexes.is_empty() {
                fields.push(format!("hexes: {}", list(hexes)));
            }
            fields.extend(limits(*at_least, *at_most));
            format!("Figure({})", fields.join(", "))
        }
        Goal::All(goals) => format!("All([{}])", all(goals)),
        Goal::Any(goals) => format!("Any([{}])", all(goals)),
        Goal::Not(goal) => format!("Not({})", goal_text(goal)),
    }
}

/// Returns the fields of a range; a side without a limit has none.
fn limits(at_least: i32, at_most: i32) -> Vec<String> {
    let least = (at_least > i32::MIN).then(|| format!("at_least: {at_least}"));
    let most = (at_most < i32::MAX).then(|| format!("at_most: {at_most}"));
    least.into_iter().chain(most).collect()
}

fn list(values: &[impl Display]) -> String {
    let values: Vec<String> = values.iter().map(|value| format!("\"{value}\"")).collect();
    format!("[{}]", values.join(", "))
}
