//! The referee: judges an order on the position, states event by event what happens, and keeps the position in step.
//! This folder has one file for each part of a segment.

mod after;
mod anti_tank;
pub mod assault;
pub mod casualties;
pub mod commanding;
pub mod fire;
mod instructing;
mod march;
pub mod react;
pub mod setting_up;
pub mod snipers;
mod support;
mod tasks;
mod turn;

use super::{
    Squad,
    counter::Counter,
    event::{DiePurpose, Event},
    kinds::Side,
    refusal::Why,
};
use crate::engine::counters::UnitId;

/// Judges one order.
pub type Referee<'a> = crate::engine::orders::Referee<'a, Squad>;

impl Referee<'_> {
    /// Rolls a die.
    pub(super) fn roll(&mut self, purpose: DiePurpose) -> u8 {
        let roll = self.next_die(6);
        self.say(Event::Die { purpose, roll });
        roll
    }

    /// Rolls two dice and adds them.
    pub(super) fn dice(&mut self, purpose: DiePurpose) -> u8 {
        self.roll(purpose) + self.roll(purpose)
    }

    /// The side whose segment it is (1.2).
    pub(super) fn active(&self) -> Option<Side> {
        self.public().phase.active(&self.rulebook.scenario)
    }

    /// Returns a unit of a side.
    fn own(&self, side: Side, unit: UnitId) -> Result<&Counter, Why> {
        commanding::of_side(self.public(), side, unit)
    }
}
