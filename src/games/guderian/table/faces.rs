//! The faces of counters on the map, with the lines of supply of both sides at hand.

use crate::{
    art::packs::face::Face,
    games::guderian::{
        rules::{Rulebook, counter::Piece, kinds::Side, position::Public, supply::SupplyLines},
        table::face,
    },
};

/// The lines of supply of both sides as they are now, for many faces of one position.
pub struct Supply([SupplyLines; 2]);

impl Supply {
    /// The lines in this position.
    pub fn new(rulebook: &Rulebook, public: &Public) -> Self {
        Self(Side::BOTH.map(|side| SupplyLines::new(rulebook, public, side)))
    }
}

/// The face of a counter.
pub fn face_of(rulebook: &Rulebook, public: &Public, piece: Piece) -> Face {
    let lines = SupplyLines::new(rulebook, public, public.counter(piece).side());
    face::face(rulebook, public, &lines, piece)
}

/// The face of a counter when the lines of supply are known.
pub fn face_with(rulebook: &Rulebook, public: &Public, supply: &Supply, piece: Piece) -> Face {
    face::face(rulebook, public, &supply.0[public.counter(piece).side().number()], piece)
}
