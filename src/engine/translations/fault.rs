//! The faults of a translation of a data file.

use super::kinds::english_messages;
use crate::engine::{
    data::{self, Shown, Source},
    text::{Gap, GapKind, gaps_from},
};
use std::path::Path;

/// Returns the faults of a translation of this data file: the texts that are missing, unknown, stale, still in English
/// or cannot be read.
pub fn translation_faults(translation: &Path, file: &Source) -> Vec<String> {
    let (english, text) = match (english_messages(file), data::read_file(translation)) {
        (Ok(english), Ok(text)) => (english, text),
        (Err(fault), _) | (_, Err(fault)) => return vec![fault.to_string()],
    };
    let english = english.into_iter().map(|message| (message.id.clone(), message)).collect();
    let name = translation.shown();
    gaps_from(&english, [(name.as_str(), text.as_str())]).iter().map(|gap| sentence(gap, file)).collect()
}

fn sentence(gap: &Gap, file: &Source) -> String {
    match (&gap.what, gap.at) {
        (GapKind::Unknown(id), Some((line, column))) => {
            format!("{}:{line}:{column}: {} has no text {id}", gap.file, file.name)
        }
        _ => gap.to_string(),
    }
}
