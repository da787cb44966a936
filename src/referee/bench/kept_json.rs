//! Views, events and messages of a loaded game, as text. A club holds hundreds of games, and values take about ten times the
//! memory of their text.

use serde::{Serialize, de::DeserializeOwned};
use std::marker::PhantomData;

/// A value as its text in JSON.
pub(super) struct KeptJson<T> {
    text: Box<str>,
    of: PhantomData<fn() -> T>,
}

impl<T: Serialize + DeserializeOwned> KeptJson<T> {
    pub(super) fn of(value: &T) -> Self {
        let text = serde_json::to_string(value).unwrap_or_default().into_boxed_str();
        Self { text, of: PhantomData }
    }

    /// Returns the value; none if it has no form in JSON.
    pub(super) fn read(&self) -> Option<T> {
        serde_json::from_str(&self.text).ok()
    }
}

impl<T> PartialEq for KeptJson<T> {
    fn eq(&self, other: &Self) -> bool {
        self.text == other.text
    }
}

impl<T> Clone for KeptJson<T> {
    fn clone(&self) -> Self {
        Self { text: self.text.clone(), of: PhantomData }
    }
}
