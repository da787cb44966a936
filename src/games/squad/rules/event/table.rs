//! The table of events by chapters: the name of each kind in files, and its facts for code that knows no game.
//!
//! A question to the opponent reveals something: it cannot be undone (22.3).

use super::{Event, Kind};
use crate::{
    engine::orders::{Fact, Going, Happening, events},
    games::squad::rules::{counter::Place, phase::Phase},
};
use std::slice::from_ref;

events! { fn own_kind;
    /// The turn, missions, the ground, hidden units and the end.
    sequence_events {
        PhaseOpened { turn, phase } = "phase_opened" => {
            Fact::of(Happening::PhaseOpened { turn: *turn }).opening(*phase == Phase::Over)
        };
        Built { hex, side } = "built" => Fact::marked(*hex).by(side.number());
        Called = "called";
        Fell = "fell";
        SmokeLaid { hex, side } = "smoke_laid" => Fact::marked(*hex).by(side.number());
        SmokeThins = "smoke_thins";
        MarkersOff = "markers_off";
        WireCleared { hex } = "wire_cleared" => Fact::marked(*hex);
        MinesKnown { hex } = "mines_known" => Fact::marked(*hex).for_good();
        Held { hex, side } = "held" => Fact::of(Happening::Held).by(side.number()).at(*hex);
        Waits = "waits";
        Owed { decision } = "owed" => Fact::of(Happening::Owed(decision.is_some())).for_good();
        Unseen { side, event } = "unseen" => event.fact().known_to(side.number());
        Instructed { side } = "instructed" => Fact::of(Happening::Other).by(side.number());
        EndOffered = "end_offered";
        BrokenOff = "broken_off";
        Ended = "ended" => Fact::of(Happening::Ended);
    }
    /// Attacks, snipers and their results.
    fire_events {
        Attacked { kind, by, hex } = "attacked" => {
            let moving = matches!(kind, Kind::Opportunity | Kind::Lane | Kind::Overrun);
            Fact::of(Happening::Attacked { units: by, at: from_ref(hex), moving }).at(*hex)
        };
        Die { roll } = "die" => Fact::of(Happening::Die { roll: *roll, decides: true });
        Points = "points";
        Suffered { unit } = "suffered" => Fact::changed(from_ref(unit));
        Hit = "hit";
        UsedUp = "used_up";
        Valorous { unit } = "valorous" => Fact::changed(from_ref(unit));
        LaneLaid = "lane_laid";
        SniperPlaced { hex } = "sniper_placed" => Fact::marked(*hex).for_good();
        SniperGone = "sniper_gone";
    }
    /// Events of units.
    unit_events {
        Placed { unit, hex } = "placed" => Fact::went(from_ref(unit), from_ref(hex), Going::SetUp);
        PlacedAboard = "placed_aboard";
        Armed { unit } = "armed" => Fact::changed(from_ref(unit));
        Recovered { units } = "recovered" => Fact::changed(units);
        Split = "split";
        Joined = "joined";
        Fired { units } = "fired" => Fact::changed(units);
        SetOut = "set_out";
        HasSmoked = "has_smoked";
        Moved { units, hex } = "moved" => Fact::went(units, from_ref(hex), Going::Walk);
        InWork { units } = "in_work" => Fact::changed(units);
        Turned { unit } = "turned" => Fact::changed(from_ref(unit));
        Halted = "halted";
        HaveMoved { units } = "have_moved" => Fact::changed(units);
        Loaded = "loaded";
        Unloaded { passengers, hex } = "unloaded" => Fact::went(passengers, from_ref(hex), Going::Walk);
        Exited { unit } = "exited" => Fact::of(Happening::Lost(*unit));
        Advanced { unit, hex } = "advanced" => Fact::went(from_ref(unit), from_ref(hex), Going::Walk);
        Tried { unit } = "tried" => Fact::changed(from_ref(unit));
        Shown { units } = "shown" => Fact::changed(units).for_good();
    }
    /// Actions by hand, while the referee is off.
    hand_events {
        RefereeSwitched = "referee_switched";
        PutByHand { units, place } = "put_by_hand" => {
            if let Place::Map(hex) = place {
                Fact::went(units, from_ref(hex), Going::SetUp)
            } else {
                Fact::changed(units)
            }
        };
        ConditionSet { unit } = "condition_set" => Fact::changed(from_ref(unit));
        MarkSet { hex } = "mark_set" => Fact::marked(*hex);
        WorkTurned { hex } = "work_turned" => Fact::marked(*hex);
        ClockSet = "clock_set";
    }
}

impl Event {
    /// The event itself, whichever side knows of it.
    pub fn itself(&self) -> &Self {
        match self {
            Self::Unseen { event, .. } => event.itself(),
            event => event,
        }
    }

    /// The name of the event's own kind in files, also if only one side may see the event.
    pub fn kind(&self) -> &'static str {
        self.itself().own_kind()
    }
}
