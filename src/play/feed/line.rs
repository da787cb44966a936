//! A line of the feed.

use crate::engine::board::Hex;
use serde::Serialize;
use serde_json::Value;
use std::{borrow::Cow, collections::BTreeMap, fmt};

/// A line of the feed: an event, and when it was.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct FeedLine {
    /// Its number in this feed, from 1.
    pub line: u64,
    /// What kind of event it tells of.
    pub kind: &'static str,
    /// How many orders have been given in the game, this one included.
    pub orders: usize,
    /// The turn, from 1; 0 before the first.
    pub turn: u8,
    /// The days of the turn; nothing before the first.
    pub date: String,
    pub phase: Cow<'static, str>,
    /// Whose phase it is; none if it is both players'.
    pub side: Option<&'static str>,
    /// The event in a sentence; none for what nobody wants to read.
    pub text: Option<String>,
    /// What the event tells, by its kind.
    pub data: Value,
    /// Names of the places among the hexes of that.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    pub places: BTreeMap<Hex, String>,
}

impl fmt::Display for FeedLine {
    /// The line as it is written, without its end.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&serde_json::to_string(self).map_err(|_| fmt::Error)?)
    }
}
