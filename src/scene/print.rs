//! The printed sheet: the map of any game, and the additions of its scenario.

use super::has_scene::HasScene;
use crate::{
    art::painter::Furniture,
    engine::{
        board::{Board, MapFile},
        orders::ScenarioInfo,
        translations::translated,
    },
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
        let mut furniture = G::furniture(rulebook);
        translate_foot(&mut furniture, G::ID, &about);
        Self { map: about.map.clone(), board: about.board.clone(), furniture, of }
    }
}

/// Replaces the lines at the foot of the sheet that come from the scenario by their translations.
fn translate_foot(furniture: &mut Furniture, game: &str, about: &ScenarioInfo) {
    let file = format!("{game}/{}.ron", about.id);
    let foot = &about.staging.sheet;
    let keys = [
        (foot.title.as_str(), "sheet.title"),
        (foot.subtitle.as_str(), "sheet.subtitle"),
        (about.title, "title"),
    ];
    for line in [&mut furniture.title, &mut furniture.subtitle].into_iter().flatten() {
        if let Some((_, key)) = keys.iter().find(|(english, _)| line.as_str() == *english) {
            *line = translated(&file, key, line).into_owned();
        }
    }
}
