//! Goals of a puzzle in words: their sides, units, figures and numbers, and the grades of answers.

use crate::engine::{
    board::Hex,
    counters::UnitId,
    lessons::{Goal, Grade, hundredths},
    orders::SideNames,
    text::say,
};
use std::collections::BTreeMap;

/// The largest number that can be typed.
const LARGEST: f64 = 1e6;

/// Returns the name of a figure. One without a name of its own has the word of the file.
pub(super) fn figure_name(figure: &str) -> String {
    match figure {
        "expected_loss" => say!("recorder-figure-expected-loss"),
        "own_expected_loss" => say!("recorder-figure-own-expected-loss"),
        "out_of_supply" => say!("recorder-figure-out-of-supply"),
        "surrounded" => say!("recorder-figure-surrounded"),
        "pinned" => say!("recorder-figure-pinned"),
        "in_sight" => say!("recorder-figure-in-sight"),
        "spotted" => say!("recorder-figure-spotted"),
        "inverted" => say!("recorder-figure-inverted"),
        other => other.to_owned(),
    }
}

/// Whether a figure is an average, which files state in hundredths.
fn is_average(figure: &str) -> bool {
    figure.ends_with("expected_loss")
}

/// Returns the number of a figure that was typed: "1.5" of an average is 150; none if it is no number.
pub(super) fn number_of(figure: &str, typed: &str) -> Option<i32> {
    let typed = typed.trim().replace(',', ".");
    if !is_average(figure) {
        return typed.parse().ok();
    }
    typed.parse::<f64>().ok().filter(|number| number.abs() < LARGEST).map(hundredths)
}

/// Returns a number of a figure in words: 150 of an average is "1.5".
fn number_shown(figure: &str, number: i32) -> String {
    if is_average(figure) { (f64::from(number) / 100.0).to_string() } else { number.to_string() }
}

/// Returns the name of a grade.
pub(super) fn grade_words(grade: Grade) -> String {
    match grade {
        Grade::Best => say!("puzzle-grade-best"),
        Grade::Good => say!("puzzle-grade-good"),
        Grade::Poor => say!("puzzle-grade-poor"),
    }
}

/// The names of the sides and units that goals name.
pub(super) struct GoalNames<'a> {
    pub sides: &'a [SideNames],
    pub units: &'a BTreeMap<UnitId, String>,
}

impl GoalNames<'_> {
    /// Returns the name of a side; its word if there is no such side.
    fn side(&self, word: &str) -> String {
        let side = self.sides.iter().find(|side| side.word == word);
        side.map_or_else(|| word.to_owned(), |side| side.shown())
    }

    fn units(&self, units: &[UnitId]) -> String {
        let name = |unit: &UnitId| self.units.get(unit).cloned().unwrap_or_else(|| unit.to_string());
        units.iter().map(name).collect::<Vec<_>>().join(", ")
    }
}

/// Returns what a goal asks for.
pub(super) fn goal_words(goal: &Goal, names: &GoalNames) -> String {
    let hexes = |hexes: &[Hex]| hexes.iter().map(ToString::to_string).collect::<Vec<_>>().join(", ");
    let units = |units: &[UnitId]| names.units(units);
    let of_all =
        |goals: &[Goal]| goals.iter().map(|goal| goal_words(goal, names)).collect::<Vec<_>>().join("; ");
    match goal {
        Goal::Holds { side, hex } => {
            say!("recorder-goal-holds", side = names.side(side), hex = hex.to_string())
        }
        Goal::Clear { side, hexes: of } => {
            say!("recorder-goal-clear", side = names.side(side), hexes = hexes(of))
        }
        Goal::At { units: who, hexes: of } => say!("recorder-goal-at", units = units(who), hexes = hexes(of)),
        Goal::Gone { units: who } => say!("recorder-goal-gone", units = units(who)),
        Goal::Odds { hex: Some(hex), at_least } => {
            say!("recorder-goal-odds-at", odds = at_least.to_string(), hex = hex.to_string())
        }
        Goal::Odds { hex: None, at_least } => say!("recorder-goal-odds", odds = at_least.to_string()),
        Goal::Points { at_least, at_most } => {
            say!("recorder-goal-points", range = range("", *at_least, *at_most))
        }
        Goal::Figure { name, units: who, hexes: of, at_least, at_most } => {
            let parts = [units(who), hexes(of)].into_iter().filter(|part| !part.is_empty());
            let named = parts.collect::<Vec<_>>().join(", ");
            let (figure, range) = (figure_name(name), range(name, *at_least, *at_most));
            match named.is_empty() {
                true => say!("recorder-goal-figure", figure = figure, range = range),
                false => say!("recorder-goal-figure-of", figure = figure, range = range, named = named),
            }
        }
        Goal::All(goals) => say!("recorder-goal-all", goals = of_all(goals)),
        Goal::Any(goals) => say!("recorder-goal-any", goals = of_all(goals)),
        Goal::Not(goal) => say!("recorder-goal-not", goal = goal_words(goal, names)),
    }
}

/// Returns the range of a figure in words; without a limit on one side it names the other.
fn range(figure: &str, at_least: i32, at_most: i32) -> String {
    let shown = |number: i32| number_shown(figure, number);
    match (at_least, at_most) {
        (i32::MIN, i32::MAX) => say!("recorder-goal-any-number"),
        (i32::MIN, most) => say!("recorder-goal-at-most", n = shown(most)),
        (least, i32::MAX) => say!("recorder-goal-at-least", n = shown(least)),
        (least, most) if least == most => say!("recorder-goal-exactly", n = shown(least)),
        (least, most) => say!("recorder-goal-between", least = shown(least), most = shown(most)),
    }
}
