//! The referee: judges an order on the position, reports the outcome event by event, and applies each event to the
//! position. One file of this folder for each part of a player turn.

mod close;
mod decision;
mod effects;
mod engineers;
mod fire;
mod march;
mod react;
mod registering;
pub mod setting_up;
pub mod transport;
mod turn;

pub use close::{Overrun, may_assault, may_overrun};
pub use decision::Decision;
pub use engineers::may_clear;
pub use fire::direct_fire;

use super::{
    Platoon,
    counter::Counter,
    event::{DiePurpose, Event},
    kinds::Side,
    position::Instruction,
    refusal::Why,
};
use crate::engine::counters::UnitId;

/// Judges one order.
pub type Referee<'a> = crate::engine::orders::Referee<'a, Platoon>;

impl Referee<'_> {
    /// The instruction of a unit (14.6).
    fn instruction(&self, unit: UnitId) -> Instruction {
        self.position.secrets.instructions.get(&unit).copied().unwrap_or_default()
    }

    /// Rolls a die.
    fn roll(&mut self, purpose: DiePurpose) -> u8 {
        let roll = self.next_die(6);
        self.say(Event::Die { purpose, roll });
        roll
    }

    /// The active side.
    pub(super) fn active(&self) -> Option<Side> {
        self.public().phase.side(&self.rulebook.scenario)
    }

    /// A unit of the active side.
    fn own(&self, unit: UnitId) -> Result<&Counter, Why> {
        let counter = self.public().find(unit).ok_or(Why::NoSuchUnit { unit })?;
        if self.active() == Some(counter.side) { Ok(counter) } else { Err(Why::NotYours { unit }) }
    }

    /// Units of a side, each named once.
    fn of_side(&self, side: Side, units: &[UnitId]) -> Result<Vec<&Counter>, Why> {
        let mut counters: Vec<&Counter> = Vec::with_capacity(units.len());
        for unit in units.iter().copied() {
            let counter = self.public().find(unit).ok_or(Why::NoSuchUnit { unit })?;
            if counter.side != side {
                return Err(Why::NotYours { unit });
            }
            if counters.iter().any(|other| other.id == unit) {
                return Err(Why::NamedTwice { unit });
            }
            counters.push(counter);
        }
        Ok(counters)
    }

    /// Sets when units fire automatically; only their owner knows the instruction (14.6).
    pub fn order_instruct(
        &mut self,
        side: Side,
        units: &[UnitId],
        instruction: Instruction,
    ) -> Result<(), Why> {
        self.of_side(side, units)?;
        if units.is_empty() {
            return Err(Why::NobodyFires);
        }
        for unit in units {
            match instruction {
                Instruction::Ask => _ = self.position.secrets.instructions.remove(unit),
                other => _ = self.position.secrets.instructions.insert(*unit, other),
            }
        }
        self.say(Event::Instructed { side });
        Ok(())
    }
}
