//! The events of the game.

use crate::{
    engine::{
        board::{Hex, Hexside},
        counters::UnitId,
        orders::Ending,
    },
    games::squad::rules::{
        by_hand::marking::Marking,
        counter::{Condition, Place},
        fire::modifier::Reason,
        kinds::Side,
        phase::Phase,
        position::{Lane, Mission, Outcome, Task, WorkKind, decision::Decision},
    },
};
use serde::{Deserialize, Serialize};

/// The purpose of a roll.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum DiePurpose {
    /// One of the two dice of an attack on a hex.
    Attack(Hex),
    /// One of the two dice that decide whether an armoured vehicle is eliminated (16.6).
    Kill(UnitId),
    /// The armour side that is hit where the line runs between front and rear (7.5).
    Side(UnitId),
    /// Survival of a gun or vehicle (13.9), or whether a crew stays (16.7).
    Survival(UnitId),
    /// The distance and direction in which a mission scatters (19.2).
    Scatter,
    /// One of the two dice to rally (13.12).
    Rally(UnitId),
    /// One of the two dice for valour (21.1).
    Valour(UnitId),
    /// Mines (20.5).
    Mines(UnitId),
    /// The sniper's shot, or the search for it (21.4).
    Sniper,
}

/// A kind of attack.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Kind {
    /// In the fire phase, or defensive fire (3.2, 3.4).
    Fire,
    Opportunity,
    Lane,
    Mission(Mission),
    Overrun,
    Assault,
    Sniper,
    /// At an armoured vehicle, or another target that is attacked by itself (16).
    AntiTank,
    /// At the rear of an AFV after its overrun (18.4).
    LastShot,
}

/// The reason why a unit stops.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Cause {
    /// Fire has pinned or immobilized it (14.2).
    Fire,
    /// Its leader stopped (6.1).
    Leader,
    Wire,
    /// The path ahead is closed, or costs too much.
    Closed,
    /// Unknown enemies (22.2).
    Met,
}

/// The loss of a unit that was hit.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Lost {
    /// Its shield or valour cancelled a point (13.10).
    Spared,
    Pinned,
    /// Reduced to this half squad.
    Reduced(UnitId),
    ReducedAndPinned(UnitId),
    Eliminated,
    /// An armoured vehicle is immobilized (16.6).
    Immobile,
    /// The crew has abandoned it, and it is eliminated (16.7).
    Left,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub enum Event {
    /// A phase begins. Everything that lasted for the previous one ends.
    PhaseOpened {
        turn: u8,
        phase: Phase,
    },
    /// A unit is set up, or moved to another place.
    Placed {
        unit: UnitId,
        hex: Hex,
        facing: Option<Hexside>,
    },
    PlacedAboard {
        unit: UnitId,
        carrier: UnitId,
    },
    /// A weapon is given to infantry.
    Armed {
        weapon: UnitId,
        unit: UnitId,
    },
    /// A work is built at set-up, or removed.
    Built {
        side: Side,
        work: WorkKind,
        hex: Hex,
        facing: Option<Hexside>,
        there: bool,
    },
    /// Pinned units recover (3.1 a, 13.12).
    Recovered {
        units: Vec<UnitId>,
    },
    /// A mission, or a smoke barrage, is called (19).
    Called {
        side: Side,
        mission: Option<Mission>,
        hex: Hex,
    },
    /// It is resolved in a hex, or in none if it is lost off the map (19.2).
    Fell {
        mission: Option<Mission>,
        hex: Option<Hex>,
    },
    /// Smoke of this number is laid, with this many factors of the side (11).
    SmokeLaid {
        side: Side,
        hex: Hex,
        number: u8,
        factors: u8,
    },
    /// Smoke 2 becomes Smoke 1, and Smoke 1 is removed (3.6).
    SmokeThins,
    Split {
        squad: UnitId,
        halves: [UnitId; 2],
        /// Its weapons, with the half that keeps them.
        weapons: Vec<UnitId>,
        keeps: UnitId,
    },
    Joined {
        halves: [UnitId; 2],
        squad: UnitId,
    },
    /// An attack is made.
    Attacked {
        kind: Kind,
        by: Vec<UnitId>,
        leader: Option<UnitId>,
        hex: Hex,
        struck: Vec<UnitId>,
        /// Anti-personnel strength, of the attack or of both sides of an assault; 0 against armour.
        strength: u16,
        against: u16,
        /// The number needed: the row of the table from 0, the roll to hit, or the kill number.
        needs: i8,
        modifiers: Vec<(Reason, i8)>,
    },
    Die {
        purpose: DiePurpose,
        roll: u8,
    },
    /// A number of casualty points on a hex (13.3).
    Points {
        hex: Hex,
        points: u16,
    },
    /// A unit pays with this loss, or suffers it (13.6, 16).
    Suffered {
        unit: UnitId,
        lost: Lost,
    },
    /// A shot has hit an AFV, and dice below this number now eliminate it: 0 if none do, 13 if all do (16.6). From
    /// above, dice equal to it do so too (16.8).
    Hit {
        unit: UnitId,
        needs: i8,
    },
    /// An expendable weapon is used up (12.3).
    UsedUp {
        side: Side,
        weapon: UnitId,
    },
    /// These units get a Fire marker.
    Fired {
        units: Vec<UnitId>,
    },
    Valorous {
        unit: UnitId,
    },
    /// The wire in a hex is removed (20.6).
    WireCleared {
        hex: Hex,
    },
    /// Units begin to move: by assault move or not, with a leader or not.
    SetOut {
        units: Vec<UnitId>,
        assault: bool,
        led: bool,
    },
    /// Infantry has laid smoke in this phase (11.1).
    HasSmoked {
        unit: UnitId,
    },
    /// Units have entered a hex, with the points that each has spent so far.
    Moved {
        units: Vec<UnitId>,
        hex: Hex,
        spent: Vec<u16>,
    },
    /// Units stop in the hex of a work, and are in it (20.1).
    InWork {
        units: Vec<UnitId>,
    },
    /// A vehicle or gun has a new facing, with the points that it has spent so far.
    Turned {
        unit: UnitId,
        facing: Hexside,
        spent: u16,
    },
    /// Units cannot move any more in this phase.
    Halted {
        units: Vec<UnitId>,
        why: Cause,
    },
    /// The move of units is over: they get a Move marker.
    HaveMoved {
        units: Vec<UnitId>,
    },
    Loaded {
        carrier: UnitId,
        passengers: Vec<UnitId>,
    },
    Unloaded {
        carrier: UnitId,
        passengers: Vec<UnitId>,
        hex: Hex,
    },
    Exited {
        unit: UnitId,
    },
    LaneLaid {
        lane: Lane,
    },
    Advanced {
        unit: UnitId,
        hex: Hex,
        facing: Option<Hexside>,
    },
    /// A unit has tried to rally (13.12).
    Tried {
        unit: UnitId,
    },
    /// All markers of fire and movement are removed (3.6).
    MarkersOff,
    SniperPlaced {
        side: Side,
        hex: Hex,
    },
    /// The sniper leaves the map, until it is activated again or for good (21.4, 21.5).
    SniperGone {
        side: Side,
        for_good: bool,
    },
    MinesKnown {
        hex: Hex,
    },
    /// The side now controls the hex (23.2).
    Held {
        hex: Hex,
        side: Side,
    },
    /// The task that goes on when no decision is pending.
    Waits {
        tasks: Vec<Task>,
    },
    Owed {
        decision: Option<Decision>,
    },
    /// Hidden units are revealed (22.2).
    Shown {
        units: Vec<UnitId>,
    },
    /// An event that only one side sees (22).
    Unseen {
        side: Side,
        event: Box<Event>,
    },
    /// A side has instructed its units when to fire (14.6).
    Instructed {
        side: Side,
    },
    /// Whether the referee judges orders.
    RefereeSwitched {
        on: bool,
    },
    PutByHand {
        units: Vec<UnitId>,
        place: Place,
    },
    ConditionSet {
        unit: UnitId,
        condition: Condition,
    },
    /// A mark was set in a hex by hand, or removed.
    MarkSet {
        marking: Marking,
        hex: Hex,
        there: bool,
    },
    /// A bunker was turned by hand.
    WorkTurned {
        hex: Hex,
        facing: Hexside,
    },
    /// The clock was set by hand.
    ClockSet {
        turn: u8,
        phase: Phase,
    },
    /// A side offered to end the game, or the offer is withdrawn.
    EndOffered {
        side: Option<Side>,
    },
    /// The game ended before it was played out.
    BrokenOff {
        ending: Ending<Side>,
    },
    Ended {
        outcome: Outcome,
    },
}
