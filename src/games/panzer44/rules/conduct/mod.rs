//! The referee: judges an order on the position, states event by event what happens, and keeps the position in step.
//! This folder has one file for each part of the turn.

mod bolt;
mod decision;
pub mod direct_fire;
mod engineers;
mod hits;
pub mod indirect;
mod march;
mod opportunity;
mod panic;
mod plotting;
mod removal;
pub mod setting_up;
mod strikes;
pub mod transport;
mod turn;

pub use decision::Decision;
pub use opportunity::{Watcher, covers, watchers};
pub use strikes::struck;

use super::{
    Panzer44,
    event::{DiePurpose, Event},
    kinds::Side,
    plot::Plot,
    refusal::Why,
};
use crate::engine::counters::UnitId;

/// Judges one order.
pub type Referee<'a> = crate::engine::orders::Referee<'a, Panzer44>;

impl Referee<'_> {
    /// The plot of a side; only for actions that the rules keep secret.
    fn secret_plot(&self, side: Side) -> &Plot {
        &self.position.secrets.plots[side.number()]
    }

    /// Rolls a die with six faces.
    fn roll(&mut self, purpose: DiePurpose) -> u8 {
        self.roll_of(6, purpose)
    }

    /// Rolls a die with this many faces.
    fn roll_of(&mut self, faces: u8, purpose: DiePurpose) -> u8 {
        let roll = self.next_die(faces);
        self.say(Event::Die { purpose, faces, roll });
        roll
    }

    /// The active side.
    pub(super) fn active(&self) -> Option<Side> {
        self.public().phase.side(&self.rulebook.scenario)
    }

    /// The First Player, then the Second Player (1.2).
    pub(super) fn sides_in_order(&self) -> [Side; 2] {
        let first = self.rulebook.scenario.first_player;
        [first, first.enemy()]
    }

    /// Checks that a unit belongs to the side whose phase it is.
    fn is_active(&self, unit: UnitId) -> Result<Side, Why> {
        let counter = self.public().find(unit).ok_or(Why::NoSuchUnit { unit })?;
        match self.active() {
            Some(side) if side == counter.side => Ok(side),
            _ => Err(Why::not_yours(self.public().phase, unit)),
        }
    }
}
