//! The files that a scenario names, read with it.

use crate::engine::{
    board::{Board, MapFile},
    data::{DataError, Fault, Source, digest, without_countryside, without_staging},
    orders::Game,
};
use serde::de::DeserializeOwned;

/// The contents of the files that a scenario names: its map, its list of units and its charts.
pub struct Files<L, C> {
    /// The map as its file states it.
    pub map: MapFile,
    pub board: Board,
    pub list: L,
    pub charts: C,
    /// Digests of scenario, map, list and charts.
    pub digests: [String; 4],
}

/// Reads map, list of units and charts of a scenario, each given by the field that names it and the name. `listed`
/// makes the list from its file, `wrong` finds the faults of the charts.
///
/// # Errors
/// Every fault of the first file that has any.
pub fn read_files<F: DeserializeOwned, L, C: DeserializeOwned>(
    scenario: &Source,
    names: [(&str, &str); 3],
    listed: impl FnOnce(&F) -> Result<L, Vec<Fault>>,
    wrong: impl FnOnce(&C) -> Vec<Fault>,
) -> Result<Files<L, C>, Vec<DataError>> {
    let [map_name, list_name, charts_name] = names;
    let map_source = scenario.named(map_name)?;
    let map: MapFile = map_source.read()?;
    let board = map.board().map_err(|faults| map_source.places(faults))?;
    let list_source = scenario.named(list_name)?;
    let list = listed(&list_source.read()?).map_err(|faults| list_source.places(faults))?;
    let charts_source = scenario.named(charts_name)?;
    let charts: C = charts_source.read()?;
    let faults = wrong(&charts);
    if !faults.is_empty() {
        return Err(charts_source.places(faults));
    }
    let played = without_staging(&scenario.text);
    let ground = without_countryside(&map_source.text);
    let digests = [&*played, &*ground, &list_source.text, &charts_source.text].map(digest);
    Ok(Files { map, board, list, charts, digests })
}

/// Returns the impossible states of the position that a scenario begins with, from any of its fields.
pub fn faults_of_the_start<G: Game>(rulebook: &G::Rulebook) -> Vec<Fault> {
    let impossible = G::faults(rulebook, &G::start(rulebook, 1)).into_iter();
    impossible.map(|sentence| Fault::new("", format!("the game cannot begin: {sentence}"))).collect()
}
