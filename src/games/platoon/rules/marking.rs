//! Marks on the map that people set by hand while the referee is out: mines, forts, blocks, wrecks, and who holds a hex
//! that counts.

use super::{conduct::Referee, event::Event, free_hand::is_on_board, kinds::Side, position::Public};
use crate::engine::{board::Hex, orders::Refusal};
use serde::{Deserialize, Serialize};

/// A mark that is set in a hex by hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Marking {
    /// Mines that attack the enemies of this side (17.1).
    Mines(Side),
    Fort(Side),
    Block,
    Wreck,
    /// This side was last in a hex that counts (20.2).
    Held(Side),
}

impl Marking {
    /// All of them, in the order in which they are offered.
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

    pub fn name(self) -> String {
        match self {
            Self::Mines(side) => format!("{side} mines"),
            Self::Fort(side) => format!("{side} fort"),
            Self::Block => "Road block".to_owned(),
            Self::Wreck => "Wreck".to_owned(),
            Self::Held(side) => format!("{side} hex"),
        }
    }

    /// Whether it lies in a hex.
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

/// Sets a mark in a hex, or takes it off where it lies already.
pub(super) fn mark(referee: &mut Referee, marking: Marking, hex: Hex) -> Result<(), Refusal> {
    is_on_board(referee, hex)?;
    let lies = marking.lies(referee.public(), hex);
    let event = match marking {
        Marking::Held(_) if !referee.rulebook.scenario.victory.counts(hex) => {
            return Err(Refusal::of_table(format!("{hex} does not count for victory")));
        }
        Marking::Held(_) if lies => return Err(Refusal::of_table("it is so already")),
        Marking::Held(side) => Event::Held { hex, side },
        marking => Event::MarkSet { marking, hex, there: !lies },
    };
    referee.say(event);
    Ok(())
}
