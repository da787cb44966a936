//! The lesson file.

use super::{Pattern, Taught};
use crate::engine::{board::Hex, counters::ShortId};
use serde::Deserialize;

/// What the list of lessons needs to know of a file, whatever its game is.
#[derive(Clone, Debug, Deserialize)]
pub struct Head {
    /// The game that it teaches.
    pub game: String,
    /// Stable word: the name of its file.
    pub id: ShortId,
    /// Its place in the list.
    pub number: u16,
    pub title: String,
    /// What it is about, in a sentence or two.
    pub summary: String,
    /// How long it takes, in minutes.
    pub minutes: u8,
}

/// A lesson as it stands in its file.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields, bound(deserialize = "G: Taught"))]
pub struct Lesson<G: Taught> {
    /// The game that it teaches.
    pub game: String,
    /// Stable word: the name of its file.
    pub id: ShortId,
    /// Its place in the list.
    pub number: u16,
    pub title: String,
    /// What it is about, in a sentence or two.
    pub summary: String,
    /// How long it takes, in minutes.
    pub minutes: u8,
    pub position: G::Start,
    /// Where chance begins: who is drawn for untried divisions that the position does not name.
    #[serde(default = "one")]
    pub seed: u64,
    /// What has been ordered before the first step.
    #[serde(default)]
    pub opening: Vec<Reply<G>>,
    pub steps: Vec<Step<G>>,
    /// What is said at the end.
    pub closing: String,
}

fn one() -> u64 {
    1
}

/// A step: something to read, or something to do.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields, bound(deserialize = "G: Taught"))]
pub struct Step<G: Taught> {
    pub title: String,
    /// What it teaches; an empty line begins a new paragraph, stars make *bold*.
    pub text: String,
    /// Hexes that are ringed on the map.
    #[serde(default)]
    pub show: Vec<Hex>,
    /// Hexes that are brought into sight with those, and not ringed: where whoever the step speaks of stands.
    #[serde(default)]
    pub sight: Vec<Hex>,
    /// What is to be done, in a sentence.
    #[serde(default)]
    pub task: String,
    /// The deed that does it, mostly an order; none for a step to read.
    #[serde(default = "nothing")]
    pub order: Option<G::Deed>,
    /// Other orders that do it as well.
    #[serde(default)]
    pub also: Vec<Pattern>,
    /// Orders that are carried out without doing it.
    #[serde(default)]
    pub allowed: Vec<Pattern>,
    /// Orders that it warns of.
    #[serde(default = "none")]
    pub wrong: Vec<WrongTurn<G>>,
    /// Help for who asks, one after the other.
    #[serde(default)]
    pub hints: Vec<String>,
    /// What the dice of the order show.
    #[serde(default)]
    pub dice: Vec<u8>,
    /// What is ordered after it without the learner: answers of the other side, phases that end.
    #[serde(default = "none")]
    pub then: Vec<Reply<G>>,
    /// What is said when it is done; nothing, and the next step follows at once.
    #[serde(default)]
    pub after: String,
}

// Serde's own default would want the game to have one.
fn nothing<T>() -> Option<T> {
    None
}

fn none<T>() -> Vec<T> {
    Vec::new()
}

/// An order that a step warns of.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields, bound(deserialize = "G: Taught"))]
pub struct WrongTurn<G: Taught> {
    /// The order, or another deed.
    pub order: G::Deed,
    /// Orders that are as wrong as this one; none for orders that mean the same only.
    #[serde(default)]
    pub like: Option<Pattern>,
    /// The case by which the rules refuse it; none if they allow it and it is only unwise.
    #[serde(default)]
    pub case: Option<String>,
    /// What is answered.
    pub says: String,
}

/// An order that the lesson gives.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields, bound(deserialize = "G: Taught"))]
pub struct Reply<G: Taught> {
    /// The order, or another deed.
    pub order: G::Deed,
    #[serde(default)]
    pub dice: Vec<u8>,
}
