//! The messages of one language.

use super::{
    arg::Arg,
    functions::{self, Name},
    message::Text,
    messages::too_deep,
    names::Names,
};
use crate::engine::counters::ShortId;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue, concurrent::FluentBundle, types::FluentNumber};
use std::{
    borrow::Cow,
    collections::BTreeMap,
    fmt,
    sync::{Arc, Mutex, PoisonError},
};
use unic_langid::LanguageIdentifier;

/// A language with the messages that are shown in it. What it lacks comes from the language behind it.
pub struct Language {
    id: String,
    bundle: FluentBundle<Arc<FluentResource>>,
    behind: Option<Arc<Self>>,
    /// The translations of data files that have been read in this language, by the names of the files.
    translations: Mutex<BTreeMap<String, Arc<Words>>>,
}

/// The texts of a file, by the ids of their messages.
pub type Words = BTreeMap<String, String>;

impl fmt::Debug for Language {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Language").field("id", &self.id).finish_non_exhaustive()
    }
}

/// Changes each piece of text of a message; the pseudo-language does.
pub(super) type Transform = fn(&str) -> Cow<'_, str>;

impl Language {
    /// Makes a language from files, of which a later one overrides an earlier one message by message. What cannot be
    /// read in a file is left out: `kessel check` reports it.
    pub fn new(id: &str, sources: impl IntoIterator<Item = String>, behind: Option<Arc<Self>>) -> Self {
        Self::transformed(id, sources, behind, None)
    }

    pub(super) fn transformed(
        id: &str,
        sources: impl IntoIterator<Item = String>,
        behind: Option<Arc<Self>>,
        transform: Option<Transform>,
    ) -> Self {
        let locale: LanguageIdentifier = id.parse().unwrap_or_default();
        let mut bundle = FluentBundle::new_concurrent(vec![locale]);
        // Marks about arguments would get into logs and JSON.
        bundle.set_use_isolating(false);
        bundle.set_transform(transform);
        functions::add(&mut bundle);
        for source in sources.into_iter().filter(|source| too_deep(source).is_none()) {
            let read = FluentResource::try_new(source).unwrap_or_else(|(partly, _)| partly);
            bundle.add_resource_overriding(Arc::new(read));
        }
        Self { id: id.to_owned(), bundle, behind, translations: Mutex::default() }
    }

    pub fn id(&self) -> &str {
        &self.id
    }

    /// Returns the words of a message without arguments; none if this language itself has no such message.
    pub fn words_of(&self, id: &str) -> Option<String> {
        let (id, attribute) = split(id);
        let message = self.bundle.get_message(id)?;
        let pattern = match attribute {
            Some(attribute) => message.get_attribute(attribute)?.value(),
            None => message.value()?,
        };
        let mut errors = Vec::new();
        let words = self.bundle.format_pattern(pattern, None, &mut errors).into_owned();
        errors.is_empty().then_some(words)
    }

    /// Returns the translation of a data file in this language, which is read once.
    pub fn translation(&self, file: &str, read: impl FnOnce() -> Words) -> Arc<Words> {
        let mut known = self.translations.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(words) = known.get(file) {
            return Arc::clone(words);
        }
        let words = Arc::new(read());
        known.insert(file.to_owned(), Arc::clone(&words));
        words
    }

    /// Drops the translations of data files, so that they are read again.
    pub(super) fn forget_translations(&self) {
        self.translations.lock().unwrap_or_else(PoisonError::into_inner).clear();
    }

    /// Returns the sentence of a text. Without a message in this language or behind it, it is the id: the tests see to it
    /// that this does not happen.
    pub(super) fn format(&self, text: &Text, names: &dyn Names) -> String {
        let (id, attribute) = split(text.id());
        let message = self.bundle.get_message(id);
        let pattern = message.and_then(|message| match attribute {
            Some(attribute) => message.get_attribute(attribute).map(|attribute| attribute.value()),
            None => message.value(),
        });
        let Some(pattern) = pattern else {
            return match &self.behind {
                Some(behind) => behind.format(text, names),
                None => text.id().to_owned(),
            };
        };
        if text.args().is_empty() {
            return self.bundle.format_pattern(pattern, None, &mut Vec::new()).into_owned();
        }
        let mut args = FluentArgs::with_capacity(text.args().len());
        for (name, arg) in text.args() {
            args.set(*name, self.value(arg, names));
        }
        let mut errors = Vec::new();
        let shown = self.bundle.format_pattern(pattern, Some(&args), &mut errors).into_owned();
        match &self.behind {
            // A wrong argument in a translation: the English sentence is right.
            Some(behind) if !errors.is_empty() => behind.format(text, names),
            _ => shown,
        }
    }

    fn value<'a>(&self, arg: &'a Arg, names: &dyn Names) -> FluentValue<'a> {
        match arg {
            Arg::Number(number) => number_of(*number as f64),
            Arg::Halves(halves) => number_of(*halves as f64 / 2.0),
            Arg::Name(id) => FluentValue::Custom(Box::new(self.name(id, id))),
            Arg::Side(id, english) => FluentValue::Custom(Box::new(self.name(id, english))),
            Arg::Words(words) => words.as_str().into(),
            other => self.words(other, names).into(),
        }
    }

    fn words(&self, arg: &Arg, names: &dyn Names) -> String {
        match arg {
            Arg::Number(number) => functions::digits(*number as f64),
            Arg::Halves(halves) => functions::digits(*halves as f64 / 2.0),
            Arg::Unit(unit) => names.unit(*unit).unwrap_or_else(|| unit.to_string()),
            Arg::Hex(hex) => names.hex(*hex),
            Arg::Name(id) => self.name(id, id).words,
            Arg::Side(id, english) => self.name(id, english).words,
            Arg::Words(words) => words.clone(),
            Arg::List(items) => {
                let together = units_of(items).and_then(|units| names.units(&units));
                together.unwrap_or_else(|| self.list(items, names))
            }
        }
    }

    /// Returns the name in a message, or these words where no language has it.
    fn name(&self, id: &str, otherwise: &str) -> Name {
        let Some(message) = self.bundle.get_message(id) else {
            return match &self.behind {
                Some(behind) => behind.name(id, otherwise),
                None => Name { words: otherwise.to_owned(), forms: Vec::new() },
            };
        };
        let words = |pattern| self.bundle.format_pattern(pattern, None, &mut Vec::new()).into_owned();
        let forms = message.attributes().map(|form| (form.id().to_owned(), words(form.value()))).collect();
        Name { words: message.value().map(words).unwrap_or_default(), forms }
    }

    /// Returns a list in words, by the messages `list-pair` and `list-middle`: "a, b and c".
    fn list(&self, items: &[Arg], names: &dyn Names) -> String {
        let mut items: Vec<String> = items.iter().map(|item| self.words(item, names)).collect();
        let Some(last) = items.pop() else { return String::new() };
        let joined = |id: &'static str, first: String, second: String| {
            let args = vec![("first", first.into()), ("second", second.into())];
            self.format(&Text::new(id, args), names)
        };
        let first = items.into_iter().reduce(|first, second| joined("list-middle", first, second));
        match first {
            Some(first) => joined("list-pair", first, last),
            None => last,
        }
    }
}

/// Returns the units of a list of nothing else.
fn units_of(items: &[Arg]) -> Option<Vec<ShortId>> {
    let unit = |item: &Arg| match item {
        Arg::Unit(unit) => Some(*unit),
        _ => None,
    };
    items.iter().map(unit).collect()
}

fn number_of<'a>(number: f64) -> FluentValue<'a> {
    FluentValue::Number(FluentNumber::from(number))
}

/// Returns the id of a message, and that of its attribute.
pub(super) fn split(id: &str) -> (&str, Option<&str>) {
    id.split_once('.').map_or((id, None), |(id, attribute)| (id, Some(attribute)))
}
