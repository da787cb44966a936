//! What every hex means at the moment; [`super::tiles`] shows it.

use super::{offer::Lit, screen::Screen};
use crate::engine::board::Hex;
use bevy::prelude::*;
use std::collections::BTreeMap;

/// What every highlighted hex means at the moment.
#[derive(Resource, Clone, Debug, Default, PartialEq)]
pub struct Highlights {
    pub hexes: BTreeMap<Hex, Lit>,
}

/// Where what the hexes mean is found out.
#[derive(SystemSet, Clone, Debug, PartialEq, Eq, Hash)]
pub(super) struct Found;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Highlights>()
        .configure_sets(Update, Found.after(super::counters::LayOut))
        .add_systems(OnEnter(Screen::Title), |mut highlights: ResMut<Highlights>| highlights.hexes.clear());
}
