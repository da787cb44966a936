//! Sentences about a hex and the units in it: the one table of sentences with their cases.

use super::super::names::Known;
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
    "6.3" Bad Water => "water or marsh: no unit can enter";
    "6.3" Tells Bridge { hexes: String } => "a bridge: vehicles and guns can cross it only by its road, towards {hexes}";
    "6.3" Tells Walls { hexes: String, points: u16 } =>
        "a wall or a hedge is towards {hexes}: +{points} to cross it";
    "6.3" Tells Rises { hexes: String, points: u16 } => "the ground rises towards {hexes}: +{points} to move up";
    "6.3" Bad Steep { hexes: String } =>
        "two levels to {hexes}: infantry needs its whole allowance, other units cannot move there";
    "20.2" Tells Bunker { work: String, cover: i8, faces: &'static str } =>
        "{work}, facing {faces}: cover {cover} in place of the terrain, for 2 infantry units or 1 gun; they can fire only into its arc";
    "20.3" Tells Sandbags { cover: i8 } => "sandbags: cover {cover} in place of the terrain, for infantry and guns";
    "20.4" Tells Dug { work: String, cover: i8 } => "{work}: +{cover} cover for infantry";
    "6.3" Tells Slows { points: u16 } => "the fortification costs +{points} to enter";
    "20.5" Bad Mines => "mines: roll a die for each unit that enters; 3 or less eliminates it";
    "20.6" Bad Wire => "wire: infantry must stop in it, and its fire from there has +1 to the dice; unarmoured vehicles cannot enter";
    "11.2" Tells Smoke { number: u8 } => "Smoke {number}: hindrance {number} for all fire into, out of and through the hex";
    "14.7" Bad Lane { side: String, markers: usize } =>
        "a {side} fire lane (markers: {markers}): infantry, guns and unarmoured vehicles that enter are attacked at once";
    "6.7" Tells Room { units: String } => "here: {units}; stacking limit 4 infantry units, or 2 vehicles or guns, or 1 of these with 2 infantry units";
    "6.7" Tells Full { units: String } => "at the stacking limit with {units}: other units can only pass through";

    // Cover and sight
    "13.2" Good Shelter { cover: i8 } => "cover: +{cover} to the dice of fire at units here";
    "13.2" Tells NoShelter => "no cover";
    "9.2" Tells Blocks => "it blocks the line of sight";
    "9.3" Tells Hinders { hindrance: i8 } => "hindrance {hindrance} for fire through it and at units in it";
    "9.4" Tells Level { level: u8 } => "level {level}";
    "9.1" Tells Watched { side: String, names: String } => "in LOS of {side} units: {names}";
    "9.1" Tells Unwatched { side: String } => "no {side} unit has LOS to the hex";
    "9.1" Tells UnwatchedAsKnown { side: String } => "no known {side} unit has LOS to the hex";

    // Victory
    "23.2" Tells Worth { points: u32, side: String } => "worth {points} VP to the {side} side while it holds the hex";
    "23.2" Good Held { side: String } => "held by the {side} side, the last in it";
    "23.2" Tells HeldByNobody => "no side has held it yet";
    "23.2" Tells Must => "the attacker must hold it to win: otherwise a draw at most";
}

pub(super) mod unit {
    use super::sayings;

    sayings! {
        pub(crate),
        "2.1" Tells Infantry { attack: u16, range: String, rating: u16, kind: &'static str } =>
            "{kind}: AP {attack}, range {range}; casualty rating {rating}";
        "10.5" Tells Leads { modifier: String } => "its modifier of {modifier} applies to the dice of fire, assault and rally in its hex";
        "2.2" Tells Carries { weapons: String } => "it carries {weapons}";
        "2.3" Tells Gun { letter: &'static str, attack: u16, rating: u16, shield: &'static str } =>
            "a gun: letter {letter} against armour, AP {attack}, forward arc only; casualty rating {rating}{shield}";
        "2.4" Tells Afv { armour: String, guns: String } => "armour {armour}; {guns}";
        "2.4" Tells Vehicle { rating: u16, guns: String } => "not armoured: casualty rating {rating}; {guns}";
        "6.1" Tells Allowance { points: u16 } => "movement allowance in this phase: {points}";
        "8.1" Tells Room { room: String } => "it can carry {room}";
        "8.1" Tells Carrying { names: String } => "it carries {names}: they share its results";
        "8.3" Tells Aboard { name: String } => "it is in {name} and can be hit only with it";
        "13.11" Bad Pinned => "pinned: it cannot act until it recovers";
        "10.1" Bad Fired => "it has a Fire marker: it cannot fire or move until this segment ends";
        "3.3" Tells Moved => "it has a Move marker";
        "6.2" Good AssaultMove => "it makes an assault move: +1 to the dice of opportunity fire at it";
        "21.2" Good Valorous => "valorous: the first casualty point of each attack is ignored, and its AP is 1 higher";
        "16.7" Bad Immobile => "immobilized: it cannot move or turn, and its crew may abandon it whenever it is attacked";
        "20.1" Good InWork => "it is in the fortification";
        "10.1" Good Ready => "ready: it may fire, or move";

        "9.1" Good Sees { range: String } => "clear LOS to the hex, {range} away";
        "9.3" Tells SeesHindered { range: String, by: i8, what: String } =>
            "LOS to the hex, {range} away, hindrance {by}: {what}";
        "9.2" Bad Blind { what: String } => "no LOS to the hex: blocked by {what}";
        "13.3" Good Fires { with: String, row: String, added: String, chances: String } =>
            "fire at the hex{with}: {row}{added}; {chances}";
        "16.3" Good Shoots { name: String, with: String, number: String, added: String, chances: String } =>
            "a shot at {name}{with} hits on {number} or less{added}; {chances}";
        "17.3" Good Assaults { odds: String, number: String, added: String, chance: String, price: String } =>
            "it may assault: {odds}, success on {number} or less{added}: {chance}; even success costs {price}";
        "17.2" Good Takes => "it may assault: no defence, the hex is captured without a roll";
        "18.3" Good Overruns { row: String, added: String, exit: String, cost: u16, chances: String } =>
            "it may overrun for {cost} MP, exit in {exit}: {row}{added}; {chances}";
        "6.1" Good Reached { cost: u16, of: u16, way: String } => "it can reach the hex for {cost} of {of} MP{way}";
        "7.2" Good Drives { cost: u16, of: u16, way: String, facing: &'static str } =>
            "it can reach the hex for {cost} of {of} MP{way}, best facing {facing}";
        "6.1" Bad OutOfReach { of: u16 } => "it cannot reach the hex: movement allowance {of}";
        "3" Tells InPhase { phase: &'static str } => "it moves in its own {phase} phase";
    }
}

/// The text of a refusal, with the names of units.
pub(super) fn refused(rulebook: &Rulebook, public: &Public, why: impl Into<Refusal>) -> Sentence {
    let Refusal { case, why } = why.into();
    Sentence::new(&why.shown(&Known { rulebook, public }), &case, Tone::Bad)
}

/// A list of hexes.
pub(super) fn hexes(of: &[Hex]) -> String {
    crate::engine::manual::listed(of.iter().map(ToString::to_string).collect())
}
