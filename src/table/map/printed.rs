//! The printed sheet that lies on the table: the map of the game that is played, whatever game it is, and
//! what its scenario adds. Painter, view, pointer and names read it and know no game.

use crate::{
    art::painter::Furniture,
    engine::board::{Board, MapFile},
    table::tabled::OnTable,
};
use bevy::prelude::*;
use std::sync::Arc;

/// A map and what a scenario adds to it.
#[derive(Clone, Debug)]
pub struct Print {
    /// The map as it stands in its file.
    pub map: MapFile,
    pub board: Board,
    /// What the scenario adds.
    pub furniture: Furniture,
    /// The scenario and digests of its files: what has the same is the same sheet.
    pub of: Vec<String>,
}

impl Print {
    /// The sheet of a scenario.
    pub fn new<G: OnTable>(rulebook: &G::Rulebook) -> Self {
        let about = G::about(rulebook);
        let mut of = vec![G::ID.to_owned(), about.id.to_owned()];
        of.extend(about.digests.iter().cloned());
        Self { map: about.map.clone(), board: about.board.clone(), furniture: G::furniture(rulebook), of }
    }
}

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

#[derive(SystemSet, Clone, Debug, PartialEq, Eq, Hash)]
pub(super) struct SheetLaid;
