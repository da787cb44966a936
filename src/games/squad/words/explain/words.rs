//! Sentences about a hex and the units in it: the one table of sentences with their cases.

use super::super::names::Known;
use crate::{
    engine::{
        board::Hex,
        manual::{Sentence, Tone, sayings},
        orders::Refusal,
        text::{Arg, texts},
    },
    games::squad::rules::{kinds::Side, position::Public, rulebook::Rulebook},
};

texts! { "en": ["squad-why.ftl"], "de": ["squad-why.ftl"] }

sayings! {
    pub(crate),
    "squad-why";
    // The ground
    "6.3" Tells Ground { ground: Arg, foot: u16, vehicles: u16 };
    "6.3" Tells GroundOnFoot { ground: Arg, foot: u16 };
    "6.3" Bad Water;
    "6.3" Tells Bridge { hexes: Arg };
    "6.3" Tells Walls { hexes: Arg, points: u16 };
    "6.3" Tells Rises { hexes: Arg, points: u16 };
    "6.3" Bad Steep { hexes: Arg };
    "20.2" Tells Bunker { work: Arg, cover: i8, faces: Arg };
    "20.3" Tells Sandbags { cover: i8 };
    "20.4" Tells Dug { work: Arg, cover: i8 };
    "6.3" Tells Slows { points: u16 };
    "20.5" Bad Mines;
    "20.6" Bad Wire;
    "11.2" Tells Smoke { number: u8 };
    "14.7" Bad Lane { side: Side, markers: usize };
    "6.7" Tells Room { units: Arg };
    "6.7" Tells Full { units: Arg };

    // Cover and sight
    "13.2" Good Shelter { cover: i8 };
    "13.2" Tells NoShelter;
    "9.2" Tells Blocks;
    "9.3" Tells Hinders { hindrance: i8 };
    "9.4" Tells Level { level: u8 };
    "9.1" Tells Watched { side: Side, names: Arg };
    "9.1" Tells Unwatched { side: Side };
    "9.1" Tells UnwatchedAsKnown { side: Side };

    // Victory
    "23.2" Tells Worth { points: u32, side: Side };
    "23.2" Good Held { side: Side };
    "23.2" Tells HeldByNobody;
    "23.2" Tells Must;
}

pub(super) mod unit {
    use super::{Arg, Hex, sayings};

    sayings! {
        pub(crate),
        "squad-why-unit";
        "2.1" Tells Infantry { attack: u16, range: u32, rating: u16, kind: &'static str };
        "10.5" Tells Leads { modifier: i8 };
        "2.2" Tells Carries { weapons: Arg };
        "2.3" Tells Gun { letter: &'static str, attack: u16, rating: u16, shield: &'static str };
        "2.4" Tells Afv { front: &'static str, rear: &'static str, guns: Arg };
        "2.4" Tells Vehicle { rating: u16, guns: Arg };
        "6.1" Tells Allowance { points: u16 };
        "8.1" Tells Room { room: Arg };
        "8.1" Tells Carrying { names: Arg };
        "8.3" Tells Aboard { name: String };
        "13.11" Bad Pinned;
        "10.1" Bad Fired;
        "3.3" Tells Moved;
        "6.2" Good AssaultMove;
        "21.2" Good Valorous;
        "16.7" Bad Immobile;
        "20.1" Good InWork;
        "10.1" Good Ready;

        "9.1" Good Sees { range: u32 };
        "9.3" Tells SeesHindered { range: u32, by: i8, what: Arg };
        "9.2" Bad Blind { what: Arg };
        "13.3" Good Fires {
            armed: &'static str,
            weapon: String,
            strength: u16,
            row: String,
            modified: &'static str,
            modifiers: String,
            chance: String,
            mean: String,
        };
        "16.3" Good Shoots {
            name: String,
            armed: &'static str,
            weapon: String,
            number: i8,
            modified: &'static str,
            modifiers: String,
            hit: String,
            eliminated: String,
        };
        "17.3" Good Assaults {
            attack: u16,
            defence: u16,
            odds: String,
            number: i8,
            modified: &'static str,
            modifiers: String,
            chance: String,
            points: u16,
        };
        "17.2" Good Takes;
        "18.3" Good Overruns {
            cost: u16,
            exit: Hex,
            strength: u16,
            row: String,
            modified: &'static str,
            modifiers: String,
            chance: String,
            mean: String,
        };
        "6.1" Good Reached { cost: u16, of: u16, stops: usize, way: String };
        "7.2" Good Drives { cost: u16, of: u16, stops: usize, way: String, facing: Arg };
        "6.1" Bad OutOfReach { of: u16 };
        "3" Tells InPhase { phase: Arg };
    }
}

/// The text of a refusal, with the names of units.
pub(super) fn refused(rulebook: &Rulebook, public: &Public, why: impl Into<Refusal>) -> Sentence {
    let Refusal { case, why } = why.into();
    Sentence::new(&why.shown(&Known { rulebook, public }), &case, Tone::Bad)
}

/// A list of hexes.
pub(super) fn hexes(of: &[Hex]) -> Arg {
    Arg::list(of.iter().copied())
}
