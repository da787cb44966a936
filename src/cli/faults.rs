//! Finds the faults of the files of one game.

use super::look::Commanded;
use crate::engine::{
    data::{self, DataError, Fault, Source, has_field},
    orders::{Game, GameFile, Reading, RulebookData},
};
use serde::de::DeserializeOwned;

/// Returns the faults of the text of a game file.
pub(super) fn of_game<G: Game>(name: &str, text: &[u8]) -> Vec<DataError> {
    let reading = match Reading::<G>::parse(name, text) {
        Ok(reading) => reading,
        Err(fault) => return vec![fault],
    };
    if !reading.damage.is_empty() {
        return reading.damage;
    }
    let file = match GameFile::try_from(reading) {
        Ok(file) => file,
        Err(fault) => return vec![fault],
    };
    let at = |line: usize| move |sentence| DataError { file: name.to_owned(), line, column: 1, sentence };
    match G::load(&file.header.scenario, &file.header.options) {
        Err(faults) => faults.into_iter().map(at(1)).collect(),
        Ok(rulebook) => {
            let faults = G::faults(&rulebook, &file.start);
            faults.into_iter().take(data::MOST_FAULTS).map(at(2)).collect()
        }
    }
}

/// Returns the faults of a text of a known kind: of its form, or those that `faults` finds in it.
pub fn faults_of<T: DeserializeOwned>(
    source: &Source,
    faults: impl FnOnce(&T) -> Vec<Fault>,
) -> Vec<DataError> {
    match data::parse_telling_all::<T>(&source.name, &source.text) {
        Err(errors) => errors,
        Ok(read) => places(source, faults(&read)),
    }
}

/// Whether a data text is a scenario of a game, by the fields that only its scenarios have.
pub(super) fn is_scenario<G: Commanded>(source: &Source) -> bool {
    G::owns_scenario(&|field| has_field(&source.text, field))
}

/// Returns the faults of a data text of one game; none if it does not belong to this game.
pub(super) fn of_data<G: Commanded>(source: &Source) -> Option<Vec<DataError>> {
    let has = |field: &str| has_field(&source.text, field);
    if !is_scenario::<G>(source) {
        return G::data_faults(source, &has);
    }
    Some(match G::Rulebook::read(source) {
        Err(faults) => faults,
        Ok(rulebook) => {
            let misnamed = data::misnamed(&source.name, &source.text, G::about(&rulebook).id);
            misnamed.into_iter().collect()
        }
    })
}

pub(super) fn places(source: &Source, faults: Vec<Fault>) -> Vec<DataError> {
    data::with_places(&source.name, &source.text, faults)
}
