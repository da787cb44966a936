//! A branch on the table, and the game that waits behind it.

use crate::{
    engine::orders::{Branch, Position},
    planning::Plan,
    table::{app::screen::Screen, session::Session, tabled::OnTable},
};
use bevy::prelude::Resource;

/// The branch on the table, and its game.
#[derive(Resource)]
pub(crate) struct Studied<G: OnTable> {
    /// The session of the game, with its record and its file.
    pub game: Session<G>,
    /// The present position of the game, and the plan that was put together in it.
    pub position: Position<G>,
    pub plan: Option<Plan<G>>,
    /// The branch as the file keeps it.
    pub branch: Branch<G::Order>,
    /// The branch as it was last compared with its record. It lacks the orders that the rules refuse by now.
    pub known: Branch<G::Order>,
    pub back: Back,
}

/// The place to which the player goes back.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Back {
    /// Whether a replay of the game was open.
    pub is_replay: bool,
    /// The screen, or the one behind the replay.
    pub screen: Screen,
}

/// Whether the result of the game on the table is hidden from the person who studies it.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct ResultHidden(pub bool);
