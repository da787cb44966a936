//! Registration markers (13.3, 18.5).

use super::Referee;
use crate::{
    engine::{board::Hex, counters::UnitId},
    games::platoon::rules::{
        combat::indirect::{may_register, replaced, stale},
        event::Event,
        kinds::Side,
        position::Registration,
        refusal::Why,
    },
};

impl Referee<'_> {
    /// Places the registration marker of a unit, in place of the one before (13.3, 18.5).
    pub fn order_register(&mut self, unit: UnitId, hex: Hex) -> Result<(), Why> {
        let counter = self.own(unit)?;
        may_register(self.rulebook, self.public(), counter, hex)?;
        for marker in replaced(self.rulebook, self.public(), counter) {
            self.say(Event::Unregistered { marker });
        }
        let turn = self.public().turn;
        self.say(Event::Registered { marker: Registration { unit, hex, turn } });
        Ok(())
    }

    /// Removes a registration marker (13.3).
    pub fn order_unregister(&mut self, unit: UnitId, hex: Hex) -> Result<(), Why> {
        self.own(unit)?;
        let marker =
            self.public().registrations.iter().find(|marker| marker.unit == unit && marker.hex == hex);
        let marker = *marker.ok_or(Why::NoMarkerThere { unit, hex })?;
        self.say(Event::Unregistered { marker });
        Ok(())
    }

    /// Removes stale markers of the shell game first (18.5).
    pub fn take_up_stale(&mut self, side: Side) {
        for marker in stale(self.rulebook, self.public(), side) {
            self.say(Event::Unregistered { marker });
        }
    }
}
