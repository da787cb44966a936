//! The parts of what a viewer is sent of a game: the whole of it, a step, a takeback, the clocks.

use super::view_change::ViewChange;
use crate::referee::{Hints, clock::Claim, delay::DelayTerms};
use serde::{Deserialize, Serialize};
use serde_json::Value;

/// The clocks of both players, as they were at a moment.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ClockSent {
    /// The milliseconds left to the player of each side, in the order of the sides; below zero after the time is over.
    pub left: [i64; 2],
    /// The words for the sides whose clocks run.
    pub runs: Vec<String>,
    /// The moment, in milliseconds of UNIX time, by the clock of the referee's machine.
    pub at: i64,
    /// Whether both players have agreed to a pause that still lasts.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub paused: bool,
    /// The claim by which the game has ended.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub claimed: Option<Claim>,
}

/// The facts that a viewer needs of a game before its view. Nothing in it is secret, and it has no seed of the dice.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Head {
    /// The id of the kind of game.
    pub kind: String,
    pub scenario: String,
    /// Digests of the data files.
    pub digests: Vec<String>,
    /// The options in force.
    pub options: Value,
    /// The player of each seat: `human`, or the name of a computer player.
    pub players: Vec<String>,
    /// Whether the players' tables may show hints.
    #[serde(default, skip_serializing_if = "Hints::are_allowed")]
    pub hints: Hints,
    /// The delay with which spectators see it.
    #[serde(default, skip_serializing_if = "DelayTerms::is_none")]
    pub delay: DelayTerms,
}

/// A game from the beginning: the whole view.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct WholeGame {
    pub game: String,
    /// The word for the side of the viewer; none for a spectator.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seat: Option<String>,
    /// The number of this viewer's messages until now.
    pub n: u64,
    pub head: Head,
    pub view: Value,
    /// The hash of the view.
    pub hash: String,
    /// The words for the sides that are waited for.
    pub due: Vec<String>,
    /// The last events that this viewer was sent.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub log: Vec<Value>,
    /// The clocks; none in a game without them.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub clock: Option<ClockSent>,
}

/// The change for a viewer by an order.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct StepSent {
    pub n: u64,
    /// The word for the side that gave the order.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub by: Option<String>,
    /// When it was kept, in seconds of UNIX time.
    pub at: i64,
    /// The events, as this viewer is sent them.
    #[serde(default)]
    pub events: Vec<Value>,
    #[serde(flatten)]
    pub change: ViewChange,
    /// The hash of the view after it.
    pub hash: String,
    pub due: Vec<String>,
    /// The clocks after it; none in a game without them.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub clock: Option<ClockSent>,
}

/// The change for a viewer by a takeback.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Back {
    pub n: u64,
    #[serde(flatten)]
    pub change: ViewChange,
    /// The hash of the view after it.
    pub hash: String,
    pub due: Vec<String>,
    /// Whether the other player has agreed to it.
    pub agreed: bool,
    /// The clocks after it; none in a game without them.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub clock: Option<ClockSent>,
}
