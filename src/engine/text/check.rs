//! Faults of a translation: messages that are missing, unknown, stale or have wrong arguments.

use super::{
    built_in,
    languages::ENGLISH,
    messages::{Message, messages_of},
    uses,
};
use std::{
    collections::{BTreeMap, BTreeSet},
    fmt,
};

/// A fault of a file of messages.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Gap {
    pub file: String,
    /// From 1; none for a message that is in no file.
    pub at: Option<(usize, usize)>,
    pub what: GapKind,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum GapKind {
    /// A part that is no message.
    Unreadable(String),
    /// A message that English has.
    Missing(String),
    /// A message that English does not have.
    Unknown(String),
    /// An argument that the program does not give to this message.
    WrongArgument { id: String, argument: String },
    /// The English message has changed since this one was made from it.
    Stale(String),
    /// It is the English text itself, as it was written for the translator.
    Untranslated(String),
}

impl fmt::Display for Gap {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.file)?;
        if let Some((line, column)) = self.at {
            write!(f, ":{line}:{column}")?;
        }
        match &self.what {
            GapKind::Unreadable(sentence) => write!(f, ": {sentence}"),
            GapKind::Missing(id) => write!(f, ": {id} is missing"),
            GapKind::Unknown(id) => write!(f, ": the program has no message {id}"),
            GapKind::WrongArgument { id, argument } => write!(f, ": {id} has no argument ${argument}"),
            GapKind::Untranslated(id) => write!(f, ": {id} is still in English"),
            GapKind::Stale(id) => write!(f, ": {id} was made from an older English text"),
        }
    }
}

/// Returns the English messages by id.
pub fn english() -> BTreeMap<String, Message> {
    let messages = built_in::sources(ENGLISH).flat_map(|source| messages_of(source).0);
    messages.map(|message| (message.id.clone(), message)).collect()
}

/// Returns what the files of a language lack, given by name and text.
pub fn gaps<'a>(files: impl IntoIterator<Item = (&'a str, &'a str)>) -> Vec<Gap> {
    gaps_from(&english(), files)
}

/// Returns what files, given by name and text, lack of these English messages.
pub fn gaps_from<'a>(
    english: &BTreeMap<String, Message>,
    files: impl IntoIterator<Item = (&'a str, &'a str)>,
) -> Vec<Gap> {
    let mut gaps = Vec::new();
    let mut known: BTreeSet<String> = BTreeSet::new();
    let mut last = String::new();
    for (file, source) in files {
        file.clone_into(&mut last);
        let mut gap = |at, what| gaps.push(Gap { file: file.to_owned(), at: Some(at), what });
        let (messages, unreadable) = messages_of(source);
        for part in unreadable {
            gap((part.line, part.column), GapKind::Unreadable(part.sentence));
        }
        for message in messages {
            let at = (message.line, 1);
            match english.get(&message.id) {
                // A name may have forms that English does not need.
                None if message.id.contains('.') && english.contains_key(base(&message.id)) => {}
                None => gap(at, GapKind::Unknown(message.id.clone())),
                Some(original) => {
                    let others = message.variables.difference(&original.variables);
                    for argument in others.filter(|argument| !is_given(&message.id, argument)) {
                        let (id, argument) = (message.id.clone(), argument.clone());
                        gap(at, GapKind::WrongArgument { id, argument });
                    }
                    if !message.made_from.is_empty() && message.made_from != original.text {
                        gap(at, GapKind::Stale(message.id.clone()));
                    } else if message.made_from == message.text {
                        gap(at, GapKind::Untranslated(message.id.clone()));
                    }
                }
            }
            known.insert(message.id);
        }
    }
    let missing = english.keys().filter(|id| !known.contains(*id));
    gaps.extend(missing.map(|id| Gap { file: last.clone(), at: None, what: GapKind::Missing(id.clone()) }));
    gaps
}

/// Whether the program gives this argument, although English does not need it: a number beside its ordinal.
fn is_given(id: &str, argument: &str) -> bool {
    uses().any(|one| one.id == id && one.args.contains(&argument))
}

fn base(id: &str) -> &str {
    id.split('.').next().unwrap_or(id)
}
