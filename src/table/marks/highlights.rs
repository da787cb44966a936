//! The meaning of every hex at the moment; [`crate::table::map::tiles`] shows it.

use crate::{engine::board::Hex, planning::offer::Lit, table::app::screen::Screen};
use bevy::prelude::*;
use std::collections::BTreeMap;

/// The meaning of every highlighted hex at the moment.
#[derive(Resource, Clone, Debug, Default, PartialEq)]
pub struct Highlights {
    pub hexes: BTreeMap<Hex, Lit>,
}

/// The systems that compute the meanings of hexes.
#[derive(SystemSet, Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Found;

pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<Highlights>()
        .configure_sets(Update, Found.after(crate::table::counters::LayOut))
        .add_systems(OnEnter(Screen::Title), |mut highlights: ResMut<Highlights>| highlights.hexes.clear());
}
