//! Refusals: the one table of their cases and texts.

use super::{Platoon, kinds::Side};
use crate::engine::{
    board::Hex,
    counters::{Points, UnitId},
    orders::{Sequenced, WrongPhase, refusals},
};

refusals! {
    // The sequence of play
    "3" NotNow { wrong: WrongPhase } => "{wrong}";
    "20.1" GameOver => "the game is over";
    "1.2" NotYours { unit: UnitId } => "{unit} belongs to the other player";
    "14.1" DecisionOwed { side: Side } => "first the {side} player must fire at the unit that has entered, or let it pass";
    "14.1" NothingAsked => "no unit waits to be fired at";
    "1.6" NoSuchUnit { unit: UnitId } => "there is no counter {unit}";
    "1.6" NamedTwice { unit: UnitId } => "{unit} is named twice";
    "2.6" NotOnMap { unit: UnitId } => "{unit} is not on the map";
    "1.3" OffMap { hex: Hex } => "{hex} is off the map";

    // Readiness
    "11.10" Inverted { unit: UnitId } => "{unit} has fired or assaulted: it does nothing more until it is turned up";
    "11.9" Dispersed { unit: UnitId } => "{unit} is dispersed";
    "6.7" Quick { unit: UnitId } => "{unit} has marched quickly: it neither fires nor assaults nor observes";
    "8.5" Loaded { unit: UnitId } => "{unit} is loaded";
    "18.2" BusyLoading { unit: UnitId } => "{unit} is loading or unloading";
    "8.4" Fresh { unit: UnitId } => "{unit} has been unloaded and does nothing before its next combat phase";

    // Set-up, entry, exit
    "4.1" NotInSetUp { unit: UnitId } => "{unit} is not to be set up";
    "4.1" NotItsColumns { hex: Hex, first: u8, last: u8 } => "{hex} does not lie in columns {first} to {last}";
    "7.1" Full { hex: Hex } => "{hex} is full";
    "4.1" SetUpUnfinished { unit: UnitId } => "{unit} is still to be set up";
    "4.1" NoWorkLeft { what: &'static str } => "no {what} is left for this hex";
    "4.1" NotForWork { what: &'static str, hex: Hex } => "no {what} is laid in {hex}: it is a swamp or water, an enemy stands there, or one lies there already";
    "4.1" NothingLaid { what: &'static str, hex: Hex } => "no {what} of this side lies in {hex}";
    "4.2" NotDueAtAll { unit: UnitId } => "{unit} does not wait to enter the map";
    "4.2" NotDue { unit: UnitId, turn: u8 } => "{unit} comes in turn {turn}";
    "4.2" NoEntry { unit: UnitId, hex: Hex } => "{hex} is no open entry hex of {unit}";
    "4.2" EntryClosed { hex: Hex } => "nobody may enter the map at {hex}: it is full";
    "4.3" NoExit { hex: Hex } => "this side does not leave the map from {hex}";

    // Movement
    "2.3" Immobile { unit: UnitId } => "{unit} moves only when it is carried";
    "3" MovesWithVehicles { unit: UnitId } => "{unit} moves with the vehicles, in segment 2a";
    "3" MovesWithOthers { unit: UnitId } => "{unit} moves after the assaults, in segment 2c";
    "6.9" Halted { unit: UnitId } => "{unit} does not move any more in this phase";
    "6.9" HasLoaded { unit: UnitId } => "{unit} does not move any more in this phase, because it has loaded";
    "6.9" StoppedByMines { unit: UnitId } => "{unit} does not move any more in this phase, because it has come into mines";
    "6.1" HasMoved { unit: UnitId } => "{unit} has moved or done something else already";
    "6.1" NoPath => "the order names no hex to go to";
    "1.3" NotNeighbours { from: Hex, to: Hex } => "{to} does not touch {from}";
    "6.1" TooFar { hex: Hex, cost: Points, left: Points } => "going to {hex} costs {cost} and only {left} is left";
    "6.5" EnemyThere { hex: Hex } => "an enemy stands in {hex}";
    "6.2" Water { hex: Hex } => "{hex} is open water";
    "6.2" NoBridge { from: Hex, to: Hex } => "no bridge leads over the river from {from} to {to}";
    "6.2" RoadOnly { unit: UnitId, hex: Hex } => "{unit} enters and leaves {hex} along a road only";
    "6.2" NoWay { unit: UnitId, from: Hex, to: Hex } => "{unit} cannot go from {from} to {to}: the stream or the gully is closed to it";
    "6.2" IntoGully { unit: UnitId, hex: Hex } => "{unit} cannot enter {hex} across country: a gully runs there";
    "6.3" NoRoadThere { from: Hex, to: Hex } => "no road leads from {from} to {to} that could be walked beside";
    "6.2" Cliff { unit: UnitId, from: Hex, to: Hex } => "{from} and {to} lie two levels apart: {unit} cannot climb there";
    "17.8" Wrecks { hex: Hex } => "two wrecks in {hex} let no vehicle in";
    "7.1" EndsFull { hex: Hex } => "the move may not end in {hex}, which is full";
    "6.7" NotQuick { unit: UnitId } => "only units on foot with one movement point march quickly, and {unit} is none";
    "6.7" QuickTwice { unit: UnitId } => "{unit} has marched quickly in its turn before";
    "6.7" QuickTwoHexes { unit: UnitId } => "a quick march of {unit} is two hexes, both in one order, and nothing else";
    "6.7" QuickOnRoad { unit: UnitId } => "{unit} does not use the road rate in a quick march";
    "18.1" NoConcealedMovement => "concealed movement is an option that is off in this game";
    "18.1" CreepsOneHex { unit: UnitId } => "by concealed movement {unit} enters one neighbouring hex";
    "18.1" NotConcealing { hex: Hex } => "{hex} conceals nobody: woods or a town are expected";
    "18.1" CreepsUnseen { unit: UnitId, hex: Hex } => "{unit} is seen in {hex}: a vehicle creeps only from where no enemy sees it";

    // Transport
    "8.1" CannotCarry { carrier: UnitId, passenger: UnitId } => "{carrier} cannot carry {passenger}";
    "8.1" CarrierFull { unit: UnitId } => "somebody is already loaded in {unit}";
    "8.2" NotTogether { carrier: UnitId, passenger: UnitId } => "{carrier} and {passenger} do not stand in one hex";
    "8.3" NobodyAboard { unit: UnitId } => "nobody is loaded in {unit}";
    "8.8" NoPointsToLoad { unit: UnitId } => "{unit} has too few movement points left to load or unload";
    "18.2" NothingToFlip { unit: UnitId } => "no marker lies on {unit} that could be turned round now";

    // Combat
    "11.1" NobodyFires => "the order names nobody who attacks";
    "2.2" Unarmed { unit: UnitId } => "{unit} has no weapon";
    "12.1" OutOfRange { unit: UnitId, hex: Hex, range: u32, most: u32 } => "{unit} cannot fire at {hex}: range {range}, maximum {most}";
    "14.2" BeyondHalfRange { unit: UnitId, hex: Hex, range: u32, most: u32 } => "{unit} cannot open opportunity fire on {hex}: range {range}, maximum {most}, half of its range";
    "9.3" NoLineOfSight { from: Hex, to: Hex } => "there is no line of sight from {from} to {to}";
    "11.1" NobodyThere { hex: Hex } => "no enemy stands in {hex}";
    "11.1" FriendsThere { hex: Hex } => "own units stand in {hex}";
    "10.1" NotSpotted { hex: Hex } => "{hex} conceals who is in it: nobody there is spotted";
    "11.1" NotInTarget { unit: UnitId, hex: Hex } => "{unit} does not stand in {hex}";
    "11.1" AttackedAlready { hex: Hex } => "{hex}, or a unit in it, has been attacked in this segment";
    "11.4" TownAsAWhole { hex: Hex } => "the units in {hex}, a town, are attacked as one only";
    "17.3" OnlyTheFort { hex: Hex } => "while the fort in {hex} stands it is the only target there";
    "11.3" NotAgainstArmour { unit: UnitId } => "the weapons of {unit} do nothing to armour";
    "11.3" OnlyWithOthers { unit: UnitId, strength: u16 } => "{unit} adds {strength} only beside a weapon that harms armour: half of the stack is armoured";
    "11.5" TooWeak { strength: u16, defence: u16 } => "{strength} to {defence} is worse than 1-4: no attack";

    // Indirect fire
    "13.1" NotIndirect { unit: UnitId } => "{unit} does not fire indirectly";
    "13.1" TooNear { unit: UnitId, hex: Hex, range: u32, least: u32 } => "{unit} cannot fire indirectly at {hex}: range {range}, minimum {least}";
    "13.2" NotObserved { unit: UnitId, hex: Hex } => "nobody observes {hex} for {unit}";
    "13.2" NoTarget { hex: Hex } => "no spotted enemy stands in {hex}";
    "13.6" NotOneType => "only units of one type fire indirectly as one attack";
    "13.7" WrongCall { unit: UnitId, hex: Hex } => "the fire of {unit} at {hex} is not what it is called";
    "18.4" OutOfItsColumns { unit: UnitId, hex: Hex } => "{unit} does not reach the column of {hex}";
    "18.4" OutOfItsHexes { unit: UnitId, hex: Hex } => "{unit} cannot fire at {hex}: the scenario names its hexes";
    "18.4" NotItsTargets { unit: UnitId, hex: Hex } => "{unit} cannot fire at {hex}: no spotted unit of its targets is there";
    "18.4" NotItsTurns { unit: UnitId } => "{unit} does not fire in this turn";
    "18.4" OffBoardTogether => "artillery beside the map fires as one only with markers of one type in the hex";
    "13.3" NoMarkerThere { unit: UnitId, hex: Hex } => "{unit} has no registration marker in {hex}";
    "14.5" CannotInterdict { unit: UnitId, hex: Hex } => "{unit} has no registration marker for {hex} that nobody but an observer stands in the way of";
    "14.2" NotAsked { unit: UnitId } => "{unit} cannot fire at the unit that has entered";

    // Overrun, assault, works
    "15.1" CannotOverrun { unit: UnitId } => "{unit} does not overrun";
    "8.6" RidersAboard { unit: UnitId } => "{unit} carries somebody: it does not overrun";
    "1.3" OverrunsFromBeside { unit: UnitId, hex: Hex } => "{unit} overruns only what it touches: drive it beside {hex} first, then from there onto the enemy";
    "15.1" NotOverrun { hex: Hex } => "{hex} cannot be overrun: it is a town, woods, a swamp, a gully or a fort";
    "15.3" OverrunAlready { hex: Hex } => "{hex} has been overrun in this phase";
    "15.2" NoWayOut { unit: UnitId, hex: Hex } => "{unit} must leave on the far side, in {hex}, which is closed";
    "15.1" ArmourThere { unit: UnitId, hex: Hex } => "{unit} does not overrun armour in {hex}";
    "16.1" CannotAssault { unit: UnitId } => "{unit} makes no close assault";
    "1.3" AssaultsFromBeside { unit: UnitId, hex: Hex } => "{unit} assaults only what it touches, and {hex} is farther away: bring it beside that hex a turn before";
    "16.1" AssaultsWithOthers { unit: UnitId } => "{unit} assaults only beside another assaulting unit in its hex";
    "16.1" NotOverThat { from: Hex, to: Hex } => "nobody assaults from {from} over a river or a cliff into {to}";
    "17.6" NoEngineer { unit: UnitId } => "{unit} is no engineer: it clears no mines";
    "17.6" NoMinesHere { unit: UnitId } => "{unit} does not stand in mines";
}

impl Why {
    /// The reason why orders of this kind are refused in a phase that does not accept them.
    pub fn not_now(kind: &str) -> Self {
        let wrong = Platoon::sequence().wrong_phase(kind);
        wrong.map_or(Self::NothingAsked, |wrong| Self::NotNow { wrong })
    }
}
