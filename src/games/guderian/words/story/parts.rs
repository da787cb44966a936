//! The part of the story for each event. The compiler asks here for a new one.

use super::Teller;
use crate::games::guderian::rules::event::Event;

impl Teller<'_> {
    /// An event in a sentence; none for bookkeeping.
    pub(super) fn tell(&self, event: &Event) -> Option<String> {
        match event {
            Event::PhaseOpened { .. }
            | Event::Die { .. }
            | Event::ArmyReleased { .. }
            | Event::Deployed { .. }
            | Event::SupplyJudged { .. }
            | Event::Drawn { .. }
            | Event::Recycled { .. }
            | Event::PoolEmpty { .. }
            | Event::BecameDue { .. }
            | Event::Forfeited { .. }
            | Event::Owed { .. }
            | Event::Passed { .. }
            | Event::EastUnlocked { .. }
            | Event::Scored { .. }
            | Event::BidMade
            | Event::BidsOpened { .. }
            | Event::Ended { .. } => self.sequence(event),
            Event::Entered { .. }
            | Event::Moved { .. }
            | Event::Railed { .. }
            | Event::OverrunDeclared { .. }
            | Event::Disrupted { .. }
            | Event::Recovered { .. }
            | Event::Overran { .. }
            | Event::Halted { .. }
            | Event::FlownOut { .. } => self.movement(event),
            Event::AttackDeclared { .. }
            | Event::Revealed { .. }
            | Event::WentBack { .. }
            | Event::StoodAside { .. }
            | Event::TargetsEmptied { .. }
            | Event::Compared { .. }
            | Event::AttackVoid
            | Event::Resolved { .. }
            | Event::Chosen { .. }
            | Event::StepLost { .. }
            | Event::Eliminated { .. }
            | Event::Retreated { .. }
            | Event::Advanced { .. } => self.combat(event),
            Event::MarkerPlaced { .. }
            | Event::MarkerLifted { .. }
            | Event::MarkersTaken { .. }
            | Event::RailCut { .. }
            | Event::RailMended { .. }
            | Event::RailCutLifted { .. } => self.markers(event),
            Event::RefereeSwitched { .. }
            | Event::Placed { .. }
            | Event::Brought { .. }
            | Event::TakenOff { .. }
            | Event::StepsSet { .. }
            | Event::ClockSet { .. }
            | Event::DiceTaken { .. }
            | Event::EndOffered { .. }
            | Event::BrokenOff { .. } => self.table(event),
            Event::PhaseClosed { .. }
            | Event::Left { .. }
            | Event::Staged { .. }
            | Event::PlacesJudged { .. }
            | Event::Readied { .. } => None,
        }
    }
}
