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
    "4.0" NotYours { unit: UnitId } => "{unit} belongs to the player whose turn it is not";
    "4.0" DecisionOwed { side: Side, what: &'static str } => "first the {side} player must {what}";
    "4.0" NothingAsked => "nobody has asked for that";
    "K5.1" NobodyNamed => "no unit is named";
    "K5.1" NamedTwice { unit: UnitId } => "{unit} is named twice";
    "K5.1" NoSuchUnit { unit: UnitId } => "there is no counter {unit}";
    "K5.1" NoPath => "the order names no hex to go to";
    "K5.1" NotOnMap { unit: UnitId } => "{unit} is not on the map";
    "K5.1" NotTogether { unit: UnitId, hex: Hex } => "{unit} does not stand in {hex} with the others";
    "K5.1" Parted { unit: UnitId } => "{unit} has gone apart from the others in this phase and neither walks on nor overruns with them";
    "6.12" OffMap { hex: Hex } => "{hex} is off the map";
    "6.12" NotNeighbours { from: Hex, to: Hex } => "{to} does not touch {from}";
    "6.12" HasMoved { unit: UnitId } => "{unit} has moved in this phase";
    "K5.1" PicksUp { unit: UnitId } => "{unit} has set out already: a group picks up nobody on its way";
    "K2.B3" OnlyMechanized { unit: UnitId } => "{unit} is infantry: only mechanized and cavalry units move now";
    "K5.2" TooFar { hex: Hex, cost: Points, left: Points } => "entering {hex} on the way costs {cost} and only {left} is left";
    "6.21" EnemyThere { hex: Hex } => "an enemy stands in {hex}";
    "K5.4" Lake { hex: Hex } => "a lake bars the way to {hex}";
    "6.22" MustStop { hex: Hex, owner: String } => "must stop: {hex} is in the zone of control of {owner}";
    "8.13" HeldInZone { hex: Hex, owner: String } => "cannot walk out of {hex}: it is in the zone of control of {owner}";
    "K5.6" Disrupted { unit: UnitId } => "{unit} is disrupted and does not move";
    "6.4" ClosedColumn { hex: Hex, until: u8 } => "{hex} is closed to Soviet units to the end of turn {until}";
    "10.23" LeaderAlone { hex: Hex } => "a leader enters {hex}, in an enemy zone of control, only with a combat unit or to one";

    // Set-up and the Soviet first turn
    "K3.2" NotInSetUp { unit: UnitId } => "{unit} is not to be set up";
    "K3.2" NotArmyHex { unit: UnitId, hex: Hex } => "{unit} is not set up in {hex}";
    "K3.2" SetUpUnfinished { unit: UnitId } => "{unit} is still to be set up";
    "5.21" ArmyHeld { unit: UnitId } => "{unit} is held: its army's die was 4 or more";
    "5.21" LeaderHeld { unit: UnitId } => "{unit} stays where he is: his army's die was 4 or more";
    "5.21" ShuffleOneByOne => "units of a held army leave an overfull hex one by one";
    "5.21" ShuffleOneHex => "units of a held army go one hex only";
    "5.23" MarchWest { hex: Hex } => "the march leads north, south or east, not back to {hex}";
    "5.23" MarchTwice { hex: Hex } => "the march does not enter {hex} twice";
    "5.23" MarchEndsWest { hex: Hex } => "the march may not end in {hex}, in columns 01 and 02";
    "5.23" MarchNotWhole { unit: UnitId, left: Points, hex: Hex } => "{unit} must spend its whole allowance: with {left} left it can still enter {hex}";
    "5.23" MarchNoTrains { unit: UnitId } => "{unit} marches on turn 1 and takes no train";
    "K3.4" MarchNoOverrun { unit: UnitId } => "{unit} marches on turn 1 and overruns nobody";
    "K3.4" Unmarched { unit: UnitId } => "{unit} has still to march its whole allowance";

    // Rail movement
    "K6.1" NoGermanTrains { unit: UnitId } => "only Soviet units go by train, not {unit}";
    "K6.1" RailFull { used: u8, capacity: u8 } => "{used} of {capacity} rail places of this turn are taken: too few are left";
    "K6.2" RailTooFar { hex: Hex, points: u16 } => "{hex} is farther than {points} rail points";
    "K6.3" NoRailway { hex: Hex } => "no railway runs through {hex}";
    "K6.3" NoTrack { from: Hex, to: Hex } => "no railway leads from {from} to {to}";
    "K6.3" RailIsWholeMove { unit: UnitId } => "{unit} has walked or overrun: a train is the whole move of a phase";
    "6.32" RailInZone { hex: Hex } => "{hex} is in an enemy zone of control: no train goes there";
    "6.37" RailCut { hex: Hex } => "the railway is cut in {hex}";
    "6.37" NoRailCuts => "railways cannot be cut in this game";
    "6.37" CannotCut { hex: Hex } => "the railway in {hex} cannot be cut: no track, not just entered, cut already, or no marker left";
    "6.37" NoCutThere { hex: Hex } => "the railway is not cut in {hex}";

    // Overruns
    "K8.2.1" DidNotStartTogether { unit: UnitId } => "{unit} did not start this phase in one hex with the others";
    "K8.2" OnlyLeaders => "leaders do not overrun without combat units";
    "6.55" NotCommandedAtStart { unit: UnitId } => "{unit} was in no leader's radius when the phase opened";
    "K8.3" OverrunTooDear { unit: UnitId, cost: Points, left: Points } => "an overrun costs {cost} and {unit} has {left} left";
    "K8.4" OverrunTooFar { from: Hex, to: Hex } => "an overrun goes into an adjacent hex: {to} does not touch {from}";
    "K8.4" OverrunOverLake { hex: Hex } => "nobody overruns {hex} across a lake";
    "K8.4" NobodyThere { hex: Hex } => "no enemy stands in {hex}";
    "6.52" Halted { unit: UnitId } => "{unit} was halted by its overrun and moves no more in this phase";
    "K13.3.1" SentBack { unit: UnitId } => "{unit} could not join its overrun and moves no more in this phase";

    // Combat
    "9.1" NoTarget => "the attack names no hex";
    "9.1" NobodyToAttack { hex: Hex } => "no enemy stands in {hex} to be attacked";
    "K12.2" OnlyLeadersAttack => "leaders do not attack without combat units";
    "9.14" HasAttacked { unit: UnitId } => "{unit} has attacked in this phase";
    "9.14" WasAttacked { unit: UnitId, hex: Hex } => "{unit} in {hex} has been attacked in this phase";
    "9.85" HasAdvanced { unit: UnitId } => "{unit} has advanced in this phase and does not attack";
    "9.85" AdvancedThere { unit: UnitId, hex: Hex } => "{unit} has advanced to {hex} in this phase and is not attacked";
    "9.23" NotAdjacentTarget { from: Hex, to: Hex } => "every attacker must stand beside every target: {to} does not touch {from}";
    "K12.2" AttackOverLake { hex: Hex } => "nobody attacks {hex} across a lake";
    "6.62" DisruptedAttack { unit: UnitId } => "{unit} is disrupted and does not attack";
    "K13.3.1" DefendsOnly { unit: UnitId } => "{unit} has no strength to attack with";
    "10.35" NotCommanded { unit: UnitId } => "{unit} is in no leader's radius and does not attack";
    "10.36" LeaderAttacksAlone { unit: UnitId } => "{unit} adds to an attack only from the hex of an attacking unit";
    "9.61" CannotLoseStep { unit: UnitId } => "{unit} cannot take this loss";
    "9.72" NoStackToRoute { hex: Hex } => "no stack waits in {hex} to be routed";
    "9.73" NotARoute { hex: Hex } => "that is no route for the stack in {hex}: it must survive if it can, and takes vacant hexes first";
    "K12.13.2" StackTogether { hex: Hex } => "the stack in {hex} retreats together";
    "7.1" NotExcess { unit: UnitId } => "{unit} is not among the counters that may be given up";
    "9.81" CannotAdvance { unit: UnitId } => "{unit} may not advance";
    "9.81" AdvanceElsewhere { hex: Hex } => "an advance begins with a hex that the enemy has just left, not {hex}";
    "K12.14.3" NotTheirPath { hex: Hex } => "the advance keeps to the enemy's path of retreat, which does not lead to {hex}";
    "K12.14.3" EnemyOnTheirPath { hex: Hex } => "the advance ends before {hex}: an enemy stands there";
    "6.62" DisruptedAdvance { unit: UnitId } => "{unit} is disrupted and does not advance";
    "9.86" AdvanceApart { from: Hex, to: Hex } => "the advance goes on to an adjacent hex, not across a lake: {to} is none for {from}";
    "9.86" AdvanceOntoEnemy { hex: Hex } => "the advance goes on to a hex without enemies, not to {hex}";
    "9.86" AdvanceTooFar { hex: Hex } => "the advance goes two hexes at most, not to {hex}";
    "K12.14.2" AdvanceFull { hex: Hex } => "{hex} has no room for them";

    // Interdiction
    "13.1" NoMarkerLeft => "no interdiction marker is left to place";
    "13.1" MarkedAlready { hex: Hex } => "a marker lies in {hex} already";
    "K15.2" TooFarEast { hex: Hex, column: u8 } => "{hex} lies east of column {column}, out of reach of the air force";
    "13.4" SovietMarkerLies { hex: Hex } => "the one Soviet interdiction marker lies in {hex} already";
    "13.4" SovietMarkerUsed { uses: u8 } => "the Soviet interdiction marker is used on {uses} turns and no more";
    "13.4" SovietMarkerTooLate { turn: u8 } => "the Soviet interdiction marker is not used on turn {turn}";
    "13.4" MarkerOnGermans { hex: Hex } => "a German unit stands in {hex}";

    // Reinforcements
    "14.0" NotDue { unit: UnitId } => "{unit} is not due to enter";
    "14.0" NotDueTogether { unit: UnitId } => "{unit} does not wait in the same area as the others";
    "14.0" NotEntryPhase => "reinforcements enter in their owner's first Movement Phase";
    "14.3" NotTheirArea { hex: Hex, area: UnitId } => "{hex} is no entry hex of area {area}";
    "14.12" NotItsEntrance { hex: Hex } => "the provisional division does not enter at {hex}, but at its entrance or, where that is barred, at the next free hex";
    "14.2" NotTheFront { hex: Hex } => "the South-Western Front sends nobody to {hex}";
    "14.2" NoFront => "no divisions of the South-Western Front take part";
    "14.2" FrontTooEarly { turn: u8 } => "the South-Western Front sends divisions from turn {turn} on";
    "14.2" FrontUsedUp { turn: u8, game: u8 } => "the South-Western Front sends {turn} divisions a turn and {game} a game";

    // Options
    "10.4" NoEvacuation => "leaders cannot be flown out in this game";
    "10.4" CannotFlyOut { unit: UnitId } => "{unit} cannot be flown out: he is not surrounded, or no flight is left";
}
