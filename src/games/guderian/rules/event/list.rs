//! All events, with their contents.

use super::{
    super::{
        counter::Place,
        kinds::{Kind, Pool, Side},
        phase::Phase,
        position::Outcome,
    },
    Cause, DiePurpose, Reason,
};
use crate::{
    engine::{
        board::Hex,
        charts::Odds,
        counters::{Points, UnitId},
    },
    games::guderian::rules::{
        by_hand::table_state::Ending,
        combat::{
            battle::{Decision, Stage, Vacated},
            results::CombatResult,
            strength::{AttackStrength, DefenceStrength},
        },
    },
};
use serde::{Deserialize, Serialize};

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Event {
    PhaseOpened {
        turn: u8,
        phase: Phase,
    },
    PhaseClosed {
        phase: Phase,
    },
    /// A die was rolled.
    Die {
        purpose: DiePurpose,
        /// 1 to 6.
        roll: u8,
    },
    /// An army's die decided whether it may move (5.21).
    ArmyReleased {
        army: UnitId,
        free: bool,
    },
    /// A unit was put on the map at set-up.
    Deployed {
        unit: UnitId,
        hex: Hex,
    },
    /// Supply was judged for movement; units that are not named are in supply (11.0).
    SupplyJudged {
        side: Side,
        /// Units out of supply.
        out: Vec<UnitId>,
        /// Soviet units outside every leader's radius.
        beyond: Vec<UnitId>,
    },
    /// An untried division was drawn into the box of an area.
    Drawn {
        /// Its neutral id.
        unit: UnitId,
        /// Rifle or armour.
        kind: Kind,
        /// The area of the box.
        area: UnitId,
    },
    /// An empty pool was filled from a dead pile (12.4).
    Recycled {
        pool: Pool,
        /// Whether from the pile of those without strength.
        second: bool,
    },
    /// No division was left to draw (12.4).
    PoolEmpty {
        pool: Pool,
    },
    /// Scheduled units may enter now.
    BecameDue {
        units: Vec<UnitId>,
        area: UnitId,
    },
    /// A provisional division that did not enter was given up (14.1).
    Forfeited {
        /// The division.
        unit: UnitId,
    },
    Entered {
        units: Vec<UnitId>,
        /// Their path, from the entry hex.
        path: Vec<Hex>,
        left: Vec<Points>,
    },
    /// Units walked.
    Moved {
        units: Vec<UnitId>,
        path: Vec<Hex>,
        left: Vec<Points>,
        /// Whether they are done with moving.
        done: bool,
    },
    /// Units went by train.
    Railed {
        units: Vec<UnitId>,
        path: Vec<Hex>,
        /// Rail points spent.
        points: u16,
        /// Rail capacity used.
        capacity: u8,
    },
    /// An overrun was declared and paid for.
    OverrunDeclared {
        units: Vec<UnitId>,
        target: Hex,
        left: Vec<Points>,
    },
    AttackDeclared {
        units: Vec<UnitId>,
        targets: Vec<Hex>,
    },
    /// An untried division was revealed (12.2).
    Revealed {
        /// Its neutral id.
        unit: UnitId,
        division: UnitId,
    },
    /// A unit went back from an attack that it could not make (12.3, 10.23).
    WentBack {
        unit: UnitId,
        /// The hex that it went to.
        hex: Hex,
    },
    /// A revealed unit that cannot attack stays in its hex, out of the battle (12.3).
    StoodAside {
        unit: UnitId,
    },
    /// Target hexes that emptied before the die (12.3).
    TargetsEmptied {
        hexes: Vec<Hex>,
    },
    /// The strengths were compared (9.4).
    Compared {
        /// The attack, with its parts.
        attack: AttackStrength,
        /// The defence, with its parts.
        defence: DefenceStrength,
        /// The odds column.
        odds: Odds,
    },
    /// No unit was left to attack with: the attack is void (K12.10.1).
    AttackVoid,
    /// The combat results table gave a result (9.5).
    Resolved {
        result: CombatResult,
    },
    /// A side chose between loss and retreat (9.6).
    Chosen {
        side: Side,
        retreat: bool,
        /// Steps or hexes.
        amount: u8,
    },
    /// A unit lost a step and survives (9.61).
    StepLost {
        unit: UnitId,
        /// Steps lost in all.
        lost: u8,
    },
    Eliminated {
        unit: UnitId,
        /// The cause of the loss.
        cause: Cause,
    },
    /// A stack retreated (9.7).
    Retreated {
        units: Vec<UnitId>,
        /// The hex that they left.
        from: Hex,
        path: Vec<Hex>,
        /// Whether they ended in a hex with friendly units.
        refuge: bool,
    },
    /// Hexes that the losers left, with their paths, open to an advance.
    Left {
        hexes: Vec<Vacated>,
    },
    /// Units were disrupted by an overrun (6.6).
    Disrupted {
        units: Vec<UnitId>,
    },
    /// Units recovered from disruption (6.6).
    Recovered {
        units: Vec<UnitId>,
    },
    /// Units entered the hex that they overran (6.5).
    Overran {
        units: Vec<UnitId>,
        hex: Hex,
    },
    /// The movement of overrunning units ended (6.52).
    Halted {
        units: Vec<UnitId>,
    },
    /// Winners advanced (9.8).
    Advanced {
        units: Vec<UnitId>,
        path: Vec<Hex>,
    },
    /// A battle came to its next stage; other events show players its contents.
    Staged {
        stage: Stage,
    },
    /// A decision became pending, or the pending one was made.
    Owed {
        decision: Option<Decision>,
    },
    /// An interdiction marker was placed (13.0).
    MarkerPlaced {
        side: Side,
        hex: Hex,
    },
    /// An interdiction marker was taken off by hand.
    MarkerLifted {
        side: Side,
        hex: Hex,
    },
    /// A side's interdiction markers came off (13.33, 13.4).
    MarkersTaken {
        side: Side,
    },
    /// A railway was cut (6.37).
    RailCut {
        hex: Hex,
    },
    /// A rail cut was repaired; trains run from the next turn (6.37).
    RailMended {
        hex: Hex,
    },
    /// A rail cut was removed by a German unit (6.37).
    RailCutLifted {
        hex: Hex,
    },
    /// A leader was flown out and returns later (10.4).
    FlownOut {
        /// The leader.
        unit: UnitId,
        /// The turn in which it is due.
        turn: u8,
        /// The area in which it is due.
        area: UnitId,
    },
    /// A side was the last to pass a victory hex (15.11).
    Passed {
        hex: Hex,
        side: Side,
    },
    /// The victory places that count for the Germans at the end of their turn (15.12).
    PlacesJudged {
        /// For each place, whether it counts.
        german: Vec<bool>,
    },
    /// The clock of German interdiction in the east was set or set back (13.2, D-21).
    EastUnlocked {
        /// The turn at whose end the city is held; none if the Soviets have retaken any of it.
        since: Option<u8>,
    },
    /// Points were scored, in halves.
    Scored {
        /// The side that scored.
        side: Side,
        /// Half points.
        halves: i32,
        /// The reason.
        reason: Reason,
    },
    /// The first bid was made, face down (K19.3).
    BidMade,
    /// Both bids were opened (K19.3).
    BidsOpened {
        /// The first player's bid.
        first: u8,
        /// The second player's bid.
        second: u8,
        /// Whether the players change seats: the higher bidder plays the Germans.
        #[serde(default)]
        change: bool,
    },
    /// The game ended (15.2).
    Ended {
        outcome: Outcome,
    },
    /// The referee was switched off or on.
    RefereeSwitched {
        /// Whether the referee is on now.
        on: bool,
    },
    /// Counters were put somewhere by hand.
    Placed {
        units: Vec<UnitId>,
        place: Place,
    },
    /// An untried division was taken from its pool and put into a hex by hand.
    Brought {
        /// Its neutral id.
        unit: UnitId,
        /// Rifle or armour.
        kind: Kind,
        hex: Hex,
    },
    /// Counters were taken off the map by hand.
    TakenOff {
        units: Vec<UnitId>,
    },
    /// The steps of a unit were set by hand.
    StepsSet {
        unit: UnitId,
        /// Steps lost in all.
        lost: u8,
    },
    /// Turn and phase were set by hand.
    ClockSet {
        turn: u8,
        phase: Phase,
    },
    /// The referee was switched on in a movement phase: these units move from their present hexes.
    Readied {
        units: Vec<UnitId>,
        /// Units out of supply.
        out: Vec<UnitId>,
        /// Units outside every leader's radius.
        beyond: Vec<UnitId>,
    },
    /// The dice are rolled by hand or by the program from now on.
    DiceTaken {
        /// Whether people roll them.
        by_hand: bool,
    },
    /// A side offered to end the game, or the offer is withdrawn.
    EndOffered {
        /// The side that offers.
        side: Option<Side>,
    },
    /// The game ended before it was played out.
    BrokenOff {
        ending: Ending,
    },
}
