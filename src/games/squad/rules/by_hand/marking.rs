//! Marks on the map that players set by hand with the referee off: smoke, works, and control of a victory hex.

use crate::{
    engine::{
        board::Hex,
        orders::Refusal,
        text::{Text, t},
    },
    games::squad::rules::{
        conduct::Referee,
        event::Event,
        kinds::Side,
        position::{Public, WorkKind},
    },
};
use serde::{Deserialize, Serialize};

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

/// The text on a button.
impl From<Marking> for Text {
    fn from(marking: Marking) -> Self {
        match marking {
            Marking::Smoke(number) => t!("squad-by-hand-mark-smoke", number = number),
            Marking::Work(WorkKind::EarthBunker) => t!("squad-by-hand-mark-earth-bunker"),
            Marking::Work(WorkKind::ConcreteBunker) => t!("squad-by-hand-mark-concrete-bunker"),
            Marking::Work(WorkKind::Sandbags) => t!("squad-by-hand-mark-sandbags"),
            Marking::Work(WorkKind::Foxhole) => t!("squad-by-hand-mark-foxhole"),
            Marking::Work(WorkKind::Trench) => t!("squad-by-hand-mark-trench"),
            Marking::Work(WorkKind::Mines) => t!("squad-by-hand-mark-mines"),
            Marking::Work(WorkKind::Wire) => t!("squad-by-hand-mark-wire"),
            Marking::Held(side) => t!("squad-by-hand-mark-held", side = side),
        }
    }
}

/// Sets a mark in a hex, or removes it if it is there already. A work replaces another.
pub(crate) fn mark(referee: &mut Referee, marking: Marking, hex: Hex) -> Result<(), Refusal> {
    let lies = marking.lies(referee.public(), hex);
    let event = match marking {
        Marking::Held(_) if !referee.rulebook.scenario.victory.counts(hex) => {
            return Err(Refusal::of_table(t!("squad-by-hand-no-victory-hex", hex = hex)));
        }
        Marking::Held(_) if lies => {
            return Err(Refusal::of_table(t!("squad-by-hand-same-holder", hex = hex)));
        }
        Marking::Held(side) => Event::Held { hex, side },
        // A command in a file may name any number.
        Marking::Smoke(number) if !(1..=2).contains(&number) => {
            return Err(Refusal::of_table(t!("squad-by-hand-smoke-number")));
        }
        marking => Event::MarkSet { marking, hex, there: !lies },
    };
    referee.say(event);
    Ok(())
}
