//! The printed sheet that lies on the table: the map of the game that is played, whatever game it is, and
//! what its scenario adds. Painter, view, pointer and names read it and know no game.

use crate::{engine::board::Board, scene::print::Print};
use bevy::prelude::*;
use std::sync::Arc;

/// The sheet that lies on the table.
#[derive(Resource, Default)]
pub struct Printed {
    /// The sheet; none before the first game.
    pub sheet: Option<Arc<Print>>,
    /// The number of the rulebook that it was printed for; 0 before there was one.
    pub(crate) rulebook: u64,
}

impl Printed {
    /// A sheet that is no game's.
    #[cfg(test)]
    pub(crate) fn of(sheet: Arc<Print>) -> Self {
        Self { sheet: Some(sheet), rulebook: 0 }
    }

    pub fn board(&self) -> Option<&Board> {
        self.sheet.as_ref().map(|sheet| &sheet.board)
    }
}

#[derive(Component)]
pub(crate) struct MapName;

/// A name for another window alone, and the pixels to a hex radius for which it was set.
#[derive(Component)]
pub(super) struct ViewersName(pub f32);
