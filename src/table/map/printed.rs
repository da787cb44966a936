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
}

impl Printed {
    /// Makes a sheet that belongs to no game.
    #[cfg(test)]
    pub(crate) fn of(sheet: Arc<Print>) -> Self {
        Self { sheet: Some(sheet), rulebook: 0 }
    }

    /// The ids of its game and its scenario; none before the first game.
    pub(crate) fn ids(&self) -> &[String] {
        self.sheet.as_ref().map_or(&[][..], |sheet| &sheet.of)
    }

    pub fn board(&self) -> Option<&Board> {
        self.sheet.as_ref().map(|sheet| &sheet.board)
    }
}

#[derive(Component)]
pub(crate) struct MapName;

/// A name for another window only, and the pixels of a hex radius for which it was set.
#[derive(Component)]
pub(super) struct ViewersName(pub f32);
