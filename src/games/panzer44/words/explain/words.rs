//! Sentences about a hex and the units in it: the one table of sentences with their cases.

use super::super::names::with_names;
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
        "{ground}: a hard vehicle pays {hard} to enter, a soft one {soft}, foot {foot}";
    "7.8" Bad Water => "water: nobody enters it";
    "7.4" Tells Roads { hexes: String, points: Points } =>
        "roads lead to {hexes}: along them everybody pays {points}, whatever the ground";
    "7.5" Good Bridge { hex: Hex, points: Points } => "a bridge leads to {hex}: the step over it costs {points}";
    "12.4" Bad Blown { hex: Hex } => "the bridge to {hex} is blown";
    "7.8" Bad River { hexes: String } => "a river lies towards {hexes}: it is crossed by bridges only";
    "7.1" Tells Stream { hexes: String, hard: Points, soft: Points } =>
        "a stream lies towards {hexes}: hard vehicles pay {hard} more, soft ones {soft}";
    "7.1" Tells Crest { hexes: String, hard: Points, soft: Points } =>
        "a crest lies towards {hexes}: hard vehicles pay {hard} more, soft ones {soft}";
    "7.1" Tells Rises { hexes: String, hard: Points, soft: Points } =>
        "the slope rises towards {hexes}: hard vehicles pay {hard} more that way, soft ones {soft}";
    "10.2" Tells Blocks => "nobody sees across this hex; into it and out of it one sees";
    "10.3" Tells SideBlocks { hexes: String } =>
        "the crest or slope towards {hexes} blocks lines that pass over it; who stands at it sees over it";
    "6.5.1" Good Shelter { less: u8 } => "the ground takes {less} off the die of an attack on who is in it";
    "6.5.1" Tells NoShelter => "the ground takes nothing off the die";
    "6.5.4" Good Behind { hexes: String, less: u8 } =>
        "fire that comes in from {hexes} loses {less} more, unless it is high explosive";
    "12.1" Good Position { less: u8 } => "an improved position takes {less} off the die, in place of the ground";
    "7.6" Bad Wreck => "a wreck lies here: no road rate into the hex or out of it";
    "17.1" Bad Mined { mines: String, column: String } =>
        "{mines} mines attack who enters and who leaves, in column {column}";
    "7.9" Tells Room { units: usize, limit: u8 } => "stacking: {units} of {limit} units of a side";
    "7.9" Tells Full { limit: u8 } => "the hex is full: stacking limit {limit}, others only pass";

    // Observers, and the value of the hex
    "8.2" Good Observed { side: String, names: String } => "the {side} side observes the hex: {names}";
    "8.2" Tells Unobserved { side: String } => "nobody of the {side} side observes the hex";
    "8.3" Good CounterBattery { side: String } =>
        "the {side} side needs no observer: an enemy here fired indirectly in the turn before";
    "16.2" Tells Worth { points: u32, side: String } => "worth {points} to the {side} side while it holds the hex";
    "16.2" Good Held { side: String } => "held by the {side} side, who was the last in it";
    "16.2" Tells HeldByNobody => "nobody has held it yet";
}

pub(super) mod unit {
    use super::{Points, sayings};

    sayings! {
        pub(crate),
        "2.1" Tells Armed { attack: i16, class: String, range: String, defence: i16, target: &'static str } =>
            "attacks with {attack}, class {class}, up to {range}; defends with {defence}, as a {target} target";
        "2.5" Tells Unarmed { defence: i16, target: &'static str } => "no weapon; defends with {defence}, as a {target} target";
        "8.1" Tells LeastRange { least: String } => "it fires at {least} at least";
        "11.1" Tells Carries => "it can carry a unit on foot or a gun";
        "12.3" Tells Engineer => "engineers: they clear mines, and blow bridges where the scenario lets them";
        "11.4" Tells Loaded { name: String } => "{name} is loaded in it: what hits the carrier hits both";
        "6.4.1" Bad Pinned => "pinned: it may fire but not move, until pins are taken off";
        "6.4.2" Bad WillPanic => "it panics when panic is next determined";
        "14.3" Bad Panicked => "it panics: until the end of the turn it does nothing";
        "6.4.3" Bad Disrupted { degree: u8, die: u8 } =>
            "disrupted, D{degree}: no move, no fire; a die of {die} or less removes it";
        "5.1" Tells HasFired => "it has fired in this turn";
        "7.3" Tells HasMoved => "it has finished its move";
        "5.6" Tells Ordered { order: String } => "it has been shown to be ordered: {order}";
        "5.3" Good MayBeOrdered => "it may be given any order that its kind has";

        "5.1" Good MayFire { range: String } => "direct fire may be plotted at it, {range} away";
        "5.1" Good MayWatch { range: String } => "opportunity fire may be plotted at the hex, {range} away";
        "8.1" Good MayBombard { range: String } => "indirect fire may be plotted at the hex, {range} away";
        "6.2" Tells Attenuated { range: String, strength: i16, counts: i16 } => "at {range} its {strength} counts as {counts}";
        "6.1" Good Attack { name: String, column: String, less: u8, best: String } =>
            "against {name}: column {column}, {less} off the die; at best {best}";
        "7.3" Good ReachedFor { cost: Points, of: Points, way: String } => "it gets there for {cost} of {of} Movement Points{way}";
    }
}

/// The text of a refusal, with the names of units.
pub(super) fn refused(rulebook: &Rulebook, public: &Public, why: &Why) -> Sentence {
    let words = rulebook.board.with_places(&with_names(rulebook, public, &why.to_string()));
    Sentence::new(&words, why.case(), Tone::Bad)
}
