//! The one table of sentences about a hex and its units, with their cases.

use super::super::names::Known;
use crate::{
    engine::{
        board::Hex,
        counters::Points,
        manual::{Sentence, Tone, sayings},
        text::{Arg, texts},
    },
    games::platoon::rules::{kinds::Side, position::Public, refusal::Why, rulebook::Rulebook},
};

texts! { "en": ["platoon-why.ftl"], "de": ["platoon-why.ftl"] }

sayings! {
    pub(crate),
    "platoon-why";
    // The ground
    "6.2" Tells Ground { ground: Arg, tracked: Arg, truck: Arg, wagon: Arg, mounted: Arg, foot: Arg };
    "6.2" Bad Water;
    "6.3" Tells Roads { hexes: Arg, points: Points };
    "6.2" Good Ford { hexes: Arg };
    "6.2" Tells Stream { hexes: Arg };
    "6.2" Bad River { hexes: Arg };
    "6.2" Tells Rises { hexes: Arg };
    "6.2" Tells Gully;
    "9.5" Tells GullyRoad;
    "17.2" Bad Mined { side: Side };
    "17.3" Tells Fort { side: Side, strength: u16 };
    "17.5" Bad Block;
    "17.8" Tells Wreck;
    "17.8" Bad Wrecks { number: u8 };
    "7.1" Tells Room { units: usize, limit: usize };
    "7.1" Tells Full { limit: usize };

    // Sight and cover
    "9.2" Tells Level { level: u8 };
    "9.2" Tells Top { top: u8 };
    "9.5" Tells GullySight;
    "10.1" Good Conceals;
    "10.1" Tells Open;
    "11.7" Good Shelter;
    "11.7" Tells NoShelter;
    "11.4" Tells Town;
    "15.1" Good NoOverrun;
    "2.7" Tells Watched { side: Side, names: Arg };
    "2.7" Tells Unwatched { side: Side };
    "2.7" Tells UnwatchedByKnown { side: Side };
    "14.2" Tells Covered { side: Side, open: u16, armoured: u16 };
    "13.3" Tells Registered { name: String };

    // Victory
    "20.2" Tells Worth { points: u32, side: Side };
    "20.2" Good Held { side: Side };
    "20.2" Tells HeldByNobody;
}

pub(super) mod unit {
    use super::{Arg, Points, sayings};

    sayings! {
        pub(crate),
        "platoon-why-unit";
        "2.1" Tells Armed { attack: u16, class: &'static str, range: u32, defence: u16, armour: Arg };
        "2.2" Tells Unarmed { defence: u16, armour: Arg };
        "2.3" Tells Moves { points: Points, how: Arg };
        "2.3" Tells Immobile;
        "8.1" Tells CarriesRiders;
        "8.1" Tells CarriesAny;
        "17.6" Tells Engineer;
        "16.1" Tells NoAssault;
        "8.5" Tells Carrying { name: String };
        "8.5" Bad LoadedIn { name: String };
        "11.10" Bad Inverted;
        "11.9" Bad DispersedThisTurn;
        "11.9" Bad DispersedNextTurn;
        "6.7" Bad Quick;
        "8.4" Bad Fresh;
        "18.2" Bad Loading { turns: u8 };
        "17.6" Tells Clearing;
        "10.2" Bad Spotted;
        "10.2" Good Unspotted;
        "10.2" Bad Beside;
        "10.1" Bad InSight;
        "10.1" Good OutOfSight;
        "19.2" Good OutOfKnownSight;
        "2.6" Good Ready;

        "12.1" Good MayFire { range: u32 };
        "14.2" Good MayReact { range: u32, most: u32 };
        "14.2" Tells NoReaction { range: u32, most: u32 };
        "13.7" Good MayShell { call: Arg, drm: i8 };
        "14.5" Good MayInterdict;
        "11.5" Good Attack { name: Arg, strength: u16, defence: u16, odds: String, drm: i8, chances: String };
        "15.4" Good Overrun { strength: u16, defence: u16, odds: String, exit: Arg, chances: String };
        "16.2" Good Assault { strength: u16, defence: u16, odds: String, drm: i8, chances: String };
        "6.1" Good Reached { cost: Points, of: Points, stops: usize, between: String };
        "10.4" Tells BesideRoad { cost: Points };
        "18.1" Tells Creeps;
        "6.1" Bad OutOfReach { of: Points };
        "3" Tells InSegment { segment: Arg };
    }
}

/// The text of a refusal, with the names of units.
pub(super) fn refused(rulebook: &Rulebook, public: &Public, why: &Why) -> Sentence {
    let words = why.text().shown(&Known { rulebook, public });
    Sentence::new(&words, why.case(), Tone::Bad)
}

/// A list of hexes.
pub(super) fn hexes(of: &[Hex]) -> Arg {
    Arg::list(of.iter().copied())
}
