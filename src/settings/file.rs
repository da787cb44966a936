//! The settings as a text file.

use super::{GameKeys, Settings};
use crate::engine::{
    data::{DataError, Shown, parse, parse_what_fits},
    orders::keep_beside,
    storage::Disk,
    text::{Text, say, t},
};
use ron::{
    Value,
    ser::{PrettyConfig, to_string_pretty},
};
use std::{
    io,
    path::{Path, PathBuf},
};

const FILE: &str = "settings.ron";

/// Settings that were read.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Read {
    /// The settings; the default ones where the file states nothing else.
    pub settings: Settings,
    /// Notes on the file for the player, a sentence each.
    pub notes: Vec<Text>,
}

impl Read {
    /// Whether the file has contents that could not be read, and would be lost if it were overwritten.
    pub fn is_damaged(&self) -> bool {
        !self.notes.is_empty()
    }
}

/// The path of the file in the system's folder for the user's settings.
pub fn file_of_user() -> Option<PathBuf> {
    Some(directories::ProjectDirs::from("", "", "kessel")?.config_dir().join(FILE))
}

/// Reads settings from a text, with the keys of these games; `file` is its name in errors.
///
/// # Errors
/// Line and column of the first part that does not fit.
pub fn read(file: &str, text: &str, games: &[GameKeys]) -> Result<Read, DataError> {
    parse(file, text).map(|settings| settled(file, text, settings, games))
}

/// Returns the settings without keys of unknown commands, with notes on these.
fn settled(file: &str, text: &str, mut settings: Settings, games: &[GameKeys]) -> Read {
    let strangers = settings.keys.settle(games).into_iter();
    let mut notes: Vec<Text> =
        strangers.map(|word| t!("settings-file-unknown-command", file = file, word = word)).collect();
    if let Ok(Value::Map(entries)) = ron::from_str::<Value>(text) {
        let known = known_entries();
        for (name, _) in entries.iter() {
            let Value::String(name) = name else { continue };
            if !known.contains(name) {
                notes.push(t!("settings-file-unknown-setting", file = file, word = name.as_str()));
            }
        }
    }
    Read { settings: settings.within_bounds(), notes }
}

/// Returns the names of all settings.
fn known_entries() -> Vec<String> {
    let usual = serde_json::to_value(Settings::default()).unwrap_or_default();
    usual.as_object().into_iter().flat_map(|entries| entries.keys().cloned()).collect()
}

/// Reads the settings file; parts that cannot be read have their defaults, and are noted.
pub fn read_file(path: &Path, games: &[GameKeys]) -> Read {
    if !path.exists() {
        return Read::default();
    }
    let file = path.shown();
    match crate::engine::data::read_file(path) {
        Ok(text) => {
            let (settings, faults) = parse_what_fits(&file, &text, &known_entries());
            let wrong = |fault: DataError| t!("settings-file-fault", fault = fault.to_string());
            let mut read = settled(&file, &text, settings, games);
            read.notes.splice(..0, faults.into_iter().map(wrong));
            read
        }
        Err(error) => Read {
            settings: Settings::default(),
            notes: vec![t!("settings-file-unread", fault = error.to_string())],
        },
    }
}

/// Copies the settings file beside itself before it is overwritten, if it has contents that could not be read. Returns
/// the path of the copy.
///
/// # Errors
/// There is no room for a copy.
pub fn keep_damaged(path: &Path, games: &[GameKeys]) -> io::Result<Option<PathBuf>> {
    let is_damaged = read_file(path, games).is_damaged();
    if is_damaged { keep_beside(path).map(Some) } else { Ok(None) }
}

/// Returns the text of a settings file, with the keys of these games.
pub fn written(settings: &Settings, games: &[GameKeys]) -> String {
    let settings = Settings { keys: settings.keys.spelt_out(games), ..settings.clone() };
    let pretty = PrettyConfig::new().indentor("    ".to_owned()).compact_arrays(true);
    let body = to_string_pretty(&settings, pretty).unwrap_or_default();
    format!("{}{body}\n", head())
}

/// Returns the comment at the head of the file.
fn head() -> String {
    say!("settings-file-head").lines().map(|line| format!("// {line}\n")).collect()
}

/// Writes the settings file: under another name first, then renamed. A file with contents that could not be read is
/// copied beside itself.
///
/// # Errors
/// The folder or the file cannot be written.
pub fn write(path: &Path, settings: &Settings, games: &[GameKeys]) -> io::Result<()> {
    keep_damaged(path, games)?;
    Disk::default().write_whole(path, written(settings, games).as_bytes())
}
