//! The kind of an event.

use super::Event;

impl Event {
    /// The event itself, without the wrapper of an event that only one side knows.
    pub fn itself(&self) -> &Self {
        match self {
            Self::Unseen { event, .. } => event.itself(),
            event => event,
        }
    }

    /// The kind of event, for counts and the feed.
    pub fn kind(&self) -> &'static str {
        match self {
            Self::PhaseOpened { .. } => "phase_opened",
            Self::Placed { .. } => "placed",
            Self::PlacedAboard { .. } => "placed_aboard",
            Self::Armed { .. } => "armed",
            Self::Built { .. } => "built",
            Self::Recovered { .. } => "recovered",
            Self::Called { .. } => "called",
            Self::Fell { .. } => "fell",
            Self::SmokeLaid { .. } => "smoke_laid",
            Self::SmokeThins => "smoke_thins",
            Self::Split { .. } => "split",
            Self::Joined { .. } => "joined",
            Self::Attacked { .. } => "attacked",
            Self::Die { .. } => "die",
            Self::Points { .. } => "points",
            Self::Suffered { .. } => "suffered",
            Self::Hit { .. } => "hit",
            Self::UsedUp { .. } => "used_up",
            Self::Fired { .. } => "fired",
            Self::Valorous { .. } => "valorous",
            Self::WireCleared { .. } => "wire_cleared",
            Self::SetOut { .. } => "set_out",
            Self::HasSmoked { .. } => "has_smoked",
            Self::Moved { .. } => "moved",
            Self::InWork { .. } => "in_work",
            Self::Turned { .. } => "turned",
            Self::Halted { .. } => "halted",
            Self::HaveMoved { .. } => "have_moved",
            Self::Loaded { .. } => "loaded",
            Self::Unloaded { .. } => "unloaded",
            Self::Exited { .. } => "exited",
            Self::LaneLaid { .. } => "lane_laid",
            Self::Advanced { .. } => "advanced",
            Self::Tried { .. } => "tried",
            Self::MarkersOff => "markers_off",
            Self::SniperPlaced { .. } => "sniper_placed",
            Self::SniperGone { .. } => "sniper_gone",
            Self::MinesKnown { .. } => "mines_known",
            Self::Held { .. } => "held",
            Self::Waits { .. } => "waits",
            Self::Owed { .. } => "owed",
            Self::Shown { .. } => "shown",
            Self::Unseen { event, .. } => event.kind(),
            Self::Instructed { .. } => "instructed",
            Self::RefereeSwitched { .. } => "referee_switched",
            Self::PutByHand { .. } => "put_by_hand",
            Self::ConditionSet { .. } => "condition_set",
            Self::MarkSet { .. } => "mark_set",
            Self::WorkTurned { .. } => "work_turned",
            Self::ClockSet { .. } => "clock_set",
            Self::EndOffered { .. } => "end_offered",
            Self::BrokenOff { .. } => "broken_off",
            Self::Ended { .. } => "ended",
        }
    }
}
