//! The letters of the player's keyboard: a shortcut with a letter follows the letter, wherever the key is.

use bevy::{
    input::keyboard::Key,
    platform::collections::HashMap,
    prelude::{ButtonInput, KeyCode, Resource},
};

/// The keys on which other characters are than on an English keyboard, as far as they have been pressed.
///
/// Keys are named as on an English keyboard. On a German one the key that types a *z* is where English has *Y*: it
/// counts as *Z*. A key counts by its place if it types no character of the English alphabet, as all do under a Cyrillic
/// or Greek layout, and if it is no letter on either keyboard: digits stay in their row.
#[derive(Resource, Clone, Debug, Default, PartialEq, Eq)]
pub struct KeyLayout(HashMap<KeyCode, KeyCode>);

impl KeyLayout {
    /// Notes the character of a key that is pressed; returns the key as which it counts.
    pub fn note(&mut self, place: KeyCode, typed: &Key) -> KeyCode {
        let meant = meant(place, typed).unwrap_or(place);
        if meant == place {
            self.0.remove(&place);
        } else {
            self.0.insert(place, meant);
        }
        meant
    }

    /// Returns the key as which the key in a place counts.
    pub fn key_at(&self, place: KeyCode) -> KeyCode {
        self.0.get(&place).copied().unwrap_or(place)
    }

    /// Whether a key that counts as this one is down.
    pub fn is_down(&self, key: KeyCode, keys: &ButtonInput<KeyCode>) -> bool {
        keys.get_pressed().any(|place| self.key_at(*place) == key)
    }
}

/// The key that types this character on an English keyboard, if a letter is meant or missing.
fn meant(place: KeyCode, typed: &Key) -> Option<KeyCode> {
    let Key::Character(text) = typed else { return None };
    let mut characters = text.chars();
    let character = characters.next().filter(|it| it.is_ascii() && characters.next().is_none())?;
    let name = character.to_ascii_uppercase().to_string();
    let key = super::chord::key_named(&name)?;
    (character.is_ascii_alphabetic() || is_letter(place)).then_some(key)
}

/// Whether a letter is in this place of an English keyboard.
fn is_letter(place: KeyCode) -> bool {
    let name = super::chord::name_of(place);
    name.is_some_and(|name| name.len() == 1 && name.chars().all(|it| it.is_ascii_alphabetic()))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn on(place: KeyCode, typed: &str) -> KeyCode {
        KeyLayout::default().note(place, &Key::Character(typed.into()))
    }

    #[test]
    fn letters_follow_the_letter_and_other_keys_their_place() {
        use KeyCode as K;
        for (place, typed, key) in [
            (K::KeyZ, "z", K::KeyZ),
            // German: the Y of an English keyboard types a z.
            (K::KeyY, "z", K::KeyZ),
            (K::KeyY, "Z", K::KeyZ),
            (K::KeyZ, "y", K::KeyY),
            (K::Semicolon, "ö", K::Semicolon),
            // French.
            (K::KeyW, "z", K::KeyZ),
            (K::KeyQ, "a", K::KeyA),
            (K::Semicolon, "m", K::KeyM),
            (K::KeyM, ",", K::Comma),
            (K::Digit1, "&", K::Digit1),
            (K::Digit1, "1", K::Digit1),
            // Russian: no letter of the table is on it.
            (K::KeyZ, "я", K::KeyZ),
        ] {
            assert_eq!(on(place, typed), key, "{place:?} types {typed}");
        }
        assert_eq!(KeyLayout::default().note(K::Enter, &Key::Enter), K::Enter);
    }

    #[test]
    fn a_held_key_counts_by_its_letter() {
        let (mut layout, mut keys) = (KeyLayout::default(), ButtonInput::default());
        layout.note(KeyCode::KeyY, &Key::Character("z".into()));
        keys.press(KeyCode::KeyY);
        assert!(layout.is_down(KeyCode::KeyZ, &keys) && !layout.is_down(KeyCode::KeyY, &keys));
        // The player changes the layout.
        layout.note(KeyCode::KeyY, &Key::Character("y".into()));
        assert_eq!(layout.key_at(KeyCode::KeyY), KeyCode::KeyY);
    }
}
