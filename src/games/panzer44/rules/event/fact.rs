//! The facts of each event for the table.

use super::{Attacker, DiePurpose, Event};
use crate::{
    engine::orders::{Fact, Going, Happening},
    games::panzer44::rules::phase::Phase,
};
use std::slice::from_ref;

impl Event {
    /// The fact of this event for the table. A step cannot be undone, because even the absence of fire reveals
    /// something (7.10). Parts of a plot are revealed as they are executed (5.6); the rest ends when the next plot is
    /// written.
    pub fn fact(&self) -> Fact<'_> {
        let went =
            |unit, hex, how| Fact::of(Happening::Went { units: from_ref(unit), path: from_ref(hex), how });
        match self {
            Self::Die { purpose, roll, .. } => {
                let decides = matches!(purpose, DiePurpose::Attack(_) | DiePurpose::Mines(_));
                Fact::of(Happening::Die { roll: *roll, decides })
            }
            Self::PhaseOpened { turn, phase } => Fact::of(Happening::PhaseOpened { turn: *turn })
                .opening(matches!(phase, Phase::Plot | Phase::Over)),
            Self::Deployed { unit, hex } => went(unit, hex, Going::SetUp),
            Self::Moved { unit, hex, .. } => went(unit, hex, Going::Walk).for_good(),
            Self::Unloaded { unit, hex } => went(unit, hex, Going::Walk),
            Self::Attacked { by, hex, .. } => {
                let (units, side) = match by {
                    Attacker::Unit(unit) => (from_ref(unit), None),
                    Attacker::Battery(side, _) | Attacker::Air(side) => (&[][..], Some(side.number())),
                };
                let at = from_ref(hex);
                Fact { side, ..Fact::of(Happening::Attacked { units, at, moving: false }).at(*hex) }
            }
            Self::Mined { hex, .. } => {
                Fact::of(Happening::Attacked { units: &[], at: from_ref(hex), moving: true }).at(*hex)
            }
            Self::Suffered { unit, .. } | Self::Recovered { unit } => {
                Fact::of(Happening::Changed(from_ref(unit)))
            }
            Self::Panicked { units } | Self::PinsRemoved { units } => Fact::of(Happening::Changed(units)),
            Self::HitsApplied => Fact::of(Happening::Resolved),
            Self::Destroyed { unit, wreck } => Fact { hex: *wreck, ..Fact::of(Happening::Lost(*unit)) },
            Self::Exited { unit } => Fact::of(Happening::Lost(*unit)).for_good(),
            Self::MinesLaid { hex, .. } | Self::Dug { hex, .. } | Self::BridgeBlown { from: hex, .. } => {
                Fact::of(Happening::Marked).at(*hex)
            }
            Self::Passed { hex, side } => Fact::of(Happening::Held).by(side.number()).at(*hex),
            Self::Executed { side, hex, .. } => Fact::of(Happening::Other).by(side.number()).at(*hex),
            Self::FireSpent { side, .. } => Fact::of(Happening::Other).by(side.number()),
            Self::Plotted { side } | Self::Shown { side, .. } => {
                Fact::of(Happening::Other).by(side.number()).for_good()
            }
            Self::Owed { decision } => Fact::of(Happening::Owed(decision.is_some())),
            Self::Ended { .. } => Fact::of(Happening::Ended),
            Self::Boarded { .. }
            | Self::Fired { .. }
            | Self::Finished { .. }
            | Self::Loaded { .. }
            | Self::Worked { .. }
            | Self::Bolting { .. }
            | Self::RefereeSwitched { .. }
            | Self::Placed { .. }
            | Self::ConditionSet { .. }
            | Self::WreckSet { .. }
            | Self::BridgeSet { .. }
            | Self::ClockSet { .. }
            | Self::EndOffered { .. }
            | Self::PlotsFirst { .. }
            | Self::BrokenOff { .. } => Fact::of(Happening::Other),
        }
    }
}
