//! Marks on the map that people set by hand with the referee off: interdiction, rail cuts, holders of victory hexes.

use crate::{
    engine::{
        board::Hex,
        orders::{Finding, Refusal},
    },
    games::guderian::rules::{
        event::Event,
        kinds::Side,
        movement::rail_cuts::RAIL_CUTS,
        position::{Public, names::hex_name},
        referee::Referee,
        rulebook::Rulebook,
    },
};
use serde::{Deserialize, Serialize};
use std::fmt;

/// A mark that people put into a hex by hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Marking {
    /// An interdiction marker of this side (13.0).
    Interdiction(Side),
    /// A cut in the railway (6.37).
    RailCut,
    /// The side that was the last to pass the hex (15.11).
    Held(Side),
}

impl Marking {
    /// All marks, in the order in which they are offered.
    pub const ALL: [Self; 5] = [
        Self::Interdiction(Side::German),
        Self::Interdiction(Side::Soviet),
        Self::RailCut,
        Self::Held(Side::German),
        Self::Held(Side::Soviet),
    ];
}

impl fmt::Display for Marking {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Interdiction(side) => write!(f, "{side} interdiction"),
            Self::RailCut => f.write_str("Railway cut"),
            Self::Held(side) => write!(f, "{side} victory hex"),
        }
    }
}

/// Sets a mark in a hex, or removes it where it is set already.
pub(crate) fn mark(referee: &mut Referee, marking: Marking, hex: Hex) -> Result<(), Refusal> {
    let public = referee.public();
    let event = match marking {
        Marking::Interdiction(side) if lies(public, side, hex) => Event::MarkerLifted { side, hex },
        Marking::Interdiction(side) => Event::MarkerPlaced { side, hex },
        Marking::RailCut if public.rail_cuts.iter().any(|cut| cut.hex == hex) => Event::RailCutLifted { hex },
        Marking::RailCut if referee.rulebook.board.has_rail(hex) => Event::RailCut { hex },
        Marking::RailCut => {
            return Err(Refusal::of_table(format!(
                "no railway runs through {}",
                hex_name(referee.rulebook, hex)
            )));
        }
        Marking::Held(side) => match public.holders.get(&hex) {
            Some(holder) if *holder == side => {
                let name = hex_name(referee.rulebook, hex);
                return Err(Refusal::of_table(format!("{name} already has this holder")));
            }
            Some(_) => Event::Passed { hex, side },
            None => {
                let name = hex_name(referee.rulebook, hex);
                return Err(Refusal::of_table(format!(
                    "{name} is not a victory hex: only victory hexes can be held"
                )));
            }
        },
    };
    referee.say(event);
    Ok(())
}

fn lies(public: &Public, side: Side, hex: Hex) -> bool {
    match side {
        Side::German => public.air_markers.contains(&hex),
        Side::Soviet => public.soviet_marker == Some(hex),
    }
}

/// Lists the marks in a position that the rules forbid, a sentence each.
pub(crate) fn irregular(rulebook: &Rulebook, public: &Public) -> Vec<Finding> {
    let mut found = Vec::new();
    let (lie, most) = (public.air_markers.len(), rulebook.scenario.air_interdiction.markers);
    if lie > usize::from(most) {
        let words =
            format!("{lie} German interdiction markers are on the map, {most} are allowed (case 13.1).");
        found.push(Finding { words, hexes: public.air_markers.to_vec() });
    }
    if let Some(hex) = public.soviet_marker.filter(|hex| public.holds(Side::German, *hex)) {
        let name = hex_name(rulebook, hex);
        let words =
            format!("The Soviet interdiction marker cannot be on German units in {name} (case 13.4).");
        found.push(Finding::at(hex, words));
    }
    let cut = public.rail_cuts.iter().filter(|cut| cut.mended.is_none());
    let hexes: Vec<Hex> = cut.map(|cut| cut.hex).collect();
    let cuts = hexes.len();
    if cuts > 0 && !rulebook.options.rail_cuts {
        let words = "Railways are cut, but this game is played without that option (case 6.37).".to_owned();
        found.push(Finding { words, hexes });
    } else if cuts > RAIL_CUTS {
        let words = format!("There are {cuts} railway cuts, {RAIL_CUTS} are allowed (case 6.37).");
        found.push(Finding { words, hexes });
    }
    found
}
