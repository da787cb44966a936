//! The part of the story for each event. The compiler asks here for a new one.

use super::Teller;
use crate::games::platoon::rules::event::Event;

impl Teller<'_> {
    /// An event in a sentence; none for bookkeeping.
    pub(super) fn tell(&self, event: &Event) -> Option<String> {
        match event {
            Event::PhaseOpened { .. }
            | Event::Laid { .. }
            | Event::Owed { .. }
            | Event::Held { .. }
            | Event::RefereeSwitched { .. }
            | Event::PutByHand { .. }
            | Event::ConditionSet { .. }
            | Event::MarkSet { .. }
            | Event::ClockSet { .. }
            | Event::EndOffered { .. }
            | Event::BrokenOff { .. }
            | Event::Ended { .. } => self.sequence(event),
            Event::Attacked { .. }
            | Event::Die { .. }
            | Event::Suffered { .. }
            | Event::Dispersed { .. }
            | Event::Destroyed { .. }
            | Event::FortHit { .. }
            | Event::FortTaken { .. }
            | Event::Overran { .. }
            | Event::FellOff { .. }
            | Event::Shelled { .. } => self.fire(event),
            Event::Placed { .. }
            | Event::PlacedAboard { .. }
            | Event::Marked { .. }
            | Event::Recovered { .. }
            | Event::Rested { .. }
            | Event::Moved { .. }
            | Event::Hastened { .. }
            | Event::Halted { .. }
            | Event::Flipped { .. }
            | Event::Loaded { .. }
            | Event::Unloaded { .. }
            | Event::Exited { .. }
            | Event::Spotted { .. }
            | Event::SpottingEnds { .. }
            | Event::Cleared { .. }
            | Event::MinesGone { .. }
            | Event::MinesKnown { .. }
            | Event::FortKnown { .. }
            | Event::Sighted { .. }
            | Event::Vanished { .. }
            | Event::Registered { .. }
            | Event::Unregistered { .. } => self.of_units(event),
            Event::Inverted { .. }
            | Event::TurnedUp { .. }
            | Event::UnderWay { .. }
            | Event::Shown { .. }
            | Event::Unseen { .. }
            | Event::Instructed { .. } => None,
        }
    }
}
