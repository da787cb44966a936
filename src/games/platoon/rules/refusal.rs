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
    "14.1" DecisionOwed { side: Side } => "first the {side} player must fire at the unit that has entered, or hold fire";
    "14.1" NothingAsked => "no decision is pending";
    "1.6" NoSuchUnit { unit: UnitId } => "there is no counter {unit}";
    "1.6" NamedTwice { unit: UnitId } => "{unit} is named twice";
    "2.6" NotOnMap { unit: UnitId } => "{unit} is not on the map";
    "1.3" OffMap { hex: Hex } => "{hex} is off the map";

    // Readiness
    "11.10" Inverted { unit: UnitId } => "{unit} is inverted: it has already fired or assaulted";
    "11.9" Dispersed { unit: UnitId } => "{unit} is dispersed";
    "6.7" Quick { unit: UnitId } => "{unit} is in quick march: it cannot fire, assault or observe";
    "8.5" Loaded { unit: UnitId } => "{unit} is loaded";
    "18.2" BusyLoading { unit: UnitId } => "{unit} is loading or unloading";
    "8.4" Fresh { unit: UnitId } => "{unit} has just unloaded: it cannot act before its next combat phase";

    // Set-up, entry, exit
    "4.1" NotInSetUp { unit: UnitId } => "{unit} is not part of this set-up";
    "4.1" NotItsColumns { hex: Hex, first: u8, last: u8 } => "{hex} is not in columns {first}–{last}";
    "7.1" Full { hex: Hex } => "{hex} is at the stacking limit";
    "4.1" SetUpUnfinished { unit: UnitId } => "{unit} is not set up yet";
    "4.1" NoWorkLeft { what: &'static str } => "no {what} is left for this hex";
    "4.1" NotForWork { what: &'static str, hex: Hex } => "no {what} can be placed in {hex}: it is swamp or water, has an enemy unit or already has one";
    "4.1" NothingLaid { what: &'static str, hex: Hex } => "no friendly {what} is in {hex}";
    "4.2" NotDueAtAll { unit: UnitId } => "{unit} is not waiting to enter the map";
    "4.2" NotDue { unit: UnitId, turn: u8 } => "{unit} cannot enter before turn {turn}";
    "4.2" NoEntry { unit: UnitId, hex: Hex } => "{hex} is not an open entry hex of {unit}";
    "4.2" EntryClosed { hex: Hex } => "no unit can enter the map in {hex}: it is at the stacking limit";
    "4.3" NoExit { hex: Hex } => "this side cannot exit the map from {hex}";
    "4.3" NoPointsToExit { unit: UnitId, cost: Points, left: Points } => "{unit} cannot exit the map: it costs {cost} MP, only {left} MP left";

    // Movement
    "2.3" Immobile { unit: UnitId } => "{unit} cannot move by itself: it must be carried";
    "3" MovesWithVehicles { unit: UnitId } => "{unit} moves with the vehicles, in segment 2a";
    "3" MovesWithOthers { unit: UnitId } => "{unit} moves after the assaults, in segment 2c";
    "6.9" Halted { unit: UnitId } => "{unit} cannot move again this phase";
    "6.9" HasLoaded { unit: UnitId } => "{unit} cannot move again this phase: it has loaded";
    "6.9" StoppedByMines { unit: UnitId } => "{unit} cannot move again this phase: it has entered mines";
    "6.1" HasMoved { unit: UnitId } => "{unit} has already moved or acted";
    "6.1" NoPath => "the order names no destination";
    "1.3" NotNeighbours { from: Hex, to: Hex } => "{to} is not adjacent to {from}";
    "6.1" TooFar { hex: Hex, cost: Points, left: Points } => "moving to {hex} costs {cost} MP, only {left} MP left";
    "6.5" EnemyThere { hex: Hex } => "an enemy unit is in {hex}";
    "6.2" Water { hex: Hex } => "{hex} is open water";
    "6.2" NoBridge { from: Hex, to: Hex } => "no bridge crosses the river from {from} to {to}";
    "6.2" RoadOnly { unit: UnitId, hex: Hex } => "{unit} can enter and leave {hex} only by road";
    "6.2" NoWay { unit: UnitId, from: Hex, to: Hex } => "{unit} cannot move from {from} to {to}: the stream or gully is closed to it";
    "6.2" IntoGully { unit: UnitId, hex: Hex } => "{unit} cannot enter {hex} across country: it is a gully";
    "6.3" NoRoadThere { from: Hex, to: Hex } => "cannot move beside the road: no road leads from {from} to {to}";
    "6.2" Cliff { unit: UnitId, from: Hex, to: Hex } => "{unit} cannot move from {from} to {to}: two levels apart";
    "17.8" Wrecks { hex: Hex } => "no vehicle can enter {hex}: two wrecks block it";
    "7.1" EndsFull { hex: Hex } => "the move cannot end in {hex}: it is at the stacking limit";
    "6.7" NotQuick { unit: UnitId } => "{unit} cannot use quick march: only foot units with 1 MP can";
    "6.7" QuickTwice { unit: UnitId } => "{unit} cannot use quick march in two player turns in a row";
    "6.7" QuickTwoHexes { unit: UnitId } => "a quick march of {unit} must be exactly two hexes, as its whole move";
    "6.7" QuickOnRoad { unit: UnitId } => "{unit} cannot use the road rate in a quick march";
    "18.1" NoConcealedMovement => "concealed movement is off in this game";
    "18.1" CreepsOneHex { unit: UnitId } => "{unit} can enter only one adjacent hex by concealed movement";
    "18.1" NotConcealing { hex: Hex } => "{hex} does not conceal: concealed movement needs woods or a town";
    "18.1" CreepsUnseen { unit: UnitId, hex: Hex } => "{unit} cannot use concealed movement: an enemy spotter has LOS to {hex}";

    // Transport
    "8.1" CannotCarry { carrier: UnitId, passenger: UnitId } => "{carrier} cannot carry {passenger}";
    "8.1" CarrierFull { unit: UnitId } => "{unit} already carries a unit";
    "8.2" NotTogether { carrier: UnitId, passenger: UnitId } => "{carrier} and {passenger} are not in one hex";
    "8.3" NobodyAboard { unit: UnitId } => "{unit} carries no unit";
    "8.8" NoPointsToLoad { unit: UnitId } => "{unit} has too few MP left to load or unload";
    "18.2" NothingToFlip { unit: UnitId } => "{unit} has no marker that can be reversed now";

    // Combat
    "11.1" NobodyFires => "the order names no attacker";
    "2.2" Unarmed { unit: UnitId } => "{unit} cannot attack: it has no attack factor";
    "12.1" OutOfRange { unit: UnitId, hex: Hex, range: u32, most: u32 } => "{unit} cannot fire at {hex}: range {range}, maximum {most}";
    "14.2" BeyondHalfRange { unit: UnitId, hex: Hex, range: u32, most: u32 } => "{unit} cannot use opportunity fire at {hex}: range {range}, maximum {most} (half range)";
    "9.3" NoLineOfSight { from: Hex, to: Hex } => "no line of sight from {from} to {to}";
    "11.1" NobodyThere { hex: Hex } => "no enemy unit is in {hex}";
    "11.1" FriendsThere { hex: Hex } => "friendly units are in {hex}";
    "10.1" NotSpotted { hex: Hex } => "no spotted target in {hex}: the terrain conceals it";
    "11.1" NotInTarget { unit: UnitId, hex: Hex } => "{unit} is not in {hex}";
    "11.1" AttackedAlready { hex: Hex } => "{hex} or a unit in it has already been attacked this segment";
    "11.4" TownAsAWhole { hex: Hex } => "the units in {hex} can be attacked only as a whole: it is a town";
    "17.3" OnlyTheFort { hex: Hex } => "the fort in {hex} is the only target there";
    "11.3" NotAgainstArmour { unit: UnitId } => "{unit} cannot harm armour";
    "11.3" OnlyWithOthers { unit: UnitId, strength: u16 } => "{unit} adds {strength} only together with a weapon that harms armour: half of the stack is armoured";
    "11.5" TooWeak { strength: u16, defence: u16 } => "cannot attack: {strength} to {defence} is worse than 1-4";

    // Indirect fire
    "13.1" NotIndirect { unit: UnitId } => "{unit} cannot use indirect fire";
    "13.1" TooNear { unit: UnitId, hex: Hex, range: u32, least: u32 } => "{unit} cannot use indirect fire at {hex}: range {range}, minimum {least}";
    "13.2" NotObserved { unit: UnitId, hex: Hex } => "no friendly unit observes {hex} for {unit}";
    "13.2" NoTarget { hex: Hex } => "no spotted enemy unit is in {hex}";
    "13.6" NotOneType => "only units of one type can use indirect fire together";
    "13.7" WrongCall { unit: UnitId, hex: Hex } => "{unit} cannot use this kind of indirect fire at {hex}";
    "18.4" OutOfItsColumns { unit: UnitId, hex: Hex } => "{unit} cannot fire at {hex}: outside its columns";
    "18.4" OutOfItsHexes { unit: UnitId, hex: Hex } => "{unit} cannot fire at {hex}: not one of its hexes in the scenario";
    "18.4" NotItsTargets { unit: UnitId, hex: Hex } => "{unit} cannot fire at {hex}: no unit of its target types is spotted there";
    "18.4" NotItsTurns { unit: UnitId } => "{unit} cannot fire this turn";
    "18.4" OffBoardTogether => "off-board artillery can fire together only with markers of one type in the hex";
    "13.3" NoMarkerThere { unit: UnitId, hex: Hex } => "{unit} has no registration marker in {hex}";
    "14.5" CannotInterdict { unit: UnitId, hex: Hex } => "{unit} cannot interdict {hex}: it needs its registration marker there and an observer";
    "14.2" NotAsked { unit: UnitId } => "{unit} cannot fire at the entering unit";

    // Overrun, assault, works
    "15.1" CannotOverrun { unit: UnitId } => "{unit} cannot overrun";
    "8.6" RidersAboard { unit: UnitId } => "{unit} cannot overrun: it carries a unit";
    "1.3" OverrunsFromBeside { unit: UnitId, hex: Hex } => "{unit} cannot overrun {hex}: not adjacent; move to an adjacent hex first";
    "15.1" NotOverrun { hex: Hex } => "{hex} cannot be overrun: it is a town, woods, swamp, a gully or a fort";
    "15.3" OverrunAlready { hex: Hex } => "{hex} has already been overrun this phase";
    "15.2" NoWayOut { unit: UnitId, hex: Hex } => "{unit} cannot overrun: its exit hex, {hex}, is closed";
    "15.1" ArmourThere { unit: UnitId, hex: Hex } => "{unit} cannot overrun {hex}: armour is there";
    "16.1" CannotAssault { unit: UnitId } => "{unit} cannot assault";
    "1.3" AssaultsFromBeside { unit: UnitId, hex: Hex } => "{unit} cannot assault {hex}: not adjacent; move to an adjacent hex a turn earlier";
    "16.1" AssaultsWithOthers { unit: UnitId } => "{unit} can assault only together with another unit in its hex";
    "16.1" NotOverThat { from: Hex, to: Hex } => "no unit can assault from {from} into {to}: a river or a cliff is between";
    "17.6" NoEngineer { unit: UnitId } => "{unit} cannot clear mines: it is not an engineer";
    "17.6" NoMinesHere { unit: UnitId } => "{unit} cannot clear mines: none are in its hex";
}

impl Why {
    /// The reason why orders of this kind are refused in a phase that does not accept them.
    pub fn not_now(kind: &str) -> Self {
        let wrong = Platoon::sequence().wrong_phase(kind);
        wrong.map_or(Self::NothingAsked, |wrong| Self::NotNow { wrong })
    }
}
