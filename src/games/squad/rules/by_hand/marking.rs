//! Marks on the map that players set by hand with the referee off: smoke, works, and control of a victory hex.

use crate::{
    engine::{board::Hex, orders::Refusal},
    games::squad::rules::{
        conduct::Referee,
        event::Event,
        kinds::Side,
        position::{Public, WorkKind},
    },
};
use serde::{Deserialize, Serialize};
use std::fmt;

/// A mark that people put into a hex by hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Marking {
    /// Smoke of a number (11).
    Smoke(u8),
    /// A work, one in a hex (20.1).
    Work(WorkKind),
    /// The side that was last in a victory hex (23.2).
    Held(Side),
}

impl Marking {
    /// All marks, in the order in which they are offered.
    pub const ALL: [Self; 11] = [
        Self::Smoke(1),
        Self::Smoke(2),
        Self::Work(WorkKind::Foxhole),
        Self::Work(WorkKind::Trench),
        Self::Work(WorkKind::Sandbags),
        Self::Work(WorkKind::EarthBunker),
        Self::Work(WorkKind::ConcreteBunker),
        Self::Work(WorkKind::Wire),
        Self::Work(WorkKind::Mines),
        Self::Held(Side::German),
        Self::Held(Side::Allied),
    ];

    /// Whether the mark is in a hex.
    fn lies(self, public: &Public, hex: Hex) -> bool {
        match self {
            Self::Smoke(number) => public.smoke.get(&hex) == Some(&number),
            Self::Work(kind) => public.works.get(&hex).is_some_and(|work| work.kind == kind),
            Self::Held(side) => public.holders.get(&hex) == Some(&side),
        }
    }
}

impl fmt::Display for Marking {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Smoke(number) => write!(f, "Smoke {number}"),
            Self::Work(kind) => f.write_str(match kind {
                WorkKind::EarthBunker => "Earth bunker",
                WorkKind::ConcreteBunker => "Concrete bunker",
                WorkKind::Sandbags => "Sandbags",
                WorkKind::Foxhole => "Foxhole",
                WorkKind::Trench => "Trench",
                WorkKind::Mines => "Mines",
                WorkKind::Wire => "Wire",
            }),
            Self::Held(side) => write!(f, "{side} hex"),
        }
    }
}

/// Sets a mark in a hex, or removes it if it is there already. A work replaces another.
pub(crate) fn mark(referee: &mut Referee, marking: Marking, hex: Hex) -> Result<(), Refusal> {
    let lies = marking.lies(referee.public(), hex);
    let event = match marking {
        Marking::Held(_) if !referee.rulebook.scenario.victory.counts(hex) => {
            return Err(Refusal::of_table(format!("{hex} is not a victory hex")));
        }
        Marking::Held(_) if lies => return Err(Refusal::of_table(format!("{hex} already has this holder"))),
        Marking::Held(side) => Event::Held { hex, side },
        // A command in a file may name any number.
        Marking::Smoke(number) if !(1..=2).contains(&number) => {
            return Err(Refusal::of_table("smoke must have the number 1 or 2"));
        }
        marking => Event::MarkSet { marking, hex, there: !lies },
    };
    referee.say(event);
    Ok(())
}
