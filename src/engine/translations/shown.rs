//! Texts of data files in the language of the table.

use super::texts::HasTexts;
use crate::engine::{
    complain,
    data::translations_of,
    lessons::FOLDER,
    orders::Game,
    text::{ENGLISH, Language, Words, current, messages_of},
};
use std::{borrow::Cow, sync::Arc};

/// Returns the translation of a data file in the language of the table, by the keys of its texts. It is read once for a
/// file and a language, and again when a language is shown.
pub fn translation(file: &str) -> Arc<Words> {
    let language = current();
    language.translation(file, || read(file, language.id()))
}

/// Returns a text of a data file in the language of the table: English where its translation has none.
pub fn translated<'a>(file: &str, key: &str, english: &'a str) -> Cow<'a, str> {
    match translation(file).get(key) {
        Some(words) if !english.is_empty() => Cow::Owned(words.clone()),
        _ => Cow::Borrowed(english),
    }
}

/// Returns a text of a lesson in the language of the table.
pub fn translated_lesson<'a>(id: &str, key: &str, english: &'a str) -> Cow<'a, str> {
    translated(&format!("{FOLDER}/{id}.ron"), key, english)
}

/// Returns the title of a scenario in the language of the table.
pub fn translated_title<G: Game>(rulebook: &G::Rulebook) -> String {
    let about = G::about(rulebook);
    translated(&format!("{}/{}.ron", G::ID, about.id), "title", about.title).into_owned()
}

/// Replaces the texts of a data file by their translations.
pub(super) fn translate(file: &str, texts: &mut dyn HasTexts) {
    let words = translation(file);
    if words.is_empty() {
        return;
    }
    texts.visit_texts(&mut |key, text| {
        if let Some(words) = words.get(key).filter(|_| !text.is_empty()) {
            text.clone_from(words);
        }
    });
}

/// Reads the translation of a data file; a file that cannot be read is reported once and left out.
fn read(file: &str, language: &str) -> Words {
    if language == ENGLISH {
        return Words::new();
    }
    let (sources, faults) = translations_of(file, language);
    for fault in faults {
        complain!("kessel: {fault}");
    }
    let mut words = Words::new();
    for source in sources {
        let ids: Vec<String> = messages_of(&source.text).0.into_iter().map(|message| message.id).collect();
        let own = Language::new(language, [source.text], None);
        words.extend(ids.into_iter().filter_map(|id| own.words_of(&id).map(|text| (id, text))));
    }
    words
}
