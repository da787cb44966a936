//! Marks on the map that people set by hand with the referee off: interdiction, rail cuts, holders of victory hexes.

use crate::{
    engine::{
        board::Hex,
        orders::{Finding, Refusal},
        text::{Text, t},
    },
    games::guderian::rules::{
        event::Event, kinds::Side, movement::rail_cuts::RAIL_CUTS, position::Public, referee::Referee,
        rulebook::Rulebook,
    },
};
use serde::{Deserialize, Serialize};

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

/// The text on a button.
impl From<Marking> for Text {
    fn from(marking: Marking) -> Self {
        match marking {
            Marking::Interdiction(side) => t!("guderian-refusal-mark-interdiction", side = side),
            Marking::RailCut => t!("guderian-refusal-mark-rail-cut"),
            Marking::Held(side) => t!("guderian-refusal-mark-held", side = side),
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
            return Err(Refusal::of_table(t!("guderian-refusal-hand-no-railway", hex = hex)));
        }
        Marking::Held(side) => match public.holders.get(&hex) {
            Some(holder) if *holder == side => {
                return Err(Refusal::of_table(t!("guderian-refusal-hand-holder", hex = hex)));
            }
            Some(_) => Event::Passed { hex, side },
            None => return Err(Refusal::of_table(t!("guderian-refusal-hand-not-victory", hex = hex))),
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
        let text = t!("guderian-refusal-found-markers", n = lie, limit = most);
        found.push(Finding { text, hexes: public.air_markers.to_vec() });
    }
    if let Some(hex) = public.soviet_marker.filter(|hex| public.holds(Side::German, *hex)) {
        let name = rulebook.board.hex_name(hex);
        found.push(Finding::at(hex, t!("guderian-refusal-found-marker-on-germans", hex = name)));
    }
    let cut = public.rail_cuts.iter().filter(|cut| cut.mended.is_none());
    let hexes: Vec<Hex> = cut.map(|cut| cut.hex).collect();
    let cuts = hexes.len();
    if cuts > 0 && !rulebook.options.rail_cuts {
        found.push(Finding { text: t!("guderian-refusal-found-no-rail-cuts"), hexes });
    } else if cuts > RAIL_CUTS {
        let text = t!("guderian-refusal-found-rail-cuts", n = cuts, limit = RAIL_CUTS);
        found.push(Finding { text, hexes });
    }
    found
}
