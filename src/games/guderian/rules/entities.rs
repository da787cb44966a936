//! Entities: what those of the game's counters and markers bear.

use super::{
    Guderian,
    counter::{Condition, Counter, Piece, Place},
    kinds::{Kind, Side},
    phase::Phase,
    position::Position,
    rulebook::{Rulebook, Rules},
};
use crate::engine::{
    board::Hex,
    counters::Word,
    orders::{self, InPlay, Mirrored, leave_phases, set_phase},
};
use bevy::prelude::*;
use std::sync::Arc;

/// A marker on the map.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
pub enum Marker {
    /// An interdiction marker of a side (13.0).
    Interdiction(Side),
    /// A cut in a railway (6.37).
    RailCut,
}

impl InPlay for Counter {
    type Parts = (Piece, Kind, Place, Condition);

    fn id(&self) -> Word {
        self.id
    }

    fn hex(&self) -> Option<Hex> {
        self.place.hex()
    }

    fn parts(&self, number: usize) -> Self::Parts {
        (Piece(number as u16), self.kind, self.place, self.condition.clone())
    }
}

impl Mirrored for Guderian {
    type Counter = Counter;
    type Marker = Marker;

    fn counters(position: &Position) -> &[Counter] {
        &position.public.counters
    }

    fn markers(position: &Position) -> Vec<(Marker, Hex)> {
        let public = &position.public;
        let air = public.air_markers.iter().map(|hex| (Marker::Interdiction(Side::German), *hex));
        let soviet = public.soviet_marker.iter().map(|hex| (Marker::Interdiction(Side::Soviet), *hex));
        let cuts = public.rail_cuts.iter().filter(|cut| cut.mended.is_none());
        air.chain(soviet).chain(cuts.map(|cut| (Marker::RailCut, cut.hex))).collect()
    }
}

/// Puts a position into a world without opening its phase again: no die is thrown and nothing
/// happens.
pub fn restore(world: &mut World, rulebook: &Arc<Rulebook>, mut position: Position) {
    position.public.fill_presence(rulebook);
    seat(world, rulebook, position);
    orders::lay::<Guderian>(world);
}

/// Puts a position into a world, its derived parts as they are, and no entity.
pub(super) fn seat(world: &mut World, rulebook: &Arc<Rulebook>, position: Position) {
    set_phase(world, position.public.phase);
    world.insert_resource(Rules(Arc::clone(rulebook)));
    world.insert_resource(position);
}

/// Puts another position of the game into a world that [`seat`] has prepared.
pub(super) fn seat_again(world: &mut World, position: &Position) {
    set_phase(world, position.public.phase);
    world.resource_mut::<Position>().clone_from(position);
}

/// Takes the game out of a world that another game is put into: its position, its counters and markers.
pub fn remove(world: &mut World) {
    world.remove_resource::<Position>();
    world.remove_resource::<Rules>();
    leave_phases::<Phase>(world);
    orders::take_away::<Guderian>(world);
}

/// Whether the entities say what the position says; a check on ourselves.
pub fn agree(world: &mut World) -> bool {
    orders::agree::<Guderian>(world)
}
