//! The table of events by chapters: the name of each kind in files, and its facts for code that knows no game.
//!
//! A step cannot be undone: if no unit fired at it, that reveals something, too (7.10). Parts of a plot are revealed
//! when they are carried out (5.6). All of them end when the next plot is made.

use super::{Attacker, DiePurpose, Event};
use crate::{
    engine::orders::{Fact, Going, Happening, events},
    games::panzer44::rules::phase::Phase,
};
use std::slice::from_ref;

events! { pub fn kind;
    /// The turn, plots, dice, the ground and the end.
    sequence_events {
        PhaseOpened { turn, phase } = "phase_opened" => {
            let opens = matches!(phase, Phase::Plot | Phase::Over);
            Fact::of(Happening::PhaseOpened { turn: *turn }).opening(opens)
        };
        Die { purpose, roll } = "die" => {
            let decides =
                matches!(purpose, DiePurpose::Attack(_) | DiePurpose::Mines(_) | DiePurpose::Sortie(_));
            Fact::of(Happening::Die { roll: *roll, decides })
        };
        Plotted { side } = "plotted" => Fact::of(Happening::Other).by(side.number()).for_good();
        Shown { side } = "shown" => Fact::of(Happening::Other).by(side.number()).for_good();
        HitsApplied = "hits_applied" => Fact::of(Happening::Resolved);
        FireSpent { side } = "fire_spent" => Fact::of(Happening::Other).by(side.number());
        Executed { side, hex } = "executed" => Fact::of(Happening::Other).by(side.number()).at(*hex);
        MinesLaid { hex } = "mines_laid" => Fact::marked(*hex);
        Dug { hex } = "dug" => Fact::marked(*hex);
        BridgeBlown { from } = "bridge_blown" => Fact::marked(*from);
        Passed { hex, side } = "passed" => Fact::of(Happening::Held).by(side.number()).at(*hex);
        Owed { decision } = "owed" => Fact::of(Happening::Owed(decision.is_some()));
        PlotsFirst = "plots_first";
        EndOffered = "end_offered";
        BrokenOff = "broken_off";
        Ended = "ended" => Fact::of(Happening::Ended);
    }
    /// Actions of units, and their results.
    unit_events {
        Deployed { unit, hex } = "deployed" => Fact::went(from_ref(unit), from_ref(hex), Going::SetUp);
        Boarded = "boarded";
        Loaded = "loaded";
        Unloaded { unit, hex } = "unloaded" => Fact::went(from_ref(unit), from_ref(hex), Going::Walk);
        Moved { unit, hex } = "moved" => Fact::went(from_ref(unit), from_ref(hex), Going::Walk).for_good();
        Exited { unit } = "exited" => Fact::of(Happening::Lost(*unit)).for_good();
        Finished = "finished";
        Fired = "fired";
        Worked = "worked";
        Panicked { units } = "panicked" => Fact::changed(units);
        PinsRemoved { units } = "pins_removed" => Fact::changed(units);
        Bolting = "bolting";
        Recovered { unit } = "recovered" => Fact::changed(from_ref(unit));
        Suffered { unit } = "suffered" => Fact::changed(from_ref(unit));
        Destroyed { unit, wreck } = "destroyed" => Fact { hex: *wreck, ..Fact::of(Happening::Lost(*unit)) };
    }
    /// Attacks and mines.
    fire_events {
        Attacked { by, hex } = "attacked" => {
            let (units, side) = match by {
                Attacker::Unit(unit) => (from_ref(unit), None),
                Attacker::Battery(side, _) | Attacker::Air(side) => (&[][..], Some(side.number())),
            };
            let at = from_ref(hex);
            Fact { side, ..Fact::of(Happening::Attacked { units, at, moving: false }).at(*hex) }
        };
        Mined { hex } = "mined" => {
            Fact::of(Happening::Attacked { units: &[], at: from_ref(hex), moving: true }).at(*hex)
        };
    }
    /// Actions by hand, while the referee is off.
    hand_events {
        RefereeSwitched = "referee_switched";
        Placed = "placed";
        ConditionSet = "condition_set";
        WreckSet = "wreck_set";
        BridgeSet = "bridge_set";
        ClockSet = "clock_set";
    }
}
