//! The meaning of each event for the table.

use super::Event;
use crate::{
    engine::{
        board::Hex,
        counters::UnitId,
        orders::{Fact, Going, Happening},
    },
    games::platoon::rules::{combat::Kind, counter::Place, phase::Phase},
};
use std::slice::from_ref;

impl Event {
    /// The fact that the table shows for the event. A question to the opponent reveals something, and it is not undone
    /// (19.3).
    pub fn fact(&self) -> Fact<'_> {
        let went = |units, hex, how| Fact::of(Happening::Went { units, path: from_ref(hex), how });
        match self {
            Self::Die { roll, .. } => Fact::of(Happening::Die { roll: *roll, decides: true }),
            Self::PhaseOpened { turn, phase } => {
                Fact::of(Happening::PhaseOpened { turn: *turn }).opening(*phase == Phase::Over)
            }
            Self::Placed { unit, hex } => went(from_ref(unit), hex, Going::SetUp),
            Self::Moved { unit, hex, .. } => went(from_ref(unit), hex, Going::Walk),
            Self::FellOff { unit, hex } => went(from_ref(unit), hex, Going::Retreat),
            Self::Unloaded { passenger, hex, .. } => went(from_ref(passenger), hex, Going::Walk),
            Self::Attacked { kind, by, hex, .. } => {
                attack(by, hex, matches!(kind, Kind::Opportunity | Kind::Overrun | Kind::Mines))
            }
            Self::Suffered { unit, .. } => Fact::of(Happening::Changed(from_ref(unit))),
            Self::Dispersed { unit, .. }
            | Self::Hastened { unit }
            | Self::Spotted { unit, .. }
            | Self::Marked { carrier: unit, .. }
            | Self::Flipped { carrier: unit, .. } => Fact::of(Happening::Changed(from_ref(unit))),
            Self::Inverted { units }
            | Self::TurnedUp { units }
            | Self::Recovered { units }
            | Self::Rested { units }
            | Self::SpottingEnds { units, .. } => Fact::of(Happening::Changed(units)),
            Self::Destroyed { unit, wreck } => Fact { hex: *wreck, ..Fact::of(Happening::Lost(*unit)) },
            Self::Exited { unit } => Fact::of(Happening::Lost(*unit)),
            Self::Laid { hex, side, .. } => Fact::of(Happening::Marked).by(side.number()).at(*hex),
            Self::FortHit { hex, .. } | Self::FortTaken { hex, .. } | Self::MinesGone { hex } => {
                Fact::of(Happening::Marked).at(*hex)
            }
            Self::Registered { marker } | Self::Unregistered { marker } => {
                Fact::of(Happening::Marked).at(marker.hex)
            }
            Self::MinesKnown { hex } | Self::FortKnown { hex } => {
                Fact::of(Happening::Marked).at(*hex).for_good()
            }
            // For good: that it could be taken back would tell that nobody was there.
            Self::Shelled { by, hex } => attack(by, hex, false).for_good(),
            Self::Shown { units } | Self::Sighted { units } => Fact::of(Happening::Changed(units)).for_good(),
            Self::Vanished { units } => Fact::of(Happening::Changed(units)),
            Self::Unseen { side, event } => event.fact().known_to(side.number()),
            Self::PutByHand { units, place: Place::Map(hex) } => went(units, hex, Going::SetUp),
            Self::PutByHand { units, .. } => Fact::of(Happening::Changed(units)),
            Self::ConditionSet { unit, .. } => Fact::of(Happening::Changed(from_ref(unit))),
            Self::MarkSet { hex, .. } => Fact::of(Happening::Marked).at(*hex),
            Self::Held { hex, side } => Fact::of(Happening::Held).by(side.number()).at(*hex),
            Self::Instructed { side } => Fact::of(Happening::Other).by(side.number()),
            Self::Owed { decision } => Fact::of(Happening::Owed(decision.is_some())).for_good(),
            Self::Ended { .. } => Fact::of(Happening::Ended),
            Self::PlacedAboard { .. }
            | Self::Halted { .. }
            | Self::Overran { .. }
            | Self::Loaded { .. }
            | Self::UnderWay { .. }
            | Self::Cleared { .. }
            | Self::RefereeSwitched { .. }
            | Self::ClockSet { .. }
            | Self::EndOffered { .. }
            | Self::BrokenOff { .. } => Fact::of(Happening::Other),
        }
    }
}

/// An attack; `moving` if it is made while units move.
fn attack<'a>(by: &'a [UnitId], hex: &'a Hex, moving: bool) -> Fact<'a> {
    Fact::of(Happening::Attacked { units: by, at: from_ref(hex), moving }).at(*hex)
}
