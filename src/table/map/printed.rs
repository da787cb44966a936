//! The printed sheet on the table: the map of the current game, of any kind, and the additions of its scenario.
//! Painter, view, pointer and names read it and know no game.

use crate::{engine::board::Board, scene::print::Print};
use bevy::prelude::*;
use std::sync::Arc;

/// The sheet on the table.
#[derive(Resource, Default)]
pub struct Printed {
    /// The sheet; none before the first game.
    pub sheet: Option<Arc<Print>>,
    /// The number of the rulebook that it belongs to; 0 before there was one.
    pub(crate) rulebook: u64,
    /// The number of the state of a map that is being edited.
    pub(crate) state: u64,
}

impl Printed {
    /// Makes a sheet that belongs to no game.
    #[cfg(test)]
    pub(crate) fn of(sheet: Arc<Print>) -> Self {
        Self { sheet: Some(sheet), ..Self::default() }
    }

    /// The ids of its game and its scenario; none before the first game.
    pub(crate) fn ids(&self) -> &[String] {
        self.sheet.as_ref().map_or(&[][..], |sheet| &sheet.of)
    }

    pub fn board(&self) -> Option<&Board> {
        self.sheet.as_ref().map(|sheet| &sheet.board)
    }
}

/// There while the map on the table is being edited: its tiles keep their pixels from the start, so that the first
/// stroke is as fast as all others.
#[derive(Resource, Clone, Copy, Debug, Default)]
pub struct Drafting {
    /// The number of the last state of the map that can be seen, at least roughly, wherever something was changed.
    pub shown: Option<u64>,
}

#[derive(Component)]
pub(crate) struct MapName;

/// A name for another window only, and the pixels of a hex radius for which it was set.
#[derive(Component)]
pub(super) struct ViewersName(pub f32);
