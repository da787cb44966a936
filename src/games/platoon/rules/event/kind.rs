//! The kinds of events.

use super::Event;

impl Event {
    /// The event itself, whichever side knows of it.
    pub fn itself(&self) -> &Self {
        match self {
            Self::Unseen { event, .. } => event.itself(),
            event => event,
        }
    }

    /// The kind of event, for counts.
    pub fn kind(&self) -> &'static str {
        match self {
            Self::PhaseOpened { .. } => "phase_opened",
            Self::Placed { .. } => "placed",
            Self::PlacedAboard { .. } => "placed_aboard",
            Self::Laid { .. } => "laid",
            Self::Marked { .. } => "marked",
            Self::Attacked { .. } => "attacked",
            Self::Die { .. } => "die",
            Self::Suffered { .. } => "suffered",
            Self::Dispersed { .. } => "dispersed",
            Self::Destroyed { .. } => "destroyed",
            Self::FortHit { .. } => "fort_hit",
            Self::FortTaken { .. } => "fort_taken",
            Self::Inverted { .. } => "inverted",
            Self::TurnedUp { .. } => "turned_up",
            Self::Recovered { .. } => "recovered",
            Self::Rested { .. } => "rested",
            Self::Moved { .. } => "moved",
            Self::Hastened { .. } => "hastened",
            Self::Halted { .. } => "halted",
            Self::Overran { .. } => "overran",
            Self::Flipped { .. } => "flipped",
            Self::Loaded { .. } => "loaded",
            Self::Unloaded { .. } => "unloaded",
            Self::FellOff { .. } => "fell_off",
            Self::Exited { .. } => "exited",
            Self::Spotted { .. } => "spotted",
            Self::SpottingEnds { .. } => "spotting_ends",
            Self::UnderWay { .. } => "under_way",
            Self::Owed { .. } => "owed",
            Self::Cleared { .. } => "cleared",
            Self::MinesGone { .. } => "mines_gone",
            Self::MinesKnown { .. } => "mines_known",
            Self::FortKnown { .. } => "fort_known",
            Self::Shelled { .. } => "shelled",
            Self::Shown { .. } => "shown",
            Self::Sighted { .. } => "sighted",
            Self::Vanished { .. } => "vanished",
            Self::Unseen { .. } => "unseen",
            Self::Registered { .. } => "registered",
            Self::Unregistered { .. } => "unregistered",
            Self::Held { .. } => "held",
            Self::Instructed { .. } => "instructed",
            Self::RefereeSwitched { .. } => "referee_switched",
            Self::PutByHand { .. } => "put_by_hand",
            Self::ConditionSet { .. } => "condition_set",
            Self::MarkSet { .. } => "mark_set",
            Self::ClockSet { .. } => "clock_set",
            Self::EndOffered { .. } => "end_offered",
            Self::BrokenOff { .. } => "broken_off",
            Self::Ended { .. } => "ended",
        }
    }
}
