//! The kind of an event.

use super::Event;

impl Event {
    /// The kind of event, for counts.
    pub fn kind(&self) -> &'static str {
        match self {
            Self::PhaseOpened { .. } => "phase_opened",
            Self::Die { .. } => "die",
            Self::Deployed { .. } => "deployed",
            Self::Boarded { .. } => "boarded",
            Self::MinesLaid { .. } => "mines_laid",
            Self::Dug { .. } => "dug",
            Self::Plotted { .. } => "plotted",
            Self::Panicked { .. } => "panicked",
            Self::Shown { .. } => "shown",
            Self::Attacked { .. } => "attacked",
            Self::Mined { .. } => "mined",
            Self::Fired { .. } => "fired",
            Self::Suffered { .. } => "suffered",
            Self::Destroyed { .. } => "destroyed",
            Self::HitsApplied => "hits_applied",
            Self::Moved { .. } => "moved",
            Self::Exited { .. } => "exited",
            Self::Finished { .. } => "finished",
            Self::Loaded { .. } => "loaded",
            Self::Unloaded { .. } => "unloaded",
            Self::Worked { .. } => "worked",
            Self::BridgeBlown { .. } => "bridge_blown",
            Self::Passed { .. } => "passed",
            Self::Owed { .. } => "owed",
            Self::Bolting { .. } => "bolting",
            Self::PinsRemoved { .. } => "pins_removed",
            Self::Recovered { .. } => "recovered",
            Self::FireSpent { .. } => "fire_spent",
            Self::Executed { .. } => "executed",
            Self::RefereeSwitched { .. } => "referee_switched",
            Self::Placed { .. } => "placed",
            Self::ConditionSet { .. } => "condition_set",
            Self::WreckSet { .. } => "wreck_set",
            Self::BridgeSet { .. } => "bridge_set",
            Self::ClockSet { .. } => "clock_set",
            Self::EndOffered { .. } => "end_offered",
            Self::PlotsFirst { .. } => "plots_first",
            Self::BrokenOff { .. } => "broken_off",
            Self::Ended { .. } => "ended",
        }
    }
}
