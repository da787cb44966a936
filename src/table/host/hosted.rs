//! What the host of the panels needs to know of a game.

use super::super::{hand::ByKeys, pictured::Pictured, presenter::Captioned, session::Session};
use crate::{
    engine::board::Hex,
    panels::{HandOverState, PanelMemory, Panelled, ReportShown},
};
use bevy::{
    ecs::system::{SystemParam, SystemParamItem},
    prelude::*,
};
use serde_json::{Map, Value};
use std::sync::Arc;

/// A game whose panels have a host.
pub(crate) trait Hosted: ByKeys<Report: ReportShown> + Pictured + Captioned + Panelled {
    /// Where what only this game's panels show is found.
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

    /// The hand-over that is under way.
    fn hand_over_shown<'a>(
        session: &'a Session<Self>,
        position: &'a crate::engine::orders::Position<Self>,
        memory: &PanelMemory,
    ) -> Option<HandOverState<'a>>;
}

/// The game that lies on the table.
pub(crate) struct Lying<'a, G: Hosted> {
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
