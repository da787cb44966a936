//! The captain that a chief of staff leads: the planner without errors and without trials of its own.

use super::super::staff::Staff;
use crate::{
    games::guderian::rules::{Guderian, View, order::Order},
    play::players::{
        ChosenOrder, Player, Thought,
        chief::{self, Group, Intents},
    },
};

/// A captain of Guderian.
pub struct Captain(Staff);

impl Captain {
    /// A captain that plans its turn.
    pub fn new() -> Self {
        Self(Staff::without_trials())
    }

    /// A captain that considers only the next gains, for a chief of the lowest level.
    pub fn recruit() -> Self {
        Self(Staff::recruit())
    }

    /// A captain for the enemy in trials, which knows of the country what this one knows.
    pub(super) fn for_enemy(&self) -> Self {
        Self(self.0.for_enemy())
    }

    /// The groups of its side that can be told something now.
    pub(super) fn groups(&mut self, view: &View<'_>) -> Vec<Group> {
        self.0.groups(view)
    }
}

impl Default for Captain {
    fn default() -> Self {
        Self::new()
    }
}

impl Clone for Captain {
    fn clone(&self) -> Self {
        Self(self.0.copied())
    }
}

impl chief::Captain<Guderian> for Captain {
    fn choose_order(&mut self, view: &View<'_>, intents: &Intents) -> ChosenOrder<Order> {
        self.0.lead(intents);
        self.0.choose_order(view, &Thought::new(0.0))
    }

    fn vary_set_up(&mut self, seed: u64) {
        self.0.vary_set_up(seed);
    }
}
