//! Refusals: the table of their cases and texts.

use super::{Squad, kinds::Side};
use crate::engine::{
    board::Hex,
    counters::UnitId,
    orders::{Sequenced, WrongPhase, refusals},
    text::texts,
};

texts! { "en": ["squad-refusals.ftl"], "de": ["squad-refusals.ftl"] }

refusals! {
    "squad-refusal";
    // The sequence of play
    "3" NotNow { wrong: WrongPhase } => wrong;
    "23.1" GameOver;
    "1.2" NotYours { unit: UnitId };
    "5.1" DecisionOwed { side: Side };
    "5.1" NothingAsked;
    "1.5" NoSuchUnit { unit: UnitId };
    "1.5" NamedTwice { unit: UnitId };
    "2.5" NotOnMap { unit: UnitId };
    "1.3" OffMap { hex: Hex };

    // Readiness
    "13.11" Pinned { unit: UnitId };
    "10.1" Fired { unit: UnitId };
    "8.3" CarriedGun { unit: UnitId };

    // Fire
    "10.1" NobodyFires;
    "10.3" NotOneHex;
    "10.3" FiresAlone { unit: UnitId };
    "10.3" HasFiredThere { hex: Hex };
    "2.2" Unarmed { unit: UnitId };
    "12.1" NotItsWeapon { unit: UnitId, weapon: UnitId };
    "12.2" NotAtInfantry { weapon: UnitId };
    "14.1" NoMortarAtMovers { unit: UnitId };
    "15.1" MortarsFireApart;
    "12.3" NoneLeft { weapon: UnitId };
    "12.3" NotExpendable { weapon: UnitId };
    "12.3" OneOfAKind;
    "12.3" InfantryOnly { weapon: UnitId };
    "12.3" NeighboursOnly { weapon: UnitId };
    "10.2" OutOfRange { unit: UnitId, hex: Hex, range: u32, most: u32 };
    "15.1" TooNear { unit: UnitId, hex: Hex, range: u32, least: u32 };
    "10.2" OutOfArc { unit: UnitId, hex: Hex };
    "9.1" NoLineOfSight { from: Hex, to: Hex };
    "15.1" NotObserved { hex: Hex };
    "15.1" NoMortarHere { unit: UnitId };
    "13.1" NobodyThere { hex: Hex };
    "13.1" OnlyArmour { hex: Hex };
    "13.1" FriendsThere { hex: Hex };
    "10.5" NoLeader { unit: UnitId };
    "20.2" OutOfBunker { unit: UnitId, hex: Hex };

    // Anti-tank fire
    "8.3" CarriedAtTanks { unit: UnitId };
    "12.2" NotAtTanks { unit: UnitId };
    "16.1" NoTank { unit: UnitId };
    "16.1" InBunker { unit: UnitId };

    // Smoke and wire
    "11.1" NoSmokeWeapon { unit: UnitId };
    "20.6" NoInfantry { unit: UnitId };
    "20.6" WireNextOnly { unit: UnitId, hex: Hex };
    "20.6" NoWire { hex: Hex };
    "20.6" NoCharge;

    // Snipers
    "21.3" NotForSniper { hex: Hex };
    "21.5" SniperDoesNot { hex: Hex };
    "14.1" NoMover { unit: UnitId };
    "21.5" NoSniper;

    // Command
    "3.1" TransfersInCommand;
    "3.1" NoSquad { unit: UnitId };
    "3.1" NoHalves { unit: UnitId };
    "3.1" NoLeaderHere { hex: Hex };
    "3.1" SiblingLeft { unit: UnitId };
    "21.2" StaysWhole { unit: UnitId };

    // Missions
    "19.1" NoMissionLeft;
    "19.2" NoSpotter { hex: Hex };
    "11.1" TooLittleSmoke { factors: u8, left: u8 };
    "11.2" SmokeLies { hex: Hex };

    // Assaults and overruns
    "17.1" NoAssaulter { unit: UnitId };
    "17.1" AdvancedBefore { unit: UnitId };
    "3.5" AssaultsBegan;
    "17.1" HasAssaulted { hex: Hex };
    "17.1" NotNext { unit: UnitId, hex: Hex };
    "17.1" NoWayIn { hex: Hex };
    "17.1" NobodyToAssault { hex: Hex };
    "17.1" NobodyAssaults;
    "17.1" NotOneHexAssaults;
    "17.3" NotCloseBy { weapon: UnitId };
    "17.5" NoAssaultLeader { unit: UnitId };
    "18.1" NotAnAfv { unit: UnitId };
    "8.3" NotItsPassenger { unit: UnitId };
    "8.3" NotFromCarrier { unit: UnitId, weapon: UnitId };
    "18.3" NobodyAboardUses { weapon: UnitId };
    "8.3" OneLightGun;

    // Rally
    "3.6" NotPinned { unit: UnitId };
    "3.6" TriedBefore { unit: UnitId };
    "8.4" RalliesWithCarrier { unit: UnitId };

    // Casualties
    "13.8" NotHit { unit: UnitId };
    "13.8" WrongLosses { points: u16 };

    // Movement
    "4.2" NotDue { unit: UnitId, turn: u8 };
    "4.2" NoEntry { unit: UnitId, hex: Hex };
    "4.3" NoPointsLeft { unit: UnitId };
    "8.2" MustLoad { carrier: UnitId, hex: Hex };
    "8.2" MustStepOut { hex: Hex };
    "11.1" NoSmokeBy { unit: UnitId };
    "11.1" SmokeNextOnly { unit: UnitId, hex: Hex };
    "11.1" NoSmokeLeft;
    "11.2" SmokeThere { hex: Hex };
    "14.5" NoLane;

    // Units that move
    "2.2" StaysPut { unit: UnitId };
    "6.8" StaysPinned { unit: UnitId };
    "6.8" StaysFired { unit: UnitId };
    "16.7" Immobile { unit: UnitId };
    "8.2" Aboard { unit: UnitId };
    "6.1" OnlyTowed { unit: UnitId };
    "6.5" Halted { unit: UnitId };
    "6.1" NoMove;
    "6.5" NotOneStack { unit: UnitId };
    "7.2" Drives { unit: UnitId };
    "7.2" DoesNotDrive { unit: UnitId };
    "6.2" NoAssaultMove { unit: UnitId };
    "6.2" PaceChanged { unit: UnitId };
    "8.2" OneHexUnloaded { unit: UnitId };
    "6.1" OneHexByHand { unit: UnitId };
    "7.3" HasMoved { unit: UnitId };

    // Destinations
    "1.3" NotNeighbours { from: Hex, to: Hex };
    "6.6" EnemyThere { hex: Hex };
    "6.3" Water { hex: Hex };
    "6.3" ClosedToVehicles { hex: Hex };
    "6.3" TooSteep { from: Hex, to: Hex };
    "6.3" SteepByAssaultMove { from: Hex, to: Hex };
    "6.3" SteepAfterMoving { from: Hex, to: Hex };
    "6.3" BridgeByRoad { from: Hex, to: Hex };
    "20.6" Wire { hex: Hex };
    "20.6" StoppedByWire { hex: Hex };
    "6.1" TooFar { hex: Hex, cost: u16, left: u16 };
    "7.2" NotAhead { hex: Hex };
    "7.3" TurnTooDear { hex: Hex, cost: u16, left: u16 };
    "7.3" NotTurned { unit: UnitId };
    "20.1" BunkerFull { hex: Hex };
    "4.2" FacesOut { hex: Hex };
    "4.3" NoExit { hex: Hex };

    // Advances
    "3.5" DoesNotAdvance { unit: UnitId };
    "3.5" HasAdvanced { unit: UnitId };
    "7.6" TurnsOneHexside { unit: UnitId };

    // Overruns
    "18.1" NothingToOverrun { hex: Hex };
    "18.1" NotOverrun { hex: Hex };
    "18.1" Towing { unit: UnitId };

    // Transport
    "8.5" CarriesNobody { carrier: UnitId };
    "8.1" TowsNothing { carrier: UnitId, unit: UnitId };
    "8.1" NotCarried { unit: UnitId };
    "8.2" NotBeside { carrier: UnitId, unit: UnitId };
    "8.2" NotAboardOf { carrier: UnitId, unit: UnitId };
    "8.2" Transported { unit: UnitId };
    "8.2" HasWalked { unit: UnitId };

    // Works
    "20.1" NoWorkHere { hex: Hex };
    "20.1" WorkThere { hex: Hex };

    // Set-up
    "4.1" NotInSetUp { unit: UnitId };
    "4.1" NotItsArea { hex: Hex, first: Hex, last: Hex };
    "4.1" SetUpUnfinished { unit: UnitId };
    "4.1" NoFacing { unit: UnitId };
    "6.3" Closed { unit: UnitId, hex: Hex };
    "6.6" EnemyInHex { hex: Hex };
    "6.7" Full { hex: Hex };
    "12.1" CannotCarry { unit: UnitId, weapon: UnitId };
    "12.1" NotTogether { unit: UnitId, other: UnitId };
    "8.1" NoRoom { carrier: UnitId, unit: UnitId };
    "7.1" NoFacingOfBunker { hex: Hex };
    "20.1" NoWorkLeft;
    "20.1" NotForWork { hex: Hex };
    "20.1" NothingBuilt { hex: Hex };
}

impl Why {
    /// The refusal of a kind of order in a phase that does not take it.
    pub fn not_now(kind: &str) -> Self {
        let wrong = Squad::sequence().wrong_phase(kind);
        wrong.map_or(Self::NothingAsked, |wrong| Self::NotNow { wrong })
    }
}
