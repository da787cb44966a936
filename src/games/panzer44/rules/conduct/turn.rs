//! The end of a phase by its player, and the start of the game.

use super::Referee;
use crate::games::panzer44::rules::{phase::Phase, refusal::Why};

impl Referee<'_> {
    /// Checks that the player may end the phase now.
    pub fn order_end_phase(&mut self) -> Result<bool, Why> {
        let phase = self.public().phase;
        match (phase, self.active()) {
            (Phase::Plot, _) => Err(Why::PlotFirst),
            (phase, _) if phase.is_set_up() => self.may_end_set_up(),
            (phase, Some(side)) if phase.is_movement() => self.may_end_movement(side),
            _ => Ok(()),
        }
        .map(|()| true)
    }

    /// Lets the active side perform an action of its movement phase. Returns whether the phase ends by it, because no
    /// unit is left to move.
    pub fn moves(&mut self, deed: impl FnOnce(&mut Self) -> Result<(), Why>) -> Option<Result<bool, Why>> {
        let side = self.active()?;
        Some(deed(self).map(|()| self.movement_is_over(side)))
    }

    /// Gives each victory hex to the side of a unit that is in it when the game begins (16.2).
    pub fn hold_from_the_start(&mut self) {
        for side in self.sides_in_order() {
            let units: Vec<_> = self.public().on_map(side).map(|(unit, hex)| (unit.id, hex)).collect();
            for (unit, hex) in units {
                self.hold(unit, hex);
            }
        }
    }
}
