//! A line of the feed.

use crate::engine::board::Hex;
use serde::Serialize;
use serde_json::Value;
use std::{borrow::Cow, collections::BTreeMap, fmt};

/// A line of the feed: an event, and its time.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct FeedLine {
    /// Its number in this feed, from 1.
    pub line: u64,
    /// The kind of its event.
    pub kind: &'static str,
    /// The number of orders given in the game, including this one.
    pub orders: usize,
    /// The turn, from 1; 0 before the first.
    pub turn: u8,
    /// The days of the turn; empty before the first.
    pub date: String,
    pub phase: Cow<'static, str>,
    /// The side of the phase; none if both players share it.
    pub side: Option<&'static str>,
    /// The event in a sentence; none for events that are not worth reading.
    pub text: Option<String>,
    /// The data of the event, by its kind.
    pub data: Value,
    /// The names of the places among the hexes in the data.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    pub places: BTreeMap<Hex, String>,
}

impl fmt::Display for FeedLine {
    /// Writes the line, without its end.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&serde_json::to_string(self).map_err(|_| fmt::Error)?)
    }
}
