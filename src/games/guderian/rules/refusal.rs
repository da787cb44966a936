//! Refusals: the one table of their cases and texts.

use super::kinds::Side;
use crate::engine::{
    board::Hex,
    counters::{Points, UnitId},
    orders::refusals,
    text::{Arg, texts},
};

texts! { "en": ["guderian-refusals.ftl"], "de": ["guderian-refusals.ftl"] }

refusals! {
    "guderian-refusal";
    // The sequence of play
    "4.0" NotNow { what: Arg };
    "4.0" GameOver;
    "4.0" NotYours { unit: UnitId };
    "4.0" DecisionOwed { side: Side, what: Arg };
    "4.0" NothingAsked;
    "K5.1" NobodyNamed;
    "K5.1" NamedTwice { unit: UnitId };
    "K5.1" NoSuchUnit { unit: UnitId };
    "K5.1" NoPath;
    "K5.1" NotOnMap { unit: UnitId };
    "K5.1" NotTogether { unit: UnitId, hex: Hex };
    "K5.1" Parted { unit: UnitId };
    "6.12" OffMap { hex: Hex };
    "6.12" NotNeighbours { from: Hex, to: Hex };
    "6.12" HasMoved { unit: UnitId };
    "K5.1" PicksUp { unit: UnitId };
    "K2.B3" OnlyMechanized { unit: UnitId };
    "K5.2" TooFar { hex: Hex, cost: Points, left: Points };
    "6.21" EnemyThere { hex: Hex };
    "K5.4" Lake { hex: Hex };
    "6.22" MustStop { hex: Hex, owner: String };
    "8.13" HeldInZone { hex: Hex, owner: String };
    "K5.6" Disrupted { unit: UnitId };
    "6.4" ClosedColumn { hex: Hex, until: u8 };
    "10.23" LeaderAlone { hex: Hex };

    // Set-up and the Soviet first turn
    "K3.2" NotInSetUp { unit: UnitId };
    "K3.2" NotArmyHex { unit: UnitId, hex: Hex };
    "K3.2" SetUpUnfinished { unit: UnitId };
    "5.21" ArmyHeld { unit: UnitId };
    "5.21" LeaderHeld { unit: UnitId };
    "5.21" ShuffleOneByOne;
    "5.21" ShuffleOneHex;
    "5.23" MarchWest { hex: Hex };
    "5.23" MarchTwice { hex: Hex };
    "5.23" MarchEndsWest { hex: Hex };
    "5.23" MarchNotWhole { unit: UnitId, left: Points, hex: Hex };
    "5.23" MarchNoTrains { unit: UnitId };
    "K3.4" MarchNoOverrun { unit: UnitId };
    "K3.4" Unmarched { unit: UnitId };

    // Rail movement
    "K6.1" NoGermanTrains { unit: UnitId };
    "K6.1" RailFull { used: u8, capacity: u8 };
    "K6.2" RailTooFar { hex: Hex, points: u16 };
    "K6.3" NoRailway { hex: Hex };
    "K6.3" NoTrack { from: Hex, to: Hex };
    "K6.3" RailIsWholeMove { unit: UnitId };
    "6.32" RailInZone { hex: Hex };
    "6.37" RailCut { hex: Hex };
    "6.37" NoRailCuts;
    "6.37" CannotCut { hex: Hex };
    "6.37" NoCutThere { hex: Hex };

    // Overruns
    "K8.2.1" DidNotStartTogether { unit: UnitId };
    "K8.2" OnlyLeaders;
    "6.55" NotCommandedAtStart { unit: UnitId };
    "K8.3" OverrunTooDear { unit: UnitId, cost: Points, left: Points };
    "K8.4" OverrunTooFar { from: Hex, to: Hex };
    "K8.4" OverrunOverLake { hex: Hex };
    "K8.4" NobodyThere { hex: Hex };
    "6.52" Halted { unit: UnitId };
    "K13.3.1" SentBack { unit: UnitId };

    // Combat
    "9.1" NoTarget;
    "9.1" NobodyToAttack { hex: Hex };
    "K12.2" OnlyLeadersAttack;
    "9.14" HasAttacked { unit: UnitId };
    "9.14" WasAttacked { unit: UnitId, hex: Hex };
    "9.85" HasAdvanced { unit: UnitId };
    "9.85" AdvancedThere { unit: UnitId, hex: Hex };
    "9.23" NotAdjacentTarget { from: Hex, to: Hex };
    "K12.2" AttackOverLake { hex: Hex };
    "6.62" DisruptedAttack { unit: UnitId };
    "K13.3.1" DefendsOnly { unit: UnitId };
    "10.35" NotCommanded { unit: UnitId };
    "10.36" LeaderAttacksAlone { unit: UnitId };
    "9.61" CannotLoseStep { unit: UnitId };
    "9.72" NoStackToRoute { hex: Hex };
    "9.73" NotARoute { hex: Hex };
    "K12.13.2" StackTogether { hex: Hex };
    "7.1" NotExcess { unit: UnitId };
    "9.81" CannotAdvance { unit: UnitId };
    "9.81" AdvanceElsewhere { hex: Hex };
    "K12.14.3" NotTheirPath { hex: Hex };
    "K12.14.3" EnemyOnTheirPath { hex: Hex };
    "6.62" DisruptedAdvance { unit: UnitId };
    "9.86" AdvanceApart { from: Hex, to: Hex };
    "9.86" AdvanceOntoEnemy { hex: Hex };
    "9.86" AdvanceTooFar { hex: Hex };
    "K12.14.2" AdvanceFull { hex: Hex };

    // Interdiction
    "13.1" NoMarkerLeft;
    "13.1" MarkedAlready { hex: Hex };
    "K15.2" TooFarEast { hex: Hex, column: u8 };
    "13.4" SovietMarkerLies { hex: Hex };
    "13.4" SovietMarkerUsed { uses: u8 };
    "13.4" SovietMarkerTooLate { turn: u8 };
    "13.4" MarkerOnGermans { hex: Hex };

    // Reinforcements
    "14.0" NotDue { unit: UnitId };
    "14.0" NotDueTogether { unit: UnitId };
    "14.0" NotEntryPhase;
    "14.3" NotTheirArea { hex: Hex, area: UnitId };
    "14.12" NotItsEntrance { hex: Hex };
    "14.2" NotTheFront { hex: Hex };
    "14.2" NoFront;
    "14.2" FrontTooEarly { turn: u8 };
    "14.2" FrontUsedUp { turn: u8, game: u8 };

    // Options
    "10.4" NoEvacuation;
    "10.4" CannotFlyOut { unit: UnitId };
}

impl Why {
    /// The refusal of a deed, given by its message, in a phase that does not take it.
    pub fn not_now(deed: &'static str) -> Self {
        Self::NotNow { what: Arg::Name(deed) }
    }
}
