//! What can be done in a hex, whatever the game: what it is lit up as, what it costs, and by which way one gets
//! there. The rules of a game say it; letting go of what is in the hand does it.

use crate::engine::{board::Hex, counters::Points};
use std::collections::BTreeMap;

/// What a highlighted hex means.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Mark {
    /// Can be walked to.
    Reach,
    /// Can be walked to, and the walk ends there because an enemy controls it.
    Stop,
    /// Can be gone to by train.
    Rail,
    Overrun,
    Attack,
    /// Units can be set up there.
    Deploy,
    /// A retreat can lead there.
    Retreat,
    /// Winners can advance there.
    Advance,
    /// A stack must be routed or a counter named here.
    Asked,
    /// A marker can be laid there.
    Lay,
    /// It is seen, and fire can fall there.
    Sighted,
}

/// What can be done in a hex.
#[derive(Clone, Debug, PartialEq)]
pub struct Choice {
    pub mark: Mark,
    /// What it costs, for a label.
    pub label: String,
    /// From 0 for free to 1 for all that there is.
    pub part: f32,
    /// The way there, without the start.
    pub path: Vec<Hex>,
}

impl Choice {
    /// Something that costs nothing.
    pub fn free(mark: Mark, path: Vec<Hex>) -> Self {
        Self { mark, label: String::new(), part: 0.5, path }
    }

    /// A way that costs so many of all points.
    pub fn way(mark: Mark, path: Vec<Hex>, cost: Points, whole: Points) -> Self {
        let part = f32::from(cost.0) / f32::from(whole.0.max(1));
        Self { mark, label: cost.to_string(), part, path }
    }
}

/// What units can do now.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Offer {
    /// What can be done in each hex.
    pub places: BTreeMap<Hex, Choice>,
    /// Trains, where one can also walk.
    pub trains: BTreeMap<Hex, Choice>,
}

impl Offer {
    /// What dropping the units on the hex does.
    pub fn at(&self, hex: Hex, by_train: bool) -> Option<&Choice> {
        let train = self.trains.get(&hex);
        if by_train { train } else { self.places.get(&hex).or(train) }
    }

    /// Whether there is nothing to do.
    pub fn is_empty(&self) -> bool {
        self.places.is_empty() && self.trains.is_empty()
    }
}

/// What a highlighted hex means, whatever the game.
#[derive(Clone, Debug, PartialEq)]
pub struct Lit {
    pub mark: Mark,
    /// What it costs, for a label.
    pub label: String,
    /// From 0 for free to 1 for all that there is.
    pub part: f32,
}

impl Lit {
    /// A hex that means something and costs nothing.
    pub fn plain(mark: Mark) -> Self {
        Self { mark, label: String::new(), part: 0.5 }
    }
}

impl From<&Choice> for Lit {
    fn from(choice: &Choice) -> Self {
        Self { mark: choice.mark, label: choice.label.clone(), part: choice.part }
    }
}
