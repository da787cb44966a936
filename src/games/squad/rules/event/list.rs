//! The events of the game.

use crate::{
    engine::{
        board::{Hex, Side6},
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

/// What a die is thrown for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum DiePurpose {
    /// One of the two dice of an attack on a hex.
    Attack(Hex),
    /// One of the two that decide whether an armoured vehicle is killed (16.6).
    Kill(UnitId),
    /// Which armour a line meets that runs between front and rear (7.5).
    Side(UnitId),
    /// Whether a gun or vehicle survives (13.9), or its crew stays (16.7).
    Survival(UnitId),
    /// How far a mission falls from its hex, and where to (19.2).
    Scatter,
    /// One of the two to rally (13.12).
    Rally(UnitId),
    /// One of the two for valour (21.1).
    Valour(UnitId),
    /// Mines (20.5).
    Mines(UnitId),
    /// The sniper's shot, or the search for him (21.4).
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
    /// At an armoured vehicle, or whatever else is aimed at by itself (16).
    AntiTank,
    /// The same behind an AFV that has driven over somebody (18.4).
    LastShot,
}

/// Why a unit stops.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Cause {
    /// Fire has pinned or immobilised it (14.2).
    Fire,
    /// Its leader went no further (6.1).
    Leader,
    Wire,
    /// The way ahead is closed, or too dear.
    Closed,
    /// Enemies of whom nobody knew (22.2).
    Met,
}

/// What became of a unit that was hit.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Lost {
    /// Its shield or valour took a point (13.10).
    Spared,
    Pinned,
    /// To this half squad.
    Reduced(UnitId),
    ReducedAndPinned(UnitId),
    Eliminated,
    /// An armoured vehicle moves no more (16.6).
    Immobile,
    /// The crew has left it: it is lost (16.7).
    Left,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub enum Event {
    /// A phase begins; with it what lasted for the one before it ends.
    PhaseOpened {
        turn: u8,
        phase: Phase,
    },
    /// A unit is set up, or put elsewhere.
    Placed {
        unit: UnitId,
        hex: Hex,
        facing: Option<Side6>,
    },
    PlacedAboard {
        unit: UnitId,
        carrier: UnitId,
    },
    /// A weapon comes into the hands of infantry.
    Armed {
        weapon: UnitId,
        unit: UnitId,
    },
    /// A work is built at set-up, or taken up.
    Built {
        side: Side,
        work: WorkKind,
        hex: Hex,
        facing: Option<Side6>,
        there: bool,
    },
    /// Pinned units are themselves again (3.1 a, 13.12).
    Recovered {
        units: Vec<UnitId>,
    },
    /// A mission, or a barrage of smoke, is called down (19).
    Called {
        side: Side,
        mission: Option<Mission>,
        hex: Hex,
    },
    /// It falls; nowhere if it is lost off the map (19.2).
    Fell {
        mission: Option<Mission>,
        hex: Option<Hex>,
    },
    /// Smoke of this number, for so many factors of the side (11).
    SmokeLaid {
        side: Side,
        hex: Hex,
        number: u8,
        factors: u8,
    },
    /// Smoke 2 becomes Smoke 1, and that goes (3.6).
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
        /// What it must be thrown for: the row of the table from 0, the roll to hit, the kill number.
        needs: i8,
        modifiers: Vec<(Reason, i8)>,
    },
    Die {
        purpose: DiePurpose,
        roll: u8,
    },
    /// So many casualty points fall on a hex (13.3).
    Points {
        hex: Hex,
        points: u16,
    },
    /// A unit pays with this, or suffers it (13.6, 16).
    Suffered {
        unit: UnitId,
        lost: Lost,
    },
    /// A shot has hit an AFV, which dice below this eliminate now: 0 if none do, 13 if all do (16.6). From above,
    /// dice equal to it do so too (16.8).
    Hit {
        unit: UnitId,
        needs: i8,
    },
    /// An expendable weapon is used up (12.3).
    UsedUp {
        side: Side,
        weapon: UnitId,
    },
    /// These bear a Fire marker now.
    Fired {
        units: Vec<UnitId>,
    },
    Valorous {
        unit: UnitId,
    },
    /// The wire in a hex is gone (20.6).
    WireCleared {
        hex: Hex,
    },
    /// Units begin to move: by assault move, with a leader.
    SetOut {
        units: Vec<UnitId>,
        assault: bool,
        led: bool,
    },
    /// Infantry has laid smoke in this phase (11.1).
    HasSmoked {
        unit: UnitId,
    },
    /// They have entered a hex, with what each has spent so far.
    Moved {
        units: Vec<UnitId>,
        hex: Hex,
        spent: Vec<u16>,
    },
    /// They stop in the hex of a work, and are in it (20.1).
    InWork {
        units: Vec<UnitId>,
    },
    /// A vehicle or gun faces a side now, with what it has spent so far.
    Turned {
        unit: UnitId,
        facing: Side6,
        spent: u16,
    },
    /// They do not move any more in this phase.
    Halted {
        units: Vec<UnitId>,
        why: Cause,
    },
    /// Their move is over: they bear a Move marker.
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
        facing: Option<Side6>,
    },
    /// A rally was tried (13.12).
    Tried {
        unit: UnitId,
    },
    /// All markers of fire and movement are taken off (3.6).
    MarkersOff,
    SniperPlaced {
        side: Side,
        hex: Hex,
    },
    /// He is off the map, until he is activated again or for good (21.4, 21.5).
    SniperGone {
        side: Side,
        for_good: bool,
    },
    MinesKnown {
        hex: Hex,
    },
    /// The side holds the hex now (23.2).
    Held {
        hex: Hex,
        side: Side,
    },
    /// What goes on when nobody is asked any more.
    Waits {
        tasks: Vec<Task>,
    },
    Owed {
        decision: Option<Decision>,
    },
    /// Units that were hidden are seen from now on (22.2).
    Shown {
        units: Vec<UnitId>,
    },
    /// Something that only one side sees (22).
    Unseen {
        side: Side,
        event: Box<Event>,
    },
    /// A side has told its units when to fire (14.6).
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
    /// A mark was set in a hex by hand, or taken off.
    MarkSet {
        marking: Marking,
        hex: Hex,
        there: bool,
    },
    /// A bunker was turned by hand.
    WorkTurned {
        hex: Hex,
        facing: Side6,
    },
    /// The clock was set by hand.
    ClockSet {
        turn: u8,
        phase: Phase,
    },
    /// A side offered to end the game, or the offer is gone.
    EndOffered {
        side: Option<Side>,
    },
    /// The game is not played out.
    BrokenOff {
        ending: Ending<Side>,
    },
    Ended {
        outcome: Outcome,
    },
}
