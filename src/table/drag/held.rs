//! The hand: the units that are held, and their possible actions.

use crate::{
    engine::{board::Hex, counters::UnitId},
    planning::offer::{Choice, Offer},
};
use bevy::prelude::*;

/// The held units, and the possible actions of the selected ones.
#[derive(Resource, Default)]
pub struct Hand {
    /// The held units; none if the hand is empty.
    pub held: Option<Held>,
    /// The possible actions of the selected units, while none is held.
    pub selected: Offer,
    /// Whether the held units are to go by rail.
    pub by_train: bool,
    /// Whether the wheel turns the held or selected units, instead of zooming.
    pub turns: bool,
}

/// Units that are held.
#[derive(Clone, Debug)]
pub struct Held {
    /// The units, the grasped one first.
    pub units: Vec<UnitId>,
    /// The hex where they were.
    pub from: Option<Hex>,
    /// Their possible actions.
    pub offer: Offer,
    /// The hexes of their pinned path, up to the last pin.
    pub pinned: Vec<Hex>,
    /// The place of the table under the mouse.
    pub at: Vec2,
    /// The hex under the mouse.
    pub over: Option<Hex>,
    /// Whether they were taken from a box of the panels.
    pub from_box: bool,
    /// Whether they were dragged out of it, not taken by a click: then releasing the button ends the drag everywhere.
    pub dragged_out: bool,
    /// The recent movement of the mouse, for the tilt.
    pub sway: f32,
}

/// Units that the panels put into the hand from a box.
#[derive(Message, Clone, Debug, PartialEq)]
pub struct PickUpFromBox {
    pub units: Vec<UnitId>,
}

impl Hand {
    /// Whether the counter is held.
    pub fn holds(&self, unit: UnitId) -> bool {
        self.held.as_ref().is_some_and(|held| held.units.contains(&unit))
    }

    /// Returns the possible actions of the held units, or otherwise of the selected ones.
    pub fn offer(&self) -> &Offer {
        self.held.as_ref().map_or(&self.selected, |held| &held.offer)
    }

    /// Returns the hex over which units are held, and the effect of a drop there.
    pub fn carried_to(&self) -> Option<(Hex, Option<&Choice>)> {
        let held = self.held.as_ref()?;
        let over = held.over.filter(|hex| Some(*hex) != held.from)?;
        Some((over, held.offer.at(over, self.by_train)))
    }
}
