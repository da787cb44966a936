//! Marks on the map that players set by hand with the referee off: mines, positions, wrecks, blown bridges, and control
//! of a victory hex.

use crate::{
    engine::{
        board::{Board, Hex, SideFeature},
        orders::Refusal,
    },
    games::panzer44::rules::{
        conduct::Referee,
        event::Event,
        kinds::{Mines, Side},
    },
};
use serde::{Deserialize, Serialize};
use std::fmt;

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

impl fmt::Display for Marking {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Mines(Mines::Hasty) => f.write_str("Hasty mines"),
            Self::Mines(Mines::Preventative) => f.write_str("Preventative mines"),
            Self::Mines(Mines::Defensive) => f.write_str("Defensive mines"),
            Self::Position => f.write_str("Position"),
            Self::Wreck => f.write_str("Wreck"),
            Self::Bridge => f.write_str("Blown bridge"),
            Self::Held(side) => write!(f, "{side} hex"),
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
            return Err(Refusal::of_table(format!("{hex} is not a victory hex")));
        }
        Marking::Held(side) if public.holders.get(&hex) == Some(&side) => {
            return Err(Refusal::of_table(format!("{hex} already has this holder")));
        }
        Marking::Held(side) => Event::Passed { hex, side },
    };
    referee.say(event);
    Ok(())
}

fn blow(referee: &mut Referee, hex: Hex) -> Result<(), Refusal> {
    let ends = bridges(&referee.rulebook.board, hex);
    if ends.is_empty() {
        return Err(Refusal::of_table(format!("{hex} has no bridge")));
    }
    for to in ends {
        let blown = !referee.public().is_blown(hex, to);
        referee.say(Event::BridgeSet { from: hex, to, blown });
    }
    Ok(())
}
