//! The lesson file.

use super::{
    HasLessons, Pattern, Reply,
    goal::Goal,
    puzzle::{FailedAnswer, GoalAnswer, Refuted, Shelf},
};
use crate::engine::{board::Hex, counters::ShortId};
use serde::{Deserialize, Deserializer};

/// The head of a lesson file, for the list of lessons of all games.
#[derive(Clone, Debug, Deserialize)]
pub struct Head {
    /// The game that it teaches.
    pub game: String,
    /// Stable id: the name of its file.
    pub id: ShortId,
    /// Its place in the list.
    pub number: u16,
    pub title: String,
    /// A summary of one or two sentences.
    pub summary: String,
    /// Its length in minutes.
    pub minutes: u8,
    /// The list in which it is offered.
    #[serde(default)]
    pub shelf: Shelf,
}

/// A lesson as its file states it.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields, bound(deserialize = "G: HasLessons"))]
pub struct Lesson<G: HasLessons> {
    /// The game that it teaches.
    pub game: String,
    /// Stable id: the name of its file.
    pub id: ShortId,
    /// Its place in the list.
    pub number: u16,
    pub title: String,
    /// A summary of one or two sentences.
    pub summary: String,
    /// Its length in minutes.
    pub minutes: u8,
    /// The list in which it is offered.
    #[serde(default)]
    pub shelf: Shelf,
    /// The beginning with forces of the lesson's own; a lesson has this or `begins`.
    #[serde(default = "nothing", deserialize_with = "given")]
    pub position: Option<G::Start>,
    /// The beginning of a scenario as it is, as a recorded lesson has it.
    #[serde(default = "nothing", deserialize_with = "given")]
    pub begins: Option<Beginning<G::Options>>,
    /// The seed of the dice. It also draws the untried divisions that the position does not name.
    #[serde(default = "one")]
    pub seed: u64,
    /// The orders before the first step.
    #[serde(default)]
    pub opening: Vec<Reply<G>>,
    pub steps: Vec<Step<G>>,
    /// The closing text.
    pub closing: String,
}

/// The beginning of a lesson that is the beginning of a scenario.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields, bound(deserialize = "O: Deserialize<'de> + Default"))]
pub struct Beginning<O> {
    /// The id of the scenario.
    pub scenario: ShortId,
    /// The word for the learner's side.
    pub learner: String,
    /// Options that differ from their default.
    #[serde(default)]
    pub options: O,
}

/// Reads a field that is left out if there is nothing to say, without `Some` around its value.
fn given<'de, T: Deserialize<'de>, D: Deserializer<'de>>(deserializer: D) -> Result<Option<T>, D::Error> {
    T::deserialize(deserializer).map(Some)
}

fn one() -> u64 {
    1
}

/// A step: a text to read, an order to give, or a goal to reach.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields, bound(deserialize = "G: HasLessons"))]
pub struct Step<G: HasLessons> {
    pub title: String,
    /// The text of the step; an empty line begins a new paragraph, stars make *bold*.
    pub text: String,
    /// Hexes that have a ring on the map.
    #[serde(default)]
    pub show: Vec<Hex>,
    /// Arrows on the map.
    #[serde(default)]
    pub arrows: Vec<Arrow>,
    /// Hexes that are brought into view together with those, without a ring: the units that the step names.
    #[serde(default)]
    pub sight: Vec<Hex>,
    /// The task, in a sentence.
    #[serde(default)]
    pub task: String,
    /// The deed that completes the step, usually an order; none for a step to read.
    #[serde(default = "nothing")]
    pub order: Option<G::Deed>,
    /// Other orders that complete the step as well.
    #[serde(default)]
    pub also: Vec<Pattern>,
    /// Orders that are carried out without completing it.
    #[serde(default)]
    pub allowed: Vec<Pattern>,
    /// Orders that it warns of.
    #[serde(default = "none")]
    pub wrong: Vec<WrongTurn<G>>,
    /// Hints for the learner on request, one after the other.
    #[serde(default)]
    pub hints: Vec<String>,
    /// The dice of the order.
    #[serde(default)]
    pub dice: Vec<u8>,
    /// The orders after it that the lesson gives: those of the opponent, and ends of phases. In a try at a goal, those of
    /// the opponent alone, each as soon as the opponent is to act.
    #[serde(default = "none")]
    pub then: Vec<Reply<G>>,
    /// The text after the step is done; without one the next step follows at once.
    #[serde(default)]
    pub after: String,
    /// The goal that completes the step instead of an order, by any legal orders.
    #[serde(default)]
    pub goal: Option<Goal>,
    /// The number of the learner's orders after which a try at the goal ends; with 0 it ends with the phase.
    #[serde(default)]
    pub most: usize,
    /// The number of phases that may close before a try ends.
    #[serde(default)]
    pub phases: usize,
    /// The answers to the goal: once it is reached, the first that is reached as well counts.
    #[serde(default)]
    pub answers: Vec<GoalAnswer>,
    /// The answers to a try that failed: the first that is reached when it ends counts.
    #[serde(default)]
    pub failed: Vec<FailedAnswer>,
    /// The answer to a try that failed and reaches none of them.
    #[serde(default)]
    pub otherwise: String,
    /// Orders that reach the goal with the first answer.
    #[serde(default = "none")]
    pub solution: Vec<Reply<G>>,
    /// Orders that do not reach it, though they seem to.
    #[serde(default = "none")]
    pub refuted: Vec<Refuted<G>>,
}

impl<G: HasLessons> Step<G> {
    /// Returns the hexes that the step rings, shows or has arrows between.
    pub fn hexes(&self) -> impl Iterator<Item = Hex> {
        let arrows = self.arrows.iter().flat_map(|arrow| [arrow.from, arrow.to]);
        self.show.iter().chain(&self.sight).copied().chain(arrows)
    }
}

/// An arrow on the map, from one hex to another.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Arrow {
    pub from: Hex,
    pub to: Hex,
}

// The default of Serde would require one for the game too.
fn nothing<T>() -> Option<T> {
    None
}

fn none<T>() -> Vec<T> {
    Vec::new()
}

/// An order that a step warns of.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields, bound(deserialize = "G: HasLessons"))]
pub struct WrongTurn<G: HasLessons> {
    /// The order, or another deed.
    pub order: G::Deed,
    /// Orders that are as wrong as this one; without a pattern only orders with the same meaning.
    #[serde(default)]
    pub like: Option<Pattern>,
    /// The case by which the rules refuse it; none if they allow it and it is only a mistake.
    #[serde(default)]
    pub case: Option<String>,
    /// The answer.
    pub says: String,
}
