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
    "5.1" DecisionOwed { side: Side } => "the {side} player must first make the pending decision";
    "5.1" NothingAsked => "no such decision is pending";
    "1.5" NoSuchUnit { unit: UnitId } => "there is no counter {unit}";
    "1.5" NamedTwice { unit: UnitId } => "{unit} is named twice";
    "2.5" NotOnMap { unit: UnitId } => "{unit} is not on the map";
    "1.3" OffMap { hex: Hex } => "{hex} is off the map";

    // Readiness
    "13.11" Pinned { unit: UnitId } => "{unit} is pinned and cannot act";
    "10.1" Fired { unit: UnitId } => "{unit} has a Fire marker: it has already fired";
    "8.3" CarriedGun { unit: UnitId } => "{unit} cannot fire: it is loaded or towed";

    // Fire
    "10.1" NobodyFires => "the order names no firing unit";
    "10.3" NotOneHex => "infantry that fires together must be in one hex";
    "10.3" FiresAlone { unit: UnitId } => "{unit} can fire only alone or with its passengers";
    "10.3" HasFiredThere { hex: Hex } => "units of this hex have already fired at {hex}: the others cannot fire at it this phase";
    "2.2" Unarmed { unit: UnitId } => "{unit} cannot fire at infantry: it has no AP and no weapon";
    "12.1" NotItsWeapon { unit: UnitId, weapon: UnitId } => "{unit} does not carry {weapon}";
    "12.2" NotAtInfantry { weapon: UnitId } => "{weapon} can fire only at tanks";
    "14.1" NoMortarAtMovers { unit: UnitId } => "{unit} fires a mortar: mortars cannot use opportunity fire";
    "15.1" MortarsFireApart => "mortars cannot fire together with other weapons";
    "12.3" NoneLeft { weapon: UnitId } => "{weapon}: none left";
    "12.3" NotExpendable { weapon: UnitId } => "{weapon} cannot be used up in this attack";
    "12.3" OneOfAKind => "one attack can use one weapon of a kind, and a satchel charge only by itself";
    "12.3" InfantryOnly { weapon: UnitId } => "only infantry can use {weapon}";
    "12.3" NeighboursOnly { weapon: UnitId } => "{weapon} can be used only at adjacent hexes";
    "10.2" OutOfRange { unit: UnitId, hex: Hex, range: u32, most: u32 } => "{unit} cannot fire at {hex}: range {range}, maximum {most}";
    "15.1" TooNear { unit: UnitId, hex: Hex, range: u32, least: u32 } => "{unit} cannot fire at {hex}: range {range}, minimum {least}";
    "10.2" OutOfArc { unit: UnitId, hex: Hex } => "{hex} is outside the forward arc of {unit}";
    "9.1" NoLineOfSight { from: Hex, to: Hex } => "no line of sight from {from} to {to}";
    "15.1" NotObserved { hex: Hex } => "no unpinned friendly unit has LOS to {hex} for the mortar";
    "15.1" NoMortarHere { unit: UnitId } => "{unit} cannot fire a mortar from its hex";
    "13.1" NobodyThere { hex: Hex } => "no target for this fire is in {hex}";
    "13.1" OnlyArmour { hex: Hex } => "{hex} holds only armour: use anti-tank fire";
    "13.1" FriendsThere { hex: Hex } => "friendly units are in {hex}";
    "10.5" NoLeader { unit: UnitId } => "{unit} cannot lead this attack: it must be an unpinned leader in the hex, without a Fire marker";
    "20.2" OutOfBunker { unit: UnitId, hex: Hex } => "{unit} cannot fire at {hex}: outside the arc of its bunker";

    // Anti-tank fire
    "8.3" CarriedAtTanks { unit: UnitId } => "{unit} cannot fire at tanks: it is carried";
    "12.2" NotAtTanks { unit: UnitId } => "{unit} has no such anti-tank weapon";
    "16.1" NoTank { unit: UnitId } => "{unit} is not an enemy AFV, vehicle or gun on the map";
    "16.1" InBunker { unit: UnitId } => "{unit} is in a bunker: anti-tank fire cannot hit it";

    // Smoke and wire
    "11.1" NoSmokeWeapon { unit: UnitId } => "{unit} cannot lay smoke: it has no mortar and no gun";
    "20.6" NoInfantry { unit: UnitId } => "{unit} cannot clear wire: it is not infantry";
    "20.6" WireNextOnly { unit: UnitId, hex: Hex } => "{unit} cannot clear wire in {hex}: not adjacent";
    "20.6" NoWire { hex: Hex } => "no wire is in {hex}";
    "20.6" NoCharge => "cannot clear wire: no satchel charge is left";

    // Snipers
    "21.3" NotForSniper { hex: Hex } => "the sniper cannot appear in {hex}: it needs cover or hindrance, no enemy unit, and LOS to the attackers within 6 hexes";
    "21.5" SniperDoesNot { hex: Hex } => "the sniper cannot fire at {hex}: once a phase, at infantry that enters within 6 hexes and in LOS";
    "14.1" NoMover { unit: UnitId } => "{unit} has not just entered the hex";
    "21.5" NoSniper => "no sniper of this side is on the map";

    // Command
    "3.1" TransfersInCommand => "weapons can change hands only in the command phase";
    "3.1" NoSquad { unit: UnitId } => "{unit} is not a squad";
    "3.1" NoHalves { unit: UnitId } => "{unit} is not a half squad of the same type";
    "3.1" NoLeaderHere { hex: Hex } => "no unpinned friendly leader is in {hex}";
    "3.1" SiblingLeft { unit: UnitId } => "{unit} must join the other half of its own squad";
    "21.2" StaysWhole { unit: UnitId } => "{unit} is valorous: it cannot split or join";

    // Missions
    "19.1" NoMissionLeft => "no such mission is left";
    "19.2" NoSpotter { hex: Hex } => "artillery on {hex} needs a spotter: an unpinned friendly unit with LOS to the hex";
    "11.1" TooLittleSmoke { factors: u8, left: u8 } => "this costs {factors} smoke factors, only {left} left";
    "11.2" SmokeLies { hex: Hex } => "{hex} already has as much smoke";

    // Assaults and overruns
    "17.1" NoAssaulter { unit: UnitId } => "{unit} cannot assault: it is not infantry on foot";
    "17.1" AdvancedBefore { unit: UnitId } => "{unit} cannot assault: it has advanced this phase";
    "3.5" AssaultsBegan => "no unit can advance after the first assault of the phase";
    "17.1" HasAssaulted { hex: Hex } => "infantry in {hex} has already assaulted this phase";
    "17.1" NotNext { unit: UnitId, hex: Hex } => "{unit} cannot assault {hex}: not adjacent";
    "17.1" NoWayIn { hex: Hex } => "infantry cannot enter {hex}";
    "17.1" NobodyToAssault { hex: Hex } => "no enemy unit in {hex} can be assaulted";
    "17.1" NobodyAssaults => "the order names no assaulting unit";
    "17.1" NotOneHexAssaults => "all assaulting units must be in one hex";
    "17.3" NotCloseBy { weapon: UnitId } => "{weapon} cannot be used in an assault: only light machine guns can";
    "17.5" NoAssaultLeader { unit: UnitId } => "{unit} is not a leader in this assault";
    "18.1" NotAnAfv { unit: UnitId } => "{unit} cannot overrun: it is not an AFV";
    "8.3" NotItsPassenger { unit: UnitId } => "{unit} is not a passenger of this vehicle";
    "8.3" NotFromCarrier { unit: UnitId, weapon: UnitId } => "{unit} cannot fire {weapon}: carried units can fire only a light machine gun";
    "18.3" NobodyAboardUses { weapon: UnitId } => "no passenger is left to use {weapon}";
    "8.3" OneLightGun => "passengers can fire only one light machine gun";

    // Rally
    "3.6" NotPinned { unit: UnitId } => "{unit} is not pinned";
    "3.6" TriedBefore { unit: UnitId } => "{unit} has already tried to rally this phase";
    "8.4" RalliesWithCarrier { unit: UnitId } => "{unit} rallies with its carrier";

    // Casualties
    "13.8" NotHit { unit: UnitId } => "{unit} was not hit";
    "13.8" WrongLosses { points: u16 } => "these losses must add up to {points} casualty points, with nothing to spare";

    // Movement
    "4.2" NotDue { unit: UnitId, turn: u8 } => "{unit} cannot enter before turn {turn}";
    "4.2" NoEntry { unit: UnitId, hex: Hex } => "{hex} is not an open entry hex of {unit}";
    "4.3" NoPointsLeft { unit: UnitId } => "{unit} has no MP left to exit the map";
    "8.2" MustLoad { carrier: UnitId, hex: Hex } => "{carrier} must load in {hex} first: the hex is over the stacking limit";
    "8.2" MustStepOut { hex: Hex } => "{hex} is over the stacking limit: move the units that unloaded there out first";
    "11.1" NoSmokeBy { unit: UnitId } => "{unit} cannot lay smoke: only infantry can, once, before it moves";
    "11.1" SmokeNextOnly { unit: UnitId, hex: Hex } => "{unit} cannot lay smoke in {hex}: neither its own hex nor adjacent";
    "11.1" NoSmokeLeft => "no smoke factor is left";
    "11.2" SmokeThere { hex: Hex } => "{hex} already has smoke";
    "14.5" NoLane => "only machine guns fired by infantry can leave a fire lane";

    // Units that move
    "2.2" StaysPut { unit: UnitId } => "{unit} cannot move by itself";
    "6.8" StaysPinned { unit: UnitId } => "{unit} is pinned and cannot act";
    "6.8" StaysFired { unit: UnitId } => "{unit} has a Fire marker and cannot move";
    "16.7" Immobile { unit: UnitId } => "{unit} is immobilized: it cannot move or turn";
    "8.2" Aboard { unit: UnitId } => "{unit} is carried or towed: unload it first";
    "6.1" OnlyTowed { unit: UnitId } => "{unit} is a large gun: it can move only when towed";
    "6.5" Halted { unit: UnitId } => "{unit} cannot move again this phase";
    "6.1" NoMove => "the order names no unit or no destination";
    "6.5" NotOneStack { unit: UnitId } => "{unit} does not start in the hex of the others";
    "7.2" Drives { unit: UnitId } => "{unit} is a vehicle: its path needs a facing in each hex";
    "7.2" DoesNotDrive { unit: UnitId } => "{unit} cannot move like a vehicle";
    "6.2" NoAssaultMove { unit: UnitId } => "{unit} cannot make an assault move: it is not infantry";
    "6.2" PaceChanged { unit: UnitId } => "{unit} cannot change its move: an assault move is one from its first hex to its last";
    "8.2" OneHexUnloaded { unit: UnitId } => "{unit} has unloaded: it can move only one hex";
    "6.1" OneHexByHand { unit: UnitId } => "{unit} is pushed by its crew: only one hex a phase";
    "7.3" HasMoved { unit: UnitId } => "{unit} has moved: turning in place must be its whole move";

    // Destinations
    "1.3" NotNeighbours { from: Hex, to: Hex } => "{to} is not adjacent to {from}";
    "6.6" EnemyThere { hex: Hex } => "an enemy unit is in {hex}";
    "6.3" Water { hex: Hex } => "no unit can enter {hex}: it is water or marsh";
    "6.3" ClosedToVehicles { hex: Hex } => "no vehicle can enter {hex}: it has a building";
    "6.3" TooSteep { from: Hex, to: Hex } => "only infantry can move from {from} to {to}: two levels apart";
    "6.3" SteepByAssaultMove { from: Hex, to: Hex } => "no assault move is possible from {from} to {to}: two levels apart";
    "6.3" SteepAfterMoving { from: Hex, to: Hex } => "{from} to {to} is two levels: it takes the whole allowance, and some is already spent";
    "6.3" BridgeByRoad { from: Hex, to: Hex } => "vehicles and guns can move from {from} to {to} only along the bridge road";
    "20.6" Wire { hex: Hex } => "unarmoured vehicles cannot enter the wire in {hex}";
    "20.6" StoppedByWire { hex: Hex } => "the wire in {hex} ends the move";
    "6.1" TooFar { hex: Hex, cost: u16, left: u16 } => "moving to {hex} costs {cost}, only {left} MP left";
    "7.2" NotAhead { hex: Hex } => "{hex} is neither ahead of the vehicle nor behind it";
    "7.3" TurnTooDear { hex: Hex, cost: u16, left: u16 } => "this turn in {hex} costs {cost}, only {left} MP left";
    "7.3" NotTurned { unit: UnitId } => "{unit} already has this facing";
    "20.1" BunkerFull { hex: Hex } => "the bunker in {hex} holds only 2 infantry units or 1 gun";
    "4.2" FacesOut { hex: Hex } => "a vehicle that enters the map in {hex} must face inwards";
    "4.3" NoExit { hex: Hex } => "{hex} is not at the edge of the map";

    // Advances
    "3.5" DoesNotAdvance { unit: UnitId } => "{unit} is a large gun: it may turn but cannot advance";
    "3.5" HasAdvanced { unit: UnitId } => "{unit} has already advanced this phase";
    "7.6" TurnsOneHexside { unit: UnitId } => "{unit} cannot turn this far: one hexside in an advance, infantry none";

    // Overruns
    "18.1" NothingToOverrun { hex: Hex } => "nothing to overrun straight ahead: no enemy infantry, gun or unarmoured vehicle is in {hex}";
    "18.1" NotOverrun { hex: Hex } => "{hex} cannot be overrun: an AFV or a bunker is there";
    "18.1" Towing { unit: UnitId } => "{unit} cannot overrun: it tows a gun";

    // Transport
    "8.5" CarriesNobody { carrier: UnitId } => "{carrier} cannot carry units";
    "8.1" TowsNothing { carrier: UnitId, unit: UnitId } => "{carrier} cannot tow {unit}, or already tows a gun";
    "8.1" NotCarried { unit: UnitId } => "{unit} cannot be carried: it is neither infantry nor a gun";
    "8.2" NotBeside { carrier: UnitId, unit: UnitId } => "{unit} and {carrier} are not in one hex";
    "8.2" NotAboardOf { carrier: UnitId, unit: UnitId } => "{unit} is not carried by {carrier}";
    "8.2" Transported { unit: UnitId } => "{unit} has already loaded or unloaded this turn";
    "8.2" HasWalked { unit: UnitId } => "{unit} cannot load this phase: it has moved";

    // Works
    "20.1" NoWorkHere { hex: Hex } => "this fortification cannot be in the terrain of {hex}";
    "20.1" WorkThere { hex: Hex } => "{hex} already has a fortification";

    // Set-up
    "4.1" NotInSetUp { unit: UnitId } => "{unit} is not part of this set-up";
    "4.1" NotItsArea { hex: Hex, first: Hex, last: Hex } => "{hex} is outside the set-up area from {first} to {last}";
    "4.1" SetUpUnfinished { unit: UnitId } => "{unit} is not set up yet";
    "4.1" NoFacing { unit: UnitId } => "{unit} needs a facing";
    "6.3" Closed { unit: UnitId, hex: Hex } => "{unit} cannot be in {hex}";
    "6.6" EnemyInHex { hex: Hex } => "an enemy unit is in {hex}";
    "6.7" Full { hex: Hex } => "{hex} is at the stacking limit";
    "12.1" CannotCarry { unit: UnitId, weapon: UnitId } => "{unit} cannot carry {weapon}, or already carries a weapon";
    "12.1" NotTogether { unit: UnitId, other: UnitId } => "{unit} and {other} are not in one hex";
    "8.1" NoRoom { carrier: UnitId, unit: UnitId } => "{carrier} has no room for {unit}";
    "7.1" NoFacingOfBunker { hex: Hex } => "the bunker in {hex} needs a facing";
    "20.1" NoWorkLeft => "no fortification of this kind is left";
    "20.1" NotForWork { hex: Hex } => "this fortification cannot be built in {hex}";
    "20.1" NothingBuilt { hex: Hex } => "no fortification of this kind is in {hex}";
}

impl Why {
    /// The refusal of a kind of order in a phase that does not take it.
    pub fn not_now(kind: &str) -> Self {
        let wrong = Squad::sequence().wrong_phase(kind);
        wrong.map_or(Self::NothingAsked, |wrong| Self::NotNow { wrong })
    }
}
