//! Reads and writes messages. A text is measured before it is parsed: its length and its depth are limited.

use super::{
    messages::{ClientMessage, ErrorCode, RefereeMessage},
    view_change::DEEPEST,
};
use crate::engine::text::{Text, id};
use serde::{Serialize, de::DeserializeOwned};
use std::fmt;
use thiserror::Error;

/// Limit of the bytes of a message to the referee.
pub const LONGEST_FROM_CLIENT: usize = 64 * 1024;

/// Limit of the bytes of a message of the referee: a whole game of the largest scenarios has a tenth of it.
const LONGEST_FROM_REFEREE: usize = 4 * 1024 * 1024;

/// The reason why a text is no message.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub struct WireFault {
    pub code: ErrorCode,
    /// The id of its sentence, which repeats nothing of the text.
    pub why: &'static str,
}

/// The sentence in English.
impl fmt::Display for WireFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.text().fmt(f)
    }
}

impl WireFault {
    /// Returns the message about it to the sender of the text.
    pub fn message(self) -> RefereeMessage {
        RefereeMessage::error(self.code, self.text(), None)
    }

    fn text(self) -> Text {
        Text::new(self.why, Vec::new())
    }
}

/// Reads a message to the referee. One of an unknown kind is [`ClientMessage::Unknown`].
///
/// # Errors
/// It is too long or too deep, or no message.
pub fn read_from_client(text: &str) -> Result<ClientMessage, WireFault> {
    read(text, LONGEST_FROM_CLIENT)
}

/// Reads a message of the referee. One of an unknown kind is [`RefereeMessage::Unknown`].
///
/// # Errors
/// It is too long or too deep, or no message.
pub fn read_from_referee(text: &str) -> Result<RefereeMessage, WireFault> {
    read(text, LONGEST_FROM_REFEREE)
}

/// Returns a message as text; empty if it has no form in JSON, which no message lacks.
pub fn written(message: &impl Serialize) -> String {
    serde_json::to_string(message).unwrap_or_default()
}

fn read<M: DeserializeOwned>(text: &str, longest: usize) -> Result<M, WireFault> {
    if text.len() > longest {
        return Err(WireFault { code: ErrorCode::TooLong, why: id!("online-refusal-too-long") });
    }
    if is_too_deep(text) {
        return Err(WireFault { code: ErrorCode::TooDeep, why: id!("online-refusal-too-deep") });
    }
    let malformed = WireFault { code: ErrorCode::Malformed, why: id!("online-refusal-malformed") };
    serde_json::from_str(text).map_err(|_| malformed)
}

/// Whether brackets are nested too deeply in a text in JSON.
fn is_too_deep(text: &str) -> bool {
    let (mut depth, mut in_string, mut escaped) = (0_usize, false, false);
    for byte in text.bytes() {
        match byte {
            _ if escaped => escaped = false,
            b'\\' if in_string => escaped = true,
            b'"' => in_string = !in_string,
            b'[' | b'{' if !in_string => {
                depth += 1;
                if depth > DEEPEST {
                    return true;
                }
            }
            b']' | b'}' if !in_string => depth = depth.saturating_sub(1),
            _ => {}
        }
    }
    false
}
