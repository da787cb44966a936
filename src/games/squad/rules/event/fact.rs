//! The facts of each event for the table.

use super::{Event, Kind};
use crate::{
    engine::{
        board::Hex,
        counters::UnitId,
        orders::{Fact, Going, Happening},
    },
    games::squad::rules::{counter::Place, phase::Phase},
};
use std::slice::from_ref;

impl Event {
    /// The fact of this event for the table. A question to the opponent reveals something, so it cannot be undone
    /// (22.3).
    pub fn fact(&self) -> Fact<'_> {
        let went = |units, hex, how| Fact::of(Happening::Went { units, path: from_ref(hex), how });
        match self {
            Self::Die { roll, .. } => Fact::of(Happening::Die { roll: *roll, decides: true }),
            Self::PhaseOpened { turn, phase } => {
                Fact::of(Happening::PhaseOpened { turn: *turn }).opening(*phase == Phase::Over)
            }
            Self::Placed { unit, hex, .. } => went(from_ref(unit), hex, Going::SetUp),
            Self::Moved { units, hex, .. } => went(units, hex, Going::Walk),
            Self::Advanced { unit, hex, .. } => went(from_ref(unit), hex, Going::Walk),
            Self::Unloaded { passengers, hex, .. } => went(passengers, hex, Going::Walk),
            Self::Attacked { kind, by, hex, .. } => attack(*kind, by, hex),
            Self::Suffered { unit, .. }
            | Self::Turned { unit, .. }
            | Self::Valorous { unit }
            | Self::Armed { unit, .. }
            | Self::Tried { unit }
            | Self::ConditionSet { unit, .. } => Fact::of(Happening::Changed(from_ref(unit))),
            Self::Recovered { units }
            | Self::Fired { units }
            | Self::InWork { units }
            | Self::HaveMoved { units } => Fact::of(Happening::Changed(units)),
            Self::Exited { unit } => Fact::of(Happening::Lost(*unit)),
            Self::Built { hex, side, .. } | Self::SmokeLaid { hex, side, .. } => {
                Fact::of(Happening::Marked).by(side.number()).at(*hex)
            }
            Self::WireCleared { hex } => Fact::of(Happening::Marked).at(*hex),
            Self::MinesKnown { hex } | Self::SniperPlaced { hex, .. } => {
                Fact::of(Happening::Marked).at(*hex).for_good()
            }
            Self::PutByHand { units, place: Place::Map(hex) } => went(units, hex, Going::SetUp),
            Self::PutByHand { units, .. } => Fact::of(Happening::Changed(units)),
            Self::MarkSet { hex, .. } | Self::WorkTurned { hex, .. } => Fact::of(Happening::Marked).at(*hex),
            Self::Shown { units } => Fact::of(Happening::Changed(units)).for_good(),
            Self::Unseen { side, event } => event.fact().known_to(side.number()),
            Self::Instructed { side } => Fact::of(Happening::Other).by(side.number()),
            Self::Held { hex, side } => Fact::of(Happening::Held).by(side.number()).at(*hex),
            Self::Owed { decision } => Fact::of(Happening::Owed(decision.is_some())).for_good(),
            Self::Ended { .. } => Fact::of(Happening::Ended),
            Self::PlacedAboard { .. }
            | Self::Called { .. }
            | Self::Fell { .. }
            | Self::SmokeThins
            | Self::Split { .. }
            | Self::Joined { .. }
            | Self::Points { .. }
            | Self::Hit { .. }
            | Self::UsedUp { .. }
            | Self::SetOut { .. }
            | Self::HasSmoked { .. }
            | Self::Halted { .. }
            | Self::Loaded { .. }
            | Self::LaneLaid { .. }
            | Self::MarkersOff
            | Self::SniperGone { .. }
            | Self::Waits { .. }
            | Self::RefereeSwitched { .. }
            | Self::ClockSet { .. }
            | Self::EndOffered { .. }
            | Self::BrokenOff { .. } => Fact::of(Happening::Other),
        }
    }
}

/// An attack; of some kinds it is made while units move.
fn attack<'a>(kind: Kind, by: &'a [UnitId], hex: &'a Hex) -> Fact<'a> {
    let moving = matches!(kind, Kind::Opportunity | Kind::Lane | Kind::Overrun);
    Fact::of(Happening::Attacked { units: by, at: from_ref(hex), moving }).at(*hex)
}
