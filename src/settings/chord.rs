//! A key with its modifiers, written like "Ctrl+Shift+Z".
//!
//! Keys are named as on an English keyboard. A letter is the letter of the player's own keyboard, every other key a
//! place: [`KeyLayout`](super::KeyLayout) translates, so that a table of keys means the same under every layout.

use crate::engine::text::say;
use bevy::prelude::{ButtonInput, KeyCode};
use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error as _};
use std::{fmt, str::FromStr};

/// A key with its modifiers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Chord {
    pub key: KeyCode,
    /// Whether Control (or the command key of a Mac) is held.
    pub control: bool,
    /// Whether Shift is held.
    pub shift: bool,
    /// Whether Alt is held.
    pub alt: bool,
}

/// Every key that can be bound, and its name in files.
const NAMES: &[(KeyCode, &str)] = &[
    (KeyCode::KeyA, "A"),
    (KeyCode::KeyB, "B"),
    (KeyCode::KeyC, "C"),
    (KeyCode::KeyD, "D"),
    (KeyCode::KeyE, "E"),
    (KeyCode::KeyF, "F"),
    (KeyCode::KeyG, "G"),
    (KeyCode::KeyH, "H"),
    (KeyCode::KeyI, "I"),
    (KeyCode::KeyJ, "J"),
    (KeyCode::KeyK, "K"),
    (KeyCode::KeyL, "L"),
    (KeyCode::KeyM, "M"),
    (KeyCode::KeyN, "N"),
    (KeyCode::KeyO, "O"),
    (KeyCode::KeyP, "P"),
    (KeyCode::KeyQ, "Q"),
    (KeyCode::KeyR, "R"),
    (KeyCode::KeyS, "S"),
    (KeyCode::KeyT, "T"),
    (KeyCode::KeyU, "U"),
    (KeyCode::KeyV, "V"),
    (KeyCode::KeyW, "W"),
    (KeyCode::KeyX, "X"),
    (KeyCode::KeyY, "Y"),
    (KeyCode::KeyZ, "Z"),
    (KeyCode::Digit0, "0"),
    (KeyCode::Digit1, "1"),
    (KeyCode::Digit2, "2"),
    (KeyCode::Digit3, "3"),
    (KeyCode::Digit4, "4"),
    (KeyCode::Digit5, "5"),
    (KeyCode::Digit6, "6"),
    (KeyCode::Digit7, "7"),
    (KeyCode::Digit8, "8"),
    (KeyCode::Digit9, "9"),
    (KeyCode::F1, "F1"),
    (KeyCode::F2, "F2"),
    (KeyCode::F3, "F3"),
    (KeyCode::F4, "F4"),
    (KeyCode::F5, "F5"),
    (KeyCode::F6, "F6"),
    (KeyCode::F7, "F7"),
    (KeyCode::F8, "F8"),
    (KeyCode::F9, "F9"),
    (KeyCode::F10, "F10"),
    (KeyCode::F11, "F11"),
    (KeyCode::F12, "F12"),
    (KeyCode::ArrowUp, "Up"),
    (KeyCode::ArrowDown, "Down"),
    (KeyCode::ArrowLeft, "Left"),
    (KeyCode::ArrowRight, "Right"),
    (KeyCode::Enter, "Enter"),
    (KeyCode::Space, "Space"),
    (KeyCode::Escape, "Esc"),
    (KeyCode::Tab, "Tab"),
    (KeyCode::Backspace, "Backspace"),
    (KeyCode::Delete, "Delete"),
    (KeyCode::Insert, "Insert"),
    (KeyCode::Home, "Home"),
    (KeyCode::End, "End"),
    (KeyCode::PageUp, "PageUp"),
    (KeyCode::PageDown, "PageDown"),
    (KeyCode::Comma, ","),
    (KeyCode::Period, "."),
    (KeyCode::Minus, "-"),
    (KeyCode::Equal, "="),
    (KeyCode::Slash, "/"),
    (KeyCode::Backslash, "\\"),
    (KeyCode::Semicolon, ";"),
    (KeyCode::Quote, "'"),
    (KeyCode::BracketLeft, "["),
    (KeyCode::BracketRight, "]"),
    (KeyCode::Backquote, "`"),
    (KeyCode::Numpad0, "Num0"),
    (KeyCode::Numpad1, "Num1"),
    (KeyCode::Numpad2, "Num2"),
    (KeyCode::Numpad3, "Num3"),
    (KeyCode::Numpad4, "Num4"),
    (KeyCode::Numpad5, "Num5"),
    (KeyCode::Numpad6, "Num6"),
    (KeyCode::Numpad7, "Num7"),
    (KeyCode::Numpad8, "Num8"),
    (KeyCode::Numpad9, "Num9"),
    (KeyCode::NumpadEnter, "NumEnter"),
    (KeyCode::NumpadAdd, "NumPlus"),
    (KeyCode::NumpadSubtract, "NumMinus"),
    (KeyCode::NumpadMultiply, "NumTimes"),
    (KeyCode::NumpadDivide, "NumSlash"),
    (KeyCode::NumpadDecimal, "NumPoint"),
];

/// Control, or the command key of a Mac.
const CONTROL: [KeyCode; 4] =
    [KeyCode::ControlLeft, KeyCode::ControlRight, KeyCode::SuperLeft, KeyCode::SuperRight];
const SHIFT: [KeyCode; 2] = [KeyCode::ShiftLeft, KeyCode::ShiftRight];
const ALT: [KeyCode; 2] = [KeyCode::AltLeft, KeyCode::AltRight];

impl Chord {
    /// Makes a chord of a key alone.
    pub const fn plain(key: KeyCode) -> Self {
        Self { key, control: false, shift: false, alt: false }
    }

    pub const fn control(key: KeyCode) -> Self {
        Self { control: true, ..Self::plain(key) }
    }

    pub const fn shift(key: KeyCode) -> Self {
        Self { shift: true, ..Self::plain(key) }
    }

    /// Returns the chord made by pressing this key now, with these keys held; none for a key that cannot be bound.
    pub fn pressed(key: KeyCode, keys: &ButtonInput<KeyCode>) -> Option<Self> {
        name_of(key)?;
        Some(Self {
            key,
            control: keys.any_pressed(CONTROL),
            shift: keys.any_pressed(SHIFT),
            alt: keys.any_pressed(ALT),
        })
    }
}

/// Returns the name of a key in files.
pub(super) fn name_of(key: KeyCode) -> Option<&'static str> {
    NAMES.iter().find(|(known, _)| *known == key).map(|(_, name)| *name)
}

/// Returns the key with this name.
pub(super) fn key_named(name: &str) -> Option<KeyCode> {
    NAMES.iter().find(|(_, known)| known.eq_ignore_ascii_case(name)).map(|(key, _)| *key)
}

/// As in files, in which the names of keys are the same in every language.
impl fmt::Display for Chord {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (held, name) in [(self.control, "Ctrl+"), (self.shift, "Shift+"), (self.alt, "Alt+")] {
            if held {
                f.write_str(name)?;
            }
        }
        f.write_str(name_of(self.key).unwrap_or("?"))
    }
}

impl FromStr for Chord {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let wrong = || say!("key-unknown", text = text);
        let mut chord = Self::plain(KeyCode::Escape);
        let mut rest = text.trim();
        while let Some((held, more)) = rest.split_once('+').filter(|(_, more)| !more.is_empty()) {
            match held.trim().to_lowercase().as_str() {
                "ctrl" | "control" => chord.control = true,
                "shift" => chord.shift = true,
                "alt" => chord.alt = true,
                _ => return Err(wrong()),
            }
            rest = more.trim();
        }
        chord.key = key_named(rest).ok_or_else(wrong)?;
        Ok(chord)
    }
}

impl Serialize for Chord {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Chord {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        String::deserialize(deserializer)?.parse().map_err(D::Error::custom)
    }
}
