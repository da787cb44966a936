//! Refusals: the table of their cases and texts.

use super::{Squad, kinds::Side};
use crate::engine::{
    board::Hex,
    counters::UnitId,
    orders::{Sequenced, WrongPhase, refusals},
};

refusals! {
    // The sequence of play
    "3" NotNow { wrong: WrongPhase } => "{wrong}";
    "23.1" GameOver => "the game is over";
    "1.2" NotYours { unit: UnitId } => "{unit} belongs to the other player";
    "5.1" DecisionOwed { side: Side } => "first the {side} player must answer what he is asked";
    "5.1" NothingAsked => "nothing of the kind is asked";
    "1.5" NoSuchUnit { unit: UnitId } => "there is no counter {unit}";
    "1.5" NamedTwice { unit: UnitId } => "{unit} is named twice";
    "2.5" NotOnMap { unit: UnitId } => "{unit} is not on the map";
    "1.3" OffMap { hex: Hex } => "{hex} is off the map";

    // Readiness
    "13.11" Pinned { unit: UnitId } => "{unit} is pinned and does nothing";
    "10.1" Fired { unit: UnitId } => "{unit} bears a Fire marker: it has fired already";
    "8.3" CarriedGun { unit: UnitId } => "{unit} is loaded or towed and does not fire";

    // Fire
    "10.1" NobodyFires => "the order names nobody who fires";
    "10.3" NotOneHex => "infantry that fires together stands in one hex";
    "10.3" FiresAlone { unit: UnitId } => "{unit} fires alone, or with its passengers";
    "10.3" HasFiredThere { hex: Hex } => "units in this hex have fired at {hex} in this phase: those left out do not";
    "2.2" Unarmed { unit: UnitId } => "{unit} has nothing to fire with at infantry";
    "12.1" NotItsWeapon { unit: UnitId, weapon: UnitId } => "{unit} does not carry {weapon}";
    "12.2" NotAtInfantry { weapon: UnitId } => "{weapon} fires at tanks only";
    "14.1" NoMortarAtMovers { unit: UnitId } => "{unit} fires a mortar, and mortars take no opportunity fire";
    "15.1" MortarsFireApart => "mortars do not fire together with other weapons";
    "12.3" NoneLeft { weapon: UnitId } => "no {weapon} is left";
    "12.3" NotExpendable { weapon: UnitId } => "{weapon} is not used up at a neighbouring hex";
    "12.3" OneOfAKind => "one attack uses one of a kind, and a satchel charge no other weapon";
    "12.3" InfantryOnly { weapon: UnitId } => "only infantry uses {weapon}";
    "12.3" NeighboursOnly { weapon: UnitId } => "{weapon} reaches neighbouring hexes only";
    "10.2" OutOfRange { unit: UnitId, hex: Hex, range: u32, most: u32 } => "{unit} cannot fire at {hex}: range {range}, maximum {most}";
    "15.1" TooNear { unit: UnitId, hex: Hex, range: u32, least: u32 } => "{unit} cannot fire at {hex}: range {range}, minimum {least}";
    "10.2" OutOfArc { unit: UnitId, hex: Hex } => "{hex} lies outside the forward arc of {unit}";
    "9.1" NoLineOfSight { from: Hex, to: Hex } => "there is no line of sight from {from} to {to}";
    "15.1" NotObserved { hex: Hex } => "nobody who is not pinned sees {hex} for the mortar";
    "15.1" NoMortarHere { unit: UnitId } => "no mortar fires from where {unit} stands";
    "13.1" NobodyThere { hex: Hex } => "nobody stands in {hex} whom such fire hits";
    "13.1" FriendsThere { hex: Hex } => "own units stand in {hex}";
    "10.5" NoLeader { unit: UnitId } => "{unit} does not lead this attack: an unpinned leader in the hex without a Fire marker is expected";
    "20.2" OutOfBunker { unit: UnitId, hex: Hex } => "{unit} fires from its bunker only forwards, and {hex} lies beside it";

    // Anti-tank fire
    "8.3" CarriedAtTanks { unit: UnitId } => "{unit} is carried and does not fire at tanks";
    "12.2" NotAtTanks { unit: UnitId } => "{unit} has no such weapon against tanks";
    "16.1" NoTank { unit: UnitId } => "{unit} is no AFV, vehicle or gun of the enemy on the map";
    "16.1" InBunker { unit: UnitId } => "{unit} is in a bunker, where no fire at tanks and guns reaches it";

    // Smoke and wire
    "11.1" NoSmokeWeapon { unit: UnitId } => "{unit} has no mortar and no gun to lay smoke with";
    "20.6" NoInfantry { unit: UnitId } => "{unit} is no infantry, and nobody else clears wire";
    "20.6" WireNextOnly { unit: UnitId, hex: Hex } => "{hex} does not lie next to {unit}";
    "20.6" NoWire { hex: Hex } => "no wire lies in {hex}";
    "20.6" NoCharge => "no satchel charge is left, and wire is cleared with one";

    // Snipers
    "21.3" NotForSniper { hex: Hex } => "the sniper does not appear in {hex}: he needs cover or a hindrance there, six hexes at most and a line of sight to those who have drawn him, and no enemy in it";
    "21.5" SniperDoesNot { hex: Hex } => "the sniper fires once, at infantry that enters a hex which he sees within six hexes: not at {hex} now";
    "14.1" NoMover { unit: UnitId } => "{unit} has not just entered the hex";
    "21.5" NoSniper => "no sniper of this side is on the map";

    // Command
    "3.1" TransfersInCommand => "weapons change hands in the command phase";
    "3.1" NoSquad { unit: UnitId } => "{unit} is no squad";
    "3.1" NoHalves { unit: UnitId } => "{unit} is no half squad of the type of the other";
    "3.1" NoLeaderHere { hex: Hex } => "no unpinned own leader is in {hex}";
    "3.1" SiblingLeft { unit: UnitId } => "the other halves of both squads are still there: {unit} joins one of those";
    "21.2" StaysWhole { unit: UnitId } => "{unit} is valorous, and is neither split nor joined";

    // Missions
    "19.1" NoMissionLeft => "no such mission is left";
    "19.2" NoSpotter { hex: Hex } => "artillery on {hex} needs a spotter: an own unpinned unit that sees the hex";
    "11.1" TooLittleSmoke { factors: u8, left: u8 } => "that takes {factors} smoke factors, and {left} are left";
    "11.2" SmokeLies { hex: Hex } => "as much smoke lies in {hex} already";

    // Assaults and overruns
    "17.1" NoAssaulter { unit: UnitId } => "{unit} is no infantry on foot, and nobody else assaults";
    "17.1" AdvancedBefore { unit: UnitId } => "{unit} has advanced in this phase and does not assault";
    "3.5" AssaultsBegan => "an assault has been made in this phase: advances come before";
    "17.1" HasAssaulted { hex: Hex } => "infantry has assaulted out of {hex} in this phase: it does so once";
    "17.1" NotNext { unit: UnitId, hex: Hex } => "{hex} does not lie next to {unit}";
    "17.1" NoWayIn { hex: Hex } => "infantry does not enter {hex}";
    "17.1" NobodyToAssault { hex: Hex } => "no enemy stands in {hex} who could be assaulted";
    "17.1" NobodyAssaults => "the order names nobody who assaults";
    "17.1" NotOneHexAssaults => "an assault is made out of one hex";
    "17.3" NotCloseBy { weapon: UnitId } => "{weapon} is no light machine gun, and no other weapon that is carried is used so";
    "17.5" NoAssaultLeader { unit: UnitId } => "{unit} is no leader among the assaulters";
    "18.1" NotAnAfv { unit: UnitId } => "{unit} is no AFV and drives over nobody";
    "8.3" NotItsPassenger { unit: UnitId } => "{unit} is not carried by it";
    "8.3" NotFromCarrier { unit: UnitId, weapon: UnitId } => "{unit} is carried, and fires no other weapon than a light machine gun: not {weapon}";
    "18.3" NobodyAboardUses { weapon: UnitId } => "no passenger is left who may use {weapon}";
    "8.3" OneLightGun => "passengers fire one light machine gun";

    // Rally
    "3.6" NotPinned { unit: UnitId } => "{unit} is not pinned";
    "3.6" TriedBefore { unit: UnitId } => "{unit} has tried to rally in this phase";
    "8.4" RalliesWithCarrier { unit: UnitId } => "{unit} rallies with its carrier";

    // Casualties
    "13.8" NotHit { unit: UnitId } => "{unit} is not hit";
    "13.8" WrongLosses { points: u16 } => "these losses do not pay {points} casualty points, or pay more than they must";

    // Movement
    "4.2" NotDue { unit: UnitId, turn: u8 } => "{unit} comes in turn {turn}";
    "4.2" NoEntry { unit: UnitId, hex: Hex } => "{hex} is no open entry hex of {unit}";
    "4.3" NoPointsLeft { unit: UnitId } => "{unit} has no points left to leave the map";
    "8.2" MustLoad { carrier: UnitId, hex: Hex } => "{hex} is too full: {carrier} has come to load, and does so first";
    "8.2" MustStepOut { hex: Hex } => "{hex} is too full: who has got down there steps out of it first";
    "11.1" NoSmokeBy { unit: UnitId } => "{unit} does not lay smoke: infantry does before it moves, once";
    "11.1" SmokeNextOnly { unit: UnitId, hex: Hex } => "{unit} lays smoke in its own hex or beside it, and {hex} is neither";
    "11.1" NoSmokeLeft => "no smoke factor is left";
    "11.2" SmokeThere { hex: Hex } => "smoke lies in {hex} already";
    "14.5" NoLane => "a lane is left by machine guns that infantry fires";

    // Units that move
    "2.2" StaysPut { unit: UnitId } => "{unit} does not move by itself";
    "6.8" StaysPinned { unit: UnitId } => "{unit} is pinned and does nothing";
    "6.8" StaysFired { unit: UnitId } => "{unit} bears a Fire marker and does not move";
    "16.7" Immobile { unit: UnitId } => "{unit} is immobile: it neither moves nor turns";
    "8.2" Aboard { unit: UnitId } => "{unit} is carried or towed: it must be unloaded first";
    "6.1" OnlyTowed { unit: UnitId } => "{unit} is a large gun, which moves only when it is towed";
    "6.5" Halted { unit: UnitId } => "{unit} does not move any more in this phase";
    "6.1" NoMove => "the order names nobody, or nowhere to go";
    "6.5" NotOneStack { unit: UnitId } => "{unit} does not begin where the others of the stack do";
    "7.2" Drives { unit: UnitId } => "{unit} is a vehicle: its way needs a facing in each hex";
    "7.2" DoesNotDrive { unit: UnitId } => "{unit} does not drive so";
    "6.2" NoAssaultMove { unit: UnitId } => "{unit} is no infantry, and nobody else moves by assault move";
    "6.2" PaceChanged { unit: UnitId } => "{unit} has begun its move otherwise: an assault move is one from the first hex to the last";
    "8.2" OneHexUnloaded { unit: UnitId } => "{unit} has been unloaded and steps one hex at most";
    "6.1" OneHexByHand { unit: UnitId } => "{unit} is pushed by its crew, one hex in a phase";
    "7.3" HasMoved { unit: UnitId } => "{unit} has moved: turning in place is a whole move";

    // Destinations
    "1.3" NotNeighbours { from: Hex, to: Hex } => "{to} does not touch {from}";
    "6.6" EnemyThere { hex: Hex } => "an enemy stands in {hex}";
    "6.3" Water { hex: Hex } => "nobody crosses the water or the marsh at {hex}";
    "6.3" ClosedToVehicles { hex: Hex } => "no vehicle enters {hex}: a building stands there";
    "6.3" TooSteep { from: Hex, to: Hex } => "{from} and {to} lie two levels apart: only infantry climbs there";
    "6.3" SteepByAssaultMove { from: Hex, to: Hex } => "{from} and {to} lie two levels apart: nobody climbs there by assault move";
    "6.3" SteepAfterMoving { from: Hex, to: Hex } => "{from} and {to} lie two levels apart: climbing there takes the whole allowance, and some is spent";
    "6.3" BridgeByRoad { from: Hex, to: Hex } => "vehicles and guns go from {from} to {to} along the road of the bridge only";
    "20.6" Wire { hex: Hex } => "unarmoured vehicles do not enter the wire in {hex}";
    "20.6" StoppedByWire { hex: Hex } => "the wire in {hex} ends the move";
    "6.1" TooFar { hex: Hex, cost: u16, left: u16 } => "going to {hex} costs {cost} and only {left} is left";
    "7.2" NotAhead { hex: Hex } => "{hex} lies neither ahead of the vehicle nor behind it";
    "7.3" TurnTooDear { hex: Hex, cost: u16, left: u16 } => "this turn in {hex} costs {cost} and only {left} is left";
    "7.3" NotTurned { unit: UnitId } => "{unit} faces that way already";
    "20.1" BunkerFull { hex: Hex } => "the bunker in {hex} holds two infantry units or one gun, and nobody else";
    "4.2" FacesOut { hex: Hex } => "a vehicle enters the map in {hex} facing inwards";
    "4.3" NoExit { hex: Hex } => "{hex} does not lie at the edge of the map";

    // Advances
    "3.5" DoesNotAdvance { unit: UnitId } => "{unit} is a large gun, which may turn but does not advance";
    "3.5" HasAdvanced { unit: UnitId } => "{unit} has advanced in this phase";
    "7.6" TurnsOneHexside { unit: UnitId } => "{unit} turns one hexside at most in an advance, and infantry not at all";

    // Overruns
    "18.1" NothingToOverrun { hex: Hex } => "an overrun goes straight ahead, and no infantry, gun or unarmoured vehicle of the enemy stands in {hex}";
    "18.1" NotOverrun { hex: Hex } => "{hex} is not overrun: an AFV or a bunker is there";
    "18.1" Towing { unit: UnitId } => "{unit} tows a gun and drives over nobody";

    // Transport
    "8.5" CarriesNobody { carrier: UnitId } => "{carrier} carries nobody";
    "8.1" TowsNothing { carrier: UnitId, unit: UnitId } => "{carrier} does not tow {unit}, or not as well as what it tows";
    "8.1" NotCarried { unit: UnitId } => "{unit} is neither infantry nor a gun, and is not carried";
    "8.2" NotBeside { carrier: UnitId, unit: UnitId } => "{unit} does not stand where {carrier} does";
    "8.2" NotAboardOf { carrier: UnitId, unit: UnitId } => "{unit} is not carried by {carrier}";
    "8.2" Transported { unit: UnitId } => "{unit} has been loaded or unloaded in this turn, or has done so";
    "8.2" HasWalked { unit: UnitId } => "{unit} has moved and is not loaded in this phase";

    // Works
    "20.1" NoWorkHere { hex: Hex } => "the ground of {hex} is not fit for such a work";
    "20.1" WorkThere { hex: Hex } => "a work lies in {hex} already";

    // Set-up
    "4.1" NotInSetUp { unit: UnitId } => "{unit} is not to be set up";
    "4.1" NotItsArea { hex: Hex, first: Hex, last: Hex } => "{hex} does not lie between {first} and {last}, where these are set up";
    "4.1" SetUpUnfinished { unit: UnitId } => "{unit} is still to be set up";
    "4.1" NoFacing { unit: UnitId } => "{unit} faces a hexside, and the order names none";
    "6.3" Closed { unit: UnitId, hex: Hex } => "{unit} cannot stand in {hex}";
    "6.6" EnemyInHex { hex: Hex } => "an enemy stands in {hex}";
    "6.7" Full { hex: Hex } => "{hex} is full";
    "12.1" CannotCarry { unit: UnitId, weapon: UnitId } => "{unit} cannot carry {weapon}, or carries a weapon already";
    "12.1" NotTogether { unit: UnitId, other: UnitId } => "{unit} and {other} are not in one hex";
    "8.1" NoRoom { carrier: UnitId, unit: UnitId } => "{carrier} has no room for {unit}";
    "7.1" NoFacingOfBunker { hex: Hex } => "a bunker faces a hexside, and the order names none for that in {hex}";
    "20.1" NoWorkLeft => "no work of this kind is left";
    "20.1" NotForWork { hex: Hex } => "no work of this kind is built in {hex}";
    "20.1" NothingBuilt { hex: Hex } => "no work of this kind lies in {hex}";
}

impl Why {
    /// The refusal of a kind of order in a phase that does not take it.
    pub fn not_now(kind: &str) -> Self {
        let wrong = Squad::sequence().wrong_phase(kind);
        wrong.map_or(Self::NothingAsked, |wrong| Self::NotNow { wrong })
    }
}
