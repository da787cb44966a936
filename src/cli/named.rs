//! Finds things by a name in place of a path: a thing of the user's own, a scenario, a lesson, a course, a game with
//! comments or an art pack.

use super::{Failure, entry::GameList, parcels};
use crate::{
    art::packs::pack::library::{self, SHIPPED},
    engine::data::{self, Source},
};
use std::path::PathBuf;

/// A thing with a name.
pub(super) enum Named {
    /// A file, or the folder of a pack.
    Place(PathBuf),
    /// A text that is built in, or in a folder in which games find it.
    Text(Source),
    /// The text of a built-in commented game.
    Study(&'static str),
    /// A built-in art pack.
    Pack(&'static str),
}

/// Returns everything with this name, ignoring case for the user's own things.
///
/// # Errors
/// Nothing has this name, or several of the user's own things have it.
pub(super) fn things(games: GameList, name: &str) -> Result<Vec<Named>, Failure> {
    let scenarios = games.iter().filter(|game| data::scenario_ids(game.id()).iter().any(|id| id == name));
    let mut found = Vec::new();
    for game in scenarios {
        found.push(Named::Text(data::load_of(game.id(), name)?));
    }
    for folder in ["lessons", "courses"] {
        if data::scenario_ids(folder).iter().any(|id| id == name) {
            found.push(Named::Text(data::load_of(folder, name)?));
        }
    }
    match (data::study_file(name), data::shipped_study(name)) {
        (Some(file), _) => found.push(Named::Place(file)),
        (None, Some(text)) => found.push(Named::Study(text)),
        (None, None) => {}
    }
    let packs = library::folders();
    match (library::folder_of(&packs, name), SHIPPED.into_iter().find(|shipped| *shipped == name)) {
        (Some(folder), _) => found.push(Named::Place(folder)),
        (None, Some(shipped)) => found.push(Named::Pack(shipped)),
        (None, None) => {}
    }
    if !found.is_empty() {
        return Ok(found);
    }
    let Some(own) = data::own_folder() else {
        return Err(Failure(format!("no pack, scenario or lesson called {name}")));
    };
    let own_things = parcels::own_of_name(games, &own, name)?;
    Ok(own_things.into_iter().map(|thing| Named::Place(own.join(thing.place))).collect())
}
