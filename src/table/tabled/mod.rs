//! The traits that put a game on the table, and the list of games.
//!
//! The content of the table is the game's scene; these traits add the game's reactions before and after an order.
//! Layout, saving, undo and loading are the same for all. [`registry`] finds the game on the table for requests that
//! name none.

mod any;
pub(crate) mod registry;

use super::session::seating::Seating;
use crate::{
    engine::{
        board::Hex,
        counters::UnitId,
        orders::{InPlay, Position, Sent},
    },
    planning::Planning,
    scene::HasScene,
};
use bevy::prelude::*;
use std::{collections::BTreeMap, sync::Arc};

/// A game that can be on the table.
pub trait OnTable: HasScene + Seating + Planning + Sent {
    /// Adds the game's own systems that need neither a screen nor a disk.
    fn game_plugin(_: &mut App) {}

    /// Adds the systems of the game's own panels.
    fn game_panels_plugin(_: &mut App) {}

    /// Adds the systems of the game's own pictures.
    fn game_pictures_plugin(_: &mut App) {}

    /// Reacts to a game put on the table, new or from a file.
    fn laid(_: &mut World) {}

    /// Removes the resources beside the position when another game is put on the table.
    fn put_away(_: &mut World) {}

    /// Reacts to events, which the log shows.
    fn happened(_: &mut World, _: &[Self::Event]) {}

    /// Reacts to the undo of the last order.
    fn taken_back(_: &mut World) {}

    /// Returns the players' plans that no order contains, to be saved beside the game; none without a plan.
    fn plans(_: &World) -> Option<String> {
        None
    }

    /// Restores the saved plans after the game has been opened again.
    fn take_up_plans(_: &mut World, _: &str) {}
}

/// The position on the table before an order, as it was laid out; none while no game is on the table.
pub struct Before<G: OnTable>(Option<Arc<Position<G>>>);

impl<G: OnTable> Clone for Before<G> {
    fn clone(&self) -> Self {
        Self(self.0.clone())
    }
}

impl<G: OnTable> Before<G> {
    pub(crate) fn of(world: &World) -> Self {
        Self(world.get_resource::<Position<G>>().map(|position| Arc::new(position.clone())))
    }

    pub(crate) fn position(&self) -> Option<&Position<G>> {
        self.0.as_deref()
    }

    /// Returns the hex of every counter.
    pub(crate) fn stood(&self) -> BTreeMap<UnitId, Hex> {
        stood_in(self.position())
    }
}

/// Returns the hex of every counter; empty while no game is on the table.
pub(crate) fn standing<G: OnTable>(world: &World) -> BTreeMap<UnitId, Hex> {
    stood_in(world.get_resource::<Position<G>>())
}

fn stood_in<G: OnTable>(position: Option<&Position<G>>) -> BTreeMap<UnitId, Hex> {
    let counters = position.map(|position| G::counters(&position.public).iter());
    counters.into_iter().flatten().filter_map(|counter| Some((counter.id(), counter.hex()?))).collect()
}
