//! Makes refusals: each has its sentence in English, and its message for the language of the reader.

use super::{
    messages::{ErrorCode, RefereeMessage},
    text_sent::TextSent,
};
use crate::engine::{orders::Refusal, text::Text};

impl RefereeMessage {
    /// Returns the refusal of the order or wish with this key.
    pub fn refused(key: &str, refusal: &Refusal) -> Self {
        let Refusal { case, why } = refusal;
        let (key, case, message) = (key.to_owned(), case.clone(), TextSent::of(why));
        Self::Refused { key, case, why: why.to_string(), message }
    }

    /// Returns an error: a message could not be used or kept; with its key if it had one.
    pub fn error(code: ErrorCode, why: impl Into<Text>, key: Option<&str>) -> Self {
        let (why, key) = (why.into(), key.map(str::to_owned));
        Self::Error { code, why: why.to_string(), message: TextSent::of(&why), key }
    }
}
