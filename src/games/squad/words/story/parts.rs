//! The part of the story that tells of each event. The compiler asks here for a new one.

use super::teller::Teller;
use crate::games::squad::rules::event::Event;

impl Teller<'_> {
    /// An event in a sentence; none for bookkeeping.
    pub(super) fn tell(&self, event: &Event) -> Option<String> {
        match event {
            Event::PhaseOpened { .. }
            | Event::Built { .. }
            | Event::Called { .. }
            | Event::Fell { .. }
            | Event::SmokeLaid { .. }
            | Event::WireCleared { .. }
            | Event::MinesKnown { .. }
            | Event::Held { .. }
            | Event::Owed { .. }
            | Event::RefereeSwitched { .. }
            | Event::PutByHand { .. }
            | Event::ConditionSet { .. }
            | Event::MarkSet { .. }
            | Event::WorkTurned { .. }
            | Event::ClockSet { .. }
            | Event::EndOffered { .. }
            | Event::BrokenOff { .. }
            | Event::Ended { .. } => self.sequence(event),
            Event::Attacked { .. }
            | Event::Die { .. }
            | Event::Points { .. }
            | Event::Suffered { .. }
            | Event::Hit { .. }
            | Event::UsedUp { .. }
            | Event::Valorous { .. }
            | Event::LaneLaid { .. }
            | Event::SniperPlaced { .. }
            | Event::SniperGone { .. } => self.fire(event),
            Event::Placed { .. }
            | Event::PlacedAboard { .. }
            | Event::Armed { .. }
            | Event::Recovered { .. }
            | Event::Split { .. }
            | Event::Joined { .. }
            | Event::SetOut { .. }
            | Event::Moved { .. }
            | Event::InWork { .. }
            | Event::Turned { .. }
            | Event::Halted { .. }
            | Event::Loaded { .. }
            | Event::Unloaded { .. }
            | Event::Exited { .. }
            | Event::Advanced { .. }
            | Event::Tried { .. }
            | Event::Shown { .. } => self.of_units(event),
            Event::SmokeThins
            | Event::Fired { .. }
            | Event::HasSmoked { .. }
            | Event::HaveMoved { .. }
            | Event::MarkersOff
            | Event::Waits { .. }
            | Event::Unseen { .. }
            | Event::Instructed { .. } => None,
        }
    }
}
