//! The commented games: `studies/ID.kessel` in a folder of data files, and those that are built into the program.

use super::{
    ids::is_id,
    library::{folders, own_folder, shipped_text},
    read::read_game,
};
use std::{
    borrow::Cow,
    fs,
    path::{Path, PathBuf},
};

/// The folder below `scenarios`.
pub const STUDIES: &str = "studies";

/// The commented games of a game, built into the program: the id of each, and its text. Its room adds them with
/// [`shipped_studies!`](crate::engine::data::shipped_studies).
#[doc(hidden)]
pub struct ShippedStudies(pub &'static [(&'static str, &'static str)]);

inventory::collect!(ShippedStudies);

/// Builds commented games into the program, by their ids.
#[macro_export]
macro_rules! shipped_studies {
    ($($id:literal),* $(,)?) => {
        $crate::engine::data::inventory::submit!($crate::engine::data::ShippedStudies(&[$((
            $id,
            include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/scenarios/studies/", $id, ".kessel")),
        )),*]));
    };
}
pub use shipped_studies;

/// All built-in commented games, by id and text.
fn built_in() -> impl Iterator<Item = &'static (&'static str, &'static str)> {
    inventory::iter::<ShippedStudies>.into_iter().flat_map(|shipped| shipped.0)
}

/// Returns the text of the built-in commented game that has this id.
pub fn shipped_study(id: &str) -> Option<&'static str> {
    built_in().find(|(shipped, _)| *shipped == id).map(|(_, text)| *text)
}

/// Returns the text of the shipped file of this name below `scenarios`, be it a data file or a commented game. Capitals
/// do not matter, since some systems do not distinguish them.
pub fn shipped_file(name: &str) -> Option<&'static str> {
    let study = || {
        let name = name.to_lowercase();
        let id = name.strip_prefix(STUDIES)?.strip_prefix('/')?.strip_suffix(".kessel")?;
        built_in().find(|(shipped, _)| shipped.to_lowercase() == id).map(|(_, text)| *text)
    };
    shipped_text(name).or_else(study)
}

/// Returns the file of the commented game that has this id; none if there is no such file. A file takes precedence
/// over the game that is built in under its id.
pub fn study_file(id: &str) -> Option<PathBuf> {
    let name = format!("{STUDIES}/{id}.kessel");
    let mut paths = folders().into_iter().map(|folder| folder.join(&name));
    paths.find(|path| is_id(id) && path.is_file())
}

/// Returns the id of the commented game that a file is: one in a folder of commented games, or the copy of a built-in one
/// that a replay keeps in the folder for the user's own data.
pub fn study_at(file: &Path) -> Option<String> {
    let id = file.file_stem()?.to_str()?;
    let here = fs::canonicalize(file).ok()?;
    let is_here = |path: PathBuf| fs::canonicalize(path).is_ok_and(|path| path == here);
    let is_copy = || {
        let copies = own_folder().and_then(|own| fs::canonicalize(own.join(STUDIES)).ok());
        shipped_study(id).is_some() && copies.is_some_and(|copies| here.ancestors().nth(2) == Some(&*copies))
    };
    (study_file(id).is_some_and(is_here) || is_copy()).then(|| id.to_owned())
}

/// Whether there is a commented game that has this id.
pub fn has_study(id: &str) -> bool {
    study_file(id).is_some() || shipped_study(id).is_some()
}

/// Returns the text of the commented game that has this id; none if it is not there or cannot be read.
pub fn study_text(id: &str) -> Option<Cow<'static, [u8]>> {
    match study_file(id) {
        Some(path) => read_game(&path).ok().map(Cow::Owned),
        None => shipped_study(id).map(|text| Cow::Borrowed(text.as_bytes())),
    }
}

/// Returns the ids of the commented games: first the built-in ones, then those in folders.
pub fn study_ids() -> Vec<String> {
    let mut ids: Vec<String> = built_in().map(|(id, _)| (*id).to_owned()).collect();
    let mut own: Vec<String> = folders()
        .iter()
        .filter_map(|place| fs::read_dir(place.join(STUDIES)).ok())
        .flat_map(|entries| entries.flatten().map(|entry| entry.path()))
        .filter(|path| path.extension().is_some_and(|ending| ending == "kessel"))
        .filter_map(|path| Some(path.file_stem()?.to_str()?.to_owned()))
        .filter(|id| is_id(id) && !ids.contains(id))
        .collect();
    own.sort_unstable();
    own.dedup();
    ids.extend(own);
    ids
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "a test may stop at once")]

    use super::*;
    use crate::engine::data::looking_first_in;

    /// A commented game is known by its file in a folder of commented games; the same file elsewhere is a game like others.
    #[test]
    fn a_commented_game_is_known_by_its_file() {
        let folder = std::env::temp_dir().join(format!("kessel-study-at-{}", std::process::id()));
        let (listed, other) = (folder.join("studies/an-evening.kessel"), folder.join("an-evening.kessel"));
        fs::create_dir_all(folder.join(STUDIES)).unwrap();
        for file in [&listed, &other] {
            fs::write(file, "").unwrap();
        }
        looking_first_in(&folder, || {
            assert_eq!(study_at(&listed).as_deref(), Some("an-evening"));
            assert_eq!((study_at(&other), study_at(&folder.join("missing.kessel"))), (None, None));
        });
        fs::remove_dir_all(&folder).unwrap();
    }
}
