//! Refusals: the one table of their cases and words.

use super::kinds::Side;
use crate::engine::{
    board::Hex,
    counters::{Points, Word},
    orders::refusals,
};

refusals! {
    // The sequence of play
    /// Nothing of the kind can be ordered now.
    "4.0" NotNow { what: &'static str } => "this is not the time to {what}";
    /// The game has ended.
    "4.0" GameOver => "the game is over";
    /// A unit of the other player.
    "4.0" NotYours { unit: Word } => "{unit} belongs to the player whose turn it is not";
    /// A decision is owed first.
    "4.0" DecisionOwed { side: Side, what: &'static str } => "first the {side} player must {what}";
    /// No decision of this kind is owed.
    "4.0" NothingAsked => "nobody has asked for that";
    /// No unit is named.
    "K5.1" NobodyNamed => "no unit is named";
    /// A unit is named twice.
    "K5.1" NamedTwice { unit: Word } => "{unit} is named twice";
    /// No such counter.
    "K5.1" NoSuchUnit { unit: Word } => "there is no counter {unit}";
    /// No hexes are named.
    "K5.1" NoPath => "the order names no hex to go to";
    /// Not on the map.
    "K5.1" NotOnMap { unit: Word } => "{unit} is not on the map";
    /// Units of different hexes.
    "K5.1" NotTogether { unit: Word, hex: Hex } => "{unit} does not stand in {hex} with the others";
    /// Units that have gone apart, or met by orders of their own.
    "K5.1" Parted { unit: Word } => "{unit} has gone apart from the others in this phase and neither walks on nor overruns with them";
    /// Off the map.
    "6.12" OffMap { hex: Hex } => "{hex} is off the map";
    /// Hexes that do not touch.
    "6.12" NotNeighbours { from: Hex, to: Hex } => "{to} does not touch {from}";
    /// Has moved already.
    "6.12" HasMoved { unit: Word } => "{unit} has moved in this phase";
    /// Fresh units among those that are being moved.
    "K5.1" PicksUp { unit: Word } => "{unit} has set out already: a group picks up nobody on its way";
    /// Infantry in the Mechanized Movement Phase.
    "K2.B3" OnlyMechanized { unit: Word } => "{unit} is infantry: only mechanized and cavalry units move now";
    /// Too few points.
    "K5.2" TooFar { hex: Hex, cost: Points, left: Points } => "entering {hex} on the way costs {cost} and only {left} is left";
    /// An enemy stands there.
    "6.21" EnemyThere { hex: Hex } => "an enemy stands in {hex}";
    /// A lake.
    "K5.4" Lake { hex: Hex } => "a lake bars the way to {hex}";
    /// Must stop in an enemy zone.
    "6.22" MustStop { hex: Hex, owner: String } => "must stop: {hex} is in the zone of control of {owner}";
    /// Starts in an enemy zone.
    "8.13" HeldInZone { hex: Hex, owner: String } => "cannot walk out of {hex}: it is in the zone of control of {owner}";
    /// Disrupted units do not move.
    "K5.6" Disrupted { unit: Word } => "{unit} is disrupted and does not move";
    /// Columns 01 and 02.
    "6.4" ClosedColumn { hex: Hex, until: u8 } => "{hex} is closed to Soviet units to the end of turn {until}";
    /// A leader alone in an enemy zone.
    "10.23" LeaderAlone { hex: Hex } => "a leader enters {hex}, in an enemy zone of control, only with a combat unit or to one";

    // Set-up and the Soviet first turn
    /// Not a unit to be set up.
    "K3.2" NotInSetUp { unit: Word } => "{unit} is not to be set up";
    /// Not a hex of its army.
    "K3.2" NotArmyHex { unit: Word, hex: Hex } => "{unit} is not set up in {hex}";
    /// Units still wait to be set up.
    "K3.2" SetUpUnfinished { unit: Word } => "{unit} is still to be set up";
    /// Held by the army's die.
    "5.21" ArmyHeld { unit: Word } => "{unit} is held: its army's die was 4 or more";
    /// A held leader.
    "5.21" LeaderHeld { unit: Word } => "{unit} stays where he is: his army's die was 4 or more";
    /// Only one at a time.
    "5.21" ShuffleOneByOne => "units of a held army leave an overfull hex one by one";
    /// Only one hex.
    "5.21" ShuffleOneHex => "units of a held army go one hex only";
    /// The march leads west.
    "5.23" MarchWest { hex: Hex } => "the march leads north, south or east, not back to {hex}";
    /// A hex twice.
    "5.23" MarchTwice { hex: Hex } => "the march does not enter {hex} twice";
    /// Ends in columns 01 or 02.
    "5.23" MarchEndsWest { hex: Hex } => "the march may not end in {hex}, in columns 01 and 02";
    /// Not the whole allowance.
    "5.23" MarchNotWhole { unit: Word, left: Points, hex: Hex } => "{unit} must spend its whole allowance: with {left} left it can still enter {hex}";
    /// No trains on the march.
    "5.23" MarchNoTrains { unit: Word } => "{unit} marches on turn 1 and takes no train";
    /// No overruns on the march.
    "K3.4" MarchNoOverrun { unit: Word } => "{unit} marches on turn 1 and overruns nobody";
    /// Somebody has not marched.
    "K3.4" Unmarched { unit: Word } => "{unit} has still to march its whole allowance";

    // Rail movement
    /// Germans have no trains.
    "K6.1" NoGermanTrains { unit: Word } => "only Soviet units go by train, not {unit}";
    /// No capacity left.
    "K6.1" RailFull { used: u8, capacity: u8 } => "{used} of {capacity} rail places of this turn are taken: too few are left";
    /// Too many rail points.
    "K6.2" RailTooFar { hex: Hex, points: u16 } => "{hex} is farther than {points} rail points";
    /// No railway in the hex.
    "K6.3" NoRailway { hex: Hex } => "no railway runs through {hex}";
    /// No track between the hexes.
    "K6.3" NoTrack { from: Hex, to: Hex } => "no railway leads from {from} to {to}";
    /// Has walked or overrun.
    "K6.3" RailIsWholeMove { unit: Word } => "{unit} has walked or overrun: a train is the whole move of a phase";
    /// An enemy zone on the line.
    "6.32" RailInZone { hex: Hex } => "{hex} is in an enemy zone of control: no train goes there";
    /// A cut on the line.
    "6.37" RailCut { hex: Hex } => "the railway is cut in {hex}";
    /// Rail cuts are an option.
    "6.37" NoRailCuts => "railways cannot be cut in this game";
    /// No marker left or already cut.
    "6.37" CannotCut { hex: Hex } => "the railway in {hex} cannot be cut: no track, not just entered, cut already, or no marker left";
    /// Nothing to take back.
    "6.37" NoCutThere { hex: Hex } => "the railway is not cut in {hex}";

    // Overruns
    /// Did not start together.
    "K8.2.1" DidNotStartTogether { unit: Word } => "{unit} did not start this phase in one hex with the others";
    /// Only leaders.
    "K8.2" OnlyLeaders => "leaders do not overrun without combat units";
    /// Out of radius when the phase opened.
    "6.55" NotCommandedAtStart { unit: Word } => "{unit} was in no leader's radius when the phase opened";
    /// Too few points.
    "K8.3" OverrunTooDear { unit: Word, cost: Points, left: Points } => "an overrun costs {cost} and {unit} has {left} left";
    /// Not beside the target.
    "K8.4" OverrunTooFar { from: Hex, to: Hex } => "an overrun goes into an adjacent hex: {to} does not touch {from}";
    /// Across a lake.
    "K8.4" OverrunOverLake { hex: Hex } => "nobody overruns {hex} across a lake";
    /// Nobody to overrun.
    "K8.4" NobodyThere { hex: Hex } => "no enemy stands in {hex}";
    /// Halted by an overrun.
    "6.52" Halted { unit: Word } => "{unit} was halted by its overrun and moves no more in this phase";
    /// Sent back from an overrun, or left out of it.
    "K13.3.1" SentBack { unit: Word } => "{unit} could not join its overrun and moves no more in this phase";

    // Combat
    /// No target.
    "9.1" NoTarget => "the attack names no hex";
    /// Nobody to attack.
    "9.1" NobodyToAttack { hex: Hex } => "no enemy stands in {hex} to be attacked";
    /// Only leaders.
    "K12.2" OnlyLeadersAttack => "leaders do not attack without combat units";
    /// Has attacked.
    "9.14" HasAttacked { unit: Word } => "{unit} has attacked in this phase";
    /// Has been attacked.
    "9.14" WasAttacked { unit: Word, hex: Hex } => "{unit} in {hex} has been attacked in this phase";
    /// Advanced units do not attack.
    "9.85" HasAdvanced { unit: Word } => "{unit} has advanced in this phase and does not attack";
    /// Advanced units are not attacked.
    "9.85" AdvancedThere { unit: Word, hex: Hex } => "{unit} has advanced to {hex} in this phase and is not attacked";
    /// Not adjacent to every target.
    "9.23" NotAdjacentTarget { from: Hex, to: Hex } => "every attacker must stand beside every target: {to} does not touch {from}";
    /// Across a lake.
    "K12.2" AttackOverLake { hex: Hex } => "nobody attacks {hex} across a lake";
    /// Disrupted units do not attack.
    "6.62" DisruptedAttack { unit: Word } => "{unit} is disrupted and does not attack";
    /// May only defend.
    "K13.3.1" DefendsOnly { unit: Word } => "{unit} has no strength to attack with";
    /// Out of radius.
    "10.35" NotCommanded { unit: Word } => "{unit} is in no leader's radius and does not attack";
    /// A leader without units in his hex.
    "10.36" LeaderAttacksAlone { unit: Word } => "{unit} adds to an attack only from the hex of an attacking unit";
    /// Not among those who may lose the step.
    "9.61" CannotLoseStep { unit: Word } => "{unit} cannot take this loss";
    /// No stack to route there.
    "9.72" NoStackToRoute { hex: Hex } => "no stack waits in {hex} to be routed";
    /// Not a route.
    "9.73" NotARoute { hex: Hex } => "that is no route for the stack in {hex}: it must survive if it can, and takes vacant hexes first";
    /// The stack stays together.
    "K12.13.2" StackTogether { hex: Hex } => "the stack in {hex} retreats together";
    /// Not among those who may be removed.
    "7.1" NotExcess { unit: Word } => "{unit} is not among the counters that may be given up";
    /// May not advance.
    "9.81" CannotAdvance { unit: Word } => "{unit} may not advance";
    /// Not a vacated hex.
    "9.81" AdvanceElsewhere { hex: Hex } => "an advance begins with a hex that the enemy has just left, not {hex}";
    /// Not along the losers' path.
    "K12.14.3" NotTheirPath { hex: Hex } => "the advance keeps to the enemy's path of retreat, which does not lead to {hex}";
    /// An enemy on the losers' path.
    "K12.14.3" EnemyOnTheirPath { hex: Hex } => "the advance ends before {hex}: an enemy stands there";
    /// Disrupted units do not move.
    "6.62" DisruptedAdvance { unit: Word } => "{unit} is disrupted and does not advance";
    /// The second hex does not touch the first.
    "9.86" AdvanceApart { from: Hex, to: Hex } => "the advance goes on to an adjacent hex, not across a lake: {to} is none for {from}";
    /// An enemy in the second hex.
    "9.86" AdvanceOntoEnemy { hex: Hex } => "the advance goes on to a hex without enemies, not to {hex}";
    /// More than two hexes.
    "9.86" AdvanceTooFar { hex: Hex } => "the advance goes two hexes at most, not to {hex}";
    /// No room.
    "K12.14.2" AdvanceFull { hex: Hex } => "{hex} has no room for them";

    // Interdiction
    /// No marker left.
    "13.1" NoMarkerLeft => "no interdiction marker is left to place";
    /// Already marked.
    "13.1" MarkedAlready { hex: Hex } => "a marker lies in {hex} already";
    /// East of the limit.
    "K15.2" TooFarEast { hex: Hex, column: u8 } => "{hex} lies east of column {column}, out of reach of the air force";
    /// The Soviet marker lies already.
    "13.4" SovietMarkerLies { hex: Hex } => "the one Soviet interdiction marker lies in {hex} already";
    /// The Soviet marker has been used on all its turns.
    "13.4" SovietMarkerUsed { uses: u8 } => "the Soviet interdiction marker is used on {uses} turns and no more";
    /// Never on turn 12.
    "13.4" SovietMarkerTooLate { turn: u8 } => "the Soviet interdiction marker is not used on turn {turn}";
    /// On a German unit.
    "13.4" MarkerOnGermans { hex: Hex } => "a German unit stands in {hex}";

    // Reinforcements
    /// Not due.
    "14.0" NotDue { unit: Word } => "{unit} is not due to enter";
    /// Due in different areas.
    "14.0" NotDueTogether { unit: Word } => "{unit} does not wait in the same area as the others";
    /// Not the phase to enter.
    "14.0" NotEntryPhase => "reinforcements enter in their owner's first Movement Phase";
    /// Not a hex of the area.
    "14.3" NotTheirArea { hex: Hex, area: Word } => "{hex} is no entry hex of area {area}";
    /// Not the entrance of a provisional division.
    "14.12" NotItsEntrance { hex: Hex } => "the provisional division does not enter at {hex}, but at its entrance or, where that is barred, at the next free hex";
    /// Not a rail exit of the Front.
    "14.2" NotTheFront { hex: Hex } => "the South-Western Front sends nobody to {hex}";
    /// No such front in the scenario.
    "14.2" NoFront => "no divisions of the South-Western Front take part";
    /// Too early.
    "14.2" FrontTooEarly { turn: u8 } => "the South-Western Front sends divisions from turn {turn} on";
    /// All used.
    "14.2" FrontUsedUp { turn: u8, game: u8 } => "the South-Western Front sends {turn} divisions a turn and {game} a game";

    // Options
    /// Leader evacuation is an option.
    "10.4" NoEvacuation => "leaders cannot be flown out in this game";
    /// Not surrounded, or no flight left.
    "10.4" CannotFlyOut { unit: Word } => "{unit} cannot be flown out: he is not surrounded, or no flight is left";
}

impl std::error::Error for Why {}
