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
    "3.3" FiredByOther { unit: UnitId } => "{unit} belongs to the other player";
    "3.4" MovedByOther { unit: UnitId } => "{unit} belongs to the other player, who moves it in their own movement phase";
    "3.6" BombardedByOther { unit: UnitId } => "{unit} belongs to the other player";
    "7.10.2" DecisionOwed { side: Side } => "first the {side} player must fire at the unit that has entered, or hold fire";
    "7.10.2" NothingAsked => "no opportunity fire is pending";
    "2.6" NoSuchUnit { unit: UnitId } => "there is no counter {unit}";
    "5.1" NotOnMap { unit: UnitId } => "{unit} is not on the map";
    "1.4" OffMap { hex: Hex } => "{hex} is off the map";

    // Set-up, entry, exit
    "4.1" NotInSetUp { unit: UnitId } => "{unit} is not part of this set-up";
    "4.1" NotItsColumns { hex: Hex, first: u8, last: u8 } => "{hex} is not in columns {first}–{last}";
    "7.9" Full { hex: Hex } => "{hex} is at the stacking limit";
    "4.1" SetUpUnfinished { unit: UnitId } => "{unit} is not set up yet";
    "4.1" NoMinesLeft => "no mines of this kind are left for this hex";
    "4.1" NotForMines { hex: Hex } => "cannot lay mines in {hex}: it is a town or a swamp, or already mined";
    "4.1" NoPositionLeft => "no improved position is left for this hex";
    "4.1" NothingLaid { hex: Hex } => "{hex} has nothing of this kind to remove";
    "4.2" NotDue { unit: UnitId, turn: u8 } => "{unit} enters on turn {turn}";
    "4.2" EntersLoaded { unit: UnitId, carrier: UnitId } => "{unit} cannot receive an order: it enters the map loaded in {carrier}";
    "4.2" NoEntry { hex: Hex } => "{hex} is not an entry hex of this unit";
    "4.3" EntryClosed { hex: Hex } => "no unit can enter at {hex}: an enemy unit is there, or it is at the stacking limit";
    "4.4" NoExit { hex: Hex } => "{hex} is not an exit hex of this side";

    // The plot
    "5.1" PlottedAlready { side: Side } => "the {side} player has committed a plot: it cannot be changed";
    "2.5" NoGun { unit: UnitId } => "{unit} cannot fire: it has no weapon";
    "5.3" Disrupted { unit: UnitId } => "{unit} cannot receive an order: it is disrupted";
    "5.1" Pinned { unit: UnitId } => "{unit} is pinned: it may only fire";
    "11.1" Loaded { unit: UnitId } => "{unit} is loaded: it may only unload";
    "11.5" Immobile { unit: UnitId } => "{unit} cannot move unless it is loaded";
    "6.2" OutOfRange { unit: UnitId, hex: Hex, range: u32, most: u32 } => "{unit} cannot fire at {hex}: range {range}, maximum {most}";
    "8.1" TooNear { unit: UnitId, hex: Hex, range: u32, least: u32 } => "{unit} cannot fire at {hex}: range {range}, minimum {least}";
    "10.2" HexInTheWay { from: Hex, to: Hex, hex: Hex } => "no line of sight from {from} to {to}: {hex} blocks it";
    "10.3" SideInTheWay { from: Hex, to: Hex, one: Hex, other: Hex } => "no line of sight from {from} to {to}: the hexside between {one} and {other} blocks it";
    "10.4" NoWayRound { from: Hex, to: Hex } => "no line of sight from {from} to {to}: it runs along a hexside and both sides are blocked";
    "10.5" NoWayPast { from: Hex, to: Hex } => "no line of sight from {from} to {to}: it runs through a hex corner and both sides are blocked";
    "10.7" TooDark { hex: Hex, limit: u32 } => "{hex} is out of sight: visibility {limit}";
    "5.1" NobodyThere { hex: Hex } => "no enemy unit is in {hex}";
    "5.1" NotHighExplosive { unit: UnitId } => "{unit} has no weapon for indirect fire";
    "8.2" NoObserver { hex: Hex } => "no friendly unit observes {hex}, and no enemy there fired indirectly last turn";
    "8.5" NoObserverForAir { hex: Hex } => "no friendly unit observes {hex}";
    "11.1" CannotCarry { carrier: UnitId, passenger: UnitId } => "{carrier} cannot carry {passenger}";
    "11.1" CarrierFull { unit: UnitId } => "{unit} already carries a unit";
    "11.2" NotTogether { carrier: UnitId, passenger: UnitId } => "{carrier} and {passenger} are not in one hex";
    "11.2" LoadAlone { unit: UnitId, with: UnitId } => "{with} must also be plotted to load with {unit}";
    "11.3" CarrierBusy { carrier: UnitId, passenger: UnitId } => "{passenger} cannot unload: {carrier} must be plotted to move or to unload";
    "11.3" NothingLoaded { unit: UnitId } => "{unit} carries no unit";
    "12.3" NoEngineer { unit: UnitId } => "{unit} cannot clear mines: it is not an engineer unit";
    "12.4" NoSapper { unit: UnitId } => "{unit} cannot blow bridges: it is not an engineer unit";
    "12.3" NoMinesThere { unit: UnitId, hex: Hex } => "no mines in {hex} within reach of {unit}";
    "12.4" NoDemolition => "this side cannot blow bridges in this scenario";
    "12.4" DemolitionTooEarly { turn: u8 } => "bridges cannot be blown before turn {turn}";
    "12.4" NoBridgeThere { from: Hex, to: Hex } => "no bridge that may be blown runs from {from} to {to}";
    "12.4" EnoughBlown { most: u8 } => "cannot blow another bridge: maximum {most}";
    "8.4" NoBattery { battery: UnitId } => "there is no off-board artillery {battery}";
    "8.4" BatteryTooEarly { battery: UnitId, turn: u8 } => "{battery} cannot fire before turn {turn}";
    "8.4" NoFireLeft { battery: UnitId } => "{battery} has no fires left";
    "8.4" OneBarrage { battery: UnitId } => "{battery} may fire only once a turn";
    "8.4" PatternFixed { battery: UnitId } => "{battery} can fire only in the other pattern";
    "8.5" NoSortieLeft => "no close air support is left for this";

    // Combat
    "6.1" Prohibited { unit: UnitId } => "this fire cannot attack {unit}: the attack procedure chart prohibits it";
    "6.1" AssaultByFoot { unit: UnitId } => "only foot units can attack {unit}, a hard target, with small arms";
    "6.1" AssaultTooFar { unit: UnitId, range: u32 } => "small arms can attack {unit}, a hard target, only from an adjacent hex: range {range}";
    "6.1.1" TooWeak { unit: UnitId, superiority: String } => "the attack on {unit} is prohibited: superiority {superiority}, minimum −3";
    "5.1" NotPlotted { unit: UnitId } => "{unit} has no such order left to execute";
    "6.0" NameTarget { unit: UnitId, hex: Hex } => "name the unit in {hex} that {unit} fires at";
    "6.0" NotInTarget { unit: UnitId, hex: Hex } => "{unit} is not in {hex}, the plotted hex";
    "6.0" StrikesAll { unit: UnitId } => "{unit} hits every unit in the hex: name no target";
    "7.10.2" NotItsOwner { unit: UnitId } => "{unit} belongs to the other player: only units that watch the hex may fire";
    "7.10.1" NotWatching { unit: UnitId, hex: Hex } => "{unit} has no opportunity fire plotted on {hex}";
    "7.10.2" ShotTaken { unit: UnitId } => "{unit} has already fired this turn: it has one shot";
    "7.10.5" ShotLost { unit: UnitId } => "{unit} cannot fire: it is off the map, panicked or disrupted";
    "7.10.2" ToldOtherwise { unit: UnitId } => "{unit} fires by its standing instruction and needs no decision";

    // Movement
    "5.2" NotPlottedToMove { unit: UnitId } => "{unit} cannot move: it is not plotted to move, or has lost the order";
    "7.3" HasMoved { unit: UnitId } => "{unit} has already finished its move";
    "7.3" FinishFirst { unit: UnitId, hex: Hex } => "{unit} must move on first: {hex} is at the stacking limit";
    "7.2" NoPath => "the order needs a path";
    "7.3" NotNeighbours { from: Hex, to: Hex } => "{to} is not adjacent to {from}";
    "7.3" TooFar { hex: Hex, cost: Points, left: Points } => "entering {hex} costs {cost} MP, only {left} MP left";
    "7.7" EnemyThere { hex: Hex } => "cannot enter {hex}: an enemy unit is there";
    "7.8" NoBridge { from: Hex, to: Hex } => "cannot cross the water from {from} to {to}: no bridge";
    "7.9" EndsFull { hex: Hex } => "the move cannot end in {hex}: it is at the stacking limit";
    "7.2" MustMove { unit: UnitId } => "{unit} must move: it is plotted to move and can";
    "11.2" NotLoading { unit: UnitId } => "{unit} cannot load: it is not plotted to load, or one of the two has lost the order";
    "11.3" CannotUnload { unit: UnitId } => "{unit} cannot unload: its carrier has not ended its move, is pinned, disrupted or panicked, or has too few MP left";
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
