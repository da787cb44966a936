//! Entities: the components of the game's counters and markers.

use super::Public;
use crate::{
    engine::{
        board::Hex,
        counters::UnitId,
        orders::{self, InPlay},
    },
    games::guderian::rules::{
        Guderian,
        counter::{Condition, Counter, Piece, Place},
        kinds::{Kind, Side},
    },
};
use bevy::prelude::*;

#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
pub enum Marker {
    /// An interdiction marker of a side (13.0).
    Interdiction(Side),
    /// A cut in a railway (6.37).
    RailCut,
}

impl InPlay for Counter {
    type Parts = (Piece, Kind, Place, Condition);

    fn id(&self) -> UnitId {
        self.id
    }

    fn hex(&self) -> Option<Hex> {
        self.place.hex()
    }

    fn side(&self) -> usize {
        self.side().number()
    }

    fn is_in_play(&self) -> bool {
        self.place != Place::Gone
    }

    fn waits_with(&self, other: &Self) -> bool {
        matches!(self.place, Place::Due { .. }) && self.place == other.place
    }

    fn parts(&self, number: usize) -> Self::Parts {
        (Piece(number as u16), self.kind, self.place, self.condition.clone())
    }
}

/// Every marker on the map with its hex.
pub(crate) fn markers(public: &Public) -> Vec<(Marker, Hex)> {
    let air = public.air_markers.iter().map(|hex| (Marker::Interdiction(Side::German), *hex));
    let soviet = public.soviet_marker.iter().map(|hex| (Marker::Interdiction(Side::Soviet), *hex));
    let cuts = public.rail_cuts.iter().filter(|cut| cut.mended.is_none());
    air.chain(soviet).chain(cuts.map(|cut| (Marker::RailCut, cut.hex))).collect()
}

/// Removes the game from a world that another game is put into: its position, its counters and markers.
pub fn remove(world: &mut World) {
    orders::unseat::<Guderian>(world);
    orders::take_away::<Guderian>(world);
}

/// Whether the entities agree with the position; a check of the program on itself.
pub fn agree(world: &mut World) -> bool {
    orders::agree::<Guderian>(world)
}
