//! The facts about a game that the host of the panels needs.

use crate::{
    engine::board::Hex,
    panels::{Panelled, ReportShown},
    scene::{Captioned, HasDeeds},
    table::{session::Session, tabled::OnTable},
};
use bevy::{
    ecs::system::{SystemParam, SystemParamItem},
    prelude::*,
};
use serde_json::{Map, Value};
use std::sync::Arc;

/// A game whose panels have a host.
pub trait Hosted: OnTable<Report: ReportShown> + HasDeeds + Captioned + Panelled {
    /// The source of the facts that only this game's panels show; `()` for none.
    type Facts: SystemParam + 'static;

    /// Returns the facts that only this game's panels show.
    fn shown<'a>(facts: &'a SystemParamItem<Self::Facts>, lying: &Lying<'a, Self>) -> Self::Shown<'a>;

    /// Returns the game's entries in the probe beside turn, phase, active player and places of counters. They are
    /// public.
    fn probed(
        _: &SystemParamItem<Self::Facts>,
        _: &crate::engine::orders::Position<Self>,
    ) -> Map<String, Value> {
        Map::new()
    }
}

/// The game on the table.
pub struct Lying<'a, G: Hosted> {
    /// The rulebook of the game.
    pub rulebook: &'a Arc<G::Rulebook>,
    pub session: &'a Session<G>,
    pub position: &'a crate::engine::orders::Position<G>,
    /// The hex under the pointer.
    pub hovered: Option<Hex>,
    /// Whether a replay of it is shown.
    pub is_replayed: bool,
}

/// The memory of the panels that only one game has.
#[derive(Resource)]
pub(crate) struct Remembered<G: Panelled>(pub G::Memory);

impl<G: Panelled> Default for Remembered<G> {
    fn default() -> Self {
        Self(G::Memory::default())
    }
}
