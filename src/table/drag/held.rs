//! What is in the hand: the units that were picked up and what can be done with them.

use crate::{
    engine::{board::Hex, counters::UnitId},
    planning::offer::{Choice, Offer},
};
use bevy::prelude::*;

/// The units in the hand, and what those that are selected can do.
#[derive(Resource, Default)]
pub struct Hand {
    /// What was picked up; none if the hand is empty.
    pub held: Option<Held>,
    /// What the selected units can do, while nothing is picked up.
    pub selected: Offer,
    /// Whether what is held is to go by train.
    pub by_train: bool,
    /// Whether the wheel turns what is held, or what is selected, and does not move the map nearer.
    pub turns: bool,
}

/// Units that were picked up.
#[derive(Clone, Debug)]
pub struct Held {
    /// Who, the one that was grasped first.
    pub units: Vec<UnitId>,
    /// Where they stood.
    pub from: Option<Hex>,
    /// What they can do.
    pub offer: Offer,
    /// The hexes that their way has been led through, to the last one that was pinned.
    pub pinned: Vec<Hex>,
    /// The place of the table under the mouse.
    pub at: Vec2,
    /// The hex under the mouse.
    pub over: Option<Hex>,
    /// Whether they were taken from a box of the panels.
    pub from_box: bool,
    /// Whether they were dragged out of it, not taken by a click: then letting go ends it everywhere.
    pub dragged_out: bool,
    /// How the mouse has moved lately, for the tilt.
    pub sway: f32,
}

/// The panels give units from a box into the hand.
#[derive(Message, Clone, Debug, PartialEq)]
pub struct PickUpFromBox {
    pub units: Vec<UnitId>,
}

impl Hand {
    /// Whether the counter is in the hand.
    pub fn holds(&self, unit: UnitId) -> bool {
        self.held.as_ref().is_some_and(|held| held.units.contains(&unit))
    }

    /// What can be done with what is held, or else selected.
    pub fn offer(&self) -> &Offer {
        self.held.as_ref().map_or(&self.selected, |held| &held.offer)
    }

    /// The hex to which what is held is carried, and what letting go there does.
    pub fn carried_to(&self) -> Option<(Hex, Option<&Choice>)> {
        let held = self.held.as_ref()?;
        let over = held.over.filter(|hex| Some(*hex) != held.from)?;
        Some((over, held.offer.at(over, self.by_train)))
    }
}
