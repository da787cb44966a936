//! The meaning of every hex at the moment; [`crate::table::map::tiles`] shows it.

use crate::{engine::board::Hex, planning::offer::Highlight, table::app::screen::Screen};
use bevy::prelude::*;
use std::collections::BTreeMap;

/// The meaning of every highlighted hex at the moment.
#[derive(Resource, Clone, Debug, Default, PartialEq)]
pub struct Highlights {
    pub hexes: BTreeMap<Hex, Highlight>,
}

pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<Highlights>()
        .add_systems(OnEnter(Screen::Title), |mut highlights: ResMut<Highlights>| highlights.hexes.clear());
}
