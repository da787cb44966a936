//! The one table of sentences about a hex and its units, with their cases.

use super::super::names::with_names;
use crate::engine::{
    board::Hex,
    counters::Points,
    manual::{Sentence, Tone, sayings},
};
use crate::games::guderian::rules::{position::Public, refusal::Why, rulebook::Rulebook};

sayings! {
    pub(crate),
    // The ground
    "K5.4" Bad LakeHex => "a lake: units cannot enter it or attack across its hexsides";
    "K5.4" Tells LakeNear { hexes: String } => "a lake is at {hexes}: its hexsides cannot be crossed";
    "K5.10.1" Tells Clear { costs: String } => "clear terrain costs {costs}";
    "K5.10.1" Tells City { costs: String } => "a major city costs {costs}, whatever the terrain around it";
    "K5.10.2" Tells Forest { costs: String } => "forest costs {costs}";
    "K5.10.3" Tells Swamp { costs: String } => "swamp costs {costs}";
    "K11.3" Tells EndsLines => "a supply line may end in this hex but cannot pass through it";
    "9.31" Tells NoShelter => "the terrain of this hex does not help a defender";
    "9.31" Tells Shelter { what: &'static str } => "{what} doubles the defence";
    "9.33" Tells Shelters { times: u16 } => "city and terrain together multiply the defence by {times}";
    "K5.10.5" Tells Rivers { hexes: String, german: Points, soviet: Points } =>
        "a river is towards {hexes}: crossing it costs German units {german} MP more and Soviet units {soviet} MP more";
    "K12.7.4" Tells RiverShelter =>
        "if every attacker crosses a river hexside, the defender adds its printed strength once more";
    "K5.10.4" Tells Roads { hexes: String, points: Points } =>
        "roads lead to {hexes}: along them motorized units and leaders pay {points} MP";
    "K5.11" Tells RoadOverRiver { hexes: String } =>
        "the road to {hexes} crosses a river: movement pays for terrain and river, supply lines do not";
    "K6.2" Tells Railway { hexes: String, far: String } =>
        "the railway leads to {hexes}: Soviet units may use rail movement, up to {far}";
    "6.37" Bad RailIsCut => "the railway is cut here: rail movement cannot enter the hex";
    "6.4" Bad Closed { until: u8 } => "closed to Soviet units until the end of turn {until}";
    "14.0" Tells Entry { areas: String } => "reinforcements of {areas} enter the map here";

    // Interdiction
    "K15.3" Bad AirMarker { points: Points, rail: u16 } =>
        "German air interdiction: a Soviet step into the hex costs {points} MP more, by rail {rail} rail points more";
    "K15.5" Bad SovietMarker { points: Points } => "Soviet interdiction: a German step into the hex costs {points} MP more";
    "13.44" Bad MarkerCutsLines => "German supply lines cannot use this hex";

    // Zones of control
    "K7.1" Tells NoZones => "no zone of control here";
    "6.22" Tells Zone { side: String, enemy: String, makers: String } =>
        "{side} zone of control, from {makers}: {enemy} units that enter must stop";
    "8.13" Bad ZoneHolds { side: String } => "the {side} units here cannot walk out of it";
    "8.15" Tells Cancelled { side: String } =>
        "the {side} unit here cancels the enemy zone of control for supply, command and retreat, but not for movement";
    "6.62" Bad NoZone { name: String } => "{name} is disrupted and has no zone of control";

    // Supply
    "11.33" Good SuppliedAsArrival { names: String } => "in supply: {names} entered the map in this player turn";
    "11.11" Good SuppliedByRoad { names: String, source: Hex, long: String, way: String } =>
        "in supply: a line of {long} runs by road from {names} to {source}, {way}";
    "11.11" Good SuppliedOverland { names: String, overland: String, road: String } =>
        "in supply: a line of {overland} runs overland from {names} to the road {road}";
    "11.12" Good SuppliedFromWest { names: String, long: String, way: String } =>
        "in supply: a line of {long} runs overland from {names} to the west edge, {way}";
    "11.2" Good SuppliedByLeader { names: String, leader: String, away: String } =>
        "in supply: {leader} supplies {names} from {away} away, and itself has a line to the east edge";
    "11.2" Good SuppliedFromEast { names: String, long: String } =>
        "in supply: a line of {long} runs from {names} to the east edge";
    "K11.2" Bad OutOfSupply { names: String } => "out of supply: {names}: half strength, half movement";
    "K11.3" Bad BrokenByEnemy { line: String, hex: Hex, by: String } => "{line} is blocked in {hex} by {by}";
    "K11.3" Bad BrokenByZone { line: String, hex: Hex, by: String } =>
        "{line} is blocked in {hex}, in the zone of control of {by}";
    "13.44" Bad BrokenByMarker { line: String, hex: Hex } => "{line} is blocked in {hex} by the Soviet interdiction marker";
    "K11.3" Bad BrokenSource { hex: Hex } => "the supply road begins in {hex}, and that hex is blocked";
    "11.11" Bad TooFarFromRoad { hexes: String, points: Points } =>
        "even without enemies no supply road is within {hexes}, and the west edge is not within {points} MP";
    "11.2" Bad LeaderCutOff { leader: String } => "{leader} is near enough, but is itself out of supply";
    "11.2" Bad NoLeaderNear { leader: String, away: String, reach: String } =>
        "the nearest leader, {leader}, is {away} away and has a radius of {reach}";
    "11.2" Bad NoLeader => "no leader on the map can supply it";
    "11.2" Bad NoWayEast => "even without enemies no line leads to the east edge";
    "11.1" Good WouldSupplyGerman => "a German unit here would be in supply";
    "11.1" Bad WouldNotSupplyGerman => "a German unit here would be out of supply";
    "11.2" Good WouldSupplySoviet => "a Soviet division here would be in supply";
    "11.2" Bad WouldNotSupplySoviet => "a Soviet division here would be out of supply";

    // Command
    "K11.6" Good Commanded { leader: String, rating: u16, away: String } => "{leader} commands here: range {away}, radius {rating}";
    "10.35" Bad CommandedCutOff { leader: String } =>
        "{leader} is cut off from the east edge: units here may attack, but at half strength";
    "10.35" Bad NotCommanded => "no leader commands here: Soviet units cannot attack from this hex";
    "6.64" Bad LeaderDisrupted { leader: String } => "{leader} is disrupted: it commands and supplies no unit";

    // Stacking and worth
    "7.1" Tells Room { units: usize, limit: u8, room: usize } => "stacking: {units} of {limit} combat units, room for {room} more";
    "7.1" Tells Full { limit: u8 } => "the hex is at the stacking limit: {limit} combat units, and any number of leaders";
    "K10.3" Bad Overfull { over: String } => "{over} over the stacking limit: eliminated if still so when the phase ends";
    "15.11" Tells Worth { place: String, points: i32 } => "{place} is worth {points} VP to the Germans";
    "K18.3" Good Held { place: String } => "the Germans hold {place}, with a line to the west edge";
    "K18.3" Bad HexesNotHeld { hexes: String } => "it does not count: no German unit holds {hexes} or was the last to pass";
    "K18.3" Bad NoLineWest => "it does not count: no line free of Soviet units and their zones of control leads to the west edge";
    "15.12" Tells Retaken { points: u8 } => "the Soviets score {points} VP each time they retake it";
}

pub(super) mod unit {
    use super::{Points, sayings};

    sayings! {
        pub(crate),
        "12.2" Tells Untried => "untried: its strength is revealed in its first combat";
        "10.1" Tells Leader { rating: u16, reach: String } => "a leader: commands within {reach}, adds up to {rating} to an attack, defends with {rating}";
        "K4.1" Tells Steps { left: u16, all: u16 } => "{left} of {all} steps left";
        "K12.7.1" Tells Strength { attack: u16, defence: u16 } => "attacks with {attack} and defends with {defence} here";
        "7.3" Good Whole { division: String } => "doubled: all of {division} is here";
        "K10.5" Tells Apart { division: String } => "not doubled: not all of {division} is here";
        "K10.6" Bad Disturbed { division: String } => "not doubled: {division} is here, but with a unit of another division";
        "11.31" Bad Halved => "its strength is halved: out of supply";
        "K13.3.1" Bad DefendsOnly => "it has no attack strength";
        "6.12" Good PointsLeft { left: Points, all: u8 } => "may move: {left} of {all} MP left";
        "6.25" Bad HalfAllowance => "it was out of supply when the phase began: half its allowance";
        "6.12" Tells Reaches { hexes: String } => "it can move to {hexes}";
        "5.23" Tells MustMarch => "its army must march: the whole allowance, north, south or east, in one order";
        "K6.2" Good Trains { hexes: String } => "by rail it can move to {hexes}";
        "K8.3" Good CanOverrun { hexes: String, points: Points } => "it can overrun {hexes} for {points} MP";
        "9.1" Good CanAttack { hexes: String } => "it may attack {hexes}";
        "9.1" Tells NobodyNear => "no enemy unit is adjacent";
        "K12.7" Tells HexDefends { total: u16 } => "together they defend with {total}, with terrain but without rivers";
        "12.2" Tells DefenceUnknown => "their total strength is unknown until the untried units are revealed";

        "6.12" Good ReachedFor { cost: Points, left: Points, way: String } => "reached for {cost} of {left} MP{way}";
        "6.22" Tells StopsThere => "the move ends there: it is in an enemy zone of control";
        "7.1" Bad NoRoom => "over the stacking limit there when the phase ends";
        "K6.2" Good ByTrain { points: u16, of: u16 } => "by rail for {points} of {of} rail points";
        "K8.3" Good OverrunHere { points: Points } => "may be overrun for {points} MP";
        "9.1" Good AttackHere => "may be attacked";
    }
}

/// The text of a refusal, with the names of counters and after a text of its own.
pub(super) fn refused(rulebook: &Rulebook, public: &Public, before: &str, why: &Why) -> Sentence {
    let words = rulebook.board.with_places(&with_names(rulebook, public, &why.to_string()));
    Sentence::new(&format!("{before}{words}"), why.case(), Tone::Bad)
}
