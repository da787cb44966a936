//! What every hex means at the moment; [`super::tiles`] shows it.

use super::{
    offer::{Choice, Mark},
    screen::Screen,
};
use crate::engine::board::Hex;
use bevy::prelude::*;
use std::collections::BTreeMap;

/// What a highlighted hex means, whatever the game.
#[derive(Clone, Debug, PartialEq)]
pub struct Lit {
    /// What it means.
    pub mark: Mark,
    /// What it costs, for a label.
    pub label: String,
    /// From 0 for free to 1 for all that there is.
    pub part: f32,
}

impl Lit {
    /// A hex that means something and costs nothing.
    pub fn plain(mark: Mark) -> Self {
        Self { mark, label: String::new(), part: 0.5 }
    }
}

impl From<&Choice> for Lit {
    fn from(choice: &Choice) -> Self {
        Self { mark: choice.mark, label: choice.label.clone(), part: choice.part }
    }
}

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
