//! The languages: those built in, those of the user's folder, and the one that is shown.

use super::{built_in, language::Language, message::t, pseudo::pseudo};
use crate::engine::data;
use std::{
    cell::RefCell,
    fs,
    path::{Path, PathBuf},
    sync::{Arc, LazyLock, RwLock},
};

/// The language of the program itself, in which no message is missing.
pub const ENGLISH: &str = "en";
/// The language made from English by which cut labels are found.
pub const PSEUDO: &str = "en-XA";
/// The most files of a language, and the most languages of a folder.
const MOST_FILES: usize = 100;

static BUILT_IN: LazyLock<Vec<Arc<Language>>> = LazyLock::new(|| {
    let english = Arc::new(Language::new(ENGLISH, texts(ENGLISH), None));
    let others = built_in::languages().into_iter().filter(|id| *id != ENGLISH);
    let others = others.map(|id| Arc::new(Language::new(id, texts(id), Some(Arc::clone(&english)))));
    let pseudo = Language::transformed(PSEUDO, texts(ENGLISH), None, Some(pseudo));
    others.chain([Arc::clone(&english), Arc::new(pseudo)]).collect()
});

static SHOWN: LazyLock<RwLock<Arc<Language>>> = LazyLock::new(|| RwLock::new(in_language(ENGLISH)));

thread_local! {
    /// The language of this thread alone: tests run side by side.
    static OF_THREAD: RefCell<Option<Arc<Language>>> = const { RefCell::new(None) };
}

fn texts(language: &str) -> impl Iterator<Item = String> {
    built_in::sources(language).map(str::to_owned)
}

/// Returns a language that is built in; English for any other.
pub fn in_language(id: &str) -> Arc<Language> {
    let built_in = &*BUILT_IN;
    let found = built_in.iter().find(|language| language.id() == id);
    let english = || built_in.iter().find(|language| language.id() == ENGLISH);
    found.or_else(english).map_or_else(|| Arc::new(Language::new(ENGLISH, [], None)), Arc::clone)
}

/// Returns the language that is shown.
pub fn current() -> Arc<Language> {
    let of_thread = OF_THREAD.with_borrow(Clone::clone);
    of_thread.unwrap_or_else(|| Arc::clone(&SHOWN.read().unwrap_or_else(std::sync::PoisonError::into_inner)))
}

/// Shows a language from now on, with the translations of data files as they are now.
pub fn show_in(language: Arc<Language>) {
    language.forget_translations();
    *SHOWN.write().unwrap_or_else(std::sync::PoisonError::into_inner) = language;
}

/// Does something in a language, on this thread alone.
pub fn within<T>(language: Arc<Language>, work: impl FnOnce() -> T) -> T {
    let before = OF_THREAD.replace(Some(language));
    let done = work();
    OF_THREAD.set(before);
    done
}

/// Returns the best language for the system's settings, as the id of one of these.
pub fn system_language(known: &[String]) -> String {
    let wished = sys_locale::get_locale().unwrap_or_default();
    best_language(&wished, known).unwrap_or(ENGLISH).to_owned()
}

/// Returns the language for a locale, as one of these ids: `de` for `de_AT.UTF-8`; none if none is like it.
pub fn best_language<'a>(wished: &str, known: &'a [String]) -> Option<&'a str> {
    let wished = wished.replace('_', "-");
    let is = |id: &&String| id.eq_ignore_ascii_case(&wished);
    let language = wished.split(['-', '.']).next().unwrap_or_default();
    let is_like = |id: &&String| id.eq_ignore_ascii_case(language);
    known.iter().find(is).or_else(|| known.iter().find(is_like)).map(String::as_str)
}

/// A language that can be chosen.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LanguageEntry {
    pub id: String,
    /// Its name in itself: "Deutsch".
    pub name: String,
}

/// The languages with the files of these folders over those built in: in each, one folder a language, with files
/// `*.ftl`. A later folder overrides an earlier one.
#[derive(Clone, Debug, Default)]
pub struct Languages {
    folders: Vec<PathBuf>,
}

impl Languages {
    pub fn in_folders(folders: Vec<PathBuf>) -> Self {
        Self { folders }
    }

    /// The languages of the program, with the texts beside it and in the user's own folder.
    pub fn of_user() -> Self {
        let mut folders = vec![PathBuf::from("assets/text")];
        if let Ok(program) = std::env::current_exe() {
            folders.extend(program.parent().map(|folder| folder.join("assets").join("text")));
        }
        folders.extend(folder_of_user());
        Self { folders }
    }

    /// Returns the ids of all languages: English first, then by id.
    pub fn ids(&self) -> Vec<String> {
        let mut ids: Vec<String> = built_in::languages().into_iter().map(str::to_owned).collect();
        let folders = self.folders.iter().filter_map(|folder| fs::read_dir(folder).ok());
        let inside = folders.flatten().flatten().take(MOST_FILES).filter(|entry| entry.path().is_dir());
        ids.extend(
            inside.filter_map(|entry| entry.file_name().to_str().map(str::to_owned)).filter(|id| is_id(id)),
        );
        ids.sort_by_key(|id| (id != ENGLISH, id.clone()));
        ids.dedup();
        ids
    }

    /// Returns all languages with their names.
    pub fn entries(&self) -> Vec<LanguageEntry> {
        let entry = |id: String| {
            let name = t!("language-name").in_language(&self.read(&id));
            LanguageEntry { id, name }
        };
        self.ids().into_iter().map(entry).collect()
    }

    /// Returns a language with the user's messages over the program's.
    pub fn read(&self, id: &str) -> Arc<Language> {
        let own = self.files(id);
        if own.is_empty() || id == PSEUDO {
            return in_language(id);
        }
        let own = own.iter().filter_map(|file| data::read_file(file).ok());
        // A faulty message of the user's own falls back to the program's, in English too.
        let behind = Some(in_language(ENGLISH));
        Arc::new(Language::new(id, texts(id).chain(own), behind))
    }

    /// Returns the texts of all files of a language.
    pub fn sources(&self, id: &str) -> Vec<String> {
        let own = self.files(id);
        texts(id).chain(own.iter().filter_map(|file| data::read_file(file).ok())).collect()
    }

    /// Returns the user's files of a language.
    pub fn files(&self, id: &str) -> Vec<PathBuf> {
        if !is_id(id) {
            return Vec::new();
        }
        self.folders.iter().flat_map(|folder| files_in(&folder.join(id))).collect()
    }
}

/// The user's own folder for texts, if the system keeps one for data.
pub fn folder_of_user() -> Option<PathBuf> {
    Some(data::own_folder()?.join("text"))
}

/// Returns the files of messages in a folder, by name.
pub fn files_in(folder: &Path) -> Vec<PathBuf> {
    let inside = fs::read_dir(folder).into_iter().flatten().flatten().map(|entry| entry.path());
    let mut files: Vec<PathBuf> = inside
        .filter(|path| path.extension().is_some_and(|ending| ending == "ftl"))
        .take(MOST_FILES)
        .collect();
    files.sort();
    files
}

/// Whether a text can be the id of a language.
pub fn is_id(id: &str) -> bool {
    !id.is_empty()
        && id.len() <= 24
        && id.chars().all(|letter| letter.is_ascii_alphanumeric() || letter == '-')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_languages_of_the_system_are_found() {
        let known = ["en", "de", "pt-BR"].map(str::to_owned);
        for (wished, found) in [
            ("de_AT.UTF-8", Some("de")),
            ("pt-BR", Some("pt-BR")),
            ("fr", None),
            ("", None),
            ("EN-gb", Some("en")),
        ] {
            assert_eq!(best_language(wished, &known), found, "{wished}");
        }
    }
}
