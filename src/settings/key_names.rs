//! The names of keys as players read them, in the language of the table.

use super::{Chord, chord::name_of};
use crate::engine::text::say;
use bevy::prelude::KeyCode;

impl Chord {
    /// Returns the key with its modifiers as players read it.
    pub fn shown(self) -> String {
        let mut shown = String::new();
        if self.control {
            shown += &say!("key-control");
            shown.push('+');
        }
        if self.shift {
            shown += &say!("key-shift");
            shown.push('+');
        }
        if self.alt {
            shown += &say!("key-alt");
            shown.push('+');
        }
        shown + &name(self.key)
    }
}

fn name(key: KeyCode) -> String {
    match key {
        KeyCode::ArrowUp => say!("key-up"),
        KeyCode::ArrowDown => say!("key-down"),
        KeyCode::ArrowLeft => say!("key-left"),
        KeyCode::ArrowRight => say!("key-right"),
        KeyCode::Enter => say!("key-enter"),
        KeyCode::Space => say!("key-space"),
        KeyCode::Escape => say!("key-escape"),
        KeyCode::Tab => say!("key-tab"),
        KeyCode::Backspace => say!("key-backspace"),
        KeyCode::Delete => say!("key-delete"),
        KeyCode::Insert => say!("key-insert"),
        KeyCode::Home => say!("key-home"),
        KeyCode::End => say!("key-end"),
        KeyCode::PageUp => say!("key-page-up"),
        KeyCode::PageDown => say!("key-page-down"),
        KeyCode::Numpad0 => on_pad('0'),
        KeyCode::Numpad1 => on_pad('1'),
        KeyCode::Numpad2 => on_pad('2'),
        KeyCode::Numpad3 => on_pad('3'),
        KeyCode::Numpad4 => on_pad('4'),
        KeyCode::Numpad5 => on_pad('5'),
        KeyCode::Numpad6 => on_pad('6'),
        KeyCode::Numpad7 => on_pad('7'),
        KeyCode::Numpad8 => on_pad('8'),
        KeyCode::Numpad9 => on_pad('9'),
        KeyCode::NumpadEnter => say!("key-pad-enter"),
        KeyCode::NumpadAdd => say!("key-pad-plus"),
        KeyCode::NumpadSubtract => say!("key-pad-minus"),
        KeyCode::NumpadMultiply => say!("key-pad-times"),
        KeyCode::NumpadDivide => say!("key-pad-slash"),
        KeyCode::NumpadDecimal => say!("key-pad-point"),
        _ => name_of(key).unwrap_or("?").to_owned(),
    }
}

fn on_pad(digit: char) -> String {
    say!("key-pad-digit", digit = digit)
}
