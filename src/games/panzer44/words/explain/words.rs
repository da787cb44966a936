//! Sentences about a hex and the units in it: the one table of sentences with their cases.

use super::super::names::Known;
use crate::engine::{
    board::Hex,
    counters::Points,
    manual::{Sentence, Tone, sayings},
};
use crate::games::panzer44::rules::{position::Public, refusal::Why, rulebook::Rulebook};

sayings! {
    pub(crate),
    // The ground
    "7.1" Tells Ground { ground: String, hard: Points, soft: Points, foot: Points } =>
        "{ground}: hard vehicles pay {hard} MP to enter, soft ones {soft}, foot {foot}";
    "7.8" Bad Water => "water: units cannot enter it";
    "7.4" Tells Roads { hexes: String, points: Points } =>
        "roads lead to {hexes}: along them every unit pays {points} MP, whatever the terrain";
    "7.5" Good Bridge { hex: Hex, points: Points } => "a bridge leads to {hex}: the step over it costs {points} MP";
    "12.4" Bad Blown { hex: Hex } => "the bridge to {hex} is blown";
    "7.8" Bad River { hexes: String } => "a river is towards {hexes}: units can cross it only by bridges";
    "7.1" Tells Stream { hexes: String, hard: Points, soft: Points } =>
        "a stream is towards {hexes}: hard vehicles pay {hard} MP more, soft ones {soft}";
    "7.1" Tells Crest { hexes: String, hard: Points, soft: Points } =>
        "a crest is towards {hexes}: hard vehicles pay {hard} MP more, soft ones {soft}";
    "7.1" Tells Rises { hexes: String, hard: Points, soft: Points } =>
        "the slope rises towards {hexes}: hard vehicles pay {hard} MP more upwards, soft ones {soft}";
    "10.2" Tells Blocks => "this hex blocks lines of sight through it, but not into or out of it";
    "10.3" Tells SideBlocks { hexes: String } =>
        "the crest or slope towards {hexes} blocks lines of sight across it, but not into or out of this hex";
    "6.5.1" Good Shelter { less: u8 } => "the terrain reduces the die of an attack on units in it by {less}";
    "6.5.1" Tells NoShelter => "the terrain does not reduce the die";
    "6.5.4" Good Behind { hexes: String, less: u8 } =>
        "for fire across the hexside from {hexes} the die is reduced by {less} more, unless it is class H";
    "12.1" Good Position { less: u8 } => "an improved position reduces the die by {less}, instead of the terrain";
    "7.6" Bad Wreck => "a wreck is here: no road rate into or out of the hex";
    "17.1" Bad Mined { mines: String, column: String } =>
        "{mines} mines attack units that enter or leave, in column {column}";
    "7.9" Tells Room { units: usize, limit: u8 } => "stacking: {units} of {limit} units of a side";
    "7.9" Tells Full { limit: u8 } => "the hex is at the stacking limit of {limit}: other units can only move through";

    // Observers, and the value of the hex
    "8.2" Good Observed { side: String, names: String } => "the {side} side observes the hex: {names}";
    "8.2" Tells Unobserved { side: String } => "no {side} unit observes the hex";
    "8.3" Good CounterBattery { side: String } =>
        "the {side} side needs no observer: an enemy here fired indirectly last turn";
    "16.2" Tells Worth { points: u32, side: String } => "worth {points} VP to the {side} side while it holds the hex";
    "16.2" Good Held { side: String } => "held by the {side} side, the last in it";
    "16.2" Tells HeldByNobody => "no side has held it yet";
}

pub(super) mod unit {
    use super::{Points, sayings};

    sayings! {
        pub(crate),
        "2.1" Tells Armed { attack: i16, class: String, range: String, defence: i16, target: &'static str } =>
            "attacks with {attack}, class {class}, up to {range}; defends with {defence}, as a {target} target";
        "2.5" Tells Unarmed { defence: i16, target: &'static str } => "no weapon; defends with {defence}, as a {target} target";
        "8.1" Tells LeastRange { least: String } => "its minimum range is {least}";
        "11.1" Tells Carries => "it can carry a foot unit or a gun";
        "12.3" Tells Engineer => "engineers: they can clear mines, and blow bridges if the scenario allows it";
        "11.4" Tells Loaded { name: String } => "{name} is loaded in it: results on the carrier apply to both";
        "6.4.1" Bad Pinned => "pinned: it may fire but cannot move until pins are removed";
        "6.4.2" Bad WillPanic => "it panics in the next panic determination";
        "14.3" Bad Panicked => "panicked: it cannot execute its order this turn";
        "6.4.3" Bad Disrupted { degree: u8, die: u8 } =>
            "disrupted, D{degree}: it cannot move or fire; removed on {die} or less";
        "5.1" Tells HasFired => "it has fired this turn";
        "7.3" Tells HasMoved => "it has finished its move";
        "5.6" Tells Ordered { order: String } => "its revealed order: {order}";
        "5.3" Good MayBeOrdered => "it may receive any order that its type allows";

        "5.1" Good MayFire { range: String } => "direct fire may be plotted at it, {range} away";
        "5.1" Good MayWatch { range: String } => "opportunity fire may be plotted at the hex, {range} away";
        "8.1" Good MayBombard { range: String } => "indirect fire may be plotted at the hex, {range} away";
        "6.2" Tells Attenuated { range: String, strength: i16, counts: i16 } => "at {range} its strength {strength} counts as {counts}";
        "6.1" Good Attack { name: String, column: String, less: u8, best: String } =>
            "against {name}: column {column}, die reduced by {less}; at best {best}";
        "7.3" Good ReachedFor { cost: Points, of: Points, way: String } => "it can move there for {cost} of {of} MP{way}";
    }
}

/// The text of a refusal, with the names of units.
pub(super) fn refused(rulebook: &Rulebook, public: &Public, why: &Why) -> Sentence {
    let words = why.text().shown(&Known { rulebook, public });
    Sentence::new(&words, why.case(), Tone::Bad)
}
