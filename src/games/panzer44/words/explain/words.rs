//! Sentences about a hex and the units in it: the one table of sentences with their cases.

use super::super::names::Known;
use crate::engine::{
    board::Hex,
    counters::Points,
    manual::{Sentence, Tone, sayings},
    text::{Arg, texts},
};
use crate::games::panzer44::rules::{kinds::Side, position::Public, refusal::Why, rulebook::Rulebook};

texts! { "en": ["panzer44-why.ftl"], "de": ["panzer44-why.ftl"] }

sayings! {
    pub(crate),
    "panzer44-why";
    // The ground
    "7.1" Tells Ground { ground: &'static str, hard: Points, soft: Points, foot: Points };
    "7.8" Bad Water;
    "7.4" Tells Roads { hexes: Arg, points: Points };
    "7.5" Good Bridge { hex: Hex, points: Points };
    "12.4" Bad Blown { hex: Hex };
    "7.8" Bad River { hexes: Arg };
    "7.1" Tells Stream { hexes: Arg, hard: Points, soft: Points };
    "7.1" Tells Crest { hexes: Arg, hard: Points, soft: Points };
    "7.1" Tells Rises { hexes: Arg, hard: Points, soft: Points };
    "10.2" Tells Blocks;
    "10.3" Tells SideBlocks { hexes: Arg };
    "6.5.1" Good Shelter { less: u8 };
    "6.5.1" Tells NoShelter;
    "6.5.4" Good Behind { hexes: Arg, less: u8 };
    "12.1" Good Position { less: u8 };
    "7.6" Bad Wreck;
    "17.1" Bad Mined { mines: &'static str, column: i16 };
    "7.9" Tells Room { units: usize, limit: u8 };
    "7.9" Tells Full { limit: u8 };

    // Observers, and the value of the hex
    "8.2" Good Observed { side: Side, names: Arg };
    "8.2" Tells Unobserved { side: Side };
    "8.3" Good CounterBattery { side: Side };
    "16.2" Tells Worth { points: u32, side: Side };
    "16.2" Good Held { side: Side };
    "16.2" Tells HeldByNobody;
}

pub(super) mod unit {
    use super::{Arg, Points, sayings};

    sayings! {
        pub(crate),
        "panzer44-why-unit";
        "2.1" Tells Armed { attack: i16, class: &'static str, range: u32, defence: i16, target: &'static str };
        "2.5" Tells Unarmed { defence: i16, target: &'static str };
        "8.1" Tells LeastRange { least: u32 };
        "11.1" Tells Carries;
        "12.3" Tells Engineer;
        "11.4" Tells Loaded { name: String };
        "6.4.1" Bad Pinned;
        "6.4.2" Bad WillPanic;
        "14.3" Bad Panicked;
        "6.4.3" Bad Disrupted { degree: u8, die: u8 };
        "5.1" Tells HasFired;
        "7.3" Tells HasMoved;
        "5.6" Tells Ordered { order: String };
        "5.3" Good MayBeOrdered;

        "5.1" Good MayFire { range: u32 };
        "5.1" Good MayWatch { range: u32 };
        "8.1" Good MayBombard { range: u32 };
        "6.2" Tells Attenuated { range: u32, strength: i16, counts: i16 };
        "6.1" Good Attack { name: String, column: i16, less: u8, best: Arg };
        "7.3" Good ReachedFor { cost: Points, of: Points, stops: usize, path: String };
    }
}

/// The text of a refusal, with the names of units.
pub(super) fn refused(rulebook: &Rulebook, public: &Public, why: &Why) -> Sentence {
    let words = why.text().shown(&Known { rulebook, public });
    Sentence::new(&words, why.case(), Tone::Bad)
}
