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

/// What a die is thrown for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum DiePurpose {
    /// A panic digit of a side; 10 stands for 0 (14.1).
    PanicDigit(Side),
    /// Whether a unit panics (option, 14.1).
    Panic(UnitId),
    /// An attack on a unit (6.1).
    Attack(UnitId),
    /// Mines under a unit (17.1).
    Mines(UnitId),
    /// Whether a panicked unit bolts (14.4).
    Bolt(UnitId),
    /// Which way it runs.
    BoltWay(UnitId),
    /// Disruption to be removed (13).
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
    /// A die is thrown.
    Die {
        purpose: DiePurpose,
        /// With how many faces.
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
    /// A side has committed its plot; nobody else sees it.
    Plotted {
        side: Side,
    },
    /// Units panic; their marker goes (14.2).
    Panicked {
        units: Vec<UnitId>,
    },
    /// A part of a plot is shown (5.6).
    Shown {
        side: Side,
        /// What is shown of it.
        plot: Plot,
    },
    /// A unit has an attack made on it (6).
    Attacked {
        /// By whom.
        by: Attacker,
        unit: UnitId,
        hex: Hex,
        /// The way through the procedure chart.
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
        /// Whether the unit was about to leave.
        leaving: bool,
        result: CombatResult,
    },
    /// A unit has fired, or let its chance lapse.
    Fired {
        unit: UnitId,
        /// Whether it was indirect fire.
        indirect: bool,
    },
    /// Results are put on a unit (6.4).
    Suffered {
        unit: UnitId,
        /// Whether it is pinned by them.
        pinned: bool,
        /// Whether it will panic by them.
        will_panic: bool,
        /// The degree of disruption that it has now.
        disruption: u8,
    },
    /// A unit is destroyed (6.4.3).
    Destroyed {
        unit: UnitId,
        /// Where a wreck is left, if one is.
        wreck: Option<Hex>,
    },
    /// All results that waited have been applied.
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
    /// A unit has done what it may do in this movement phase.
    Finished {
        unit: UnitId,
    },
    /// A passenger gets in (11.2).
    Loaded {
        carrier: UnitId,
        passenger: UnitId,
    },
    /// A passenger gets out (11.3).
    Unloaded {
        /// The passenger.
        unit: UnitId,
        hex: Hex,
    },
    /// An engineer works (12.3, 12.4).
    Worked {
        /// The engineer.
        unit: UnitId,
        /// On what; none when the work is finished.
        work: Option<Work>,
    },
    /// A bridge is gone (12.4).
    BridgeBlown {
        from: Hex,
        to: Hex,
    },
    /// A side comes to hold a hex that counts (16.2).
    Passed {
        hex: Hex,
        side: Side,
    },
    /// Something must be decided, or nothing any more.
    Owed {
        decision: Option<Decision>,
    },
    /// Panicked units run (14.4).
    Bolting {
        /// Those that may still bolt, in their order.
        units: Vec<UnitId>,
        run: Option<Run>,
    },
    /// Pin markers come off (3.5).
    PinsRemoved {
        units: Vec<UnitId>,
    },
    /// A unit is disrupted no more (13).
    Recovered {
        unit: UnitId,
    },
    /// A fire of off-board artillery is used up (8.4).
    FireSpent {
        side: Side,
        battery: UnitId,
    },
    /// Off-board artillery or aircraft have done their part of the plot.
    Executed {
        side: Side,
        /// The battery; none for aircraft.
        battery: Option<UnitId>,
        hex: Hex,
        /// Whether a sortie is used up.
        spent: bool,
    },
    /// The referee goes out, or comes back.
    RefereeSwitched {
        /// Whether he judges.
        on: bool,
    },
    /// Counters are put somewhere by hand.
    Placed {
        units: Vec<UnitId>,
        place: Place,
    },
    /// What holds of a unit is set by hand (6.4).
    ConditionSet {
        unit: UnitId,
        pinned: bool,
        will_panic: bool,
        disruption: u8,
    },
    /// A wreck is set by hand, or taken off.
    WreckSet {
        hex: Hex,
        /// Whether there is one now.
        wreck: bool,
    },
    /// A bridge is blown by hand, or stands again.
    BridgeSet {
        from: Hex,
        to: Hex,
        /// Whether it is gone now.
        blown: bool,
    },
    /// Turn and phase are set by hand.
    ClockSet {
        turn: u8,
        phase: Phase,
    },
    /// A side offered to end the game, or the offer is gone.
    EndOffered {
        /// Who offers.
        side: Option<Side>,
    },
    /// A side plots before the one that is asked first otherwise; it makes no difference (5).
    PlotsFirst {
        side: Side,
    },
    /// The game is not played out.
    BrokenOff {
        ending: Ending<Side>,
    },
    /// The game ends (16).
    Ended {
        outcome: Outcome,
    },
}
