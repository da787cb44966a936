//! What kind of event one is.

use super::Event;

impl Event {
    /// The kind of event, for counts.
    pub fn kind(&self) -> &'static str {
        match self {
            Self::PhaseOpened { .. } => "phase_opened",
            Self::PhaseClosed { .. } => "phase_closed",
            Self::Die { .. } => "die",
            Self::ArmyReleased { .. } => "army_released",
            Self::Deployed { .. } => "deployed",
            Self::SupplyJudged { .. } => "supply_judged",
            Self::Drawn { .. } => "drawn",
            Self::Recycled { .. } => "recycled",
            Self::PoolEmpty { .. } => "pool_empty",
            Self::BecameDue { .. } => "became_due",
            Self::Forfeited { .. } => "forfeited",
            Self::Entered { .. } => "entered",
            Self::Moved { .. } => "moved",
            Self::Railed { .. } => "railed",
            Self::OverrunDeclared { .. } => "overrun_declared",
            Self::AttackDeclared { .. } => "attack_declared",
            Self::Revealed { .. } => "revealed",
            Self::WentBack { .. } => "went_back",
            Self::StoodAside { .. } => "stood_aside",
            Self::TargetsEmptied { .. } => "targets_emptied",
            Self::Compared { .. } => "compared",
            Self::AttackVoid => "attack_void",
            Self::Resolved { .. } => "resolved",
            Self::Chosen { .. } => "chosen",
            Self::StepLost { .. } => "step_lost",
            Self::Eliminated { .. } => "eliminated",
            Self::Retreated { .. } => "retreated",
            Self::Left { .. } => "left",
            Self::Disrupted { .. } => "disrupted",
            Self::Recovered { .. } => "recovered",
            Self::Overran { .. } => "overran",
            Self::Halted { .. } => "halted",
            Self::Advanced { .. } => "advanced",
            Self::Staged { .. } => "staged",
            Self::Owed { .. } => "owed",
            Self::MarkerPlaced { .. } => "marker_placed",
            Self::MarkerLifted { .. } => "marker_lifted",
            Self::MarkersTaken { .. } => "markers_taken",
            Self::RailCut { .. } => "rail_cut",
            Self::RailMended { .. } => "rail_mended",
            Self::RailCutLifted { .. } => "rail_cut_lifted",
            Self::FlownOut { .. } => "flown_out",
            Self::Passed { .. } => "passed",
            Self::PlacesJudged { .. } => "places_judged",
            Self::EastUnlocked { .. } => "east_unlocked",
            Self::Scored { .. } => "scored",
            Self::BidMade => "bid_made",
            Self::BidsOpened { .. } => "bids_opened",
            Self::Ended { .. } => "ended",
            Self::RefereeSwitched { .. } => "referee_switched",
            Self::Placed { .. } => "placed",
            Self::Brought { .. } => "brought",
            Self::TakenOff { .. } => "taken_off",
            Self::StepsSet { .. } => "steps_set",
            Self::ClockSet { .. } => "clock_set",
            Self::Readied { .. } => "readied",
            Self::DiceTaken { .. } => "dice_taken",
            Self::EndOffered { .. } => "end_offered",
            Self::BrokenOff { .. } => "broken_off",
        }
    }

    /// Whether it cannot be taken back: chance or a secret came to light, or the turn was handed
    /// over.
    pub fn is_final(&self) -> bool {
        matches!(
            self,
            Self::Die { .. }
                | Self::Revealed { .. }
                | Self::Drawn { .. }
                | Self::PhaseOpened { .. }
                | Self::BidMade
                | Self::BidsOpened { .. }
                | Self::Ended { .. }
        )
    }
}
