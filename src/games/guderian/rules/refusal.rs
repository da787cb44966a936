//! Refusals: the one table of their cases and texts.

use super::kinds::Side;
use crate::engine::{
    board::Hex,
    counters::{Points, UnitId},
    orders::refusals,
};

refusals! {
    // The sequence of play
    "4.0" NotNow { what: &'static str } => "this is not the time to {what}";
    "4.0" GameOver => "the game is over";
    "4.0" NotYours { unit: UnitId } => "{unit} belongs to the other player";
    "4.0" DecisionOwed { side: Side, what: &'static str } => "first the {side} player must {what}";
    "4.0" NothingAsked => "no decision is pending";
    "K5.1" NobodyNamed => "no unit is named";
    "K5.1" NamedTwice { unit: UnitId } => "{unit} is named twice";
    "K5.1" NoSuchUnit { unit: UnitId } => "there is no counter {unit}";
    "K5.1" NoPath => "the order needs a path";
    "K5.1" NotOnMap { unit: UnitId } => "{unit} is not on the map";
    "K5.1" NotTogether { unit: UnitId, hex: Hex } => "{unit} is not in {hex} with the others";
    "K5.1" Parted { unit: UnitId } => "{unit} left the stack this phase and can no longer move or overrun with it";
    "6.12" OffMap { hex: Hex } => "{hex} is off the map";
    "6.12" NotNeighbours { from: Hex, to: Hex } => "{to} is not adjacent to {from}";
    "6.12" HasMoved { unit: UnitId } => "{unit} has already moved this phase";
    "K5.1" PicksUp { unit: UnitId } => "{unit} has already moved: a group cannot pick up units along its path";
    "K2.B3" OnlyMechanized { unit: UnitId } => "{unit} is infantry: only mechanized and cavalry units may move in this phase";
    "K5.2" TooFar { hex: Hex, cost: Points, left: Points } => "entering {hex} costs {cost} MP, only {left} MP left";
    "6.21" EnemyThere { hex: Hex } => "cannot enter {hex}: an enemy unit is there";
    "K5.4" Lake { hex: Hex } => "a lake blocks the path to {hex}";
    "6.22" MustStop { hex: Hex, owner: String } => "must stop in {hex}: it is in the ZOC of {owner}";
    "8.13" HeldInZone { hex: Hex, owner: String } => "cannot walk out of {hex}: it is in the ZOC of {owner}";
    "K5.6" Disrupted { unit: UnitId } => "{unit} cannot move: it is disrupted";
    "6.4" ClosedColumn { hex: Hex, until: u8 } => "{hex} is closed to Soviet units until the end of turn {until}";
    "10.23" LeaderAlone { hex: Hex } => "a leader cannot enter {hex} without a combat unit: it is in an enemy ZOC";

    // Set-up and the Soviet first turn
    "K3.2" NotInSetUp { unit: UnitId } => "{unit} is not part of this set-up";
    "K3.2" NotArmyHex { unit: UnitId, hex: Hex } => "{unit} cannot be set up in {hex}";
    "K3.2" SetUpUnfinished { unit: UnitId } => "{unit} is not set up yet";
    "5.21" ArmyHeld { unit: UnitId } => "{unit} cannot move: the die for its army was 4 or more";
    "5.21" LeaderHeld { unit: UnitId } => "{unit} cannot move: the die for its army was 4 or more";
    "5.21" ShuffleOneByOne => "a held army may only resolve overstacking, one unit at a time";
    "5.21" ShuffleOneHex => "units of a held army may move only one hex";
    "5.23" MarchWest { hex: Hex } => "cannot march to {hex}: only north, south or east";
    "5.23" MarchTwice { hex: Hex } => "the march cannot enter {hex} twice";
    "5.23" MarchEndsWest { hex: Hex } => "the march cannot end in {hex}: it must leave columns 01 and 02";
    "5.23" MarchNotWhole { unit: UnitId, left: Points, hex: Hex } => "{unit} must spend its whole allowance: with {left} MP left it can still enter {hex}";
    "5.23" MarchNoTrains { unit: UnitId } => "{unit} cannot use rail movement: it must march on turn 1";
    "K3.4" MarchNoOverrun { unit: UnitId } => "{unit} cannot overrun: it must march on turn 1";
    "K3.4" Unmarched { unit: UnitId } => "{unit} must still march its whole allowance";

    // Rail movement
    "K6.1" NoGermanTrains { unit: UnitId } => "{unit} cannot use rail movement: only Soviet units may";
    "K6.1" RailFull { used: u8, capacity: u8 } => "too few rail places left this turn: {used} of {capacity} used";
    "K6.2" RailTooFar { hex: Hex, points: u16 } => "{hex} is too far by rail: more than {points} rail points";
    "K6.3" NoRailway { hex: Hex } => "{hex} has no railway";
    "K6.3" NoTrack { from: Hex, to: Hex } => "no railway runs from {from} to {to}";
    "K6.3" RailIsWholeMove { unit: UnitId } => "{unit} cannot use rail movement: it has already moved or overrun this phase";
    "6.32" RailInZone { hex: Hex } => "rail movement cannot use {hex}: it is in an enemy ZOC";
    "6.37" RailCut { hex: Hex } => "the railway is cut in {hex}";
    "6.37" NoRailCuts => "railways cannot be cut in this game";
    "6.37" CannotCut { hex: Hex } => "cannot cut a railway in {hex}: none there, not just entered, already cut, or no marker left";
    "6.37" NoCutThere { hex: Hex } => "the railway is not cut in {hex}";

    // Overruns
    "K8.2.1" DidNotStartTogether { unit: UnitId } => "{unit} did not start the phase in one hex with the others";
    "K8.2" OnlyLeaders => "leaders cannot overrun without combat units";
    "6.55" NotCommandedAtStart { unit: UnitId } => "{unit} cannot overrun: it was in no leader’s radius when the phase began";
    "K8.3" OverrunTooDear { unit: UnitId, cost: Points, left: Points } => "{unit} cannot overrun: it costs {cost} MP, only {left} MP left";
    "K8.4" OverrunTooFar { from: Hex, to: Hex } => "cannot overrun {to}: it is not adjacent to {from}";
    "K8.4" OverrunOverLake { hex: Hex } => "cannot overrun {hex} across a lake";
    "K8.4" NobodyThere { hex: Hex } => "no enemy unit is in {hex}";
    "6.52" Halted { unit: UnitId } => "{unit} was halted by its overrun and cannot move again this phase";
    "K13.3.1" SentBack { unit: UnitId } => "{unit} could not join its overrun and cannot move again this phase";

    // Combat
    "9.1" NoTarget => "the attack needs a target hex";
    "9.1" NobodyToAttack { hex: Hex } => "cannot attack {hex}: no enemy unit is there";
    "K12.2" OnlyLeadersAttack => "leaders cannot attack without combat units";
    "9.14" HasAttacked { unit: UnitId } => "{unit} has already attacked this phase";
    "9.14" WasAttacked { unit: UnitId, hex: Hex } => "{unit} in {hex} has already been attacked this phase";
    "9.85" HasAdvanced { unit: UnitId } => "{unit} cannot attack: it has advanced this phase";
    "9.85" AdvancedThere { unit: UnitId, hex: Hex } => "{unit} cannot be attacked: it has advanced to {hex} this phase";
    "9.23" NotAdjacentTarget { from: Hex, to: Hex } => "every attacker must be adjacent to every target: {to} is not adjacent to {from}";
    "K12.2" AttackOverLake { hex: Hex } => "cannot attack {hex} across a lake";
    "6.62" DisruptedAttack { unit: UnitId } => "{unit} cannot attack: it is disrupted";
    "K13.3.1" DefendsOnly { unit: UnitId } => "{unit} has no attack strength";
    "10.35" NotCommanded { unit: UnitId } => "{unit} cannot attack: it is in no leader’s radius";
    "10.36" LeaderAttacksAlone { unit: UnitId } => "{unit} can join an attack only from the hex of an attacking unit";
    "9.61" CannotLoseStep { unit: UnitId } => "{unit} cannot take this loss";
    "9.72" NoStackToRoute { hex: Hex } => "no stack in {hex} needs a retreat route";
    "9.73" NotARoute { hex: Hex } => "not a legal retreat route for the stack in {hex}: it must survive if it can and use vacant hexes first";
    "K12.13.2" StackTogether { hex: Hex } => "the stack in {hex} must retreat together";
    "7.1" NotExcess { unit: UnitId } => "{unit} is not among the units that may be eliminated";
    "9.81" CannotAdvance { unit: UnitId } => "{unit} cannot advance";
    "9.81" AdvanceElsewhere { hex: Hex } => "cannot advance to {hex}: begin with a hex that the enemy has just left";
    "K12.14.3" NotTheirPath { hex: Hex } => "cannot advance to {hex}: it is not on the enemy’s retreat route";
    "K12.14.3" EnemyOnTheirPath { hex: Hex } => "cannot advance to {hex}: an enemy unit is there";
    "6.62" DisruptedAdvance { unit: UnitId } => "{unit} cannot advance: it is disrupted";
    "9.86" AdvanceApart { from: Hex, to: Hex } => "cannot advance to {to}: it is not adjacent to {from}, or a lake is between them";
    "9.86" AdvanceOntoEnemy { hex: Hex } => "cannot advance to {hex}: an enemy unit is there";
    "9.86" AdvanceTooFar { hex: Hex } => "cannot advance to {hex}: maximum 2 hexes";
    "K12.14.2" AdvanceFull { hex: Hex } => "cannot advance to {hex}: stacking limit";

    // Interdiction
    "13.1" NoMarkerLeft => "no interdiction markers left";
    "13.1" MarkedAlready { hex: Hex } => "{hex} already has a marker";
    "K15.2" TooFarEast { hex: Hex, column: u8 } => "{hex} is out of reach of the air force: it is east of column {column}";
    "13.4" SovietMarkerLies { hex: Hex } => "the only Soviet interdiction marker is already in {hex}";
    "13.4" SovietMarkerUsed { uses: u8 } => "no use of the Soviet interdiction marker is left: maximum {uses}";
    "13.4" SovietMarkerTooLate { turn: u8 } => "the Soviet interdiction marker cannot be used on turn {turn}";
    "13.4" MarkerOnGermans { hex: Hex } => "cannot place a marker in {hex}: a German unit is there";

    // Reinforcements
    "14.0" NotDue { unit: UnitId } => "{unit} is not among the reinforcements that may enter";
    "14.0" NotDueTogether { unit: UnitId } => "{unit} is not in the same entry area as the others";
    "14.0" NotEntryPhase => "reinforcements enter in their owner’s first movement phase";
    "14.3" NotTheirArea { hex: Hex, area: UnitId } => "{hex} is not an entry hex of area {area}";
    "14.12" NotItsEntrance { hex: Hex } => "the provisional division cannot enter at {hex}: use its entry hex or, if that is blocked, the next open hex";
    "14.2" NotTheFront { hex: Hex } => "divisions of the South-Western Front cannot enter at {hex}";
    "14.2" NoFront => "this game has no divisions of the South-Western Front";
    "14.2" FrontTooEarly { turn: u8 } => "divisions of the South-Western Front cannot enter before turn {turn}";
    "14.2" FrontUsedUp { turn: u8, game: u8 } => "the South-Western Front can send no more divisions: maximum {turn} a turn, {game} a game";

    // Options
    "10.4" NoEvacuation => "leaders cannot be flown out in this game";
    "10.4" CannotFlyOut { unit: UnitId } => "{unit} cannot be flown out: it is not surrounded, or no flight is left";
}
