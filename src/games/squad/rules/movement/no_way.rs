//! Why a unit does not go somewhere, or is not carried: cases and words, as in the table of refusals.

use crate::engine::{board::Hex, counters::Word, orders::refusals};

refusals! {
    // Who moves
    "2.5" NotOnMap { unit: Word } => "{unit} is not on the map";
    "2.2" NoMover { unit: Word } => "{unit} does not move by itself";
    "1.5" NamedTwice { unit: Word } => "{unit} is named twice";
    "6.8" Pinned { unit: Word } => "{unit} is pinned and does nothing";
    "6.8" Fired { unit: Word } => "{unit} bears a Fire marker and does not move";
    "16.7" Immobile { unit: Word } => "{unit} is immobile: it neither moves nor turns";
    "8.2" Aboard { unit: Word } => "{unit} is carried or towed: it must be unloaded first";
    "6.1" OnlyTowed { unit: Word } => "{unit} is a large gun, which moves only when it is towed";
    "6.5" Halted { unit: Word } => "{unit} does not move any more in this phase";
    "6.1" NoMove => "the order names nobody, or nowhere to go";
    "6.5" NotTogether { unit: Word } => "{unit} does not begin where the others of the stack do";
    "7.2" Drives { unit: Word } => "{unit} is a vehicle: its way needs a facing in each hex";
    "7.2" DoesNotDrive { unit: Word } => "{unit} does not drive so";
    "6.2" NoAssaultMove { unit: Word } => "{unit} is no infantry, and nobody else moves by assault move";
    "6.2" PaceChanged { unit: Word } => "{unit} has begun its move otherwise: an assault move is one from the first hex to the last";
    "8.2" OneHexUnloaded { unit: Word } => "{unit} has been unloaded and steps one hex at most";
    "6.1" OneHexByHand { unit: Word } => "{unit} is pushed by its crew, one hex in a phase";
    "7.3" HasMoved { unit: Word } => "{unit} has moved: turning in place is a whole move";

    // Where to
    "1.3" OffMap { hex: Hex } => "{hex} is off the map";
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
    "7.3" NotTurned { unit: Word } => "{unit} faces that way already";
    "6.7" Full { hex: Hex } => "there is no room for all in {hex}";
    "20.1" BunkerFull { hex: Hex } => "the bunker in {hex} holds two infantry units or one gun, and nobody else";
    "4.2" FacesOut { hex: Hex } => "a vehicle enters the map in {hex} facing inwards";
    "4.3" NoExit { hex: Hex } => "{hex} does not lie at the edge of the map";

    // Advances
    "3.5" DoesNotAdvance { unit: Word } => "{unit} is a large gun, which may turn but does not advance";
    "3.5" HasAdvanced { unit: Word } => "{unit} has advanced in this phase";
    "7.6" TurnsOneHexside { unit: Word } => "{unit} turns one hexside at most in an advance, and infantry not at all";

    // Overruns
    "18.1" NothingToOverrun { hex: Hex } => "no infantry, gun or unarmoured vehicle of the enemy stands in {hex}";
    "18.1" NotOverrun { hex: Hex } => "{hex} is not overrun: an AFV or a bunker is there";
    "18.1" Towing { unit: Word } => "{unit} tows a gun and drives over nobody";

    // Transport
    "8.5" CarriesNobody { carrier: Word } => "{carrier} carries nobody";
    "8.1" NoRoom { carrier: Word, unit: Word } => "{carrier} has no room for {unit}";
    "8.1" TowsNothing { carrier: Word, unit: Word } => "{carrier} does not tow {unit}, or not as well as what it tows";
    "8.1" NotCarried { unit: Word } => "{unit} is neither infantry nor a gun, and is not carried";
    "8.2" NotBeside { carrier: Word, unit: Word } => "{unit} does not stand where {carrier} does";
    "8.2" NotAboardOf { carrier: Word, unit: Word } => "{unit} is not carried by {carrier}";
    "8.2" Transported { unit: Word } => "{unit} has been loaded or unloaded in this turn, or has done so";
    "8.2" HasWalked { unit: Word } => "{unit} has moved and is not loaded in this phase";

    // Works
    "20.1" NoWorkHere { hex: Hex } => "the ground of {hex} is not fit for such a work";
    "20.1" WorkThere { hex: Hex } => "a work lies in {hex} already";
}
