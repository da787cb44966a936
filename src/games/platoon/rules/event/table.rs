//! The table of events by chapters: the name of each kind in files, and its facts for code that knows no game.
//!
//! A question to the opponent reveals something: it cannot be undone (19.3).

use super::Event;
use crate::{
    engine::orders::{Fact, Going, Happening, events},
    games::platoon::rules::{combat::Kind, counter::Place, phase::Phase},
};
use std::slice::from_ref;

events! { pub fn kind;
    /// The turn, the ground, hidden units and the end.
    sequence_events {
        PhaseOpened { turn, phase } = "phase_opened" => {
            Fact::of(Happening::PhaseOpened { turn: *turn }).opening(*phase == Phase::Over)
        };
        Laid { hex, side } = "laid" => Fact::marked(*hex).by(side.number());
        Owed { decision } = "owed" => Fact::of(Happening::Owed(decision.is_some())).for_good();
        Held { hex, side } = "held" => Fact::of(Happening::Held).by(side.number()).at(*hex);
        MinesGone { hex } = "mines_gone" => Fact::marked(*hex);
        MinesKnown { hex } = "mines_known" => Fact::marked(*hex).for_good();
        FortKnown { hex } = "fort_known" => Fact::marked(*hex).for_good();
        UnderWay = "under_way";
        Unseen { side, event } = "unseen" => event.fact().known_to(side.number());
        Instructed { side } = "instructed" => Fact::of(Happening::Other).by(side.number());
        EndOffered = "end_offered";
        BrokenOff = "broken_off";
        Ended = "ended" => Fact::of(Happening::Ended);
    }
    /// Attacks and their results.
    fire_events {
        Attacked { kind, by, hex } = "attacked" => {
            let moving = matches!(kind, Kind::Opportunity | Kind::Overrun | Kind::Mines);
            Fact::of(Happening::Attacked { units: by, at: from_ref(hex), moving }).at(*hex)
        };
        Die { roll } = "die" => Fact::of(Happening::Die { roll: *roll, decides: true });
        Shelled { by, hex } = "shelled" => {
            // It cannot be undone: an undo would reveal that no unit was there.
            Fact::of(Happening::Attacked { units: by, at: from_ref(hex), moving: false }).at(*hex).for_good()
        };
        Suffered { unit } = "suffered" => Fact::changed(from_ref(unit));
        Dispersed { unit } = "dispersed" => Fact::changed(from_ref(unit));
        Destroyed { unit, wreck } = "destroyed" => Fact { hex: *wreck, ..Fact::of(Happening::Lost(*unit)) };
        FortHit { hex } = "fort_hit" => Fact::marked(*hex);
        FortTaken { hex } = "fort_taken" => Fact::marked(*hex);
        Overran = "overran";
        FellOff { unit, hex } = "fell_off" => Fact::went(from_ref(unit), from_ref(hex), Going::Retreat);
    }
    /// Events of units.
    unit_events {
        Placed { unit, hex } = "placed" => Fact::went(from_ref(unit), from_ref(hex), Going::SetUp);
        PlacedAboard = "placed_aboard";
        Marked { carrier } = "marked" => Fact::changed(from_ref(carrier));
        Inverted { units } = "inverted" => Fact::changed(units);
        TurnedUp { units } = "turned_up" => Fact::changed(units);
        Recovered { units } = "recovered" => Fact::changed(units);
        Rested { units } = "rested" => Fact::changed(units);
        Moved { unit, hex } = "moved" => Fact::went(from_ref(unit), from_ref(hex), Going::Walk);
        Hastened { unit } = "hastened" => Fact::changed(from_ref(unit));
        Halted = "halted";
        Flipped { carrier } = "flipped" => Fact::changed(from_ref(carrier));
        Loaded = "loaded";
        Unloaded { passenger, hex } = "unloaded" => Fact::went(from_ref(passenger), from_ref(hex), Going::Walk);
        Exited { unit } = "exited" => Fact::of(Happening::Lost(*unit));
        Spotted { unit } = "spotted" => Fact::changed(from_ref(unit));
        SpottingEnds { units } = "spotting_ends" => Fact::changed(units);
        Cleared = "cleared";
        Shown { units } = "shown" => Fact::changed(units).for_good();
        Sighted { units } = "sighted" => Fact::changed(units).for_good();
        Vanished { units } = "vanished" => Fact::changed(units);
        Registered { marker } = "registered" => Fact::marked(marker.hex);
        Unregistered { marker } = "unregistered" => Fact::marked(marker.hex);
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
}
