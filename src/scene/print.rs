//! The printed sheet: the map of a game, whatever game it is, and what its scenario adds.

use super::has_scene::HasScene;
use crate::{
    art::painter::Furniture,
    engine::board::{Board, MapFile},
};

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
    pub fn new<G: HasScene>(rulebook: &G::Rulebook) -> Self {
        let about = G::about(rulebook);
        let mut of = vec![G::ID.to_owned(), about.id.to_owned()];
        of.extend(about.digests.iter().cloned());
        Self { map: about.map.clone(), board: about.board.clone(), furniture: G::furniture(rulebook), of }
    }
}
