//! The one table of sentences about a hex and its units, with their cases.

use super::super::names::Known;
use crate::engine::{
    board::Hex,
    counters::Points,
    manual::{Sentence, Tone, sayings},
    text::{Arg, say, texts},
};
use crate::games::guderian::rules::{kinds::Side, position::Public, refusal::Why, rulebook::Rulebook};

texts! { "en": ["guderian-why.ftl"], "de": ["guderian-why.ftl"] }

sayings! {
    pub(crate),
    "guderian-why";
    // The ground
    "K5.4" Bad LakeHex;
    "K5.4" Tells LakeNear { hexes: Arg };
    "K5.10.1" Tells Clear { cost: Points };
    "K5.10.1" Tells ClearByKind { foot: Points, cavalry: Points, motorized: Points, leader: Points };
    "K5.10.1" Tells City { cost: Points };
    "K5.10.2" Tells Forest { cost: Points };
    "K5.10.2" Tells ForestByKind { foot: Points, cavalry: Points, motorized: Points, leader: Points };
    "K5.10.3" Tells Swamp { cost: Points };
    "K5.10.3" Tells SwampByKind { foot: Points, cavalry: Points, motorized: Points, leader: Points };
    "K11.3" Tells EndsLines;
    "9.31" Tells NoShelter;
    "9.31" Tells TerrainShelters;
    "9.31" Tells CityShelters;
    "9.33" Tells BothShelter { times: u16 };
    "K5.10.5" Tells Rivers { hexes: Arg, german: Points, soviet: Points };
    "K12.7.4" Tells RiverShelter;
    "K5.10.4" Tells Roads { hexes: Arg, points: Points };
    "K5.11" Tells RoadOverRiver { hexes: Arg };
    "K6.2" Tells Railway { hexes: Arg, far: u16 };
    "6.37" Bad RailIsCut;
    "6.4" Bad Closed { until: u8 };
    "14.0" Tells Entry { areas: Arg };

    // Interdiction
    "K15.3" Bad AirMarker { points: Points, rail: u16 };
    "K15.5" Bad SovietMarker { points: Points };
    "13.44" Bad MarkerCutsLines;

    // Zones of control
    "K7.1" Tells NoZones;
    "6.22" Tells Zone { side: Side, enemy: Side, makers: Arg };
    "8.13" Bad ZoneHolds { side: Side };
    "8.15" Tells Cancelled { side: Side };
    "6.62" Bad NoZone { name: String };

    // Supply
    "11.33" Good SuppliedAsArrival { names: Arg };
    "11.11" Good SuppliedByRoad { names: Arg, source: Hex, long: usize, stops: usize, between: Arg };
    "11.11" Good SuppliedToSource { names: Arg, overland: usize, source: Hex };
    "11.11" Good SuppliedOverland { names: Arg, overland: usize, joined: Hex, along: usize, source: Hex };
    "11.12" Good SuppliedFromWest { names: Arg, long: usize, stops: usize, between: Arg };
    "11.2" Good SuppliedByLeader { names: Arg, leader: String, away: usize };
    "11.2" Good SuppliedFromEast { names: Arg, long: usize };
    "K11.2" Bad OutOfSupply { names: Arg };
    "K11.3" Bad BrokenByEnemy { line: &'static str, leader: String, hex: Hex, by: String };
    "K11.3" Bad BrokenByZone { line: &'static str, leader: String, hex: Hex, by: String };
    "13.44" Bad BrokenByMarker { hex: Hex };
    "K11.3" Bad BrokenSource { hex: Hex };
    "11.11" Bad TooFarFromRoad { hexes: u16, points: Points };
    "11.2" Bad LeaderCutOff { leader: String };
    "11.2" Bad NoLeaderNear { leader: String, away: u32, reach: u16 };
    "11.2" Bad NoLeader;
    "11.2" Bad NoWayEast;
    "11.1" Good WouldSupplyGerman;
    "11.1" Bad WouldNotSupplyGerman;
    "11.2" Good WouldSupplySoviet;
    "11.2" Bad WouldNotSupplySoviet;

    // Command
    "K11.6" Good Commanded { leader: String, rating: u16, away: u32 };
    "10.35" Bad CommandedCutOff { leader: String };
    "10.35" Bad NotCommanded;
    "6.64" Bad LeaderDisrupted { leader: String };

    // Stacking and worth
    "7.1" Tells Room { units: usize, limit: u8, room: usize };
    "7.1" Tells Full { limit: u8 };
    "K10.3" Bad Overfull { over: usize };
    "15.11" Tells Worth { place: String, points: i32 };
    "K18.3" Good Held { place: String };
    "K18.3" Bad HexesNotHeld { hexes: Arg };
    "K18.3" Bad NoLineWest;
    "15.12" Tells Retaken { points: u8 };
}

pub(super) mod unit {
    use super::{Arg, Points, sayings};

    sayings! {
        pub(crate),
        "guderian-why-unit";
        "12.2" Tells Untried;
        "10.1" Tells Leader { rating: u16 };
        "K4.1" Tells Steps { left: u16, all: u16 };
        "K12.7.1" Tells Strength { attack: u16, defence: u16 };
        "7.3" Good Whole { division: String };
        "K10.5" Tells Apart { division: String };
        "K10.6" Bad Disturbed { division: String };
        "11.31" Bad Halved;
        "K13.3.1" Bad DefendsOnly;
        "6.12" Good PointsLeft { left: Points, all: u8 };
        "6.25" Bad HalfAllowance;
        "6.12" Tells Reaches { hexes: usize };
        "5.23" Tells MustMarch;
        "K6.2" Good Trains { hexes: usize };
        "K8.3" Good CanOverrun { hexes: Arg, points: Points };
        "9.1" Good CanAttack { hexes: Arg };
        "9.1" Tells NobodyNear;
        "K12.7" Tells HexDefends { total: u16 };
        "12.2" Tells DefenceUnknown;

        "6.12" Good ReachedFor { cost: Points, left: Points, stops: usize, between: Arg };
        "6.22" Tells StopsThere;
        "7.1" Bad NoRoom;
        "K6.2" Good ByTrain { points: u16, of: u16 };
        "K8.3" Good OverrunHere { points: Points };
        "9.1" Good AttackHere;
    }
}

/// The action that a refusal forbids.
pub(super) enum Forbids {
    /// The refusal says it itself.
    Itself,
    Attack,
    AttackOn(Arg),
    Overrun,
    OverrunOf(Arg),
    Reach,
    /// Rail movement to a hex.
    Rail,
    /// Rail movement at all.
    ByRail,
}

/// The text of a refusal, with the names of counters, and with what it forbids.
pub(super) fn refused(rulebook: &Rulebook, public: &Public, forbids: Forbids, why: &Why) -> Sentence {
    let words = why.text().shown(&Known { rulebook, public });
    let words = match forbids {
        Forbids::Itself => words,
        Forbids::Attack => say!("guderian-why-no-attack", why = words),
        Forbids::AttackOn(hexes) => say!("guderian-why-no-attack-on", hexes = hexes, why = words),
        Forbids::Overrun => say!("guderian-why-no-overrun", why = words),
        Forbids::OverrunOf(hexes) => say!("guderian-why-no-overrun-of", hexes = hexes, why = words),
        Forbids::Reach => say!("guderian-why-no-reach", why = words),
        Forbids::Rail => say!("guderian-why-no-rail", why = words),
        Forbids::ByRail => say!("guderian-why-by-rail", why = words),
    };
    Sentence::new(&words, why.case(), Tone::Bad)
}
