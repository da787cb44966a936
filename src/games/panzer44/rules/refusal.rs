//! Refusals: the one table of their cases and texts.

use super::{kinds::Side, phase::Phase};
use crate::engine::{
    board::{Hex, line_of_sight::Obstacle},
    counters::{Points, UnitId},
    orders::refusals,
};

refusals! {
    // The sequence of play
    "3.1" PlotFirst => "this is not the time to end the phase: both players must commit a plot";
    "16.1" GameOver => "the game is over";
    "4.1" SetUpByOther { unit: UnitId } => "{unit} belongs to the other player, who sets it up";
    "3.1" PlottedByOther { unit: UnitId } => "{unit} belongs to the other player, who plots for it";
    "3.3" FiredByOther { unit: UnitId } => "{unit} belongs to the other player: his direct fire is executed by himself, apart from yours";
    "3.4" MovedByOther { unit: UnitId } => "{unit} belongs to the other player, who moves in his own movement phase";
    "3.6" BombardedByOther { unit: UnitId } => "{unit} belongs to the other player: his indirect fire is executed by himself, apart from yours";
    "7.10.2" DecisionOwed { side: Side } => "first the {side} player must fire at the unit that has entered, or let it pass";
    "7.10.2" NothingAsked => "no unit waits to be fired at";
    "2.6" NoSuchUnit { unit: UnitId } => "there is no counter {unit}";
    "5.1" NotOnMap { unit: UnitId } => "{unit} is not on the map";
    "1.4" OffMap { hex: Hex } => "{hex} is off the map";

    // Set-up, entry, exit
    "4.1" NotInSetUp { unit: UnitId } => "{unit} is not to be set up";
    "4.1" NotItsColumns { hex: Hex, first: u8, last: u8 } => "{hex} does not lie in columns {first} to {last}";
    "7.9" Full { hex: Hex } => "{hex} is full";
    "4.1" SetUpUnfinished { unit: UnitId } => "{unit} is still to be set up";
    "4.1" NoMinesLeft => "no mines of this kind are left for this hex";
    "4.1" NotForMines { hex: Hex } => "no mines are laid in {hex}: it is a town or a swamp, or mined already";
    "4.1" NoPositionLeft => "no improved position is left for this hex";
    "4.1" NothingLaid { hex: Hex } => "nothing of the kind lies in {hex}";
    "4.2" NotDue { unit: UnitId, turn: u8 } => "{unit} comes in turn {turn}";
    "4.2" EntersLoaded { unit: UnitId, carrier: UnitId } => "{unit} enters the map in {carrier} and gets no order before";
    "4.2" NoEntry { hex: Hex } => "{hex} is no entry hex of this unit";
    "4.3" EntryClosed { hex: Hex } => "nobody may enter the map at {hex}: an enemy stands there, or it is full";
    "4.4" NoExit { hex: Hex } => "this side does not leave the map from {hex}";

    // The plot
    "5.1" PlottedAlready { side: Side } => "the {side} player has committed his plot: it cannot be taken back";
    "2.5" NoGun { unit: UnitId } => "{unit} has no weapon";
    "5.3" Disrupted { unit: UnitId } => "{unit} is disrupted and gets no order";
    "5.1" Pinned { unit: UnitId } => "{unit} is pinned: it may only fire";
    "11.1" Loaded { unit: UnitId } => "{unit} is loaded: it may only get out";
    "11.5" Immobile { unit: UnitId } => "{unit} moves only when it is loaded";
    "6.2" OutOfRange { unit: UnitId, hex: Hex, range: u32, most: u32 } => "{unit} cannot fire at {hex}: range {range}, maximum {most}";
    "8.1" TooNear { unit: UnitId, hex: Hex, range: u32, least: u32 } => "{unit} cannot fire at {hex}: range {range}, minimum {least}";
    "10.2" HexInTheWay { from: Hex, to: Hex, hex: Hex } => "there is no line of sight from {from} to {to}: {hex} blocks it";
    "10.3" SideInTheWay { from: Hex, to: Hex, one: Hex, other: Hex } => "there is no line of sight from {from} to {to}: the hexside between {one} and {other} blocks it";
    "10.4" NoWayRound { from: Hex, to: Hex } => "there is no line of sight from {from} to {to}: where it runs along a hexside both ways round are blocked";
    "10.5" NoWayPast { from: Hex, to: Hex } => "there is no line of sight from {from} to {to}: where it goes through a corner both ways past it are blocked";
    "10.7" TooDark { hex: Hex, limit: u32 } => "nobody sees farther than {limit} hexes now: {hex} is out of sight";
    "5.1" NobodyThere { hex: Hex } => "no enemy stands in {hex}";
    "5.1" NotHighExplosive { unit: UnitId } => "{unit} has no weapon for indirect fire";
    "8.2" NoObserver { hex: Hex } => "nobody observes {hex}, and no enemy there fired indirectly in the turn before";
    "8.5" NoObserverForAir { hex: Hex } => "nobody observes {hex}";
    "11.1" CannotCarry { carrier: UnitId, passenger: UnitId } => "{carrier} cannot carry {passenger}";
    "11.1" CarrierFull { unit: UnitId } => "somebody is already loaded in {unit}";
    "11.2" NotTogether { carrier: UnitId, passenger: UnitId } => "{carrier} and {passenger} do not stand in one hex";
    "11.2" LoadAlone { unit: UnitId, with: UnitId } => "{with} must be plotted to load with {unit}, too";
    "11.3" CarrierBusy { carrier: UnitId, passenger: UnitId } => "{carrier} must be plotted to move or to unload, for {passenger} to get out";
    "11.3" NothingLoaded { unit: UnitId } => "nobody is loaded in {unit}";
    "12.3" NoEngineer { unit: UnitId } => "{unit} is no engineer: it clears no mines";
    "12.4" NoSapper { unit: UnitId } => "{unit} is no engineer: it blows no bridges";
    "12.3" NoMinesThere { unit: UnitId, hex: Hex } => "no mines lie in {hex} within reach of {unit}";
    "12.4" NoDemolition => "this side blows no bridges in this scenario";
    "12.4" DemolitionTooEarly { turn: u8 } => "no bridge is blown before turn {turn}";
    "12.4" NoBridgeThere { from: Hex, to: Hex } => "no bridge that may be blown leads from {from} to {to}";
    "12.4" EnoughBlown { most: u8 } => "no more than {most} of the bridges may be blown";
    "8.4" NoBattery { battery: UnitId } => "there is no off-board artillery {battery}";
    "8.4" BatteryTooEarly { battery: UnitId, turn: u8 } => "{battery} fires from turn {turn} on";
    "8.4" NoFireLeft { battery: UnitId } => "{battery} has no fire left";
    "8.4" OneBarrage { battery: UnitId } => "{battery} fires once a turn";
    "8.4" PatternFixed { battery: UnitId } => "{battery} fires in the other pattern only";
    "8.5" NoSortieLeft => "no sortie of close air support is left for this";

    // Combat
    "6.1" Prohibited { unit: UnitId } => "this fire does nothing to {unit}: the attack procedure chart prohibits it";
    "6.1" AssaultByFoot { unit: UnitId } => "only units on foot attack {unit}, which is hard, with small arms";
    "6.1" AssaultTooFar { unit: UnitId, range: u32 } => "small arms attack {unit}, which is hard, from an adjacent hex only, not from {range}";
    "6.1.1" TooWeak { unit: UnitId, superiority: i16 } => "the attack on {unit} has a superiority of {superiority}: less than -3 is prohibited";
    "5.1" NotPlotted { unit: UnitId } => "{unit} has no such order that is still to be carried out";
    "6.0" NameTarget { unit: UnitId, hex: Hex } => "name the unit in {hex} that {unit} fires at";
    "6.0" NotInTarget { unit: UnitId, hex: Hex } => "{unit} does not stand in {hex}, the hex that is plotted";
    "6.0" StrikesAll { unit: UnitId } => "{unit} strikes every unit of the hex: no target is named";
    "7.10.2" NotItsOwner { unit: UnitId } => "{unit} belongs to the other player: only who watches the hex fires at the unit that has entered";
    "7.10.1" NotWatching { unit: UnitId, hex: Hex } => "{unit} has no opportunity fire plotted on {hex}";
    "7.10.2" ShotTaken { unit: UnitId } => "{unit} has fired in this turn: it has one shot";
    "7.10.5" ShotLost { unit: UnitId } => "{unit} is off the map, panicked or disrupted and has no shot";
    "7.10.2" ToldOtherwise { unit: UnitId } => "{unit} was told at whom to fire by itself and does not ask";

    // Movement
    "5.2" NotPlottedToMove { unit: UnitId } => "{unit} is not plotted to move, or has lost the order";
    "7.3" HasMoved { unit: UnitId } => "{unit} has finished its move";
    "7.3" FinishFirst { unit: UnitId, hex: Hex } => "{unit} must first move on: it may not end its move in {hex}, which is full";
    "7.2" NoPath => "the order names no hex to go to";
    "7.3" NotNeighbours { from: Hex, to: Hex } => "{to} does not touch {from}";
    "7.3" TooFar { hex: Hex, cost: Points, left: Points } => "going to {hex} costs {cost} and only {left} is left";
    "7.7" EnemyThere { hex: Hex } => "an enemy stands in {hex}";
    "7.8" NoBridge { from: Hex, to: Hex } => "no bridge leads over the water from {from} to {to}";
    "7.9" EndsFull { hex: Hex } => "the move may not end in {hex}, which is full";
    "7.2" MustMove { unit: UnitId } => "{unit} is plotted to move, can move and must";
    "11.2" NotLoading { unit: UnitId } => "{unit} is not plotted to load, or one of the two has lost the order";
    "11.3" CannotUnload { unit: UnitId } => "{unit} cannot get out: its carrier has not ended its move, is pinned, disrupted or panicked, or has too few points left";
}

impl Why {
    /// The refusal of an order for a unit of the other player in a phase.
    pub fn not_yours(phase: Phase, unit: UnitId) -> Self {
        match phase {
            phase if phase.is_set_up() => Self::SetUpByOther { unit },
            phase if phase.is_fire() => Self::FiredByOther { unit },
            phase if phase.is_movement() => Self::MovedByOther { unit },
            phase if phase.is_indirect() => Self::BombardedByOther { unit },
            _ => Self::PlottedByOther { unit },
        }
    }

    /// The refusal for a blocked line of sight, by the first place on the line that blocks (10.2 to 10.5).
    pub fn no_sight(from: Hex, to: Hex, obstacle: Obstacle) -> Self {
        match obstacle {
            Obstacle::Hex(hex) => Self::HexInTheWay { from, to, hex },
            Obstacle::Side(one, other) => Self::SideInTheWay { from, to, one, other },
            Obstacle::Along => Self::NoWayRound { from, to },
            Obstacle::Corner => Self::NoWayPast { from, to },
        }
    }
}
