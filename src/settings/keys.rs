//! The key bindings.

use super::{Chord, Command, GameKeys, KeyLayout, OwnCommand};
use crate::engine::text::say;
use bevy::prelude::{ButtonInput, KeyCode};
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::collections::BTreeMap;

/// The key bindings by the names of commands; other commands have their default keys.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct KeyMap(BTreeMap<String, Vec<Chord>>);

impl KeyMap {
    pub fn of(&self, command: Command) -> &[Chord] {
        self.0.get(command.word()).map_or(command.usual_keys(), Vec::as_slice)
    }

    /// Returns the commands of this chord, among those of every game and these of one; more than one if keys are in
    /// conflict.
    pub fn commands(&self, chord: Chord, own: &[OwnCommand]) -> impl Iterator<Item = Command> {
        let all = Command::all().chain(own.iter().copied().map(Command::Own));
        all.filter(move |command| self.of(*command).contains(&chord))
    }

    /// Whether a key of the command is down with exactly its modifiers.
    pub fn is_down(&self, command: Command, keys: &ButtonInput<KeyCode>, layout: &KeyLayout) -> bool {
        let is_down = |chord: &Chord| {
            layout.is_down(chord.key, keys) && Chord::pressed(chord.key, keys) == Some(*chord)
        };
        self.of(command).iter().any(is_down)
    }

    /// Gives a command these keys and no others.
    pub fn set(&mut self, command: Command, chords: Vec<Chord>) {
        if chords == command.usual_keys() {
            self.reset(command);
        } else {
            self.0.insert(command.word().to_owned(), chords);
        }
    }

    /// Gives a command its default keys again.
    pub fn reset(&mut self, command: Command) {
        self.0.remove(command.word());
    }

    /// Returns other commands that share a key with this one. Two games are never played at once: commands of different
    /// games may share a key.
    pub fn conflicts(&self, command: Command, games: &[GameKeys]) -> Vec<(Chord, Command)> {
        let is_of = |game: &GameKeys| match command {
            Command::Own(own) => game.commands.contains(&own),
            _ => true,
        };
        let own: Vec<OwnCommand> =
            games.iter().filter(|game| is_of(game)).flat_map(|game| game.commands).copied().collect();
        let shared = |chord: &Chord| {
            let others = self.commands(*chord, &own).filter(|other| *other != command);
            others.map(|other| (*chord, other)).collect::<Vec<_>>()
        };
        self.of(command).iter().flat_map(shared).collect()
    }

    /// Returns the first key of a command as players read it; empty if it has none.
    pub fn hint(&self, command: Command) -> String {
        self.of(command).first().map_or_else(String::new, |chord| chord.shown())
    }

    /// Returns the keys of a command as players read them.
    pub fn words(&self, command: Command) -> String {
        let names: Vec<String> = self.of(command).iter().map(|chord| chord.shown()).collect();
        if names.is_empty() { say!("key-none") } else { names.join("  ") }
    }

    /// Returns the same, with the keys of every command of these games named.
    pub(super) fn spelt_out(&self, games: &[GameKeys]) -> Self {
        let own = games.iter().flat_map(|game| game.commands).copied().map(Command::Own);
        let named = |command: Command| (command.word().to_owned(), self.of(command).to_vec());
        Self(Command::all().chain(own).map(named).collect())
    }

    /// Keeps only the entries for commands of every game, or of these, with other than the default keys; returns the
    /// names that belong to no command.
    pub(super) fn settle(&mut self, games: &[GameKeys]) -> Vec<String> {
        let own = games.iter().flat_map(|game| game.commands).copied().map(Command::Own);
        let known: Vec<Command> = Command::all().chain(own).collect();
        let written = std::mem::take(&mut self.0);
        let mut strangers = Vec::new();
        for (word, chords) in written {
            match known.iter().find(|command| command.word() == word) {
                Some(command) => self.set(*command, chords),
                None => strangers.push(word),
            }
        }
        strangers
    }
}

/// The whole table is written, so that it can be edited.
impl Serialize for KeyMap {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let common: Vec<&str> = Command::all().map(Command::word).collect();
        let all = Command::all().map(|command| (command.word(), self.of(command)));
        let own = self.0.iter().filter(|(word, _)| !common.contains(&word.as_str()));
        serializer.collect_map(all.chain(own.map(|(word, chords)| (word.as_str(), chords.as_slice()))))
    }
}

/// Unknown names are accepted here: the reader of the file knows the games and reports them.
impl<'de> Deserialize<'de> for KeyMap {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let written = BTreeMap::<String, Vec<Chord>>::deserialize(deserializer)?;
        let renamed = |word: String| Command::named(&word).map_or(word, |command| command.word().to_owned());
        Ok(Self(written.into_iter().map(|(word, chords)| (renamed(word), chords)).collect()))
    }
}
