//! Refusals: the one table of their cases and texts.

use super::{Platoon, kinds::Side};
use crate::engine::{
    board::Hex,
    counters::{Points, UnitId},
    orders::{Sequenced, WrongPhase, refusals},
    text::{Arg, texts},
};

texts! { "en": ["platoon-refusals.ftl"], "de": ["platoon-refusals.ftl"] }

refusals! {
    "platoon-refusal";
    // The sequence of play
    "3" NotNow { wrong: WrongPhase } => wrong;
    "20.1" GameOver;
    "1.2" NotYours { unit: UnitId };
    "14.1" DecisionOwed { side: Side };
    "14.1" NothingAsked;
    "1.6" NoSuchUnit { unit: UnitId };
    "1.6" NamedTwice { unit: UnitId };
    "2.6" NotOnMap { unit: UnitId };
    "1.3" OffMap { hex: Hex };

    // Readiness
    "11.10" Inverted { unit: UnitId };
    "11.9" Dispersed { unit: UnitId };
    "6.7" Quick { unit: UnitId };
    "8.5" Loaded { unit: UnitId };
    "18.2" BusyLoading { unit: UnitId };
    "8.4" Fresh { unit: UnitId };

    // Set-up, entry, exit
    "4.1" NotInSetUp { unit: UnitId };
    "4.1" NotItsColumns { hex: Hex, first: u8, last: u8 };
    "7.1" Full { hex: Hex };
    "4.1" SetUpUnfinished { unit: UnitId };
    "4.1" NoWorkLeft { what: Arg };
    "4.1" NotForWork { what: Arg, hex: Hex };
    "4.1" NothingLaid { what: Arg, hex: Hex };
    "4.2" NotDueAtAll { unit: UnitId };
    "4.2" NotDue { unit: UnitId, turn: u8 };
    "4.2" NoEntry { unit: UnitId, hex: Hex };
    "4.2" EntryClosed { hex: Hex };
    "4.3" NoExit { hex: Hex };
    "4.3" NoPointsToExit { unit: UnitId, cost: Points, left: Points };

    // Movement
    "2.3" Immobile { unit: UnitId };
    "3" MovesWithVehicles { unit: UnitId };
    "3" MovesWithOthers { unit: UnitId };
    "6.9" Halted { unit: UnitId };
    "6.9" HasLoaded { unit: UnitId };
    "6.9" StoppedByMines { unit: UnitId };
    "6.1" HasMoved { unit: UnitId };
    "6.1" NoPath;
    "1.3" NotNeighbours { from: Hex, to: Hex };
    "6.1" TooFar { hex: Hex, cost: Points, left: Points };
    "6.5" EnemyThere { hex: Hex };
    "6.2" Water { hex: Hex };
    "6.2" NoBridge { from: Hex, to: Hex };
    "6.2" RoadOnly { unit: UnitId, hex: Hex };
    "6.2" NoWay { unit: UnitId, from: Hex, to: Hex };
    "6.2" IntoGully { unit: UnitId, hex: Hex };
    "6.3" NoRoadThere { from: Hex, to: Hex };
    "6.2" Cliff { unit: UnitId, from: Hex, to: Hex };
    "17.8" Wrecks { hex: Hex };
    "7.1" EndsFull { hex: Hex };
    "6.7" NotQuick { unit: UnitId };
    "6.7" QuickTwice { unit: UnitId };
    "6.7" QuickTwoHexes { unit: UnitId };
    "6.7" QuickOnRoad { unit: UnitId };
    "18.1" NoConcealedMovement;
    "18.1" CreepsOneHex { unit: UnitId };
    "18.1" NotConcealing { hex: Hex };
    "18.1" CreepsUnseen { unit: UnitId, hex: Hex };

    // Transport
    "8.1" CannotCarry { carrier: UnitId, passenger: UnitId };
    "8.1" CarrierFull { unit: UnitId };
    "8.2" NotTogether { carrier: UnitId, passenger: UnitId };
    "8.3" NobodyAboard { unit: UnitId };
    "8.8" NoPointsToLoad { unit: UnitId };
    "18.2" NothingToFlip { unit: UnitId };

    // Combat
    "11.1" NobodyFires;
    "2.2" Unarmed { unit: UnitId };
    "12.1" OutOfRange { unit: UnitId, hex: Hex, range: u32, most: u32 };
    "14.2" BeyondHalfRange { unit: UnitId, hex: Hex, range: u32, most: u32 };
    "9.3" NoLineOfSight { from: Hex, to: Hex };
    "11.1" NobodyThere { hex: Hex };
    "11.1" FriendsThere { hex: Hex };
    "10.1" NotSpotted { hex: Hex };
    "11.1" NotInTarget { unit: UnitId, hex: Hex };
    "11.1" AttackedAlready { hex: Hex };
    "11.4" TownAsAWhole { hex: Hex };
    "17.3" OnlyTheFort { hex: Hex };
    "11.3" NotAgainstArmour { unit: UnitId };
    "11.3" OnlyWithOthers { unit: UnitId, strength: u16 };
    "11.5" TooWeak { strength: u16, defence: u16 };

    // Indirect fire
    "13.1" NotIndirect { unit: UnitId };
    "13.1" TooNear { unit: UnitId, hex: Hex, range: u32, least: u32 };
    "13.2" NotObserved { unit: UnitId, hex: Hex };
    "13.2" NoTarget { hex: Hex };
    "13.6" NotOneType;
    "13.7" WrongCall { unit: UnitId, hex: Hex };
    "18.4" OutOfItsColumns { unit: UnitId, hex: Hex };
    "18.4" OutOfItsHexes { unit: UnitId, hex: Hex };
    "18.4" NotItsTargets { unit: UnitId, hex: Hex };
    "18.4" NotItsTurns { unit: UnitId };
    "18.4" OffBoardTogether;
    "13.3" NoMarkerThere { unit: UnitId, hex: Hex };
    "14.5" CannotInterdict { unit: UnitId, hex: Hex };
    "14.2" NotAsked { unit: UnitId };

    // Overrun, assault, works
    "15.1" CannotOverrun { unit: UnitId };
    "8.6" RidersAboard { unit: UnitId };
    "1.3" OverrunsFromBeside { unit: UnitId, hex: Hex };
    "15.1" NotOverrun { hex: Hex };
    "15.3" OverrunAlready { hex: Hex };
    "15.2" NoWayOut { unit: UnitId, hex: Hex };
    "15.1" ArmourThere { unit: UnitId, hex: Hex };
    "16.1" CannotAssault { unit: UnitId };
    "1.3" AssaultsFromBeside { unit: UnitId, hex: Hex };
    "16.1" AssaultsWithOthers { unit: UnitId };
    "16.1" NotOverThat { from: Hex, to: Hex };
    "17.6" NoEngineer { unit: UnitId };
    "17.6" NoMinesHere { unit: UnitId };
}

impl Why {
    /// The reason why orders of this kind are refused in a phase that does not accept them.
    pub fn not_now(kind: &str) -> Self {
        let wrong = Platoon::sequence().wrong_phase(kind);
        wrong.map_or(Self::NothingAsked, |wrong| Self::NotNow { wrong })
    }
}
