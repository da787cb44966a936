//! The events themselves.

use crate::{
    engine::{
        board::Hex,
        charts::Odds,
        counters::{Points, UnitId},
        orders::Ending,
    },
    games::platoon::rules::{
        by_hand::marking::Marking,
        combat::{Kind, Reason},
        conduct::Decision,
        counter::{Clearing, LoadMarker, Place},
        kinds::Side,
        order::Work,
        phase::Phase,
        position::{Outcome, Registration, UnderWay},
        scenario::charts::CombatResult,
    },
};
use serde::{Deserialize, Serialize};

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum DiePurpose {
    Attack(Hex),
    /// Indirect fire or mines at one unit of a hex.
    Unit(UnitId),
}

/// The cause for which a unit gets a marker of spotting, loses it, or stops.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Cause {
    /// It entered a hex in sight (10.2a).
    Entered,
    /// It fired (10.2b).
    Fired,
    /// It loads or unloads in sight (18.3).
    Loads,
    /// No enemy sees it any more, or it is in the open (10.5).
    OutOfSight,
    /// A player turn has ended (10.7).
    TurnEnds,
    /// Mines (17.2).
    Mines,
    /// Fire (14.7).
    Fire,
    /// The path ended (15.5, 8.2).
    Done,
    /// Unknown enemies (19.2).
    Met,
}

/// The strengths of an attack and its odds (11).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Figures {
    pub strength: u16,
    pub defence: u16,
    pub odds: Odds,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub enum Event {
    /// A phase begins; the states that lasted for the one before it end.
    PhaseOpened {
        turn: u8,
        phase: Phase,
    },
    /// A unit is set up, or moved to another place.
    Placed {
        unit: UnitId,
        hex: Hex,
    },
    /// A unit is set up in a carrier.
    PlacedAboard {
        unit: UnitId,
        carrier: UnitId,
    },
    /// Mines, a fort or a block are laid at set-up, or removed.
    Laid {
        side: Side,
        work: Work,
        hex: Hex,
        there: bool,
    },
    /// A marker of heavy equipment is placed, steps, is turned round or comes off (18.2).
    Marked {
        carrier: UnitId,
        marker: Option<LoadMarker>,
    },
    /// An attack is made (11).
    Attacked {
        kind: Kind,
        /// The attacking units; none if it is mines.
        by: Vec<UnitId>,
        hex: Hex,
        /// The units struck; none if it is a fort.
        struck: Vec<UnitId>,
        /// Whether one unit is singled out of its stack.
        singly: bool,
        /// None for indirect fire at cover with hidden units: it is divided among all that are there, so its strength
        /// would tell how many they are (13.8, 19.2).
        figures: Option<Figures>,
        modifiers: Vec<(Reason, i8)>,
    },
    /// A die is rolled.
    Die {
        purpose: DiePurpose,
        roll: u8,
    },
    /// The effect of an attack on a unit (11.8); a dispersed unit that suffers no more than that stays dispersed.
    Suffered {
        unit: UnitId,
        result: CombatResult,
    },
    /// A unit gets a marker D or DD (11.9).
    Dispersed {
        unit: UnitId,
        /// Whether it was placed in its owner's own player turn, whose end it outlasts.
        now: bool,
    },
    /// A unit is removed, with a wreck if it was armoured (11.11).
    Destroyed {
        unit: UnitId,
        wreck: Option<Hex>,
    },
    /// A fort was attacked; it falls or holds (17.3).
    FortHit {
        hex: Hex,
        falls: bool,
    },
    /// An empty fort of the enemy is taken (17.4).
    FortTaken {
        hex: Hex,
        side: Side,
    },
    /// Units have fired or assaulted (11.10).
    Inverted {
        units: Vec<UnitId>,
    },
    /// Units are turned face up.
    TurnedUp {
        units: Vec<UnitId>,
    },
    /// Units recover from dispersal (11.9).
    Recovered {
        units: Vec<UnitId>,
    },
    /// Units are no longer quick (6.7).
    Rested {
        units: Vec<UnitId>,
    },
    /// A unit enters a hex, or the map, with the points spent so far in this phase.
    Moved {
        unit: UnitId,
        hex: Hex,
        spent: Points,
    },
    /// A unit marches quickly (6.7).
    Hastened {
        unit: UnitId,
    },
    /// A unit does not move any more in this phase (6.9).
    Halted {
        unit: UnitId,
        why: Cause,
    },
    /// Units overrun a hex and exit behind it, with the points that they have spent (15.5).
    Overran {
        units: Vec<(UnitId, Hex, Points)>,
        hex: Hex,
    },
    /// A marker of heavy equipment is turned round, and does not step (18.2c).
    Flipped {
        carrier: UnitId,
        marker: LoadMarker,
    },
    /// A unit is loaded (8.2, 18.2), at a cost to its carrier (8.8).
    Loaded {
        carrier: UnitId,
        passenger: UnitId,
        cost: Points,
    },
    /// A passenger unloads; a fresh one does nothing until its owner's next player turn (8.4, 18.2).
    Unloaded {
        carrier: UnitId,
        passenger: UnitId,
        hex: Hex,
        fresh: bool,
        cost: Points,
    },
    /// Riders fall off their vehicle (8.6).
    FellOff {
        unit: UnitId,
        hex: Hex,
    },
    /// A unit leaves the map (4.3).
    Exited {
        unit: UnitId,
    },
    /// A unit in cover is spotted (10.2).
    Spotted {
        unit: UnitId,
        opportunity: bool,
        why: Cause,
    },
    /// Markers of spotting are removed, or become usual ones (10.5, 10.7).
    SpottingEnds {
        units: Vec<UnitId>,
        becomes_spotted: bool,
        why: Cause,
    },
    /// A move waits, or waits no longer.
    UnderWay {
        move_on: Option<UnderWay>,
    },
    /// The opponent is asked whether to fire, or the question is over (14.1).
    Owed {
        decision: Option<Decision>,
    },
    /// An engineer works on mines, or stops (17.6).
    Cleared {
        unit: UnitId,
        clearing: Option<Clearing>,
    },
    MinesGone {
        hex: Hex,
    },
    /// Hidden mines have attacked and are known (19.2).
    MinesKnown {
        hex: Hex,
    },
    /// A hidden fort is spotted and known (19.2).
    FortKnown {
        hex: Hex,
    },
    /// Indirect fire falls on a hex in which no enemy is known (19.2).
    Shelled {
        by: Vec<UnitId>,
        hex: Hex,
    },
    /// Hidden units are met or hit, and seen for the rest of the player turn (19.2).
    Shown {
        units: Vec<UnitId>,
    },
    /// Hidden units come into sight (19.2).
    Sighted {
        units: Vec<UnitId>,
    },
    /// Units in cover are lost from sight (19.2).
    Vanished {
        units: Vec<UnitId>,
    },
    /// Something that only one side sees (19.2).
    Unseen {
        side: Side,
        event: Box<Event>,
    },
    /// A registration marker is placed (13.3).
    Registered {
        marker: Registration,
    },
    /// One is removed.
    Unregistered {
        marker: Registration,
    },
    /// A hex that counts has another holder (20.2).
    Held {
        hex: Hex,
        side: Side,
    },
    /// A side has given its units instructions (14.6).
    Instructed {
        side: Side,
    },
    /// The referee is switched off or on.
    RefereeSwitched {
        on: bool,
    },
    /// Counters were put somewhere by hand, or taken off.
    PutByHand {
        units: Vec<UnitId>,
        place: Place,
    },
    /// The condition of a counter was set by hand.
    ConditionSet {
        unit: UnitId,
        inverted: bool,
        dispersed: bool,
        spotted: bool,
    },
    /// A mark was set in a hex by hand, or removed.
    MarkSet {
        marking: Marking,
        hex: Hex,
        there: bool,
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
    /// The game ends (20).
    Ended {
        outcome: Outcome,
    },
}
