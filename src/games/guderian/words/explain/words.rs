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
    "K5.4" Bad LakeHex => "a lake: nobody enters it and nobody attacks across its sides";
    "K5.4" Tells LakeNear { hexes: String } => "a lake lies at {hexes}: its sides are never crossed";
    "K5.10.1" Tells Clear { costs: String } => "open ground costs {costs}";
    "K5.10.1" Tells City { costs: String } => "a major city costs {costs}, whatever lies around it";
    "K5.10.2" Tells Forest { costs: String } => "forest costs {costs}";
    "K5.10.3" Tells Swamp { costs: String } => "swamp costs {costs}";
    "K11.3" Tells EndsLines => "a line of supply may end in this hex but not lead through it";
    "9.31" Tells NoShelter => "the hex itself does not strengthen a defender";
    "9.31" Tells Shelter { what: &'static str } => "{what} doubles the defender";
    "9.33" Tells Shelters { times: u16 } => "city and ground together make the defender {times} times as strong";
    "K5.10.5" Tells Rivers { hexes: String, german: Points, soviet: Points } =>
        "a river lies towards {hexes}: crossing it costs Germans {german} more and Soviets {soviet} more";
    "K12.7.4" Tells RiverShelter =>
        "if every attacking unit comes across a river, the defender gains once more his strength";
    "K5.10.4" Tells Roads { hexes: String, points: Points } =>
        "roads lead to {hexes}: along them motorized units and Leaders pay {points}";
    "K5.11" Tells RoadOverRiver { hexes: String } =>
        "the road to {hexes} crosses a river: movement pays ground and river, supply runs on";
    "K6.2" Tells Railway { hexes: String, far: String } =>
        "the railway leads to {hexes}: Soviet units go by train, up to {far}";
    "6.37" Bad RailIsCut => "the railway is cut here: no train enters the hex";
    "6.4" Bad Closed { until: u8 } => "closed to Soviet units to the end of turn {until}";
    "14.0" Tells Entry { areas: String } => "reinforcements of {areas} enter the map here";

    // Interdiction
    "K15.3" Bad AirMarker { points: Points, rail: u16 } =>
        "German aircraft: a Soviet step into the hex costs {points} more, a step by rail {rail} more";
    "K15.5" Bad SovietMarker { points: Points } => "Soviet interdiction: a German step into the hex costs {points} more";
    "13.44" Bad MarkerCutsLines => "no German line of supply leads through this hex";

    // Zones of control
    "K7.1" Tells NoZones => "no zone of control lies here";
    "6.22" Tells Zone { side: String, enemy: String, makers: String } =>
        "{side} zone of control, made by {makers}: {enemy} units that enter must stop";
    "8.13" Bad ZoneHolds { side: String } => "the {side} units here cannot walk out of it";
    "8.15" Tells Cancelled { side: String } =>
        "the {side} counter here cancels the enemy zone for supply, command and retreat, not for movement";
    "6.62" Bad NoZone { name: String } => "{name} is disrupted and has no zone of control";

    // Supply
    "11.33" Good SuppliedAsArrival { names: String } => "in supply: {names} came on the map in this Player-Turn";
    "11.11" Good SuppliedByRoad { names: String, source: Hex, long: String, way: String } =>
        "in supply: from {names} a line of {long} leads by road to {source}, {way}";
    "11.11" Good SuppliedOverland { names: String, overland: String, road: String } =>
        "in supply: from {names} a line of {overland} leads over land to the road {road}";
    "11.12" Good SuppliedFromWest { names: String, long: String, way: String } =>
        "in supply: from {names} a line of {long} leads over land to the west edge, {way}";
    "11.2" Good SuppliedByLeader { names: String, leader: String, away: String } =>
        "in supply: {leader} supplies {names} from {away} away, and has a line to the east edge himself";
    "11.2" Good SuppliedFromEast { names: String, long: String } =>
        "in supply: from {names} a line of {long} leads to the east edge";
    "K11.2" Bad OutOfSupply { names: String } => "out of supply: {names}: half strength, half movement";
    "K11.3" Bad BrokenByEnemy { line: String, hex: Hex, by: String } => "{line} is broken in {hex}, where {by} stands";
    "K11.3" Bad BrokenByZone { line: String, hex: Hex, by: String } =>
        "{line} is broken in {hex}, in the zone of control of {by}";
    "13.44" Bad BrokenByMarker { line: String, hex: Hex } => "{line} is broken in {hex}, where the Soviet interdiction marker lies";
    "K11.3" Bad BrokenSource { hex: Hex } => "the road begins in {hex}, and that hex is closed to lines";
    "11.11" Bad TooFarFromRoad { hexes: String, points: Points } =>
        "even without enemies no road to the source is within {hexes}, nor the west edge within {points} points";
    "11.2" Bad LeaderCutOff { leader: String } => "{leader} is near enough, but out of supply himself";
    "11.2" Bad NoLeaderNear { leader: String, away: String, reach: String } =>
        "the nearest Leader, {leader}, is {away} away and reaches {reach}";
    "11.2" Bad NoLeader => "no Leader on the map can supply it";
    "11.2" Bad NoWayEast => "even without enemies no line leads to the east edge";
    "11.1" Good WouldSupplyGerman => "a German unit here would be in supply";
    "11.1" Bad WouldNotSupplyGerman => "a German unit here would be out of supply";
    "11.2" Good WouldSupplySoviet => "a Soviet division here would be in supply";
    "11.2" Bad WouldNotSupplySoviet => "a Soviet division here would be out of supply";

    // Command
    "K11.6" Good Commanded { leader: String, rating: u16, away: String } => "{leader} commands here: {away} of his {rating} hexes";
    "10.35" Bad CommandedCutOff { leader: String } =>
        "{leader} is cut off from the east edge: units here attack, but at half strength";
    "10.35" Bad NotCommanded => "no Leader commands here: Soviet units may not attack from this hex";
    "6.64" Bad LeaderDisrupted { leader: String } => "{leader} is disrupted: he commands and supplies nobody";

    // Stacking and worth
    "7.1" Tells Room { units: usize, limit: u8, room: usize } => "stacking: {units} of {limit} combat units, room for {room} more";
    "7.1" Tells Full { limit: u8 } => "the hex is full: {limit} combat units, and any number of Leaders";
    "K10.3" Bad Overfull { over: String } => "{over} over the limit: lost if it is still so when the phase ends";
    "15.11" Tells Worth { place: String, points: i32 } => "{place} is worth {points} Victory Points to the German";
    "K18.3" Good Held { place: String } => "the German holds {place}, with a line to the west edge";
    "K18.3" Bad HexesNotHeld { hexes: String } => "it does not count: no German holds {hexes}, nor was he the last to pass";
    "K18.3" Bad NoLineWest => "it does not count: no line free of Soviets and their zones leads to the west edge";
    "15.12" Tells Retaken { points: String } => "the Soviet scores {points} each time he takes it back";
}

pub(super) mod unit {
    use super::{Points, sayings};

    sayings! {
        pub(crate),
        "12.2" Tells Untried => "untried: its strength shows in its first battle";
        "10.1" Tells Leader { rating: u16, reach: String } => "a Leader: commands {reach} around, adds up to {rating} to an attack, defends with {rating}";
        "K4.1" Tells Steps { left: u16, all: u16 } => "{left} of {all} steps are left";
        "K12.7.1" Tells Strength { attack: u16, defence: u16 } => "attacks with {attack} and defends with {defence} as it stands now";
        "7.3" Good Whole { division: String } => "doubled: all of {division} stands here";
        "K10.5" Tells Apart { division: String } => "not doubled: not all of {division} stands here";
        "K10.6" Bad Disturbed { division: String } => "not doubled: {division} stands here, but beside a unit of another division";
        "11.31" Bad Halved => "its strength is halved: out of supply";
        "K13.3.1" Bad DefendsOnly => "it has no strength to attack with";
        "6.12" Good PointsLeft { left: Points, all: u8 } => "may move: {left} of {all} Movement Points left";
        "6.25" Bad HalfAllowance => "it was out of supply when the phase opened: half its allowance";
        "6.12" Tells Reaches { hexes: String } => "it can walk to {hexes}";
        "5.23" Tells MustMarch => "its army marches: the whole allowance, north, south or east, in one order";
        "K6.2" Good Trains { hexes: String } => "by train it can go to {hexes}";
        "K8.3" Good CanOverrun { hexes: String, points: Points } => "it can overrun {hexes} for {points} points";
        "9.1" Good CanAttack { hexes: String } => "it may attack {hexes}";
        "9.1" Tells NobodyNear => "no enemy stands beside it";
        "K12.7" Tells HexDefends { total: u16 } => "together they defend with {total}, terrain counted and rivers not";
        "12.2" Tells DefenceUnknown => "their strength together is unknown until the untried are revealed";

        "6.12" Good ReachedFor { cost: Points, left: Points, way: String } => "reached for {cost} of {left} Movement Points{way}";
        "6.22" Tells StopsThere => "the move ends there: an enemy controls the hex";
        "7.1" Bad NoRoom => "there is no room for all of them when the phase ends";
        "K6.2" Good ByTrain { points: u16, of: u16 } => "by train for {points} of {of} rail points";
        "K8.3" Good OverrunHere { points: Points } => "may be overrun for {points} points";
        "9.1" Good AttackHere => "may be attacked";
    }
}

/// The text of a refusal, with the names of counters and after a text of its own.
pub(super) fn refused(rulebook: &Rulebook, public: &Public, before: &str, why: &Why) -> Sentence {
    let words = rulebook.board.with_places(&with_names(rulebook, public, &why.to_string()));
    Sentence::new(&format!("{before}{words}"), why.case(), Tone::Bad)
}
