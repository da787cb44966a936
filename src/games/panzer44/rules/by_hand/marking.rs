//! Marks on the map that players set by hand with the referee off: mines, positions, wrecks, blown bridges, and control
//! of a victory hex.

use crate::{
    engine::{
        board::{Board, Hex, SideFeature},
        orders::Refusal,
        text::{Text, t},
    },
    games::panzer44::rules::{
        conduct::Referee,
        event::Event,
        kinds::{Mines, Side},
    },
};
use serde::{Deserialize, Serialize};

/// A mark that people put into a hex by hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Marking {
    /// Mines (17.1).
    Mines(Mines),
    /// An improved position (12.1).
    Position,
    Wreck,
    /// The bridges of the hex are blown, or repaired (12.4).
    Bridge,
    /// The side that was last in a victory hex (16.2).
    Held(Side),
}

impl Marking {
    /// All marks, in the order in which they are offered.
    pub const ALL: [Self; 8] = [
        Self::Mines(Mines::Hasty),
        Self::Mines(Mines::Preventative),
        Self::Mines(Mines::Defensive),
        Self::Position,
        Self::Wreck,
        Self::Bridge,
        Self::Held(Side::German),
        Self::Held(Side::Allied),
    ];
}

/// The text on a button.
impl From<Marking> for Text {
    fn from(marking: Marking) -> Self {
        match marking {
            Marking::Mines(Mines::Hasty) => t!("panzer44-refusal-mark-hasty-mines"),
            Marking::Mines(Mines::Preventative) => t!("panzer44-refusal-mark-preventative-mines"),
            Marking::Mines(Mines::Defensive) => t!("panzer44-refusal-mark-defensive-mines"),
            Marking::Position => t!("panzer44-refusal-mark-position"),
            Marking::Wreck => t!("panzer44-refusal-mark-wreck"),
            Marking::Bridge => t!("panzer44-refusal-mark-bridge"),
            Marking::Held(side) => t!("panzer44-refusal-mark-held", side = side),
        }
    }
}

/// The hexes to which bridges lead from a hex.
fn bridges(board: &Board, hex: Hex) -> Vec<Hex> {
    let around = board.neighbours(hex).iter().flatten().copied();
    let leads =
        |to: &Hex| hex.side_towards(*to).is_some_and(|side| board.feature(SideFeature::Bridge, hex, side));
    around.filter(leads).collect()
}

/// Sets a mark in a hex, or removes it if it is there already.
pub(super) fn mark(referee: &mut Referee, marking: Marking, hex: Hex) -> Result<(), Refusal> {
    let (rulebook, public) = (referee.rulebook, referee.public());
    let event = match marking {
        Marking::Mines(kind) => {
            let mines = (public.mines.get(&hex) != Some(&kind)).then_some(kind);
            Event::MinesLaid { hex, mines }
        }
        Marking::Position => Event::Dug { hex, position: !public.positions.contains(&hex) },
        Marking::Wreck => Event::WreckSet { hex, wreck: !public.wrecks.contains(&hex) },
        Marking::Bridge => return blow(referee, hex),
        Marking::Held(_) if !rulebook.scenario.victory.counts(hex) => {
            return Err(Refusal::of_table(t!("panzer44-refusal-table-not-victory-hex", hex = hex)));
        }
        Marking::Held(side) if public.holders.get(&hex) == Some(&side) => {
            return Err(Refusal::of_table(t!("panzer44-refusal-table-same-holder", hex = hex)));
        }
        Marking::Held(side) => Event::Passed { hex, side },
    };
    referee.say(event);
    Ok(())
}

fn blow(referee: &mut Referee, hex: Hex) -> Result<(), Refusal> {
    let ends = bridges(&referee.rulebook.board, hex);
    if ends.is_empty() {
        return Err(Refusal::of_table(t!("panzer44-refusal-table-no-bridge", hex = hex)));
    }
    for to in ends {
        let blown = !referee.public().is_blown(hex, to);
        referee.say(Event::BridgeSet { from: hex, to, blown });
    }
    Ok(())
}
