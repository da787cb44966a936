//! The visible parts of Guderian: faces, stacks, markers.

use super::{
    face::{self, Look},
    printed,
};
use crate::{
    art::packs::face::Face,
    engine::{
        board::Hex,
        orders::{Game, PositionData},
    },
    games::guderian::rules::{
        Guderian, Marker, Position, Rulebook,
        counter::Piece,
        kinds::{Kind, Side},
        position::Public,
        supply::SupplyLines,
    },
    scene::{CardState, PrintedCounter, pictured::HasFaces},
};

impl HasFaces for Guderian {
    type Look = Look;

    fn looks(rulebook: &Rulebook, position: &Position) -> Vec<Look> {
        let public = &position.public;
        let lines = Side::BOTH.map(|side| SupplyLines::new(rulebook, public, side));
        let look = |(piece, counter): (Piece, &<Self as PositionData>::Counter)| {
            Look::of(rulebook, public, &lines[counter.side().number()], piece)
        };
        public.pieces().map(look).collect()
    }

    fn face_with(rulebook: &Rulebook, position: &Position, counter: usize, look: &Look) -> Face {
        face::face_with(rulebook, &position.public, Piece(counter as u16), look)
    }

    fn face(rulebook: &Rulebook, position: &Position, counter: usize) -> Face {
        face_of(rulebook, &position.public, Piece(counter as u16))
    }

    fn marker(marker: &Marker) -> (&'static str, f32) {
        let name = match marker {
            Marker::Interdiction(Side::German) => "air_interdiction",
            Marker::Interdiction(Side::Soviet) => "soviet_interdiction",
            Marker::RailCut => "rail_cut",
        };
        (name, 0.0)
    }

    fn printed(rulebook: &Rulebook) -> Vec<PrintedCounter> {
        printed::of_scenario(rulebook, &Self::start(rulebook, 1))
    }

    fn printed_markers(rulebook: &Rulebook, counters: usize) -> Vec<PrintedCounter> {
        printed::markers(rulebook, counters)
    }

    fn card_states(front: &Face, back: Option<&Face>) -> Vec<(CardState, Face)> {
        face::card_states(front, back)
    }

    fn unit_list(rulebook: &Rulebook) -> Vec<PrintedCounter> {
        printed::all(rulebook)
    }
}

/// The counters of a hex from the bottom to the top: leaders are on top.
pub fn stack_order(public: &Public, hex: Hex) -> Vec<Piece> {
    let mut stack: Vec<Piece> = public.stack(hex).collect();
    stack.sort_by_key(|piece| (public.counter(*piece).kind == Kind::Leader, *piece));
    stack
}

pub fn face_of(rulebook: &Rulebook, public: &Public, piece: Piece) -> Face {
    let lines = SupplyLines::new(rulebook, public, public.counter(piece).side());
    face::face(rulebook, public, &lines, piece)
}
