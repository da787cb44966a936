//! The events.

use crate::{
    engine::{
        board::Hex,
        counters::{Points, UnitId},
        orders::Ending,
    },
    games::panzer44::rules::{
        combat::{Procedure, results::CombatResult},
        conduct::Decision,
        counter::{Place, Work},
        kinds::{Mines, Side},
        phase::Phase,
        plot::Plot,
        position::{Outcome, Run},
    },
};
use serde::{Deserialize, Serialize};

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Attacker {
    Unit(UnitId),
    /// Off-board artillery of a side.
    Battery(Side, UnitId),
    /// Aircraft of a side.
    Air(Side),
}

/// The purpose of a roll.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum DiePurpose {
    /// A panic digit of a side; 10 means 0 (14.1).
    PanicDigit(Side),
    /// Whether a unit panics (option, 14.1).
    Panic(UnitId),
    /// An attack on a unit (6.1).
    Attack(UnitId),
    /// Mines under a unit (17.1).
    Mines(UnitId),
    /// Whether a panicked unit bolts (14.4).
    Bolt(UnitId),
    /// The direction of its run.
    BoltWay(UnitId),
    /// Removal of disruption (13).
    Recovery(UnitId),
    /// Whether a bridge is blown (12.4).
    Demolition(UnitId),
    /// Whether aircraft attack (8.5).
    Sortie(Hex),
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Event {
    PhaseOpened {
        turn: u8,
        phase: Phase,
    },
    /// A die is rolled.
    Die {
        purpose: DiePurpose,
        /// The number of faces.
        faces: u8,
        roll: u8,
    },
    /// A unit is set up (4.1).
    Deployed {
        unit: UnitId,
        hex: Hex,
    },
    /// A unit is set up in a carrier.
    Boarded {
        unit: UnitId,
        carrier: UnitId,
    },
    /// The mines in a hex are now these.
    MinesLaid {
        hex: Hex,
        /// The mines, if any.
        mines: Option<Mines>,
    },
    /// An improved position is dug, or filled in.
    Dug {
        hex: Hex,
        /// Whether there is one now.
        position: bool,
    },
    /// A side has committed its plot, which only that side sees.
    Plotted {
        side: Side,
    },
    /// Units panic, and their marker is removed (14.2).
    Panicked {
        units: Vec<UnitId>,
    },
    /// A part of a plot is revealed (5.6).
    Shown {
        side: Side,
        /// The revealed part.
        plot: Plot,
    },
    /// A unit is attacked (6).
    Attacked {
        /// The attacker.
        by: Attacker,
        unit: UnitId,
        hex: Hex,
        /// The steps of the procedure chart.
        procedure: Procedure,
        row: i16,
        result: CombatResult,
        /// Whether it is applied later, with others.
        later: bool,
    },
    /// Mines attack a unit (17).
    Mined {
        unit: UnitId,
        hex: Hex,
        mines: Mines,
        /// Whether the unit was about to leave the hex.
        leaving: bool,
        result: CombatResult,
    },
    /// A unit has fired, or has let its opportunity pass.
    Fired {
        unit: UnitId,
        /// Whether it was indirect fire.
        indirect: bool,
    },
    /// Results are applied to a unit (6.4).
    Suffered {
        unit: UnitId,
        /// Whether they pin it.
        pinned: bool,
        /// Whether they make it panic.
        will_panic: bool,
        /// Its new degree of disruption.
        disruption: u8,
    },
    /// A unit is eliminated (6.4.3).
    Destroyed {
        unit: UnitId,
        /// The hex of a new wreck, if any.
        wreck: Option<Hex>,
    },
    /// All waiting results have been applied.
    HitsApplied,
    /// A unit moves a hex, or enters the map.
    Moved {
        unit: UnitId,
        hex: Hex,
        left: Points,
    },
    /// A unit leaves the map (4.4).
    Exited {
        unit: UnitId,
    },
    /// A unit has finished its actions in this movement phase.
    Finished {
        unit: UnitId,
    },
    /// A passenger is loaded (11.2).
    Loaded {
        carrier: UnitId,
        passenger: UnitId,
    },
    /// A passenger is unloaded (11.3).
    Unloaded {
        /// The passenger.
        unit: UnitId,
        hex: Hex,
    },
    /// An engineer works (12.3, 12.4).
    Worked {
        /// The engineer.
        unit: UnitId,
        /// The work; none when it is finished.
        work: Option<Work>,
    },
    /// A bridge is blown (12.4).
    BridgeBlown {
        from: Hex,
        to: Hex,
    },
    /// A side takes control of a victory hex (16.2).
    Passed {
        hex: Hex,
        side: Side,
    },
    /// A decision is pending, or no longer pending.
    Owed {
        decision: Option<Decision>,
    },
    /// Panicked units run (14.4).
    Bolting {
        /// The units that may still bolt, in their order.
        units: Vec<UnitId>,
        run: Option<Run>,
    },
    /// Pin markers are removed (3.5).
    PinsRemoved {
        units: Vec<UnitId>,
    },
    /// A unit is no longer disrupted (13).
    Recovered {
        unit: UnitId,
    },
    /// A fire of off-board artillery is used up (8.4).
    FireSpent {
        side: Side,
        battery: UnitId,
    },
    /// Off-board artillery or aircraft have executed their part of the plot.
    Executed {
        side: Side,
        /// The battery; none for aircraft.
        battery: Option<UnitId>,
        hex: Hex,
        /// Whether a sortie is used up.
        spent: bool,
    },
    /// The referee is switched off or on.
    RefereeSwitched {
        /// Whether it is on.
        on: bool,
    },
    /// Counters are put somewhere by hand.
    Placed {
        units: Vec<UnitId>,
        place: Place,
    },
    /// The condition of a unit is set by hand (6.4).
    ConditionSet {
        unit: UnitId,
        pinned: bool,
        will_panic: bool,
        disruption: u8,
    },
    /// A wreck is set or removed by hand.
    WreckSet {
        hex: Hex,
        /// Whether there is one now.
        wreck: bool,
    },
    /// A bridge is blown or repaired by hand.
    BridgeSet {
        from: Hex,
        to: Hex,
        /// Whether it is blown now.
        blown: bool,
    },
    /// Turn and phase are set by hand.
    ClockSet {
        turn: u8,
        phase: Phase,
    },
    /// A side offered to end the game, or the offer is withdrawn.
    EndOffered {
        /// The side that offers.
        side: Option<Side>,
    },
    /// A side plots before the side that would be asked first; the order has no effect (5).
    PlotsFirst {
        side: Side,
    },
    /// The game ended before it was played out.
    BrokenOff {
        ending: Ending<Side>,
    },
    /// The game ends (16).
    Ended {
        outcome: Outcome,
    },
}
