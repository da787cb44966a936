//! What the table needs to know of a game so that it can lie on it, and which games there are.
//!
//! What is on the table is the game's scene; here it says what it does before and after an order. Laying out, keeping,
//! taking back and loading are the same for all. [`registry`] finds the game that lies on the table for
//! requests that name none.

mod any;
pub(crate) mod registry;

use super::session::seating::Seating;
use crate::{
    engine::{
        board::Hex,
        counters::UnitId,
        orders::{InPlay, Position},
    },
    planning::Planning,
    scene::HasScene,
};
use bevy::prelude::*;
use std::collections::BTreeMap;

/// A game that can lie on the table.
pub trait OnTable: HasScene + Seating + Planning {
    /// What of the game's own needs neither a screen nor a disk.
    fn plug_in(_: &mut App) {}

    /// What of its panels is its own.
    fn plug_in_panels(_: &mut App) {}

    /// What of its pictures is its own.
    fn plug_in_pictures(_: &mut App) {}

    /// A game has been laid on the table, new or from a file.
    fn laid(_: &mut World) {}

    /// Another game is laid on the table: what is beside this one's position goes.
    fn put_away(_: &mut World) {}

    /// These things have happened, and the log tells of them.
    fn happened(_: &mut World, _: &[Self::Event]) {}

    /// The last order was taken back.
    fn taken_back(_: &mut World) {}

    /// What players mean to do and what stands in no order, to be kept beside the game; none where nothing is meant.
    fn plans(_: &World) -> Option<String> {
        None
    }

    /// Takes up what was kept so, now that the game has been opened again.
    fn take_up_plans(_: &mut World, _: &str) {}
}

/// Where every counter stands; nobody stands anywhere while no game lies on the table.
pub(crate) fn standing<G: OnTable>(world: &World) -> BTreeMap<UnitId, Hex> {
    let counters = world.get_resource::<Position<G>>().map(|position| G::counters(&position.public).iter());
    counters.into_iter().flatten().filter_map(|counter| Some((counter.id(), counter.hex()?))).collect()
}
