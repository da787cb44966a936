//! Marks on the map that people set by hand with the referee off: mines, forts, blocks, wrecks, and holders of hexes
//! that count.

use crate::{
    engine::{
        board::Hex,
        orders::Refusal,
        text::{Text, t},
    },
    games::platoon::rules::{conduct::Referee, event::Event, kinds::Side, position::Public},
};
use serde::{Deserialize, Serialize};

/// A mark that people put into a hex by hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Marking {
    /// Mines that attack the enemies of this side (17.1).
    Mines(Side),
    Fort(Side),
    Block,
    Wreck,
    /// The side that was last in a hex that counts (20.2).
    Held(Side),
}

impl Marking {
    /// All marks, in the order in which they are offered.
    pub const ALL: [Self; 8] = [
        Self::Mines(Side::German),
        Self::Mines(Side::Soviet),
        Self::Fort(Side::German),
        Self::Fort(Side::Soviet),
        Self::Block,
        Self::Wreck,
        Self::Held(Side::German),
        Self::Held(Side::Soviet),
    ];

    /// Whether the mark is in a hex.
    fn lies(self, public: &Public, hex: Hex) -> bool {
        match self {
            Self::Mines(side) => public.mines.get(&hex).is_some_and(|mines| mines.side == side),
            Self::Fort(side) => public.forts.get(&hex).is_some_and(|fort| fort.side == side),
            Self::Block => public.blocks.contains(&hex),
            Self::Wreck => public.wrecks.get(&hex).is_some_and(|wrecks| *wrecks > 0),
            Self::Held(side) => public.holders.get(&hex) == Some(&side),
        }
    }
}

/// The text on a button.
impl From<Marking> for Text {
    fn from(marking: Marking) -> Self {
        match marking {
            Marking::Mines(side) => t!("platoon-refusal-mark-mines", side = side),
            Marking::Fort(side) => t!("platoon-refusal-mark-fort", side = side),
            Marking::Block => t!("platoon-refusal-mark-block"),
            Marking::Wreck => t!("platoon-refusal-mark-wreck"),
            Marking::Held(side) => t!("platoon-refusal-mark-held", side = side),
        }
    }
}

/// Sets a mark in a hex, or removes it where it is set already.
pub(crate) fn mark(referee: &mut Referee, marking: Marking, hex: Hex) -> Result<(), Refusal> {
    let lies = marking.lies(referee.public(), hex);
    let event = match marking {
        Marking::Held(_) if !referee.rulebook.scenario.victory.counts(hex) => {
            return Err(Refusal::of_table(t!("platoon-refusal-table-not-victory-hex", hex = hex)));
        }
        Marking::Held(_) if lies => {
            return Err(Refusal::of_table(t!("platoon-refusal-table-same-holder", hex = hex)));
        }
        Marking::Held(side) => Event::Held { hex, side },
        marking => Event::MarkSet { marking, hex, there: !lies },
    };
    referee.say(event);
    Ok(())
}
