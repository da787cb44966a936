//! What the host of the panels needs to know of a game.

use crate::{
    engine::board::Hex,
    panels::{Panelled, ReportShown},
    scene::{Captioned, pictured::Pictured},
    table::{session::Session, tabled::OnTable},
};
use bevy::{
    ecs::system::{SystemParam, SystemParamItem},
    prelude::*,
};
use serde_json::{Map, Value};
use std::sync::Arc;

/// A game whose panels have a host.
pub trait Hosted: OnTable<Report: ReportShown> + Pictured + Captioned + Panelled {
    /// Where what only this game's panels show is found; `()` if nowhere.
    type Facts: SystemParam + 'static;

    /// What only this game's panels show.
    fn shown<'a>(facts: &'a SystemParamItem<Self::Facts>, lying: &Lying<'a, Self>) -> Self::Shown<'a>;

    /// What the probe tells beside turn, phase, who is to play and where counters lie. It may be read by anybody.
    fn probed(
        _: &SystemParamItem<Self::Facts>,
        _: &crate::engine::orders::Position<Self>,
    ) -> Map<String, Value> {
        Map::new()
    }
}

/// The game that lies on the table.
pub struct Lying<'a, G: Hosted> {
    /// What it is played by.
    pub rulebook: &'a Arc<G::Rulebook>,
    pub session: &'a Session<G>,
    pub position: &'a crate::engine::orders::Position<G>,
    /// The hex under the pointer.
    pub hovered: Option<Hex>,
    /// Whether a replay of it is shown.
    pub is_replayed: bool,
}

/// What only the panels of a game remember.
#[derive(Resource)]
pub(crate) struct Remembered<G: Panelled>(pub G::Memory);

impl<G: Panelled> Default for Remembered<G> {
    fn default() -> Self {
        Self(G::Memory::default())
    }
}
