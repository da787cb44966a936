//! The one table of sentences about a hex and its units, with their cases.

use super::super::names::Known;
use crate::{
    engine::{
        board::Hex,
        counters::Points,
        manual::{Sentence, Tone, sayings},
    },
    games::platoon::rules::{position::Public, refusal::Why, rulebook::Rulebook},
};

sayings! {
    pub(crate),
    // The ground
    "6.2" Tells Ground { ground: String, costs: String } => "{ground}: {costs}";
    "6.2" Bad Water => "water: no unit can enter";
    "6.3" Tells Roads { hexes: String, points: Points } =>
        "roads lead to {hexes}: {points} MP at road rate if neither hex has another unit, a wreck or a road block";
    "6.2" Good Ford { hexes: String } => "a ford leads to {hexes}: the stream costs nothing there";
    "6.2" Tells Stream { hexes: String } =>
        "a stream is towards {hexes}: trucks cannot cross it, others except foot units pay 2 more";
    "6.2" Bad River { hexes: String } => "a river is towards {hexes}: it can be crossed only by bridges";
    "6.2" Tells Rises { hexes: String } =>
        "the ground rises towards {hexes}: all except foot units pay 2 more";
    "6.2" Tells Gully =>
        "a gully: leaving it other than along it costs 2 more, except for foot units; trucks can enter and leave it only by road";
    "9.5" Tells GullyRoad => "a gully bridged by a road: units here are on the road";
    "17.2" Bad Mined { side: String } =>
        "mines: a unit that enters must stop, and in each {side} combat phase they attack all units here at 2-1";
    "17.3" Tells Fort { side: String, strength: u16 } =>
        "a {side} fort, defence {strength}: it is the only target here";
    "17.5" Bad Block => "a road block: a vehicle can enter or leave only as its whole move, and there is no road rate";
    "17.8" Tells Wreck => "a wreck: no road rate in or out";
    "17.8" Bad Wrecks { number: u8 } => "{number} wrecks: no vehicle can enter";
    "7.1" Tells Room { units: usize, limit: usize } => "stacking: {units} of {limit} units";
    "7.1" Tells Full { limit: usize } => "at the stacking limit of {limit}: other units can only pass through";

    // Sight and cover
    "9.2" Tells Level { level: u8 } => "level {level}";
    "9.2" Tells Top { top: u8 } => "its top is level {top}: it can block the line of sight to lower hexes behind it";
    "9.5" Tells GullySight => "in the gully there is LOS only to and from adjacent and higher hexes";
    "10.1" Good Conceals => "it conceals: a unit here can be fired at only if it is spotted";
    "10.1" Tells Open => "it does not conceal: a unit in LOS of an enemy spotter is spotted";
    "11.7" Good Shelter => "cover: +1 to the die of attacks on units here";
    "11.7" Tells NoShelter => "no cover";
    "11.4" Tells Town => "a town: all units here are attacked as one, and count as armoured to guns";
    "15.1" Good NoOverrun => "it cannot be overrun";
    "2.7" Tells Watched { side: String, names: String } => "in LOS of {side} spotters: {names}";
    "2.7" Tells Unwatched { side: String } => "no {side} spotter has LOS to the hex";
    "14.2" Tells Covered { side: String, open: u16, armoured: u16 } =>
        "{side} opportunity fire at an entering unit: {open} in all at unarmoured units, {armoured} at armoured units";
    "13.3" Tells Registered { name: String } => "{name} is registered on this hex";

    // Victory
    "20.2" Tells Worth { points: u32, side: String } => "worth {points} VP to the {side} side while it holds the hex";
    "20.2" Good Held { side: String } => "held by the {side} side, the last in it";
    "20.2" Tells HeldByNobody => "no side has held it yet";
}

pub(super) mod unit {
    use super::{Points, sayings};

    sayings! {
        pub(crate),
        "2.1" Tells Armed { attack: u16, class: &'static str, range: String, defence: u16, armour: &'static str } =>
            "attack {attack}, class {class}, range {range}; defence {defence}, {armour}";
        "2.2" Tells Unarmed { defence: u16, armour: &'static str } => "unarmed; defence {defence}, {armour}";
        "2.3" Tells Moves { points: Points, how: &'static str } => "movement allowance {points}, {how}";
        "2.3" Tells Immobile => "it cannot move by itself: it must be carried";
        "8.1" Tells CarriesRiders => "it can carry one foot unit of class I as riders";
        "8.1" Tells CarriesAny => "it can carry one foot unit or gun";
        "17.6" Tells Engineer => "engineers: they can clear mines and improve an assault from their hex";
        "16.1" Tells NoAssault => "it cannot assault";
        "8.5" Tells Carrying { name: String } => "it carries {name}: a result on the carrier applies to both";
        "8.5" Bad LoadedIn { name: String } => "it is loaded in {name} and cannot be a target by itself";
        "11.10" Bad Inverted => "inverted: it has fired or assaulted, and cannot act until the end of its player turn";
        "11.9" Bad Dispersed { until: &'static str } => "dispersed: it cannot act until {until}";
        "6.7" Bad Quick => "in quick march: it may move, but cannot fire, assault or observe";
        "8.4" Bad Fresh => "just unloaded: it cannot act before its next combat phase";
        "18.2" Bad Loading { turns: String } => "it loads or unloads heavy equipment: {turns} left";
        "17.6" Tells Clearing => "it is clearing mines";
        "10.2" Bad Spotted => "spotted: it can be attacked";
        "10.2" Good Unspotted => "not spotted: direct and opportunity fire cannot target it";
        "10.2" Bad Beside => "spotted: an enemy spotter is adjacent";
        "10.1" Bad InSight => "in the open and in LOS of an enemy spotter: it can be attacked";
        "10.1" Good OutOfSight => "no enemy spotter has LOS to it";
        "19.2" Good OutOfKnownSight => "no known enemy spotter has LOS to it";
        "2.6" Good Ready => "ready: it may fire, or move, but not both in one player turn";

        "12.1" Good MayFire { range: String } => "direct fire reaches the hex, {range} away";
        "14.2" Good MayReact { range: String, most: String } =>
            "opportunity fire reaches the hex: {range} away, half range {most}";
        "14.2" Tells NoReaction { range: String, most: String } =>
            "no opportunity fire here: {range} away, half range {most}";
        "13.7" Good MayShell { call: &'static str, added: String } => "indirect fire reaches the hex: {call}, {added} to the die";
        "14.5" Good MayInterdict => "its marker is here: it may interdict a spotted enemy unit that enters";
        "11.5" Good Attack { name: String, strength: u16, defence: u16, odds: String, added: String, chances: String } =>
            "at {name}: {strength} to {defence}, {odds}, {added} to the die: {chances}";
        "15.4" Good Overrun { strength: u16, defence: u16, odds: String, exit: String, chances: String } =>
            "it may overrun: {strength} to {defence}, {odds}, exit in {exit}: {chances}";
        "16.2" Good Assault { strength: u16, defence: u16, odds: String, added: String, chances: String } =>
            "it may assault: {strength} to {defence}, {odds}, {added} to the die: {chances}";
        "6.1" Good Reached { cost: Points, of: Points, way: String } => "it can reach the hex for {cost} of {of} MP{way}";
        "10.4" Tells BesideRoad { cost: Points } => "beside the road it enters unspotted, for {cost} MP";
        "18.1" Tells Creeps => "by concealed movement it enters unspotted, as its whole move";
        "6.1" Bad OutOfReach { of: Points } => "it cannot reach the hex: movement allowance {of}";
        "3" Tells InSegment { segment: &'static str } => "it moves in the segment “{segment}”";
    }
}

/// The text of a refusal, with the names of units.
pub(super) fn refused(rulebook: &Rulebook, public: &Public, why: &Why) -> Sentence {
    let words = why.text().shown(&Known { rulebook, public });
    Sentence::new(&words, why.case(), Tone::Bad)
}

/// The names of hexes, one after the other.
pub(super) fn hexes(of: &[Hex]) -> String {
    crate::engine::manual::listed(of.iter().map(ToString::to_string).collect())
}
