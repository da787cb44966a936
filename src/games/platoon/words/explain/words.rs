//! The one table of sentences about a hex and its units, with their cases.

use super::super::names::with_names;
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
    "6.2" Bad Water => "water: nobody enters it";
    "6.3" Tells Roads { hexes: String, points: Points } =>
        "roads lead to {hexes}: along them everybody pays {points}, if no unit, wreck or block stands in either hex";
    "6.2" Good Ford { hexes: String } => "a ford leads to {hexes}: the stream costs nothing there";
    "6.2" Tells Stream { hexes: String } =>
        "a stream lies towards {hexes}: trucks do not cross it, others but foot pay 2 more";
    "6.2" Bad River { hexes: String } => "a river lies towards {hexes}: it is crossed by bridges only";
    "6.2" Tells Rises { hexes: String } =>
        "the ground rises towards {hexes}: everybody but foot pays 2 more that way";
    "6.2" Tells Gully =>
        "a gully: leaving it, other than along it, costs 2 more; trucks neither enter nor leave it across country";
    "9.5" Tells GullyRoad => "a gully with a road over it: who is here stands on the road";
    "17.2" Bad Mined { side: String } =>
        "mines: who enters stops, and in each {side} combat phase they attack everybody here at 2-1";
    "17.3" Tells Fort { side: String, strength: u16 } =>
        "a {side} fort of {strength}: while it stands it is the only target here";
    "17.5" Bad Block => "a road block: a vehicle enters or leaves for its whole move, and nobody at road rate";
    "17.8" Tells Wreck => "a wreck lies here: no road rate in or out";
    "17.8" Bad Wrecks { number: u8 } => "{number} wrecks lie here: no vehicle enters";
    "7.1" Tells Room { units: usize, limit: usize } => "stacking: {units} of {limit} units of the side";
    "7.1" Tells Full { limit: usize } => "the hex is full: stacking limit {limit}, others only pass";

    // Sight and cover
    "9.2" Tells Level { level: u8 } => "level {level}";
    "9.2" Tells Top { top: u8 } => "what stands here hides what lies lower behind it, up to level {top}";
    "9.5" Tells GullySight => "in the gully one sees and is seen only by neighbours and from above";
    "10.1" Good Conceals => "it conceals: who is here may be attacked only when spotted";
    "10.1" Tells Open => "it conceals nobody: who is in sight of an enemy spotter is spotted";
    "11.7" Good Shelter => "it protects: 1 is added to the die of an attack on who is here";
    "11.7" Tells NoShelter => "it does not protect";
    "11.4" Tells Town => "a town: everybody here is attacked as one, and counts as armour to guns";
    "15.1" Good NoOverrun => "nobody is overrun here";
    "2.7" Tells Watched { side: String, names: String } => "{side} spotters see the hex: {names}";
    "2.7" Tells Unwatched { side: String } => "no {side} spotter sees the hex";
    "14.2" Tells Covered { side: String, open: u16, armoured: u16 } =>
        "{side} opportunity fire meets who enters: together {open} at units without armour, {armoured} at armour";
    "13.3" Tells Registered { name: String } => "the fire of {name} is registered on this hex";

    // Victory
    "20.2" Tells Worth { points: String, side: String } => "worth {points} to the {side} side while it holds the hex";
    "20.2" Good Held { side: String } => "held by the {side} side, who was the last in it";
    "20.2" Tells HeldByNobody => "nobody has held it yet";
}

pub(super) mod unit {
    use super::{Points, sayings};

    sayings! {
        pub(crate),
        "2.1" Tells Armed { attack: u16, class: &'static str, range: String, defence: u16, armour: &'static str } =>
            "attacks with {attack}, class {class}, up to {range}; defends with {defence}, {armour}";
        "2.2" Tells Unarmed { defence: u16, armour: &'static str } => "no weapon; defends with {defence}, {armour}";
        "2.3" Tells Moves { points: Points, how: &'static str } => "movement allowance {points}, {how}";
        "2.3" Tells Immobile => "it cannot move by itself: it must be carried";
        "8.1" Tells CarriesRiders => "it can carry a unit of class I on foot as riders";
        "8.1" Tells CarriesAny => "it can carry a unit on foot or a gun";
        "17.6" Tells Engineer => "engineers: they clear mines, and help an assault from their hex";
        "16.1" Tells NoAssault => "it cannot assault";
        "8.5" Tells Carrying { name: String } => "it carries {name}: what strikes the carrier strikes both";
        "8.5" Bad LoadedIn { name: String } => "it is loaded in {name}, and is no target by itself";
        "11.10" Bad Inverted => "it has fired or assaulted: nothing more until it is turned up at the end of its player turn";
        "11.9" Bad Dispersed { until: &'static str } => "dispersed: it does nothing until {until}";
        "6.7" Bad Quick => "in quick march: it may move, but not fire, assault or observe";
        "8.4" Bad Fresh => "just unloaded: it does nothing before its next combat phase";
        "18.2" Bad Loading { turns: String } => "it loads or unloads heavy equipment: {turns} to go";
        "17.6" Tells Clearing => "it works on the mines";
        "10.2" Bad Spotted => "spotted: it may be attacked";
        "10.2" Good Unspotted => "not spotted: direct and opportunity fire cannot be aimed at it";
        "10.2" Bad Beside => "an enemy spotter stands beside it: it is spotted";
        "10.1" Bad InSight => "it stands in the open in sight of an enemy spotter: it may be attacked";
        "10.1" Good OutOfSight => "no enemy spotter sees it";
        "19.2" Good OutOfKnownSight => "no enemy spotter that is known sees it";
        "2.6" Good Ready => "ready: it may fire, or move, but not both in one player turn";

        "12.1" Good MayFire { range: String } => "direct fire reaches the hex, {range} away";
        "14.2" Good MayReact { range: String, most: String } =>
            "opportunity fire reaches the hex: it is {range} away, and half the range is {most}";
        "14.2" Tells NoReaction { range: String, most: String } =>
            "no opportunity fire here: it is {range} away, and half the range is {most}";
        "13.7" Good MayShell { call: &'static str, added: String } => "indirect fire reaches the hex: {call}, {added} to the die";
        "14.5" Good MayInterdict => "its marker lies here: it may interdict a spotted enemy that enters";
        "11.5" Good Attack { name: String, strength: u16, defence: u16, odds: String, added: String, chances: String } =>
            "at {name}: {strength} to {defence}, {odds}, {added} to the die: {chances}";
        "15.4" Good Overrun { strength: u16, defence: u16, odds: String, exit: String, chances: String } =>
            "it may overrun: {strength} to {defence}, {odds}, and comes out in {exit}: {chances}";
        "16.2" Good Assault { strength: u16, defence: u16, odds: String, added: String, chances: String } =>
            "it may assault: {strength} to {defence}, {odds}, {added} to the die: {chances}";
        "6.1" Good Reached { cost: Points, of: Points, way: String } => "it gets there for {cost} of {of} points{way}";
        "10.4" Tells BesideRoad { cost: Points } => "beside the road it enters unseen, for {cost}";
        "18.1" Tells Creeps => "by concealed movement it enters unseen, for its whole move";
        "6.1" Bad OutOfReach { of: Points } => "it does not get there: movement allowance {of}";
        "3" Tells InSegment { segment: &'static str } => "it moves in the segment in which {segment}";
    }
}

/// The text of a refusal, with the names of units.
pub(super) fn refused(rulebook: &Rulebook, public: &Public, why: &Why) -> Sentence {
    let words = rulebook.board.with_places(&with_names(rulebook, public, &why.to_string()));
    Sentence::new(&words, why.case(), Tone::Bad)
}

/// The names of hexes, one after the other.
pub(super) fn hexes(of: &[Hex]) -> String {
    crate::engine::manual::listed(of.iter().map(ToString::to_string).collect())
}
