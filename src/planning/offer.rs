//! The possible actions in a hex, for any game: highlight, cost and path. The rules of a game supply them; a drop
//! carries one out.

use crate::engine::{board::Hex, counters::Points};
use std::collections::BTreeMap;

/// The meaning of a highlighted hex.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Mark {
    /// The units can move there.
    Reach,
    /// The units can move there, and must stop because of an enemy zone of control.
    Stop,
    /// The units can go there by rail.
    Rail,
    Overrun,
    Attack,
    /// Units can be set up there.
    Deploy,
    /// Units can retreat there.
    Retreat,
    /// Victorious units can advance there.
    Advance,
    /// A retreat route or a counter must be chosen here.
    Asked,
    /// A marker can be placed there.
    Lay,
    /// The hex is in line of sight, and fire can fall there.
    Sighted,
}

/// A possible action in a hex.
#[derive(Clone, Debug, PartialEq)]
pub struct Choice {
    pub mark: Mark,
    /// Its cost, for a label.
    pub label: String,
    /// Its cost as a part of all points, 1 for all; 0.5 if it has no cost, which draws it in the middle tint.
    pub part: f32,
    /// The path there, without the start.
    pub path: Vec<Hex>,
}

impl Choice {
    /// Makes a choice that costs nothing.
    pub fn free(mark: Mark, path: Vec<Hex>) -> Self {
        Self { mark, label: String::new(), part: 0.5, path }
    }

    /// Makes a choice that costs this many of all points.
    pub fn way(mark: Mark, path: Vec<Hex>, cost: Points, whole: Points) -> Self {
        let part = f32::from(cost.0) / f32::from(whole.0.max(1));
        Self { mark, label: cost.to_string(), part, path }
    }
}

/// The actions that units can take now.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Offer {
    /// The action in each hex.
    pub places: BTreeMap<Hex, Choice>,
    /// Rail movement, to hexes where another action may be possible as well.
    pub trains: BTreeMap<Hex, Choice>,
}

impl Offer {
    /// Returns the action of a drop on the hex.
    pub fn at(&self, hex: Hex, by_train: bool) -> Option<&Choice> {
        let train = self.trains.get(&hex);
        if by_train { train } else { self.places.get(&hex).or(train) }
    }

    /// Whether no action is possible.
    pub fn is_empty(&self) -> bool {
        self.places.is_empty() && self.trains.is_empty()
    }
}

/// A highlighted hex with its meaning, for any game.
#[derive(Clone, Debug, PartialEq)]
pub struct Highlight {
    pub mark: Mark,
    /// Its cost, for a label.
    pub label: String,
    /// Its cost as a part of all points, 1 for all; 0.5 if it has no cost, which draws it in the middle tint.
    pub part: f32,
}

impl Highlight {
    /// Makes a highlight that has a meaning and no cost.
    pub fn plain(mark: Mark) -> Self {
        Self { mark, label: String::new(), part: 0.5 }
    }
}

impl From<&Choice> for Highlight {
    fn from(choice: &Choice) -> Self {
        Self { mark: choice.mark, label: choice.label.clone(), part: choice.part }
    }
}
