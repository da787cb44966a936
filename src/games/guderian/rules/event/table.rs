//! The table of events by chapters: the name of each kind in files, and its facts for code that knows no game.

use super::{DiePurpose, Event};
use crate::engine::orders::{Fact, Going, Happening, events};
use std::slice::from_ref;

events! { pub fn kind;
    /// The turn, armies, supply, reinforcements, points and the end.
    sequence_events {
        PhaseOpened { turn } = "phase_opened" => Fact::of(Happening::PhaseOpened { turn: *turn });
        PhaseClosed = "phase_closed" => Fact::of(Happening::PhaseClosed);
        Die { purpose, roll } = "die" => {
            let decides = matches!(purpose, DiePurpose::Combat);
            Fact::of(Happening::Die { roll: *roll, decides })
        };
        ArmyReleased = "army_released";
        Deployed { unit, hex } = "deployed" => Fact::went(from_ref(unit), from_ref(hex), Going::SetUp);
        SupplyJudged = "supply_judged";
        Drawn = "drawn" => Fact::of(Happening::Other).for_good();
        Recycled = "recycled";
        PoolEmpty = "pool_empty";
        BecameDue = "became_due";
        Forfeited = "forfeited";
        Owed { decision } = "owed" => Fact::of(Happening::Owed(decision.is_some()));
        Scored { side } = "scored" => Fact::of(Happening::Other).by(side.number());
        BidMade = "bid_made" => Fact::of(Happening::Other).for_good();
        BidsOpened = "bids_opened" => Fact::of(Happening::Other).for_good().opening(true);
        Ended = "ended" => Fact::of(Happening::Ended);
    }
    /// Movement and disruption.
    movement_events {
        Entered { units, path } = "entered" => Fact::went(units, path, Going::Walk);
        Moved { units, path } = "moved" => Fact::went(units, path, Going::Walk);
        Railed { units, path } = "railed" => Fact::went(units, path, Going::Rail);
        Overran { units, hex } = "overran" => Fact::went(units, from_ref(hex), Going::Advance);
        Halted = "halted";
        Disrupted { units } = "disrupted" => Fact::changed(units);
        Recovered { units } = "recovered" => Fact::changed(units);
        FlownOut = "flown_out";
    }
    /// Attacks, overruns and their results.
    combat_events {
        OverrunDeclared { units, target } = "overrun_declared" => {
            Fact::of(Happening::Attacked { units, at: from_ref(target), moving: true })
        };
        AttackDeclared { units, targets } = "attack_declared" => {
            Fact::of(Happening::Attacked { units, at: targets, moving: false })
        };
        Revealed { unit } = "revealed" => Fact::of(Happening::TurnedOver(*unit));
        WentBack { unit, hex } = "went_back" => Fact::went(from_ref(unit), from_ref(hex), Going::Retreat);
        StoodAside = "stood_aside";
        TargetsEmptied = "targets_emptied";
        Compared { odds } = "compared" => Fact::of(Happening::Compared(*odds));
        AttackVoid = "attack_void";
        Resolved = "resolved" => Fact::of(Happening::Resolved);
        Chosen { side } = "chosen" => Fact::of(Happening::Other).by(side.number());
        StepLost { unit } = "step_lost" => Fact::of(Happening::Weakened(*unit));
        Eliminated { unit } = "eliminated" => Fact::of(Happening::Lost(*unit));
        Retreated { units, path } = "retreated" => Fact::went(units, path, Going::Retreat);
        Left = "left";
        Advanced { units, path } = "advanced" => Fact::went(units, path, Going::Advance);
        Staged = "staged";
    }
    /// Events about markers, railways and places.
    ground_events {
        MarkerPlaced { side, hex } = "marker_placed" => Fact::marked(*hex).by(side.number());
        MarkerLifted { side, hex } = "marker_lifted" => Fact::marked(*hex).by(side.number());
        MarkersTaken = "markers_taken";
        RailCut { hex } = "rail_cut" => Fact::marked(*hex);
        RailMended { hex } = "rail_mended" => Fact::marked(*hex);
        RailCutLifted { hex } = "rail_cut_lifted" => Fact::marked(*hex);
        Passed { hex, side } = "passed" => Fact::of(Happening::Held).by(side.number()).at(*hex);
        PlacesJudged = "places_judged";
        EastUnlocked = "east_unlocked";
    }
    /// Actions of people outside the rules.
    table_events {
        RefereeSwitched = "referee_switched";
        Placed = "placed";
        Brought = "brought";
        TakenOff = "taken_off";
        StepsSet = "steps_set";
        ClockSet = "clock_set";
        Readied = "readied";
        DiceTaken = "dice_taken";
        EndOffered = "end_offered";
        BrokenOff = "broken_off";
    }
}
