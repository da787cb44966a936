//! The meaning of each event for the table.

use super::{DiePurpose, Event};
use crate::engine::orders::{Fact, Going, Happening};
use std::slice::from_ref;

impl Event {
    /// The fact that the table shows for the event.
    pub fn fact(&self) -> Fact<'_> {
        let went = |units, path, how| Fact::of(Happening::Went { units, path, how });
        match self {
            Self::Die { purpose, roll } => {
                let decides = matches!(purpose, DiePurpose::Combat);
                Fact::of(Happening::Die { roll: *roll, decides })
            }
            Self::PhaseOpened { turn, .. } => Fact::of(Happening::PhaseOpened { turn: *turn }),
            Self::PhaseClosed { .. } => Fact::of(Happening::PhaseClosed),
            Self::Deployed { unit, hex } => went(from_ref(unit), from_ref(hex), Going::SetUp),
            Self::Entered { units, path, .. } | Self::Moved { units, path, .. } => {
                went(units, path, Going::Walk)
            }
            Self::Railed { units, path, .. } => went(units, path, Going::Rail),
            Self::Overran { units, hex } => went(units, from_ref(hex), Going::Advance),
            Self::Advanced { units, path } => went(units, path, Going::Advance),
            Self::Retreated { units, path, .. } => went(units, path, Going::Retreat),
            Self::WentBack { unit, hex } => went(from_ref(unit), from_ref(hex), Going::Retreat),
            Self::OverrunDeclared { units, target, .. } => {
                Fact::of(Happening::Attacked { units, at: from_ref(target), moving: true })
            }
            Self::AttackDeclared { units, targets } => {
                Fact::of(Happening::Attacked { units, at: targets, moving: false })
            }
            Self::Compared { odds, .. } => Fact::of(Happening::Compared(*odds)),
            Self::Resolved { .. } => Fact::of(Happening::Resolved),
            Self::Revealed { unit, .. } => Fact::of(Happening::TurnedOver(*unit)),
            Self::StepLost { unit, .. } => Fact::of(Happening::Weakened(*unit)),
            Self::Eliminated { unit, .. } => Fact::of(Happening::Lost(*unit)),
            Self::Disrupted { units } | Self::Recovered { units } => Fact::of(Happening::Changed(units)),
            Self::MarkerPlaced { side, hex } | Self::MarkerLifted { side, hex } => {
                Fact::of(Happening::Marked).by(side.number()).at(*hex)
            }
            Self::RailCut { hex } | Self::RailMended { hex } | Self::RailCutLifted { hex } => {
                Fact::of(Happening::Marked).at(*hex)
            }
            Self::Passed { hex, side } => Fact::of(Happening::Held).by(side.number()).at(*hex),
            Self::Owed { decision } => Fact::of(Happening::Owed(decision.is_some())),
            Self::Drawn { .. } | Self::BidMade => Fact::of(Happening::Other).for_good(),
            Self::BidsOpened { .. } => Fact::of(Happening::Other).for_good().opening(true),
            Self::Ended { .. } => Fact::of(Happening::Ended),
            Self::Chosen { side, .. } | Self::Scored { side, .. } => {
                Fact::of(Happening::Other).by(side.number())
            }
            Self::ArmyReleased { .. }
            | Self::SupplyJudged { .. }
            | Self::Recycled { .. }
            | Self::PoolEmpty { .. }
            | Self::BecameDue { .. }
            | Self::Forfeited { .. }
            | Self::StoodAside { .. }
            | Self::TargetsEmptied { .. }
            | Self::AttackVoid
            | Self::Left { .. }
            | Self::Halted { .. }
            | Self::Staged { .. }
            | Self::MarkersTaken { .. }
            | Self::FlownOut { .. }
            | Self::PlacesJudged { .. }
            | Self::EastUnlocked { .. }
            | Self::RefereeSwitched { .. }
            | Self::Placed { .. }
            | Self::Brought { .. }
            | Self::TakenOff { .. }
            | Self::StepsSet { .. }
            | Self::ClockSet { .. }
            | Self::Readied { .. }
            | Self::DiceTaken { .. }
            | Self::EndOffered { .. }
            | Self::BrokenOff { .. } => Fact::of(Happening::Other),
        }
    }
}
