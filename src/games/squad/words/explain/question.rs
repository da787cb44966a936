//! A question about a hex, and the position in which it is asked.

use crate::{
    engine::{board::Hex, counters::UnitId},
    games::squad::{
        rules::{
            counter::Counter,
            phase::{Phase, Step},
            position::Public,
            rulebook::Rulebook,
        },
        words::names::{short_name, unit_name},
    },
};

/// The subject of the question.
pub(super) struct HexQuestion<'a> {
    pub rulebook: &'a Rulebook,
    pub public: &'a Public,
    pub hex: Hex,
}

impl HexQuestion<'_> {
    pub fn name(&self, unit: UnitId) -> String {
        unit_name(self.rulebook, self.public, unit)
    }

    /// The name of a unit in a sentence that has its side already.
    pub fn short(&self, unit: UnitId) -> String {
        short_name(self.rulebook, self.public, unit)
    }

    /// The position as if this phase of the unit's side were open. Unless it is open now, no points have been spent in
    /// it.
    pub fn as_if(&self, counter: &Counter, step: Step) -> Public {
        let mut then = self.public.clone();
        let first = self.rulebook.scenario.player_a == counter.side;
        let phase = if first { Phase::First(step) } else { Phase::Second(step) };
        if then.phase != phase {
            let own = then.phase.active(&self.rulebook.scenario) == Some(counter.side);
            for it in then.counters.iter_mut().filter(|it| it.side == counter.side) {
                let condition = &mut it.condition;
                (condition.spent, condition.halted, condition.advanced) = (0, false, false);
                // In a segment that has not begun, all markers are removed (3.6).
                if !own {
                    (condition.fired, condition.moved) = (false, false);
                }
            }
            then.phase = phase;
            then.owed = None;
        }
        then
    }
}
