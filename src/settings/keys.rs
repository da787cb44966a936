//! Which keys do what.

use super::{Chord, Command};
use bevy::prelude::{ButtonInput, KeyCode};
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::collections::BTreeMap;

/// Which keys do what; commands that are not named have their usual keys.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct KeyMap(BTreeMap<Command, Vec<Chord>>);

impl KeyMap {
    /// The keys of a command.
    pub fn of(&self, command: Command) -> &[Chord] {
        self.0.get(&command).map_or(command.usual_keys(), Vec::as_slice)
    }

    /// The commands that this chord gives; more than one where keys are in conflict.
    pub fn commands(&self, chord: Chord) -> impl Iterator<Item = Command> + '_ {
        Command::all().filter(move |command| self.of(*command).contains(&chord))
    }

    /// Whether a key of the command is down.
    pub fn is_down(&self, command: Command, keys: &ButtonInput<KeyCode>) -> bool {
        self.of(command).iter().any(|chord| chord.is_down(keys))
    }

    /// Gives a command these keys and no others.
    pub fn set(&mut self, command: Command, chords: Vec<Chord>) {
        if chords == command.usual_keys() {
            self.0.remove(&command);
        } else {
            self.0.insert(command, chords);
        }
    }

    /// Gives a command its usual keys again.
    pub fn reset(&mut self, command: Command) {
        self.0.remove(&command);
    }

    /// Other commands that share a key with this one.
    pub fn conflicts(&self, command: Command) -> Vec<(Chord, Command)> {
        let shared = |chord: &Chord| {
            let chord = *chord;
            self.commands(chord).filter(move |other| *other != command).map(move |other| (chord, other))
        };
        self.of(command).iter().flat_map(shared).collect()
    }

    /// The first key of a command as words, or nothing if it has none.
    pub fn hint(&self, command: Command) -> String {
        self.of(command).first().map_or_else(String::new, ToString::to_string)
    }

    /// All keys of a command as words.
    pub fn words(&self, command: Command) -> String {
        let names: Vec<String> = self.of(command).iter().map(ToString::to_string).collect();
        if names.is_empty() { "none".to_owned() } else { names.join("  ") }
    }
}

/// The whole table is written, so that it can be edited.
impl Serialize for KeyMap {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(Command::all().map(|command| (command.word(), self.of(command))))
    }
}

/// Names of no command are passed over here; the reader of the file says so.
impl<'de> Deserialize<'de> for KeyMap {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let written = BTreeMap::<String, Vec<Chord>>::deserialize(deserializer)?;
        let mut keys = Self::default();
        for (word, chords) in written {
            if let Some(command) = Command::named(&word) {
                keys.set(command, chords);
            }
        }
        Ok(keys)
    }
}
