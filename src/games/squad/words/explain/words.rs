//! Sentences about a hex and the units in it: the one table of sentences with their cases.

use super::super::names::with_all_names;
use crate::{
    engine::{
        board::Hex,
        manual::{Sentence, Tone, sayings},
        orders::Refusal,
    },
    games::squad::rules::{position::Public, rulebook::Rulebook},
};

sayings! {
    pub(crate),
    // The ground
    "6.3" Tells Ground { ground: String, costs: String } => "{ground}: {costs}";
    "6.3" Bad Water => "water or marsh: nobody enters it";
    "6.3" Tells Bridge { hexes: String } => "a bridge: vehicles and guns cross it by its road only, towards {hexes}";
    "6.3" Tells Walls { hexes: String, points: u16 } =>
        "a wall or a hedge lies towards {hexes}: {points} more to cross it";
    "6.3" Tells Rises { hexes: String, points: u16 } => "the ground rises towards {hexes}: {points} more that way";
    "6.3" Bad Steep { hexes: String } =>
        "two levels lie between here and {hexes}: infantry needs its whole allowance, and nobody else goes that way";
    "20.2" Tells Bunker { work: String, cover: i8, faces: &'static str } =>
        "{work}, facing {faces}: cover {cover} instead of that of the ground, for two infantry units or a gun, who fire forwards only";
    "20.3" Tells Sandbags { cover: i8 } => "sandbags: cover {cover} instead of that of the ground, for infantry and guns";
    "20.4" Tells Dug { work: String, cover: i8 } => "{work}: {cover} more cover for infantry";
    "6.3" Tells Slows { points: u16 } => "the work costs {points} more to enter";
    "20.5" Bad Mines => "mines: each unit that enters throws a die, and 3 or less eliminates it";
    "20.6" Bad Wire => "wire: infantry stops in it and fires out of it with 1 more on the dice; unarmoured vehicles stay out";
    "11.2" Tells Smoke { number: u8 } => "Smoke {number}: it hinders all fire into, out of and through the hex by {number}";
    "14.7" Bad Lane { side: String, markers: usize } =>
        "a {side} fire lane, {markers} of its markers: infantry, guns and unarmoured vehicles that enter are attacked at once";
    "6.7" Tells Room { units: String } => "here: {units}; stacking limit four infantry units, or two vehicles or guns, or one of these with two infantry units";
    "6.7" Tells Full { units: String } => "the hex is full with {units}: others only pass";

    // Cover and sight
    "13.2" Good Shelter { cover: i8 } => "cover: {cover} is added to the dice of fire at who is here";
    "13.2" Tells NoShelter => "no cover";
    "9.2" Tells Blocks => "it blocks the sight through it";
    "9.3" Tells Hinders { hindrance: i8 } => "it hinders fire through it, and at who is in it, by {hindrance}";
    "9.4" Tells Level { level: u8 } => "level {level}";
    "9.1" Tells Watched { side: String, names: String } => "{side} units see the hex: {names}";
    "9.1" Tells Unwatched { side: String } => "no {side} unit sees the hex";
    "9.1" Tells UnwatchedAsKnown { side: String } => "no {side} unit that is known sees the hex";

    // Victory
    "23.2" Tells Worth { points: String, side: String } => "worth {points} to the {side} side while it holds the hex";
    "23.2" Good Held { side: String } => "held by the {side} side, who was the last in it";
    "23.2" Tells HeldByNobody => "nobody has held it yet";
    "23.2" Tells Must => "without it the attacker has a draw at most";
}

pub(super) mod unit {
    use super::sayings;

    sayings! {
        pub(crate),
        "2.1" Tells Infantry { attack: u16, range: String, rating: u16, kind: &'static str } =>
            "{kind}: fires with {attack} up to {range}; casualty rating {rating}";
        "10.5" Tells Leads { modifier: String } => "his modifier of {modifier} goes to the dice of fire, assault and rally in his hex";
        "2.2" Tells Carries { weapons: String } => "it carries {weapons}";
        "2.3" Tells Gun { letter: &'static str, attack: u16, rating: u16, shield: &'static str } =>
            "a gun: letter {letter} against armour, {attack} at infantry, forwards only; casualty rating {rating}{shield}";
        "2.4" Tells Afv { armour: String, guns: String } => "armour {armour}; {guns}";
        "2.4" Tells Vehicle { rating: u16, guns: String } => "not armoured: casualty rating {rating}; {guns}";
        "6.1" Tells Allowance { points: u16 } => "it moves with {points} points in this phase";
        "8.1" Tells Room { room: String } => "it carries {room}";
        "8.1" Tells Carrying { names: String } => "it carries {names}: what becomes of it becomes of them";
        "8.3" Tells Aboard { name: String } => "it is in {name}, and is hit with it alone";
        "13.11" Bad Pinned => "pinned: it does nothing until it recovers";
        "10.1" Bad Fired => "it bears a Fire marker: it neither fires nor moves until this segment is over";
        "3.3" Tells Moved => "it bears a Move marker";
        "6.2" Good AssaultMove => "it moves by assault move: 1 more on the dice of opportunity fire at it";
        "21.2" Good Valorous => "valorous: the first casualty point of each attack is ignored, and it fires with 1 more";
        "16.7" Bad Immobile => "immobile: it neither moves nor turns, and may be left by its crew whenever it is attacked";
        "20.1" Good InWork => "it is in the work";
        "10.1" Good Ready => "ready: it may fire, or move";

        "9.1" Good Sees { range: String } => "it sees the hex, {range} away, with nothing in between";
        "9.3" Tells SeesHindered { range: String, by: i8, what: String } =>
            "it sees the hex, {range} away, hindered by {by}: {what}";
        "9.2" Bad Blind { what: String } => "it does not see the hex: {what} blocks";
        "13.3" Good Fires { with: String, row: String, added: String, chances: String } =>
            "fire at the hex{with}: {row}{added}; {chances}";
        "16.3" Good Shoots { name: String, with: String, number: String, added: String, chances: String } =>
            "a shot at {name}{with} hits at {number} or less{added}; {chances}";
        "17.3" Good Assaults { odds: String, number: String, added: String, chance: String, price: String } =>
            "it may assault: {odds}, success at {number} or less{added}: {chance}; it costs {price} even then";
        "17.2" Good Takes => "it may assault: nobody defends himself, and the hex is taken without dice";
        "18.3" Good Overruns { row: String, added: String, exit: String, cost: u16, chances: String } =>
            "it may overrun for {cost} points, out into {exit}: {row}{added}; {chances}";
        "6.1" Good Reached { cost: u16, of: u16, way: String } => "it gets there for {cost} of {of} points{way}";
        "7.2" Good Drives { cost: u16, of: u16, way: String, facing: &'static str } =>
            "it gets there for {cost} of {of} points{way}, best facing {facing}";
        "6.1" Bad OutOfReach { of: u16 } => "it does not get there: movement allowance {of}";
        "3" Tells InPhase { phase: &'static str } => "it does so in its own {phase}";
    }
}

/// The text of a refusal, with the names of units.
pub(super) fn refused(rulebook: &Rulebook, public: &Public, why: impl Into<Refusal>) -> Sentence {
    let Refusal { case, why } = why.into();
    Sentence::new(&with_all_names(rulebook, public, &why), &case, Tone::Bad)
}

/// A list of hexes.
pub(super) fn hexes(of: &[Hex]) -> String {
    crate::engine::manual::listed(of.iter().map(ToString::to_string).collect())
}
