//! Clicks on the map that an editor asks for: they mean nothing in the game.

use crate::engine::board::Hex;
use bevy::prelude::*;

/// Whether an editor waits for a click on a hex, and the hex that was clicked.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct MapPick {
    pub wanted: bool,
    pub picked: Option<Hex>,
}

impl MapPick {
    /// Takes a click on a hex, if an editor waits for one. Returns whether it did: the click has then no other meaning.
    pub(super) fn takes(&mut self, hex: Option<Hex>) -> bool {
        if self.wanted && hex.is_some() {
            self.picked = hex;
        }
        self.wanted
    }
}
