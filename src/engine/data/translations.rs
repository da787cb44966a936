//! The places of translations of data files: `NAME.LANGUAGE.ftl` beside `NAME.ron`, built in or in a folder of the
//! user.

use super::{
    DataError, Source,
    library::{folders, is_name, shipped_text, shipped_translations},
    paths::Shown,
    read_file,
};
use std::{
    fs,
    path::{Path, PathBuf},
};

/// The most entries of a folder that are searched for translations.
const MOST: usize = 500;

/// Returns the name of the translation of a data file: `guderian/training.de.ftl` for `guderian/training.ron`.
pub fn translation_name(file: &str, language: &str) -> Option<String> {
    Some(format!("{}.{language}.ftl", file.strip_suffix(".ron")?))
}

/// Returns the translations of a data file, given by its name below `scenarios`, and the faults of those that cannot be
/// read. A later one overrides an earlier one text by text. Those that lie farther away than a data file of the user's
/// own were made from another text, and are left out.
pub fn translations_of(file: &str, language: &str) -> (Vec<Source>, Vec<DataError>) {
    let (mut found, mut faults) = (Vec::new(), Vec::new());
    let Some(name) = translation_name(file, language).filter(|_| is_name(file)) else {
        return (found, faults);
    };
    let mut is_own = false;
    for folder in folders() {
        let path = folder.join(&name);
        if path.is_file() {
            match read_file(&path) {
                Ok(text) => found.push(Source { name: path.shown(), text }),
                Err(fault) => faults.push(fault),
            }
        }
        is_own = is_of_user(&folder.join(file), file);
        if is_own {
            break;
        }
    }
    let shipped = shipped_translations().filter(|(shipped, _)| !is_own && *shipped == name);
    found.extend(
        shipped.map(|(name, text)| Source { name: format!("scenarios/{name}"), text: (*text).to_owned() }),
    );
    found.reverse();
    (found, faults)
}

/// Whether a data file is there and is not the shipped one.
fn is_of_user(path: &Path, name: &str) -> bool {
    let is_shipped = |shipped: &str| read_file(path).is_ok_and(|own| own == shipped);
    path.is_file() && !shipped_text(name).is_some_and(is_shipped)
}

/// Returns the user's translations of data files into a language.
pub fn translation_files(language: &str) -> Vec<PathBuf> {
    let ending = format!(".{language}.ftl");
    let inside = |folder: PathBuf| {
        let entries = fs::read_dir(folder).into_iter().flatten().flatten().take(MOST);
        entries.map(|entry| entry.path())
    };
    let games = folders().into_iter().flat_map(inside).filter(|path| path.is_dir());
    let is_one = |path: &PathBuf| {
        path.file_name().and_then(|name| name.to_str()).is_some_and(|name| name.ends_with(&ending))
    };
    let mut files: Vec<PathBuf> = games.flat_map(inside).filter(is_one).collect();
    files.sort();
    files.dedup();
    files
}

/// Returns the data file that a translation belongs to: the file beside it, or the one that is found by its name below
/// `scenarios`. None if the file is no translation of a data file.
///
/// # Errors
/// It is in a folder of data files, and there is no such data file; or that cannot be read.
pub fn translated_file(translation: &Path) -> Option<Result<Source, DataError>> {
    let name = translation.file_name()?.to_str()?.strip_suffix(".ftl")?;
    let (file, _) = name.rsplit_once('.')?;
    let file = format!("{file}.ron");
    let beside = translation.with_file_name(&file);
    if beside.is_file() {
        let source = |text| Source { name: beside.shown(), text };
        return Some(read_file(&beside).map(source));
    }
    let folder = translation.parent()?;
    let game = folder.file_name()?.to_str()?;
    let is_data = folder.parent()?.file_name().is_some_and(|name| name == "scenarios");
    is_data.then(|| super::load(&format!("{game}/{file}")))
}
