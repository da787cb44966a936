//! The printed sheet: the map of any game, and the additions of its scenario.

use super::has_scene::HasScene;
use crate::{
    art::painter::Furniture,
    engine::board::{Board, MapFile},
};

/// A map and the additions of a scenario.
#[derive(Clone, Debug)]
pub struct Print {
    /// The map as its file gives it.
    pub map: MapFile,
    pub board: Board,
    /// The additions of the scenario.
    pub furniture: Furniture,
    /// The scenario and the digests of its files: sheets with the same ones are the same.
    pub of: Vec<String>,
}

impl Print {
    /// Makes the sheet of a scenario.
    pub fn new<G: HasScene>(rulebook: &G::Rulebook) -> Self {
        let about = G::about(rulebook);
        let mut of = vec![G::ID.to_owned(), about.id.to_owned()];
        of.extend(about.digests.iter().cloned());
        Self { map: about.map.clone(), board: about.board.clone(), furniture: G::furniture(rulebook), of }
    }
}
